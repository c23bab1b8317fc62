// Smith-Waterman scores of one query, a thread for each subject: the inter-task SIMT kernel of CUDASW++ 2.0.
//
//   E(i,j) = max(E(i,j-1), H(i,j-1) - open) - extend
//   F(i,j) = max(F(i-1,j), H(i-1,j) - open) - extend
//   H(i,j) = max(0, E(i,j), F(i,j), H(i-1,j-1) + score(query i, subject j)),   score = max H
//
// Who computes what. A thread aligns one subject, the 32 of a warp subjects of nearly equal length. It takes COLUMNS residues
// of its subject (four of them to a 32-bit word) and goes down the query's rows with them in cell blocks of 4 x 4,
// COLUMNS / 4 blocks side by side. H and F of the blocks' lower edge stay in registers; H and E of their right edge go through
// global memory, row by row, to the next COLUMNS residues. COLUMNS = 4 is the paper's single block.
//
// Scores: a packed sequential query profile, char4 (short4 for 16-bit scores): for every four rows of the query their scores
// with each of 32 letters, 128 bytes in a row. A warp fetches these in one coalesced read, a lane for each letter, and
// every thread picks its residue's four scores from the lane that has them.
//
// CUDASW++ 1.0, against which the paper measures that: with MATRIX the substitution matrix is in shared memory, and a thread looks up
// each cell's score there by its row's code; with UNPACKED residues are fetched one by one.
//
// A warp of the grid is a slot (the paper's grid, too, has only as many blocks as fit the device). A slot draws a group of 32
// subjects from a counter, the longest first, when it is done with one: slots that start late, or share their multiprocessor
// with other work, draw fewer. A strip is COLUMNS columns of all rows. All slots together do about `budget` strips in a launch,
// drawn `at_once` from a second counter, and none of them more than `most`; then they keep where they are, and the state of
// the rows, for the next launch.
//
// Buffers
//   words, first_word, quads: the groups' residues, see interleave.cu
//   drawn[3] u32, 0 before the first launch: groups of all launches; strips of this launch in drawn[1 + launch % 2], and 0 in
//       the other, which this launch leaves for the next
//   places[slots] int2: the group that a slot has, -1 for none, and how many of its strips are done; in but for launch 0, out
//   profile[row_blocks + 1][32] char4 or short4: the last is only fetched. MATRIX: char[32][32], the score of each code of a row
//       with each letter, then char4[row_blocks + 1], the codes of rows
//   state[slots][row_blocks][32] uint4: H in the lower and E in the upper 16 bits of each row (STATE_BITS = 16, which the
//       host chooses where no score leaves them), or [slots][row_blocks][2][32] uint4: four H, four E
//   scores[n] int32, out; also keeps the maximum of a subject that is under way
//
// Exact for scores below 2^30, any table of signed bytes (or 16-bit numbers) and any gap costs to 10,000.
// COLUMNS (4 to 16), STATE_BITS (16, 32), SCORE_BITS (8, 16), MATRIX and UNPACKED (0, 1) are set by the host.
// Source: Liu, Schmidt, Maskell, BMC Research Notes 3:93, 2010, "Optimized SIMT Smith-Waterman algorithm using CUDA", Figure 1.
#include "draw.cuh"
#include "gotoh.cuh"

constexpr int LANES = 32;
constexpr u32 ALL = 0xffffffffu;
constexpr u32 PADDING_LETTERS = 0x1f1f1f1fu;
constexpr int WIDTH = STATE_BITS / 16;  // 128-bit words of state that four rows take

__device__ const uint4 NO_EDGE[WIDTH * LANES] = {};

static_assert(COLUMNS % 4 == 0 && COLUMNS >= 4 && COLUMNS <= 16, "blocks of four columns, as many as registers hold");
static_assert(!MATRIX || SCORE_BITS == 8, "a matrix has signed bytes");
static_assert(STATE_BITS == 16 || STATE_BITS == 32, "H and E share a word, or have one each");

// H and E of four rows at the right edge of the columns before, as they are stored.
struct Edge {
    uint4 word[WIDTH];
};

