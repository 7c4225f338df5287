import ast
import re
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from runestack.games.intents import Intent
from runestack.games.runeslingers.game import GAME
from runestack.games.runeslingers.rules import choices as ch
from runestack.games.runeslingers.rules import constants as c
from runestack.games.runeslingers.rules import events as e
from runestack.games.runeslingers.telling import (
    card_event_patterns,
    events,
    explaining,
    options,
    prompt_patterns,
)
from runestack.games.runeslingers.telling.ailments import counted, with_article
from runestack.games.runeslingers.telling.card_event_patterns import CARD_EVENTS, CHANGED, COSTS
from runestack.games.runeslingers.telling.event_patterns import EVENTS, SILENT
from runestack.games.runeslingers.telling.event_values import damage_words
from runestack.games.runeslingers.telling.ladder import RUNGS
from runestack.games.runeslingers.telling.prompt_patterns import OPTIONS, OPTIONS_OF, PROMPTS
from runestack.games.runeslingers.telling.reasons import FAILURES, INTENTS, WAYS
from runestack.games.wording import LANGUAGES, MISFITS, Pattern, Reader
from runestack.kernel import program as pr
from runestack.kernel.checks import Failure
from runestack.kernel.choices import OWN_ASKS, OWN_OPTIONS, SHARED_ASKS, SHARED_OPTIONS
from runestack.kernel.decision import Question, option, option_first
from runestack.kernel.events import Event
from runestack.kernel.frame import NOBODY, NOTHING
from runestack.kernel.random import RandomStream
from runestack.kernel.state import State
from runestack.play.log import Logs, Readers
from runestack.play.match import Match

PACKAGE = Path(explaining.__file__).parents[1]
REFERENCE = Path(__file__).parents[4] / "src/runestack/rules/runeslingers.md"
MODES: tuple[dict[str, str], ...] = (
    {},
    {"mode": "draft", "match": "best_of_three"},
    {"mode": "constructed", "deck_0": "striker", "deck_1": "trickster", "match": "best_of_three"},
)
READERS = (NOBODY, 0, 1)
ALL_ASKS = [*range(SHARED_ASKS), *range(OWN_ASKS, ch.ASKS)]
ALL_OPTIONS = [*range(SHARED_OPTIONS), *range(OWN_OPTIONS, ch.OPTIONS)]


def positions(seed: int, options: dict[str, str]) -> Iterator[Match]:
    """A match before each of its random decisions, and when it is over."""
    match = Match(GAME, seed, 2, options)
    chance = RandomStream(seed)
    while match.state.asking:
        yield match
        seat = match.seats_asked[0]
        asked = next(one for one in match.state.asking if one.seat == seat)
        match.choose(chance.below(len(asked.options)), seat)
    yield match


def first_question(kind: int) -> tuple[Match, Question]:
    """The first position of some random games in which a question of a kind is asked."""
    for seed in range(40):
        for match in positions(seed, {}):
            for question in match.state.asking:
                if question.kind == kind:
                    return match, question
    message = f"no game asks a question of kind {kind}"
    raise AssertionError(message)


def reasons() -> list[tuple[str, list[str]]]:
    """Every reason in the code, with the rules that stand beside it."""
    found: list[tuple[str, list[str]]] = []
    modules = [*(PACKAGE / "rules").glob("*.py"), PACKAGE / "telling/explaining.py"]
    for path in [*modules, PACKAGE / "telling/target_reasons.py"]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "fails":
                texts = [
                    one.value
                    for one in ast.walk(node)
                    if isinstance(one, ast.Constant) and isinstance(one.value, str)
                ]
                rules = [text for text in texts if text.startswith("RS-")]
                found += [(text, rules) for text in texts if text not in rules]
    return found


# -- nothing is missing --------------------------------------------------------------------------


def test_every_question_has_a_prompt() -> None:
    assert sorted(PROMPTS) == ALL_ASKS


def test_every_option_has_a_sentence_and_a_name() -> None:
    assert sorted(OPTIONS) == ALL_OPTIONS
    assert sorted(options.IDS) == ALL_OPTIONS
    assert sorted(options.OPERANDS) == ALL_OPTIONS


def test_every_event_is_told_or_silent() -> None:
    assert sorted([*EVENTS, *CARD_EVENTS, *SILENT]) == list(range(e.KINDS))


def test_every_reason_has_a_sentence_and_every_sentence_a_reason() -> None:
    found = {reason for reason, _ in reasons()} | set(explaining.UNKNOWN.values())
    assert found | set(MISFITS) == set(FAILURES)


