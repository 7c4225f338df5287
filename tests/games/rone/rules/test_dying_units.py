"""Units that wait to die, and Death and Strike texts inside a combat (RONE-RULING-107 to RONE-RULING-110)."""

import pytest

from runestack.games.rone.scenario import placed, player, tactic, technology, unit
from runestack.testing import Scenario, scenario


def double_death(first: str, **other: str) -> Scenario:
    """P1's Wolf and P2's Bear kill each other; Wolf has a Death text and is chosen to die first."""
    game = scenario(
        "rone",
        p1=player(units=[unit("Wolf", health=1, melee=3, text=first)]),
        p2=player(units=[unit("Bear", health=1, melee=1, text=other.get("bear", ""))]),
    )
    with game.windows():
        game.p1.announces("attack", "Wolf")
        game.all_pass()
        game.all_pass()
        assert game.asks(game.p1)
        game.p1.chooses("Wolf")
        game.expect("Wolf", zone="graveyard")
        game.expect("Bear", zone="battlefield", health=-2)
        if other.get("uses"):
            game.p1.chooses("Wolf")  # its Death text before Bear's text
            game.p2.uses("Bear")
    return game


@pytest.mark.rule("RONE-RULING-107")
@pytest.mark.parametrize(("health", "zone"), [(3, "battlefield"), (2, "graveyard")])
def test_a_waiting_unit_survives_if_it_is_healed_above_0_and_only_then(
    health: int, zone: str
) -> None:
    game = double_death(f"Death: Target unit gets +{health} {{health}}.")
    game.expect("Bear", zone=zone)


@pytest.mark.rule("RONE-RULING-108")
def test_health_does_not_save_a_unit_from_destruction_by_an_effect() -> None:
    saint = unit("Saint", text="Death: Target unit gets +5 {health}.")
    doom = tactic("Doom", "Destroy each unit.")
    game = scenario("rone", p1=player(hand=[doom], units=[saint]), p2=player(units=[unit("Bear")]))
    game.p1.plays("Doom")
    game.p1.chooses("Saint")
    game.expect("Saint", zone="graveyard")
    game.expect("Bear", zone="graveyard")
    assert game.log_contains("Bear")


@pytest.mark.rule("RONE-RULING-108", "RONE-RULING-109")
def test_a_unit_that_has_left_escapes_the_destruction() -> None:
    saint = unit("Saint", text="Death: Return target unit to its owner's hand.")
    doom = tactic("Doom", "Destroy each unit.")
    game = scenario("rone", p1=player(hand=[doom], units=[saint]), p2=player(units=[unit("Bear")]))
    game.p1.plays("Doom")
    game.p1.chooses("Saint")
    game.expect("Bear", zone="hand")
    game.expect(game.p2, graveyard=[], hand=["Bear"])


@pytest.mark.rule("RONE-RULING-109")
def test_a_waiting_unit_that_is_moved_elsewhere_does_not_die() -> None:
    game = double_death(
        "Death: Put target unit on top of its owner's deck.", bear="Death: Draw a card."
    )
    game.expect("Bear", zone="deck", position=0)
    game.expect(game.p2, hand=[], graveyard=[])


@pytest.mark.rule("RONE-RULING-109")
def test_a_waiting_unit_uses_an_ability_in_a_window_and_its_texts_are_triggered() -> None:
    game = double_death(
        "Death: Gain 1 {water}.",
        bear="{yellow 1}: Gain 2 {water}.\nWhenever an enemy unit dies, draw a card.",
        uses="yes",
    )
    game.expect("Bear", zone="graveyard")
    game.expect(game.p2, water=2, hand=["Filler"])
    game.expect(game.p1, water=1)


@pytest.mark.rule("RONE-RULING-110")
def test_a_death_text_is_executed_before_the_defender_is_exhausted() -> None:
    martyr = unit(
        "Martyr", health=1, text="Death: Target enemy unit gains Defender until end of turn."
    )
    game = scenario("rone", p1=player(units=[martyr]), p2=player(units=[unit("Guard")]))
    game.p1.attacks("Martyr", "Guard")
    game.expect("Martyr", zone="graveyard")
    game.expect("Guard", keywords={"defender"}, exhaustion=0)


@pytest.mark.rule("RONE-RULING-110")
def test_a_death_text_sees_the_modifiers_that_step_7_takes_off() -> None:
    martyr = unit(
        "Martyr",
        health=1,
        text="Death: Deal damage equal to the {melee} of the other unit in this combat"
        " to target enemy unit.",
    )
    game = scenario(
        "rone",
        p1=player(units=[martyr]),
        p2=player(units=[placed(unit("Guard", health=9, melee=1), melee=+2)]),
    )
    game.p1.attacks("Martyr", "Guard")
    game.expect("Guard", health=5, melee_tokens=0)  # 1 of Martyr, then 3: the token is still there


