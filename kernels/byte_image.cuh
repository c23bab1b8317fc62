// Scores as bytes, looked up subject by subject: any matrix, every size of group, 7 KB of shared memory a group of eight.
//
// scores[GROUP / 8 or 1][chunk of 16 rows][letter][slot of 8] of 16 bytes. A 128-bit load brings 16 rows of one
// subject. The eight threads that one phase of such a load serves have the eight slots, so no letters, whatever they are,
// meet in a bank. A permutation puts two subjects' scores side by side.
#pragma once

constexpr int CHUNK_ROWS = 16;
constexpr int CHUNKS = (ROWS + CHUNK_ROWS - 1) / CHUNK_ROWS;
constexpr int SLOTS = 8;
constexpr int BANKS = GROUP > SLOTS ? GROUP / SLOTS : 1;
constexpr int IMAGE = BANKS * CHUNKS * LETTERS * SLOTS;

static_assert(ROWS % 4 == 0, "rows are fetched four at a time");
static_assert(LETTERS * SLOTS * 16 <= 65536, "a letter's offset has 16 bits");

extern __shared__ __align__(1024) uint4 scores[];

// Lay out rows `first` to `first + GROUP * ROWS` of a profile, of which `rows` exist; the block's threads come together
// before and after.
__device__ __forceinline__ void fill(const u32* __restrict__ profile, int stride, int first, int rows)
{
    for (int i = threadIdx.x; i < IMAGE; i += THREADS) {
        const int slot = i % SLOTS, letter = i / SLOTS % LETTERS, chunk = i / (SLOTS * LETTERS) % CHUNKS;
        const int k = (slot + SLOTS * (i / (SLOTS * LETTERS * CHUNKS))) % GROUP;
        const int row = k * ROWS + chunk * CHUNK_ROWS;
        const u32* const four = profile + (letter * stride + first + row) / 4;
        scores[i] = make_uint4(row < rows ? __ldg(four) : NO_ROWS, row + 4 < rows ? __ldg(four + 1) : NO_ROWS,
                               row + 8 < rows ? __ldg(four + 2) : NO_ROWS, row + 12 < rows ? __ldg(four + 3) : NO_ROWS);
    }
}

#ifdef CUDA_ON_CPU
#define SHARED_BEGIN 0
#else
#define SHARED_BEGIN (u32)__cvta_generic_to_shared(scores)
#endif
__device__ __forceinline__ u32 base_of(int k)
{
    return SHARED_BEGIN + (threadIdx.x % SLOTS + k / SLOTS * CHUNKS * LETTERS * SLOTS) * 16;
}

// Where two columns' scores are: words hold letter * 16 of both subjects, rows of the image are 128 bytes a letter.
struct Columns {
    u32 a0, b0, a1, b1;
};
__device__ __forceinline__ Columns columns_of(uint2 word, u32 base, int shift)
{
#if FORM == WIDE
    const u32 chosen = shift ? 8u << 8 : 8u;
    return {dot_low(word.x, chosen, base), 0, dot_low(word.y, chosen, base), 0};
#else
    return {dot_low(word.x, 8, base), dot_low(word.x, 8 << 8, base), dot_low(word.y, 8, base),
            dot_low(word.y, 8 << 8, base)};
#endif
}

__device__ __forceinline__ uint4 load_scores(u32 address, int chunk)
{
#ifdef CUDA_ON_CPU
    return *reinterpret_cast<const uint4*>(reinterpret_cast<const char*>(scores) + address + chunk * LETTERS * SLOTS * 16);
#else
    uint4 v;
    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4];"
                 : "=r"(v.x), "=r"(v.y), "=r"(v.z), "=r"(v.w)
                 : "r"(address + chunk * LETTERS * SLOTS * 16));
    return v;
#endif
}

#if FORM == WIDE
#define LOAD_SECOND(v, address, C) const uint4 v = make_uint4(0, 0, 0, 0);
#else
#define LOAD_SECOND(v, address, C) const uint4 v = load_scores(address, C);
#endif

// Rows 16C to 16C + 15 of two columns; ROW and AFTER_LAST_LOOKUP are tiled.cu's.
#define BYTE_ROW(R, W, K) ROW(R, sum_of(diagonal0, score_of<K>(a0.W, b0.W)), sum_of(diagonal1, score_of<K>(a1.W, b1.W)))
#define FOUR_ROWS(R, W) BYTE_ROW((R) + 0, W, 0) BYTE_ROW((R) + 1, W, 1) BYTE_ROW((R) + 2, W, 2) BYTE_ROW((R) + 3, W, 3)
#define CHUNK(C)                                 \
    if constexpr ((C) < CHUNKS) {                \
        const uint4 a0 = load_scores(at.a0, C);  \
        LOAD_SECOND(b0, at.b0, C)                \
        const uint4 a1 = load_scores(at.a1, C);  \
        LOAD_SECOND(b1, at.b1, C)                \
        if ((C) == CHUNKS - 1) AFTER_LAST_LOOKUP \
        FOUR_ROWS(16 * (C) + 0, x)               \
        FOUR_ROWS(16 * (C) + 4, y)               \
        FOUR_ROWS(16 * (C) + 8, z)               \
        FOUR_ROWS(16 * (C) + 12, w)              \
    }