def test_every_check_cites_a_rule_that_exists() -> None:
    known = set(re.findall(r"RS-[A-Z]+(?:-[A-Z]+)?-\d+", REFERENCE.read_text(encoding="utf-8")))
    assert {rule for _, rules in reasons() for rule in rules} <= known


def test_every_action_of_an_intent_has_words() -> None:
    assert set(INTENTS) == set(explaining.CHECKS)
    assert set(WAYS) == {c.PLAIN, c.TO_SLING, c.TO_CHARGE}


def test_every_cost_and_every_lasting_change_has_words() -> None:
    numbers = [*vars(pr).items(), *vars(c).items()]
    kinds = [number for name, number in numbers if name.startswith("PAY_")]
    assert sorted(COSTS) == sorted(kinds)
    lasting = [number for name, number in vars(c).items() if name.startswith("LAST_")]
    assert sorted([*CHANGED, c.LAST_PREVENT]) == sorted(lasting)


def every_pattern() -> list[Pattern]:
    tables: list[dict[int, Pattern] | dict[tuple[int, int], Pattern] | dict[str, Pattern]] = [
        PROMPTS,
        OPTIONS,
        OPTIONS_OF,
        EVENTS,
        CARD_EVENTS,
        FAILURES,
        INTENTS,
        WAYS,
        RUNGS,
        COSTS,
        CHANGED,
    ]
    single = [
        value
        for module in (prompt_patterns, card_event_patterns)
        for value in vars(module).values()
        if isinstance(value, tuple) and len(value) == 2
    ]
    return [*single, *(pattern for table in tables for pattern in table.values())]


SAID_OTHERWISE = {"who", "whose", "answerer", "shuffled", "ailment", "ailments", "count"}


@pytest.mark.parametrize("pattern", every_pattern(), ids=lambda pattern: str(pattern[0])[:40])
def test_both_languages_say_the_same_things(pattern: Pattern) -> None:
    english, german = (
        {slot_meant(slot) for slot in re.findall(r"\{([a-z_]+)\}", text)} for text in pattern
    )
    assert english - SAID_OTHERWISE == german - SAID_OTHERWISE


def slot_meant(slot: str) -> str:
    """A slot without its case or article."""
    slot = re.sub(r"_(acc|dat|a)$", "", slot)
    return re.sub(r"^(a|no|the|your)_", "", slot)


# -- in play -------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", MODES, ids=str)
@pytest.mark.parametrize("seed", range(3))
def test_every_question_reads_well_in_random_games(options: dict[str, str], seed: int) -> None:
    for match in positions(seed, options):
        for question in match.state.asking:
            ids = [match.game.option_id(match.state, code) for code in question.options]
            assert len(set(ids)) == len(ids)
            for language in LANGUAGES:
                said = match.game.option_sentences(
                    match.state, question, Reader(question.seat, language)
                )
                assert len(set(said)) == len(said)
                for sentence in [
                    *said,
                    match.game.prompt(match.state, question, Reader(question.seat, language)),
                ]:
                    assert_reads_well(sentence)
    for reader in READERS:
        for language in LANGUAGES:
            lines = match.log(reader, language)
            assert len(lines) > 50
            for line in lines:
                assert_reads_well(line.sentence)
                assert line.sentence[-1] in ".”“)"
                assert line.rule.startswith("RS-")


def assert_reads_well(sentence: str) -> None:
    assert sentence == sentence.strip()
    assert sentence[0].isupper() or not sentence[0].isalpha()
    assert "  " not in sentence
    assert not re.search(r"[{}<>|]| [.,;:]|\.\.|\[(?!\d)", sentence), sentence


def test_intents_and_their_failures_read_well() -> None:
    told = set()
    for match in positions(5, {}):
        for seat in (0, 1):
            for intent in match.game.intents(match.state, seat):
                for language in LANGUAGES:
                    assert_reads_well(
                        match.game.intent_sentence(match.state, intent, Reader(language=language))
                    )
                    for failure in match.game.explain(match.state, seat, intent):
                        told.add(failure.reason)
                        assert_reads_well(
                            match.game.failure_sentence(
                                match.state, failure, Reader(language=language)
                            )
                        )
    assert len(told) > 15


@pytest.mark.parametrize("reason", FAILURES)
def test_every_failure_can_be_said_without_a_card(reason: str) -> None:
    match = next(positions(0, {}))
    for language in LANGUAGES:
        failure = Failure("RS-TURN-6", reason, NOTHING, 2, 1)
        assert_reads_well(
            match.game.failure_sentence(match.state, failure, Reader(language=language))
        )


