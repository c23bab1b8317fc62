// Runs a kernel's blocks one after the other, a block's threads as fibers that change over where they wait for others.
//
// A warp's threads run lane by lane, each until it ends or waits; when the last one a wait asks for has come, the
// operation is done for all of them at once. Memory has inaccessible pages on both sides, and the bytes between it and
// them are checked after the launch.
#include "runtime.h"

#include <csignal>
#include <dlfcn.h>
#include <ucontext.h>
#include <cstdarg>
#include <cstdio>
#include <cstring>
#include <string>
#include <sys/mman.h>
#include <unistd.h>
#include <vector>

namespace cuda_on_cpu {

Coordinates* current;
uint3 block_index;
dim3 block_dim, grid_dim;
unsigned char* dynamic_shared;

namespace {

// ---- Fibers ---------------------------------------------------------------------------------------------------------

#if defined(__x86_64__) && !defined(USE_UCONTEXT)
struct Context {
    void* stack_pointer;
};
extern "C" void cuda_on_cpu_switch(void** from, void* to);
asm(R"(
    .text
    .globl cuda_on_cpu_switch
    .hidden cuda_on_cpu_switch
    .type cuda_on_cpu_switch, @function
cuda_on_cpu_switch:
    pushq %rbp
    pushq %rbx
    pushq %r12
    pushq %r13
    pushq %r14
    pushq %r15
    movq %rsp, (%rdi)
    movq %rsi, %rsp
    popq %r15
    popq %r14
    popq %r13
    popq %r12
    popq %rbx
    popq %rbp
    ret
    .size cuda_on_cpu_switch, .-cuda_on_cpu_switch
)");
void change(Context& from, Context& to) { cuda_on_cpu_switch(&from.stack_pointer, to.stack_pointer); }
void prepare(Context& context, unsigned char* stack, size_t bytes, void (*begin)())
{
    auto top = reinterpret_cast<void**>(stack + bytes);
    memset(top - 8, 0, 8 * sizeof *top);
    top[-2] = reinterpret_cast<void*>(begin);
    context.stack_pointer = top - 8;
}
#else
struct Context {
    ucontext_t context;
};
void change(Context& from, Context& to) { swapcontext(&from.context, &to.context); }
void prepare(Context& context, unsigned char* stack, size_t bytes, void (*begin)())
{
    getcontext(&context.context);
    context.context.uc_stack.ss_sp = stack;
    context.context.uc_stack.ss_size = bytes;
    context.context.uc_link = nullptr;
    makecontext(&context.context, begin, 0);
}
#endif

// ---- Memory ---------------------------------------------------------------------------------------------------------

constexpr unsigned char CANARY = 0xA5, GARBAGE = 0xCD;
constexpr size_t ALIGNMENT = 16;

struct Region {
    std::string label;
    unsigned char *low, *high;    // with the guard pages
    unsigned char *begin, *end;   // what was asked for
};
std::vector<Region> regions;

size_t page() { return static_cast<size_t>(sysconf(_SC_PAGESIZE)); }
size_t guard() { return 16 * page(); }

bool intact(const Region& region)
{
    for (auto p = region.low + guard(); p < region.begin; ++p)
        if (*p != CANARY) return false;
    for (auto p = region.end; p < region.high - guard(); ++p)
        if (*p != CANARY) return false;
    return true;
}

unsigned char* allocate(size_t bytes, const char* label)
{
    const size_t room = (bytes + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
    const size_t inner = (room + page() - 1) / page() * page();
    void* at = mmap(nullptr, inner + 2 * guard(), PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (at == MAP_FAILED) return nullptr;
    Region region;
    region.label = label;
    region.low = static_cast<unsigned char*>(at);
    region.high = region.low + inner + 2 * guard();
    unsigned char* const last = region.high - guard();
    if (inner) mprotect(region.low + guard(), inner, PROT_READ | PROT_WRITE);
    region.begin = last - room;
    region.end = region.begin + bytes;
    memset(region.low + guard(), CANARY, static_cast<size_t>(region.begin - region.low) - guard());
    memset(region.begin, GARBAGE, bytes);
    memset(region.end, CANARY, static_cast<size_t>(last - region.end));
    regions.push_back(region);
    return region.begin;
}

// Nobody gets freed addresses again for a while: a kernel that still uses them faults.
bool release(const unsigned char* begin)
{
    constexpr size_t KEPT = 64;
    static std::vector<Region> freed;
    for (size_t i = 0; i < regions.size(); ++i)
        if (regions[i].begin == begin) {
            const auto bytes = static_cast<size_t>(regions[i].high - regions[i].low);
            mmap(regions[i].low, bytes, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED, -1, 0);
            freed.push_back(regions[i]);
            if (freed.size() > KEPT) {
                munmap(freed.front().low, static_cast<size_t>(freed.front().high - freed.front().low));
                freed.erase(freed.begin());
            }
            regions.erase(regions.begin() + static_cast<ptrdiff_t>(i));
            return true;
        }
    return false;
}

// ---- The block ------------------------------------------------------------------------------------------------------

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
            change(scheduler, thread.context);
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

// ---- Faults ---------------------------------------------------------------------------------------------------------

constexpr int SIGNALS[] = {SIGSEGV, SIGBUS, SIGFPE, SIGILL};
struct sigaction before[4];
unsigned char signal_stack[64 << 10];
bool in_kernel;
uint64_t fault_offset;

// Where in the kernel's library a thread was.
uint64_t offset_of(const void* context)
{
#if defined(__x86_64__)
    const auto at = static_cast<const ucontext_t*>(context)->uc_mcontext.gregs[REG_RIP];
    Dl_info library;
    if (dladdr(reinterpret_cast<void*>(at), &library))
        return static_cast<uint64_t>(at) - reinterpret_cast<uint64_t>(library.dli_fbase);
#endif
    (void)context;
    return 0;
}

void on_fault(int number, siginfo_t* info, void* context)
{
    if (!in_kernel) {
        for (int i = 0; i < 4; ++i) sigaction(SIGNALS[i], &before[i], nullptr);
        return;  // and fault again, for whom it concerns
    }
    fault_offset = offset_of(context);
    const std::string thread = who(me());
    const auto at = static_cast<unsigned char*>(info->si_addr);
    if (number == SIGFPE) {
        message = thread + ": divides by zero";
    } else if (number == SIGILL) {
        message = thread + ": comes to a trap";
    } else {
        message = thread + words(": reads or writes at %p, in nobody's memory", static_cast<void*>(at));
        for (const Region& region : regions)
            if (region.low <= at && at < region.high)
                message = thread + ": reads or writes " +
                          (at < region.begin ? words("%td bytes before the beginning", region.begin - at)
                                             : words("%td bytes behind the end", at - region.end)) +
                          words(" of %s (%td bytes)", region.label.c_str(), region.end - region.begin);
        const auto stack_end = stacks + MOST_THREADS * (STACK + page());
        if (stacks <= at && at < stack_end) message = thread + ": its stack overflows";
    }
    leave();
}

void catch_faults(stack_t& old)
{
    stack_t stack = {};
    stack.ss_sp = signal_stack;
    stack.ss_size = sizeof signal_stack;
    sigaltstack(&stack, &old);
    struct sigaction action = {};
    action.sa_sigaction = on_fault;
    action.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER;
    for (int i = 0; i < 4; ++i) sigaction(SIGNALS[i], &action, &before[i]);
}

void let_faults(const stack_t& old)
{
    for (int i = 0; i < 4; ++i) sigaction(SIGNALS[i], &before[i], nullptr);
    sigaltstack(&old, nullptr);
}

}  // namespace

void wait(Wait& wait)
{
    Thread& thread = me();
    if (wait.operation != BLOCK && !(wait.mask >> thread.lane & 1))
        fail(wait.file, wait.line, "%s with mask 0x%08x, which leaves out this thread, lane %d", wait.name, wait.mask,
             thread.lane);
    thread.wait = &wait;
    thread.state = WAITING;
    change(thread.context, scheduler);
}

void fail(const char* file, int line, const char* format, ...)
{
    char text[500];
    va_list list;
    va_start(list, format);
    vsnprintf(text, sizeof text, format, list);
    va_end(list);
    message = who(me()) + ", " + place(file, line) + ": " + text;
    leave();
}

// ---- For Python -----------------------------------------------------------------------------------------------------

extern "C" {

void* cuda_on_cpu_allocate(size_t bytes, const char* label) { return allocate(bytes, label); }
int cuda_on_cpu_release(void* begin) { return release(static_cast<unsigned char*>(begin)); }

// Where in the kernel's library the last launch failed; 0 where that is not known.
uint64_t cuda_on_cpu_fault_offset() { return fault_offset; }

// Run a kernel; null where all went well, else what happened.
const char* cuda_on_cpu_run(const Entry* entry, const char* name, void** values, const unsigned* grid,
                            const unsigned* block, size_t shared, uint64_t seed)
{
    if (!stacks) {
        const size_t bytes = MOST_THREADS * (STACK + page());
        void* at = mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
        if (at == MAP_FAILED) return "no memory for the threads' stacks";
        stacks = static_cast<unsigned char*>(at);
        for (int i = 0; i < MOST_THREADS; ++i)
            mprotect(stacks + static_cast<size_t>(i) * (STACK + page()), page(), PROT_NONE);
    }
    kernel = name;
    running = entry;
    arguments = values;
    grid_dim = dim3(grid[0], grid[1], grid[2]);
    block_dim = dim3(block[0], block[1], block[2]);
    n_threads = static_cast<int>(block[0] * block[1] * block[2]);
    n_warps = (n_threads + LANES - 1) / LANES;
    order = seed * 0x9E3779B97F4A7C15ull;
    message.clear();
    fault_offset = 0;
    dynamic_shared = allocate(shared, "the dynamic shared memory");
    if (!dynamic_shared) return "no memory for the shared memory";
    stack_t old;
    catch_faults(old);
    const uint64_t blocks = static_cast<uint64_t>(grid[0]) * grid[1] * grid[2];
    const uint64_t first = order ? draw() % blocks : 0;
    for (uint64_t i = 0; i < blocks && message.empty(); ++i) {
        const uint64_t number = (first + i) % blocks;
        block_index = {static_cast<unsigned>(number % grid[0]), static_cast<unsigned>(number / grid[0] % grid[1]),
                       static_cast<unsigned>(number / grid[0] / grid[1])};
        memset(dynamic_shared, GARBAGE, shared);
        if (entry->shared_begin != entry->shared_end)
            memset(entry->shared_begin, GARBAGE, static_cast<size_t>(entry->shared_end - entry->shared_begin));
        in_kernel = true;
        run_block();
        in_kernel = false;
    }
    let_faults(old);
    for (const Region& region : regions)
        if (message.empty() && !intact(region))
            message = words("%s: writes just outside %s (%td bytes)", name, region.label.c_str(),
                            region.end - region.begin);
    release(dynamic_shared);
    return message.empty() ? nullptr : message.c_str();
}

}  // extern "C"

}  // namespace cuda_on_cpu

// What code compiled with build.py's CHECKS calls; the first argument begins with the place.
struct Place {
    const char* file;
    uint32_t line, column;
};
extern "C" void __ubsan_handle_type_mismatch_v1(const Place* at, void* pointer)
{
    cuda_on_cpu::fail(at->file, static_cast<int>(at->line), "reads or writes at the misaligned address %p", pointer);
}
extern "C" void __ubsan_handle_out_of_bounds(const Place* at, void* index)
{
    cuda_on_cpu::fail(at->file, static_cast<int>(at->line), "index %td is outside the array",
                      reinterpret_cast<ptrdiff_t>(index));
}
extern "C" void __ubsan_handle_divrem_overflow(const Place* at, void*, void*)
{
    cuda_on_cpu::fail(at->file, static_cast<int>(at->line), "divides by zero");
}
extern "C" void __ubsan_handle_shift_out_of_bounds(const Place* at, void*, void* bits)
{
    cuda_on_cpu::fail(at->file, static_cast<int>(at->line), "shifts by %d bits",
                      static_cast<int>(reinterpret_cast<intptr_t>(bits)));
}
