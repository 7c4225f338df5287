"""What a seat might think of doing, and every reason against it."""

from collections.abc import Iterator

import pytest

from runestack.games.intents import Intent
from runestack.games.runeslingers.game import GAME
from runestack.games.runeslingers.rules import choices as ch
from runestack.games.runeslingers.rules import constants as c
from runestack.games.runeslingers.rules.game import RuneslingersGame
from runestack.games.runeslingers.scenario import (
    activate,
    boon,
    filler,
    placed,
    player,
    spirit,
    trinket,
    utility,
)
from runestack.games.runeslingers.telling.explaining import CHECKS, UNKNOWN
from runestack.games.runeslingers.telling.reasons import FAILURES, HOPELESS, INTENTS
from runestack.games.wording import Reader
from runestack.kernel.decision import option_kind
from runestack.kernel.driver import answer, open_seats, question_for
from runestack.kernel.frame import NOTHING
from runestack.kernel.random import RandomStream
from runestack.play.match import Match
from runestack.testing import scenario
from runestack.testing.scenario import Scenario

LANGUAGES = ("en", "de")
EMBER = spirit("Ember", "Deal 3 damage to a target.")
SNAP = spirit("Snap", "Deal 1 damage to a target.", keywords="Shout")
VOLT = spirit(
    "Volt",
    "Sling: Deal 2 damage to a target, plus 1 for each token on this card.",
    keywords="Charge",
    defense=2,
)
BELL = trinket("Bell", "Activate: Draw a card.")
WARD = boon("Ward", "Your block is 1 higher.")
HARD = spirit("Hard", "Deal 9 damage to a target.", keywords="Pain 9, Sear 3")
PAIR = utility("Pair", "Destroy 2 target trinkets.")
QUIET = utility("Quiet", "Negate target effect.", keywords="Shout")
STORM = activate("Deal 2 damage to target Runeslinger.", cost=2, name="Storm")


def state_of(game: Scenario) -> RuneslingersGame:
    assert isinstance(game.state, RuneslingersGame)
    return game.state


def reasons(game: Scenario, seat: int, action: str, name: str = "", number: int = 0) -> list[str]:
    """The keys of everything that speaks against an action."""
    intent = Intent(action, card_of(game, seat, name) if name else NOTHING, number=number)
    failures = game.session.game.explain(state_of(game), seat, intent)
    assert game.session.game.is_offered(state_of(game), seat, intent) == (not failures)
    return [one.reason for one in failures]


def card_of(game: Scenario, seat: int, name: str) -> int:
    """A card by its name: of the seat before others, in the hand before elsewhere."""
    s, names = state_of(game), game.session.game.pool.cards
    found = [card for card in range(len(s.face)) if names[s.face[card]].name == name]
    return min(found, key=lambda card: (s.owner[card] != seat, s.zone[card] != c.IN_HAND))


def random_positions(seed: int, options: dict[str, str]) -> Iterator[RuneslingersGame]:
    """The states of a random match, before each decision."""
    match = Match(GAME, seed, 2, options)
    chance = RandomStream(seed)
    while match.state.asking:
        assert isinstance(match.state, RuneslingersGame)
        yield match.state
        question = question_for(match.state, match.seats_asked[0])
        assert question is not None
        match.choose(chance.below(len(question.options)), question.seat)


# -- all intents and all reasons -----------------------------------------------------------------


def test_every_intent_has_a_check_and_words_and_every_hopeless_reason_is_one() -> None:
    assert CHECKS.keys() == INTENTS.keys()
    assert UNKNOWN.keys() <= CHECKS.keys()
    assert set(UNKNOWN.values()) | HOPELESS <= FAILURES.keys()


@pytest.mark.parametrize("seed", range(4))
def test_every_option_that_is_an_action_is_an_intent(seed: int) -> None:
    """Nothing is offered that nobody could have thought of."""
    actions = {
        ch.SET_CARD,
        ch.SET_FIRST,
        ch.PLAY_CARD,
        ch.CHARGE_CARD,
        ch.SLING_CARD,
        ch.ACTIVATE_TRINKET,
        ch.ACTIVATE_ABILITY,
        ch.BLOCK_FOR,
        ch.PASS,
        ch.GO_ON,
        ch.END_PHASE,
        ch.TARGET_CARD,
        ch.CHOOSE_PLAYER,
        ch.CHOOSE_EFFECT,
    }
    met: set[int] = set()
    for state in random_positions(seed, {}):
        for seat in open_seats(state):
            question = question_for(state, seat)
            assert question is not None
            offered = [code for code in question.options if option_kind(code) in actions]
            thought = [
                intent
                for intent in GAME.intents(state, seat)
                if GAME.is_offered(state, seat, intent)
            ]
            assert len(thought) == len(offered)
            met |= {option_kind(code) for code in offered}
    assert {ch.SET_CARD, ch.PLAY_CARD, ch.TARGET_CARD, ch.PASS, ch.BLOCK_FOR} <= met


