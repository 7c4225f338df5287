"""The bill of materials names what the table and the page are made of, and is the same every time."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def made(folder: Path) -> str:
    folder.mkdir()
    command = [sys.executable, str(ROOT / "tools" / "sbom.py"), str(folder)]
    subprocess.run(command, check=True, timeout=120)
    (file,) = folder.iterdir()
    assert file.name.endswith(".cdx.json")
    return file.read_text(encoding="utf-8")


def test_it_names_the_packages_of_the_table_and_of_the_page_and_no_tools_of_tests(
    tmp_path: Path,
) -> None:
    bill = json.loads(made(tmp_path / "first"))
    assert (bill["bomFormat"], bill["specVersion"]) == ("CycloneDX", "1.5")
    by_name = {one["name"].lower(): one for one in bill["components"]}
    assert {"litestar", "sqlalchemy", "uvicorn", "httptools", "greenlet", "svelte"} <= set(by_name)
    assert not {"pytest", "mypy", "vitest", "runestack"} & set(by_name)
    assert by_name["svelte"]["hashes"][0]["alg"] == "SHA-512"
    purls = [one["purl"] for one in bill["components"]]
    assert len(purls) == len(set(purls))
    assert all(one["version"] for one in bill["components"])


def test_it_is_the_same_every_time(tmp_path: Path) -> None:
    assert made(tmp_path / "first") == made(tmp_path / "second")
