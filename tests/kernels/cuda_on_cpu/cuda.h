// The part of CUDA C++ that kernels use, for a C++ compiler: words, vector types, warps, barriers, atomics.
#pragma once
#include "runtime.h"

#include <cmath>
#include <cstring>
#include <type_traits>
#include <utility>

#define __global__ __cuda_on_cpu_global__
#define __launch_bounds__(...) __cuda_on_cpu_bounds__(__VA_ARGS__)
#define __shared__ __cuda_on_cpu_shared__
#define __device__
#define __host__
#define __constant__
#define __grid_constant__
#define __forceinline__ inline
#define __noinline__ __attribute__((noinline))
#define __align__(n) __attribute__((aligned(n)))
#define alignas(n) __attribute__((aligned(n)))
#define __CUDA_ARCH__ 900
#define CUDA_ON_CPU 1

#define threadIdx (cuda_on_cpu::current->thread)
#define blockIdx cuda_on_cpu::block_index
#define blockDim cuda_on_cpu::block_dim
#define gridDim cuda_on_cpu::grid_dim
constexpr int warpSize = 32;

#define HERE_PARAMETERS const char *file = __builtin_FILE(), int line = __builtin_LINE()

inline void __builtin_assume(bool) {}
[[noreturn]] inline void __trap(HERE_PARAMETERS) { cuda_on_cpu::fail(file, line, "comes to a trap"); }
inline void __nanosleep(unsigned) {}

// ---- Vector types ----

#define VECTOR_1(name, scalar)  \
    struct name##1 {            \
        scalar x;               \
    };                          \
    inline name##1 make_##name##1(scalar x) { return {x}; }
#define VECTOR_2(name, scalar)                             \
    struct __attribute__((aligned(2 * sizeof(scalar)))) name##2 { \
        scalar x, y;                                       \
    };                                                     \
    inline name##2 make_##name##2(scalar x, scalar y) { return {x, y}; }
#define VECTOR_3(name, scalar) \
    struct name##3 {           \
        scalar x, y, z;        \
    };                         \
    inline name##3 make_##name##3(scalar x, scalar y, scalar z) { return {x, y, z}; }
#define VECTOR_4(name, scalar)                                                              \
    struct __attribute__((aligned(4 * sizeof(scalar) > 16 ? 16 : 4 * sizeof(scalar)))) name##4 { \
        scalar x, y, z, w;                                                                  \
    };                                                                                      \
    inline name##4 make_##name##4(scalar x, scalar y, scalar z, scalar w) { return {x, y, z, w}; }
#define VECTORS(name, scalar) VECTOR_1(name, scalar) VECTOR_2(name, scalar) VECTOR_3(name, scalar) VECTOR_4(name, scalar)
VECTORS(char, signed char)
VECTORS(uchar, unsigned char)
VECTORS(short, short)
VECTORS(ushort, unsigned short)
VECTORS(int, int)
VECTOR_1(uint, unsigned)
VECTOR_2(uint, unsigned)
VECTOR_4(uint, unsigned)
inline uint3 make_uint3(unsigned x, unsigned y, unsigned z) { return {x, y, z}; }
VECTORS(longlong, long long)
VECTORS(ulonglong, unsigned long long)
VECTORS(float, float)
VECTORS(double, double)

// ---- Waiting for others ----

namespace cuda_on_cpu {

inline Wait waited(Operation operation, const char* name, unsigned mask, uint64_t value, int source, const char* file,
                   int line)
{
    Wait asked = {operation, name, file, line, mask, value, source, 0, false};
    wait(asked);
    return asked;
}

template <class T>
T shuffled(const char* name, unsigned mask, T value, int source, const char* file, int line)
{
    uint64_t bits = 0;
    memcpy(&bits, &value, sizeof value);
    bits = waited(SHUFFLE, name, mask, bits, source, file, line).result;
    memcpy(&value, &bits, sizeof value);
    return value;
}

inline void check_width(int width, const char* name, const char* file, int line)
{
    if (width < 1 || width > 32 || width & (width - 1)) fail(file, line, "%s of width %d", name, width);
}

}  // namespace cuda_on_cpu