def test_reasons_of_a_whole_match_can_be_said_in_both_languages() -> None:
    told: set[str] = set()
    for state in random_positions(5, {"mode": "draft"}):
        for seat in (0, 1):
            for intent in GAME.intents(state, seat):
                assert "{" not in GAME.intent_sentence(state, intent, Reader(language="de"))
                for failure in GAME.explain(state, seat, intent):
                    told.add(failure.reason)
                    for language in LANGUAGES:
                        sentence = GAME.failure_sentence(state, failure, Reader(language=language))
                        assert sentence.endswith(".")
                        assert "{" not in sentence
    assert len(told) > 15


# -- time ----------------------------------------------------------------------------------------


@pytest.mark.rule("RS-RULING-118", "RS-CONC-6", "RS-KEY-PAIN-2", "RS-KEY-SEAR-2")
def test_all_reasons_are_told_at_once() -> None:
    p2 = player(hand=[HARD], concentrations=0, deck=1, health=4)
    game = scenario("runeslingers", p2=p2)
    assert reasons(game, 1, "play", "Hard", c.TO_SLING) == [
        "not_your_turn",
        "no_empty_concentration",
        "too_little_health",
        "too_few_in_deck",
    ]


@pytest.mark.rule("RS-DET-4", "RS-TURN-6")
def test_an_ability_needs_its_determinations_and_belongs_to_its_player() -> None:
    game = scenario("runeslingers", p1=player(activate=STORM, determinations=1))
    assert reasons(game, 0, "ability", "Storm") == ["too_few_determinations"]
    ability = Intent("ability", state_of(game).activate[1])
    assert [one.reason for one in game.session.game.explain(game.state, 0, ability)] == [
        "not_your_ability"
    ]


@pytest.mark.rule("RS-PLAYPH-1")
def test_nothing_else_is_begun_while_a_target_is_chosen() -> None:
    game = scenario("runeslingers", p1=player(hand=[EMBER, "Fireball"], field=[VOLT]))
    game.p1.plays("Ember")
    assert game.asks("p1", "choose a target")
    for action, name in (("set", "Fireball"), ("charge", "Volt"), ("sling", "Volt")):
        assert reasons(game, 0, action, name) == ["under_way"]
    assert reasons(game, 0, "end_phase") == ["under_way"]
    assert reasons(game, 0, "target", "Ember") == ["targets_itself"]
    assert reasons(game, 0, "target", "Volt") == []


@pytest.mark.rule("RS-TARGET-4")
def test_a_card_that_is_no_target_is_told_what_about_it_is_not_as_the_text_asks() -> None:
    hush = utility("Hush", "Destroy target enemy runespell with Charge.")
    text = "Sling: Deal 2 damage to a target, plus 1 for each token on this card."
    twin, own = (spirit(name, text, keywords="Charge", defense=2) for name in ("Twin", "Own"))
    plain = utility("Plain", "Sling: Draw a card.", defense=2)
    game = scenario(
        "runeslingers",
        p1=player(hand=[hush], field=[own]),
        p2=player(field=[VOLT, twin, plain, BELL]),
    )
    game.p1.plays("Hush")
    assert reasons(game, 0, "target", "Volt") == []
    assert reasons(game, 0, "target", "Own") == ["wrong_side"]
    assert reasons(game, 0, "target", "Plain") == ["lacks_what_is_asked"]
    assert reasons(game, 0, "target", "Bell") == ["wrong_kind"]


@pytest.mark.rule("RS-RULING-28")
def test_a_concentration_under_a_card_is_told_to_be_covered() -> None:
    tide = utility("Tide", "Return target concentration to its owner's hand.")
    game = scenario(
        "runeslingers", p1=player(hand=[tide]), p2=player(field=[BELL], concentrations=2)
    )
    game.p1.plays("Tide")
    s = state_of(game)
    below = [s.spot_card[place] for place, top in enumerate(s.spot_top) if top != NOTHING]
    failures = game.session.game.explain(s, 0, Intent("target", below[0]))
    assert [one.reason for one in failures] == ["covered"]


