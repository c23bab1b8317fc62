// Smith-Waterman scores of one query, a whole block for each subject: the kernels for long subjects.
//
//   E(i,j) = max(E(i,j-1), H(i,j-1) - open) - extend
//   F(i,j) = max(F(i-1,j), H(i-1,j) - open) - extend
//   H(i,j) = max(0, E(i,j), F(i,j), H(i-1,j-1) + score(query i, subject j)),   score = max H
//
// anti_diagonal, the intra-task kernel of CUDASW++ 1.0 and 2.0: cells i + j = d depend only on those of d - 1 and d - 2, so a
// block's threads compute a diagonal together, then wait for each other. H of three diagonals, E and F of two are read and written
// for every cell: in shared memory where the query's rows fit (SHARED), in global memory, as in the papers, where not.
//
// strips, the improvement of Hains et al.: the query is cut into strips of ROWS rows for every thread of the block. Thread k keeps
// its rows in registers and runs along the subject in tiles of ROWS x 4 cells, one tile behind thread k - 1, from which it
// gets H and F of the row above through shared memory. Only the last row of a strip goes through global memory: two values
// read and two written for ROWS * threads cells. A thread begins its rows of the next strip as soon as it is at the
// subject's end (or, where the subject is shorter than the block, as soon as thread 0 has the row above).
//
// Block b aligns subject n - 1 - b: the longest begin first. A launch does the diagonals (or the steps: tiles of every thread)
// from .. to of every subject and leaves the rest to the next.
//
// Buffers
//   residues uint8: the subjects one after the other; offsets[n + 1] int64 into them; eight bytes of room behind
//   anti_diagonal: profile[m][32] int8 or int16: scores of each row of the query with each code
//       state[n][6][m + 1] int: H of three diagonals, E, F of two; with SHARED only between launches
//       shared memory, with SHARED: the same of the block's subject
//   strips: profile[strips][ROWS / 4][LETTERS][threads] char4 or short4: scores of four rows of a thread with each letter
//       registers[n][2 * ROWS + 9][threads] int: what threads keep between launches
//       boundary[...] uint4: the last row of a strip, H and F of four columns; of subject s from word
//       2 * ((offsets[s] - offsets[0]) / 4 + s) on; unused where there is but one strip
//       shared memory: uint4[2][2][threads], H and F of threads' last rows of this and the last step; then the profile of
//       two strips (of one where there is but one)
//   scores[n] int32, out
//
// Exact for scores below 2^30, any table of signed bytes (or 16-bit numbers) and any gap costs to 10,000.
// ROWS (4 or 8), SCORE_BITS (8 or 16), SHARED (0 or 1) are set by the host.
// Sources: Liu, Maskell, Schmidt, BMC Research Notes 2:73, 2009; Liu, Schmidt, Maskell, BMC Research Notes 3:93, 2010;
// Hains, Cashero, Ottenberg, Bohm, Rajopadhye, IPDPS Workshops 2011.
#include "gotoh.cuh"

constexpr int LANES = 32;
constexpr u32 ALL = 0xffffffffu;
constexpr int CODES = 32;    // letters of a row of `profile`
constexpr int LETTERS = 28;  // letters of a strip's profile: the last is padding
constexpr u32 PADDING = 0x01010101u * (LETTERS - 1);
constexpr int FOURS = ROWS / 4;

static_assert(ROWS % 4 == 0 && ROWS >= 4, "scores come by fours");

// The block's best into scores[subject], which the first launch sets to 0.
__device__ __forceinline__ void keep_best(int best, int* score, bool first)
{
    if (first) {
        if (threadIdx.x == 0) *score = 0;
        __syncthreads();
    }
    for (int offset = LANES / 2; offset; offset >>= 1) best = max(best, __shfl_xor_sync(ALL, best, offset));
    if (threadIdx.x % LANES == 0) atomicMax(score, best);
}

#if SCORE_BITS == 8
typedef signed char Score;
#else
typedef short Score;
#endif