@pytest.mark.rule("RONE-RULING-110")
def test_a_strike_text_is_executed_before_the_clean_up() -> None:
    orc = unit("Orc", melee=1, text="Strike: Gain 1 {water}.")
    game = scenario(
        "rone",
        p1=player(units=[placed(orc, melee=+1)], hand=[tactic("Spark", "Gain 1 {water}.")]),
        damage="deck",
        graveyard="top",
    )
    with game.windows():
        game.p1.announces("attack", "Orc")
        game.all_pass()
        game.all_pass()
        game.expect(stack_size=2, in_combat=True)  # the Strike text above the attack
        game.expect("Orc", melee_tokens=1)
        game.all_pass()
    game.expect("Orc", melee_tokens=0)
    game.expect(game.p1, water=1)


# -- texts about cards that go (RONE-RULING-160) -------------------------------------------------

DOOM = tactic("Doom", "Destroy target unit.")
RECALL = tactic("Recall", "Return target unit to its owner's hand.")


@pytest.mark.rule("RONE-RULING-160", "RONE-PASS-2")
@pytest.mark.parametrize("event", ["dies", "leaves the battlefield", "is destroyed"])
def test_a_text_about_units_that_go_does_not_see_its_own_card_go(event: str) -> None:
    ghoul = unit("Ghoul", text=f"Whenever an allied unit {event}, gain 1 {{water}}.")
    game = scenario(
        "rone", p1=player(units=[ghoul, unit("Rat")], hand=[DOOM, DOOM]), graveyard="top"
    )
    game.p1.plays("Doom", target="Rat")
    game.expect(game.p1, water=1)
    game.p1.plays("Doom", target="Ghoul")
    game.expect("Ghoul", zone="graveyard")
    game.expect(game.p1, water=1)


@pytest.mark.rule("RONE-RULING-160")
def test_a_unit_that_returns_to_the_hand_is_not_seen_by_its_own_text() -> None:
    ghoul = unit("Ghoul", text="Whenever a unit leaves the battlefield, gain 1 {water}.")
    game = scenario("rone", p1=player(units=[ghoul], hand=[RECALL]), graveyard="top")
    game.p1.plays("Recall", target="Ghoul")
    game.expect(game.p1, water=0, hand=["Ghoul"])


@pytest.mark.rule("RONE-RULING-160")
@pytest.mark.parametrize(
    "text",
    [
        "Death: Gain 1 {water}.",
        "Whenever this unit dies, gain 1 {water}.",
        "Whenever this unit leaves the battlefield, gain 1 {water}.",
        "Whenever this unit is destroyed, gain 1 {water}.",
    ],
)
def test_a_death_text_and_a_text_that_names_its_card_see_it_go(text: str) -> None:
    game = scenario(
        "rone", p1=player(units=[unit("Ghoul", text=text)], hand=[DOOM]), graveyard="top"
    )
    game.p1.plays("Doom", target="Ghoul")
    game.expect(game.p1, water=1)


@pytest.mark.rule("RONE-RULING-160")
def test_of_units_that_die_together_a_text_sees_those_that_go_before_its_own_card() -> None:
    ghoul = unit("Ghoul", text="Whenever an allied unit dies, gain 1 {water}.")
    storm = tactic("Storm", "Destroy each unit.")
    for first, water in (("Rat", 1), ("Ghoul", 0)):
        game = scenario(
            "rone", p1=player(units=[ghoul, unit("Rat")], hand=[storm]), graveyard="top"
        )
        game.p1.plays("Storm")
        game.p1.chooses(first)
        game.expect(game.p1, units=[], water=water)


@pytest.mark.parametrize("edition", ["en", "de"])
@pytest.mark.rule("RONE-RULING-160", "RONE-ZONE-13")
@pytest.mark.parametrize(
    "event",
    ["a technology leaves the battlefield", "a card is destroyed", "a card leaves the battlefield"],
)
def test_a_technology_does_not_see_itself_go(event: str, edition: str) -> None:
    blast = tactic("Blast", "Destroy target technology.")
    eye = technology("Eye", f"Whenever {event}, gain 1 {{water}}.")
    game = scenario(
        "rone",
        edition=edition,
        p1=player(hand=[blast, blast], technologies=[eye, technology("Lens")]),
        graveyard="top",
    )
    game.p1.plays("Blast", target="Lens")
    game.expect(game.p1, water=1)
    game.p1.plays("Blast", target="Eye")
    game.expect(game.p1, water=1)


