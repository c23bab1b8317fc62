// Runs a kernel's blocks one after the other, a block's threads as fibers; catches what the processor faults on.
#include "runtime.h"

#include "block.h"

#include <csignal>
#include <ctime>
#include <dlfcn.h>
#include <sys/syscall.h>

namespace cuda_on_cpu {

Coordinates* current;
uint3 block_index;
dim3 block_dim, grid_dim;
unsigned char* dynamic_shared;

namespace {

const int SIGNALS[] = {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGRTMIN + 7};
constexpr int N_SIGNALS = 5, TIMER = 4;
struct sigaction before[N_SIGNALS];
timer_t timer;
unsigned time_limit;
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
    if (number == SIGNALS[TIMER] && !(in_kernel && in_thread)) {
        overdue = true;  // between two threads: run_warp sees it
        return;
    }
    if (!in_kernel) {
        for (int i = 0; i < N_SIGNALS; ++i) sigaction(SIGNALS[i], &before[i], nullptr);
        return;  // and fault again, for whom it concerns
    }
    fault_offset = offset_of(context);
    const std::string thread = who(me());
    const auto at = static_cast<unsigned char*>(info->si_addr);
    if (number == SIGNALS[TIMER]) {
        message = thread + words(": still runs after %u s", time_limit);
    } else if (number == SIGFPE) {
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
    for (int i = 0; i < N_SIGNALS; ++i) sigaction(SIGNALS[i], &action, &before[i]);
    struct sigevent event = {};
    event.sigev_notify = SIGEV_THREAD_ID;
    event.sigev_signo = SIGNALS[TIMER];
    event._sigev_un._tid = static_cast<pid_t>(syscall(SYS_gettid));
    timer_create(CLOCK_THREAD_CPUTIME_ID, &event, &timer);
    struct itimerspec limit = {};
    limit.it_value.tv_sec = time_limit;
    timer_settime(timer, 0, &limit, nullptr);
}

void let_faults(const stack_t& old)
{
    timer_delete(timer);
    for (int i = 0; i < N_SIGNALS; ++i) sigaction(SIGNALS[i], &before[i], nullptr);
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

extern "C" {

void* cuda_on_cpu_allocate(size_t bytes, const char* label) { return allocate(bytes, label); }
int cuda_on_cpu_release(void* begin) { return release(static_cast<unsigned char*>(begin)); }

// Where in the kernel's library the last launch failed; 0 where that is not known.
uint64_t cuda_on_cpu_fault_offset() { return fault_offset; }

// Run a kernel; null where all went well, else what happened.
const char* cuda_on_cpu_run(const Entry* entry, const char* name, void** values, const unsigned* grid,
                            const unsigned* block, size_t shared, uint64_t seed, unsigned seconds)
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
    overdue = false;
    time_limit = seconds;
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
