"""CUDA's intrinsics as tests/kernels/cuda_on_cpu has them, against their definitions in NumPy."""

from __future__ import annotations

import numpy as np
import pytest

from swathe.core.cuda import compiler
from swathe.core.cuda.devices import probe
from tests.kernels import cuda_on_cpu

N = 4096
EDGES = [0, 1, 0x7F, 0x80, 0xFF, 0x7FFF, 0x8000, 0xFFFF, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFF, 0x80808080]
MASK = 0xFFFFFFFF


def words(seed: int) -> np.ndarray:
    """Return uint32[N], edges among them in every place."""
    rng = np.random.default_rng(seed)
    out = rng.integers(0, 1 << 32, N, dtype=np.uint32)
    edges = rng.random(N) < 0.3
    out[edges] = rng.choice(np.array(EDGES, np.uint32), int(edges.sum()))
    return out


A, B, C = words(1), words(2), words(3)


def lanes(x, bits, signed):
    """Return the lanes of words as int64[N, 32 / bits], low ones first."""
    return x.view(np.dtype(f"{'i' if signed else 'u'}{bits // 8}")).reshape(N, -1).astype(np.int64)


def joined(values, bits):
    """Return lanes, cut off to their bits, as uint32[N]."""
    return np.ascontiguousarray(values & ((1 << bits) - 1)).astype(f"u{bits // 8}").view(np.uint32).reshape(N)


def clip(values, bits, signed):
    low, high = (-(1 << bits - 1), (1 << bits - 1) - 1) if signed else (0, (1 << bits) - 1)
    return np.clip(values, low, high)


def wrap(values, bits, signed):
    values = values & ((1 << bits) - 1)
    return np.where(signed & (values >> bits - 1 == 1), values - (1 << bits), values)


