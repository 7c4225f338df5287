"""How long what a text keeps in force may last (RS-RULING-144)."""

import pytest

from runestack.games.runeslingers.scenario import player, trinket, utility
from runestack.testing import scenario
from tests.games.runeslingers.cards.test_schema import codes, table

LONG = ["until your next turn", "for the rest of the encounter"]


@pytest.mark.rule("RS-RULING-144", "RS-RULING-143")
@pytest.mark.parametrize("until", LONG)
def test_what_a_use_keeps_in_force_names_no_duration_beyond_the_turn(until: str) -> None:
    block = f"Your block is 2 higher {until}."
    kind = {"subtype": "utility"}
    for text in (
        block,
        f"Target runespell gets +2 damage {until}.",
        f"Target runespell gains Pierce {until}.",
        f"Target runespell cannot be slung {until}.",
        f"You may draw a card. If you do, {block[0].lower()}{block[1:]}",
    ):
        assert codes(table("runespell", text, **kind)) == ["C118"], text
    assert codes(table("runespell", f"Sling: {block}", defense=2, **kind)) == ["C118"]
    assert codes(table("trinket", f"Activate: {block}")) == ["C118"]
    assert codes(table("activate", block)) == ["C118"]
    bullets = {"keywords": ["Choice"], **kind}
    assert codes(table("runespell", f"• {block}\n• Draw a card.", **bullets)) == ["C118"]


@pytest.mark.rule("RS-RULING-144")
@pytest.mark.parametrize("until", LONG)
def test_texts_of_cards_that_stay_may_last_longer(until: str) -> None:
    text = f"Whenever you block, your block is 2 higher {until}."
    for kind in ("trinket", "boon", "passive"):
        assert codes(table(kind, text)) == []
    wall = {"subtype": "utility", "defense": 2}
    assert codes(table("runespell", text, **wall)) == []
    plain = table("runespell", f"Draw a card.\n{text}", subtype="utility")
    assert codes(plain) == ["C118"]  # a normal runespell does not stay


@pytest.mark.rule("RS-RULING-144", "RS-CLEANUP-3")
def test_what_a_trinket_keeps_in_force_ends_when_it_was_activated() -> None:
    watch = trinket(
        "Watch",
        "Whenever you set a concentration, your block is 2 higher for the rest of the encounter.\n"
        "Activate: Gain 1 health.",
    )
    game = scenario("runeslingers", p1=player(field=[watch], hand=2))
    game.p1.sets("Filler")
    game.p1.ends_turn()
    game.expect(game.p1, block=6)
    game.p2.ends_turn()
    game.p1.goes_on()
    game.p1.activates("Watch")
    game.expect(game.p1, block=6)
    game.p1.ends_turn()
    game.expect(game.p1, block=4)


@pytest.mark.rule("RS-RULING-144")
def test_a_change_of_maximum_health_stays() -> None:
    curse = utility("Toll", "The enemy loses 2 maximum health.")
    game = scenario("runeslingers", p1=player(hand=[curse]))
    game.p1.plays("Toll")
    game.p1.ends_turn()
    game.expect(game.p2, maximum=16)
