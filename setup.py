"""The compiled build: mypyc on the kernel and the rules, if RUNESTACK_COMPILE=1 asks for it.

Everything else about the package is in pyproject.toml.

RUNESTACK_COMPILE=1        compile (without it the pure version is built)
RUNESTACK_OPT_LEVEL=0..3   how hard the C compiler works; 3 by default, 0 for a quick build
"""

import contextlib
import os
import shutil
import sys
import sysconfig
import threading
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext

Separate = list[tuple[list[str], str | None]]  # modules and name of each part, for mypyc

HERE = Path(__file__).resolve().parent
SOURCE = HERE / "src"
# Each of these folders is one part: a library of its own, compiled beside the others.
PARTS = ("runestack/kernel", "runestack/games/*/rules")
C_FILES = HERE / "build" / "c"
LOCK = HERE / "build" / "lock"
# Libraries find each other by tables, never by name: their functions can be called directly, and inlined.
INSIDE = ["-fvisibility=hidden"]
NO_MYPYC = "no mypyc"
LIBRARY = "__mypyc"  # how mypyc ends the name of a part's library


def parts() -> dict[str, list[str]]:
    """Return the modules of each part, as mypyc wants them: relative to this file, sorted."""
    folders = sorted(folder for pattern in PARTS for folder in SOURCE.glob(pattern))
    found = {".".join(folder.relative_to(SOURCE).parts): modules_in(folder) for folder in folders}
    return {name: modules for name, modules in found.items() if modules}


def modules_in(folder: Path) -> list[str]:
    """Return the modules of a folder; packages stay interpreted."""
    found = sorted(path for path in folder.glob("*.py") if path.name != "__init__.py")
    return [str(path.relative_to(HERE)) for path in found]


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
        return NO_MYPYC
    return ""


def say(line: str) -> None:
    """Print a line of progress at once."""
    print(line, flush=True)  # noqa: T201


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """Keep other builds from writing the same files: `make play` may be compiling while `make test` begins."""
    try:
        import fcntl
    except ImportError:  # Windows has none
        yield
        return
    LOCK.parent.mkdir(exist_ok=True)
    with LOCK.open("w", encoding="utf-8") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say("Compiling: waiting for another build of this tree")
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def extensions() -> list[Extension]:
    """Return the libraries of the parts and their modules; nothing if the pure build is made."""
    if os.environ.get("RUNESTACK_COMPILE") != "1":
        return []
    missing = what_is_missing()
    if missing:
        say(f"runestack: {missing}: building the pure version")
        return []
    from mypyc.build import mypycify

    say("Compiling: from Python to C")
    groups = parts()
    modules = [module for found in groups.values() for module in found]
    separate: Separate = [(found, name) for name, found in groups.items()]
    made = mypycify(
        modules,
        separate=separate,
        skip_cgen_input=generated(modules, separate),
        opt_level=os.environ.get("RUNESTACK_OPT_LEVEL", "3"),
        target_dir=str(C_FILES),
    )
    if os.name != "nt":
        for extension in made:
            extension.extra_compile_args.extend(INSIDE)
    return sorted(made, key=size_of_sources, reverse=True)  # the longest begin first


def generated(modules: list[str], separate: Separate) -> tuple[Any, Any]:
    """Return the C of every part, in the form that mypycify takes it.

    By itself, mypycify would translate each part without knowledge of the others, and its code would look up every
    method and check every attribute. Here the whole program is known (docs/decisions/0022-compiled-in-parts.md).
    """
    from mypy.errors import CompileError
    from mypy.fscache import FileSystemCache
    from mypyc.build import construct_groups, get_mypy_config
    from mypyc.codegen import emitmodule
    from mypyc.errors import Errors
    from mypyc.irbuild.mapper import Mapper
    from mypyc.options import CompilerOptions

    options = CompilerOptions(separate=True, target_dir=str(C_FILES))
    options.global_opts = True
    cache = FileSystemCache()
    # No cache of mypy's on disk: knowledge of the whole program comes from the whole source only.
    arguments = ["--cache-dir", os.devnull, *modules]
    sources, _, mypy_options = get_mypy_config(arguments, None, options, cache)
    groups = construct_groups(sources, separate, use_shared_lib=True, group_name_override=None)
    mapper = Mapper({source.module: name for group, name in groups for source in group})
    errors = Errors(mypy_options)
    try:
        result = emitmodule.parse_and_typecheck(sources, mypy_options, options, groups, cache)
        program = emitmodule.compile_modules_to_ir(result, mapper, options, errors)
    except CompileError as error:
        sys.exit("\n".join(error.messages))
    if errors.num_errors:
        sys.exit("\n".join(errors.new_messages()))
    open_to_other_parts(program, mapper.group_map)
    text = emitmodule.compile_ir_to_c(groups, program, result, mapper, options)
    used = sorted(emitmodule.collect_source_dependencies(program), key=lambda one: one.path)
    return (
        [text[name] for _, name in groups],
        [(one.path, one.include_dirs, one.internal) for one in used],
    )


