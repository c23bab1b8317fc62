// Smith-Waterman scores of one query against subjects, a vector of threads each: the partitioned vectorized algorithm of
// CUDASW++ 2.0 (Liu, Schmidt, Maskell 2010, "Partitioned vectorized Smith-Waterman algorithm using CUDA").
//
//   E(i,j) = max(E(i,j-1), H(i,j-1) - open) - extend
//   F(i,j) = max(F(i-1,j), H(i-1,j) - open) - extend
//   H(i,j) = max(0, E(i,j), F(i,j), H(i-1,j-1) + score(query i, subject j)),   score = max H
//
// Who computes what. VECTOR neighbouring threads of a warp are the lanes of a SIMD vector, which aligns one subject. The
// query is cut into partitions of VECTOR * ROWS rows. In a partition lane v has the rows v * ROWS .. v * ROWS + ROWS - 1
// (Farrar's stripes: step r of the inner loop is row r of every lane), whose H and E of one column stay in registers. The
// vector runs along the subject with one partition, then along it again with the next.
//
// A column. The inner loop goes down the lanes' rows as if no F came in from the lane above. The lazy-F loop then hands the
// F that left each lane to the lane below and goes down again, until a vote of the warp finds none that could matter: one
// above 0 and above H - open. An F that is not above H - open leaves the row below with no more than H - open - extend,
// which the inner loop brought there. How often this goes round depends on the gap costs, and so does the speed.
// E opens from the H that the inner loop found. An H that the lazy-F loop raises ends in a gap along the query, and a gap
// along the subject that follows it scores no more than the same two gaps the other way round: no H depends on it.
//
// Between partitions go H of the last row and F of the next partition's first row, F' = max(H - open, F) - extend: what
// leaves the last lane. By Theorem 1 it is exact where the lazy-F loop stopped early: then F was not above H - open.
//
// Buffers
//   residues[...] u8 codes of the subjects, one after the other, and READ_AHEAD bytes behind the last; offsets[n + 1] int64:
//       where each begins. Subjects stand by ascending length, so that the vectors of a warp have subjects of like lengths
//   profile[partition][chunk of 16 rows][CODES][VECTOR] uint4: scores, signed bytes, of a chunk of a lane's rows with a
//       code; the block keeps a partition's in shared memory
//   boundary[...] int4: H and F' of two columns, of subject i from place_of(i) - place_of(begin) on
//   columns[end - begin][2 * ROWS + 1][VECTOR] int32: H and E of a partition between launches of its columns, and the
//       leader's H above; launches of all columns do not use it
//   scores[n] int32: in, but for the first partition and column; out
//   counter u32, null for a grid with a thread for each lane: what blocks count up to draw as many subjects as they have vectors;
//       `ticket` is what it is before the launch
//
// A launch does the subjects begin .. end, the longest first, the partitions partition_begin .. partition_end, and the pairs
// of columns pair_begin .. pair_end: a launch of a part of the columns has one partition.
// ROWS, VECTOR, CODES, THREADS (of a block, at most) and BLOCKS (of those that a multiprocessor is to hold) are set by the
// host.

typedef unsigned char u8;
typedef unsigned int u32;

constexpr u32 ALL = 0xffffffffu;
constexpr int PADDING = CODES - 1;
constexpr int CHUNKS = (ROWS + 15) / 16;
constexpr int KEPT = (2 * ROWS + 1) * VECTOR;
constexpr int LAZY = 4;  // rows between votes

static_assert(VECTOR >= 2 && VECTOR <= 32 && (VECTOR & (VECTOR - 1)) == 0, "a vector is a part of a warp");
static_assert(ROWS >= 2 && ROWS <= 32 && ROWS % 2 == 0, "rows live in registers");

extern __shared__ __align__(16) uint4 scores_of[];  // [chunk][code][lane], and what the block drew

struct Costs {
    int first_bytes;  // of a gap's first residue: 128 times each of three bytes and once the highest
    int extend;       // of each one more
    int open;         // first - extend
};

// Where a subject's boundary begins: behind that of the one before, (length + 1) / 2 pairs long.
__device__ __forceinline__ long long place_of(long long offset, int index) { return (offset + index + 1) >> 1; }

