// Lay packed residues out as the tiled kernel reads them: two subjects side by side, two columns to a word.
//
// A warp writes one pair: the words of its columns and the padding behind it; the first pair's warp the padding in front.
//
// Buffers
//   residues[...] uint8: residue codes of `core.sequences.alphabet`, the piece's subjects one after the other, length ascending
//   offsets[n + 1] int64: where each begins, in residues
//   letter_of[32] uint8: residue code -> letter of the profile (codes that score alike share one)
//   first_word[pairs] int64, steps[pairs] int32, words[...] uint2: see tiled.cu
// Pair p holds subject n - 1 - 2p (a) and the one before it (b, none for the last pair of an odd count): longest first.
// LETTERS is set by the host.
typedef unsigned int u32;

constexpr int WARPS = 8;
constexpr int PADDING = 32;
constexpr u32 SCALE = 16;  // of letters in words
constexpr u32 PAD = (LETTERS - 1) * SCALE;

extern "C" __global__ void __launch_bounds__(WARPS * 32)
lay_out(const unsigned char* __restrict__ residues, const long long* __restrict__ offsets, int n,
        const unsigned char* __restrict__ letter_of, const long long* __restrict__ first_word,
        const int* __restrict__ steps, int pairs, uint2* words)
{
    const int pair = blockIdx.x * WARPS + threadIdx.x / 32;
    const int lane = threadIdx.x % 32;
    if (pair >= pairs) return;
    const int a = n - 1 - 2 * pair;
    const long long begin_a = offsets[a], length_a = offsets[a + 1] - begin_a;
    const long long begin_b = a > 0 ? offsets[a - 1] : 0, length_b = a > 0 ? begin_a - begin_b : 0;
    uint2* const out = words + first_word[pair];
    auto at = [&](long long begin, long long length, long long column) {
        return column < length ? letter_of[residues[begin + column]] * SCALE : PAD;
    };
    for (long long t = lane; t < steps[pair] + PADDING; t += 32) {
        uint2 word;
        word.x = at(begin_a, length_a, 2 * t) | at(begin_b, length_b, 2 * t) << 16;
        word.y = at(begin_a, length_a, 2 * t + 1) | at(begin_b, length_b, 2 * t + 1) << 16;
        out[t] = word;
    }
    if (pair == 0) words[lane] = make_uint2(PAD | PAD << 16, PAD | PAD << 16);
}
