// Work that warps draw from a counter: who is done early, or starts early, draws more.
#pragma once

typedef unsigned int u32;

// What a warp draws: the counter's value before `count` was added. All threads of the warp get it.
__device__ __forceinline__ u32 draw(u32* counter, int count)
{
    u32 before = 0;
    if (threadIdx.x % 32 == 0) before = atomicAdd(counter, (u32)count);
    return __shfl_sync(0xffffffffu, before, 0);
}
