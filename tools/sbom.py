"""Writes what a distribution is made of as a CycloneDX bill of materials: `python tools/sbom.py dist`.

The Python packages of the table as they are installed here, and the packages of the page by its lock file. The same
tree and environment give the same file: it holds no time and no number by lot.
"""

from __future__ import annotations

import base64
import json
import re
import sys
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
NAME = re.compile(r"[A-Za-z0-9._-]+")
EXTRA = re.compile(r"extra\s*==\s*['\"]([^'\"]+)['\"]")

Component = dict[str, Any]


def normal(name: str) -> str:
    """A name as package indexes write it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def python_packages(extra: str) -> list[Component]:
    """What `runestack[extra]` needs, with what that needs, as installed."""
    found: dict[str, Component] = {}
    wanted = [("runestack", extra)]
    while wanted:
        name, extras = wanted.pop()
        try:
            package = distribution(name)
        except PackageNotFoundError:  # for another system or version of Python
            continue
        key = f"{normal(name)}[{extras}]"
        if key in found:
            continue
        found[key] = python_component(package.metadata["Name"], package.version, licence(package))
        wanted += [one for line in package.requires or [] if (one := needed(line, extras))]
    unique = {one["purl"]: one for one in found.values() if one["name"] != "runestack"}
    return [unique[purl] for purl in sorted(unique)]


def needed(line: str, extras: str) -> tuple[str, str] | None:
    """A requirement, with its own extras; None: it belongs to an extra that is not wanted."""
    requirement, _, marker = line.partition(";")
    extra = EXTRA.search(marker)
    if extra is not None and extra[1] not in extras.split(","):
        return None
    name = NAME.match(requirement)
    assert name is not None, line
    inside = re.search(r"\[([^\]]*)\]", requirement)
    return name[0], "" if inside is None else inside[1].replace(" ", "")


def licence(package: Any) -> str:
    """The licence that a package names."""
    data = package.metadata
    named = data.get("License-Expression") or data.get("License") or ""
    if named and "\n" not in named:
        return str(named)
    found = [one for one in data.get_all("Classifier") or [] if one.startswith("License ::")]
    return found[0].rpartition(" :: ")[2] if found else ""


def python_component(name: str, version: str, named: str) -> Component:
    """A Python package."""
    return component(name, version, f"pkg:pypi/{normal(name)}@{version}", named)


def component(name: str, version: str, purl: str, named: str) -> Component:
    """Any package."""
    found: Component = {"type": "library", "name": name, "version": version, "purl": purl}
    if named:
        found["licenses"] = [{"license": {"name": named}}]
    return found


def page_packages() -> list[Component]:
    """What the page is built of and with, by its lock file."""
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
    found = {}
    for path, package in lock["packages"].items():
        if not path or package.get("dev"):
            continue
        name = path.rpartition("node_modules/")[2]
        purl = f"pkg:npm/{name.replace('@', '%40')}@{package['version']}"
        one = component(name, package["version"], purl, package.get("license", ""))
        kind, _, digest = package.get("integrity", "").partition("-")
        if kind == "sha512":
            content = base64.b64decode(digest).hex()
            one["hashes"] = [{"alg": "SHA-512", "content": content}]
        found[purl] = one
    return [found[purl] for purl in sorted(found)]


def bill() -> dict[str, Any]:
    """The whole."""
    itself = distribution("runestack")
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "name": "runestack",
                "version": itself.version,
                "purl": f"pkg:pypi/runestack@{itself.version}",
            }
        },
        "components": [*python_packages("table"), *page_packages()],
    }


def main(folder: str) -> None:
    """Writes the file beside the distributions."""
    found = bill()
    version = found["metadata"]["component"]["version"]
    file = Path(folder) / f"runestack-{version}.cdx.json"
    file.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