# name: (signed, f(a, b, bits)) of lanes; "2" or "4" follows
LANEWISE = {
    "vabs": (True, lambda a, b, n: abs(a)),
    "vabsss": (True, lambda a, b, n: clip(abs(a), n, True)),
    "vneg": (True, lambda a, b, n: -a),
    "vnegss": (True, lambda a, b, n: clip(-a, n, True)),
    "vadd": (False, lambda a, b, n: a + b),
    "vaddss": (True, lambda a, b, n: clip(a + b, n, True)),
    "vaddus": (False, lambda a, b, n: clip(a + b, n, False)),
    "vsub": (False, lambda a, b, n: a - b),
    "vsubss": (True, lambda a, b, n: clip(a - b, n, True)),
    "vsubus": (False, lambda a, b, n: clip(a - b, n, False)),
    "vavgu": (False, lambda a, b, n: (a + b + 1) // 2),
    "vhaddu": (False, lambda a, b, n: (a + b) // 2),
    "vabsdiffs": (True, lambda a, b, n: abs(a - b)),
    "vabsdiffu": (False, lambda a, b, n: abs(a - b)),
    "vmaxs": (True, lambda a, b, n: np.maximum(a, b)),
    "vmaxu": (False, lambda a, b, n: np.maximum(a, b)),
    "vmins": (True, lambda a, b, n: np.minimum(a, b)),
    "vminu": (False, lambda a, b, n: np.minimum(a, b)),
}
COMPARE = {
    "eq": np.equal, "ne": np.not_equal, "ge": np.greater_equal, "gt": np.greater, "le": np.less_equal,
    "lt": np.less,
}  # fmt: skip
for _name, _compare in COMPARE.items():
    for _sign in ("",) if _name in ("eq", "ne") else ("s", "u"):
        _of = _compare
        LANEWISE[f"vcmp{_name}{_sign}"] = (_sign == "s", lambda a, b, n, f=_of: -f(a, b).astype(np.int64))
        LANEWISE[f"vset{_name}{_sign}"] = (_sign == "s", lambda a, b, n, f=_of: f(a, b).astype(np.int64))
ONE_OPERAND = {"vabs", "vabsss", "vneg", "vnegss"}

# name: (bits, signed, f(a, b, c, bits)) of lanes, or of whole numbers
THREE_OPERANDS = {
    f"v{name}_{suffix}{relu}": (
        bits,
        signed,
        lambda a, b, c, n, f=f, signed=signed, relu=relu: (
            np.maximum(f(a, b, c, n, signed), 0) if relu else f(a, b, c, n, signed)
        ),
    )
    for name, f in {
        "imax3": lambda a, b, c, n, signed: np.maximum(np.maximum(a, b), c),
        "imin3": lambda a, b, c, n, signed: np.minimum(np.minimum(a, b), c),
        "iaddmax": lambda a, b, c, n, signed: np.maximum(wrap(a + b, n, signed), c),
        "iaddmin": lambda a, b, c, n, signed: np.minimum(wrap(a + b, n, signed), c),
    }.items()
    for suffix, bits, signed in (
        ("s32", 32, True),
        ("u32", 32, False),
        ("s16x2", 16, True),
        ("u16x2", 16, False),
    )
    for relu in (("", "_relu") if signed else ("",))
}
THREE_OPERANDS |= {
    f"vimax_{suffix}_relu": (bits, True, lambda a, b, c, n: np.maximum(np.maximum(a, b), 0))
    for suffix, bits in (("s32", 32), ("s16x2", 16))
} | {
    f"vimin_{suffix}_relu": (bits, True, lambda a, b, c, n: np.maximum(np.minimum(a, b), 0))
    for suffix, bits in (("s32", 32), ("s16x2", 16))
}


def dot(a, b, c, signed, halves):
    """Return c plus the products of a's lanes and the bytes of b that `halves` names."""
    bytes_of_b = lanes(b, 8, signed)
    if halves is None:
        products = lanes(a, 8, signed) * bytes_of_b
    else:
        products = lanes(a, 16, signed) * bytes_of_b[:, halves]
    return (products.sum(axis=1) + c.astype(np.int64)) & MASK


def perm(a, b, c):
    both = np.concatenate([lanes(a, 8, False), lanes(b, 8, False)], axis=1)
    choice = np.stack([c >> 4 * i & 7 for i in range(4)], axis=1).astype(np.int64)
    return joined(np.take_along_axis(both, choice, axis=1), 8)


def each(f, *arrays):
    return np.array([f(*map(int, row)) & MASK for row in zip(*arrays, strict=True)], np.uint32)


def i32(x):
    return x - (1 << 32) if x >> 31 else x


PLAIN = {
    "__byte_perm(a, b, c)": lambda: perm(A, B, C),
    "__dp4a((int)a, (int)b, (int)c)": lambda: dot(A, B, C, True, None),
    "__dp4a(a, b, c)": lambda: dot(A, B, C, False, None),
    "__dp2a_lo((int)a, (int)b, (int)c)": lambda: dot(A, B, C, True, [0, 1]),
    "__dp2a_hi((int)a, (int)b, (int)c)": lambda: dot(A, B, C, True, [2, 3]),
    "__dp2a_lo(a, b, c)": lambda: dot(A, B, C, False, [0, 1]),
    "__dp2a_hi(a, b, c)": lambda: dot(A, B, C, False, [2, 3]),
    "__vsads2(a, b)": lambda: abs(lanes(A, 16, True) - lanes(B, 16, True)).sum(axis=1),
    "__vsadu2(a, b)": lambda: abs(lanes(A, 16, False) - lanes(B, 16, False)).sum(axis=1),
    "__vsads4(a, b)": lambda: abs(lanes(A, 8, True) - lanes(B, 8, True)).sum(axis=1),
    "__vsadu4(a, b)": lambda: abs(lanes(A, 8, False) - lanes(B, 8, False)).sum(axis=1),
    "min((int)a, (int)b)": lambda: each(lambda a, b: min(i32(a), i32(b)), A, B),
    "max((int)a, (int)b)": lambda: each(lambda a, b: max(i32(a), i32(b)), A, B),
    "min(a, b)": lambda: np.minimum(A, B),
    "max((int)a, b)": lambda: np.maximum(A, B),
    "__clz(a)": lambda: each(lambda a: 32 - a.bit_length(), A),
    "__ffs(a)": lambda: each(lambda a: (a & -a).bit_length(), A),
    "__popc(a)": lambda: each(lambda a: a.bit_count(), A),
    "__popcll((unsigned long long)a << 32 | b)": lambda: each(lambda a, b: (a << 32 | b).bit_count(), A, B),
    "__brev(a)": lambda: each(lambda a: int(f"{a:032b}"[::-1], 2), A),
    "__mulhi((int)a, (int)b)": lambda: each(lambda a, b: i32(a) * i32(b) >> 32, A, B),
    "__umulhi(a, b)": lambda: each(lambda a, b: a * b >> 32, A, B),
    "__sad(a, b, c)": lambda: each(lambda a, b, c: abs(i32(a) - i32(b)) + c, A, B, C),
    "__usad(a, b, c)": lambda: each(lambda a, b, c: abs(a - b) + c, A, B, C),
    "__funnelshift_l(a, b, c)": lambda: each(lambda a, b, c: (b << 32 | a) << (c & 31) >> 32, A, B, C),
    "__funnelshift_r(a, b, c)": lambda: each(lambda a, b, c: (b << 32 | a) >> (c & 31), A, B, C),
    "__funnelshift_lc(a, b, c)": lambda: each(lambda a, b, c: (b << 32 | a) << min(c, 32) >> 32, A, B, C),
    "__funnelshift_rc(a, b, c)": lambda: each(lambda a, b, c: (b << 32 | a) >> min(c, 32), A, B, C),
    "__vibmax_s32(a, b, &p) * 2 + p": lambda: each(
        lambda a, b: max(i32(a), i32(b)) * 2 + (i32(a) >= i32(b)), A, B
    ),
    "__vibmin_u32(a, b, &p) * 2 + p": lambda: each(lambda a, b: min(a, b) * 2 + (a <= b), A, B),
    "__vibmax_s16x2(a, b, &p, &q) ^ (p * 2 + q)": lambda: (
        joined(np.maximum(lanes(A, 16, True), lanes(B, 16, True)), 16)
        ^ ((lanes(A, 16, True) >= lanes(B, 16, True)) @ [1, 2]).astype(np.uint32)
    ),
}


def lanewise(name: str, count: str) -> np.ndarray:
    signed, f = LANEWISE[name]
    bits = 32 // int(count)
    return joined(f(lanes(A, bits, signed), lanes(B, bits, signed), bits), bits)


def three_operands(name: str) -> np.ndarray:
    bits, signed, f = THREE_OPERANDS[name]
    return joined(f(*(lanes(x, bits, signed) for x in (A, B, C)), bits), bits)


CASES = {
    **{
        f"__{name}{count}({'a' if name in ONE_OPERAND else 'a, b'})": (lambda n=name, c=count: lanewise(n, c))
        for name in LANEWISE
        for count in "24"
    },
    **{
        f"__{name}({'a, b' if name.startswith(('vimax_', 'vimin_')) else 'a, b, c'})": (
            lambda n=name: three_operands(n)
        )
        for name in THREE_OPERANDS
    },
    **PLAIN,
}


def source() -> str:
    """Return a kernel that computes every case."""
    lines = "\n".join(f"    out[{i} * n + t] = (unsigned)({text});" for i, text in enumerate(CASES))
    return (
        'extern "C" __global__ void all(const unsigned* x, const unsigned* y, const unsigned* z, int n,\n'
        "                               unsigned* out)\n{\n"
        "    const int t = blockIdx.x * blockDim.x + threadIdx.x;\n    if (t >= n) return;\n"
        "    const unsigned a = x[t], b = y[t], c = z[t];\n    bool p = false, q = false;\n" + lines + "\n}\n"
    )


def check(text: str, computed: np.ndarray) -> None:
    wanted = np.asarray(CASES[text]()).astype(np.int64) & MASK
    wrong = np.flatnonzero(computed != wanted)
    assert not wrong.size, [tuple(hex(int(v[i])) for v in (A, B, C, computed, wanted)) for i in wrong[:3]]


@pytest.fixture(scope="module")
def on_cpu():
    out = np.zeros((len(CASES), N), np.uint32)
    cuda_on_cpu.load_text(source()).launch("all", N // 256, 256, A, B, C, np.int32(N), out)
    return dict(zip(CASES, out, strict=True))


@cuda_on_cpu.needed
@pytest.mark.parametrize("text", CASES)
def test_intrinsic(on_cpu, text):
    check(text, on_cpu[text])


def test_cuda_has_them_all(tmp_path):
    """The real compiler knows each of them with these operands."""
    pytest.importorskip("cuda.bindings.nvrtc", reason="NVRTC is not installed")
    (tmp_path / "all.cu").write_text(source())
    assert compiler.compile_kernel(str(tmp_path / "all.cu"), {}, (9, 0)).image


@pytest.mark.gpu
def test_a_gpu_computes_the_same(tmp_path):
    found = probe()
    if found.reason:
        pytest.skip(f"no GPU here: {found.reason}")
    from swathe.core.cuda.session import Session

    (tmp_path / "all.cu").write_text(source())
    out = np.zeros((len(CASES), N), np.uint32)
    with Session(found.devices[0]) as session:
        kernel = session.kernel(str(tmp_path / "all.cu"), {}, "all")
        inputs = [session.buffer(4 * N) for _ in range(3)]
        for buffer, array in zip(inputs, (A, B, C), strict=True):
            session.upload(buffer, array)
        result = session.buffer(out.nbytes)
        kernel.launch(N // 256, 256, *inputs, np.int32(N), result)
        session.synchronize()
        session.download(out, result)
    for text, computed in zip(CASES, out, strict=True):
        check(text, computed)
