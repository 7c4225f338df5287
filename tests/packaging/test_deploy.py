"""The files in deploy/ say what the project has. No engine runs them here; their form and their names are checked."""

import re
import tomllib
from dataclasses import fields
from pathlib import Path
from typing import Any

import yaml

from runestack.server.settings import Settings

ROOT = Path(__file__).parent.parent.parent
DEPLOY = ROOT / "deploy"
SETTINGS = {f"RUNESTACK_{field.name.upper()}" for field in fields(Settings)} | {
    "RUNESTACK_HOST",
    "RUNESTACK_PORT",
}
INSTRUCTIONS = {"FROM", "COPY", "RUN", "USER", "ENV", "VOLUME", "EXPOSE", "HEALTHCHECK", "CMD"}


def instructions() -> list[tuple[str, str]]:
    """The instructions of the Containerfile, each on one line."""
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    whole = "\n".join(lines).replace("\\\n", " ").splitlines()
    return [(line.split()[0], line.partition(" ")[2]) for line in whole if line.strip()]


def compose() -> dict[str, Any]:
    found = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    assert isinstance(found, dict)
    return found


def test_the_containerfile_has_known_instructions_and_begins_with_a_supported_python() -> None:
    found = instructions()
    assert {name for name, _ in found} == INSTRUCTIONS
    first, image = found[0]
    assert first == "FROM"
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    least = project["requires-python"].removeprefix(">=")
    python = re.fullmatch(r"python:(\d+\.\d+)-slim", image)
    assert python
    assert [int(part) for part in python[1].split(".")] >= [int(part) for part in least.split(".")]


def test_the_image_installs_the_wheel_with_what_is_locked_for_the_table_and_does_not_run_as_root() -> (
    None
):
    by_name = dict(instructions())
    assert by_name["COPY"] == "runestack-*.whl table.lock /tmp/"
    assert "--require-hashes --requirement /tmp/table.lock" in by_name["RUN"]
    assert "--no-deps /tmp/runestack-*.whl" in by_name["RUN"]
    assert by_name["USER"] == "runestack"
    assert by_name["CMD"] == '["runestack", "serve"]'


def test_the_image_sets_only_settings_that_the_server_has() -> None:
    by_name = dict(instructions())
    assert {pair.partition("=")[0] for pair in by_name["ENV"].split()} <= SETTINGS


def test_the_composed_services_are_the_table_and_its_database() -> None:
    services = compose()["services"]
    assert set(services) == {"table", "database"}
    assert set(services["table"]["environment"]) <= SETTINGS
    build = services["table"]["build"]
    assert (DEPLOY / build["context"]).resolve() == ROOT / "dist"
    assert (DEPLOY / build["context"] / build["dockerfile"]).resolve() == DEPLOY / "Containerfile"


def test_the_table_finds_its_database_and_waits_for_it() -> None:
    services = compose()["services"]
    address = services["table"]["environment"]["RUNESTACK_DATABASE"]
    user = services["database"]["environment"]["POSTGRES_USER"]
    assert address.startswith(f"postgresql://{user}:")
    assert address.endswith("@database/runestack")
    assert services["table"]["depends_on"]["database"]["condition"] == "service_healthy"
    assert "healthcheck" in services["database"]


def test_what_the_database_keeps_has_a_volume() -> None:
    found = compose()
    kept = [volume.partition(":")[0] for volume in found["services"]["database"]["volumes"]]
    assert set(kept) == set(found["volumes"])
