// Smith-Waterman scores of one query against pairs of subjects: the tiled family.
//
//   E(i,j) = max(E(i,j-1), H(i,j-1) - open) - extend
//   F(i,j) = max(F(i-1,j), H(i-1,j) - open) - extend
//   H(i,j) = max(0, E(i,j), F(i,j), H(i-1,j-1) + score(query i, subject j)),   score = max H
//
// Who computes what. The query's rows are cut into passes of GROUP * ROWS. A group of GROUP neighbouring threads aligns
// the two subjects of a pair, one in each 16-bit lane (WIDE: one subject). Thread k of a group keeps ROWS rows in registers
// and runs along the subjects two columns a step, one step behind thread k - 1, from which it gets the row above by
// shuffle. Between passes the last row goes through global memory. A grid has as many blocks as the pairs need; blocks
// share nothing.
//
// How scores are looked up in shared memory, and so what `image` is: pair_table.cuh (PAIRS) or byte_image.cuh.
//
// Buffers
//   words[...] uint2, C order: for pair p, words[first_word[p] + t] holds the columns 2t and 2t + 1: letter * 16 as 16-bit
//       numbers, (subject a, subject b) in x and the same of the next column in y. At least 32 words of padding
//       (letter LETTERS - 1) stand before the first pair and after each.
//   first_word[pairs] int64, steps[pairs] int32: half the longer subject's length, rounded up
//   image: all passes of it; a launch does pass_begin .. pass_end of them
//   boundary[...] uint4: one a word of the launch's pairs (two columns' H and F of a pass's last row); one pass needs none
//   best[pairs] u32: in where pass_begin > 0, out: the maximum of H in the form's representation, a lane a subject
//   WIDE: items[n] int32, pair * 2 + which of its subjects; best[n]
//
// Exact while no lane exceeds the form's limit (kernels/registry.py); the host recomputes pairs that come within reach of it.
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
#define AFTER_LAST_LOOKUP load_if(reads && t + 1 < n, incoming, rows_out + t + 1);

extern "C" __global__ void __launch_bounds__(THREADS, 512 / THREADS)
tiled(const uint2* __restrict__ words, const long long* __restrict__ first_word, const int* __restrict__ steps,
      const int* __restrict__ items, int begin, int end, const uint4* __restrict__ image, int pass_begin, int pass_end,
      int passes, Costs costs, uint4* boundary, long long stride, u32* best_out)
{
    const int k = threadIdx.x % GROUP;
    const int index = begin + (blockIdx.x * THREADS + threadIdx.x) / GROUP;
    const bool live = index < end;
#if FORM == WIDE
    const int item = live ? items[index] : 0;
    const int pair = item >> 1;
    const int shift = (item & 1) * 16;
    uint4* const rows_out = boundary + (live ? (long long)(index - begin) * stride : 0);
#else
    const int pair = live ? index : begin;
    const int shift = 0;
    uint4* const rows_out = boundary + (first_word[pair] - first_word[begin]);
#endif
    const int n = live ? steps[pair] : 0;
    const uint2* const letters = words + first_word[pair] - k;
    const bool leads = k == 0;
    const bool ends = k == GROUP - 1;
    const u32 base = base_of(k);
    int last = n + GROUP - 1;
    for (int offset = 16; offset; offset >>= 1) last = max(last, __shfl_xor_sync(ALL, last, offset));
    u32 best = pass_begin && live ? best_out[index] : costs.zero;

    for (int pass = pass_begin; pass < pass_end; ++pass) {
        __syncthreads();
        fill(image, pass);
        __syncthreads();

        u32 kept[ROWS], e[ROWS];
#pragma unroll
        for (int r = 0; r < ROWS; ++r) kept[r] = e[r] = costs.start;
        const bool reads = leads && pass > 0;
        const bool writes = ends && pass + 1 < passes;
        const uint4 nothing = make_uint4(costs.start, costs.start, costs.zero, costs.zero);
        uint4 above = nothing;    // what the next thread needs of this one: kept and F of the last row, two columns
        uint4 incoming = nothing;  // the leader's: the same of the pass before
        load_if(reads && n > 0, incoming, rows_out);
        u32 corner = costs.start;
        const uint2* next = letters;
        uint2 ahead = __ldg(next);

#pragma unroll 1
        for (int t = 0; t < last; ++t) {
            uint4 top;
            top.x = __shfl_up_sync(ALL, above.x, 1);
            top.y = __shfl_up_sync(ALL, above.y, 1);
            top.z = __shfl_up_sync(ALL, above.z, 1);
            top.w = __shfl_up_sync(ALL, above.w, 1);
            if (leads) top = incoming;
            const uint2 now = ahead;
            if (t < n + k) ++next;  // past the end every thread stays on the padding
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
            const int done = t - (GROUP - 1);
            store_if(writes && done >= 0 && done < n, above, rows_out + done);
        }
    }
#pragma unroll
    for (int offset = 1; offset < GROUP; offset <<= 1)
        best = best_of(best, best, __shfl_xor_sync(ALL, best, offset));
    if (live && k == 0) best_out[index] = best;
}
