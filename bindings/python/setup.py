"""Builds the library with cargo and puts it into the package, with what cffi needs to load it."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

from cffi import FFI
from setuptools import Distribution, setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

HERE = Path(__file__).resolve().parent
# A source distribution carries the crate; in its own tree the crate is two folders up.
CARRIED = HERE / "crate"
CRATE = CARRIED if CARRIED.is_dir() else HERE.parent.parent
TARGET = Path(os.environ.get("CARGO_TARGET_DIR", CRATE / "target"))
LIBRARY = {"darwin": "libsternhalma.dylib", "win32": "sternhalma.dll"}.get(sys.platform, "libsternhalma.so")


def version() -> str:
    found = re.search(r'^version = "(.*)"$', (CRATE / "Cargo.toml").read_text(), re.MULTILINE)
    assert found, "the crate has a version"
    return found[1]


class BuildWithLibrary(build_py):
    """Adds the library, and `_ffi.py`: the declarations of every engine, which cffi has read already."""

    def run(self) -> None:
        super().run()
        package = Path(self.build_lib) / "sternhalma"
        subprocess.run(["cargo", "build", "--release", "--lib", "--locked"], cwd=CRATE, check=True)
        shutil.copy(TARGET / "release" / LIBRARY, package)
        ffi = FFI()
        for declarations in sorted((CRATE / "include").glob("*.cdef.h")):
            ffi.cdef(declarations.read_text())
        ffi.set_source("sternhalma._ffi", None)
        ffi.emit_python_code(str(package / "_ffi.py"))


class SourceWithCrate(sdist):
    """Adds the sources that the library is built from."""

    def make_release_tree(self, base_dir: str, files: list[str]) -> None:
        super().make_release_tree(base_dir, files)
        subprocess.run(["cargo", "package", "--quiet", "--no-verify", "--allow-dirty"], cwd=CRATE, check=True)
        name = f"sternhalma-{version()}"
        with tarfile.open(TARGET / "package" / f"{name}.crate") as packed:
            packed.extractall(base_dir)
        Path(base_dir, name).rename(Path(base_dir, "crate"))


class WheelOfLibrary(bdist_wheel):
    """A wheel for one platform and every Python: the library knows nothing of Python."""

    def get_tag(self) -> tuple[str, str, str]:
        return "py3", "none", super().get_tag()[2]


class WithLibrary(Distribution):
    """A package that is not the same on every platform."""

    def has_ext_modules(self) -> bool:
        return True


MADE = TARGET / "python"
MADE.mkdir(parents=True, exist_ok=True)

setup(
    version=version(),
    distclass=WithLibrary,
    cmdclass={"build_py": BuildWithLibrary, "sdist": SourceWithCrate, "bdist_wheel": WheelOfLibrary},
    # Everything is made under target/.
    options={"build": {"build_base": str(MADE / "build")}, "egg_info": {"egg_base": str(MADE)}},
)
