"""Words are made when somebody reads them, and tell then what they would have told at once."""

import pytest

from runestack import games
from runestack.games.wording import LANGUAGES, SPECTATOR
from runestack.kernel.events import Event, Journal
from runestack.kernel.random import RandomStream
from runestack.kernel.state import State
from runestack.play.decisions import Decision
from runestack.play.history import STRIDE
from runestack.play.log import Entry, entry_of
from runestack.play.match import Match, new_match
from tests.conformance.cases import Case, every_case

STEPS = 3 * STRIDE
BACK = 12  # one step in so many takes something back
NAMED = 40  # after so many choices the players get other names

Lines = dict[tuple[int, str], list[Entry]]


def logs_of(match: Match) -> Lines:
    """Everything that anybody may read."""
    return {key: match.log(*key) for key in keys_of(match)}


def keys_of(match: Match) -> list[tuple[int, str]]:
    seats = range(SPECTATOR, match.seats)
    return [(seat, language) for seat in seats for language in LANGUAGES]


class ToldAtOnce:
    """Keeps the logs of a match by telling each choice when it is made: what a log has to say, however late."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.lines: Lines = {key: [] for key in keys_of(match)}
        self.write(match.at(0), list(match.logs.setup), 0)

    def choose(self, index: int, seat: int) -> None:
        match = self.match
        state, choice = match.at(len(match.choices)), len(match.choices) + 1
        journal = state.journal = Journal()
        match.choose(index, seat)
        match.history.play_on(state, choice - 1, choice)
        self.write(state, journal.events, choice)

    def write(self, state: State, events: list[Event], choice: int) -> None:
        match = self.match
        turns = list(match.logs.turns_of(events, choice))
        for seat, language in self.lines:
            reader = match.reader(seat, language)
            for event, turn in zip(events, turns, strict=True):
                entry = entry_of(match.game, state, event, choice, turn, reader)
                self.lines[seat, language] += [] if entry is None else [entry]

    def tell(self, seat: int, sentence: str) -> None:
        match = self.match
        for language in LANGUAGES:
            match.tell(seat, language, sentence)
            choice, turn = len(match.choices) + 1, match.turns[-1]
            entry = Entry(choice, seat, sentence, "", (), (), turn, aside=True)
            self.lines[seat, language].append(entry)

    def take_back(self, count: int) -> None:
        self.match.take_back(count)
        for key, lines in self.lines.items():
            self.lines[key] = [one for one in lines if one.choice <= count]


def step(told: ToldAtOnce, chance: RandomStream, names: list[str]) -> None:
    """A random choice; sometimes something is taken back, said aside, or somebody is called otherwise."""
    match = told.match
    made = len(match.choices)
    if made and chance.below(BACK) == 0:
        told.take_back(made - 1 - chance.below(min(made, STRIDE + 5)))
    if made == NAMED:
        match.names = names[: match.seats]
    seat = match.seats_asked[chance.below(len(match.seats_asked))]
    if chance.below(BACK) == 0:
        told.tell(seat, f"Aside {made}.")
    decision = match.decision_for(seat)
    assert decision is not None
    told.choose(chance.below(len(decision.options)), seat)


@pytest.mark.parametrize("case", every_case(), ids=str)
@pytest.mark.parametrize("seed", [3, 4])
def test_a_log_that_is_read_late_says_what_it_would_have_said_at_once(
    case: Case, seed: int
) -> None:
    match = new_match(case.name, seed, case.seats, dict(case.options), names=["Ada"])
    told, chance = ToldAtOnce(match), RandomStream(seed)
    for number in range(STEPS):
        if match.result is not None:
            break
        step(told, chance, ["Xenia", "yusuf", "Zora", "Quirin"])
        if number == STEPS // 2:  # one reader comes earlier than the others, and reads often
            match.log(0, "de")
        if number > STEPS // 2:
            assert match.log(0, "de") == told.lines[0, "de"]
    assert logs_of(match.clone()) == told.lines
    assert logs_of(match) == told.lines
    assert logs_of(match.clone()) == told.lines


def everything(decision: Decision) -> list[object]:
    """What a decision says."""
    said: list[object] = [decision.seats, decision.seat, str(decision.prompt)]
    return said + [
        (one.id, one.index, one.seat, str(one.sentence), one.cards, one.code, one.choice)
        for one in decision.options
    ]


@pytest.mark.parametrize("game", games.names())
def test_a_decision_that_is_read_late_says_what_it_would_have_said_at_once(game: str) -> None:
    match = new_match(game, 8)
    chance, going = RandomStream(8), ToldAtOnce(match)
    kept: list[Decision] = []
    told: list[list[object]] = []
    while match.result is None and len(kept) < STEPS:
        decision, same = match.decision, match.decision
        assert decision is not None
        assert same is not None
        kept.append(decision)
        told.append(everything(same))
        step(going, chance, ["Xenia", "Yusuf"])
    assert len({decision.history for decision in kept}) > 3  # after an undo, another history
    assert [everything(decision) for decision in kept] == told


@pytest.mark.parametrize("game", games.names())
def test_decisions_and_options_are_equal_if_they_say_the_same(game: str) -> None:
    match = new_match(game, 8)
    first, other = match.decision, match.clone().decision
    assert first is not None
    assert other is not None
    assert first == other
    assert hash(first.options[0]) == hash(other.options[0])
    assert first.options[0] != first.options[1]
    assert first.options[0] != "pass"
    assert first.options[0].id in repr(first.options[0])
    match.choose(other.options[0])
    assert match.decision != first


@pytest.mark.parametrize("game", games.names())
def test_playing_makes_no_words(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    match = new_match(game, 8)
    for name in ("prompt", "option_sentences", "option_id", "option_cards", "event_sentence"):
        monkeypatch.setattr(type(match.game), name, None)
    chance = RandomStream(8)
    while (decision := match.decision) is not None:
        match.choose(decision.options[chance.below(len(decision.options))])
    assert match.result is not None


def test_what_is_said_aside_can_be_read_before_its_choice_is_made() -> None:
    match = new_match("rone", 8)
    before = match.log(0)
    match.tell(0, "en", "Psst.")
    aside = match.log(0)[-1]
    assert (aside.sentence, aside.choice, aside.aside) == ("Psst.", 1, True)
    assert match.log(0) == [*before, aside]
    assert match.log(1) == new_match("rone", 8).log(1)
    match.choose(0)
    assert match.log(0)[: len(before) + 1] == [*before, aside]
    assert match.log(0).count(aside) == 1
    match.undo()
    assert match.log(0) == before