// Reading the block's shared memory and, in some lanes only, the boundary: in assembly, so that a load needs no address but
// its own and no wait but where its value is used. What stands in memory for a lane that does not read, stays.
#ifdef CUDA_ON_CPU
__device__ __forceinline__ u32 shared_address(int lane) { return lane * 16; }
__device__ __forceinline__ uint4 look_up(u32 address) { return scores_of[address / 16]; }
__device__ __forceinline__ void load_below(int a, int b, int4& v, const int4* address)
{
    if (a < b) v = *address;
}
#else
__device__ __forceinline__ u32 shared_address(int lane) { return (u32)__cvta_generic_to_shared(scores_of) + lane * 16; }
__device__ __forceinline__ uint4 look_up(u32 address)
{
    uint4 v;
    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4];" : "=r"(v.x), "=r"(v.y), "=r"(v.z), "=r"(v.w) : "r"(address));
    return v;
}
__device__ __forceinline__ void load_below(int a, int b, int4& v, const int4* address)
{
    asm volatile("{ .reg .pred p; setp.lt.s32 p, %5, %6; @p ld.global.v4.u32 {%0, %1, %2, %3}, [%4]; }"
                 : "+r"(v.x), "+r"(v.y), "+r"(v.z), "+r"(v.w)
                 : "l"(address), "r"(a), "r"(b)
                 : "memory");
}
#endif

// One column of the vector: `h` and `e` of the column before become this one's.
//   row: where the lane's scores with the column's residue are; corner, f: H of the row above the lane's first in the column
//   before, and F of its first row, which is 0 but for the vector's first lane
//   ask: asks for what the next columns need, once the scores are there: a lookup behind it would wait for memory
// Returns F of the row below the lane's last.
template <class Ask>
__device__ __forceinline__ int column(int (&h)[ROWS], int (&e)[ROWS], u32 row, int corner, int f, bool leads, int& best,
                                      const Costs costs, Ask ask)
{
    // Diagonal plus score: from the last row up, for h keeps the column before.
#pragma unroll
    for (int chunk = CHUNKS - 1; chunk >= 0; --chunk) {
        const uint4 loaded = look_up(row + chunk * (CODES * VECTOR * 16));
        const u32 words[4] = {loaded.x, loaded.y, loaded.z, loaded.w};
        if (chunk == 0) ask();
#pragma unroll
        for (int k = 15; k >= 0; --k) {
            const int r = chunk * 16 + k;
            if (r < ROWS) h[r] = __dp4a((int)words[k / 4], 1 << 8 * (k % 4), r ? h[r ? r - 1 : 0] : corner);
        }
    }
    // What costs an addition is a dot product: the multipliers' work, whose pipe the maxima leave idle.
#pragma unroll
    for (int r = 0; r < ROWS; ++r) {
        h[r] = __vimax3_s32_relu(h[r], e[r], f);
        const int opened = __dp4a(costs.first_bytes, (int)0xff808080u, h[r]);  // h - first
        e[r] = __viaddmax_s32(e[r], -costs.extend, opened);
        f = __viaddmax_s32(f, -costs.extend, opened);
        if (r % 2) best = __vimax3_s32(best, h[r - 1], h[r]);
    }

    for (int carried = f;;) {
        carried = __shfl_up_sync(ALL, carried, 1, VECTOR);
        if (!__any_sync(ALL, !leads && carried > max(h[0] - costs.open, 0))) return f;
        if (leads) carried = 0;  // into the vector's first row F came already
#pragma unroll
        for (int r = 0; r < ROWS; ++r) {
            if (r && r % LAZY == 0 && !__any_sync(ALL, carried > max(h[r] - costs.open, 0))) return f;
            h[r] = max(h[r], carried);
            carried -= costs.extend;
        }
        f = max(f, carried);
    }
}