inline void __syncthreads(HERE_PARAMETERS)
{
    cuda_on_cpu::waited(cuda_on_cpu::BLOCK, "__syncthreads", 0, 0, 0, file, line);
}
inline int __syncthreads_count(int predicate, HERE_PARAMETERS)
{
    return (int)cuda_on_cpu::waited(cuda_on_cpu::BLOCK, "__syncthreads_count", 0, predicate != 0, 0, file, line).result;
}
inline int __syncthreads_or(int predicate, HERE_PARAMETERS)
{
    return cuda_on_cpu::waited(cuda_on_cpu::BLOCK, "__syncthreads_or", 0, predicate != 0, 0, file, line).result != 0;
}
inline int __syncthreads_and(int predicate, HERE_PARAMETERS)
{
    return cuda_on_cpu::waited(cuda_on_cpu::BLOCK, "__syncthreads_and", 0, predicate == 0, 0, file, line).result == 0;
}
inline void __syncwarp(unsigned mask = 0xffffffffu, HERE_PARAMETERS)
{
    cuda_on_cpu::waited(cuda_on_cpu::SYNC, "__syncwarp", mask, 0, 0, file, line);
}
inline int __any_sync(unsigned mask, int predicate, HERE_PARAMETERS)
{
    return (int)cuda_on_cpu::waited(cuda_on_cpu::ANY, "__any_sync", mask, predicate != 0, 0, file, line).result;
}
inline int __all_sync(unsigned mask, int predicate, HERE_PARAMETERS)
{
    return (int)cuda_on_cpu::waited(cuda_on_cpu::ALL, "__all_sync", mask, predicate != 0, 0, file, line).result;
}
inline unsigned __ballot_sync(unsigned mask, int predicate, HERE_PARAMETERS)
{
    return (unsigned)cuda_on_cpu::waited(cuda_on_cpu::BALLOT, "__ballot_sync", mask, predicate != 0, 0, file, line)
        .result;
}

// Of the shift and the mask, the hardware takes five bits.
#define SHUFFLES(T)                                                                                            \
    inline T __shfl_sync(unsigned mask, T value, int lane, int width = 32, HERE_PARAMETERS)                    \
    {                                                                                                          \
        cuda_on_cpu::check_width(width, "__shfl_sync", file, line);                                            \
        const int own = cuda_on_cpu::current->lane;                                                            \
        const int source = (own & ~(width - 1)) | (lane & (width - 1));                                        \
        return cuda_on_cpu::shuffled("__shfl_sync", mask, value, source, file, line);                          \
    }                                                                                                          \
    inline T __shfl_up_sync(unsigned mask, T value, unsigned shift, int width = 32, HERE_PARAMETERS)           \
    {                                                                                                          \
        cuda_on_cpu::check_width(width, "__shfl_up_sync", file, line);                                         \
        const int own = cuda_on_cpu::current->lane, source = own - (int)(shift & 31);                          \
        const bool there = source >= (own & ~(width - 1));                                                     \
        return cuda_on_cpu::shuffled("__shfl_up_sync", mask, value, there ? source : cuda_on_cpu::OWN, file, line); \
    }                                                                                                          \
    inline T __shfl_down_sync(unsigned mask, T value, unsigned shift, int width = 32, HERE_PARAMETERS)         \
    {                                                                                                          \
        cuda_on_cpu::check_width(width, "__shfl_down_sync", file, line);                                       \
        const int own = cuda_on_cpu::current->lane, source = own + (int)(shift & 31);                          \
        const bool there = source <= (own | (width - 1));                                                      \
        return cuda_on_cpu::shuffled("__shfl_down_sync", mask, value, there ? source : cuda_on_cpu::OWN, file, line); \
    }                                                                                                          \
    inline T __shfl_xor_sync(unsigned mask, T value, int bits, int width = 32, HERE_PARAMETERS)                \
    {                                                                                                          \
        cuda_on_cpu::check_width(width, "__shfl_xor_sync", file, line);                                        \
        const int own = cuda_on_cpu::current->lane, source = own ^ (bits & 31);                                \
        const bool there = source <= (own | (width - 1));                                                      \
        return cuda_on_cpu::shuffled("__shfl_xor_sync", mask, value, there ? source : cuda_on_cpu::OWN, file, line); \
    }                                                                                                          \
    inline unsigned __match_any_sync(unsigned mask, T value, HERE_PARAMETERS)                                  \
    {                                                                                                          \
        uint64_t bits = 0;                                                                                     \
        memcpy(&bits, &value, sizeof value);                                                                   \
        return (unsigned)cuda_on_cpu::waited(cuda_on_cpu::MATCH_ANY, "__match_any_sync", mask, bits, 0, file, line) \
            .result;                                                                                           \
    }                                                                                                          \
    inline unsigned __match_all_sync(unsigned mask, T value, int* same, HERE_PARAMETERS)                       \
    {                                                                                                          \
        uint64_t bits = 0;                                                                                     \
        memcpy(&bits, &value, sizeof value);                                                                   \
        const auto all = cuda_on_cpu::waited(cuda_on_cpu::MATCH_ALL, "__match_all_sync", mask, bits, 0, file, line); \
        *same = all.same;                                                                                      \
        return (unsigned)all.result;                                                                           \
    }
