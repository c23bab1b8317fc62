// CUDA's integer intrinsics by their definitions: bits and bytes, SIMD within a word, dot products, Hopper's maxima.
//
// Source: CUDA Math API, "Integer Intrinsics" and "SIMD Intrinsics"; CUDA C++ Programming Guide, "DPX".
#pragma once

// ---- Plain numbers ----

#define MIN_MAX(T)                                      \
    inline T min(T a, T b) { return a < b ? a : b; }    \
    inline T max(T a, T b) { return a > b ? a : b; }
MIN_MAX(int)
MIN_MAX(unsigned)
MIN_MAX(long)
MIN_MAX(unsigned long)
MIN_MAX(long long)
MIN_MAX(unsigned long long)
MIN_MAX(float)
MIN_MAX(double)
#undef MIN_MAX
#define MIXED(A, B, T)                                                  \
    inline T min(A a, B b) { return min((T)a, (T)b); }                  \
    inline T min(B a, A b) { return min((T)a, (T)b); }                  \
    inline T max(A a, B b) { return max((T)a, (T)b); }                  \
    inline T max(B a, A b) { return max((T)a, (T)b); }
MIXED(int, unsigned, unsigned)
MIXED(long long, unsigned long long, unsigned long long)
#undef MIXED

inline int __clz(int x) { return x ? __builtin_clz((unsigned)x) : 32; }
inline int __clzll(long long x) { return x ? __builtin_clzll((unsigned long long)x) : 64; }
inline int __ffs(int x) { return __builtin_ffs(x); }
inline int __ffsll(long long x) { return __builtin_ffsll(x); }
inline int __popc(unsigned x) { return __builtin_popcount(x); }
inline int __popcll(unsigned long long x) { return __builtin_popcountll(x); }
inline unsigned __brev(unsigned x)
{
    unsigned y = 0;
    for (int i = 0; i < 32; ++i) y |= (x >> i & 1) << (31 - i);
    return y;
}
inline int __mulhi(int a, int b) { return (int)((long long)a * b >> 32); }
inline unsigned __umulhi(unsigned a, unsigned b) { return (unsigned)((unsigned long long)a * b >> 32); }
inline unsigned __sad(int a, int b, unsigned c)
{
    const long long difference = (long long)a - b;
    return (unsigned)(difference < 0 ? -difference : difference) + c;
}
inline unsigned __usad(unsigned a, unsigned b, unsigned c) { return (a > b ? a - b : b - a) + c; }
inline unsigned __funnelshift_l(unsigned low, unsigned high, unsigned shift)
{
    return (unsigned)((((unsigned long long)high << 32 | low) << (shift & 31)) >> 32);
}
inline unsigned __funnelshift_r(unsigned low, unsigned high, unsigned shift)
{
    return (unsigned)(((unsigned long long)high << 32 | low) >> (shift & 31));
}
inline unsigned __funnelshift_lc(unsigned low, unsigned high, unsigned shift)
{
    return shift >= 32 ? low : __funnelshift_l(low, high, shift);
}
inline unsigned __funnelshift_rc(unsigned low, unsigned high, unsigned shift)
{
    return shift >= 32 ? high : __funnelshift_r(low, high, shift);
}
inline unsigned __byte_perm(unsigned a, unsigned b, unsigned selector)
{
    const unsigned long long both = (unsigned long long)b << 32 | a;
    unsigned result = 0;
    for (int i = 0; i < 4; ++i) result |= (unsigned)(both >> 8 * (selector >> 4 * i & 7) & 255) << 8 * i;
    return result;
}
inline int __float_as_int(float x)
{
    int bits;
    memcpy(&bits, &x, sizeof x);
    return bits;
}
inline float __int_as_float(int x)
{
    float number;
    memcpy(&number, &x, sizeof x);
    return number;
}
inline unsigned __float_as_uint(float x) { return (unsigned)__float_as_int(x); }
inline float __uint_as_float(unsigned x) { return __int_as_float((int)x); }

// ---- SIMD within a word: N lanes of 32 / N bits ----

namespace cuda_on_cpu {

template <int N>
struct Lane;
template <>
struct Lane<2> {
    typedef int16_t Signed;
    typedef uint16_t Unsigned;
};
template <>
struct Lane<4> {
    typedef int8_t Signed;
    typedef uint8_t Unsigned;
};

template <class T>
int saturated(int x)
{
    constexpr int low = std::is_signed_v<T> ? -(1 << (8 * sizeof(T) - 1)) : 0;
    constexpr int high = std::is_signed_v<T> ? (1 << (8 * sizeof(T) - 1)) - 1 : (1 << 8 * sizeof(T)) - 1;
    return x < low ? low : x > high ? high : x;
}

// f(a's lane, b's lane, c's lane), read as T, lane by lane, cut off to the lane's bits.
template <class T, class F>
unsigned by_lanes(unsigned a, unsigned b, unsigned c, F f)
{
    constexpr int bits = 8 * sizeof(T);
    constexpr unsigned mask = (1u << bits) - 1;
    unsigned result = 0;
    for (int shift = 0; shift < 32; shift += bits)
        result |= ((unsigned)f((int)(T)(a >> shift), (int)(T)(b >> shift), (int)(T)(c >> shift)) & mask) << shift;
    return result;
}

template <class T, class F>
unsigned sum_of_lanes(unsigned a, unsigned b, F f)
{
    unsigned sum = 0;
    for (int shift = 0; shift < 32; shift += 8 * (int)sizeof(T)) sum += (unsigned)f((int)(T)(a >> shift), (int)(T)(b >> shift));
    return sum;
}

inline int distance(int a, int b) { return a > b ? a - b : b - a; }

}  // namespace cuda_on_cpu

