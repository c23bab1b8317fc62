// Scores of two subjects as pairs of bytes, looked up together: the quickest, for groups of two and four.
//
// table[thread of the group][letter a][letter b] of STRIDE bytes holds, for each of the thread's rows, subject a's score
// and twice subject b's: times 1 and 32,768 they are what is added to the two lanes of a diagonal, in the dot product's one
// instruction. A 128-bit load brings eight rows. STRIDE is an odd number of 16-byte groups, which spreads pairs of
// letters over all banks. Every block makes its table of the image, of both letters' rows:
//
// image[pass][thread of the group][letter][LOADS] of 8 bytes, a byte a row, score + first in 0..127.
#pragma once

constexpr int CHUNK_ROWS = 8;
constexpr int LOADS = (ROWS + CHUNK_ROWS - 1) / CHUNK_ROWS;
constexpr int STRIDE = (LOADS | 1) * 16;
constexpr int TABLE = LETTERS * LETTERS * STRIDE;

static_assert(FORM == DPX || FORM == HALF, "scores are folded");
static_assert(LETTERS * (STRIDE / 16) < 256, "a word's letters are multiplied by bytes");

extern __shared__ __align__(1024) unsigned char table[];

// Make a pass's table; the block's threads come together before and after.
__device__ __forceinline__ void fill(const uint4* __restrict__ image, int pass)
{
    const uint2* const rows = reinterpret_cast<const uint2*>(image) + (long long)pass * GROUP * LETTERS * LOADS;
    for (int i = threadIdx.x; i < GROUP * LETTERS * LETTERS * LOADS; i += THREADS) {
        const int load = i % LOADS, b = i / LOADS % LETTERS, a = i / (LOADS * LETTERS) % LETTERS;
        const int k = i / (LOADS * LETTERS * LETTERS);
        const uint2 of_a = __ldg(rows + (k * LETTERS + a) * LOADS + load);
        const uint2 once = __ldg(rows + (k * LETTERS + b) * LOADS + load);
        const uint2 of_b = make_uint2(once.x << 1, once.y << 1);  // no byte has its highest bit
        *reinterpret_cast<uint4*>(table + k * TABLE + (a * LETTERS + b) * STRIDE + load * 16) =
            make_uint4(__byte_perm(of_a.x, of_b.x, 0x5140), __byte_perm(of_a.x, of_b.x, 0x7362),
                       __byte_perm(of_a.y, of_b.y, 0x5140), __byte_perm(of_a.y, of_b.y, 0x7362));
    }
}

__device__ __forceinline__ u32 base_of(int k) { return (u32)__cvta_generic_to_shared(table) + k * TABLE; }

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
    uint4 v;
    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4];"
                 : "=r"(v.x), "=r"(v.y), "=r"(v.z), "=r"(v.w)
                 : "r"(address + chunk * 16));
    return v;
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
