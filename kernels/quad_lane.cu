// Smith-Waterman scores of one query against subjects taken four to a thread: the quad-lane method of CUDASW++ 3.0.
//
//   E(i,j) = max(E(i,j-1), H(i,j-1) - open) - extend
//   F(i,j) = max(F(i-1,j), H(i-1,j) - open) - extend
//   H(i,j) = max(0, E(i,j), F(i,j), H(i-1,j-1) + score(query i, subject j)),   score = max H
//
// Who computes what (Liu, Wirawan, Schmidt 2013, "CUDA-enabled parallelization"). A thread aligns the query with four
// subjects of about equal length, one in each byte of a register. Their residues are a *sequence profile*: a word holds
// the four residues of a column, a uint4 four columns, and the profiles of 32 neighbouring threads are interleaved. The
// query is cut into strips of ROWS rows, which a thread keeps in registers while it runs along the columns; H and F of a
// strip's last row go through memory to the next strip. A profile block is as many profiles as a block has threads.
// *Static scheduling* launches a block for each; with *dynamic scheduling* fewer blocks begin with one each, by their numbers,
// and draw further ones from a counter. Numbers first, for the hardware deals blocks over all multiprocessors: by tickets, those
// of one multiprocessor, which start together, would have the longest profiles.
//
// Scores are looked up through the read-only cache. *Query profile*: four rows of one residue to a word, so that a column
// of four rows takes four fetches and four permutations. Its *variant* (VARIANT): all pairs of residues, two rows of a
// pair to a word, eight rows to a fetch; half the fetches for four rows, or fewer, and no permutation.
//
// Buffers
//   words[...] uint4: step t of profile q is words[first_word[q / 32] + 32 * t + q % 32], four columns; byte k of a column
//       is the residue code of the profile's subject k, PAD behind its end
//   steps[profiles] int32: of four columns each
//   table: scores + bias, 0..254; of rows and residues that are padding 0
//       query profile: u32[strips][ROWS / 4][32 codes], the lowest byte the first row
//       variant: uint4[strips][CODES^2 pairs][ROWS / 8], pair CODES * a + b; a word has two rows: bytes a, a below, b, b below,
//       from the highest on, of the upper row first
//   edges[2][n_words] uint4: what a strip's last row kept, and F, in each step's first two columns, and in its last two
//   best[profiles] u32: maxima of the strips before, in and out
//   scores[n] int32: written with the last strip; profile q has subjects n - 1 - 4q, n - 2 - 4q, ... in bytes 0, 1, ...;
//       BEYOND where a lane may have left its byte
//   counter u32, null for static scheduling: what blocks count up when they are done with a profile block; `ticket` is what it is
//       before the launch
//
// Exact while H stays within `limit` (byte_lanes.cuh). LANES, VARIANT, ROWS, CODES are set by the host.
#include "byte_lanes.cuh"

constexpr int BEYOND = -1;
constexpr int CHUNK = 8;  // rows whose scores are fetched together

static_assert(ROWS % CHUNK == 0, "strips are of whole chunks");

// Where a column's scores stand in a strip's table, and the scores of eight rows in lanes 3 and 1, and in lanes 2 and 0.
#if VARIANT
typedef uint4 Entry;
constexpr int STRIP = CODES * CODES * (ROWS / CHUNK);

struct Column {
    const uint4 *odd, *even;
};

__device__ __forceinline__ Column column_of(const Entry* strip, u32 residues)
{
    return {strip + __dp4a(residues, (u32)CODES << 24 | 1 << 8, 0u) * (ROWS / CHUNK),
            strip + __dp4a(residues, (u32)CODES << 16 | 1, 0u) * (ROWS / CHUNK)};
}

__device__ __forceinline__ void fetch(const Column& at, int chunk, uint4& odd, uint4& even)
{
    odd = __ldg(at.odd + chunk);
    even = __ldg(at.even + chunk);
}
#else
typedef u32 Entry;
constexpr int STRIP = 32 * (ROWS / 4);

struct Column {
    const u32* of[4];
};

__device__ __forceinline__ Column column_of(const Entry* strip, u32 residues)
{
    return {strip + __dp4a(residues, 1u, 0u), strip + __dp4a(residues, 1u << 8, 0u), strip + __dp4a(residues, 1u << 16, 0u),
            strip + __dp4a(residues, 1u << 24, 0u)};
}

__device__ __forceinline__ void fetch(const Column& at, int chunk, uint4& odd, uint4& even)
{
    u32 rows[2][4];
#pragma unroll
    for (int half = 0; half < 2; ++half)
#pragma unroll
        for (int k = 0; k < 4; ++k) rows[half][k] = __ldg(at.of[k] + 32 * (2 * chunk + half));
    odd = make_uint4(__byte_perm(rows[0][1], rows[0][3], 0x4501), __byte_perm(rows[0][1], rows[0][3], 0x6723),
                     __byte_perm(rows[1][1], rows[1][3], 0x4501), __byte_perm(rows[1][1], rows[1][3], 0x6723));
    even = make_uint4(__byte_perm(rows[0][0], rows[0][2], 0x4501), __byte_perm(rows[0][0], rows[0][2], 0x6723),
                      __byte_perm(rows[1][0], rows[1][2], 0x4501), __byte_perm(rows[1][0], rows[1][2], 0x6723));
}
#endif

