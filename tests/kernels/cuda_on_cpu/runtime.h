// What a compiled kernel and the runtime that runs it share.
#pragma once
#include <cstddef>
#include <cstdint>

struct uint3 {
    unsigned x, y, z;
};
struct dim3 {
    unsigned x, y, z;
    constexpr dim3(unsigned x = 1, unsigned y = 1, unsigned z = 1) : x(x), y(y), z(z) {}
};

namespace cuda_on_cpu {

enum Operation { BLOCK, SYNC, SHUFFLE, ANY, ALL, BALLOT, MATCH_ANY, MATCH_ALL, ADD, MIN, MAX, UMIN, UMAX, AND, OR, XOR };

constexpr int OWN = -1;

// What a thread waits for: that all threads in question ask for the same operation at the same place.
struct Wait {
    Operation operation;
    const char* name;
    const char* file;
    int line;
    unsigned mask;      // of the warp's threads; operations of the block: unused
    uint64_t value;     // what this thread brings
    int source;         // SHUFFLE: the lane it reads, or OWN
    uint64_t result;
    bool same;          // MATCH_ALL
};

struct Parameter {
    unsigned bytes;
    bool pointer, constant;  // constant: the pointer's target
};

struct Entry {
    void (*call)(void** arguments);
    const Parameter* parameters;
    int n_parameters;
    int most_threads;                          // of __launch_bounds__; 0: none
    unsigned char *shared_begin, *shared_end;  // of the static __shared__ variables
};

struct Coordinates {
    uint3 thread;
    int lane;
};

extern Coordinates* current;
extern uint3 block_index;
extern dim3 block_dim, grid_dim;
extern unsigned char* dynamic_shared;

// Let the other threads run until all have come; fills `result`.
void wait(Wait& wait);
// End the launch with a message.
[[noreturn]] void fail(const char* file, int line, const char* format, ...);

}  // namespace cuda_on_cpu
