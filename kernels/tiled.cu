// Smith-Waterman scores of queries against pairs of subjects: the tiled family.
//
//   E(i,j) = max(E(i,j-1), H(i,j-1) - open) - extend
//   F(i,j) = max(F(i-1,j), H(i-1,j) - open) - extend
//   H(i,j) = max(0, E(i,j), F(i,j), H(i-1,j-1) + score(query i, subject j)),   score = max H
//
// Who computes what. A block has a query and a range of pairs of subjects, and goes over the pairs once for every
// GROUP * ROWS rows of the query: a pass. A group of GROUP neighbouring threads aligns the two subjects of a pair, one in
// each 16-bit lane (WIDE: one subject). Thread k of a group keeps ROWS rows in registers and runs along the subjects two
// columns a step, one step behind thread k - 1, from which it gets the row above by shuffle. Between passes the last row
// goes through global memory. Blocks share nothing, and those of a launch may have any queries.
//
// How scores are looked up in shared memory: pair_table.cuh (PAIRS) or byte_image.cuh, which also say how a block lays them
// out there, from the query's profile.
//
// Buffers
//   blocks[grid], sources[...]: what each block computes, and of which query and chunk (docs/decisions/031)
//   words[...] uint2, C order: for pair p, words[first_word[p] + t] holds the columns 2t and 2t + 1: letter * 16 as 16-bit
//       numbers, (subject a, subject b) in x and the same of the next column in y. At least 32 words of padding
//       (letter LETTERS - 1) stand before the first pair and after each.
//   first_word[pairs] int64, steps[pairs] int32: half the longer subject's length, rounded up
//   profile[LETTERS][stride] int8: score (folded: + first) of each letter with the query's rows, and the value of rows and
//       letters that are padding; stride is a multiple of 4
//   boundary[...] uint4: one a word of a block's pairs (two columns' H and F of a pass's last row); one pass needs none
//   best[...] u32: in where pass_begin > 0, out: the maximum of H in the form's representation, a lane a subject
//   WIDE: items[n] int32, pair * 2 + which of its subjects; null: each subject of the range. best[n]
//
// Exact while no lane exceeds the form's limit (kernels/tiled.py); the host recomputes pairs that come within reach of it.
// GROUP, ROWS, FORM, PAIRS, DOTS, THREADS and LETTERS are set by the host.
#include "arithmetic.cuh"
#if PAIRS
#include "pair_table.cuh"
#else
#include "byte_image.cuh"
#endif

constexpr u32 ALL = 0xffffffffu;

static_assert(GROUP >= 1 && GROUP <= 32 && (GROUP & (GROUP - 1)) == 0, "a group is a part of a warp");
static_assert(ROWS >= 4 && ROWS <= 48, "rows live in registers");

// Loads and stores that only some threads of a group do, without a branch.
#ifdef CUDA_ON_CPU
__device__ __forceinline__ void load_if(bool wanted, uint4& v, const uint4* address)
{
    if (wanted) v = *address;
}
__device__ __forceinline__ void store_if(bool wanted, const uint4& v, uint4* address)
{
    if (wanted) *address = v;
}
#else
__device__ __forceinline__ void load_if(bool wanted, uint4& v, const uint4* address)
{
    asm volatile("{ .reg .pred p; setp.ne.s32 p, %5, 0; @p ld.global.L2::128B.v4.u32 {%0, %1, %2, %3}, [%4]; }"
                 : "+r"(v.x), "+r"(v.y), "+r"(v.z), "+r"(v.w)
                 : "l"(address), "r"((int)wanted)
                 : "memory");
}

__device__ __forceinline__ void store_if(bool wanted, const uint4& v, uint4* address)
{
    asm volatile("{ .reg .pred p; setp.ne.s32 p, %5, 0; @p st.global.v4.u32 [%4], {%0, %1, %2, %3}; }"
                 :
                 : "r"(v.x), "r"(v.y), "r"(v.z), "r"(v.w), "l"(address), "r"((int)wanted)
                 : "memory");
}
#endif

// Row R of two columns, whose sums of diagonal and score are expressions of diagonal0 and diagonal1.
#define ROW(R, SUM0, SUM1)                                                  \
    if constexpr ((R) < ROWS) {                                             \
        const u32 kept_before = kept[R];                                    \
        const u32 h0 = cell<(R) % 2 == 0>(SUM0, e[R], kept[R], f0, costs);  \
        const u32 between = kept[R];                                        \
        const u32 h1 = cell<(R) % 2 == 0>(SUM1, e[R], kept[R], f1, costs);  \
        diagonal0 = kept_before;                                            \
        diagonal1 = between;                                                \
        best = best_of(best, h0, h1);                                       \
    }
// The load of the next boundary stands behind the last lookup: docs/decisions/010-tiled-kernel.md.
#if PAIRS  // the same address; written as the other, it costs the one a spilled register and the other some moves
#define AFTER_LAST_LOOKUP load_if(reads && t + 1 < stop, incoming, boundary + (row + t + 1));
#else
#define AFTER_LAST_LOOKUP load_if(reads && t + 1 < stop, incoming, boundary + (row + t) + 1);
#endif

