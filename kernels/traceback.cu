// Optimal local alignments of many pairs, a warp for each: the directions of all cells, and the way back from the best one.
//
// Rows are the subject's residues, columns the query's, as in core/alignment/gotoh.py, whose ties are kept to the letter:
//
//   F(i,j) = max(F(i-1,j) - extend, H(i-1,j) - first)      a gap in the query, down the column
//   V(i,j) = max(0, F(i,j), H(i-1,j-1) + score(i,j))
//   H(i,j) = max(V(i,j), E(i,j))
//   E(i,j+1) = max(E(i,j) - extend, V(i,j) - first)        a gap in the subject, along the row
//
// Who computes what. A lane has COLUMNS columns in registers and is a row behind the lane on its left, from which it gets H and
// E. Queries of more than STRIPE columns take several stripes, one after the other; H and E on the right of a stripe are kept
// for the next. Every step stores a word a lane: four bits for each of its columns, so that a step's words lie side
// by side. The first lane walks back and writes the runs; all lanes then score the runs again, from sequences and table
// alone, and describe them.
//
// Buffers
//   image: pairs[...], queries[...] (below), and what they lead to, by bytes from the image's begin: residue codes, int32 rows of
//     tables, int16 tables[code][stride], each at a multiple of 16
//   scratch: of each pair, at a multiple of 128: directions u32[stripes][n + 31][32], boundary int2[n] if there is more than one
//     stripe, runs u32[2 min(m, n) + 1]
//   out: int32[OUTPUTS][pairs], and behind it how many runs were written, 0 at first
//   runs: u32[...] of each pair from its start on: columns << 8 | operation in ASCII
// COLUMNS and OUTPUTS are set by the host (kernels/traceback.py).
typedef unsigned int u32;
typedef unsigned char u8;

constexpr u32 ALL = 0xffffffffu;
constexpr int LANES = 32;
constexpr int STRIPE = LANES * COLUMNS;
constexpr int NEAR = 1024;         // numbers of a table that is kept in shared memory
constexpr int FILLING = -32768;    // score of columns behind the query
constexpr int NOT_FOUND = -1;
constexpr u32 STOP = 0, DIAGONAL = 1, FROM_E = 2, FROM_F = 3;  // source of H: of several, the smallest
constexpr u32 E_EXTENDS = 4, F_EXTENDS = 8;                    // extending is better than opening, not as good

struct Query {
    long long codes, rows, unadjusted;  // the table before it is adjusted to a pair
    int length, n_codes, stride, first, extend, unused;
};

struct Pair {
    long long subject, table, scratch;
    int query, length, wanted, unused;
};

struct End {
    int score, row, column;
};

// What a pair is, as pointers.
struct Job {
    const u8 *query, *subject;
    const int* rows;
    const short *table, *unadjusted;
    u32* directions;
    int2* boundary;
    u32* runs;
    int m, n, stride, first, extend;
};

