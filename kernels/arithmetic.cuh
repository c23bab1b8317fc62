// Two scores in one 32-bit register (or one, in the wide form), and the three maxima of Gotoh's recurrence on them.
//
// FORM is set by the host (core/cuda/compiler.py), one of
//   DPX      two 16-bit lanes, Hopper's three-operand minimum/maximum instructions; folded scores
//   HALF     two 16-bit lanes whose integers are read as denormal half-precision numbers: exact below 2,048,
//            and HADD2/HMNMX2 are native from compute capability 8.0 on; folded scores
//   GENERAL  two 16-bit lanes, any matrix of signed bytes and any gap costs
//   WIDE     one 32-bit lane, any matrix and gap costs, scores to 2^31
//
// Folded scores. Lanes hold H + ZERO, E + ZERO, F + ZERO with ZERO = first + extend, where first = gap open + gap
// extend is the cost of a gap's first residue. Rows keep "opened" = H - first, so that the diagonal needs score + first,
// which the host checks to lie in 0..127. Then no lane ever falls below 0, plain 32-bit additions never borrow from the
// upper lane, and F, cut off at ZERO, brings the local alignment's zero into H without an instruction of its own.
//
//   E = max(E - extend, opened of the column before)
//   H = max(diagonal + (score + first), E, F)          the diagonal is an opened value
//   F = max(F - extend, H - first, ZERO)               for the row below
//
// Unfolded (GENERAL, WIDE). Lanes hold H, and E + first, F + first:
//
//   E = max(E - extend, H of the column before)
//   H = max(diagonal + score, max(E, F) - first, 0)
//   F = max(F - extend, H)                             for the row below
//
// Sources: Gotoh, J Mol Biol 162:705, 1982; the folding and its instruction counts: docs/decisions/010-tiled-kernel.md.
#pragma once

#define DPX 1
#define HALF 2
#define GENERAL 3
#define WIDE 4

typedef unsigned int u32;

// Scores of four rows that the query does not have: they never raise a score. As in the profile (kernels/tiled.py).
constexpr u32 NO_ROWS = FORM == DPX || FORM == HALF ? 0u : 0x80808080u;

#if FORM == HALF
// In assembly, so that no header of the CUDA toolkit is needed.
__device__ __forceinline__ u32 max2(u32 a, u32 b)
{
    u32 c;
    asm("max.f16x2 %0, %1, %2;" : "=r"(c) : "r"(a), "r"(b));
    return c;
}
__device__ __forceinline__ u32 add2(u32 a, u32 b)
{
    u32 c;
    asm("add.rn.f16x2 %0, %1, %2;" : "=r"(c) : "r"(a), "r"(b));
    return c;
}
#endif

// The gap costs in every lane, as the form takes them; made by kernels/tiled.py.
struct Costs {
    u32 first;         // added to H: a gap opens. Minus first
    u32 extend;        // added to E: the gap goes on. Minus extend, lane by lane
    u32 extend_plain;  // DPX: the same as a plain 32-bit addition takes it
    u32 first_bytes;   // DPX: minus first and minus extend as a dot product takes them
    u32 extend_bytes;
    u32 zero;          // the local alignment's zero
    u32 start;         // what rows keep of H = 0
};

// a.0 * b.0 + a.1 * b.1 + c, with the 16-bit halves of a and the lower (upper) two bytes of b. One instruction of the
// multipliers' pipe, which maxima and permutations leave idle.
#ifdef CUDA_ON_CPU
__device__ __forceinline__ u32 dot_low(u32 a, u32 b, u32 c) { return __dp2a_lo(a, b, c); }
__device__ __forceinline__ u32 dot_high(u32 a, u32 b, u32 c) { return __dp2a_hi(a, b, c); }
#else
__device__ __forceinline__ u32 dot_low(u32 a, u32 b, u32 c)
{
    u32 d;
    asm("dp2a.lo.u32.u32 %0, %1, %2, %3;" : "=r"(d) : "r"(a), "r"(b), "r"(c));
    return d;
}
__device__ __forceinline__ u32 dot_high(u32 a, u32 b, u32 c)
{
    u32 d;
    asm("dp2a.hi.u32.u32 %0, %1, %2, %3;" : "=r"(d) : "r"(a), "r"(b), "r"(c));
    return d;
}
#endif

