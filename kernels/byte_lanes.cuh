// Four scores in the four bytes of a register, and Gotoh's recurrence on them.
//
// No GPU since Kepler has SIMD instructions for bytes: they are emulated, and there are two ways to do it. LANES is set by
// the host, one of
//   BYTES   the published recurrence (Liu, Wirawan, Schmidt 2013, figure 2), instruction by instruction, in unsigned
//           saturating bytes; each of them is six or seven instructions of today's hardware
//   HALVES  for GPUs with minima of 16-bit lanes (compute capability 9.0 on). Of halves that are compared, the upper byte
//           decides: the odd bytes' minimum takes one instruction, with whatever is in the bytes between, and so does that of
//           the even ones, shifted up by a byte. Where a value stays, in rows and in memory, it is a byte of four
//
// BYTES. Lanes hold H, E, F. Scores come with `bias` added, so that they are 0 or more: H = (diagonal + score) - bias, both
// saturating, so that H never falls below 0 either. Where that sum saturates, the diagonal was above `limit` before.
//
// HALVES. Lanes hold room: what is left of a byte. With zero = 255 - max(bias, extend),
//   h = zero - H,   e = zero - (E + first),   f = zero - (F + first);   first: the cost of a gap's first residue
// and rows keep h + bias, from which a biased score can be taken:
//   h = min(min(e, f, zero - first) + first, diagonal - score)       no more than zero: the local alignment's zero
//   e = min(e + extend, h)   of the next column,      f = min(f + extend, h)   of the row below
// No sum exceeds 255. Only the difference can leave its byte, when there is no room left; it then takes from the byte
// between, which is 255 less a score below that, and no other lane is touched. The lane itself goes on with a wrong value, but
// the diagonal of the first such difference was above `limit`, and `best` remembers it.
#pragma once

#define BYTES 1
#define HALVES 2

typedef unsigned int u32;

// Costs as quads, the same byte four times, but for the last; made by kernels/quad_lane.py.
struct Costs {
    u32 first;   // of a gap's first residue
    u32 extend;  // of each further one
    u32 bias;    // added to scores
    u32 zero;    // what stands for H = 0
    u32 start;   // what rows keep of H = 0
    u32 closed;  // HALVES: zero - first
    int limit;   // the largest H up to which a lane is exact
};

#if LANES == BYTES
typedef u32 Flow;  // what is on its way through a column

__device__ __forceinline__ Flow unpacked(u32 quad) { return quad; }
__device__ __forceinline__ u32 packed(Flow quad) { return quad; }

__device__ __forceinline__ Flow best_of(Flow best, Flow a, Flow b) { return __vmaxu4(__vmaxu4(best, a), b); }

__device__ __forceinline__ int score_of(u32 best, int lane, const Costs&) { return best >> 8 * lane & 255; }

// One cell: takes what the row above kept of the column before (the diagonal); the scores of two rows, of which `row` is this one,
// in lanes 3 and 1 (odd) and 2 and 0 (even); E and H of the row for the column before; F. Leaves them for the next
// column and the row below, and returns H.
__device__ __forceinline__ Flow cell(u32 diagonal, int row, u32 odd, u32 even, u32& e, u32& kept, Flow& f, const Costs& c)
{
    const u32 score = __byte_perm(even, odd, row ? 0x6240 : 0x7351);
    u32 h = __vsubus4(__vaddus4(diagonal, score), c.bias);
    h = __vmaxu4(h, e);
    h = __vmaxu4(h, f);
    const u32 opened = __vsubus4(h, c.first);
    e = __vmaxu4(__vsubus4(e, c.extend), opened);
    f = __vmaxu4(__vsubus4(f, c.extend), opened);
    kept = h;
    return h;
}
#else
struct Flow {
    u32 odd, even;  // lanes 3 and 1, and 2 and 0, in the upper bytes of halves; the bytes between are of no account
};

constexpr u32 UPPER = 0xff00ff00u;

__device__ __forceinline__ Flow unpacked(u32 quad) { return {quad, quad << 8}; }
__device__ __forceinline__ u32 packed(Flow v) { return __byte_perm(v.even, v.odd, 0x7351); }

__device__ __forceinline__ Flow best_of(Flow best, Flow a, Flow b)
{
    return {__vimin3_u16x2(best.odd, a.odd, b.odd), __vimin3_u16x2(best.even, a.even, b.even)};
}

__device__ __forceinline__ int score_of(u32 best, int lane, const Costs& c)
{
    return (int)(c.zero & 255) - (int)(best >> 8 * lane & 255);
}

// The same cell. The diagonal has 255 in the bytes between: what a difference may take from.
__device__ __forceinline__ Flow cell(u32 diagonal, int row, u32 odd, u32 even, u32& e, u32& kept, Flow& f, const Costs& c)
{
    const u32 odd_sum = (diagonal | ~UPPER) - (row ? odd << 8 : odd);
    const u32 even_sum = __byte_perm(diagonal, ~0u, 0x2404) - (row ? even << 8 : even);
    const u32 first = c.first & UPPER, extend = c.extend & UPPER, closed = c.closed & UPPER;
    const Flow gap = unpacked(e);
    const Flow h = {__viaddmin_u16x2(__vimin3_u16x2(gap.odd, f.odd, closed), first, odd_sum),
                    __viaddmin_u16x2(__vimin3_u16x2(gap.even, f.even, closed), first, even_sum)};
    e = packed({__viaddmin_u16x2(gap.odd, extend, h.odd), __viaddmin_u16x2(gap.even, extend, h.even)});
    f = {__viaddmin_u16x2(f.odd, extend, h.odd), __viaddmin_u16x2(f.even, extend, h.even)};
    kept = packed(h) + c.bias;
    return h;
}
#endif
