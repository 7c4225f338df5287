"""What the games are: settings, cards and rules."""

from __future__ import annotations

from litestar import Response, get
from litestar.params import FromPath

from runestack import rules
from runestack.server.catalogue import all_cards, all_games, game_of
from runestack.server.errors import TableError
from runestack.server.requests import CardFace, GameInfo, RuleInfo

AN_HOUR = "private, max-age=3600"


@get("/api/games", tags=["games"], operation_id="games", sync_to_thread=True)
def list_games() -> list[GameInfo]:
    """Every game, with everything that can be chosen about it."""
    return all_games()


@get("/api/games/{game:str}/cards", tags=["games"], operation_id="cards", sync_to_thread=True)
def list_cards(game: FromPath[str]) -> Response[list[CardFace]]:
    """Every face of a game, for inspecting and search."""
    return Response(
        all_cards(game),  # type: ignore[arg-type]  # encoded once, for everybody
        media_type="application/json",
        headers={"cache-control": AN_HOUR},
    )


@get(
    "/api/games/{game:str}/rules/{rule:str}",
    tags=["games"],
    operation_id="rule",
    sync_to_thread=True,
)
def show_rule(game: FromPath[str], rule: FromPath[str]) -> RuleInfo:
    """A numbered rule."""
    found = rules.rule(game_of(game).name, rule)
    if found is None:
        raise TableError("no_rule")
    return RuleInfo(found.id, found.heading, found.text, found.question, found.source, found.reason)