@pytest.mark.rule("RS-RULING-116", "RS-LADDER-4", "RS-RULING-120")
def test_only_the_player_who_is_asked_can_answer_and_only_with_answers() -> None:
    game = scenario(
        "runeslingers",
        p1=player(hand=[EMBER], field=[BELL]),
        p2=player(hand=[SNAP, EMBER, BELL], field=[VOLT]),
    )
    game.p1.plays("Ember", target="p2")
    assert reasons(game, 1, "play", "Snap", c.TO_SLING) == []
    assert reasons(game, 1, "play", "Ember", c.TO_SLING) == ["no_shout"]
    assert reasons(game, 1, "play", "Bell", c.PLAIN) == ["no_shout"]
    assert reasons(game, 1, "sling", "Volt") == ["no_shout"]
    assert reasons(game, 1, "set", "Snap") == ["not_your_turn", "ladder_open"]
    assert reasons(game, 0, "activate", "Bell") == ["nothing_to_answer"]
    assert reasons(game, 0, "end_phase") == ["ladder_open"]


@pytest.mark.rule("RS-RULING-117")
def test_a_ladder_that_resolves_takes_no_more() -> None:
    game = scenario(
        "runeslingers",
        p1=player(hand=[EMBER, *filler(1)]),
        p2=player(hand=[SNAP, SNAP], concentrations=3),
    )
    game.p1.plays("Ember", target="p2")
    game.p2.answers_with("Snap", target="p1")
    game.p2.declines()
    assert game.asks("p1", "do you block")
    assert reasons(game, 1, "play", "Snap", c.TO_SLING) == ["resolving"]


@pytest.mark.rule("RS-RULING-116")
def test_who_waits_for_the_enemys_answer_is_told_so() -> None:
    game = scenario(
        "runeslingers",
        p1=player(hand=[EMBER, SNAP], concentrations=3),
        p2=player(hand=[SNAP, SNAP], concentrations=3),
    )
    game.p1.plays("Ember", target="p2")
    game.p2.answers_with("Snap", target="p1")
    assert game.asked == ["p1"]
    game.p1.declines()
    assert game.asked == ["p2"]
    assert reasons(game, 0, "play", "Snap", c.TO_SLING) == ["not_your_answer"]


# -- setting, charging, passing ------------------------------------------------------------------


@pytest.mark.rule("RS-SETUP-6")
def test_the_first_concentration_is_a_set_too() -> None:
    state = next(
        one for one in random_positions(1, {}) if one.asking[0].kind == ch.ASK_FIRST_CONCENTRATION
    )
    assert GAME.explain(state, 0, Intent("set", state.hand[0][0])) == []
    assert GAME.is_offered(state, 0, Intent("set", state.hand[0][0]))
    ability = next(card for card in state.passive if card != NOTHING)
    assert [one.reason for one in GAME.explain(state, 0, Intent("set", ability))] == ["not_in_hand"]


@pytest.mark.rule("RS-RULING-77", "RS-KEY-CHARGE-3", "RS-RULING-76")
def test_a_card_with_charge_is_slung_or_charged_never_just_played() -> None:
    game = scenario(
        "runeslingers", p1=player(hand=[VOLT, WARD], field=[placed(VOLT, charged=True)])
    )
    assert reasons(game, 0, "play", "Ward", c.TO_SLING)[0] == "not_this_way"
    assert reasons(game, 0, "play", "Ward") == ["no_ailment_or_boon"]
    held = state_of(game).hand[0][0]
    for how, expected in ((c.PLAIN, ["not_this_way"]), (c.TO_SLING, []), (c.TO_CHARGE, [])):
        intent = Intent("play", held, number=how)
        found = game.session.game.explain(game.state, 0, intent)
        assert [one.reason for one in found] == expected
    lying = state_of(game).field[0][0]
    for action in ("charge", "sling"):
        found = game.session.game.explain(game.state, 0, Intent(action, lying))
        assert [one.reason for one in found] == ["charged_already"]


@pytest.mark.rule("RS-DRAW-4")
def test_a_pass_belongs_to_the_own_draw_phase() -> None:
    state = next(one for one in random_positions(2, {}) if one.asking[0].kind == ch.ASK_PASS)
    seat = state.asking[0].seat
    for action in ("pass", "go_on"):
        assert GAME.explain(state, seat, Intent(action)) == []
        assert GAME.explain(state, 1 - seat, Intent(action)) != []
    game = scenario("runeslingers")
    assert reasons(game, 0, "pass") == ["not_draw_phase"]
    assert reasons(game, 1, "pass") == ["not_draw_phase", "not_your_turn"]
    assert reasons(game, 0, "go_on") == ["no_pass_now"]


