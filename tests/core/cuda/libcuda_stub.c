/* libcuda.so.1 without a GPU, for the real cuda-bindings: device memory is the host's, streams do everything at once.
 * Handles have one value of each kind; another value is refused, as is whatever lacks a context. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define MODULE ((void *)0x55)
#define FUNCTION ((void *)0x66)
#define STREAM ((void *)0x77)
#define PLAIN_EVENT ((void *)0x83)
#define TIMED_EVENT ((void *)0x81)

enum { OK, INVALID_VALUE, OUT_OF_MEMORY, BAD_DEVICE = 101, BAD_IMAGE = 200, NO_CONTEXT, BAD_HANDLE = 400,
       NOT_FOUND = 500, NOT_READY = 600, LAUNCH_FAILED = 719 };

static __thread int depth;
static int retained, alive;

/* What tests look at. */
unsigned char last_arguments[4096];
size_t last_size;
unsigned last_shape[3];
void *last_stream;
int stub_stream_state = OK;
int stub_alive(void) { return alive; }
int stub_retained(void) { return retained; }
int stub_depth(void) { return depth; }

int cuInit(unsigned flags) { return flags ? INVALID_VALUE : OK; }
int cuDriverGetVersion(int *version) { *version = 13000; return OK; }
int cuDeviceGetCount(int *count) { *count = 1; return OK; }
int cuDeviceGet(int *device, int index) { *device = index; return index ? BAD_DEVICE : OK; }
int cuDevicePrimaryCtxRetain(void **context, int device) { *context = (void *)7; retained++; return OK; }
int cuDevicePrimaryCtxRelease_v2(int device) { retained--; return OK; }
int cuCtxPushCurrent_v2(void *context) { depth++; return context == (void *)7 ? OK : NO_CONTEXT; }
int cuCtxPopCurrent_v2(void **context) { *context = (void *)7; return depth-- > 0 ? OK : NO_CONTEXT; }
int cuCtxSynchronize(void) { usleep(100000); return depth ? OK : NO_CONTEXT; }
int cuMemGetInfo_v2(size_t *free, size_t *total) { *free = 1 << 20; *total = 2 << 20; return depth ? OK : NO_CONTEXT; }

int cuMemAlloc_v2(unsigned long long *address, size_t size) {
    if (size > (1 << 20)) return OUT_OF_MEMORY;
    alive++;
    *address = (unsigned long long)malloc(size);
    return OK;
}
int cuMemFree_v2(unsigned long long address) { alive--; free((void *)address); return OK; }
int cuMemHostAlloc(void **address, size_t size, unsigned flags) {
    if (size > (1 << 20)) return OUT_OF_MEMORY;
    alive++;
    *address = malloc(size);
    return flags ? INVALID_VALUE : OK;
}
int cuMemFreeHost(void *address) { alive--; free(address); return OK; }

int cuMemcpyHtoD_v2(unsigned long long to, const void *from, size_t n) { memcpy((void *)to, from, n); return OK; }
int cuMemcpyDtoH_v2(void *to, unsigned long long from, size_t n) { memcpy(to, (void *)from, n); return OK; }
int cuMemcpyHtoDAsync_v2(unsigned long long to, const void *from, size_t n, void *stream) {
    memcpy((void *)to, from, n);
    return stream == STREAM ? OK : BAD_HANDLE;
}
int cuMemcpyDtoHAsync_v2(void *to, unsigned long long from, size_t n, void *stream) {
    memcpy(to, (void *)from, n);
    return stream == STREAM ? OK : BAD_HANDLE;
}
int cuMemsetD8Async(unsigned long long to, unsigned char value, size_t n, void *stream) {
    memset((void *)to, value, n);
    return stream == STREAM ? OK : BAD_HANDLE;
}

