"""What is declared is what is done: OpenAPI, fuzzed by schemathesis, and the messages' own schema."""

from pathlib import Path
from typing import Any, cast

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, given
from hypothesis import settings as hypothesis_settings
from litestar.testing import TestClient

from runestack.server.app import make_app
from runestack.server.messages.from_browser import BrowserMessage
from runestack.server.messages.from_server import ServerMessage
from runestack.server.schema import message_schema
from tests.server.browser import AnyClient
from tests.server.conftest import quick

SCHEMA = schemathesis.openapi.from_dict(make_app(quick("unused.sqlite")).openapi_schema.to_schema())
OPERATIONS = {
    operation.label: operation
    for result in SCHEMA.get_all_operations()
    for operation in [cast("Any", result).ok()]
}


@pytest.mark.parametrize("label", OPERATIONS)
def test_no_request_breaks_the_server(label: str, client: AnyClient) -> None:
    """Errors have the one form; what is answered is of the kind that is declared."""

    @hypothesis_settings(max_examples=20, suppress_health_check=list(HealthCheck), deadline=None)
    @given(case=OPERATIONS[label].as_strategy())
    def fuzz(case: Any) -> None:
        client.cookies.clear()
        arguments = case.as_transport_kwargs(base_url="http://testserver.local")
        arguments.pop("cookies", None)
        answer = client.request(**arguments)
        assert answer.status_code < 500, answer.text
        if answer.status_code >= 400:
            assert set(answer.json()["error"]["message"]) == {"en", "de"}
        else:
            declared = OPERATIONS[label].responses.status_codes
            assert str(answer.status_code) in declared

    fuzz()


def test_the_schema_names_both_unions_and_every_message() -> None:
    found = message_schema()["$defs"]
    for union, name in ((BrowserMessage, "BrowserMessage"), (ServerMessage, "ServerMessage")):
        kinds = {one.__struct_config__.tag for one in union.__args__}
        assert set(found[name]["discriminator"]["mapping"]) == kinds
    assert "NewTable" in found
    assert msgspec.json.encode(found)


def test_openapi_is_served_without_any_foreign_script(tmp_path: Path) -> None:
    with TestClient(make_app(quick(tmp_path / "t.sqlite"))) as client:
        assert client.get("/schema/openapi.json").json()["info"]["title"] == "Runestack"
        assert "cdn" not in client.get("/schema").text