extern "C" __global__ void __launch_bounds__(THREADS, BLOCKS)
partitioned(const u8* __restrict__ residues, const long long* __restrict__ offsets, int begin, int end,
            const uint4* __restrict__ profile, int partition_begin, int partition_end, int partitions, int pair_begin,
            int pair_end, Costs costs, int4* boundary, int* columns, int* scores, u32* counter, u32 ticket)
{
    const int lane = threadIdx.x % VECTOR;
    const bool leads = lane == 0;
    const bool ends = lane == VECTOR - 1;
    const u32 base = shared_address(lane);
    u32* const drawn = reinterpret_cast<u32*>(scores_of + CHUNKS * CODES * VECTOR);
    const int vectors = blockDim.x / VECTOR;
    const int units = (end - begin + vectors - 1) / vectors;
    for (int unit = blockIdx.x;;) {  // the subjects of a block
        if (counter) {
            __syncthreads();
            if (threadIdx.x == 0) *drawn = atomicAdd(counter, 1u) - ticket;
            __syncthreads();
            unit = (int)*drawn;
        }
        if (unit >= units) return;
        const int place = unit * vectors + threadIdx.x / VECTOR;
        const bool live = place < end - begin;
        const int index = live ? end - 1 - place : begin;
        const long long start = offsets[index];
        const int length = live ? (int)(offsets[index + 1] - start) : 0;
        const int n = length - length / 2;  // pairs of columns
        const int stop = min(n, pair_end);
        int last = stop;
#pragma unroll
        for (int offset = 16; offset; offset >>= 1) last = max(last, __shfl_xor_sync(ALL, last, offset));
        int best = 0;

        for (int partition = partition_begin; partition < partition_end; ++partition) {
            __syncthreads();
            for (int i = threadIdx.x; i < CHUNKS * CODES * VECTOR; i += blockDim.x)
                scores_of[i] = profile[(long long)partition * (CHUNKS * CODES * VECTOR) + i];
            __syncthreads();

            int h[ROWS], e[ROWS];
#pragma unroll
            for (int r = 0; r < ROWS; ++r) h[r] = e[r] = 0;
            int corner = 0;  // the leader's: H of the row above in the column before
            if (pair_begin > 0 && pair_begin < n) {
                const int* const kept = columns + (long long)(end - 1 - index) * KEPT + lane;
#pragma unroll
                for (int r = 0; r < ROWS; ++r) {
                    h[r] = kept[r * VECTOR];
                    e[r] = kept[(ROWS + r) * VECTOR];
                }
                corner = kept[2 * ROWS * VECTOR];
            }
            const int reads_to = leads && partition > 0 ? stop : 0;
            const int writes_to = ends && partition + 1 < partitions ? stop : 0;
            int4 incoming = make_int4(0, 0, 0, 0);  // the leader's: H and F above, of two columns; other lanes keep 0
            int4* edge = boundary + (place_of(start, index) - place_of(offsets[begin], begin) + pair_begin);
            load_below(pair_begin, reads_to, incoming, edge);
            const u8* next = residues + (start + 2 * pair_begin);
            int code0 = next[0], code1 = next[1];

#pragma unroll 1
            for (int pair = pair_begin; pair < last; ++pair) {
                const u32 row0 = base + (pair < stop ? code0 : PADDING) * (VECTOR * 16);
                const u32 row1 = base + (2 * pair + 1 < length ? code1 : PADDING) * (VECTOR * 16);
                const int4 top = incoming;

                int above = __shfl_up_sync(ALL, h[ROWS - 1], 1, VECTOR);
                const int f0 = column(h, e, row0, leads ? corner : above, top.y, leads, best, costs, [] {});
                const int h0 = h[ROWS - 1];
                above = __shfl_up_sync(ALL, h0, 1, VECTOR);
                const int f1 = column(h, e, row1, leads ? top.x : above, top.w, leads, best, costs, [&] {
                    next += 2;
                    code0 = next[0];
                    code1 = next[1];
                    load_below(pair + 1, reads_to, incoming, edge + 1);
                });
                corner = top.z;
                if (pair < writes_to) *edge = make_int4(h0, f0, h[ROWS - 1], f1);
                ++edge;
            }

            if (pair_end < n) {
                int* const kept = columns + (long long)(end - 1 - index) * KEPT + lane;
#pragma unroll
                for (int r = 0; r < ROWS; ++r) {
                    kept[r * VECTOR] = h[r];
                    kept[(ROWS + r) * VECTOR] = e[r];
                }
                kept[2 * ROWS * VECTOR] = corner;
            }
        }
#pragma unroll
        for (int offset = 1; offset < VECTOR; offset <<= 1) best = max(best, __shfl_xor_sync(ALL, best, offset));
        if (live && leads) {
            const bool continues = partition_begin > 0 || pair_begin > 0;
            scores[index] = continues ? max(scores[index], best) : best;
        }
        if (!counter) return;
    }
}
