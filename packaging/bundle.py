"""Make programs to download, of what is installed in this environment: `make bundle` runs it.

    bundle.py build             dist/swathe, one folder that needs no Python
    bundle.py pack              what this system's users download, of that folder

On Linux that is a .deb and an AppImage, or its folder where there is no appimagetool; on Windows an installer
by Inno Setup, on macOS a disk image.
"""

from __future__ import annotations

import compileall
import gzip
import hashlib
import os
import platform
import py_compile
import shutil
import subprocess
import sys
from importlib import metadata
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
HERE = ROOT / "packaging"
DIST = ROOT / "dist"
FOLDER = DIST / "swathe"
DESKTOP = ROOT / "resources" / "desktop"
ICONS = {
    "apps/swathe.svg": ROOT / "resources" / "icons" / "swathe.svg",
    "mimetypes/swathe-file.svg": DESKTOP / "swathe-file.svg",
}
LINUX = sys.platform == "linux"
VERSION = metadata.version("swathe")
MACHINES = {"x86_64": "amd64", "aarch64": "arm64"}
"""Debian's names of processors."""


def build() -> None:
    """Freeze the program."""
    work = ROOT / "build" / "bundle"
    # -P, or the folder swathe/ here would be taken for the package, of which it is a part.
    command = ["-P", "-m", "PyInstaller", "-y", "--log-level=ERROR", "--distpath", DIST, "--workpath", work]
    subprocess.run([sys.executable, *map(str, command), str(HERE / "swathe.spec")], check=True)
    inside = FOLDER / "_internal"
    # The folder may be read-only where it is installed: compiled now, or else at every start.
    mode = py_compile.PycInvalidationMode.UNCHECKED_HASH
    compileall.compile_dir(inside / "swathe", quiet=1, invalidation_mode=mode, stripdir=str(inside))
    if LINUX:
        (FOLDER / "swathe-gui").symlink_to("swathe")
        for library in (*inside.glob("libpython*.so*"), *inside.glob("llvmlite/binding/*.so")):
            subprocess.run(["strip", "--strip-unneeded", library], check=True)


def pack() -> None:
    """Make what is downloaded."""
    if LINUX:
        room = ROOT / "build" / "deb"
        deb(room)
        appimage(ROOT / "build" / "Swathe.AppDir")
    elif sys.platform == "win32":
        subprocess.run(["iscc", f"/DVersion={VERSION}", str(HERE / "windows" / "swathe.iss")], check=True)
    else:
        image = DIST / f"Swathe-{VERSION}-{platform.machine()}.dmg"
        room = ROOT / "build" / "dmg"
        shutil.rmtree(room, ignore_errors=True)
        room.mkdir(parents=True)
        shutil.copytree(DIST / "Swathe.app", room / "Swathe.app", symlinks=True)
        (room / "Applications").symlink_to("/Applications")
        make = [
            "hdiutil",
            "create",
            "-volname",
            "Swathe",
            "-srcfolder",
            room,
            "-ov",
            "-format",
            "UDZO",
            image,
        ]
        subprocess.run([str(each) for each in make], check=True)
    for path in sorted(DIST.iterdir()):
        if path.is_file():
            print(f"{path.stat().st_size / 1e6:6.1f} MB  {path.relative_to(ROOT)}")


def copy_program(target: Path) -> None:
    """Copy the frozen folder, without what tests it."""
    shutil.copytree(FOLDER, target, symlinks=True, ignore=shutil.ignore_patterns("selftest"))


def copy_desktop(share: Path) -> None:
    """Copy what desktops read to a `share` folder."""
    places = {
        "applications/swathe.desktop": DESKTOP / "swathe.desktop",
        "mime/packages/swathe.xml": DESKTOP / "swathe.xml",
        "metainfo/org.swathe.Swathe.metainfo.xml": DESKTOP / "swathe.metainfo.xml",
        **{f"icons/hicolor/scalable/{name}": source for name, source in ICONS.items()},
    }
    for name, source in places.items():
        (share / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, share / name)
    manual = share / "man" / "man1" / "swathe.1.gz"
    manual.parent.mkdir(parents=True)
    with gzip.GzipFile(manual, "wb", mtime=0) as stream:
        stream.write((ROOT / "docs" / "man" / "swathe.1").read_bytes())
    (share / "doc" / "swathe").mkdir(parents=True)
    shutil.copyfile(ROOT / "LICENSE", share / "doc" / "swathe" / "copyright")


def deb(room: Path) -> None:
    """Make a package for Debian, Ubuntu and their relatives."""
    shutil.rmtree(room, ignore_errors=True)
    copy_program(room / "usr" / "lib" / "swathe")
    copy_desktop(room / "usr" / "share")
    (room / "usr" / "bin").mkdir()
    for name in ("swathe", "swathe-gui"):
        (room / "usr" / "bin" / name).symlink_to(f"../lib/swathe/{name}")
    files = [path for path in room.rglob("*") if path.is_file() and not path.is_symlink()]
    sums = "".join(
        f"{hashlib.md5(path.read_bytes(), usedforsecurity=False).hexdigest()}  {path.relative_to(room)}\n"
        for path in sorted(files)
    )
    size = sum(path.stat().st_size for path in files)
    machine = MACHINES[platform.machine()]
    glibc = platform.libc_ver()[1]
    control = f"""\
Package: swathe
Version: {VERSION}
Architecture: {machine}
Maintainer: The Swathe developers <swathe@localhost>
Installed-Size: {size // 1024}
Depends: libc6 (>= {glibc}), libegl1, libgl1, libfontconfig1, libfreetype6, libdbus-1-3, libxcb1, libx11-6
Recommends: shared-mime-info, desktop-file-utils, hicolor-icon-theme
Section: science
Priority: optional
Description: search protein databases exactly by Smith-Waterman
 Swathe compares a protein with every sequence of a database by the exact
 Smith-Waterman algorithm, on all processor cores and on NVIDIA GPUs, in a
 window and on the command line.
"""
    (room / "DEBIAN").mkdir()
    (room / "DEBIAN" / "control").write_text(control)
    (room / "DEBIAN" / "md5sums").write_text(sums)
    target = DIST / f"swathe_{VERSION}_{machine}.deb"
    packing = ["dpkg-deb", "--root-owner-group", "-Zzstd", "-z10", "--build", str(room), str(target)]
    subprocess.run(packing, check=True, stdout=subprocess.DEVNULL)


def appimage(room: Path) -> None:
    """Make an AppImage, or the folder that one is made of where there is no appimagetool."""
    shutil.rmtree(room, ignore_errors=True)
    copy_program(room / "usr" / "lib" / "swathe")
    copy_desktop(room / "usr" / "share")
    shutil.copyfile(DESKTOP / "swathe.desktop", room / "swathe.desktop")
    shutil.copyfile(ICONS["apps/swathe.svg"], room / "swathe.svg")
    (room / ".DirIcon").symlink_to("swathe.svg")
    shutil.copyfile(HERE / "linux" / "AppRun", room / "AppRun")
    (room / "AppRun").chmod(0o755)
    tool = shutil.which("appimagetool")
    if tool is None:
        print(f"No appimagetool: {room.relative_to(ROOT)} is what it would make an AppImage of.")
        return
    target = DIST / f"Swathe-{VERSION}-{platform.machine()}.AppImage"
    subprocess.run([tool, str(room), str(target)], check=True, env={**os.environ, "VERSION": VERSION})


if __name__ == "__main__":
    {"build": build, "pack": pack}[sys.argv[1]]()