extern "C" __global__ void __launch_bounds__(512, 2)
anti_diagonal(const unsigned char* __restrict__ residues, const long long* __restrict__ offsets, int n,
              const Score* __restrict__ profile, int m, GapCosts gap, long long from, long long to, int* state, int* scores)
{
    const int subject = n - 1 - blockIdx.x;
    const int length = (int)(offsets[subject + 1] - offsets[subject]);
    const long long stop = min(to, (long long)m + length - 1);
    if (from >= stop) return;
    // Row i of each array stands at i + 1; what nobody wrote is 0, the edge of the matrix.
    const long long size = m + 1LL;
    int* const kept = state + 6 * size * blockIdx.x;
#if SHARED
    extern __shared__ int own[];
    for (int i = threadIdx.x; i < 6 * (int)size; i += blockDim.x) own[i] = from ? kept[i] : 0;
    __syncthreads();
#else
    int* const own = kept;
    if (from == 0) {
        for (long long i = threadIdx.x; i < 6 * size; i += blockDim.x) own[i] = 0;
        __syncthreads();
    }
#endif
    int* const e = own + 3 * size;
    int* h_now = own + from % 3 * size;
    int* h_last = own + (from + 2) % 3 * size;
    int* h_before_last = own + (from + 1) % 3 * size;
    int* f_now = own + (4 + from % 2) * size;
    int* f_last = own + (5 - from % 2) * size;
    const unsigned char* letters = residues + (offsets[subject] + from);
    int best = 0;
    for (long long d = from; d < stop; ++d, ++letters) {
        const u32 end = (u32)min(d + 1, (long long)m);
        for (u32 i = (u32)max(0LL, d - length + 1) + threadIdx.x; i < end; i += blockDim.x) {
            const int score = __ldg(profile + (unsigned long long)i * CODES + __ldg(letters - i));
            int e_here = e[i + 1], f_here = f_last[i];
            const int h = cell(h_before_last[i] + score, e_here, f_here, gap);
            h_now[i + 1] = h;
            e[i + 1] = e_here;
            f_now[i + 1] = f_here;
            best = max(best, h);
        }
        int* const h_free = h_before_last;
        h_before_last = h_last, h_last = h_now, h_now = h_free;
        int* const f_free = f_last;
        f_last = f_now, f_now = f_free;
        __syncthreads();
    }
#if SHARED
    if (stop < (long long)m + length - 1)
        for (int i = threadIdx.x; i < 6 * (int)size; i += blockDim.x) kept[i] = own[i];
#endif
    keep_best(best, scores + subject, from == 0);
}

// Four residues that begin anywhere: the two words they lie in.
struct Words {
    u32 low;
    u32 high;
};

__device__ __forceinline__ Words words_at(const u32* aligned, int quad, int quads)
{
    const int in_range = min(max(quad, 0), quads - 1);
    return {__ldg(aligned + in_range), __ldg(aligned + in_range + 1)};
}

