// Scores of two subjects as pairs of bytes, looked up together: the quickest, for groups of two and four.
//
// table[thread of the group][letter a][letter b] of STRIDE bytes holds, for each of the thread's rows, subject a's score
// and twice subject b's: times 1 and 32,768 they are what is added to the two lanes of a diagonal, in the dot product's one
// instruction. A 128-bit load brings eight rows. STRIDE is an odd number of 16-byte groups, which spreads pairs of
// letters over all banks. Every block makes its table of the profile's rows for both letters, score + first in 0..127.
#pragma once

constexpr int CHUNK_ROWS = 8;
constexpr int LOADS = (ROWS + CHUNK_ROWS - 1) / CHUNK_ROWS;
constexpr int STRIDE = (LOADS | 1) * 16;
constexpr int TABLE = LETTERS * LETTERS * STRIDE;

static_assert(FORM == DPX || FORM == HALF, "scores are folded");
static_assert(ROWS % 4 == 0, "rows are fetched four at a time");
static_assert(LETTERS * (STRIDE / 16) < 256, "a word's letters are multiplied by bytes");

extern __shared__ __align__(1024) unsigned char table[];

// Four rows of a profile, of which the next `rows` exist.
__device__ __forceinline__ u32 four_rows(const u32* __restrict__ profile, int rows)
{
    return rows > 0 ? __ldg(profile) : NO_ROWS;
}

// Make the table of rows `first` to `first + GROUP * ROWS` of a profile, of which `rows` exist; the block's threads come
// together before and after. A thread fetches all rows of a pair of letters before it stores them: fetched one load after
// the other they took 7 % of a long query's time (docs/decisions/031).
__device__ __forceinline__ void fill(const u32* __restrict__ profile, int stride, int first, int rows)
{
#pragma unroll 1
    for (int i = threadIdx.x; i < GROUP * LETTERS * LETTERS; i += THREADS) {
        const int b = i % LETTERS, a = i / LETTERS % LETTERS, k = i / (LETTERS * LETTERS);
        const u32* const of_a = profile + (a * stride + first + k * ROWS) / 4;
        const u32* const of_b = profile + (b * stride + first + k * ROWS) / 4;
        u32 once[LOADS * 2], twice[LOADS * 2];
#pragma unroll
        for (int j = 0; j < LOADS * 2; ++j) {
            const int left = j * 4 < ROWS ? rows - k * ROWS - j * 4 : 0;
            once[j] = four_rows(of_a + j, left);
            twice[j] = four_rows(of_b + j, left) << 1;  // no byte has its highest bit
        }
        uint4* const out = reinterpret_cast<uint4*>(table + k * TABLE + (a * LETTERS + b) * STRIDE);
#pragma unroll
        for (int j = 0; j < LOADS; ++j)
            out[j] = make_uint4(__byte_perm(once[2 * j], twice[2 * j], 0x5140),
                                __byte_perm(once[2 * j], twice[2 * j], 0x7362),
                                __byte_perm(once[2 * j + 1], twice[2 * j + 1], 0x5140),
                                __byte_perm(once[2 * j + 1], twice[2 * j + 1], 0x7362));
    }
}

#ifdef CUDA_ON_CPU
#define SHARED_BEGIN 0
#else
#define SHARED_BEGIN (u32)__cvta_generic_to_shared(table)
#endif
__device__ __forceinline__ u32 base_of(int k) { return SHARED_BEGIN + k * TABLE; }

// Where two columns' scores are: words hold letter * 16 of both subjects.
struct Columns {
    u32 at0, at1;
};
__device__ __forceinline__ Columns columns_of(uint2 word, u32 base, int)
{
    constexpr u32 strides = LETTERS * (STRIDE / 16) | (STRIDE / 16) << 8;
    return {dot_low(word.x, strides, base), dot_low(word.y, strides, base)};
}

__device__ __forceinline__ uint4 load_scores(u32 address, int chunk)
{
#ifdef CUDA_ON_CPU
    return *reinterpret_cast<const uint4*>(reinterpret_cast<const char*>(table) + address + chunk * 16);
#else
    uint4 v;
    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4];"
                 : "=r"(v.x), "=r"(v.y), "=r"(v.z), "=r"(v.w)
                 : "r"(address + chunk * 16));
    return v;
#endif
}

// Rows 8C to 8C + 7 of two columns; ROW and AFTER_LAST_LOOKUP are tiled.cu's.
#define TWO_ROWS(R, W)                                                                       \
    ROW((R) + 0, dot_low(LANES, s0.W, diagonal0), dot_low(LANES, s1.W, diagonal1))           \
    ROW((R) + 1, dot_high(LANES, s0.W, diagonal0), dot_high(LANES, s1.W, diagonal1))
#define CHUNK(C)                                  \
    if constexpr ((C) < LOADS) {                  \
        const uint4 s0 = load_scores(at.at0, C);  \
        const uint4 s1 = load_scores(at.at1, C);  \
        if ((C) == LOADS - 1) AFTER_LAST_LOOKUP   \
        TWO_ROWS(8 * (C) + 0, x)                  \
        TWO_ROWS(8 * (C) + 2, y)                  \
        TWO_ROWS(8 * (C) + 4, z)                  \
        TWO_ROWS(8 * (C) + 6, w)                  \
    }
