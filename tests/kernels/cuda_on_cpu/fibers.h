// Threads of their own stack that change over to each other by a call.
#pragma once
#include <cstddef>
#include <cstring>
#include <ucontext.h>

namespace cuda_on_cpu {
namespace {

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

}  // namespace
}  // namespace cuda_on_cpu
