"""The compiled build: mypyc on the kernel and the rules, where RUNESTACK_COMPILE=1 asks for it.

Everything else about the package stands in pyproject.toml.

RUNESTACK_COMPILE=1        compile (without it the pure version is built)
RUNESTACK_OPT_LEVEL=0..3   how hard the C compiler works; 3 unless told, 0 for a quick build
"""

import os
import shutil
import sys
import sysconfig
import tomllib
from pathlib import Path

from setuptools import Extension, setup

HERE = Path(__file__).resolve().parent
COMPILED = ("src/runestack/kernel/*.py", "src/runestack/games/*/rules/*.py")


def modules_to_compile() -> list[str]:
    """Paths of the compiled modules, as mypyc wants them: relative to this file, sorted."""
    found = [path for pattern in COMPILED for path in HERE.glob(pattern)]
    return sorted(str(path.relative_to(HERE)) for path in found if path.name != "__init__.py")


def what_is_missing() -> str:
    """Name what this machine lacks for compiling, or return the empty string."""
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    if os.name != "nt" and shutil.which(compiler.split()[0]) is None:
        return f"no C compiler ({compiler.split()[0]})"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "no Python headers (Python.h)"
    try:
        import mypyc.build  # noqa: F401
    except ImportError:
        return "no mypyc"
    return ""


def extensions() -> list[Extension]:
    """Return the compiled modules as one mypyc group, or nothing where the pure build is made."""
    if os.environ.get("RUNESTACK_COMPILE") != "1":
        return []
    modules = modules_to_compile()
    missing = what_is_missing() if modules else "no module to compile"
    if missing:
        print(f"runestack: {missing}: building the pure version", file=sys.stderr)  # noqa: T201
        return []
    from mypyc.build import mypycify

    return mypycify(modules, opt_level=os.environ.get("RUNESTACK_OPT_LEVEL", "3"))


def build_requirements() -> list[str]:
    """Return the pinned mypy, wanted by an isolated build that compiles."""
    if os.environ.get("RUNESTACK_COMPILE") != "1":
        return []
    project = tomllib.loads((HERE / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return [line for line in project["optional-dependencies"]["dev"] if line.startswith("mypy==")]


setup(ext_modules=extensions(), setup_requires=build_requirements())