# -- options -------------------------------------------------------------------------------------


def test_copies_in_hand_are_told_apart() -> None:
    for seed in range(20):
        for match in positions(seed, {}):
            question = match.state.asking[0] if match.state.asking else None
            if question is None or question.kind != ch.ASK_FIRST_CONCENTRATION:
                continue
            said = match.game.option_sentences(match.state, question, Reader(question.seat))
            if any("(2)" in one for one in said):
                first = next(one for one in said if "(2)" in one)
                assert first.replace("(2)", "(1)") in said
                return
    pytest.fail("no hand has two copies")


def test_concentrations_are_told_apart_by_their_place() -> None:
    match, question = first_question(ch.ASK_PLACE)
    code = question.options[0]
    sentence = match.game.option_sentences(match.state, question, Reader(question.seat))[0]
    assert re.fullmatch(r"On concentration \d \(.+\)", sentence)
    assert re.fullmatch(r"on-concentration-\d+", match.game.option_id(match.state, code))


def test_the_number_of_a_hidden_card_is_not_told() -> None:
    seen = 0
    for seed in range(60):
        for match in positions(seed, {"mode": "draft"}):
            for question in match.state.asking:
                for code in question.options:
                    card = option_first(code)
                    if question.kind == ch.ASK_CHOICE and not match.game.knows(
                        match.state, question.seat, card
                    ):
                        seen += 1
                        assert match.game.option_cards(match.state, code) == ()
                        assert (
                            str(card) not in match.game.option_id(match.state, code).split("-")[:-1]
                        )
                        assert "concentration" in match.game.option_id(match.state, code)
        if seen:
            return
    pytest.fail("nobody has chosen a hidden card")


def test_how_a_card_is_played_is_part_of_its_name() -> None:
    match, _ = first_question(ch.ASK_MAIN)
    names = [match.game.option_id(match.state, option(ch.PLAY_CARD, 12, how)) for how in range(3)]
    assert names == ["play-12", "play-12-sling", "play-12-charge"]
    assert match.game.option_id(match.state, option(ch.CLEANSE_TYPE, 0, c.BURN)) == "cleanse-0-burn"
    assert match.game.option_id(match.state, option(ch.BLOCK_FOR, 3, 0)) == "block-3"


# -- damage --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("parts", "english", "german"),
    [
        ((8, 8, 0, 8), "", ""),
        ((0, 3, 0, 3), "", ""),
        (
            (10, 8, 4, 4),
            " (effective 10, calculated again 8, blocked 4, dealt 4)",
            " (wirksam 10, neu berechnet 8, geblockt 4, zugefügt 4)",
        ),
        (
            (8, 8, 4, 4),
            " (effective 8, blocked 4, dealt 4)",
            " (wirksam 8, geblockt 4, zugefügt 4)",
        ),
        ((8, 8, 0, 2), " (effective 8, dealt 2)", " (wirksam 8, zugefügt 2)"),
        (
            (0, 5, 4, 1),
            " (calculated 5, blocked 4, dealt 1)",
            " (berechnet 5, geblockt 4, zugefügt 1)",
        ),
        ((4, 4, 4, 0), " (effective 4, blocked 4)", " (wirksam 4, geblockt 4)"),
    ],
)
def test_the_log_shows_how_damage_was_computed(
    parts: tuple[int, int, int, int], english: str, german: str
) -> None:
    packed = e.pack_damage(*parts)
    assert damage_words(packed, "en") == english
    assert damage_words(packed, "de") == german


def test_damage_names_its_source_and_its_victim() -> None:
    match, _ = first_question(ch.ASK_MAIN)
    state = GAME.own(match.state)
    card = next(one for one in range(len(state.face)) if state.owner[one] == 0)
    packed = e.pack_damage(10, 8, 4, 4)
    event = Event(e.DAMAGE, 0, card, state.slinger[1], packed, "RS-DMG-8", NOTHING)
    name = GAME.words.name(state.face[card], "en")
    end = "(effective 10, calculated again 8, blocked 4, dealt 4)."
    assert (
        GAME.event_sentence(state, event, Reader(1))
        == f"The enemy's {name} deals 4 damage to your Runeslinger {end}"
    )
    assert (
        GAME.event_sentence(state, event, Reader(NOBODY))
        == f"Player 1's {name} deals 4 damage to Player 2's Runeslinger {end}"
    )


