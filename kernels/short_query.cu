// Smith-Waterman scores of one short query against subjects, a thread each: Huang, Wu, Lai, Li 2015.
//
//   E(i,j) = max(E(i,j-1), H(i,j-1) - open) - extend
//   F(i,j) = max(F(i-1,j), H(i-1,j) - open) - extend
//   H(i,j) = max(0, E(i,j), F(i,j), H(i-1,j-1) + score(query i, subject j)),   score = max H
//
// Who computes what (section 3.4, pseudocode 1). A thread aligns a subject with the whole query in tiles of 4 x 4 cells:
// four columns of the subject at a time, from left to right, and in them the tiles from top to bottom. Four registers each
// carry H and F of a row down to the next. What has to go to the right, H of a tile's last column and the E that leaves
// it, is kept in shared memory, two bytes each, where it lies until the next four columns need it: local and global memory
// have no part in it. So a block needs 4 * rows * threads bytes of shared memory, which makes this a method for short
// queries (section 3.3). What a thread keeps is its own: nothing is ever waited for.
// The grid is 1-D, and a warp takes a group of 32 subjects. A grid of fewer blocks draws groups from a counter instead, the
// longest first, while there are any: a block that starts late, beside other work, draws fewer.
//
// E and F are cut off at 0: an E below 0 cannot reach H, nor what comes of it. So both halves of a kept word are unsigned.
//
// Buffers
//   words[...] u32: four residue codes of a subject, the first in the lowest byte. Subjects stand in groups of 32, the
//       longest first; word w of a group's subject k is words[first_word[group] + 32 * w + k] (section 3.2)
//   first_word[groups] int64; quads[32 * groups] int32: words of each subject, 0 where a group has none
//   profile[steps + 1][32] uint2: scores of eight rows against a residue code, signed bytes, the first row's lowest. What
//       a warp looks up at a time lies in two lines of the cache, whatever residues its subjects have. A step fetches the
//       next one's scores, which arrive while its own cells are computed; behind the last step there is one of padding
//   scores[n] int32, out, the shortest subject's first: -1 where H left 16 bits
//   counter u32, null for a warp a group: what warps count up; `ticket` is what it is before the launch
//   shared: uint4[warps][2 * steps][32], a tile's four rows of a thread: E * 2^16 + H
//
// Exact up to a score of 65,535. Rows and codes of padding score -128 and so never raise a score.
// DOTS, set by the host, says which columns' additions go to the multipliers, whose pipe the maxima leave idle.

#include "draw.cuh"

constexpr int LIMIT = 65535;
constexpr int LANES = 32;

// A thread's tile: scores of its four columns, and its rows' H and E as the tile to the left kept them.
__device__ __forceinline__ void tile(const u32 (&scores)[4], u32 (&rows)[4], int (&h)[4], int (&f)[4], int (&opened)[4],
                                     int& corner, int& best, int first, int extend)
{
#pragma unroll
    for (int r = 0; r < 4; ++r) {
        int diagonal = corner;
        corner = __dp2a_lo(rows[r], 0x0001u, 0u);  // the lower half, the upper half: on the multipliers' pipe, too
        int e = __dp2a_lo(rows[r], 0x0100u, 0u);
#pragma unroll
        for (int c = 0; c < 4; ++c) {
            const int sum = __dp4a((int)scores[c], 1 << 8 * r, diagonal);  // plus the score, a signed byte
            diagonal = h[c];
            f[c] = __viaddmax_s32(f[c], extend, opened[c]);
            h[c] = __vimax3_s32(sum, e, f[c]);
            opened[c] = DOTS >> c & 1 ? (int)__dp2a_lo((u32)h[c], 0x0001u, (u32)first) : h[c] + first;
            e = __viaddmax_s32_relu(e, extend, opened[c]);
        }
        best = __vimax3_s32(best, h[0], h[1]);
        best = __vimax3_s32(best, h[2], h[3]);
        rows[r] = (u32)e * 65536u + (u32)h[3];
    }
}

__device__ __forceinline__ void tile_of(const u32 (&scores)[4], uint4* kept, int (&h)[4], int (&f)[4], int (&opened)[4],
                                        int& corner, int& best, int first, int extend)
{
    const uint4 v = *kept;
    u32 rows[4] = {v.x, v.y, v.z, v.w};
    tile(scores, rows, h, f, opened, corner, best, first, extend);
    *kept = make_uint4(rows[0], rows[1], rows[2], rows[3]);
}

// first, extend: minus what a gap's first residue costs, and each further one.
extern "C" __global__ void __launch_bounds__(512)
short_query(const u32* __restrict__ words, const long long* __restrict__ first_word, const int* __restrict__ quads,
            int n, int group_begin, int group_end, const uint2* __restrict__ profile, int steps, int first, int extend,
            int* __restrict__ scores, u32* counter, u32 ticket)
{
    extern __shared__ uint4 column[];
    const int lane = threadIdx.x % LANES;
    const int warp = threadIdx.x / LANES;
    const int warps = blockDim.x / LANES;
    uint4* const mine = column + warp * 2 * steps * LANES + lane;

    int group = group_begin + blockIdx.x * warps + warp;
    if (counter) group = group_begin + (int)(draw(counter, 1) - ticket);
    while (group < group_end) {
        const u32* next = words + first_word[group] + lane;
        const int length = quads[LANES * group + lane];
        for (int t = 0; t < 2 * steps; ++t) mine[t * LANES] = make_uint4(0, 0, 0, 0);
        int best = 0;
        u32 ahead = length > 0 ? __ldg(next) : 0;
        for (int q = 0; q < length; ++q) {
            const u32 codes = ahead;
            next += LANES;
            if (q + 1 < length) ahead = __ldg(next);
            const uint2* row[4];
            int h[4], f[4], opened[4];
#pragma unroll
            for (int c = 0; c < 4; ++c) {
                row[c] = profile + (codes >> 8 * c & 0xff);
                h[c] = f[c] = 0;
                opened[c] = first;
            }
            int corner = 0;
            uint4* kept = mine;
            uint2 coming[4];  // scores of the next step
#pragma unroll
            for (int c = 0; c < 4; ++c) coming[c] = __ldg(row[c]);
#pragma unroll 2
            for (int step = 0; step < steps; ++step, kept += 2 * LANES) {
                u32 upper[4], lower[4];
#pragma unroll
                for (int c = 0; c < 4; ++c) {
                    upper[c] = coming[c].x;
                    lower[c] = coming[c].y;
                    row[c] += LANES;
                    coming[c] = __ldg(row[c]);
                }
                tile_of(upper, kept, h, f, opened, corner, best, first, extend);
                tile_of(lower, kept + LANES, h, f, opened, corner, best, first, extend);
            }
        }
        const int subject = n - 1 - (LANES * group + lane);
        if (subject >= 0) scores[subject] = best > LIMIT ? -1 : best;
        if (!counter) break;
        group = group_begin + (int)(draw(counter, 1) - ticket);
    }
}