extern "C" __global__ void __launch_bounds__(512, 1)
strips(const unsigned char* __restrict__ residues, const long long* __restrict__ offsets, int n,
       const Scores* __restrict__ profile, int strips, GapCosts gap, long long from, long long to, int* registers,
       uint4* boundary, int* scores)
{
    extern __shared__ __align__(16) unsigned char shared[];
    const int threads = blockDim.x;
    const int k = threadIdx.x;
    const int lane = k % LANES;
    const int subject = n - 1 - blockIdx.x;
    const long long offset = offsets[subject];
    const int length = (int)(offsets[subject + 1] - offset);
    const int quads = length / 4 + (length % 4 != 0);
    const int period = strips > 1 ? max(quads, threads + 1) : quads;  // steps from a strip's begin to the next one's
    const long long steps = (long long)(strips - 1) * period + quads + threads - 1;
    const long long stop = min(to, steps);
    if (from >= stop) return;

    uint4* const passed_h = (uint4*)shared + k;  // [step % 2][thread]
    uint4* const passed_f = passed_h + 2 * threads;
    Scores* const table = (Scores*)((uint4*)shared + 4 * threads) + k;  // [strip % 2][four][letter][thread]
    const int table_size = FOURS * LETTERS * threads;
    const u32* const aligned = (const u32*)(residues + (offset & ~3LL));
    const int shift = (int)(offset & 3) * 8;
    uint4* const row_above = boundary + 2 * ((offset - offsets[0]) / 4 + subject);
    int* const saved = registers + (long long)blockIdx.x * (2 * ROWS + 9) * threads + k;

    // A warp looks its rows' scores up in shared memory; it brings a strip's there when its first thread begins with it.
    auto bring_scores = [&](int strip) {
        const Scores* const source = profile + (long long)strip * table_size + k;
        Scores* const target = table + strip % 2 * table_size;
#pragma unroll 4
        for (int i = 0; i < FOURS * LETTERS; ++i) target[i * threads] = __ldg(source + (long long)i * threads);
        __syncwarp();
    };

    // Where this thread is: at `quad` of `strip`, before its begin where negative.
    const long long done = from - k;
    int strip = done < 0 ? 0 : (int)(done / period);
    int quad = (int)(done - (long long)strip * period);
    const int leader_strip = __shfl_sync(ALL, strip, 0);
    const int last_strip = __shfl_sync(ALL, strip, LANES - 1);
    if (last_strip < strips) bring_scores(last_strip);
    if (leader_strip != last_strip && leader_strip < strips) bring_scores(leader_strip);
    int next_strip = leader_strip + 1;
    long long next_begin = (long long)next_strip * period + (k - lane);

    int h[ROWS], e[ROWS];
    int corner = 0, best = 0;
    uint4 last_h = make_uint4(0, 0, 0, 0), last_f = last_h;  // of this thread's last row
    if (from == 0) {
#pragma unroll
        for (int r = 0; r < ROWS; ++r) h[r] = e[r] = 0;
    } else {
#pragma unroll
        for (int r = 0; r < ROWS; ++r) {
            h[r] = saved[r * threads];
            e[r] = saved[(ROWS + r) * threads];
        }
        const int* const rest = saved + 2 * ROWS * threads;
        corner = rest[0];
        last_h = make_uint4(rest[threads], rest[2 * threads], rest[3 * threads], rest[4 * threads]);
        last_f = make_uint4(rest[5 * threads], rest[6 * threads], rest[7 * threads], rest[8 * threads]);
    }
    passed_h[((from + 1) & 1) * threads] = last_h;
    passed_f[((from + 1) & 1) * threads] = last_f;
    uint4 coming_h = make_uint4(0, 0, 0, 0), coming_f = coming_h;  // thread 0's: the row above, of the strip before
    if (k == 0 && strip > 0 && strip < strips && quad < quads) {
        coming_h = row_above[2 * quad];
        coming_f = row_above[2 * quad + 1];
    }
    Words coming = words_at(aligned, quad, quads);
    __syncthreads();

    for (long long step = from; step < stop; ++step) {
        if (step == next_begin && next_strip < strips) {
            bring_scores(next_strip);
            ++next_strip;
            next_begin += period;
        }
        const int now = (int)(step & 1) * threads;
        uint4 top_h = coming_h, top_f = coming_f;
        if (k) {
            top_h = passed_h[threads - now - 1];
            top_f = passed_f[threads - now - 1];
        }
        const bool active = quad >= 0 && quad < quads && strip < strips;
        const int at_quad = quad, at_strip = strip;
        u32 four = __funnelshift_r(coming.low, coming.high, shift);
        const int left = length - 4 * quad;
        if (left > 0 && left < 4) four = four & (1u << 8 * left) - 1 | PADDING << 8 * left;
        if (++quad == period) {
            quad = 0;
            ++strip;
        }
        coming = words_at(aligned, quad, quads);
        if (k == 0 && strip > 0 && strip < strips && quad < quads) {
            coming_h = row_above[2 * quad];
            coming_f = row_above[2 * quad + 1];
        }
        if (active) {
            const Scores* const own = table + at_strip % 2 * table_size;
            const int above[4] = {(int)top_h.x, (int)top_h.y, (int)top_h.z, (int)top_h.w};
            int f[4] = {(int)top_f.x, (int)top_f.y, (int)top_f.z, (int)top_f.w};
            int below[4];
#pragma unroll
            for (int c = 0; c < 4; ++c) {
                const Scores* const at = own + (four >> 8 * c & 255) * threads;
                int diagonal = corner;
                corner = above[c];
#pragma unroll
                for (int r = 0; r < ROWS; ++r) {
                    const Scores scores_here = at[r / 4 * LETTERS * threads];
                    const int sum = plus_score(diagonal, scores_here, r % 4);
                    diagonal = h[r];
                    h[r] = cell(sum, e[r], f[c], gap);
                    if (r % 2) best = __vimax3_s32(best, h[r - 1], h[r]);
                }
                below[c] = h[ROWS - 1];
            }
            last_h = make_uint4(below[0], below[1], below[2], below[3]);
            last_f = make_uint4(f[0], f[1], f[2], f[3]);
            passed_h[now] = last_h;
            passed_f[now] = last_f;
            if (k == threads - 1 && at_strip + 1 < strips) {
                row_above[2 * at_quad] = last_h;
                row_above[2 * at_quad + 1] = last_f;
            }
        }
        if (quad == 0) {
            corner = 0;
#pragma unroll
            for (int r = 0; r < ROWS; ++r) h[r] = e[r] = 0;
        }
        __syncthreads();
    }

    if (stop < steps) {
#pragma unroll
        for (int r = 0; r < ROWS; ++r) {
            saved[r * threads] = h[r];
            saved[(ROWS + r) * threads] = e[r];
        }
        int* const rest = saved + 2 * ROWS * threads;
        const u32 words[9] = {(u32)corner, last_h.x, last_h.y, last_h.z, last_h.w, last_f.x, last_f.y, last_f.z, last_f.w};
#pragma unroll
        for (int w = 0; w < 9; ++w) rest[w * threads] = (int)words[w];
    }
    keep_best(best, scores + subject, from == 0);
}