def test_ailments_are_counted() -> None:
    assert counted(3, c.BURN, "en") == "3 Burn"
    assert counted(3, c.BURN, "de") == "3 Verbrennungen"
    assert counted(1, c.CURSE, "de") == "1 Fluch"
    assert with_article(c.INSANITY, "a", "dat", "de") == "einer Wahnvorstellung"
    assert with_article(c.INSANITY, "a", "dat", "en") == "an Insanity"


# -- nothing hidden is told ----------------------------------------------------------------------


def names_of(cards: set[int]) -> set[str]:
    """The English names of faces."""
    return {GAME.words.name(face, "en") for face in cards}


ALL_NAMES = sorted((card.name for card in GAME.pool.cards), key=len, reverse=True)
NAMED = re.compile("|".join(rf"(?<!\w){re.escape(name)}(?!\w)" for name in ALL_NAMES))
# zones that both players see, and events by which a card gets there or is shown
PUBLIC = (e.PLACED, e.TO_DISCARD, e.TO_VOID, e.REVEALS, e.PICKS_RUNESLINGER, e.PICKS_ABILITY)


@pytest.mark.parametrize("seed", range(6))
def test_sentences_name_no_card_that_their_reader_does_not_know(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What a seat knows before or after a choice, or what was shown to both in between, may be named; no more."""
    shown: set[int] = set()
    write = Logs.write

    def watch(
        logs: Logs, readers: Readers, state: State, events: Sequence[Event], choice: int
    ) -> None:
        faces = GAME.own(state).face
        shown.clear()
        shown.update(faces[one.card] for one in events if one.kind in PUBLIC)
        write(logs, readers, state, events, choice)

    monkeypatch.setattr(Logs, "write", watch)
    known: dict[int, set[int]] = {reader: set() for reader in READERS}
    lines = dict.fromkeys(READERS, 0)
    hidden = 0
    for match in positions(seed, {}):
        state = GAME.own(match.state)
        for reader in READERS:
            log = match.log(reader, "en")
            knows = known_faces(state.known, state.face, reader)
            allowed = names_of(known[reader] | knows | shown)
            for line in log[lines[reader] :]:
                assert set(NAMED.findall(line.sentence)) <= allowed, line.sentence
                hidden += "a card" in line.sentence.lower()
                for card in line.cards:
                    assert state.face[card] in known[reader] | knows | shown
            lines[reader] = len(log)
            known[reader] = knows
    assert hidden > 20


def known_faces(known: list[int], faces: list[int], reader: int) -> set[int]:
    """The faces of the cards that a reader knows; a spectator knows what both players know."""
    wanted = 3 if reader == NOBODY else 1 << reader
    return {face for face, bits in zip(faces, known, strict=True) if bits & wanted == wanted}


@pytest.mark.parametrize("kind", range(e.KINDS))
def test_every_event_can_be_told_to_everybody(kind: int) -> None:
    match, _ = first_question(ch.ASK_MAIN)
    state = GAME.own(match.state)
    card, other, number = sample_of(state.faces.bullets, state.face, kind)
    state.picks[0].append(state.face[card])
    for reader in READERS:
        for language in LANGUAGES:
            event = Event(kind, 0, card, other, number, "RS-TURN-1", NOTHING)
            sentence = GAME.event_sentence(state, event, Reader(reader, language))
            assert (sentence is None) == (kind in SILENT)
            if sentence is not None:
                assert_reads_well(sentence)
            assert set(GAME.event_cards(state, event, reader)) <= {card, other}


def sample_of(bullets: list[list[int]], face: list[int], kind: int) -> tuple[int, int, int]:
    """Numbers that an event of a kind might have."""
    card, other, number = 0, 1, 1
    if kind in (e.FATE_CHOSEN, e.CHOICE_MADE):
        card = next(one for one in range(len(face)) if bullets[face[one]])
    if kind == e.TO_DISCARD:
        number = c.IN_VOID
    return card, other, number


def test_an_intent_with_a_face_down_card_names_its_place() -> None:
    match, _ = first_question(ch.ASK_MAIN)
    state = GAME.own(match.state)
    card = next(one for one in state.spot_card if one != NOTHING)
    sentence = GAME.intent_sentence(state, Intent("target", card), Reader())
    assert sentence == "Choose concentration 1"


def test_events_without_words_are_told_by_another_one() -> None:
    assert not set(events.TOLD_BY_RULE) & SILENT
    assert not events.WITH_OTHER & SILENT
