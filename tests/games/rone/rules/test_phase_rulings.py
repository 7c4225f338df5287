"""Rulings about phases: windows, what waits, income, the end of the turn."""

from typing import Any

import pytest

from runestack.games.rone.scenario import hero, placed, player, tactic, technology, unit
from runestack.testing import scenario

WOLF = unit("Wolf", health=3, melee=2)
RAIN = tactic("Rain", "Gain 1 {water}.")
SPARK = tactic("Spark", "Deal 1 damage to target unit.")


@pytest.mark.rule("RONE-RULING-28")
def test_a_phase_window_asks_the_opponent_first_and_is_repeated_until_all_pass() -> None:
    game = scenario(
        "rone",
        at="income",
        p1=player(hand=[RAIN, RAIN]),
        p2=player(hand=[RAIN]),
        graveyard="top",
        auto_pass=False,
    )
    start = "income phase begins"
    assert game.asks(game.p2, start)
    game.p2.passes()
    game.p1.plays("Rain")
    assert game.asks(game.p2, "Rain")  # the window of the effect: again the opponent first
    game.p2.passes()
    game.p1.passes()
    game.expect(game.p1, water=1)
    assert game.asks(game.p2, start)  # executed, and the window opens once more
    game.p2.plays("Rain")
    assert game.asks(game.p1, "Rain")
    game.p1.passes()
    game.p2.passes()
    game.expect(game.p2, water=1)
    assert game.asks(game.p2, start)  # still seen from the active player
    game.p2.passes()
    assert game.asks(game.p1, start)
    game.p1.passes()
    assert game.asks(game.p1, "Income")


@pytest.mark.rule("RONE-RULING-29")
def test_the_content_of_a_phase_stands_between_its_two_windows() -> None:
    well = technology("Well", "At the beginning of your turn, gain 1 {water}.")
    game = scenario(
        "rone",
        at="beginning",
        p1=player(technologies=[well]),
        p2=player(hand=[RAIN]),
        income="stop",
        auto_pass=False,
    )
    seen = []
    for words in ("beginning of turn phase begins", "Well", "beginning of turn phase ends",
                  "income phase begins", "income phase ends"):  # fmt: skip
        assert game.asks(game.p2, words)
        seen.append(game.p1.water)
        game.all_pass()
    assert seen == [0, 0, 1, 1, 4]


@pytest.mark.rule("RONE-RULING-30", "RONE-RULING-36")
def test_one_window_follows_the_declared_end_of_turn_and_no_slow_effect_after_it() -> None:
    gift = tactic("Gift", "The opponent gains 9 {water}.")
    game = scenario(
        "rone",
        p1=player(hand=[unit("Giant", cost=9), RAIN], units=[placed(WOLF, exhaustion=1)]),
        p2=player(hand=[gift, tactic("Rouse", "Refresh target unit once.")]),
        graveyard="top",
    )
    with game.windows():
        game.p1.ends_turn()
        game.expect(phase="main", stack_size=1)
        assert game.asks(game.p2, "ends the turn")
        game.p2.plays("Gift")
        game.p1.passes()
        game.p2.plays("Rouse", target="Wolf")
        game.all_pass()
        game.expect(game.p1, water=9)
        game.expect("Wolf", exhaustion=0)
        game.expect(phase="end", stack_size=0)  # no second window, nothing taken back
        assert game.asks(game.p2, "end of turn phase begins")
        game.refuses(game.p1, "play", "Giant", rule="RONE-SLOW-3")
        game.refuses(game.p1, "attack", "Wolf", rule="RONE-SLOW-3")
    assert game.active == "p2"


@pytest.mark.rule("RONE-RULING-36")
def test_the_end_of_the_turn_cannot_be_cancelled() -> None:
    deny = tactic("Deny", "Cancel target effect.")
    game = scenario("rone", p1=player(units=[WOLF]), p2=player(hand=[deny]), income="stop")
    with game.windows():
        game.p1.ends_turn()
        game.refuses(game.p2, "play", "Deny", rule="RONE-RULING-50")
    assert game.active == "p2"


# -- triggers of the refresh phase ---------------------------------------------------------------


