"""What is installed is `swathe`, `swathe.core` and so on; the folders stand side by side at the top."""

from setuptools import find_packages, setup

ROOMS = ("core", "gui", "kernels", "resources")

setup(
    package_dir={"swathe": "swathe"} | {f"swathe.{room}": room for room in ROOMS},
    packages=["swathe"]
    + [f"swathe.{name}" for room in ROOMS for name in find_packages(include=[room, f"{room}.*"])],
)
