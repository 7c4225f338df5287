"""Compares everything that is installed to build, test and run with requirements/allowed.toml: `make audit`.

It needs no network: the lock files say what is installed, the list says which versions somebody has looked at and under
which licence they come. `--update` writes the list anew; its difference is what there is to look at.
"""

from __future__ import annotations

import json
import re
import sys
import tomllib
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

from sbom import licence

ROOT = Path(__file__).resolve().parents[1]
ENTRY = re.compile(r"([a-z0-9-]+)(?:\[[^\]]*\])?==([^\s;\\]+)[^\n]*((?:\n +--hash=[^\n]+)*)")
HASH = re.compile(r"--hash=sha256:[0-9a-f]{64}\b")
HEADER = """\
# Every package that the lock files name, with its licence, as it was looked at. `make audit` fails on anything else.
# `.venv/bin/python tools/audit.py --update` writes the packages anew.
"""

Packages = dict[str, str]  # name and version: licence


def locked(text: str) -> tuple[list[str], list[str]]:
    """The packages of a lock file, by name and version; and what is wrong with it."""
    found, faults = [], []
    text = re.sub(r"^#.*\n", "", text, flags=re.MULTILINE).replace(" \\\n", "\n")
    for entry in ENTRY.finditer(text):
        found.append(f"{entry[1]} {entry[2]}")
        if not HASH.search(entry[3]):
            faults.append(f"{found[-1]} has no hash")
    rest = [line for line in ENTRY.sub("", text).splitlines() if line.strip()]
    return found, [*faults, *(f"not understood: {line}" for line in rest)]


def python_packages(folder: Path) -> tuple[Packages, list[str]]:
    """The packages of all lock files, with the licence that they name where they are installed."""
    packages: Packages = {}
    faults = []
    for file in sorted(folder.glob("*.lock")):
        names, wrong = locked(file.read_text(encoding="utf-8"))
        packages |= {name: installed_licence(*name.split()) for name in names}
        faults += [f"{file.name}: {fault}" for fault in wrong]
    return packages, faults


def installed_licence(name: str, version: str) -> str:
    """The licence that a package names; empty if it names none, or is not installed in this version."""
    try:
        package = distribution(name)
    except PackageNotFoundError:
        return ""
    return licence(package) if package.version == version else ""


def page_packages(lock: Path) -> tuple[Packages, list[str]]:
    """The packages that the page is built and tested with."""
    packages: Packages = {}
    faults = []
    for path, package in json.loads(lock.read_text(encoding="utf-8"))["packages"].items():
        if not path:
            continue
        name = f"{path.rpartition('node_modules/')[2]} {package['version']}"
        packages[name] = package.get("license", "")
        if not package.get("integrity", "").startswith("sha512-"):
            faults.append(f"{lock.name}: {name} has no hash")
    return packages, faults


def compared(kind: str, found: Packages, allowed: Packages, licences: list[str]) -> list[str]:
    """What was not looked at, is no longer needed, or comes under another licence than was seen."""
    faults = [f"{kind}: {name} is not in the list" for name in found if name not in allowed]
    faults += [
        f"{kind}: {name} is in the list for nothing" for name in allowed if name not in found
    ]
    for name, known in allowed.items():
        if found.get(name) and found[name] != known:
            faults.append(f"{kind}: {name} comes under {found[name]}, not {known}")
        if known not in licences:
            faults.append(f"{kind}: the licence of {name} is not allowed: {known or 'none'}")
    return faults


def audit(root: Path) -> list[str]:
    """Everything that is wrong."""
    listed = tomllib.loads((root / "requirements" / "allowed.toml").read_text(encoding="utf-8"))
    python, faults = python_packages(root / "requirements")
    page, more = page_packages(root / "web" / "package-lock.json")
    return [
        *faults,
        *more,
        *compared("python", python, listed["python"], listed["licences"]),
        *compared("page", page, listed["page"], listed["licences"]),
    ]


def update(root: Path) -> None:
    """Writes the list anew; a licence that is not found here stays as it was written by hand."""
    file = root / "requirements" / "allowed.toml"
    listed = tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    by_name = {key.split()[0]: known for key, known in listed.get("python", {}).items()}
    python, _ = python_packages(root / "requirements")
    python = {key: known or by_name.get(key.split()[0], "") for key, known in python.items()}
    page, _ = page_packages(root / "web" / "package-lock.json")
    lines = [f"  {json.dumps(one)},\n" for one in listed.get("licences", [])]
    text = f"{HEADER}licences = [\n{''.join(lines)}]\n"
    for kind, packages in (("python", python), ("page", page)):
        rows = [f"{json.dumps(name)} = {json.dumps(packages[name])}\n" for name in sorted(packages)]
        text += f"\n[{kind}]\n{''.join(rows)}"
    file.write_text(text, encoding="utf-8")


def main(arguments: list[str]) -> int:
    """Prints what is wrong; 1 if anything is."""
    if "--update" in arguments:
        update(ROOT)
    faults = audit(ROOT)
    print("\n".join(faults) or "Every package is in requirements/allowed.toml.")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