@pytest.mark.rule("RONE-RULING-31")
@pytest.mark.parametrize(("first", "water"), [("Owl", 2), ("Drain", 3)])
def test_triggers_of_the_refresh_phase_wait_for_those_of_the_beginning_of_the_turn(
    first: str, water: int
) -> None:
    owl = unit("Owl", text="Whenever this unit is refreshed, gain 3 {water}.")
    drain = technology("Drain", "At the beginning of your turn, lose 1 {water}.")
    game = scenario(
        "rone",
        at="refresh",
        p1=player(units=[placed(owl, exhaustion=2)], technologies=[drain]),
        auto_pass=False,
    )
    assert game.asks(game.p2, "beginning of turn phase begins")
    game.expect("Owl", exhaustion=1)
    game.expect(game.p1, water=0)
    game.all_pass()
    assert game.asked == ["p1"]  # both are due now, and the active player orders them
    game.p1.chooses(game[first])
    game.all_pass()
    game.all_pass()
    assert game.asks(game.p2, "beginning of turn phase ends")
    game.expect(game.p1, water=water)


@pytest.mark.rule("RONE-RULING-31", "RONE-RULING-130")
def test_nobody_has_lost_while_a_trigger_of_the_refresh_phase_still_waits() -> None:
    """P1 plays the last card in the start window; the waiting text brings a card back."""
    nurse = unit("Nurse", text="Whenever this unit is refreshed, put a card from your graveyard into your hand.")  # fmt: skip
    game = scenario(
        "rone",
        at="refresh",
        p1=player(units=[placed(nurse, exhaustion=1)], hand=[RAIN], deck=[]),
        auto_pass=False,
    )
    game.p2.passes()
    game.p1.plays("Rain")
    game.all_pass()
    assert not game.over
    game.expect(game.p1, hand=[], deck=[], graveyard=["Rain"])
    game.auto_pass = True
    game.settle()
    assert not game.over
    game.expect(game.p1, hand=["Rain"])


# -- income --------------------------------------------------------------------------------------


@pytest.mark.rule("RONE-RULING-33")
def test_income_is_no_effect_first_water_then_cards_then_the_texts_that_watch() -> None:
    bank = technology("Bank", "Whenever you gain {water}, the opponent gains 1 {water}.")
    game = scenario(
        "rone",
        at="income",
        p1=player(technologies=[bank], hero=hero("Ada", card_income=(2, 1, 1))),
        auto_pass=False,
    )
    game.all_pass()
    assert game.asked == ["p1"]
    game.expect(game.p1, water=3)
    game.expect(stack_size=0)
    game.p1.draws()
    assert game.asks(game.p1, "1 more")  # nobody reacts between water and cards, or two cards
    game.expect(game.p2, water=0)
    game.p1.draws()
    assert game.asks(game.p2, "Bank")
    game.expect(game.p2, water=0)
    game.all_pass()
    assert game.asks(game.p2, "income phase ends")
    game.expect(game.p2, water=1)


@pytest.mark.rule("RONE-RULING-17")
def test_income_comes_after_the_beginning_of_the_turn() -> None:
    neva = hero("Neva", "At the beginning of your turn while you have no {water}, gain 1 {water}.")
    shot = tactic("Shot", "Deal 1 damage to the opponent's hero.", cost=3)
    game = scenario(
        "rone", at="refresh", p1=player(hero=neva, hand=[shot]), income="stop", auto_pass=False
    )
    game.p2.passes()
    game.expect(game.p1, water=0)
    game.refuses(game.p1, "play", "Shot", rule="RONE-PLAY-2")
    game.p1.passes()
    while game.phase == "beginning":
        game.all_pass()
    game.expect(game.p1, water=1)  # it had no water yet
    game.auto_pass = True
    game.settle()
    game.expect(game.p1, water=4)


@pytest.mark.rule("RONE-RULING-35")
def test_unused_water_is_kept_from_turn_to_turn() -> None:
    game = scenario(
        "rone", p1=player(water=4, units=[WOLF]), p2=player(water=5, units=[WOLF]), income="stop"
    )
    game.p1.ends_turn()
    game.expect(game.p1, water=4)
    game.expect(game.p2, water=5 + 3)
    game.p2.ends_turn()
    game.expect(game.p1, water=4 + 3)
    game.expect(game.p2, water=8)


# -- until end of turn ---------------------------------------------------------------------------


