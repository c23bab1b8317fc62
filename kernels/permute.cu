// Permuted copies of subjects, a thread for each copy, written where and as the alignment kernels read them.
//
// The permutations are those of core/permutation/permutation.py, integer by integer. Word w of copy k is output word w % 4 of
// Philox4x32-10 (Salmon, Moraes, Dror, Shaw, SC 2011) with the counter (w / 4, k, attempt, 0) and the subject's key; places
// i = 0, 1, ... are filled from the inside out (Fisher and Yates; Durstenfeld, CACM 7:420, 1964) with an unbiased j of 0 .. i
// (Lemire, ACM TOMACS 29:3, 2019).
//
// Who computes what. Copies are in flat order, the longest first: copy f is stored subject n - 1 - f. A thread shuffles its copy
// where it has it at hand: NEAR, in the block's shared memory, where word w of the copies of a warp lies at 32 * w + lane,
// so that every thread has a bank of its own however wild its j are; else in its place of the output. Then, if NEAR,
// the warp writes its copies out. The host asks for flat copies begin .. end, whose warps are one a block if NEAR,
// with copies of about the same length, so that shared memory takes many blocks.
//
// Buffers
//   image: parts[n_parts] (below), ascending `begin`; then the sources, each at a multiple of four bytes and padded to one
//   LAYOUT 0, PLAIN: out uint8, copies one after the other in stored order (intra_task.cu)
//   LAYOUT 1, INTERLEAVED: words u32, first_word int64[groups], quads int32[32 * groups], as interleave.cu writes them
//   LAYOUT 2, PAIRS: words uint2, first_word int64[pairs], steps int32[pairs], letter_of uint8[32], as layout.cu does
// LAYOUT, NEAR, PAD (code behind a subject's last residue, INTERLEAVED) and LETTERS (PAIRS) are set by the host.
typedef unsigned int u32;
typedef unsigned long long u64;
typedef unsigned char u8;
typedef unsigned short u16;

constexpr u32 ALL = 0xffffffffu;
constexpr int LANES = 32;
constexpr int PADDING = 32;  // of PAIRS: words in front of the first pair and behind each
constexpr u32 SCALE = 16;    // of letters in words of PAIRS
constexpr u32 PADDING_LETTER = (LETTERS - 1) * SCALE;

// Copies of one subject that stand one after the other in stored order.
struct Part {
    long long source;  // where the subject is in the image, in bytes
    long long out;     // where the first copy is in a PLAIN output
    u32 key[2];
    u32 first;   // number of the first copy
    int begin;   // stored index of the first copy
    int length;  // residues
    int unused;
};

// Four random words of a copy: Philox4x32-10.
__device__ __forceinline__ uint4 philox(u32 quad, u32 copy, u32 attempt, u32 k0, u32 k1)
{
    u32 c0 = quad, c1 = copy, c2 = attempt, c3 = 0;
#pragma unroll
    for (int round = 0; round < 10; ++round) {
        const u64 p0 = (u64)0xD2511F53u * c0, p1 = (u64)0xCD9E8D57u * c2;
        c0 = (u32)(p1 >> 32) ^ c1 ^ k0;
        c1 = (u32)p1;
        c2 = (u32)(p0 >> 32) ^ c3 ^ k1;
        c3 = (u32)p0;
        k0 += 0x9E3779B9u;
        k1 += 0xBB67AE85u;
    }
    return make_uint4(c0, c1, c2, c3);
}

__device__ __forceinline__ u32 word_of(const uint4& words, int k)
{
    return k == 0 ? words.x : k == 1 ? words.y : k == 2 ? words.z : words.w;
}

// The place that place i takes its residue from where its first word may be one too many for it: rare.
__device__ __noinline__ u32 draw(u32 i, u32 copy, u32 k0, u32 k1)
{
    const u32 bound = i + 1;
    const u32 surplus = (0u - bound) % bound;
    for (u32 attempt = 0;; ++attempt) {
        const u32 word = word_of(philox(i / 4, copy, attempt, k0, k1), i % 4);
        if (word * bound >= surplus) return __umulhi(word, bound);
    }
}

// Where a thread's copy is shuffled: residue i, as it is kept there.
#if NEAR || LAYOUT == 1
struct Place {
    u8* base;  // of bytes whose words are those of 32 copies in turn
    __device__ __forceinline__ u32 get(u32 i) const { return base[i / 4 * (4 * LANES) + i % 4]; }
    __device__ __forceinline__ void put(u32 i, u32 value) const { base[i / 4 * (4 * LANES) + i % 4] = (u8)value; }
};
#elif LAYOUT == 0
struct Place {
    u8* base;
    __device__ __forceinline__ u32 get(u32 i) const { return base[i]; }
    __device__ __forceinline__ void put(u32 i, u32 value) const { base[i] = (u8)value; }
};
#else
struct Place {
    u16* base;  // of a pair's lane
    __device__ __forceinline__ u32 get(u32 i) const { return base[2 * (u64)i]; }
    __device__ __forceinline__ void put(u32 i, u32 value) const { base[2 * (u64)i] = (u16)value; }
};
#endif

