// Smith-Waterman scores of one short query against subjects, two or four to a thread: what Huang, Wu, Lai, Li 2015 name as
// future work, their column of tiles in shared memory with the lanes of CUDASW++ 3.0.
//
// As kernels/short_query.cu, whose buffers and profile it has, but for what follows. Lane s of a thread's registers has the
// subject of the same thread of group SUBJECTS * unit + s: a warp takes SUBJECTS groups of 32, which stand next to each other, the
// longest first. Where a subject has ended, its lane goes on with padding.
//
//   SUBJECTS 2   16-bit lanes and the recurrence of kernels/arithmetic.cuh, FORM as there: folded, or any matrix and gap costs
//   SUBJECTS 4   bytes and the recurrence of kernels/byte_lanes.cuh, LANES as there: the profile's scores are biased
//
// A row of a thread takes two words of shared memory, what the row keeps of H and its E, so that a subject of two has as many
// bytes as in short_query.cu, and one of four half of them.
//
// Exact up to `limit`, above which a score is -1. A lane that leaves its range was above `limit` one diagonal before.
//   shared: uint4[warps][4 * steps][32], what two rows of a thread keep, and their E

#include "draw.cuh"
#if SUBJECTS == 2
#include "arithmetic.cuh"
#else
#include "byte_lanes.cuh"
#endif

constexpr int WARP = 32;
constexpr int BEYOND = -1;
constexpr int COLUMNS = 4;
constexpr u32 PADDING = PAD * 0x01010101u;

#if SUBJECTS == 2
typedef u32 Flow;
__device__ __forceinline__ Flow unpacked(u32 lanes) { return lanes; }
__device__ __forceinline__ u32 packed(Flow lanes) { return lanes; }
__device__ __forceinline__ int score_in(u32 best, int lane, const Costs& costs)
{
    return (int)(best >> 16 * lane & 0xffff) - (int)(costs.zero & 0xffff);
}
// Scores of a tile's column: of each subject, four rows.
struct Scores {
    u32 a, b;
};
__device__ __forceinline__ Scores scores_of(const u32 (&of)[SUBJECTS]) { return {of[0], of[1]}; }
template <int ROW>
__device__ __forceinline__ Flow next_cell(u32 diagonal, const Scores& scores, u32& e, u32& kept, Flow& f, const Costs& costs)
{
    return cell<ROW % 2 == 0>(sum_of(diagonal, score_of<ROW>(scores.a, scores.b)), e, kept, f, costs);
}
#else
__device__ __forceinline__ int score_in(u32 best, int lane, const Costs& costs) { return score_of(best, lane, costs); }
// Scores of a tile's column: two rows of the subjects 3 and 1, and of 2 and 0, as kernels/quad_lane.cu has them.
struct Scores {
    u32 odd[2], even[2];
};
__device__ __forceinline__ Scores scores_of(const u32 (&of)[SUBJECTS])
{
    return {{__byte_perm(of[1], of[3], 0x4501), __byte_perm(of[1], of[3], 0x6723)},
            {__byte_perm(of[0], of[2], 0x4501), __byte_perm(of[0], of[2], 0x6723)}};
}
template <int ROW>
__device__ __forceinline__ Flow next_cell(u32 diagonal, const Scores& scores, u32& e, u32& kept, Flow& f, const Costs& costs)
{
    return cell(diagonal, ROW % 2, scores.odd[ROW / 2], scores.even[ROW / 2], e, kept, f, costs);
}
#endif

// What goes down the four columns: H as rows keep it, and F; and H of the column to the left.
struct Columns {
    u32 above[COLUMNS], corner;
    Flow f[COLUMNS];
};

// A row of a tile.
template <int ROW>
__device__ __forceinline__ void row_of(const Scores (&scores)[COLUMNS], u32& kept, u32& e, Columns& columns, Flow& best,
                                       const Costs& costs)
{
    u32 diagonal = columns.corner;
    columns.corner = kept;
    Flow h[COLUMNS];
#pragma unroll
    for (int c = 0; c < COLUMNS; ++c) {
        const u32 next = columns.above[c];
        h[c] = next_cell<ROW>(diagonal, scores[c], e, kept, columns.f[c], costs);
        columns.above[c] = kept;
        diagonal = next;
    }
    best = best_of(best, h[0], h[1]);
    best = best_of(best, h[2], h[3]);
}