#define LANEWISE_1(name, N, sign, expression)                                                     \
    inline unsigned name##N(unsigned x)                                                           \
    {                                                                                             \
        using T [[maybe_unused]] = cuda_on_cpu::Lane<N>::sign;                                    \
        return cuda_on_cpu::by_lanes<T>(x, 0, 0, [](int a, int, int) { return expression; });     \
    }
#define LANEWISE_2(name, N, sign, expression)                                                     \
    inline unsigned name##N(unsigned x, unsigned y)                                               \
    {                                                                                             \
        using T [[maybe_unused]] = cuda_on_cpu::Lane<N>::sign;                                    \
        return cuda_on_cpu::by_lanes<T>(x, y, 0, [](int a, int b, int) { return expression; });   \
    }
#define COMPARISON(name, N, sign, expression)       \
    LANEWISE_2(__vcmp##name, N, sign, (expression) ? -1 : 0) \
    LANEWISE_2(__vset##name, N, sign, (expression) ? 1 : 0)
#define SUM(name, N, sign)                                                                          \
    inline unsigned name##N(unsigned x, unsigned y)                                                 \
    {                                                                                               \
        return cuda_on_cpu::sum_of_lanes<cuda_on_cpu::Lane<N>::sign>(x, y, cuda_on_cpu::distance);  \
    }
#define VIDEO(N)                                                                     \
    LANEWISE_1(__vabs, N, Signed, a < 0 ? -a : a)                                    \
    LANEWISE_1(__vabsss, N, Signed, cuda_on_cpu::saturated<T>(a < 0 ? -a : a))       \
    LANEWISE_1(__vneg, N, Signed, -a)                                                \
    LANEWISE_1(__vnegss, N, Signed, cuda_on_cpu::saturated<T>(-a))                   \
    LANEWISE_2(__vadd, N, Unsigned, a + b)                                           \
    LANEWISE_2(__vaddss, N, Signed, cuda_on_cpu::saturated<T>(a + b))                \
    LANEWISE_2(__vaddus, N, Unsigned, cuda_on_cpu::saturated<T>(a + b))              \
    LANEWISE_2(__vsub, N, Unsigned, a - b)                                           \
    LANEWISE_2(__vsubss, N, Signed, cuda_on_cpu::saturated<T>(a - b))                \
    LANEWISE_2(__vsubus, N, Unsigned, cuda_on_cpu::saturated<T>(a - b))              \
    LANEWISE_2(__vavgu, N, Unsigned, (a + b + 1) >> 1)                               \
    LANEWISE_2(__vhaddu, N, Unsigned, (a + b) >> 1)                                  \
    LANEWISE_2(__vabsdiffs, N, Signed, cuda_on_cpu::distance(a, b))                  \
    LANEWISE_2(__vabsdiffu, N, Unsigned, cuda_on_cpu::distance(a, b))                \
    LANEWISE_2(__vmaxs, N, Signed, a > b ? a : b)                                    \
    LANEWISE_2(__vmaxu, N, Unsigned, a > b ? a : b)                                  \
    LANEWISE_2(__vmins, N, Signed, a < b ? a : b)                                    \
    LANEWISE_2(__vminu, N, Unsigned, a < b ? a : b)                                  \
    COMPARISON(eq, N, Unsigned, a == b)                                              \
    COMPARISON(ne, N, Unsigned, a != b)                                              \
    COMPARISON(ges, N, Signed, a >= b)                                               \
    COMPARISON(geu, N, Unsigned, a >= b)                                             \
    COMPARISON(gts, N, Signed, a > b)                                                \
    COMPARISON(gtu, N, Unsigned, a > b)                                              \
    COMPARISON(les, N, Signed, a <= b)                                               \
    COMPARISON(leu, N, Unsigned, a <= b)                                             \
    COMPARISON(lts, N, Signed, a < b)                                                \
    COMPARISON(ltu, N, Unsigned, a < b)                                              \
    SUM(__vsads, N, Signed)                                                          \
    SUM(__vsadu, N, Unsigned)
VIDEO(2)
VIDEO(4)
#undef VIDEO
#undef SUM
#undef COMPARISON
#undef LANEWISE_1
#undef LANEWISE_2

// ---- Dot products ----

#define DOT_PRODUCTS(T, Byte, Half, Bytes, Halves)                                                        \
    inline T __dp4a(T a, T b, T c)                                                                        \
    {                                                                                                     \
        for (int i = 0; i < 32; i += 8) c += (T)(Byte)(a >> i) * (T)(Byte)(b >> i);                       \
        return c;                                                                                         \
    }                                                                                                     \
    inline T __dp2a_lo(T a, T b, T c)                                                                     \
    {                                                                                                     \
        return (T)(Half)a * (T)(Byte)b + (T)(Half)(a >> 16) * (T)(Byte)(b >> 8) + c;                      \
    }                                                                                                     \
    inline T __dp2a_hi(T a, T b, T c) { return __dp2a_lo(a, b >> 16, c); }                                \
    inline T __dp4a(Bytes a, Bytes b, T c) { return a.x * b.x + a.y * b.y + a.z * b.z + a.w * b.w + c; }  \
    inline T __dp2a_lo(Halves a, Bytes b, T c) { return (T)a.x * b.x + (T)a.y * b.y + c; }                \
    inline T __dp2a_hi(Halves a, Bytes b, T c) { return (T)a.x * b.z + (T)a.y * b.w + c; }
DOT_PRODUCTS(int, int8_t, int16_t, char4, short2)
DOT_PRODUCTS(unsigned, uint8_t, uint16_t, uchar4, ushort2)
#undef DOT_PRODUCTS

// ---- Hopper's three-operand minima and maxima (DPX) ----

#define DPX_WIDE(T, suffix)                                                               \
    inline T __vimax3_##suffix(T a, T b, T c) { return max(max(a, b), c); }               \
    inline T __vimin3_##suffix(T a, T b, T c) { return min(min(a, b), c); }               \
    inline T __viaddmax_##suffix(T a, T b, T c) { return max((T)((unsigned)a + (unsigned)b), c); } \
    inline T __viaddmin_##suffix(T a, T b, T c) { return min((T)((unsigned)a + (unsigned)b), c); } \
    inline T __vibmax_##suffix(T a, T b, bool* first) { return *first = a >= b, max(a, b); } \
    inline T __vibmin_##suffix(T a, T b, bool* first) { return *first = a <= b, min(a, b); }
DPX_WIDE(int, s32)
DPX_WIDE(unsigned, u32)
#undef DPX_WIDE
inline int __vimax_s32_relu(int a, int b) { return max(max(a, b), 0); }
inline int __vimin_s32_relu(int a, int b) { return max(min(a, b), 0); }
inline int __vimax3_s32_relu(int a, int b, int c) { return max(__vimax3_s32(a, b, c), 0); }
inline int __vimin3_s32_relu(int a, int b, int c) { return max(__vimin3_s32(a, b, c), 0); }
inline int __viaddmax_s32_relu(int a, int b, int c) { return max(__viaddmax_s32(a, b, c), 0); }
inline int __viaddmin_s32_relu(int a, int b, int c) { return max(__viaddmin_s32(a, b, c), 0); }

#define DPX_3(name, T, expression)                                                                 \
    inline unsigned name(unsigned x, unsigned y, unsigned z)                                       \
    {                                                                                              \
        return cuda_on_cpu::by_lanes<T>(x, y, z, [](int a, int b, int c) { return expression; });  \
    }
#define DPX_LANES(T, suffix)                                     \
    DPX_3(__vimax3_##suffix, T, max(max(a, b), c))               \
    DPX_3(__vimin3_##suffix, T, min(min(a, b), c))               \
    DPX_3(__viaddmax_##suffix, T, max((int)(T)(a + b), c))       \
    DPX_3(__viaddmin_##suffix, T, min((int)(T)(a + b), c))       \
    inline unsigned __vibmax_##suffix(unsigned x, unsigned y, bool* high, bool* low)             \
    {                                                                                            \
        *high = (T)(x >> 16) >= (T)(y >> 16);                                                    \
        *low = (T)x >= (T)y;                                                                     \
        return cuda_on_cpu::by_lanes<T>(x, y, 0, [](int a, int b, int) { return max(a, b); });   \
    }                                                                                            \
    inline unsigned __vibmin_##suffix(unsigned x, unsigned y, bool* high, bool* low)             \
    {                                                                                            \
        *high = (T)(x >> 16) <= (T)(y >> 16);                                                    \
        *low = (T)x <= (T)y;                                                                     \
        return cuda_on_cpu::by_lanes<T>(x, y, 0, [](int a, int b, int) { return min(a, b); });   \
    }
DPX_LANES(int16_t, s16x2)
DPX_LANES(uint16_t, u16x2)
DPX_3(__vimax3_s16x2_relu, int16_t, max(max(max(a, b), c), 0))
DPX_3(__vimin3_s16x2_relu, int16_t, max(min(min(a, b), c), 0))
DPX_3(__viaddmax_s16x2_relu, int16_t, max(max((int)(int16_t)(a + b), c), 0))
DPX_3(__viaddmin_s16x2_relu, int16_t, max(min((int)(int16_t)(a + b), c), 0))
#undef DPX_LANES
#undef DPX_3
inline unsigned __vimax_s16x2_relu(unsigned a, unsigned b) { return __vimax3_s16x2(a, b, 0); }
inline unsigned __vimin_s16x2_relu(unsigned a, unsigned b) { return __vimin3_s16x2_relu(a, b, b); }