// Store the directions; return the first row with the highest score, and the first column there, of this lane's.
__device__ __forceinline__ End fill(const Job& job, int lane)
{
    const int first = job.first, extend = job.extend, n = job.n, steps = n + LANES - 1;
    End best = {0, 0, 0};
    u32* directions = job.directions + lane;
    for (int begin = 0; begin < job.m; begin += STRIPE) {
        const int column = begin + lane * COLUMNS;
        const bool follows = begin + STRIPE < job.m;  // another stripe
        int row_of[COLUMNS], h[COLUMNS], f[COLUMNS];
#pragma unroll
        for (int k = 0; k < COLUMNS; ++k) {
            row_of[k] = column + k < job.m ? job.rows[column + k] : -1;
            h[k] = 0;
            f[k] = -first;
        }
        int corner = 0, e_out = -first;
        int2 edge = make_int2(0, -first);  // left of the stripe
        if (begin && lane == 0) edge = job.boundary[0];
        int residue = lane == 0 ? job.subject[0] : 0;
        for (int step = 0; step < steps; ++step, directions += LANES) {
            int left = __shfl_up_sync(ALL, h[COLUMNS - 1], 1);
            int e = __shfl_up_sync(ALL, e_out, 1);
            if (lane == 0) {
                left = edge.x;
                e = edge.y;
                if (begin && step + 1 < n) edge = job.boundary[step + 1];
            }
            const int i = step - lane, here = residue;
            if (i + 1 >= 0 && i + 1 < n) residue = job.subject[i + 1];
            if (i >= 0 && i < n && column < job.m) {
                const short* const scores = job.table + here * job.stride;
                int diagonal = corner, top = 0;
                u32 packed = 0;
#pragma unroll
                for (int k = 0; k < COLUMNS; ++k) {
                    const int score = row_of[k] >= 0 ? scores[row_of[k]] : FILLING;
                    const int opened = h[k] - first, extended = f[k] - extend;
                    f[k] = max(opened, extended);
                    const int paired = diagonal + score;
                    const int value = max(max(paired, f[k]), 0);
                    u32 source = value == 0 ? STOP : value == paired ? DIAGONAL : FROM_F;
                    if (e > value || e == value && source == FROM_F) source = FROM_E;
                    diagonal = h[k];
                    h[k] = max(value, e);
                    top = max(top, h[k]);
                    const int begun = value - first, continued = e - extend;
                    e = max(begun, continued);
                    if (continued > begun) source |= E_EXTENDS;
                    if (extended > opened) source |= F_EXTENDS;
                    packed |= source << 4 * k;
                }
                e_out = e;
                *directions = packed;
                if (top > best.score || top == best.score && i < best.row) {
                    best.score = top;
                    best.row = i;
#pragma unroll
                    for (int k = COLUMNS - 1; k >= 0; --k)
                        if (h[k] == top) best.column = column + k;
                }
                if (follows && lane == LANES - 1) job.boundary[i] = make_int2(h[COLUMNS - 1], e);
            }
            corner = left;
        }
        __syncwarp();
    }
    return best;
}

// Return the best end of all lanes.
__device__ __forceinline__ End best_of(End end)
{
#pragma unroll
    for (int distance = LANES / 2; distance; distance /= 2) {
        End other;
        other.score = __shfl_xor_sync(ALL, end.score, distance);
        other.row = __shfl_xor_sync(ALL, end.row, distance);
        other.column = __shfl_xor_sync(ALL, end.column, distance);
        const bool sooner = other.row < end.row || other.row == end.row && other.column < end.column;
        if (other.score > end.score || other.score == end.score && sooner) end = other;
    }
    return end;
}

__device__ __forceinline__ u32 direction(const Job& job, int i, int j)
{
    const int stripe = j / STRIPE, lane = j % STRIPE / COLUMNS;
    const long long step = (long long)stripe * (job.n + LANES - 1) + i + lane;
    return job.directions[step * LANES + lane] >> 4 * (j % COLUMNS) & 15;
}

// Write the runs from the alignment's end to its start; return how many, and leave row and column of the first pair in `at`.
__device__ __forceinline__ int trace(const Job& job, End& at)
{
    int i = at.row, j = at.column, written = 0, count = 0;
    u32 state = DIAGONAL, last = STOP;
    while (i >= 0 && j >= 0) {
        const u32 cell = direction(job, i, j), kind = state;
        if (state == DIAGONAL) {
            state = cell & 3;
            if (state == STOP) break;
            if (state != DIAGONAL) continue;  // a gap ends in this cell: look at it once more
            --i;
            --j;
        } else if (state == FROM_E) {
            --j;
            // Whether E(i,j+1) extends E(i,j) is stored in cell j.
            if (j < 0 || !(direction(job, i, j) & E_EXTENDS)) state = DIAGONAL;
        } else {
            --i;
            if (!(cell & F_EXTENDS)) state = DIAGONAL;
        }
        if (kind != last) {
            if (count) job.runs[written++] = count << 8 | last;
            last = kind;
            count = 0;
        }
        ++count;
    }
    if (count) job.runs[written++] = count << 8 | last;
    at.row = i + 1;
    at.column = j + 1;
    return written;
}