__device__ __forceinline__ Edge load_edge(const uint4* at)
{
    Edge edge;
#pragma unroll
    for (int w = 0; w < WIDTH; ++w) edge.word[w] = at[w * LANES];
    return edge;
}

// The halves of a word, by the multipliers' pipe: shifts would take that of the maxima.
__device__ __forceinline__ int lower(u32 word)
{
    return (int)__dp2a_lo(word, 1u, 0u);
}
__device__ __forceinline__ int upper(u32 word)
{
    return (int)__dp2a_lo(word, 1u << 8, 0u);
}

__device__ __forceinline__ void unpack(const Edge& edge, int (&h)[4], int (&e)[4])
{
    const uint4 a = edge.word[0];
#if STATE_BITS == 16
    h[0] = lower(a.x), h[1] = lower(a.y), h[2] = lower(a.z), h[3] = lower(a.w);
    e[0] = upper(a.x), e[1] = upper(a.y), e[2] = upper(a.z), e[3] = upper(a.w);
#else
    const uint4 b = edge.word[1];
    h[0] = a.x, h[1] = a.y, h[2] = a.z, h[3] = a.w;
    e[0] = b.x, e[1] = b.y, e[2] = b.z, e[3] = b.w;
#endif
}

__device__ __forceinline__ void store_edge(uint4* at, const int (&h)[4], const int (&e)[4])
{
#if STATE_BITS == 16
    at[0] = make_uint4(h[0] | max(e[0], 0) << 16, h[1] | max(e[1], 0) << 16, h[2] | max(e[2], 0) << 16,
                       h[3] | max(e[3], 0) << 16);
#else
    at[0] = make_uint4(h[0], h[1], h[2], h[3]);
    at[LANES] = make_uint4(e[0], e[1], e[2], e[3]);
#endif
}

#if MATRIX
constexpr int STEP = 1;  // from four rows to the next, in `profile`

struct FourScores {
    int of[4];
};

__device__ __forceinline__ int plus_score(int diagonal, const FourScores& scores, int row)
{
    return diagonal + scores.of[row];
}
#else
constexpr int STEP = LANES;
typedef Scores FourScores;
#endif

// The scores of four rows with a letter.
__device__ __forceinline__ FourScores pick(const Scores& fetched, u32 letter, const signed char* matrix)
{
#if MATRIX
    FourScores scores;
#pragma unroll
    for (int r = 0; r < 4; ++r) scores.of[r] = matrix[(fetched >> 8 * r & 31) * LANES + (letter & 31)];
    return scores;
#elif SCORE_BITS == 8
    return __shfl_sync(ALL, fetched, letter);
#else
    return make_uint2(__shfl_sync(ALL, fetched.x, letter), __shfl_sync(ALL, fetched.y, letter));
#endif
}

