"""Passive abilities."""

import pytest

from runestack.games.rone.scenario import Design, filler, hero, placed, player, tactic, unit
from runestack.testing import scenario

SPARK = tactic("Spark", "Deal 1 damage to target unit.")
HORN = tactic("Horn", "Gain 1 {water}.")
RECALL = tactic("Recall", "Return target unit to its owner's hand.")


@pytest.mark.rule("RONE-PASS-1")
def test_a_text_without_icon_and_keyword_works_by_itself_and_is_never_used() -> None:
    banner = unit("Banner", text="Other allied units get +1 {melee}.")
    trumpet = unit(
        "Trumpet", text="{yellow 1}: Each other allied unit gets +1 {melee} for its next combat."
    )
    knell = unit("Knell", text="Death: Each other allied unit gets +1 {melee} for its next combat.")
    wolf = unit("Wolf", melee=2)
    for card, melee, used in ((banner, 3, False), (trumpet, 2, True), (knell, 2, False)):
        game = scenario("rone", p1=player(units=[card, wolf], hand=[HORN]))
        game.expect("Wolf", melee=melee)
        assert game.offers(game.p1, f"Use {card.name}") == used


@pytest.mark.rule("RONE-PASS-2")
@pytest.mark.parametrize("pile", ["hand", "graveyard", "deck", "removed"])
def test_a_passive_ability_of_a_card_outside_the_battlefield_does_nothing(pile: str) -> None:
    banner = unit(
        "Banner",
        text="Other allied units get +1 {melee}.\nWhenever an allied unit dies, gain 1 {water}.",
    )
    piles: dict[str, list[Design]] = {"hand": [], "graveyard": [], "deck": filler(3), "removed": []}
    piles[pile].append(banner)
    game = scenario(
        "rone",
        p1=player(
            units=[unit("Imp", health=1, melee=1)],
            hand=[SPARK, HORN, *piles["hand"]],
            graveyard=piles["graveyard"],
            deck=piles["deck"],
            removed=piles["removed"],
        ),
        graveyard="top",
    )
    game.expect("Imp", melee=1)
    game.p1.plays("Spark", target="Imp")
    game.expect("Imp", zone="graveyard")
    assert game.p1.water == 0


@pytest.mark.rule("RONE-PASS-2")
def test_a_passive_ability_begins_and_ends_with_its_cards_stay_on_the_battlefield() -> None:
    banner = unit(
        "Banner",
        health=1,
        text="Other allied units get +1 {melee}.\nWhenever another allied unit dies, gain 1 {water}.",
    )
    imp = unit("Imp", health=1, melee=1)
    game = scenario(
        "rone",
        p1=player(units=[imp, imp], hand=[banner, RECALL, SPARK, SPARK, HORN]),
        graveyard="top",
    )
    game.p1.plays("Spark", target=game["Imp"])
    game.expect(game.p1, water=0)
    game.expect("Imp 2", melee=1)
    game.p1.plays("Banner")
    game.expect("Imp 2", melee=2)
    game.p1.plays("Recall", target="Banner")
    game.expect("Imp 2", melee=1)
    game.p1.plays("Spark", target=game["Imp 2"])
    game.expect(game.p1, water=0)


@pytest.mark.rule("RONE-PASS-3")
@pytest.mark.parametrize("exhaustion", [0, 1, 2, 3])
def test_a_passive_ability_works_and_is_triggered_at_any_exhaustion(exhaustion: int) -> None:
    banner = unit(
        "Banner",
        text="Other allied units get +1 {melee}.\nWhenever an allied unit dies, gain 1 {water}.",
    )
    chief = hero("Chief", "Whenever an allied unit dies, draw a card.")
    game = scenario(
        "rone",
        p1=player(
            hero=chief,
            hero_exhaustion=exhaustion,
            units=[placed(banner, exhaustion=exhaustion), unit("Imp", health=1, melee=1)],
            hand=[SPARK, HORN],
        ),
        graveyard="top",
    )
    game.expect("Imp", melee=2)
    game.p1.plays("Spark", target="Imp")
    game.p1.chooses("Banner")
    game.expect(game.p1, water=1, hand=["Horn", "Filler"])
