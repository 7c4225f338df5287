"""Backups: whole, movable between SQLite and PostgreSQL, and never overwriting by accident."""

from pathlib import Path

import pytest
from litestar.testing import TestClient

from runestack.cli.app import run
from runestack.server.app import make_app
from runestack.server.store.backup import BackupError, back_up, restore
from tests.server.browser import COMPUTER, PERSON, Browser, Data
from tests.server.conftest import BOTH, quick


def played(database: str) -> tuple[Data, str, Data]:
    """A table with some choices: what was made, the host's cookie, and the last state."""
    with TestClient(make_app(quick(database))) as client:
        ada = Browser(client)
        made = ada.make(PERSON, COMPUTER, seed=9)
        with ada.live(made["id"]) as socket:
            socket.hello()
            for _ in range(4):
                socket.choose(0)
                socket.asked(0)
            return made, ada.cookie, socket.asked(0)


def same_state(database: str, made: Data, cookie: str) -> Data:
    with TestClient(make_app(quick(database))) as client:
        ada = Browser(client)
        ada.cookie = cookie
        with ada.live(made["id"]) as socket:
            return socket.hello().asked(0)


@BOTH
def test_a_backup_moves_to_a_new_database_of_either_kind(database: str, tmp_path: Path) -> None:
    made, cookie, state = played(database)
    file = tmp_path / "backup.sqlite"
    assert back_up(database, file) == 1
    moved = str(tmp_path / "moved.sqlite")
    assert restore(moved, file) == 1
    assert same_state(moved, made, cookie)["view"] == state["view"]
    with pytest.raises(BackupError, match="--replace"):
        restore(database, file)
    assert restore(database, file, replace=True) == 1
    assert same_state(database, made, cookie)["view"] == state["view"]


def test_a_backup_is_made_while_the_server_writes(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.sqlite")
    with TestClient(make_app(quick(database))) as client:
        ada = Browser(client)
        made = ada.make(PERSON, COMPUTER, seed=9)
        with ada.live(made["id"]) as socket:
            socket.hello()
            for number in range(3):
                socket.choose(0)
                assert back_up(database, tmp_path / f"{number}.sqlite") == 1
                socket.asked(0)


def test_commands_say_in_one_line_what_is_wrong(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "backup.sqlite"
    database = ["--database", str(tmp_path / "tables.sqlite")]
    assert run(["backup", str(file), *database]) == 0
    assert capsys.readouterr().out == f"{file}: 0 tables\n"
    assert run(["backup", str(file), *database]) == 2
    assert "there is such a file already" in capsys.readouterr().err
    assert run(["restore", str(tmp_path / "none"), *database]) == 2
    assert "there is no such file" in capsys.readouterr().err
    (tmp_path / "text").write_text("something else entirely")
    assert run(["restore", str(tmp_path / "text"), *database]) == 2
    assert "not a backup" in capsys.readouterr().err
    assert run(["restore", str(file), *database]) == 0
    assert run(["backup", str(tmp_path / "other"), "--database", "mysql://host/name"]) == 2
    assert "no driver" in capsys.readouterr().err
