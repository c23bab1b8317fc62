// Smith-Waterman scores of one query against subjects, a vector of threads each: the basic vectorized algorithm of
// CUDASW++ 2.0 (Liu, Schmidt, Maskell 2010, "Basic vectorized Smith-Waterman algorithm using CUDA"), which is Farrar's of 2007.
//
//   E(i,j) = max(E(i,j-1), H(i,j-1) - open) - extend
//   F(i,j) = max(F(i-1,j), H(i-1,j) - open) - extend
//   H(i,j) = max(0, E(i,j), F(i,j), H(i-1,j-1) + score(query i, subject j)),   score = max H
//
// Who computes what. VECTOR neighbouring threads of a warp are the lanes of a SIMD vector, which aligns one subject, column by
// column. Lane v has the query's rows v * rows .. v * rows + rows - 1: the striped profile, so that step r of a column is row
// r of every lane, and what a step reads and writes lies side by side. H and E of a column are in global memory.
//
// A column. The inner loop goes down the lanes' rows as if no F came in from the lane above. The lazy-F loop then hands the
// F that left each lane to the lane below and goes down again, until a vote of the warp finds none that could matter: one
// above 0 and above H - open. An F that is not above H - open leaves the row below with no more than H - open - extend,
// which the inner loop brought there. How often this goes round depends on the gap costs, and so does the speed.
// E opens from the H that the inner loop found. An H that the lazy-F loop raises ends in a gap along the query, and a gap
// along the subject that follows it scores no more than the same two gaps the other way round: no H depends on it.
// E is cut off at 0: an E below cannot reach H, nor what comes of it.
//
// Buffers
//   residues[...] u8 codes of the subjects, one after the other, and READ_AHEAD bytes behind the last; offsets[n + 1] int64:
//       where each begins. Subjects stand by ascending length, so that the vectors of a warp have subjects of like lengths
//   profile[CODES][rows][VECTOR] int8: what a step looks up
//   cells[end - begin][rows][VECTOR]: H and E of a column; in 16 bits each, as in the paper, where HALVES is set: the host
//       takes that build where no score can exceed 65,535
//   scores[n] int32: in, but for the first column; out
//   counter u32, null for a grid with a warp for all: what warps count up; `ticket` is what it is before the launch
//
// A launch does the subjects begin .. end, the longest first, and of each the columns column_begin .. column_end. Its grid has a
// warp for all of them, or fewer that draw them from a counter: as many as keep their columns in the second-level cache.
// VECTOR, HALVES, CODES, THREADS (of a block, at most) and BLOCKS (of those that a multiprocessor is to hold) are set by the
// host.

#include "draw.cuh"

typedef unsigned char u8;

constexpr u32 ALL = 0xffffffffu;
constexpr int PADDING = CODES - 1;
constexpr int VECTORS = 32 / VECTOR;  // of a warp
constexpr int STEPS = 4;  // whose cells and scores are loaded at a time

static_assert(VECTOR >= 2 && VECTOR <= 32 && (VECTOR & (VECTOR - 1)) == 0, "a vector is a part of a warp");

struct Costs {
    int first_bytes;  // of a gap's first residue: 128 times each of three bytes and once the highest
    int extend;       // of each one more
    int open;         // first - extend
};

// H and E of a cell, as they lie in memory. Dot products and multiplications are the multipliers' work, whose pipe the maxima
// leave idle.
#if HALVES
typedef u32 Cell;
__device__ __forceinline__ Cell cell_of(int h, int e) { return (u32)e * 65536u + (u32)h; }
__device__ __forceinline__ int h_of(Cell cell) { return (int)__dp2a_lo(cell, 0x0001u, 0u); }
__device__ __forceinline__ int e_of(Cell cell) { return (int)__dp2a_lo(cell, 0x0100u, 0u); }
#else
typedef int2 Cell;
__device__ __forceinline__ Cell cell_of(int h, int e) { return make_int2(h, e); }
__device__ __forceinline__ int h_of(Cell cell) { return cell.x; }
__device__ __forceinline__ int e_of(Cell cell) { return cell.y; }
#endif

// What goes down a lane's rows.
struct Lane {
    int diagonal;  // H of the row above in the column before
    int f;
    int best;
};

// One row of the inner loop, with the row's score in the lowest byte of `score`; returns the cell for the next column.
__device__ __forceinline__ Cell row(Cell before, int score, Lane& lane, const Costs costs)
{
    const int e = e_of(before);
    const int h = __vimax3_s32_relu(__dp4a(score, 1, lane.diagonal), e, lane.f);
    const int opened = __dp4a(costs.first_bytes, (int)0xff808080u, h);  // h - first
    lane.diagonal = h_of(before);
    lane.f = __viaddmax_s32(lane.f, -costs.extend, opened);
    lane.best = max(lane.best, h);
    return cell_of(h, __viaddmax_s32_relu(e, -costs.extend, opened));
}

