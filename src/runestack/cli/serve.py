"""`serve`, `backup` and `restore`; `runestack` alone is `serve --port 0 --open`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

from cyclopts import App, Parameter
from cyclopts.config import Env, Toml

from runestack.cli.failure import FOUND_FAULTS, NOTHING_WRONG, CommandError
from runestack.server.settings import Settings, default_database


class SettingsFile:
    """Reads the file that --config names; what is given by flag or environment counts more."""

    def __init__(self, *, whole: bool) -> None:
        self.whole = whole  # whether the command knows all settings of the file

    def __call__(self, app: App, commands: tuple[str, ...], arguments: Any) -> None:
        """Fills in what was not given."""
        for argument in arguments:
            if "--config" in argument.names and argument.tokens:
                path = argument.tokens[0].value
                if not Path(path).is_file():
                    raise CommandError(f"{path}: there is no such file")
                file = Toml(path, use_commands_as_keys=False, allow_unknown=not self.whole)
                file(app, commands, arguments)


ENVIRONMENT = Env("RUNESTACK_", command=False)
serve_app = App(name="serve", config=[ENVIRONMENT, SettingsFile(whole=True)])
backup_app = App(name="backup", config=[ENVIRONMENT, SettingsFile(whole=False)])
restore_app = App(name="restore", config=[ENVIRONMENT, SettingsFile(whole=False)])

ConfigFile = Annotated[Path | None, Parameter(help="A TOML file with settings.")]
Database = Annotated[
    str | None, Parameter(help="A SQLite file, or postgresql://USER:PASSWORD@HOST/NAME.")
]


@serve_app.default
def serve(
    *,
    host: Annotated[
        str, Parameter(help="The address to listen on; 0.0.0.0 for all.")
    ] = "127.0.0.1",
    port: Annotated[int, Parameter(help="The port; 0: any free one.")] = 8000,
    open_browser: Annotated[
        bool, Parameter(name="--open", help="Open the table in the browser.", negative=())
    ] = False,
    config: ConfigFile = None,
    settings: Annotated[Settings | None, Parameter(name="*")] = None,
) -> int:
    """Serve the table to browsers."""
    from runestack.server.serving import serve as run

    started = run(settings or Settings(), host, port, open_browser=open_browser)
    return NOTHING_WRONG if started else FOUND_FAULTS


@backup_app.default
def backup(
    file: Annotated[Path, Parameter(help="The file to write; it must not exist yet.")],
    /,
    *,
    database: Database = None,
    config: ConfigFile = None,
) -> int:
    """Write all tables of a server to one file, even while it runs."""
    from runestack.server.store.backup import back_up

    count = back_up(database or default_database(), file)
    print(f"{file}: {count} tables")
    return NOTHING_WRONG


@restore_app.default
def restore(
    file: Annotated[Path, Parameter(help="A backup, of SQLite or PostgreSQL.")],
    /,
    *,
    database: Database = None,
    config: ConfigFile = None,
    replace: Annotated[
        bool, Parameter(help="Replace what is in the database now.", negative=())
    ] = False,
) -> int:
    """Fill a server's database from a backup."""
    from runestack.server.store.backup import restore as fill

    count = fill(database or default_database(), file, replace=replace)
    print(f"{file}: {count} tables restored")
    return NOTHING_WRONG


def run_server_bench(tables: int, seconds: float, opponent: str, *, json: bool) -> int:
    """Prints how long choices wait for their answer when many play; for each game."""
    import json as json_format

    from runestack import agents
    from runestack.games import names
    from runestack.server.load import run_load

    if tables < 1 or seconds <= 0:
        raise CommandError(
            "the server is measured with at least one table, for more than 0 seconds"
        )
    if opponent and opponent not in agents.names():
        raise CommandError(
            f"there is no opponent {opponent!r}; there are: {', '.join(agents.names())}"
        )
    for game in names():
        found = run_load(game, tables, seconds, opponent)
        if json:
            print(json_format.dumps(found.summary(game)))
        else:
            print(found.line(game))
    return NOTHING_WRONG