# -- blocking ------------------------------------------------------------------------------------


@pytest.mark.rule("RS-BLOCK-3", "RS-BLOCK-6", "RS-BLOCK-10")
def test_whether_a_block_is_left_is_told_at_any_time() -> None:
    game = scenario("runeslingers", p2=player(ailments={"weaken": 4}, hand=0))
    slinger = Intent("block", state_of(game).slinger[1])
    found = [one.reason for one in game.session.game.explain(game.state, 1, slinger)]
    assert found == ["no_damage_now", "nothing_to_block_with", "no_block_value"]
    state_of(game).blocks[1] = 1
    failure = game.session.game.explain(game.state, 1, slinger)[2]
    assert game.session.game.failure_sentence(game.state, failure, Reader()) == (
        "You have blocked once this turn; the limit is 1."
    )


# -- targets -------------------------------------------------------------------------------------


@pytest.mark.rule("RS-TARGET-2")
def test_several_targets_are_named_in_a_fixed_order() -> None:
    bells = [trinket(f"Bell {number}", "Activate: Draw a card.") for number in range(3)]
    game = scenario("runeslingers", p1=player(hand=[PAIR]), p2=player(field=bells))
    game.p1.plays("Pair")
    assert reasons(game, 0, "target", "Bell 0") == []
    assert reasons(game, 0, "target", "Bell 2") == ["fixed_order"]


@pytest.mark.rule("RS-TARGET-4", "RS-RULING-55")
def test_effects_on_the_ladder_are_told_apart_by_their_places() -> None:
    game = scenario(
        "runeslingers",
        p1=player(hand=[EMBER, SNAP], concentrations=3),
        p2=player(hand=[SNAP, QUIET], concentrations=3),
    )
    game.p1.plays("Ember", target="p2")
    game.p2.answers_with("Snap", target="p1")
    game.p1.answers_with("Snap", target="p2")
    game.p2.answers_with("Quiet")
    assert game.asks("p2", "choose an effect")
    s = state_of(game)
    for place, rung in enumerate(s.ladder):
        intent = Intent("target", rung.card, number=place)
        assert game.session.game.explain(s, 1, intent) == []
        assert game.session.game.is_offered(s, 1, intent)
        wrong = Intent("target", rung.card, number=(place + 1) % len(s.ladder))
        assert [one.reason for one in game.session.game.explain(s, 1, wrong)] == ["not_on_ladder"]


# -- what is hidden stays hidden, and nonsense is no error ---------------------------------------


@pytest.mark.rule("RS-RULING-133", "RS-RULING-25")
def test_a_card_that_is_not_known_is_not_explained() -> None:
    game = scenario("runeslingers", p2=player(hand=[HARD], concentrations=[EMBER]))
    s = state_of(game)
    for card in (card_of(game, 1, "Hard"), card_of(game, 1, "Ember")):
        for action in UNKNOWN:
            found = game.session.game.explain(s, 0, Intent(action, card))
            if action == "target" and s.zone[card] == c.AS_CONCENTRATION:
                continue  # it can be pointed at
            assert [one.card for one in found] == [NOTHING]
            assert game.session.game.failure_sentence(s, found[0], Reader()).startswith("That card")


@pytest.mark.parametrize("card", [-1, 4000])
@pytest.mark.parametrize("number", [-3, 0, 7])
def test_nonsense_is_refused_and_not_an_error(card: int, number: int) -> None:
    game = scenario("runeslingers", p1=player(hand=[EMBER]))
    door = game.session.game
    for action in [*UNKNOWN, "dance"]:
        intent = Intent(action, card, number=number)
        assert len(door.explain(game.state, 0, intent)) == 1
        assert not door.is_offered(game.state, 0, intent)
    held = Intent("play", card_of(game, 0, "Ember"), number=number)
    assert [one.reason for one in door.explain(game.state, 0, held)] == ["not_this_way"]


def test_after_the_match_nothing_can_be_done() -> None:
    *_, last = random_positions(3, {})
    while last.asking:
        answer(last, last.asking[0], 0)
    intents = GAME.intents(last, 0)
    assert intents
    for intent in intents:
        assert [one.reason for one in GAME.explain(last, 0, intent)] == ["over"]
