// Smith-Waterman scores of one query against pairs of subjects: the tiled family.
//
//   E(i,j) = max(E(i,j-1), H(i,j-1) - open) - extend
//   F(i,j) = max(F(i-1,j), H(i-1,j) - open) - extend
//   H(i,j) = max(0, E(i,j), F(i,j), H(i-1,j-1) + score(query i, subject j)),   score = max H
//
// Who computes what. The query's rows are cut into passes of GROUP * ROWS. A group of GROUP neighbouring threads aligns
// the two subjects of a pair, one in each 16-bit lane (WIDE: one subject). Thread k of a group keeps ROWS rows in registers
// and runs along the subjects two columns a step, one step behind thread k - 1, from which it gets the row above by
// shuffle. Between passes the last row goes through global memory. A block has 256 threads, a grid as many blocks as the
// pairs need; blocks share nothing.
//
// Scores are looked up in shared memory, one byte each, as an image that the host lays out for each pass:
// image[pass][GROUP / 8 or 1][chunk of 16 rows][letter][slot of 8] of 16 bytes. The eight threads that one phase of a
// 128-bit load serves have the eight slots, so no letters, whatever they are, meet in a bank.
//
// Buffers
//   words[...] uint2, C order: for pair p, words[first_word[p] + t] holds the columns 2t and 2t + 1: letter * 128 as 16-bit
//       numbers, (subject a, subject b) in x and the same of the next column in y. At least 32 words of padding
//       (letter LETTERS - 1) stand before the first pair and after each.
//   first_word[pairs] int64, steps[pairs] int32: half the longer subject's length, rounded up
//   image: see above, uint4, all passes of it; a launch does pass_begin .. pass_end of them
//   boundary[...] uint4: one a word of the launch's pairs (two columns' H and F of a pass's last row); one pass needs none
//   best[pairs] u32: in where pass_begin > 0, out: the maximum of H in the form's representation, a lane a subject
//   WIDE: items[n] int32, pair * 2 + which of its subjects; best[n]
//
// Exact while no lane exceeds the form's limit (kernels/registry.py); the host recomputes pairs that come within reach of it.
// GROUP, ROWS, FORM and LETTERS are set by the host.
#include "arithmetic.cuh"

constexpr int THREADS = 256;
constexpr int CHUNKS = (ROWS + 15) / 16;
constexpr int SLOTS = 8;
constexpr int BANKS = GROUP > SLOTS ? GROUP / SLOTS : 1;
constexpr int IMAGE = BANKS * CHUNKS * LETTERS * SLOTS;
constexpr u32 ALL = 0xffffffffu;

static_assert(GROUP >= 1 && GROUP <= 32 && (GROUP & (GROUP - 1)) == 0, "a group is a part of a warp");
static_assert(ROWS >= 4 && ROWS <= 48, "rows live in registers");
static_assert(LETTERS * SLOTS * 16 <= 65536, "a letter's offset has 16 bits");
static_assert(IMAGE * 16 <= 48 * 1024, "the image is static shared memory");

__device__ __forceinline__ uint4 load_scores(u32 address, int chunk)
{
    uint4 v;
    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4];"
                 : "=r"(v.x), "=r"(v.y), "=r"(v.z), "=r"(v.w)
                 : "r"(address + chunk * LETTERS * SLOTS * 16));
    return v;
}

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

// Four rows of two columns: the scores of row 4Q + K of a chunk are byte K of word Q.
#define ROW(R, A0, B0, A1, B1, K)                                                       \
    if constexpr ((R) < ROWS) {                                                         \
        const u32 kept_before = kept[R];                                                \
        const u32 h0 = cell(diagonal0, score_of<K>(A0, B0), e[R], kept[R], f0, costs);  \
        const u32 between = kept[R];                                                    \
        const u32 h1 = cell(diagonal1, score_of<K>(A1, B1), e[R], kept[R], f1, costs);  \
        diagonal0 = kept_before;                                                        \
        diagonal1 = between;                                                            \
        best = best_of(best, h0, h1);                                                   \
    }
#define FOUR_ROWS(R, W)                  \
    ROW((R) + 0, a0.W, b0.W, a1.W, b1.W, 0) \
    ROW((R) + 1, a0.W, b0.W, a1.W, b1.W, 1) \
    ROW((R) + 2, a0.W, b0.W, a1.W, b1.W, 2) \
    ROW((R) + 3, a0.W, b0.W, a1.W, b1.W, 3)
#if FORM == WIDE
#define LOAD_SECOND(v, address, C) const uint4 v = make_uint4(0, 0, 0, 0);
#else
#define LOAD_SECOND(v, address, C) const uint4 v = load_scores(address, C);
#endif
#define CHUNK(C)                                                                            \
    if constexpr ((C) < CHUNKS) {                                                           \
        const uint4 a0 = load_scores(at_a0, C);                                             \
        LOAD_SECOND(b0, at_b0, C)                                                           \
        const uint4 a1 = load_scores(at_a1, C);                                             \
        LOAD_SECOND(b1, at_b1, C)                                                           \
        if ((C) == CHUNKS - 1) load_if(reads && t + 1 < n, incoming, rows_out + t + 1);     \
        FOUR_ROWS(16 * (C) + 0, x)                                                          \
        FOUR_ROWS(16 * (C) + 4, y)                                                          \
        FOUR_ROWS(16 * (C) + 8, z)                                                          \
        FOUR_ROWS(16 * (C) + 12, w)                                                         \
    }

extern "C" __global__ void __launch_bounds__(THREADS, 2)
tiled(const uint2* __restrict__ words, const long long* __restrict__ first_word, const int* __restrict__ steps,
      const int* __restrict__ items, int begin, int end, const uint4* __restrict__ image, int pass_begin, int pass_end,
      int passes, Costs costs, uint4* boundary, long long stride, u32* best_out)
{
    __shared__ __align__(1024) uint4 scores[IMAGE];
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
    uint4* const rows_out = boundary + (first_word[pair] - first_word[begin]);
#endif
    const int n = live ? steps[pair] : 0;
    const uint2* const letters = words + first_word[pair] - k;
    const bool leads = k == 0;
    const bool ends = k == GROUP - 1;
    const u32 slot = (u32)__cvta_generic_to_shared(scores) +
                     (threadIdx.x % SLOTS + k / SLOTS * CHUNKS * LETTERS * SLOTS) * 16;
    int last = n + GROUP - 1;
    for (int offset = 16; offset; offset >>= 1) last = max(last, __shfl_xor_sync(ALL, last, offset));
    u32 best = pass_begin && live ? best_out[index] : costs.zero;

    for (int pass = pass_begin; pass < pass_end; ++pass) {
        __syncthreads();
        for (int i = threadIdx.x; i < IMAGE; i += THREADS) scores[i] = image[(long long)pass * IMAGE + i];
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

#if FORM == WIDE
            const u32 at_a0 = slot + (now.x >> shift & 0xffffu), at_a1 = slot + (now.y >> shift & 0xffffu);
#else
            const u32 at_a0 = slot + (now.x & 0xffffu), at_b0 = slot + (now.x >> 16);
            const u32 at_a1 = slot + (now.y & 0xffffu), at_b1 = slot + (now.y >> 16);
#endif
            u32 diagonal0 = corner, diagonal1 = top.x, f0 = top.z, f1 = top.w;
            corner = top.y;
            CHUNK(0)
            CHUNK(1)
            CHUNK(2)
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