__device__ __forceinline__ int sum(int value)
{
#pragma unroll
    for (int distance = LANES / 2; distance; distance /= 2) value += __shfl_xor_sync(ALL, value, distance);
    return value;
}

extern "C" __global__ void __launch_bounds__(LANES)
traceback(const u8* __restrict__ image, long long queries_at, int begin, int n_pairs, u8* scratch, int* out, u32* runs_out)
{
    __shared__ short near[NEAR];
    const int number = begin + blockIdx.x, lane = threadIdx.x;
    const Pair pair = ((const Pair*)image)[number];
    const Query query = ((const Query*)(image + queries_at))[pair.query];
    Job job;
    job.query = image + query.codes;
    job.subject = image + pair.subject;
    job.rows = (const int*)(image + query.rows);
    job.table = (const short*)(image + pair.table);
    job.unadjusted = (const short*)(image + query.unadjusted);
    job.m = query.length;
    job.n = pair.length;
    job.stride = query.stride;
    job.first = query.first;
    job.extend = query.extend;
    const long long stripes = (job.m + STRIPE - 1) / STRIPE, steps = job.n + LANES - 1;
    job.directions = (u32*)(scratch + pair.scratch);
    job.boundary = (int2*)(job.directions + stripes * steps * LANES);
    job.runs = (u32*)(job.boundary + (stripes > 1 ? job.n : 0));
    if (query.n_codes * query.stride <= NEAR) {
        for (int k = lane; k < query.n_codes * query.stride; k += LANES) near[k] = job.table[k];
        job.table = near;
        __syncwarp();
    }
    End end = best_of(fill(job, lane));
    int* const numbers = out + number;
    int* const n_runs = numbers + (OUTPUTS - 1) * (long long)n_pairs;
    if (end.score != pair.wanted) {
        if (lane == 0) *n_runs = NOT_FOUND;
        return;
    }
    int written = 0, at = 0;
    if (lane == 0) {
        written = trace(job, end);
        at = atomicAdd(out + OUTPUTS * (long long)n_pairs, written);
    }
    written = __shfl_sync(ALL, written, 0);
    at = __shfl_sync(ALL, at, 0);
    const int row = __shfl_sync(ALL, end.row, 0), column = __shfl_sync(ALL, end.column, 0);
    __syncwarp();
    int i = row, j = column, openings = 0, gaps = 0;
    int score = 0, paired = 0, identities = 0, positives = 0;  // of this lane's columns
    for (int run = 0; run < written; ++run) {
        const u32 packed = job.runs[written - 1 - run], kind = packed & 255;
        const int count = packed >> 8;
        if (lane == 0) runs_out[at + run] = count << 8 | (kind == DIAGONAL ? 'M' : kind == FROM_E ? 'I' : 'D');
        if (kind == DIAGONAL) {
            for (int k = lane; k < count; k += LANES) {
                const int code = job.subject[i + k], cell = code * job.stride + job.rows[j + k];
                const int unadjusted = job.unadjusted[cell];
                score += job.table[cell];
                paired += unadjusted;
                identities += code == job.query[j + k];
                positives += unadjusted > 0;
            }
        } else {
            ++openings;
            gaps += count;
        }
        if (kind != FROM_E) i += count;
        if (kind != FROM_F) j += count;
    }
    score = sum(score) - openings * (job.first - job.extend) - gaps * job.extend;
    paired = sum(paired);
    identities = sum(identities);
    positives = sum(positives);
    if (lane) return;
    const int figures[] = {column, j, row, i, paired, identities, positives, openings, gaps, at};
#pragma unroll
    for (int k = 0; k < OUTPUTS - 1; ++k) numbers[k * (long long)n_pairs] = figures[k];
    *n_runs = score == pair.wanted ? written : NOT_FOUND;
}
