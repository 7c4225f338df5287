"""Rounds, turns and phases."""

import pytest

from runestack.games.rone.rules import constants as c
from runestack.games.rone.rules import events as e
from runestack.games.rone.scenario import filler, hero, placed, player, tactic, technology, unit
from runestack.games.wording import Reader
from runestack.testing import Scenario, scenario

WOLF = unit("Wolf", health=3, melee=2)
SPARK = tactic("Spark", "Deal 1 damage to target unit.")


def phases(game: Scenario) -> list[tuple[int, str]]:
    """The phases that have begun, each with its player."""
    return [
        (event.seat, c.PHASES[event.number])
        for event in game.session.events
        if event.kind == e.PHASE_BEGINS
    ]


def course(game: Scenario) -> list[str]:
    """Passes every window until the main phase asks, and tells who was asked what: `p2 income begins`."""
    told: list[str] = []
    while True:
        question = game.session.open_questions()[0]
        seat = f"p{question.seat + 1}"
        words = game.session.game.prompt(game.state, question, Reader(question.seat))
        if "what do you do" in words:
            return told
        told.append(f"{seat} {words.split('phase ')[-1].split('.')[0]} {game.phase}")
        if "do you draw" in words:
            told[-1] = f"{seat} draws {game.phase}"
            getattr(game, seat).stops_drawing()
        else:
            getattr(game, seat).passes()


# -- rounds --------------------------------------------------------------------------------------


@pytest.mark.rule("RONE-TURN-1", "RONE-TURN-11")
@pytest.mark.parametrize(("first", "second"), [("p1", "p2"), ("p2", "p1")])
def test_in_each_round_every_player_takes_one_turn_the_first_player_first(
    first: str, second: str
) -> None:
    game = scenario(
        "rone", p1=player(units=[WOLF]), p2=player(units=[WOLF]), turn=first, first=first, income="stop"
    )  # fmt: skip
    turns = []
    for _ in range(5):
        turns.append((game.round, str(game.active)))
        getattr(game, str(game.active)).ends_turn()
    assert turns == [(1, first), (1, second), (2, first), (2, second), (3, first)]


@pytest.mark.rule("RONE-TURN-2")
def test_a_turn_has_five_phases_in_their_order() -> None:
    game = scenario("rone", at="refresh", p1=player(units=[WOLF]), income="stop")
    game.p1.ends_turn()
    order = ["refresh", "beginning", "income", "main", "end"]
    assert phases(game)[:6] == [(0, phase) for phase in order] + [(1, "refresh")]


# -- refresh phase -------------------------------------------------------------------------------


@pytest.mark.rule("RONE-TURN-3")
def test_the_refresh_phase_turns_back_what_the_active_player_controls_and_nothing_else() -> None:
    game = scenario(
        "rone",
        at="refresh",
        turn="p2",
        p1=player(units=[placed(WOLF, exhaustion=2), placed(unit("Guest", melee=0), exhaustion=3, owner="p2")]),
        p2=player(units=[placed(unit("Thief"), exhaustion=3, owner="p1")], hero_exhaustion=1,
                  technologies=[placed(technology("Drill"), exhaustion=2)]),
        income="stop",
    )  # fmt: skip
    exhaustion = {card: game[card].exhaustion for card in ("Wolf", "Guest", "Thief", "Drill")}
    assert exhaustion == {"Wolf": 2, "Guest": 3, "Thief": 2, "Drill": 1}
    assert (game.p1.hero.exhaustion, game.p2.hero.exhaustion) == (0, 0)


@pytest.mark.rule("RONE-TURN-4")
@pytest.mark.parametrize("text", ["", "Whenever this unit is refreshed, gain 1 {water}."])
def test_nobody_is_asked_anything_in_the_refresh_phase(text: str) -> None:
    game = scenario(
        "rone",
        at="refresh",
        p1=player(units=[placed(unit("Wolf", text=text), exhaustion=1)], hand=[SPARK]),
        p2=player(hand=[SPARK]),
        auto_pass=False,
    )
    game.expect("Wolf", exhaustion=0)
    game.expect(phase="beginning", stack_size=0)
    assert game.asks(game.p2, "beginning of turn phase begins")