int cuModuleLoadData(void **module, const void *image) {
    if (memcmp(image, "\177ELF", 4)) return BAD_IMAGE;
    alive++;
    *module = MODULE;
    return OK;
}
int cuModuleUnload(void *module) { alive--; return module == MODULE ? OK : BAD_HANDLE; }
int cuModuleGetFunction(void **function, void *module, const char *name) {
    *function = FUNCTION;
    return module != MODULE ? BAD_HANDLE : strcmp(name, "tiled") ? NOT_FOUND : OK;
}
int cuFuncGetAttribute(int *value, int attribute, void *function) {
    *value = attribute == 4 ? 40 : attribute == 1 ? 1024 : -1;
    return function == FUNCTION ? OK : BAD_HANDLE;
}
int cuFuncSetAttribute(void *function, int attribute, int value) { return attribute == 8 ? OK : INVALID_VALUE; }
int cuLaunchKernel(void *function, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by, unsigned bz,
                   unsigned shared, void *stream, void **parameters, void **extra) {
    if (function != FUNCTION) return BAD_HANDLE;
    if (parameters || extra[0] != (void *)1 || extra[2] != (void *)2 || extra[4]) return INVALID_VALUE;
    if (gy != 1 || gz != 1 || by != 1 || bz != 1) return INVALID_VALUE;
    last_size = *(size_t *)extra[3];
    memcpy(last_arguments, extra[1], last_size);
    last_shape[0] = gx, last_shape[1] = bx, last_shape[2] = shared;
    last_stream = stream;
    return OK;
}

int cuStreamCreate(void **stream, unsigned flags) { alive++; *stream = STREAM; return flags ? INVALID_VALUE : OK; }
int cuStreamDestroy_v2(void *stream) { alive--; return stream == STREAM ? OK : BAD_HANDLE; }
int cuStreamQuery(void *stream) { return stream == STREAM ? stub_stream_state : BAD_HANDLE; }
int cuStreamSynchronize(void *stream) { return stream == STREAM ? OK : BAD_HANDLE; }
int cuStreamWaitEvent(void *stream, void *event, unsigned flags) {
    return stream == STREAM && (event == PLAIN_EVENT || event == TIMED_EVENT) ? OK : BAD_HANDLE;
}
int cuEventCreate(void **event, unsigned flags) {
    alive++;
    *event = flags == 1 ? TIMED_EVENT : PLAIN_EVENT;
    return flags == 1 || flags == 3 ? OK : INVALID_VALUE;
}
int cuEventDestroy_v2(void *event) { alive--; return OK; }
int cuEventRecord(void *event, void *stream) { return stream == STREAM ? OK : BAD_HANDLE; }
int cuEventQuery(void *event) { return event == TIMED_EVENT ? OK : NOT_READY; }
int cuEventSynchronize(void *event) { return OK; }
int cuEventElapsedTime(float *ms, void *begin, void *end) {
    *ms = 1500;
    return begin == TIMED_EVENT && end == TIMED_EVENT ? OK : BAD_HANDLE;
}
int cuEventElapsedTime_v2(float *ms, void *begin, void *end) { return cuEventElapsedTime(ms, begin, end); }
int cuGetErrorString(int code, const char **text) {
    *text = code == OUT_OF_MEMORY ? "out of memory" : code == LAUNCH_FAILED ? "unspecified launch failure" : NULL;
    return *text ? OK : INVALID_VALUE;
}

/* How the bindings find calls: the newest version that is here. */
int cuGetProcAddress_v2(const char *name, void **address, int version, unsigned long long flags, int *status) {
    char versioned[200];
    void *library = dlopen("libcuda.so.1", RTLD_NOLOAD | RTLD_LAZY);
    snprintf(versioned, sizeof versioned, "%s_v2", name);
    *address = dlsym(library, versioned);
    if (!*address) *address = dlsym(library, name);
    if (status) *status = *address ? 0 : 1;
    return *address ? OK : NOT_FOUND;
}
int cuGetProcAddress(const char *name, void **address, int version, unsigned long long flags) {
    return cuGetProcAddress_v2(name, address, version, flags, NULL);
}
