"""A PostgreSQL of the tests' own: a private cluster in a temporary folder, run by a user without rights."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

BINARIES = "/usr/lib/postgresql"
HOW = (
    "PostgreSQL is not installed, and the server has to be tested with it:"
    " install it (Debian: apt-get install postgresql); the tests start a server of their own"
)


def binaries() -> Path:
    """The folder of initdb and pg_ctl, of the newest version."""
    found = sorted(Path(BINARIES).glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    if found:
        return found[-1].parent
    on_path = shutil.which("initdb")
    if on_path is None:
        pytest.fail(HOW, pytrace=False)
    return Path(on_path).resolve().parent


def unprivileged() -> str | None:
    """PostgreSQL refuses to run as root; who has no rights runs it as itself."""
    if os.geteuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        try:
            return pwd.getpwnam(name).pw_name
        except KeyError:
            continue
    pytest.fail("there is no user without rights to run PostgreSQL as", pytrace=False)


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


@contextmanager
def cluster() -> Iterator[str]:
    """A running cluster; its address, to which the name of a database is added."""
    folder = Path(tempfile.mkdtemp(prefix="runestack-postgres-"))
    user, tools, port = unprivileged(), binaries(), free_port()
    if user is not None:
        shutil.chown(folder, user)

    def run(*command: str) -> None:
        done = subprocess.run(
            command, user=user, cwd=folder, capture_output=True, text=True, check=False
        )
        if done.returncode:
            pytest.fail(f"{' '.join(command)}\n{done.stdout}{done.stderr}", pytrace=False)

    data = str(folder / "data")
    try:
        run(str(tools / "initdb"), "-D", data, "-U", "runestack", "-A", "trust", "-E", "UTF8", "-N")
        options = f"-p {port} -h 127.0.0.1 -k {folder} -c fsync=off -c max_connections=60"
        log = str(folder / "log")
        run(str(tools / "pg_ctl"), "-D", data, "-l", log, "-w", "-o", options, "start")
        try:
            yield f"postgresql://runestack@127.0.0.1:{port}"
        finally:
            run(str(tools / "pg_ctl"), "-D", data, "-m", "immediate", "-w", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)
