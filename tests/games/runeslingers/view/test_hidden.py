"""What a seat cannot know is dealt anew, and nothing else (RS-RULING-133, RS-RULING-138, RS-RULING-140)."""

from collections.abc import Iterator

import pytest

from runestack.games.runeslingers.game import GAME
from runestack.games.runeslingers.rules import choices as ch
from runestack.games.runeslingers.rules import constants as c
from runestack.games.runeslingers.rules.encounter import PASSIVES_AT
from runestack.games.runeslingers.rules.game import RuneslingersGame
from runestack.games.runeslingers.rules.hidden import first_picks
from runestack.games.runeslingers.scenario import player, spirit, utility
from runestack.kernel.decision import option_first, option_second
from runestack.kernel.driver import answer, open_seats, question_for
from runestack.kernel.frame import UNANSWERED
from runestack.kernel.random import RandomStream
from runestack.testing import scenario

CONSTRUCTED = {"mode": "constructed", "deck_0": "striker", "deck_1": "trickster"}


def positions(seed: int, options: dict[str, str]) -> Iterator[RuneslingersGame]:
    """A random match before each decision."""
    state = GAME.own(GAME.new(seed, 2, options, None))
    chance = RandomStream(seed)
    while state.asking:
        yield state
        question = question_for(state, open_seats(state)[0])
        assert question is not None
        answer(state, question, chance.below(len(question.options)))


def first_asking(kind: int, seed: int, options: dict[str, str]) -> RuneslingersGame:
    """The first position in which a question of a kind is open."""
    return next(one for one in positions(seed, options) if one.asking[0].kind == kind)


def resampled(state: RuneslingersGame, seat: int, seed: int) -> RuneslingersGame:
    """A copy that the seat cannot tell from the state."""
    other = state.clone()
    GAME.resample(other, seat, RandomStream(seed))
    return other


# -- a draft -------------------------------------------------------------------------------------


def test_the_first_picks_of_packs_are_at_1_16_and_31() -> None:
    assert first_picks(first_asking(ch.ASK_DRAFT, 1, {"mode": "draft"})) == [0, 15, 30]


@pytest.mark.parametrize("pick", [0, 1, 2, 15, 20, 43])
@pytest.mark.rule("RS-RULING-138")
def test_in_a_draft_only_what_was_never_seen_is_dealt_anew(pick: int) -> None:
    state = next(one for one in positions(4, {"mode": "draft"}) if len(one.picks[0]) == pick)
    whole = sorted([*state.draft_pool, *state.pack[1], *state.picks[1]])
    changed: set[int] = set()
    packs: set[tuple[int, ...]] = set()
    for seed in range(12):
        other = resampled(state, 0, seed)
        assert (other.picks[0], other.pack[0]) == (state.picks[0], state.pack[0])
        assert sorted([*other.draft_pool, *other.pack[1], *other.picks[1]]) == whole
        packs.add(tuple(other.pack[1]))
        for place, face in enumerate(other.picks[1]):
            if face != state.picks[1][place]:
                changed.add(place)
        question = question_for(other, 1)
        assert question is None or {option_first(code) for code in question.options} == set(
            other.pack[1]
        )
    opened = pick % c.PACK_SIZE == 0
    assert changed <= set(first_picks(state))
    assert (len(packs) > 1) == opened
    assert bool(changed) == (pick > 0)


@pytest.mark.rule("RS-RULING-138")
def test_what_the_other_player_leaves_out_is_not_known() -> None:
    state = first_asking(ch.ASK_LEAVE_OUT, 4, {"mode": "draft"})
    for _ in range(12):
        for seat in (0, 1):
            question = question_for(state, seat)
            assert question is not None
            answer(state, question, 0)
    lists = {tuple(resampled(state, 0, seed).deck_list[1]) for seed in range(8)}
    assert len(lists) == 8
    assert {len(one) for one in lists} == {len(state.deck_list[1])}
    assert all(resampled(state, 0, seed).deck_list[0] == state.deck_list[0] for seed in range(8))