// Shuffle a copy; `kept` makes of a residue code what is kept of it.
template <typename Kept>
__device__ __forceinline__ void shuffle(const Place& place, const u8* source, const Part& part, u32 copy, Kept kept)
{
    const u32 k0 = part.key[0], k1 = part.key[1], length = part.length;
    for (u32 quad = 0; 4 * quad < length; ++quad) {
        const uint4 words = philox(quad, copy, 0, k0, k1);
        const u32 four = __ldg((const u32*)source + quad);
#pragma unroll
        for (int b = 0; b < 4; ++b) {
            const u32 i = 4 * quad + b, bound = i + 1;
            if (i < length) {
                const u32 word = word_of(words, b);
                u32 j = __umulhi(word, bound);
                if (word * bound < bound) j = draw(i, copy, k0, k1);
                place.put(i, place.get(j));
                place.put(j, kept(four >> 8 * b & 255));
            }
        }
    }
}

__device__ __forceinline__ const Part& part_of(const Part* parts, int n_parts, int subject)
{
    int low = 0, high = n_parts;
    while (high - low > 1) {
        const int middle = (low + high) / 2;
        if (parts[middle].begin <= subject) low = middle;
        else high = middle;
    }
    return parts[low];
}

extern "C" __global__ void __launch_bounds__(THREADS)
permute(const u8* __restrict__ image, int n_parts, int n, int begin, int end, const long long* __restrict__ first_word,
        const int* __restrict__ steps, const u8* __restrict__ letter_of, int* __restrict__ quads, void* out)
{
    const int lane = threadIdx.x % LANES;
    const int flat = begin + blockIdx.x * THREADS + threadIdx.x;
    if (flat - lane >= end) return;
    const bool live = flat < min(end, n);
    const int subject = n - 1 - min(flat, n - 1);
    const Part part = part_of((const Part*)image, n_parts, subject);
    const int length = live ? part.length : 0;
    const u32 copy = part.first + (subject - part.begin);
    const u8* const source = image + part.source;
#if NEAR
    extern __shared__ __align__(16) u8 shared[];
    const Place place = {shared + 4 * lane};
    if (live) shuffle(place, source, part, copy, [](u32 code) { return code; });
    const u32* const own = (const u32*)shared + lane;
#endif
#if LAYOUT == 0
    if (live) {
        const Place place = {(u8*)out + part.out + (long long)(subject - part.begin) * length};
        shuffle(place, source, part, copy, [](u32 code) { return code; });
    }
#elif LAYOUT == 1
    u32* const words = (u32*)out + first_word[flat / LANES] + lane;
    const int count = (length + 3) / 4;
    const int longest = __shfl_sync(ALL, count, 0);
    quads[flat] = count;
#if !NEAR
    if (live) shuffle(Place{(u8*)words}, source, part, copy, [](u32 code) { return code; });
    const u32* const own = words;
#endif
    for (int w = 0; w < longest; ++w) {
        const int left = length - 4 * w;
        u32 word = left > 0 ? own[w * LANES] : 0x01010101u * PAD;
        if (left > 0 && left < 4) word = (word & (1u << 8 * left) - 1) | (0x01010101u * PAD) << 8 * left;
        words[(long long)w * LANES] = word;
    }
#else
    const int pair = flat / 2, side = flat & 1;
    // A pair is there where its first copy is: the last of an odd number has padding beside it.
    const bool there = 2 * pair < min(end, n);
    const int columns = there ? 2 * (steps[pair] + PADDING) : 0;
    uint2* const words = (uint2*)out + (there ? first_word[pair] : 0);
    if (flat < LANES) ((uint2*)out)[flat] = make_uint2(PADDING_LETTER | PADDING_LETTER << 16, PADDING_LETTER | PADDING_LETTER << 16);
#if NEAR
    // Four columns at a time: the thread of the first copy writes two of them for both, that of the second the others.
    const int most = __shfl_sync(ALL, columns, 0);
    for (int column = 0; column < most; column += 4) {
        const u32 four = column < length ? own[column / 4 * LANES] : 0;
        const u32 others = __shfl_xor_sync(ALL, four, 1);
        const int others_length = __shfl_xor_sync(ALL, length, 1);
        const u32 a = side ? others : four, b = side ? four : others;
        const int a_length = side ? others_length : length, b_length = side ? length : others_length;
        const int at = column + 2 * side;
        u32 halves[2];
#pragma unroll
        for (int c = 0; c < 2; ++c) {
            const int shift = 8 * (2 * side + c);
            const u32 low = at + c < a_length ? __ldg(letter_of + (a >> shift & 31)) * SCALE : PADDING_LETTER;
            const u32 high = at + c < b_length ? __ldg(letter_of + (b >> shift & 31)) * SCALE : PADDING_LETTER;
            halves[c] = low | high << 16;
        }
        if (at < columns) words[at / 2] = make_uint2(halves[0], halves[1]);
    }
#else
    const Place place = {(u16*)words + side};
    if (live) shuffle(place, source, part, copy, [&](u32 code) { return __ldg(letter_of + code) * SCALE; });
    for (int column = length; column < columns; ++column) place.put(column, PADDING_LETTER);
#endif
#endif
}
