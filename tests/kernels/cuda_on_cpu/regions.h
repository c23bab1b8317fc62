// Memory between inaccessible pages; what does not fill its pages is surrounded by bytes that are checked.
#pragma once
#include <cstddef>
#include <cstring>
#include <string>
#include <sys/mman.h>
#include <unistd.h>
#include <vector>

namespace cuda_on_cpu {
namespace {

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

}  // namespace
}  // namespace cuda_on_cpu
