// One cell of Gotoh's recurrence in 32-bit registers, and scores fetched several to a word.
//
//   H = max(diagonal + score, E, F)          E, F: of this cell; F is never below 0, so neither is H
//   E = max(E - extend, H - first)           of the next column; first = gap open + gap extend
//   F = max(F - extend, H - first, 0)        of the next row
//
// Cutting F off at 0 brings the local alignment's zero into H. E may be cut off there too, since H is at least 0 anyway:
// kernels do so where they keep E in 16 bits. Exact for scores to 2^31 less the cost of a gap.
//
// On Hopper three instructions of the pipe that minima and maxima share (VIMNMX3, two VIADDMNMX), an addition, and a
// dot product of the multipliers' pipe that takes the score out of its word and adds it. Elsewhere the maxima are emulated.
//
// SCORE_BITS, 8 or 16, is set by the host.
#pragma once

typedef unsigned int u32;

// What is added for a gap's first residue and for each residue of it; made by kernels/inter_task.py.
struct GapCosts {
    int first;
    int extend;
};

__device__ __forceinline__ int cell(int sum, int& e, int& f, const GapCosts& gap)
{
    const int h = __vimax3_s32(sum, e, f);
    const int opened = __dp2a_lo(gap.first, 1, h);
    e = __viaddmax_s32(e, gap.extend, opened);
    f = __viaddmax_s32_relu(f, gap.extend, opened);
    return h;
}

// Four rows' scores of one residue: char4 or short4, one fetch.
#if SCORE_BITS == 8
typedef u32 Scores;
#else
typedef uint2 Scores;
#endif

// Diagonal plus the score of one of the four rows; `row` is a constant once loops are unrolled.
__device__ __forceinline__ int plus_score(int diagonal, const Scores& scores, int row)
{
#if SCORE_BITS == 8
    return __dp4a((int)scores, 1 << 8 * row, diagonal);
#else
    return __dp2a_lo((int)(row < 2 ? scores.x : scores.y), 1 << 8 * (row % 2), diagonal);
#endif
}