// COLUMNS columns of all rows; `quads` words of residues are left. `first`: nothing is left of them; `more`: columns follow.
__device__ __forceinline__ void strip(const u32* residues, int quads, bool first, bool more, const Scores* profile,
                                      const signed char* matrix, int row_blocks, const GapCosts& gap, uint4* state, int& best)
{
    u32 letter[COLUMNS];  // in the lowest five bits, all that a shuffle looks at
#pragma unroll
    for (int q = 0; q < COLUMNS / 4; ++q) {
#if UNPACKED
        const unsigned char* const one = reinterpret_cast<const unsigned char*>(residues + q * LANES);
#pragma unroll
        for (int b = 0; b < 4; ++b) letter[4 * q + b] = q < quads ? __ldg(one + b) : PADDING_LETTERS;
#else
        const u32 four = q < quads ? residues[q * LANES] : PADDING_LETTERS;
#pragma unroll
        for (int b = 0; b < 4; ++b) letter[4 * q + b] = four >> 8 * b;
#endif
    }
    int above[COLUMNS], f[COLUMNS];
#pragma unroll
    for (int c = 0; c < COLUMNS; ++c) above[c] = f[c] = 0;
    int next_corner = 0;
    const uint4* before = first ? NO_EDGE : state;
    const int step = first ? 0 : WIDTH * LANES;
    Edge coming = load_edge(before);
    Scores coming_scores = __ldg(profile);
#pragma unroll 1
    for (int block = 0; block < row_blocks; ++block) {
        int h[4], e[4];
        unpack(coming, h, e);
        const Scores fetched = coming_scores;
        coming_scores = __ldg(profile += STEP);  // of the next rows; behind the last there is room
        if (block + 1 < row_blocks) before += step;
        coming = load_edge(before);
        int corner = next_corner;
        next_corner = h[3];
#pragma unroll
        for (int c = 0; c < COLUMNS; ++c) {
            const FourScores scores = pick(fetched, letter[c], matrix);
            const int d0 = corner, d1 = h[0], d2 = h[1], d3 = h[2];
            corner = above[c];
            h[0] = cell(plus_score(d0, scores, 0), e[0], f[c], gap);
            h[1] = cell(plus_score(d1, scores, 1), e[1], f[c], gap);
            h[2] = cell(plus_score(d2, scores, 2), e[2], f[c], gap);
            h[3] = cell(plus_score(d3, scores, 3), e[3], f[c], gap);
            above[c] = h[3];
            best = __vimax3_s32(best, h[0], h[1]);
            best = __vimax3_s32(best, h[2], h[3]);
        }
        if (more) store_edge(state, h, e);
        state += WIDTH * LANES;
    }
}

extern "C" __global__ void __launch_bounds__(512, 1)
inter_task(const u32* __restrict__ words, const long long* __restrict__ first_word, const int* __restrict__ quads, int n,
           int groups, u32* drawn, int2* places, int slots, int launch, u32 budget, int most, int at_once,
           const Scores* __restrict__ profile, int row_blocks, GapCosts gap, uint4* state, int* scores)
{
    const int lane = threadIdx.x % LANES;
    const int slot = threadIdx.x / LANES * gridDim.x + blockIdx.x;  // a few slots are spread over all multiprocessors
#if MATRIX
    __shared__ u32 matrix_words[LANES * LANES / 4];
    for (int i = threadIdx.x; i < LANES * LANES / 4; i += blockDim.x) matrix_words[i] = profile[i];
    __syncthreads();
    const signed char* const matrix = reinterpret_cast<const signed char*>(matrix_words);
    const Scores* const rows_of_query = profile + LANES * LANES / 4;
#else
    const signed char* const matrix = nullptr;
    const Scores* const rows_of_query = profile + lane;
#endif
    if (slot >= slots) return;
    uint4* const rows = state + (long long)slot * row_blocks * (WIDTH * LANES) + lane;
    u32* const strips_drawn = drawn + 1 + launch % 2;
    if (threadIdx.x == 0 && blockIdx.x == 0) drawn[2 - launch % 2] = 0;
    int group = -1, done = 0;
    if (launch) {
        group = places[slot].x;
        done = places[slot].y;
    }
    while (most > 0) {
        if (group < 0) {
            group = (int)draw(drawn, 1);
            done = 0;
            if (group >= groups) {
                group = -1;
                break;
            }
        }
        const int longest = quads[group * LANES];
        const int strips = (longest - 1) / (COLUMNS / 4) + 1;
        const int some = min(min(at_once, strips - done), most);
        if (draw(strips_drawn, some) >= budget) break;
        most -= some;
        const int subject = n - 1 - (group * LANES + lane);
        const u32* const residues = words + first_word[group] + lane;
        int best = done && subject >= 0 ? scores[subject] : 0;
        for (const int end = done + some; done < end; ++done)
            strip(residues + (long long)done * (COLUMNS / 4 * LANES), longest - done * (COLUMNS / 4), done == 0, done + 1 < strips,
                  rows_of_query, matrix, row_blocks, gap, rows, best);
        if (subject >= 0) scores[subject] = best;
        if (done == strips) group = -1;
    }
    if (lane == 0) places[slot] = make_int2(group, done);
}
