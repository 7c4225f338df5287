"""The load test measures what it says."""

import json

import pytest

from runestack.cli.app import run
from runestack.server import load


def test_a_little_load_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(load, "THINKING", (0.0, 0.1))
    found = load.run_load("rone", 2, 2.0)
    summary = found.summary("rone")
    assert (summary["tables"], summary["seats"], summary["refused"]) == (2, 4, 0)
    assert found.answered
    assert 0 < min(found.answered) <= max(found.shown)
    assert json.dumps(summary)
    assert 0 < found.memory_before <= found.memory
    assert summary["memory_per_table_mb"] == round((found.memory - found.memory_before) / 2, 3)
    assert "2 tables" in found.line("rone")


def test_shares_are_of_the_sorted_times() -> None:
    times = [number / 1000 for number in range(1, 101)]
    assert [load.at_share(times, share) for share in (0.5, 0.95, 1.0)] == [51.0, 96.0, 100.0]
    assert load.at_share([], 0.5) == 0.0


def test_no_tables_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["bench", "server", "--tables", "0"]) == 2
    assert "at least one table" in capsys.readouterr().err
