"""What a frozen Swathe must contain that no import statement names, for `swathe.spec`.

`tests/packaging/test_contents.py` holds this against the sources.
"""

PACKAGES = ("swathe",)
"""Ours, collected whole and as files: modules are imported by name, kernels are found beside them."""

COMPILED = ("cuda.bindings", "cuda.pathfinder")
"""Others', collected whole: compiled code imports their modules."""

MODULES = (
    "PySide6.QtOpenGL",  # pyqtgraph imports it, used or not
    "numba._devicearray",  # by compiled code
)
"""Imported where PyInstaller does not see it."""

DATA = ("swathe", "Bio.Align.substitution_matrices")
"""Packages with files that are read: sources of kernels, icons, tables, matrices."""

METADATA = (
    "PySide6-Essentials",
    "pyqtgraph",
    "numpy",
    "scipy",
    "numba",
    "biopython",
    "llvmlite",
    "cuda-bindings",
    "nvidia-cuda-nvrtc",
    "nvidia-cuda-nvrtc-cu12",
)
"""Distributions whose version is asked for, where they are installed."""

ABSENT = ("pycuda", "pyarrow", "pandas", "tqdm", "shtab", "IPython")
"""Imported where they are installed; a frozen Swathe does without."""

EXCLUDED = (
    "tkinter",
    "numpy.tests",
    "numba.tests",
    "numba.cuda",
    "scipy.io",
    "matplotlib",
    "PIL",
    "IPython",
    "pytest",
    "setuptools",
    "pip",
    "Bio.Entrez",
    "Bio.PDB",
    "Bio.Phylo",
)
"""Modules that other libraries name and Swathe never reaches."""