SHUFFLES(int)
SHUFFLES(unsigned)
SHUFFLES(long)
SHUFFLES(unsigned long)
SHUFFLES(long long)
SHUFFLES(unsigned long long)
SHUFFLES(float)
SHUFFLES(double)
#undef SHUFFLES

#define REDUCTION(name, T, operation)                                                                           \
    inline T __reduce_##name##_sync(unsigned mask, T value, HERE_PARAMETERS)                                    \
    {                                                                                                           \
        return (T)cuda_on_cpu::waited(cuda_on_cpu::operation, "__reduce_" #name "_sync", mask, (unsigned)value, 0, \
                                      file, line)                                                               \
            .result;                                                                                            \
    }
REDUCTION(add, int, ADD)
REDUCTION(add, unsigned, ADD)
REDUCTION(min, int, MIN)
REDUCTION(min, unsigned, UMIN)
REDUCTION(max, int, MAX)
REDUCTION(max, unsigned, UMAX)
REDUCTION(and, unsigned, AND)
REDUCTION(or, unsigned, OR)
REDUCTION(xor, unsigned, XOR)
#undef REDUCTION

inline void __threadfence() {}
inline void __threadfence_block() {}
inline void __threadfence_system() {}

// ---- Memory ----

#define LOAD(name)                   \
    template <class T>               \
    inline T name(const T* pointer)  \
    {                                \
        return *pointer;             \
    }
LOAD(__ldg)
LOAD(__ldcg)
LOAD(__ldca)
LOAD(__ldcs)
LOAD(__ldlu)
LOAD(__ldcv)
#undef LOAD
#define STORE(name)                                                                    \
    template <class T>                                                                 \
    inline void name(T* pointer, std::remove_reference_t<const T&> value)              \
    {                                                                                  \
        *pointer = value;                                                              \
    }
STORE(__stwb)
STORE(__stcg)
STORE(__stcs)
STORE(__stwt)
#undef STORE

// All threads are one, so nothing comes between.
#define ATOMIC(name, T, expression)                         \
    inline T atomic##name(T* address, T value)              \
    {                                                       \
        const T old = *address;                             \
        *address = (expression);                            \
        return old;                                         \
    }                                                       \
    inline T atomic##name##_block(T* address, T value) { return atomic##name(address, value); } \
    inline T atomic##name##_system(T* address, T value) { return atomic##name(address, value); }
#define ATOMICS(T)                                 \
    ATOMIC(Add, T, old + value)                    \
    ATOMIC(Exch, T, value)                         \
    ATOMIC(Min, T, value < old ? value : old)      \
    ATOMIC(Max, T, value > old ? value : old)
#define BIT_ATOMICS(T)             \
    ATOMIC(And, T, old & value)    \
    ATOMIC(Or, T, old | value)     \
    ATOMIC(Xor, T, old ^ value)    \
    inline T atomicCAS(T* address, T compare, T value) \
    {                                                  \
        const T old = *address;                        \
        if (old == compare) *address = value;          \
        return old;                                    \
    }
ATOMICS(int)
BIT_ATOMICS(int)
ATOMIC(Sub, int, old - value)
ATOMICS(unsigned)
BIT_ATOMICS(unsigned)
ATOMIC(Sub, unsigned, old - value)
ATOMIC(Inc, unsigned, old >= value ? 0 : old + 1)
ATOMIC(Dec, unsigned, old == 0 || old > value ? value : old - 1)
ATOMICS(unsigned long long)
BIT_ATOMICS(unsigned long long)
ATOMIC(Min, long long, value < old ? value : old)
ATOMIC(Max, long long, value > old ? value : old)
ATOMIC(Add, float, old + value)
ATOMIC(Exch, float, value)
ATOMIC(Add, double, old + value)
#undef ATOMIC
#undef ATOMICS
#undef BIT_ATOMICS

#include "intrinsics.h"

// ---- Calling a kernel ----

namespace cuda_on_cpu {

template <auto Function>
struct Caller;

template <class... P, void (*Function)(P...)>
struct Caller<Function> {
    template <size_t... I>
    static void go(void** arguments, std::index_sequence<I...>)
    {
        Function(*static_cast<std::remove_cv_t<P>*>(arguments[I])...);
    }
    static void call(void** arguments) { go(arguments, std::index_sequence_for<P...>()); }
    static constexpr Parameter parameters[sizeof...(P) + 1] = {
        {sizeof(P), std::is_pointer_v<P>, std::is_const_v<std::remove_pointer_t<P>>}..., {}};
    static constexpr int count = sizeof...(P);
};

}  // namespace cuda_on_cpu
