"""The table in the terminal: everything a player may know, in both languages."""

from __future__ import annotations

from typing import Any

from runestack.games.rune_age.scenario import city, enemy, gold, placed, player, unit
from runestack.games.wording import SPECTATOR, Reader
from runestack.testing import Scenario, scenario

WOLF = unit("Wolf", strength=3, cost=3)
FORT = city("Fort", strength=4, auto_defense=2, influence=2)
WIDEST = 100


def staged(**words: Any) -> Scenario:
    return scenario("rune-age", **words)


def table(game: Scenario, seat: int = 0, language: str = "en") -> str:
    """The whole table as a seat reads it."""
    door = game.session.game
    lines = door.table(door.view(game.state, seat), Reader(seat, language))
    assert all(len(line) <= WIDEST for line in lines)
    return "\n".join(lines)


def test_the_table_shows_centre_realms_and_what_is_asked() -> None:
    game = staged(
        p1=player(hand=[WOLF, gold(2)], realm=[placed(FORT, exhausted=True)], damage=7),
        front=[enemy("Troll", strength=6, attrition=1)],
        cities=[city("Mill", strength=3)],
    )
    english = table(game)
    for words in (
        "Round 1 of at most 60 | Perform Actions | turn: You",
        "Troll | needs strength 6 | attrition 1",
        "Mill | needs strength 3",
        "Damage 7 of 20",
        "can spend 2 gold and 0 influence",
        "Fort | auto-defense 2 | yields 2 influence | exhausted",
        "Wolf | strength 3",
        "If a player defeats The Objective (strength 18), that player wins.",
    ):
        assert words in english
    german = table(game, language="de")
    for words in ("Runde 1 von höchstens 60", "Schaden 7 von 20", "erschöpft", "Stärke 6 nötig"):
        assert words in german


def test_the_hand_of_another_is_a_number() -> None:
    game = staged(p1=player(hand=[WOLF, WOLF]))
    assert "2 x hidden" in table(game, 1)
    assert "Wolf | strength 3" not in table(game, 1)
    assert "2 x hidden" in table(game, SPECTATOR)


def test_a_combat_shows_both_armies() -> None:
    game = staged(p1=player(hand=[WOLF, WOLF]), p2=player(hand=[WOLF], realm=[FORT]))
    game.p1.attacks("Fort")
    game.p1.plays("Wolf")
    shown = table(game, 1)
    assert "Combat: The opponent besieges Fort: 3 against 2. That is enough to win." in shown
    assert "Opponent: strength 3" in shown
    assert "You: no cards, strength 0" in shown
    assert "the city adds 2" in shown
