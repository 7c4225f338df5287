"""Battlefield, Death, Recycle and Slow effect (RONE-KEY)."""

import pytest

from runestack.cards.diagnostics import PackError
from runestack.games.rone.scenario import (
    Player,
    filler,
    hero,
    placed,
    player,
    tactic,
    technology,
    unit,
)
from runestack.testing import scenario

WOLF = unit("Wolf", health=3, melee=2)
HERALD = unit("Herald", recycle=0, text="Battlefield: Gain 2 {water}.")
MARTYR = unit("Martyr", text="Death: Gain 1 {water}.")
HAWK = unit("Hawk", text="Flying.")

# -- Battlefield, Death, Recycle -----------------------------------------------------------------


@pytest.mark.rule("RONE-KEY-BATTLEFIELD-1")
def test_battlefield_starts_for_a_played_unit_once_it_is_in_play() -> None:
    game = scenario("rone", p1=player(hand=[HERALD, *filler(1)]), auto_pass=False)
    game.p1.announces("play")
    game.all_pass()
    game.p1.plays("Herald")
    game.expect("Herald", zone="stack")
    game.expect(game.p1, water=0)
    game.all_pass()
    game.expect("Herald", zone="battlefield")
    game.expect(game.p1, water=0)  # the text waits on the stack now
    game.expect(stack_size=1)
    game.all_pass()
    game.expect(game.p1, water=2)


@pytest.mark.rule("RONE-KEY-BATTLEFIELD-1")
def test_battlefield_starts_for_a_recycled_unit() -> None:
    game = scenario("rone", p1=player(graveyard=[HERALD]))
    game.p1.recycles("Herald")
    game.expect(game.p1, water=2)


@pytest.mark.rule("RONE-KEY-BATTLEFIELD-1")
def test_battlefield_starts_for_a_unit_and_a_technology_put_there_by_an_effect() -> None:
    lift = tactic("Lift", "Put a unit from your graveyard onto the battlefield.")
    build = tactic("Build", "Put a technology from your technology deck onto the battlefield.")
    game = scenario(
        "rone",
        p1=player(
            hand=[lift, build, *filler(1)],
            graveyard=[HERALD],
            technology_deck=[technology("Well", "Battlefield: Gain 5 {water}.")],
        ),
        graveyard="top",
    )
    game.p1.plays("Lift")
    game.expect(game.p1, water=2, units=["Herald"])
    game.p1.plays("Build")
    game.expect(game.p1, water=7, technologies=["Well"])


@pytest.mark.rule("RONE-KEY-BATTLEFIELD-1")
def test_battlefield_does_not_start_for_other_units_or_when_the_card_leaves() -> None:
    recall = tactic("Recall", "Return target unit to its owner's hand.")
    game = scenario("rone", p1=player(units=[HERALD], hand=[recall, WOLF]))
    game.p1.plays("Wolf")
    game.p1.plays("Recall", target="Herald")
    game.expect(game.p1, water=0)


@pytest.mark.rule("RONE-KEY-DEATH-1")
def test_death_is_executed_after_the_unit_has_gone_to_the_graveyard() -> None:
    phoenix = unit(
        "Phoenix", text="Death: Put the top card of your graveyard into your hand. Gain 1 {water}."
    )
    doom = tactic("Doom", "Destroy target unit.")
    game = scenario("rone", p1=player(units=[phoenix], hand=[doom]), graveyard="top")
    game.p1.plays("Doom", target="Phoenix")
    game.expect(game.p1, water=1, hand=["Phoenix"], graveyard=["Doom"])


@pytest.mark.rule("RONE-KEY-DEATH-1")
def test_death_starts_however_the_unit_is_destroyed() -> None:
    altar = technology("Altar", "{yellow 1}, destroy an allied unit: Draw a card.")
    game = scenario(
        "rone",
        p1=player(
            units=[MARTYR, placed(MARTYR, damage=1), MARTYR],
            technologies=[altar],
            hand=[
                tactic("Spark", "Deal 1 damage to target unit."),
                tactic("Doom", "Destroy target unit."),
            ],
        ),
        graveyard="top",
    )
    game.p1.plays("Spark", target=game["Martyr 2"])
    game.expect(game.p1, water=1)
    game.p1.plays("Doom", target=game["Martyr 3"])
    game.expect(game.p1, water=2)
    game.p1.uses("Altar")
    game.expect(game.p1, water=3, units=[])