// Two rows of two columns; the words have both rows' scores.
__device__ __forceinline__ void two_rows(u32 odd0, u32 even0, u32 odd1, u32 even1, u32* kept, u32* e, u32& diagonal0,
                                         u32& diagonal1, Flow& f0, Flow& f1, Flow& best, const Costs& costs)
{
#pragma unroll
    for (int row = 0; row < 2; ++row) {
        const u32 before = kept[row];
        const Flow h0 = cell(diagonal0, row, odd0, even0, e[row], kept[row], f0, costs);
        const u32 between = kept[row];
        const Flow h1 = cell(diagonal1, row, odd1, even1, e[row], kept[row], f1, costs);
        diagonal0 = before;
        diagonal1 = between;
        best = best_of(best, h0, h1);
    }
}

extern "C" __global__ void __launch_bounds__(512)
quad_lane(const uint4* __restrict__ words, const long long* __restrict__ first_word, const int* __restrict__ steps,
          int profiles, int block_begin, int block_end, const Entry* __restrict__ table, int strip_begin, int strip_end,
          int strips, Costs costs, uint4* edges, u32 n_words, u32* best_out, int* scores, int n, u32* counter, u32 ticket)
{
    extern __shared__ int taken[];  // which profile block this block has next
    for (int block = block_begin + blockIdx.x; block < block_end;) {
        const int q = block * blockDim.x + threadIdx.x;
        if (q < profiles) {
            const u32 place = (u32)first_word[q / 32] + q % 32;
            const int n_steps = steps[q];
            Flow best = unpacked(strip_begin ? best_out[q] : costs.zero);

            for (int strip = strip_begin; strip < strip_end; ++strip) {
                const Entry* const rows = table + (long long)strip * STRIP;
                const bool first = strip == 0, last = strip + 1 == strips;
                u32 kept[ROWS], e[ROWS];
#pragma unroll
                for (int r = 0; r < ROWS; ++r) {
                    kept[r] = costs.start;
                    e[r] = costs.zero;
                }
                const uint4 nothing = make_uint4(costs.start, costs.zero, costs.start, costs.zero);
                uint4 ahead = __ldg(words + place), above0 = nothing, above1 = nothing;  // of the next step
                if (!first) {
                    above0 = edges[place];
                    above1 = edges[n_words + place];
                }
                u32 corner = costs.start;
#pragma unroll 1
                for (int t = 0; t < n_steps; ++t) {
                    uint4 now = ahead, above = above0, above_later = above1;
                    u32 at = place + 32 * t;
                    if (t + 1 < n_steps) {
                        ahead = __ldg(words + at + 32);
                        if (!first) {
                            above0 = edges[at + 32];
                            above1 = edges[n_words + at + 32];
                        }
                    }
#pragma unroll 1
                    for (int half = 0; half < 2; ++half) {
                        const Column at0 = column_of(rows, now.x), at1 = column_of(rows, now.y);
                        now.x = now.z;
                        now.y = now.w;
                        u32 diagonal0 = corner, diagonal1 = above.x;
                        corner = above.z;
                        Flow f0 = unpacked(above.y), f1 = unpacked(above.w);
#pragma unroll
                        for (int chunk = 0; chunk < ROWS / CHUNK; ++chunk) {
                            uint4 odd0, even0, odd1, even1;
                            fetch(at0, chunk, odd0, even0);
                            fetch(at1, chunk, odd1, even1);
                            const int r = CHUNK * chunk;
                            two_rows(odd0.x, even0.x, odd1.x, even1.x, kept + r, e + r, diagonal0, diagonal1, f0, f1, best, costs);
                            two_rows(odd0.y, even0.y, odd1.y, even1.y, kept + r + 2, e + r + 2, diagonal0, diagonal1, f0, f1, best, costs);
                            two_rows(odd0.z, even0.z, odd1.z, even1.z, kept + r + 4, e + r + 4, diagonal0, diagonal1, f0, f1, best, costs);
                            two_rows(odd0.w, even0.w, odd1.w, even1.w, kept + r + 6, e + r + 6, diagonal0, diagonal1, f0, f1, best, costs);
                        }
                        if (!last) edges[at] = make_uint4(diagonal1, packed(f0), kept[ROWS - 1], packed(f1));
                        at += n_words;
                        above = above_later;
                    }
                }
            }
            const u32 maxima = packed(best);
            best_out[q] = maxima;
            if (strip_end == strips)
#pragma unroll
                for (int k = 0; k < 4; ++k) {
                    const int subject = n - 1 - 4 * q - k, score = score_of(maxima, k, costs);
                    if (subject >= 0) scores[subject] = score > costs.limit ? BEYOND : score;
                }
        }
        if (!counter) return;
        __syncthreads();
        if (threadIdx.x == 0) taken[0] = block_begin + gridDim.x + (int)(atomicAdd(counter, 1u) - ticket);
        __syncthreads();
        block = taken[0];
    }
}