def open_to_other_parts(program: dict[str, Any], part_of_module: dict[str, str | None]) -> None:
    """Hide from every class what stems from it in other parts, or the kernel's library would need the games'.

    Not from its parent alone: mypyc takes a class that has forgotten its subclasses for one without any when it looks
    from further above, and would call directly what a game overrides.
    """
    for module in program.values():
        for made in module.classes:
            part = part_of_module[made.module_name]
            for above in made.mro:
                if part_of_module.get(above.module_name) != part:
                    above.children = None


def size_of_sources(extension: Extension) -> int:
    """Estimate how long an extension takes."""
    return sum(Path(source).stat().st_size for source in extension.sources)


class BuildParts(build_ext):  # type: ignore[misc]
    """Compiles the parts side by side, and says how far it is."""

    def finalize_options(self) -> None:
        """Use every processor unless told otherwise."""
        super().finalize_options()
        self.parallel: int | None = self.parallel or os.cpu_count()

    def build_extensions(self) -> None:
        """Count the parts, and let no library be seen before it is whole."""
        self.done = 0
        self.counting = threading.Lock()
        self.all = sum(is_library(extension) for extension in self.extensions)
        self.linked: set[str] = set()
        link = self.compiler.link_shared_object

        def link_whole(objects: Any, output: str, *rest: Any, **more: Any) -> None:
            # Half a library, left by a compiler that was stopped, would look new to the next build.
            link(objects, f"{output}.part", *rest, **more)
            Path(f"{output}.part").replace(output)
            self.linked.add(output)

        self.compiler.link_shared_object = link_whole
        super().build_extensions()

    def build_extension(self, ext: Extension) -> None:
        """Compile one extension, if its sources are newer."""
        super().build_extension(ext)
        if is_library(ext):
            with self.counting:
                self.done += 1
                if self.get_ext_fullpath(ext.name) in self.linked:
                    say(f"Compiling: {self.done} of {self.all} parts ready ({part_of(ext)})")


def is_library(extension: Extension) -> bool:
    """Tell a part's library from the little extensions that open one module of it."""
    return bool(extension.name.endswith(LIBRARY))


def part_of(library: Extension) -> str:
    """Return the name of a library's part: the kernel, or a game."""
    names = library.name.removesuffix(LIBRARY).split(".")
    return str(names[-2] if names[-1] == "rules" else names[-1])


class BuildTree(build):  # type: ignore[misc]
    """Leaves nothing in the built tree that the sources no longer have."""

    def run(self) -> None:
        """Build, then remove what an earlier build left behind."""
        super().run()
        built = Path(self.build_lib)
        wanted = {Path(name) for name in self.get_finalized_command("build_ext").get_outputs()}
        for path in sorted(built.rglob("*"), reverse=True):  # files before their folders
            original = SOURCE / path.relative_to(built)
            if path.is_dir():
                if path.name == "__pycache__" or not original.is_dir():
                    shutil.rmtree(path)
            elif not original.exists() and path not in wanted:
                path.unlink()


def build_requirements() -> list[str]:
    """Return the pinned mypy, wanted by an isolated build that compiles."""
    if os.environ.get("RUNESTACK_COMPILE") != "1" or what_is_missing() != NO_MYPYC:
        return []
    project = tomllib.loads((HERE / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    lines = project["optional-dependencies"]["compile"]
    return [line for line in lines if line.startswith("mypy==")]


# What is compiled for `make` is used for the wheel, too.
PLACES = {"build": {"build_lib": "build/compiled", "build_temp": "build/temp"}}

COMPILING = os.environ.get("RUNESTACK_COMPILE") == "1"

if __name__ == "__main__":
    with alone() if COMPILING else contextlib.nullcontext():
        setup(
            options=PLACES if COMPILING else {},
            ext_modules=extensions(),
            setup_requires=build_requirements(),
            cmdclass={"build": BuildTree, "build_ext": BuildParts},
        )