// Corrects the column's H, and the last row's among them, for the F that left the lanes. `cell` is the first row's: most
// columns need no more of memory to see that nothing is to be done.
__device__ __forceinline__ void lazy_f(Cell* column, int rows, Cell cell, int carried, bool leads, int& last,
                                       const Costs costs)
{
    for (;;) {
        carried = __shfl_up_sync(ALL, carried, 1, VECTOR);
        if (leads) carried = 0;  // into the vector's first row comes none
        for (int r = 0; r < rows; ++r) {
            const int h = h_of(cell);
            if (!__any_sync(ALL, carried > max(h - costs.open, 0))) return;
            Cell* const here = column + r * VECTOR;
            const Cell below = r + 1 < rows ? here[VECTOR] : column[0];
            if (carried > h) {
                *here = cell_of(carried, e_of(cell));
                if (r + 1 == rows) last = carried;
            }
            carried -= costs.extend;
            cell = below;
        }
        cell = column[0];
    }
}

extern "C" __global__ void __launch_bounds__(THREADS, BLOCKS)
striped(const u8* __restrict__ residues, const long long* __restrict__ offsets, int begin, int end,
        const u8* __restrict__ profile, int rows, int column_begin, int column_end, Costs costs, Cell* cells, int* scores,
        u32* counter, u32 ticket)
{
    const int v = threadIdx.x % VECTOR;
    const bool leads = v == 0;
    const int units = (end - begin + VECTORS - 1) / VECTORS;
    int unit = (blockIdx.x * blockDim.x + threadIdx.x) / 32;  // the subjects of a warp
    if (counter) unit = (int)(draw(counter, 1) - ticket);
    while (unit < units) {
        const int place = unit * VECTORS + threadIdx.x % 32 / VECTOR;
        const bool live = place < end - begin;
        const int index = live ? end - 1 - place : begin;
        const long long start = offsets[index];
        const int stop = live ? min((int)(offsets[index + 1] - start), column_end) : 0;
        // Vectors without a subject go along with their warp on cells of their own, behind the others'.
        Cell* const column = cells + (long long)place * rows * VECTOR + v;
        const int stride = rows * VECTOR;
        int until = stop;
#pragma unroll
        for (int offset = 16; offset; offset >>= 1) until = max(until, __shfl_xor_sync(ALL, until, offset));

        if (column_begin == 0)
            for (int r = 0; r < rows; ++r) column[r * VECTOR] = cell_of(0, 0);
        int last = column_begin < until ? h_of(column[(rows - 1) * VECTOR]) : 0;
        Lane lane = {0, 0, 0};
        int code = residues[start + column_begin];

#pragma unroll 1
        for (int c = column_begin; c < until; ++c) {
            const u8* const scores_of = profile + (long long)(c < stop ? code : PADDING) * stride + v;
            code = residues[start + c + 1];
            lane.diagonal = __shfl_up_sync(ALL, last, 1, VECTOR);
            if (leads) lane.diagonal = 0;
            lane.f = 0;

            int r = 0;
            Cell top = cell_of(0, 0);
#pragma unroll 1
            for (; r + STEPS <= rows; r += STEPS) {
                Cell loaded[STEPS];
                int score[STEPS];
#pragma unroll
                for (int k = 0; k < STEPS; ++k) {
                    loaded[k] = column[(r + k) * VECTOR];
                    score[k] = scores_of[(r + k) * VECTOR];
                }
#pragma unroll
                for (int k = 0; k < STEPS; ++k) {
                    loaded[k] = row(loaded[k], score[k], lane, costs);
                    column[(r + k) * VECTOR] = loaded[k];
                }
                if (r == 0) top = loaded[0];
                last = h_of(loaded[STEPS - 1]);
            }
#pragma unroll 1
            for (; r < rows; ++r) {
                const Cell cell = row(column[r * VECTOR], scores_of[r * VECTOR], lane, costs);
                column[r * VECTOR] = cell;
                if (r == 0) top = cell;
                last = h_of(cell);
            }
            lazy_f(column, rows, top, lane.f, leads, last, costs);
        }
        int best = lane.best;
#pragma unroll
        for (int offset = 1; offset < VECTOR; offset <<= 1) best = max(best, __shfl_xor_sync(ALL, best, offset));
        if (live && leads) scores[index] = column_begin ? max(scores[index], best) : best;
        if (!counter) break;
        unit = (int)(draw(counter, 1) - ticket);
    }
}
