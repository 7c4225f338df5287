"""Which effects are slow and which are fast, and when each of them can be used."""

import pytest

from runestack.games.rone.scenario import filler, hero, placed, player, tactic, technology, unit
from runestack.testing import Scenario, scenario

SPARK = tactic("Spark", "Deal 1 damage to target unit.")
MEND = tactic("Mend", "Target unit gets +1 {health}.")
DRUM = tactic("Drum", "Slow effect.\nGain 1 {water}.")
HORN = tactic("Horn", "Gain 1 {water}.")
WOLF = unit("Wolf", health=3, melee=2)

SLOW = [
    ("play", "Imp"),
    ("play", "Radar"),
    ("play", "Drum"),
    ("level up", None),
    ("recycle", "Ghoul"),
    ("attack", "Wolf"),
    ("end turn", None),
]
EVERYTHING = player(
    water=20,
    units=[WOLF],
    hand=[unit("Imp"), DRUM, MEND, MEND],
    technology_deck=[technology("Radar")],
    graveyard=[unit("Ghoul"), *filler(1)],
)
EDITIONS = pytest.mark.parametrize("edition", ["en", "de"])


@pytest.mark.rule("RONE-SLOW-1", "RONE-SLOW-2", "RONE-SLOW-5")
@pytest.mark.parametrize(("action", "card"), SLOW)
def test_a_slow_effect_is_allowed_in_the_own_main_phase_and_not_while_something_waits(
    action: str, card: str | None
) -> None:
    game = scenario("rone", p1=EVERYTHING, p2=player(hero_exhaustion=1))
    game.allows(game.p1, action, card)
    with game.windows():
        game.p1.uses("hero", mode=0)
        game.expect(stack_size=1)
        game.allows(game.p1, "play", "Mend")
        game.refuses(game.p1, action, card, rule="RONE-SLOW-5")
    game.allows(game.p1, action, card)


@pytest.mark.rule("RONE-SLOW-1", "RONE-RECY-6", "RONE-FAST-1")
def test_recycling_a_tactic_is_slow_though_the_same_tactic_is_fast_from_the_hand() -> None:
    game = scenario(
        "rone",
        p1=player(units=[WOLF], hand=[SPARK], graveyard=[MEND, *filler(1)]),
        p2=player(hero_exhaustion=1),
    )
    game.allows(game.p1, "recycle", "Mend")
    with game.windows():
        game.p1.uses("hero", mode=0)
        game.refuses(game.p1, "recycle", "Mend", rule="RONE-SLOW-5")
        game.allows(game.p1, "play", "Spark")


@pytest.mark.rule("RONE-SLOW-2", "RONE-FAST-1")
def test_of_two_tactics_only_the_one_without_slow_effect_can_answer() -> None:
    game = scenario("rone", p1=player(hand=[HORN]), p2=player(hand=[DRUM, HORN]))
    with game.windows():
        game.p1.uses("hero", mode=0)
        game.refuses(game.p2, "play", "Drum", rule="RONE-SLOW-3")
        game.p2.plays("Horn")
    game.expect(game.p2, water=1, hand=["Drum"])


@EDITIONS
@pytest.mark.rule("RONE-SLOW-3")
@pytest.mark.parametrize("at", ["beginning", "income", "before main", "end"])
@pytest.mark.parametrize(("action", "card"), SLOW)
def test_the_active_player_has_no_slow_effect_in_other_phases_nor_before_the_main_phase(
    edition: str, at: str, action: str, card: str | None
) -> None:
    game = scenario(
        "rone",
        p1=EVERYTHING,
        p2=player(hero_exhaustion=1),
        at=at,
        edition=edition,
        auto_pass=False,
    )
    assert game.asks(game.p1, "react")
    game.allows(game.p1, "play", "Mend")
    rule = "RONE-SLOW-5" if at == "before main" else "RONE-SLOW-3"
    game.refuses(game.p1, action, card, rule=rule)


@EDITIONS
@pytest.mark.rule("RONE-SLOW-3")
@pytest.mark.parametrize(("action", "card"), SLOW)
def test_the_other_player_has_no_slow_effect_in_the_active_players_main_phase(
    edition: str, action: str, card: str | None
) -> None:
    game = scenario("rone", p1=EVERYTHING, turn="p2", edition=edition)
    with game.windows():
        game.p2.uses("hero", mode=0)
        game.allows(game.p1, "play", "Mend")
        game.refuses(game.p1, action, card, rule="RONE-SLOW-3")


