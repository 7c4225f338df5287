"""What is installed is locked by hashes, and nothing comes in that is not in the committed list of packages."""

from __future__ import annotations

import importlib.util
import json
import shutil
import sys
import tomllib
from pathlib import Path
from types import ModuleType

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
LOCKS = sorted((ROOT / "requirements").glob("*.lock"))
LISTED = "requirements/allowed.toml"


def tool(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(ROOT / "tools"))
    spec = importlib.util.spec_from_file_location("audit", ROOT / "tools" / "audit.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def audit(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    return tool(monkeypatch)


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A copy of what is looked at."""
    shutil.copytree(ROOT / "requirements", tmp_path / "requirements")
    (tmp_path / "web").mkdir()
    shutil.copy(ROOT / "web" / "package-lock.json", tmp_path / "web")
    return tmp_path


def replace(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")


# -- the lock files ------------------------------------------------------------------------------


def needed(extra: str) -> list[Requirement]:
    """What an extra names, with the extras of the project that it names."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    lines = [Requirement(one) for one in project["project"]["optional-dependencies"][extra]]
    own = [part for one in lines if one.name == "runestack" for part in one.extras]
    others = [one for one in lines if one.name != "runestack"]
    build = [Requirement(one) for one in project["build-system"]["requires"]]
    return [*others, *build, *(one for part in own for one in needed(part))]


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
def test_a_lock_has_a_version_for_everything_that_its_extra_names(
    lock: Path, audit: ModuleType
) -> None:
    names, faults = audit.locked(lock.read_text(encoding="utf-8"))
    assert faults == []
    versions: dict[str, list[str]] = {}
    for name, version in (one.split() for one in names):
        versions.setdefault(name, []).append(version)
    for requirement in needed(lock.stem):
        found = versions[canonicalize_name(requirement.name)]
        assert all(requirement.specifier.contains(version) for version in found), requirement


def test_what_the_table_and_the_compiler_need_has_the_versions_that_developers_have(
    audit: ModuleType,
) -> None:
    by_name = {lock.stem: set(audit.locked(lock.read_text("utf-8"))[0]) for lock in LOCKS}
    assert set(by_name) == {"bench", "compile", "dev", "table"}
    assert by_name["table"] | by_name["compile"] <= by_name["dev"]


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
def test_a_lock_names_packages_and_no_place_to_get_them_from(lock: Path) -> None:
    text = lock.read_text(encoding="utf-8")
    assert "://" not in text
    assert "index" not in text


# -- the list ------------------------------------------------------------------------------------


def test_everything_that_is_locked_is_in_the_list(audit: ModuleType) -> None:
    assert audit.audit(ROOT) == []


def test_a_version_that_nobody_has_looked_at_is_found(audit: ModuleType, tree: Path) -> None:
    replace(tree / "requirements/table.lock", "litestar==2.25.0", "litestar==2.99.0")
    assert audit.audit(tree) == ["python: litestar 2.99.0 is not in the list"]


def test_a_package_without_a_hash_is_found(audit: ModuleType, tree: Path) -> None:
    file = tree / "requirements/table.lock"
    lines = file.read_text(encoding="utf-8").splitlines()
    place = next(place for place, line in enumerate(lines) if line.startswith("h11=="))
    del lines[place + 1 : place + 3]
    lines[place] = lines[place].removesuffix(" \\")
    file.write_text("\n".join(lines), encoding="utf-8")
    assert audit.audit(tree) == ["table.lock: h11 0.16.0 has no hash"]


def test_a_line_that_is_no_package_is_found(audit: ModuleType, tree: Path) -> None:
    file = tree / "requirements/table.lock"
    file.write_text("--pre\n" + file.read_text("utf-8"), encoding="utf-8")
    assert audit.audit(tree) == ["table.lock: not understood: --pre"]


def test_a_package_of_the_page_under_a_licence_that_is_not_allowed_is_found(
    audit: ModuleType, tree: Path
) -> None:
    file = tree / "web/package-lock.json"
    lock = json.loads(file.read_text(encoding="utf-8"))
    svelte = lock["packages"]["node_modules/svelte"]
    svelte["license"] = "Secret-1.0"
    file.write_text(json.dumps(lock), encoding="utf-8")
    name = f"page: svelte {svelte['version']}"
    assert audit.audit(tree) == [f"{name} comes under Secret-1.0, not MIT"]
    replace(
        tree / LISTED,
        f'"svelte {svelte["version"]}" = "MIT"',
        f'"svelte {svelte["version"]}" = "Secret-1.0"',
    )
    assert audit.audit(tree) == [
        f"page: the licence of svelte {svelte['version']} is not allowed: Secret-1.0"
    ]


def test_a_package_that_is_no_longer_needed_does_not_stay_in_the_list(
    audit: ModuleType, tree: Path
) -> None:
    replace(tree / LISTED, "[python]\n", '[python]\n"left-over 1.0" = "MIT"\n')
    assert audit.audit(tree) == ["python: left-over 1.0 is in the list for nothing"]


def test_writing_the_list_anew_changes_nothing_where_it_is_true(
    audit: ModuleType, tree: Path
) -> None:
    before = (tree / LISTED).read_text(encoding="utf-8")
    audit.update(tree)
    assert (tree / LISTED).read_text(encoding="utf-8") == before


def test_the_audit_needs_nothing_but_python() -> None:
    text = (ROOT / "tools" / "audit.py").read_text(encoding="utf-8")
    imported = {
        line.split()[1].split(".")[0]
        for line in text.splitlines()
        if line.startswith(("import ", "from "))
    }
    assert imported - {"__future__", "sbom"} <= sys.stdlib_module_names
