"""Writes the lock files in requirements/ anew: `make lock`, which needs the network; `--upgrade` takes newer versions.

One file for each of the steps that install something. Each is whole by itself, and holds for every platform and every
Python that the project supports (decision 26).
"""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
LOCKS = ROOT / "requirements"
WIDEST = "dev"
EXTRAS = (WIDEST, "table", "compile", "bench")  # the first one decides on versions
HEADER = (
    "# Made by `make lock` from pyproject.toml. What changes here is looked at by `make audit`.\n"
)


def resolve(extra: str, project: dict[str, object], more: list[str]) -> None:
    """What an extra needs, and what the project itself is installed with."""
    build = project["build-system"]
    assert isinstance(build, dict)
    file = LOCKS / f"{extra}.lock"
    limits = [] if extra == WIDEST else ["--constraints", str(LOCKS / f"{WIDEST}.lock")]
    command = [
        *(sys.executable, "-m", "uv", "pip", "compile", "pyproject.toml", "-"),
        *("--extra", extra, "--universal", "--python-version", "3.11", "--generate-hashes"),
        *("--no-header", "--no-annotate", "--quiet", "--output-file", str(file)),
        *(*limits, *more),
    ]
    text = "\n".join(build["requires"])
    subprocess.run(command, cwd=ROOT, input=text, text=True, check=True)
    file.write_text(HEADER + file.read_text(encoding="utf-8"), encoding="utf-8")


def main(more: list[str]) -> None:
    """All of them."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    LOCKS.mkdir(exist_ok=True)
    for extra in EXTRAS:
        resolve(extra, project, more)


if __name__ == "__main__":
    main(sys.argv[1:])