@pytest.mark.rule("RONE-SLOW-4")
@pytest.mark.parametrize(("action", "card"), [*SLOW, ("attack", "Bear")])
def test_no_slow_effect_is_used_during_combat(action: str, card: str | None) -> None:
    game = scenario(
        "rone",
        p1=player(
            water=20,
            units=[WOLF, unit("Cat"), unit("Bear")],
            hand=[unit("Imp"), DRUM, MEND],
            technology_deck=[technology("Radar")],
            graveyard=[unit("Ghoul"), *filler(1)],
        ),
        p2=player(hero_exhaustion=1, units=[unit("Guard", health=5)]),
        combat=("Cat", "Guard"),
        auto_pass=False,
    )
    assert game.asks(game.p1, "react")
    game.refuses(game.p1, action, card, rule="RONE-SLOW-4")
    game.allows(game.p1, "play", "Mend")
    game.all_pass()
    game.allows(game.p1, action, card)


@pytest.mark.rule("RONE-SLOW-5")
@pytest.mark.parametrize(("action", "card"), SLOW)
def test_no_slow_effect_answers_a_move_though_nothing_is_on_the_stack(
    action: str, card: str | None
) -> None:
    game = scenario("rone", p1=EVERYTHING, p2=player(hero_exhaustion=1))
    with game.windows():
        game.p1.announces("play")
        game.expect(stack_size=0)
        assert game.asks(game.p1, "react")
        game.refuses(game.p1, action, card, rule="RONE-SLOW-5")
        game.allows(game.p1, "play", "Mend")


# -- fast effects --------------------------------------------------------------------------------


@pytest.mark.rule("RONE-FAST-1")
def test_tactics_of_the_hand_and_activated_abilities_are_fast_and_nothing_else_is() -> None:
    drill = technology("Drill", "{yellow 1}: Gain 1 {water}.")
    game = scenario(
        "rone",
        p2=player(
            units=[unit("Scout", text="{yellow 1}: Draw a card.")],
            technologies=[drill],
            hand=[HORN, unit("Imp")],
            graveyard=[SPARK, *filler(1)],
            technology_deck=[technology("Radar")],
        ),
    )
    with game.windows():
        game.p1.uses("hero", mode=0)
        assert sorted(game.options(game.p2)) == [
            "Pass",
            "Play Horn for 0 of your 0 water",
            "Use Drill: Gain 1 {water}.",
            "Use Hero: Gain 1 {water} or draw a card.",
            "Use Scout: Draw a card.",
        ]


@pytest.mark.rule("RONE-FAST-2")
def test_in_the_main_phase_with_an_empty_stack_only_the_active_player_starts_a_fast_effect() -> (
    None
):
    game = scenario("rone", p1=player(hand=[HORN, HORN]), p2=player(hand=[HORN]))
    assert game.asked == ["p1"]
    game.expect(phase="main", stack_size=0)
    game.refuses(game.p2, "play", "Horn", rule="RONE-FAST-3")
    game.allows(game.p1, "play", "Horn")
    game.allows(game.p1, "use", "p1 hero")
    game.p1.plays("Horn")
    game.p1.plays("Horn")
    assert game.p1.water == 2


def reacting(moment: str) -> Scenario:
    """A position in which P1 has just done something, and P2 has a tactic."""
    game = scenario(
        "rone",
        p1=player(
            water=20,
            units=[WOLF],
            hand=[unit("Imp"), SPARK],
            technologies=[technology("Drill", "{yellow 1}: Gain 1 {water}.")],
            technology_deck=[technology("Radar")],
            graveyard=[unit("Ghoul"), *filler(1)],
        ),
        p2=player(hero_exhaustion=1, hand=[HORN]),
        auto_pass=False,
    )
    if moment in ("Imp", "Radar"):
        game.p1.announces("play")
        game.all_pass()
        game.p1.plays(moment)
    elif moment == "recycle":
        game.p1.announces("recycle")
        game.all_pass()
        game.p1.recycles("Ghoul")
    elif moment == "attack":
        game.p1.announces("attack", "Wolf")
        game.all_pass()
        game.p1.attacks("Wolf", "p2 hero")
    elif moment == "level up":
        game.p1.announces("level up")
        game.all_pass()
        game.p1.levels_up()
    elif moment == "end turn":
        game.p1.ends_turn()
    elif moment == "tactic":
        game.p1.plays("Spark", target="Wolf")
    else:
        game.p1.uses("Drill")
    return game