@pytest.mark.rule("RONE-RULING-160", "RONE-COPY-1")
@pytest.mark.parametrize(
    ("text", "water"),
    [
        ("Whenever an allied unit dies, gain 1 {water}.", 0),  # its own card is the copying one
        ("Death: Gain 1 {water}.", 1),
        ("Whenever this unit dies, gain 1 {water}.", 0),  # speaks of the card it was copied from
    ],
)
def test_a_copied_text_about_units_that_go_does_not_see_the_copying_card_go(
    text: str, water: int
) -> None:
    learn = "{yellow 1}: This unit gains the abilities of another target unit until end of turn."
    game = scenario(
        "rone",
        p1=player(units=[unit("Ape", text=learn)], hand=[DOOM]),
        p2=player(units=[unit("Ghoul", text=text)]),
        graveyard="top",
    )
    game.p1.uses("Ape", target="Ghoul")
    game.p1.plays("Doom", target="Ape")
    assert [game.p1.water, game.p2.water] == [water, 0]


@pytest.mark.parametrize("mode", ["1v1", "2v2", "3p"])
@pytest.mark.rule("RONE-RULING-160", "RONE-RULING-128")
def test_a_unit_under_another_player_sees_that_players_units_go_and_never_itself(mode: str) -> None:
    charm = tactic("Charm", "Gain control of target unit until end of turn.")
    ghoul = unit("Ghoul", text="Whenever an allied unit dies, this unit gets +1 {health}.")
    game = scenario(
        "rone",
        mode=mode,
        turn="p2",
        p1=player(units=[ghoul, unit("Rat")]),
        p2=player(units=[unit("Cat")], hand=[charm, DOOM, DOOM, DOOM]),
        graveyard="top",
    )
    game.p2.plays("Charm", target="Ghoul")
    game.p2.plays("Doom", target="Rat")
    game.expect("Ghoul", health=2)
    game.p2.plays("Doom", target="Cat")
    game.expect("Ghoul", health=3)
    game.p2.plays("Doom", target="Ghoul")
    game.expect("Ghoul", zone="graveyard", owner="p1")


@pytest.mark.rule("RONE-RULING-160", "RONE-RULING-92")
def test_a_unit_that_becomes_a_shield_is_not_seen_by_its_own_text() -> None:
    text = "Shield.\nWhenever an allied unit leaves the battlefield, gain 1 {water}."
    game = scenario(
        "rone", p1=player(units=[unit("Ghoul", text=text)], hand=[DOOM]), graveyard="top"
    )
    game.p1.plays("Doom", target="Ghoul")
    game.expect("Ghoul", shield=True)
    game.expect(game.p1, water=0)


@pytest.mark.rule("RONE-RULING-160", "RONE-STACK-9")
@pytest.mark.parametrize(("first", "waters"), [("Ghoul", [0, 1]), ("Fiend", [1, 0])])
def test_of_two_such_units_that_kill_each_other_only_the_second_sees_the_first_go(
    first: str, waters: list[int]
) -> None:
    text = "Whenever a unit dies, gain 1 {water}."
    game = scenario(
        "rone",
        p1=player(units=[unit("Ghoul", health=1, melee=1, text=text)]),
        p2=player(units=[unit("Fiend", health=1, melee=1, text=text)]),
        graveyard="top",
    )
    game.p1.attacks("Ghoul", "Fiend")
    game.p1.chooses(first)
    assert [game.p1.water, game.p2.water] == waters


@pytest.mark.rule("RONE-RULING-51", "RONE-TEXT-2")
@pytest.mark.parametrize(
    ("text", "water", "health"),
    [
        ("Death: Deal damage equal to the {melee} of this unit to target enemy unit.", 0, 8),
        ("Death: Deal 2 damage to target enemy unit.", 1, 6),
    ],
)
def test_a_text_ends_where_the_card_is_gone_whose_value_it_needs(
    text: str, water: int, health: int
) -> None:
    martyr = unit("Martyr", health=1, melee=1, text=f"{text} Gain 1 {{water}}.")
    guard = unit("Guard", health=9, melee=1)
    game = scenario("rone", p1=player(units=[martyr]), p2=player(units=[guard]))
    game.p1.attacks("Martyr", "Guard")
    game.expect("Martyr", zone="graveyard")
    game.expect("Guard", health=health)
    game.expect(game.p1, water=water)
