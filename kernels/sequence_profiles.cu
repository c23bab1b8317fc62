// Pack subjects by fours into sequence profiles, and interleave the profiles of 32 neighbouring threads.
//
// CUDASW++ 3.0's layout (Liu, Wirawan, Schmidt 2013, "CUDA-enabled parallelization"): subjects sorted by length; a profile has four of
// them, a word the four residues of a column, a uint4 four columns. A thread makes a profile; what it reads comes byte by
// byte from lines that it stays on for a while.
//
// Buffers
//   residues[...] uint8: codes of `core.sequences.alphabet`, the subjects one after the other, length ascending
//   offsets[n + 1] int64: where each begins, in residues
//   first_word[groups] int64: where each group of 32 profiles begins, in words[...]
//   words[...] uint4: step t of profile q is words[first_word[q / 32] + 32 * t + q % 32]; byte k of column 4 t + c, the c-th
//       of its members, is of subject n - 1 - (4 q + k). What a group's longest profile has more than another is not written
//   steps[profiles] int32: of four columns each, as many as the longest of the four needs
// PAD, set by the host, is the code behind a subject's last residue and in lanes that have no subject.
typedef unsigned int u32;

extern "C" __global__ void __launch_bounds__(256)
sequence_profiles(const unsigned char* __restrict__ residues, const long long* __restrict__ offsets, int n,
                  const long long* __restrict__ first_word, int profiles, uint4* __restrict__ words, int* __restrict__ steps)
{
    const int q = blockIdx.x * 256 + threadIdx.x;
    if (q >= profiles) return;
    const unsigned char* from[4];
    int length[4];
#pragma unroll
    for (int k = 0; k < 4; ++k) {
        const int subject = n - 1 - 4 * q - k;
        const long long begin = subject >= 0 ? offsets[subject] : 0;
        length[k] = subject >= 0 ? (int)(offsets[subject + 1] - begin) : 0;
        from[k] = residues + begin;
    }
    const int count = (length[0] + 3) / 4;
    steps[q] = count;
    uint4* to = words + first_word[q / 32] + q % 32;
    for (int t = 0; t < count; ++t, to += 32) {
        u32 column[4];
#pragma unroll
        for (int c = 0; c < 4; ++c) {
            column[c] = 0;
#pragma unroll
            for (int k = 0; k < 4; ++k) column[c] |= (4 * t + c < length[k] ? (u32)from[k][4 * t + c] : (u32)PAD) << 8 * k;
        }
        *to = make_uint4(column[0], column[1], column[2], column[3]);
    }
}