@pytest.mark.rule("RONE-FAST-3")
@pytest.mark.parametrize(
    "moment",
    ["Imp", "Radar", "recycle", "attack", "level up", "end turn", "tactic", "ability"],
)
def test_outside_the_own_turn_a_player_reacts_to_whatever_is_put_on_the_stack(moment: str) -> None:
    game = reacting(moment)
    game.expect(stack_size=1)
    assert game.asks(game.p2, "react")
    game.p2.plays("Horn")
    game.expect(stack_size=2)
    game.all_pass()
    assert game.p2.water == 1


@pytest.mark.rule("RONE-FAST-3")
def test_both_players_may_react_at_the_start_and_end_of_each_phase_but_not_in_the_refresh_phase() -> (
    None
):
    game = scenario(
        "rone",
        p1=player(units=[placed(WOLF, exhaustion=1)], hand=[HORN], hero_exhaustion=3),
        p2=player(hand=[HORN], hero_exhaustion=3),
        at="refresh",
        auto_pass=False,
    )
    seen: list[tuple[str, str]] = []

    def pass_windows() -> None:
        while game.asks("p1", "react") or game.asks("p2", "react"):
            seen.append((game.phase, repr(game.asked[0])))
            game.asked[0].passes()

    pass_windows()
    assert game.asks(game.p1, "income")
    game.p1.stops_drawing()
    pass_windows()
    assert game.asks(game.p1, "main phase")
    phases = ["beginning", "beginning", "income", "income", "main"]
    assert seen == [(phase, seat) for phase in phases for seat in ("p2", "p1")]
    seen.clear()
    game.p1.ends_turn()
    while game.active == "p1":
        seen.append((game.phase, repr(game.asked[0])))
        game.asked[0].passes()
    assert seen == [(phase, seat) for phase in ("main", "end", "end") for seat in ("p2", "p1")]
    game.expect(phase="beginning")


@pytest.mark.rule("RONE-FAST-4")
def test_a_fast_effect_is_not_announced_and_taking_its_price_away_comes_too_late() -> None:
    drought = tactic("Drought", "The opponent loses 2 {water}.")
    game = scenario(
        "rone",
        p1=player(water=2, hand=[tactic("Bolt", "Deal 2 damage to target unit.", cost=2)]),
        p2=player(units=[unit("Guard", health=3)], hand=[drought]),
        graveyard="top",
    )
    with game.windows():
        game.p1.plays("Bolt", target="Guard")
        assert game.asks(game.p2, "react")
        game.expect(game.p1, water=0)
        game.expect("Bolt", zone="stack")
        game.p2.plays("Drought")
    game.expect("Guard", health=1)


@pytest.mark.rule("RONE-FAST-4")
def test_exhausting_the_card_whose_ability_was_used_does_not_stop_the_ability() -> None:
    snare = tactic("Snare", "Exhaust target unit 3 times.")
    game = scenario(
        "rone",
        p1=player(units=[unit("Scout", text="{yellow 1}: Gain 2 {water}.")]),
        p2=player(hand=[snare]),
    )
    with game.windows():
        game.p1.uses("Scout")
        game.p2.plays("Snare", target="Scout")
    game.expect("Scout", exhaustion=3)
    assert game.p1.water == 2


# -- moments that are in no list -----------------------------------------------------------------


@pytest.mark.rule("RONE-RULING-41")
def test_nobody_reacts_while_damage_is_taken_or_a_graveyard_side_is_chosen() -> None:
    game = scenario(
        "rone",
        p1=player(units=[WOLF], hand=[HORN]),
        p2=player(hand=[HORN], graveyard=1),
        combat=("Wolf", "p2 hero"),
        at="damage",
        auto_pass=False,
    )
    for prompt in ("damage", "graveyard", "damage", "graveyard"):
        assert game.asks(game.p2, prompt)
        game.refuses(game.p2, "play", "p2 Horn", rule="RONE-FAST-3")
        game.refuses(game.p1, "play", "p1 Horn", rule="RONE-FAST-3")
        game.p2.chooses("deck" if prompt == "damage" else "top")
    assert game.asks(game.p1, "main phase")


@pytest.mark.rule("RONE-RULING-41")
def test_nobody_reacts_between_the_cards_of_an_income() -> None:
    game = scenario(
        "rone",
        p1=player(hero=hero("Ada", card_income=(3, 3, 3)), hand=[HORN]),
        p2=player(hand=[HORN]),
        at="income",
        auto_pass=False,
    )
    game.all_pass()
    for _ in range(3):
        assert game.asks(game.p1, "income")
        game.refuses(game.p1, "play", "p1 Horn", rule="RONE-FAST-3")
        game.refuses(game.p2, "play", "p2 Horn", rule="RONE-FAST-3")
        game.p1.draws()
    assert game.asks(game.p2, "react")
