"""Writing a report: a page to read, and the same as data beside it."""

from __future__ import annotations

import json
from pathlib import Path

from runestack.lab.figures import Plain, report_of
from runestack.lab.page import page_of
from runestack.lab.series import Simulation


def data_path(page: Path) -> Path:
    """Where the data of a page stands: the same name with `.json`."""
    return page.with_suffix(".json")


def with_report(done: Simulation) -> Plain:
    """What `simulate --json` writes, with the figures of the report."""
    return {**done.plain(), "report": report_of(done)}


def write_report(plain: Plain, page: Path, language: str) -> None:
    """Writes the page and its data."""
    data_path(page).write_text(json.dumps(plain, indent=1) + "\n", encoding="utf-8")
    page.write_text(page_of(plain, language), encoding="utf-8")
