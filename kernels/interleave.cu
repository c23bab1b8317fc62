// Interleave subjects by groups of 32, so that a warp whose threads take one each reads them coalesced.
//
// CUDASW++ 2.0's layout (Liu, Schmidt, Maskell 2010): subjects sorted by length, four residues packed into a word, and of
// each group of 32 the first words, then the second ones, and so on. A warp lays out a group, a thread a subject; what a
// thread reads comes byte by byte from lines that it stays on for a while.
//
// Buffers
//   residues[...] uint8: codes of `core.sequences.alphabet`, the subjects one after the other, length ascending
//   offsets[n + 1] int64: where each begins, in residues
//   first_word[groups] int64: where each group begins, in words
//   words[...] u32: subject n - 1 - (32 * group + k) has words[first_word[group] + 32 * w + k], the first residue lowest;
//       up to the words of the group's longest
//   quads[32 * groups] int32: words of each subject; 0 where the last group has none
// PAD, set by the host, is the code behind a subject's last residue.
typedef unsigned int u32;

constexpr int WARPS = 8;

extern "C" __global__ void __launch_bounds__(WARPS * 32)
interleave(const unsigned char* __restrict__ residues, const long long* __restrict__ offsets, int n,
           const long long* __restrict__ first_word, int groups, u32* __restrict__ words, int* __restrict__ quads)
{
    const int group = blockIdx.x * WARPS + threadIdx.x / 32;
    const int lane = threadIdx.x % 32;
    if (group >= groups) return;
    const int subject = n - 1 - (32 * group + lane);
    const long long begin = subject >= 0 ? offsets[subject] : 0;
    const int length = subject >= 0 ? (int)(offsets[subject + 1] - begin) : 0;
    const int count = (length + 3) / 4;
    quads[32 * group + lane] = count;
    const unsigned char* from = residues + begin;
    u32* to = words + first_word[group] + lane;
    const int longest = __shfl_sync(0xffffffffu, count, 0);
    for (int w = 0; w < longest; ++w, from += 4, to += 32) {
        u32 word = 0;
#pragma unroll
        for (int b = 0; b < 4; ++b) word |= (4 * w + b < length ? (u32)from[b] : (u32)PAD) << 8 * b;
        *to = word;
    }
}