// Both structs are laid out by kernels/tiled.py. Their members are read anew wherever they are needed: registers that
// outlived the inner loop would be spilled there.
struct Source {
    const uint2* words;
    const long long* first_word;
    const int* steps;
    const int* items;
    const u32* profile;
    int rows;    // of the query
    int stride;  // bytes of a letter's row in the profile
};
struct Block {
    int source;
    int begin, end;  // pairs; WIDE: places in items, or subjects in flat order
    int best;        // where the maximum of `begin` is in best_out
    int boundary;    // where the block's boundary begins
    int stride;      // WIDE: words of a subject's boundary
};

// The value, in a register from here on: the compilers of CUDA 13.0 would else compute it anew in every step.
__device__ __forceinline__ u32 kept_in_register(u32 value)
{
#ifndef CUDA_ON_CPU
    asm volatile("mov.u32 %0, %0;" : "+r"(value));
#endif
    return value;
}

template <class T>
__device__ __forceinline__ T fresh(const T& value)
{
    return *const_cast<const volatile T*>(&value);
}

extern "C" __global__ void __launch_bounds__(THREADS, 512 / THREADS)
tiled(const Block* __restrict__ blocks, const Source* __restrict__ sources, int pass_begin, int pass_end, Costs costs,
      uint4* boundary, u32* best_out)
{
    const int k = threadIdx.x % GROUP;
    const bool leads = k == 0;
    const bool ends = k == GROUP - 1;
    const u32 base = kept_in_register(base_of(k));

    for (int pass = pass_begin; pass < pass_end; ++pass) {
        const Block* const block = blocks + blockIdx.x;
        const Source* const source = sources + fresh(block->source);
        const int rows_left = fresh(source->rows) - pass * (GROUP * ROWS);
        if (rows_left <= 0) break;
        __syncthreads();
        fill(fresh(source->profile), fresh(source->stride), pass * (GROUP * ROWS), rows_left);
        __syncthreads();
        const bool reads = leads && pass > 0;
        const bool writes = ends && rows_left > GROUP * ROWS;

        const int index = fresh(block->begin) + (int)threadIdx.x / GROUP;
        const bool live = index < fresh(block->end);
#if FORM == WIDE
        const int* const items = fresh(source->items);
        const int item = !live ? 0 : items ? items[index] : index;
        const int pair = item >> 1;
        const int shift = (item & 1) * 16;
#else
        const int pair = live ? index : fresh(block->begin);
        const int shift = 0;
#endif
        const long long* const first_word = fresh(source->first_word);
        const long long first = first_word[pair];
#if FORM == WIDE
        const u32 row = fresh(block->boundary) + (live ? (index - fresh(block->begin)) * fresh(block->stride) : 0);
#else
        const u32 row = fresh(block->boundary) + (u32)(first - first_word[fresh(block->begin)]);
#endif
        const int n = live ? fresh(source->steps)[pair] : 0;
        const int stop = n + k;  // a thread's last step is the one before; it is k steps behind the first thread
        int last = n + GROUP - 1;
        for (int offset = 16; offset; offset >>= 1) last = max(last, __shfl_xor_sync(ALL, last, offset));
        u32 best = costs.zero;

        u32 kept[ROWS], e[ROWS];
#pragma unroll
        for (int r = 0; r < ROWS; ++r) kept[r] = e[r] = costs.start;
        const uint4 nothing = make_uint4(costs.start, costs.start, costs.zero, costs.zero);
        uint4 above = nothing;    // what the next thread needs of this one: kept and F of the last row, two columns
        uint4 incoming = nothing;  // the leader's: the same of the pass before
        load_if(reads && n > 0, incoming, boundary + row);
        u32 corner = costs.start;
        const uint2* next = fresh(source->words) + first - k;
        uint2 ahead = __ldg(next);

#pragma unroll 1
        for (int t = 0; t < last; ++t) {
            uint4 top = incoming;  // of a leader; a group of one has no other threads
#if GROUP > 1
            top.x = __shfl_up_sync(ALL, above.x, 1);
            top.y = __shfl_up_sync(ALL, above.y, 1);
            top.z = __shfl_up_sync(ALL, above.z, 1);
            top.w = __shfl_up_sync(ALL, above.w, 1);
            if (leads) top = incoming;
#endif
            const uint2 now = ahead;
            next += t < stop;  // past the end every thread stays on the padding
            ahead = __ldg(next);

            const Columns at = columns_of(now, base, shift);
            u32 diagonal0 = corner, diagonal1 = top.x, f0 = top.z, f1 = top.w;
            corner = top.y;
            CHUNK(0)
            CHUNK(1)
            CHUNK(2)
            CHUNK(3)
            CHUNK(4)
            above = make_uint4(diagonal1, kept[ROWS - 1], f0, f1);
            store_if(writes && t >= GROUP - 1 && t < stop, above, boundary + (row + t) - (GROUP - 1));
        }
#pragma unroll
        for (int offset = 1; offset < GROUP; offset <<= 1)
            best = best_of(best, best, __shfl_xor_sync(ALL, best, offset));
        const int unit = fresh(block->begin) + (int)threadIdx.x / GROUP;
        if (leads && unit < fresh(block->end)) {
            u32* const out = best_out + fresh(block->best) + (unit - fresh(block->begin));
            *out = pass ? best_of(best, best, *out) : best;
        }
    }
}
