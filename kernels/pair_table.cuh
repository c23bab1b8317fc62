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

// Make the table of rows `first` to `first + GROUP * ROWS` of a profile, of which `rows` exist; the block's threads come
// together before and after.
__device__ __forceinline__ void fill(const u32* __restrict__ profile, int stride, int first, int rows)
{
    for (int i = threadIdx.x; i < GROUP * LETTERS * LETTERS * LOADS; i += THREADS) {
        const int load = i % LOADS, b = i / LOADS % LETTERS, a = i / (LOADS * LETTERS) % LETTERS;
        const int k = i / (LOADS * LETTERS * LETTERS);
        const int row = k * ROWS + load * CHUNK_ROWS;
        const u32* const of_a = profile + (a * stride + first + row) / 4;
        const u32* const of_b = profile + (b * stride + first + row) / 4;
        uint2 once = make_uint2(NO_ROWS, NO_ROWS), twice = once;
        if (row < rows) once.x = of_a[0], twice.x = of_b[0] << 1;  // no byte has its highest bit
        if (row + 4 < rows) once.y = of_a[1], twice.y = of_b[1] << 1;
        *reinterpret_cast<uint4*>(table + k * TABLE + (a * LETTERS + b) * STRIDE + load * 16) =
            make_uint4(__byte_perm(once.x, twice.x, 0x5140), __byte_perm(once.x, twice.x, 0x7362),
                       __byte_perm(once.y, twice.y, 0x5140), __byte_perm(once.y, twice.y, 0x7362));
    }
}

// Shared memory for numbers of the block.
__device__ __forceinline__ int* behind_scores() { return reinterpret_cast<int*>(table + GROUP * TABLE); }

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