@pytest.mark.rule("RONE-RULING-37")
def test_until_end_of_turn_ends_after_the_end_window_of_the_end_of_turn_phase() -> None:
    lift = tactic("Lift", "Target unit gains Flying until end of turn.")
    train = tactic("Train", "Target unit gets +2 {melee} until end of turn.")
    bell = technology("Bell", "At the end of your turn, if you control a unit with Flying, gain 1 {water}.")  # fmt: skip
    game = scenario(
        "rone",
        p1=player(units=[WOLF], technologies=[bell], hand=[lift, train]),
        graveyard="top",
    )
    game.p1.plays("Lift", target="Wolf")
    game.p1.plays("Train", target="Wolf")
    with game.windows():
        game.p1.ends_turn()
        while not game.asks(game.p2, "end of turn phase ends"):
            game.expect("Wolf", keywords={"flying"}, melee=4)
            game.all_pass()
        game.expect(game.p1, water=1)  # its text still saw the keyword
        game.expect("Wolf", keywords={"flying"}, melee=4)
        game.all_pass()
        assert game.asks(game.p1, "beginning of turn phase begins")
        game.expect("Wolf", keywords=set(), melee=2)


# -- slow effects --------------------------------------------------------------------------------


@pytest.mark.rule("RONE-RULING-38")
@pytest.mark.parametrize(
    ("at", "rule"),
    [
        ("beginning", "RONE-SLOW-3"),
        ("income", "RONE-SLOW-3"),
        ("before main", "RONE-SLOW-5"),
        ("end", "RONE-SLOW-3"),
    ],
)
def test_slow_effects_are_never_used_outside_the_main_phase_nor_in_its_window(
    at: str, rule: str
) -> None:
    game = scenario(
        "rone",
        at=at,
        p1=player(
            water=9,
            units=[WOLF],
            hand=[unit("Imp"), SPARK, tactic("Slow", "Slow effect.\nDraw a card.")],
            technology_deck=[technology("Drill")],
            graveyard=[unit("Ghoul", recycle=0)],
        ),
        p2=player(hero_exhaustion=1),
        auto_pass=False,
    )
    assert game.asks(game.p1, "phase begins")
    for action, card in (("play", "Imp"), ("play", "Drill"), ("play", "Slow"), ("recycle", "Ghoul"),
                         ("attack", "Wolf"), ("level up", None), ("end turn", None)):  # fmt: skip
        game.refuses(game.p1, action, card, rule=rule)
    game.allows(game.p1, "play", "Spark", target="Wolf")
    game.allows(game.p1, "use", "p1 hero")


@pytest.mark.rule("RONE-RULING-16")
def test_an_attack_is_slow_though_it_costs_exhaustion_like_an_ability() -> None:
    mill = unit("Mill", text="{yellow 1}: Gain 1 {water}.")
    game = scenario("rone", p1=player(units=[mill, WOLF]), p2=player(units=[mill], hand=[RAIN]))
    with game.windows():
        game.p1.announces("attack", "Wolf")
        game.refuses(game.p2, "attack", "p2 Mill", rule="RONE-SLOW-3")
        game.allows(game.p2, "use", "p2 Mill")
        game.p2.passes()
        game.refuses(game.p1, "attack", "p1 Mill", rule="RONE-SLOW-5")
        game.allows(game.p1, "use", "p1 Mill")


@pytest.mark.rule("RONE-RULING-18")
def test_triggers_and_reactions_of_a_slow_effect_happen_whenever_they_arise() -> None:
    herald = unit("Herald", text="Battlefield: Deal 1 damage to target enemy unit.")
    martyr = unit("Martyr", health=1, text="Death: Put a unit from your hand onto the battlefield.")
    game = scenario(
        "rone",
        p1=player(hand=[herald, SPARK]),
        p2=player(units=[martyr], hand=[herald, RAIN]),
        graveyard="top",
    )
    with game.windows():
        game.p1.announces("play")
        game.all_pass()
        game.p1.plays("p1 Herald")
        game.all_pass()
        assert game.asks(game.p2, "Herald")  # the Battlefield text waits, and can be answered
        game.p2.plays("Rain")
    # Martyr dies of it; in P1's turn its text brings P2's Herald, whose own text starts too
    game.expect(game.p2, units=["p2 Herald"], water=1)
    game.expect("p1 Herald", health=1)
    view: Any = game.view(game.p1)
    assert view["active"] == 0
