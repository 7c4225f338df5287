"""Settings by flag, environment and file; and what is said where they are wrong."""

from pathlib import Path

import pytest

from runestack.cli import serve
from runestack.cli.app import run
from runestack.server.settings import Settings

Call = tuple[Settings, str, int, bool]


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[Call]:
    """What the server would be started with."""
    found: list[Call] = []

    def note(settings: Settings, host: str, port: int, *, open_browser: bool) -> bool:
        found.append((settings, host, port, open_browser))
        return True

    monkeypatch.setattr("runestack.server.serving.serve", note)
    return found


def test_the_table_alone_is_opened_on_a_free_port_of_this_machine(served: list[Call]) -> None:
    assert run([]) == 0
    settings, host, port, opened = served[0]
    assert (host, port, opened) == ("127.0.0.1", 0, True)
    assert settings == Settings()


def test_flags_count_more_than_the_environment_and_that_more_than_the_file(
    served: list[Call], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "server.toml"
    file.write_text(
        'port = 1\nhost = "file"\nmax-tables = 11\norigins = ["http://a", "http://b"]\nlog-json = true\n',
        encoding="utf-8",
    )
    monkeypatch.setenv("RUNESTACK_PORT", "2")
    monkeypatch.setenv("RUNESTACK_MAX_TABLES", "22")
    assert run(["serve", "--config", str(file), "--max-tables", "33"]) == 0
    settings, host, port, opened = served[0]
    assert (host, port, opened, settings.max_tables) == ("file", 2, False, 33)
    assert settings.origins == ("http://a", "http://b")
    assert settings.log_json


def test_the_environment_names_the_file_and_the_database(
    served: list[Call], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "server.toml"
    file.write_text("port = 5\n", encoding="utf-8")
    monkeypatch.setenv("RUNESTACK_CONFIG", str(file))
    monkeypatch.setenv("RUNESTACK_DATABASE", "postgresql://host/name")
    assert run([]) == 0
    assert served[0][0].database == "postgresql://host/name"
    assert run(["serve"]) == 0
    assert served[1][2] == 5


@pytest.mark.parametrize(
    ("content", "words"),
    [("prot = 1\n", "prot"), ('port = "soon"\n', "soon"), (None, "there is no such file")],
)
def test_a_wrong_file_is_refused_in_one_line(
    content: str | None,
    words: str,
    served: list[Call],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    file = tmp_path / "server.toml"
    if content is not None:
        file.write_text(content, encoding="utf-8")
    assert run(["serve", "--config", str(file)]) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert words in err
    assert served == []


def test_a_backup_reads_the_database_from_the_servers_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "server.toml"
    file.write_text(f'port = 5\ndatabase = "{tmp_path / "t.sqlite"}"\n', encoding="utf-8")
    assert run(["backup", str(tmp_path / "b.sqlite"), "--config", str(file)]) == 0
    assert (tmp_path / "t.sqlite").exists()


def test_a_server_that_cannot_start_exits_with_a_status(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("runestack.server.serving.serve", lambda *_, **__: False)
    assert serve.serve() == 1