# -- secret choices ------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", [ch.ASK_PASSIVE, ch.ASK_ACTIVATE, ch.ASK_FIRST_CONCENTRATION])
@pytest.mark.rule("RS-RULING-140")
def test_an_answer_given_in_secret_might_be_any(kind: int) -> None:
    state = first_asking(kind, 2, {})
    first = question_for(state, 0)
    assert first is not None
    answer(state, first, 0)
    answers = set()
    for seed in range(30):
        other = resampled(state, 1, seed)
        assert other.asking[0].answer != UNANSWERED
        assert other.asking[1].answer == UNANSWERED
        answers.add(other.asking[0].options.index(other.asking[0].answer))
    assert answers == set(range(len(first.options)))
    assert resampled(state, 0, 1).asking[0].answer == state.asking[0].answer


@pytest.mark.rule("RS-RULING-140")
def test_the_passive_that_the_other_player_has_chosen_is_not_known() -> None:
    state = first_asking(ch.ASK_ACTIVATE, 2, {})
    passives = set()
    for seed in range(30):
        chosen = resampled(state, 0, seed).frames[-1].number
        assert option_first(chosen) == option_first(state.frames[-1].number)
        passives.add(option_second(chosen))
    assert passives == set(state.faces.passives[state.given[1]])


@pytest.mark.rule("RS-RULING-140")
def test_a_runeslinger_that_a_deck_brings_might_be_any_until_it_is_shown() -> None:
    pool = GAME.pool
    headless = "\n".join(f"2 {card.name}" for card in pool.cards if card.type == "trinket")
    options = {
        **CONSTRUCTED,
        "deck_0": "\n".join(headless.splitlines()[:15]),
        "passive_1": "random",
    }
    state = first_asking(ch.ASK_RUNESLINGER, 2, options)
    found = set()
    for seed in range(40):
        other = resampled(state, 0, seed)
        slinger = other.given[1]
        found.add(slinger)
        assert other.given[PASSIVES_AT + 1] in other.faces.passives[slinger]
        while not other.hand[0]:  # it can be played on
            question = question_for(other, open_seats(other)[0])
            assert question is not None
            answer(other, question, 0)
        assert other.face[other.slinger[1]] == slinger
    assert found == set(state.faces.runeslingers)
    later = first_asking(ch.ASK_PASSIVE, 2, options)
    assert all(resampled(later, 0, seed).given == later.given for seed in range(10))


# -- cards ---------------------------------------------------------------------------------------


@pytest.mark.rule("RS-RULING-133", "RS-RULING-25")
def test_cards_keep_their_places_and_those_that_are_known_their_faces() -> None:
    changed = 0
    for state in positions(6, {}):
        if not state.face:
            continue
        other = resampled(state, 0, 1)
        assert (other.hand, other.deck, other.spot_card) == (
            state.hand,
            state.deck,
            state.spot_card,
        )
        for card in range(len(state.face)):
            if state.known[card] & 1:
                assert other.face[card] == state.face[card]
            changed += other.face[card] != state.face[card]
        for owner in (0, 1):
            cards = [card for card in range(len(state.face)) if state.owner[card] == owner]
            assert sorted(other.face[card] for card in cards) == sorted(
                state.face[card] for card in cards
            )
    assert changed > 100


@pytest.mark.rule("RS-RULING-26", "RS-CONC-5")
def test_a_face_down_card_has_no_keywords_by_which_it_could_be_told() -> None:
    pick = utility("Pick", "Destroy target enemy card with Shout.")
    plain = utility("Plain", "Destroy target enemy card without Shout.")
    snap = spirit("Snap", "Deal 1 damage to a target.", keywords="Shout")
    p2 = player(concentrations=[snap, "Hex"], field=[])
    game = scenario("runeslingers", p1=player(hand=[pick, plain]), p2=p2)
    game.refuses("p1", "play", "Pick", rule="RS-TARGET-3")
    game.p1.plays("Plain")
    assert len(game.options("p1")) == 2