@pytest.mark.rule("RONE-KEY-DEATH-2")
@pytest.mark.parametrize(
    ("text", "zone"),
    [
        ("Return target unit to its owner's hand.", "hand"),
        ("Put target unit on top of its owner's deck.", "deck"),
        ("Put target unit on the bottom of its owner's deck.", "deck"),
        ("Remove target unit from the game.", "removed"),
        ("Turn target unit into a shield.", "deck"),
    ],
)
def test_death_does_not_start_when_a_unit_goes_anywhere_but_to_a_graveyard(
    text: str, zone: str
) -> None:
    game = scenario("rone", p1=player(units=[MARTYR], hand=[tactic("Order", text), *filler(1)]))
    game.p1.plays("Order", target="Martyr")
    game.expect("Martyr", zone=zone)
    game.expect(game.p1, water=0)


@pytest.mark.rule("RONE-KEY-DEATH-1", "RONE-KEY-DEATH-2")
@pytest.mark.parametrize(
    ("edition", "zone", "water"), [("en", "graveyard", 1), ("de", "technology deck", 0)]
)
def test_death_of_a_technology_starts_in_the_graveyard_but_not_in_the_technology_deck(
    edition: str, zone: str, water: int
) -> None:
    game = scenario(
        "rone",
        p1=player(
            technologies=[technology("Bomb", "Death: Gain 1 {water}.")],
            hand=[tactic("Raze", "Destroy target technology."), *filler(1)],
        ),
        edition=edition,
    )
    game.p1.plays("Raze", target="Bomb")
    game.expect("Bomb", zone=zone)
    game.expect(game.p1, water=water)


@pytest.mark.rule("RONE-KEY-RECYCLE-1")
def test_recycle_is_executed_after_recycling_and_not_after_playing() -> None:
    ghoul = unit("Ghoul", recycle=1, text="Recycle: Gain 3 {water}.")
    game = scenario("rone", p1=player(hand=[ghoul, *filler(1)], graveyard=[ghoul, *filler(1)]))
    game.p1.plays("Ghoul")
    game.expect(game.p1, water=0)
    with game.changed({"p1 water": +3, "p1 units": +1}):
        game.p1.recycles("Ghoul")


@pytest.mark.rule("RONE-KEY-RECYCLE-1")
def test_recycle_on_a_tactic_follows_its_text_when_it_is_recycled() -> None:
    ash = tactic("Ash", "Gain 1 {water}.\nRecycle: Gain 3 {water}.", recycle=0)
    game = scenario("rone", p1=player(hand=[ash, *filler(1)]), graveyard="top")
    with game.changed({"p1 water": +1}):
        game.p1.plays("Ash")
    with game.changed({"p1 water": +4}):
        game.p1.recycles("Ash")
    game.expect("Ash", zone="removed")


# -- Slow effect ---------------------------------------------------------------------------------


@pytest.mark.rule("RONE-KEY-SLOW-1")
def test_a_slow_tactic_is_played_in_the_own_main_phase_after_an_announcement() -> None:
    siege = tactic("Siege", "Slow effect.\nGain 1 {water}.")
    rain = tactic("Rain", "Gain 1 {water}.")
    game = scenario("rone", p1=player(hand=[siege, rain, *filler(1)]), graveyard="top")
    assert game.offers(game.p1, "Rain")
    assert not game.offers(game.p1, "Siege")  # not named before the announcement
    game.p1.announces("play")
    assert game.offers(game.p1, "Siege")
    game.p1.plays("Siege")
    game.expect(game.p1, water=1, graveyard=["Siege"])


@pytest.mark.rule("RONE-KEY-SLOW-1")
def test_a_slow_tactic_is_never_a_reaction() -> None:
    siege = tactic("Siege", "Slow effect.\nGain 1 {water}.")
    rain = tactic("Rain", "Gain 1 {water}.")
    game = scenario(
        "rone",
        p1=player(hand=[siege, rain]),
        p2=player(hand=[siege, rain]),
        auto_pass=False,
    )
    game.p1.uses("hero", mode=0)
    game.allows(game.p2, "play", "p2 Rain")
    game.refuses(game.p2, "play", "p2 Siege", rule="RONE-SLOW-3")
    game.p2.passes()
    game.allows(game.p1, "play", "p1 Rain")
    game.refuses(game.p1, "play", "p1 Siege", rule="RONE-SLOW-5")


@pytest.mark.rule("RONE-KEY-SLOW-1")
@pytest.mark.parametrize(
    "side",
    [
        player(units=[unit("Snail", text="Slow effect.")]),
        player(technologies=[technology("Clock", "Slow effect.")]),
        player(hero=hero("Sloth", "Slow effect.")),
    ],
    ids=["unit", "technology", "hero"],
)
def test_slow_effect_is_found_on_tactics_only(side: Player) -> None:
    with pytest.raises(PackError, match="Slow effect belongs on a tactic"):
        scenario("rone", p1=side)
