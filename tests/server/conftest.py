"""Servers for tests: in this process, on a database of their own."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from uuid import uuid4

import asyncpg
import pytest
from litestar.testing import TestClient

from runestack.server.app import make_app
from runestack.server.settings import Settings
from tests.server.browser import AnyClient, Browser
from tests.server.postgres import cluster


def quick(database: str | Path, **fields: object) -> Settings:
    """Settings for tests: computers think here, nobody waits, nobody is too fast."""
    usual = {
        "workers": 0,
        "hold_least": 0.0,
        "hold_most": 0.0,
        "tables_per_minute": 10_000,
        "replays_per_minute": 10_000,
        "joins_per_minute": 10_000,
        "requests_per_minute": 100_000,
        "messages_per_second": 100_000,
        "own_tables": 100_000,
    }
    return Settings(database=str(database), **{**usual, **fields})  # type: ignore[arg-type]


@pytest.fixture(scope="module")
def settings(tmp_path_factory: pytest.TempPathFactory) -> Settings:
    return quick(tmp_path_factory.mktemp("server") / "tables.sqlite")


@pytest.fixture(scope="module")
def client(settings: Settings) -> Iterator[AnyClient]:
    with TestClient(make_app(settings)) as found:
        yield found


@pytest.fixture
def ada(client: AnyClient) -> Browser:
    return Browser(client)


@pytest.fixture
def bert(client: AnyClient) -> Browser:
    return Browser(client)


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL server of the tests' own."""
    with cluster() as address:
        yield address


@pytest.fixture
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of the kind that a test is run with."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.sqlite")
    address: str = request.getfixturevalue("postgres")
    name = f"tables_{uuid4().hex[:12]}"
    asyncio.run(make_database(address, name))
    return f"{address}/{name}"


async def make_database(address: str, name: str) -> None:
    connection = await asyncpg.connect(f"{address}/postgres")
    try:
        await connection.execute(f'CREATE DATABASE "{name}"')
    finally:
        await connection.close()


BOTH = pytest.mark.parametrize("database", ["sqlite", "postgresql"], indirect=True)
