// A block: its threads, what they wait for, and who goes on when.
//
// A warp's threads run lane by lane, each until it ends or waits; when the last one that a wait asks for has come, the
// operation is done for all of them at once.
#pragma once
#include "fibers.h"
#include "regions.h"
#include "runtime.h"

#include <cstdarg>
#include <cstdio>

namespace cuda_on_cpu {
namespace {

constexpr int MOST_THREADS = 1024, LANES = 32;
constexpr size_t STACK = 256 << 10;
constexpr uint64_t UNDEFINED = 0xBADBADBADBADBADBull;

enum State { READY, WAITING, ENDED };

struct Thread : Coordinates {
    Context context;
    int number;
    State state;
    Wait* wait;
};
struct Warp {
    unsigned alive, ready;
};

Thread threads[MOST_THREADS];
Warp warps[MOST_THREADS / LANES];
unsigned char* stacks;
Context scheduler;
int n_threads, n_warps;
const Entry* running;
void** arguments;
const char* kernel;
std::string message;
uint64_t order;
volatile bool in_thread, overdue;

Thread& me() { return *static_cast<Thread*>(current); }

uint64_t draw()
{
    order ^= order << 13;
    order ^= order >> 7;
    order ^= order << 17;
    return order;
}

std::string words(const char* format, ...) __attribute__((format(printf, 1, 2)));
std::string words(const char* format, ...)
{
    char text[1000];
    va_list list;
    va_start(list, format);
    vsnprintf(text, sizeof text, format, list);
    va_end(list);
    return text;
}

std::string place(const char* file, int line)
{
    const char* name = strrchr(file, '/');
    return words("%s:%d", name ? name + 1 : file, line);
}

std::string who(const Thread& thread)
{
    return words("%s, block (%u, %u, %u), thread (%u, %u, %u)", kernel, block_index.x, block_index.y, block_index.z,
                 thread.thread.x, thread.thread.y, thread.thread.z);
}

// Leave the kernel for good.
[[noreturn]] void leave()
{
    Context nowhere;
    change(nowhere, scheduler);
    __builtin_unreachable();
}

void begin_thread()
{
    running->call(arguments);
    me().state = ENDED;
    leave();
}

void start_block()
{
    for (int i = 0; i < n_threads; ++i) {
        Thread& thread = threads[i];
        const unsigned number = static_cast<unsigned>(i);
        thread.thread = {number % block_dim.x, number / block_dim.x % block_dim.y,
                         number / block_dim.x / block_dim.y};
        thread.lane = i % LANES;
        thread.number = i;
        thread.state = READY;
        prepare(thread.context, stacks + static_cast<size_t>(i) * (STACK + page()) + page(), STACK, begin_thread);
    }
    for (int w = 0; w < n_warps; ++w) {
        const int lanes = n_threads - w * LANES;
        warps[w].alive = warps[w].ready = lanes >= LANES ? ~0u : (1u << lanes) - 1;
    }
}

std::string numbers(const std::vector<int>& all)
{
    std::string text;
    for (size_t i = 0; i < all.size();) {
        size_t j = i;
        while (j + 1 < all.size() && all[j + 1] == all[j] + 1) ++j;
        if (!text.empty()) text += ", ";
        text += i == j ? words("%d", all[i]) : words("%d-%d", all[i], all[j]);
        i = j + 1;
        if (text.size() > 200) return text + ", ...";
    }
    return text;
}

// Where everybody is.
std::string whereabouts()
{
    std::string text;
    std::vector<int> ended;
    std::vector<bool> told(static_cast<size_t>(n_threads));
    for (int i = 0; i < n_threads; ++i) {
        if (threads[i].state == ENDED) ended.push_back(i);
        if (threads[i].state != WAITING || told[static_cast<size_t>(i)]) continue;
        const Wait& here = *threads[i].wait;
        std::vector<int> together;
        for (int j = i; j < n_threads; ++j) {
            if (threads[j].state != WAITING) continue;
            const Wait& there = *threads[j].wait;
            if (there.operation != here.operation || there.line != here.line || strcmp(there.file, here.file) ||
                there.mask != here.mask)
                continue;
            together.push_back(j);
            told[static_cast<size_t>(j)] = true;
        }
        text += words("\n  at %s in %s", here.name, place(here.file, here.line).c_str());
        if (here.operation != BLOCK) text += words(" (mask 0x%08x)", here.mask);
        text += ": threads " + numbers(together);
    }
    if (!ended.empty()) text += "\n  ended: threads " + numbers(ended);
    return text;
}

void diverged(const char* problem)
{
    message = words("%s, block (%u, %u, %u): %s", kernel, block_index.x, block_index.y, block_index.z, problem) +
              whereabouts();
}

bool same_place(const Wait& a, const Wait& b)
{
    return a.operation == b.operation && a.line == b.line && !strcmp(a.file, b.file);
}

uint64_t reduced(Operation operation, uint64_t a, uint64_t b)
{
    const auto x = static_cast<uint32_t>(a), y = static_cast<uint32_t>(b);
    const auto i = static_cast<int32_t>(x), j = static_cast<int32_t>(y);
    switch (operation) {
    case ADD: return x + y;
    case MIN: return static_cast<uint32_t>(i < j ? i : j);
    case MAX: return static_cast<uint32_t>(i > j ? i : j);
    case UMIN: return x < y ? x : y;
    case UMAX: return x > y ? x : y;
    case AND: return x & y;
    case OR: return x | y;
    default: return x ^ y;
    }
}

void finish(Thread* lanes, unsigned group)
{
    unsigned votes = 0;
    uint64_t total = 0;
    bool first = true, same = true;
    uint64_t one = 0;
    for (unsigned rest = group; rest; rest &= rest - 1) {
        const Wait& wait = *lanes[__builtin_ctz(rest)].wait;
        votes |= static_cast<unsigned>(wait.value != 0) << __builtin_ctz(rest);
        total = first ? wait.value : reduced(wait.operation, total, wait.value);
        if (first) one = wait.value;
        same &= wait.value == one;
        first = false;
    }
    for (unsigned rest = group; rest; rest &= rest - 1) {
        const int lane = __builtin_ctz(rest);
        Wait& wait = *lanes[lane].wait;
        switch (wait.operation) {
        case BLOCK:
        case SYNC: break;
        case SHUFFLE: {
            const int source = wait.source == OWN ? lane : wait.source;
            wait.result = group >> source & 1 ? lanes[source].wait->value : UNDEFINED;
            break;
        }
        case ANY: wait.result = votes != 0; break;
        case ALL: wait.result = votes == group; break;
        case BALLOT: wait.result = votes; break;
        case MATCH_ANY:
            wait.result = 0;
            for (unsigned others = group; others; others &= others - 1)
                if (lanes[__builtin_ctz(others)].wait->value == wait.value) wait.result |= others & -others;
            break;
        case MATCH_ALL:
            wait.same = same;
            wait.result = same ? group : 0;
            break;
        default: wait.result = total;
        }
    }
}

// Let a warp's threads go on whose wait is over. False: they never can.
bool settle(int w)
{
    Warp& warp = warps[w];
    Thread* const lanes = threads + w * LANES;
    unsigned seen = 0;
    for (unsigned rest = warp.alive & ~warp.ready; rest; rest &= rest - 1) {
        const int lane = __builtin_ctz(rest);
        if (seen >> lane & 1) continue;
        const Wait& here = *lanes[lane].wait;
        if (here.operation == BLOCK) continue;
        const unsigned group = here.mask & warp.alive;
        unsigned come = 0;
        for (unsigned others = group & ~warp.ready; others; others &= others - 1) {
            const int other = __builtin_ctz(others);
            const Wait& there = *lanes[other].wait;
            if (there.operation == BLOCK || there.mask != here.mask) continue;
            if (!same_place(here, there)) {
                diverged("threads of a warp that must meet wait at different places:");
                return false;
            }
            come |= 1u << other;
        }
        seen |= come;
        if (come != group) continue;
        finish(lanes, group);
        for (unsigned others = group; others; others &= others - 1) lanes[__builtin_ctz(others)].state = READY;
        warp.ready |= group;
    }
    return true;
}

int chosen(unsigned ready)
{
    if (!order) return __builtin_ctz(ready);
    for (uint64_t skip = draw() % static_cast<unsigned>(__builtin_popcount(ready)); skip; --skip) ready &= ready - 1;
    return __builtin_ctz(ready);
}

// Let a warp's threads run until each has ended or waits for the block.
bool run_warp(int w)
{
    Warp& warp = warps[w];
    while (warp.ready) {
        while (warp.ready) {
            const int lane = chosen(warp.ready);
            Thread& thread = threads[w * LANES + lane];
            current = &thread;
            in_thread = true;
            change(scheduler, thread.context);
            in_thread = false;
            if (overdue) message = words("%s: its blocks still run when the time is up", kernel);
            if (!message.empty()) return false;
            warp.ready &= ~(1u << lane);
            if (thread.state == ENDED) warp.alive &= ~(1u << lane);
        }
        if (!settle(w)) return false;
    }
    return true;
}

bool run_block()
{
    start_block();
    for (;;) {
        const int first = order ? static_cast<int>(draw() % static_cast<unsigned>(n_warps)) : 0;
        for (int i = 0; i < n_warps; ++i)
            if (!run_warp((first + i) % n_warps)) return false;
        int ended = 0, at_barrier = 0;
        const Wait* barrier = nullptr;
        uint64_t count = 0;
        for (int i = 0; i < n_threads; ++i) {
            if (threads[i].state == ENDED) {
                ++ended;
            } else if (threads[i].wait->operation == BLOCK) {
                if (barrier && !same_place(*barrier, *threads[i].wait)) {
                    diverged("threads wait at different barriers:");
                    return false;
                }
                barrier = threads[i].wait;
                count += barrier->value != 0;
                ++at_barrier;
            }
        }
        if (ended == n_threads) return true;
        if (at_barrier != n_threads) {
            diverged(barrier ? "not every thread comes to the barrier:" : "threads of a warp wait for each other:");
            return false;
        }
        for (int i = 0; i < n_threads; ++i) {
            threads[i].wait->result = count;
            threads[i].state = READY;
        }
        for (int w = 0; w < n_warps; ++w) warps[w].ready = warps[w].alive;
    }
}

}  // namespace
}  // namespace cuda_on_cpu