// A tile of 4 x 4 cells of every lane.
__device__ __forceinline__ void tile(const u32 (&words)[COLUMNS][SUBJECTS], uint4* rows, Columns& columns, Flow& best,
                                     const Costs& costs)
{
    Scores scores[COLUMNS];
#pragma unroll
    for (int c = 0; c < COLUMNS; ++c) scores[c] = scores_of(words[c]);
    uint4 upper = rows[0], lower = rows[WARP];
    row_of<0>(scores, upper.x, upper.y, columns, best, costs);
    row_of<1>(scores, upper.z, upper.w, columns, best, costs);
    row_of<2>(scores, lower.x, lower.y, columns, best, costs);
    row_of<3>(scores, lower.z, lower.w, columns, best, costs);
    rows[0] = upper;
    rows[WARP] = lower;
}

extern "C" __global__ void __launch_bounds__(512, 1)
short_query_lanes(const u32* __restrict__ words, const long long* __restrict__ first_word, const int* __restrict__ quads, int n,
                  int group_begin, int group_end, const uint2* __restrict__ profile, int steps, Costs costs, int limit,
                  int* __restrict__ scores, u32* counter, u32 ticket)
{
    extern __shared__ uint4 column[];
    const int lane = threadIdx.x % WARP;
    const int warp = threadIdx.x / WARP;
    uint4* const mine = column + warp * 4 * steps * WARP + lane;

    int unit = blockIdx.x * (blockDim.x / WARP) + warp;
    if (counter) unit = (int)(draw(counter, 1) - ticket);
    while (group_begin + SUBJECTS * unit < group_end) {
        const int group = group_begin + SUBJECTS * unit;
        const u32* next[SUBJECTS];
        int length[SUBJECTS];
        u32 ahead[SUBJECTS];
#pragma unroll
        for (int s = 0; s < SUBJECTS; ++s) {
            const bool there = group + s < group_end;
            next[s] = words + (there ? first_word[group + s] : 0) + lane;
            length[s] = there ? quads[WARP * (group + s) + lane] : 0;
            ahead[s] = length[s] > 0 ? __ldg(next[s]) : PADDING;
        }
        const u32 none = SUBJECTS == 2 ? costs.start : costs.zero;  // an E from no gap
        for (int t = 0; t < 4 * steps; ++t) mine[t * WARP] = make_uint4(costs.start, none, costs.start, none);
        Flow best = unpacked(costs.zero);
        for (int q = 0; q < length[0]; ++q) {  // the longest
            const uint2* at[COLUMNS][SUBJECTS];
            uint2 coming[COLUMNS][SUBJECTS];  // scores of the next step
#pragma unroll
            for (int s = 0; s < SUBJECTS; ++s) {
                const u32 codes = ahead[s];
                next[s] += WARP;
                ahead[s] = q + 1 < length[s] ? __ldg(next[s]) : PADDING;
#pragma unroll
                for (int c = 0; c < COLUMNS; ++c) {
                    at[c][s] = profile + (codes >> 8 * c & 0xff);
                    coming[c][s] = __ldg(at[c][s]);
                }
            }
            Columns columns;
            columns.corner = costs.start;
#pragma unroll
            for (int c = 0; c < COLUMNS; ++c) {
                columns.above[c] = costs.start;
                columns.f[c] = unpacked(costs.zero);
            }
            uint4* rows = mine;
#pragma unroll 1
            for (int step = 0; step < steps; ++step, rows += 4 * WARP) {
                u32 upper[COLUMNS][SUBJECTS], lower[COLUMNS][SUBJECTS];
#pragma unroll
                for (int c = 0; c < COLUMNS; ++c)
#pragma unroll
                    for (int s = 0; s < SUBJECTS; ++s) {
                        upper[c][s] = coming[c][s].x;
                        lower[c][s] = coming[c][s].y;
                        at[c][s] += WARP;
                        coming[c][s] = __ldg(at[c][s]);
                    }
                tile(upper, rows, columns, best, costs);
                tile(lower, rows + 2 * WARP, columns, best, costs);
            }
        }
        const u32 maxima = packed(best);
#pragma unroll
        for (int s = 0; s < SUBJECTS; ++s) {
            const int subject = n - 1 - (WARP * (group + s) + lane), score = score_in(maxima, s, costs);
            if (group + s < group_end && subject >= 0) scores[subject] = score > limit ? BEYOND : score;
        }
        if (!counter) break;
        unit = (int)(draw(counter, 1) - ticket);
    }
}