// What two bytes, x for one lane and 2x for the other, are multiplied by.
constexpr u32 LANES = 0x8000u << 16 | 1;

// Add to both lanes: as a plain addition, or as a dot product of signed bytes.
template <bool DOT>
__device__ __forceinline__ u32 add_to(u32 lanes, u32 plain, u32 bytes)
{
    if constexpr (!DOT) return lanes + plain;
#ifdef CUDA_ON_CPU
    return lanes + (signed char)bytes + 0x8000 * (signed char)(bytes >> 8);
#else
    u32 d;
    asm("dp2a.lo.u32.s32 %0, %1, %2, %3;" : "=r"(d) : "r"(LANES), "r"(bytes), "r"(lanes));
    return d;
#endif
}

// Byte K of the words of the two subjects as two 16-bit scores; the permutation's sign mode fills the upper bytes.
template <int K>
__device__ __forceinline__ u32 score_of(u32 a, u32 b)
{
#ifdef CUDA_ON_CPU
    const u32 low = (int)(signed char)(a >> 8 * K), high = (int)(signed char)(b >> 8 * K);
    return FORM == WIDE ? low : (low & 0xffff) | high << 16;
#else
#if FORM == WIDE
    constexpr u32 select = (K | 8) << 12 | (K | 8) << 8 | (K | 8) << 4 | K;
#else
    constexpr u32 select = (4 + K | 8) << 12 | (4 + K) << 8 | (K | 8) << 4 | K;
#endif
    u32 scores;
    asm("prmt.b32 %0, %1, %2, %3;" : "=r"(scores) : "r"(a), "r"(b), "n"(select));
    return scores;
#endif
}

// Diagonal plus score, lane by lane.
__device__ __forceinline__ u32 sum_of(u32 diagonal, u32 score)
{
#if FORM == HALF
    return add2(diagonal, score);
#elif FORM == GENERAL
    return __vadd2(diagonal, score);
#else
    return diagonal + score;
#endif
}

// One cell: takes diagonal + score, E and F of the row above, what the row kept (E and H of the column before);
// leaves them for the next column, F for the row below, and returns H in the representation that `best` keeps.
//
// Two pipes can add, and which of them does decides how evenly both are used, and what code the compiler makes. DOTS has
// a bit for each addition that is a dot product: to H in even rows and in odd ones, to F in even rows and in odd ones.
template <bool EVEN>
__device__ __forceinline__ u32 cell(u32 sum, u32& e, u32& kept, u32& f, const Costs& c)
{
#if FORM == DPX
    e = __viaddmax_s16x2(e, c.extend, kept);
    const u32 h = __vimax3_s16x2(sum, e, f);
    kept = add_to<(DOTS >> (EVEN ? 0 : 1) & 1) != 0>(h, c.first, c.first_bytes);
    const u32 extended = add_to<(DOTS >> (EVEN ? 2 : 3) & 1) != 0>(f, c.extend_plain, c.extend_bytes);
    f = __vimax3_s16x2(extended, kept, c.zero);
#elif FORM == HALF
    e = max2(add2(e, c.extend), kept);
    const u32 h = max2(max2(sum, e), f);
    kept = add2(h, c.first);
    f = max2(max2(add2(f, c.extend), kept), c.zero);
#elif FORM == GENERAL
    e = __viaddmax_s16x2(e, c.extend, kept);
    const u32 h = __viaddmax_s16x2_relu(__vmaxs2(e, f), c.first, sum);
    kept = h;
    f = __viaddmax_s16x2(f, c.extend, h);
#else
    e = __viaddmax_s32((int)e, (int)c.extend, (int)kept);
    const u32 h = __viaddmax_s32_relu(max((int)e, (int)f), (int)c.first, (int)sum);
    kept = h;
    f = __viaddmax_s32((int)f, (int)c.extend, (int)h);
#endif
    return h;
}

__device__ __forceinline__ u32 best_of(u32 a, u32 b, u32 c)
{
#if FORM == DPX || FORM == GENERAL
    return __vimax3_s16x2(a, b, c);
#elif FORM == HALF
    return max2(a, max2(b, c));
#else
    return __vimax3_s32((int)a, (int)b, (int)c);
#endif
}