# -- beginning of turn ---------------------------------------------------------------------------


@pytest.mark.rule("RONE-TURN-5")
def test_texts_of_the_beginning_of_the_turn_are_executed_whether_they_please_or_not() -> None:
    curse = technology("Curse", "At the beginning of your turn, lose 2 {water}.")
    game = scenario(
        "rone",
        at="beginning",
        p1=player(technologies=[curse], water=2, hand=[SPARK]),
        p2=player(technologies=[curse], water=2),
        income="stop",
    )
    game.expect(game.p1, water=0 + 3)
    game.expect(game.p2, water=2)  # not in the turn of the other player


@pytest.mark.rule("RONE-TURN-5", "RONE-RULING-32")
@pytest.mark.parametrize(("first", "water"), [("Well", 0), ("Dust", 1)])
def test_the_active_player_orders_the_texts_also_those_of_the_opponent(
    first: str, water: int
) -> None:
    well = technology("Well", "At the beginning of your turn, gain 1 {water}.")
    dust = technology("Dust", "At the beginning of the opponent's turn, the opponent loses 1 {water}.")  # fmt: skip
    game = scenario(
        "rone",
        at="beginning",
        turn="p2",
        p1=player(technologies=[dust]),
        p2=player(technologies=[well], hand=[SPARK]),
        income="stop",
    )
    assert game.asked == ["p2"]
    game.p2.chooses(game[first])
    game.expect(game.p2, water=water + 3)


@pytest.mark.rule("RONE-RULING-32")
def test_each_controller_makes_the_choices_of_the_own_text() -> None:
    imp = unit("Imp", text="At the beginning of the opponent's turn, deal 1 damage to target unit.")
    game = scenario(
        "rone", at="beginning", p1=player(units=[WOLF]), p2=player(units=[imp]), income="stop"
    )
    assert game.asked == ["p2"]
    game.p2.chooses(game["Wolf"])
    game.expect("Wolf", health=2)


PUT = tactic("Put", "Put a unit from your hand onto the battlefield.")


@pytest.mark.rule("RONE-RULING-32", "RONE-RULING-29")
@pytest.mark.parametrize(
    ("at", "text"),
    [
        ("beginning", "At the beginning of your turn, gain 1 {water}."),
        ("end", "At the end of your turn, gain 1 {water}."),
    ],
)
@pytest.mark.parametrize("window", ["begins", "ends"])
def test_a_card_triggers_if_it_is_there_when_the_content_of_the_phase_begins(
    at: str, text: str, window: str
) -> None:
    game = scenario(
        "rone",
        at=at,
        p1=player(hand=[PUT, unit("Bell", cost="never", text=text)], hero_exhaustion=3),
        p2=player(hero_exhaustion=3),
        auto_pass=False,
    )
    if window == "ends":
        game.p1.passes()
    assert game.asks(game.p1, f"phase {window}")
    game.p1.plays("Put")
    game.expect("Bell", zone="battlefield")
    assert phases(game)[-1][1] != at  # the phase is over
    assert game.log_contains("Bell triggers") == (window == "begins")


@pytest.mark.rule("RONE-RULING-32")
@pytest.mark.parametrize("at", ["beginning", "end"])
def test_a_card_destroyed_in_the_start_window_does_not_trigger(at: str) -> None:
    word = "beginning" if at == "beginning" else "end"
    bell = unit("Bell", text=f"At the {word} of your turn, gain 9 {{water}}.")
    doom = tactic("Doom", "Destroy target unit.")
    game = scenario("rone", at=at, p1=player(units=[bell]), p2=player(hand=[doom]), auto_pass=False)
    game.p2.plays("Doom", target="Bell")
    game.expect("Bell", zone="battlefield")
    game.all_pass()
    game.expect("Bell", zone="graveyard")
    game.auto_pass = True
    game.settle()
    assert game.p1.water < 9


# -- income --------------------------------------------------------------------------------------


@pytest.mark.rule("RONE-TURN-6")
@pytest.mark.parametrize(("level", "income"), [(1, 3), (2, 5), (3, 8)])
def test_the_active_player_gains_the_water_income_of_the_hero(level: int, income: int) -> None:
    game = scenario(
        "rone", at="income", p1=player(level=level, water=1), p2=player(level=3), income="stop"
    )
    game.expect(game.p1, water=1 + income)
    game.expect(game.p2, water=0)


@pytest.mark.rule("RONE-TURN-7", "RONE-RULING-34")
@pytest.mark.parametrize("number", [0, 1, 2, 3])
def test_up_to_the_card_income_is_drawn_one_by_one(number: int) -> None:
    ada = hero("Ada", card_income=(3, 1, 1))
    game = scenario("rone", at="income", p1=player(hero=ada, deck=[unit("A"), unit("B"), unit("C"), unit("D")]))  # fmt: skip
    for drawn in range(number):
        assert game.asks(game.p1, f"You may draw {3 - drawn} more")
        assert [card.name for card in game.p1.hand] == list("ABC")[:drawn]  # seen before going on
        game.p1.draws()
    if number < 3:
        game.p1.stops_drawing()
    assert game.phase == "main"
    game.expect(game.p1, hand=list("ABC")[:number])


@pytest.mark.rule("RONE-TURN-7")
def test_income_is_drawn_by_the_active_player_alone() -> None:
    game = scenario("rone", at="income", turn="p2", income="draw")
    assert (len(game.p1.hand), len(game.p2.hand)) == (0, 1)


# -- main phase and end of turn ------------------------------------------------------------------


@pytest.mark.rule("RONE-TURN-8")
def test_in_the_main_phase_any_number_of_actions_is_taken_in_any_order() -> None:
    game = scenario(
        "rone",
        p1=player(
            water=9, hand=[WOLF, unit("Ox"), SPARK, SPARK], graveyard=[unit("Ghoul"), *filler(1)]
        ),
        damage="deck",
        graveyard="bottom",
    )
    game.p1.plays("Wolf")
    game.p1.attacks("Wolf", "p2 hero")
    game.p1.plays("Spark", target="Wolf")
    game.p1.recycles("Ghoul")
    game.p1.uses("hero", mode=0)
    game.p1.levels_up()
    game.p1.plays("Ox")
    game.p1.plays("Spark", target="Ox")
    game.p1.attacks("Ox", "p2 hero")
    game.expect(game.p1, units=["Wolf", "Ghoul", "Ox"], level=2, water=3)
    assert game.p2.life == 7


@pytest.mark.rule("RONE-TURN-9")
@pytest.mark.parametrize("first", ["Tax", "Loan"])
def test_texts_of_the_end_of_the_turn_are_executed_in_the_order_of_the_active_player(
    first: str,
) -> None:
    tax = technology("Tax", "At the end of your turn, lose 2 {water}.")
    loan = technology("Loan", "At the end of the opponent's turn, the opponent gains 1 {water}.")
    game = scenario(
        "rone",
        p1=player(technologies=[tax], water=1),
        p2=player(technologies=[loan]),
        income="stop",
    )
    game.p1.ends_turn()
    assert game.asked == ["p1"]
    game.p1.chooses(game[first])
    game.expect(game.p1, water=0 if first == "Loan" else 1)
    assert game.active == "p2"


# -- windows -------------------------------------------------------------------------------------


@pytest.mark.rule("RONE-TURN-10", "RONE-RULING-28", "RONE-RULING-29", "RONE-RULING-30")
def test_fast_effects_are_possible_at_both_ends_of_every_phase_but_refresh() -> None:
    """The opponent first; the declaration's window is the only one at the end of the main phase."""
    game = scenario("rone", at="refresh", p1=player(units=[WOLF]), auto_pass=False)
    both = ("p2", "p1")
    before = [f"{seat} {when} {phase}" for phase in ("beginning", "income") for when in ("begins", "ends") for seat in both]  # fmt: skip
    before.insert(6, "p1 draws income")
    assert course(game) == [*before, "p2 begins main", "p1 begins main"]
    game.p1.ends_turn()
    told = course(game)
    assert told[0].startswith("p2 The opponent ends the turn")
    assert told[1].startswith("p1 You end your turn")
    assert told[2:6] == [f"{seat} {when} end" for when in ("begins", "ends") for seat in both]
    assert told[6] == "p1 begins beginning"
