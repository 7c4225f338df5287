import ast
import re
from pathlib import Path

import pytest

from runestack.games.rone import explaining, option_names
from runestack.games.rone.event_patterns import EVENTS, SILENT
from runestack.games.rone.failure_sentences import FAILURES, INTENTS
from runestack.games.rone.phrasing import Pattern, fill
from runestack.games.rone.rules import choices as ch
from runestack.games.rone.rules import events as e
from runestack.games.rone.sentences import OPTIONS, OPTIONS_OF, PROMPTS
from runestack.games.rone.stack_sentences import ANNOUNCED, ENTRIES, KINDS
from runestack.kernel.decision import option
from runestack.kernel.events import Event
from runestack.play.match import Match
from tests.games.rone.positions import (
    GAMES,
    LANGUAGES,
    first_position,
    question_of,
    random_match,
    state_of,
)
from tests.games.rone.rich_pack import rich_game

RULES = Path(explaining.__file__).parent / "rules"
REFERENCE = Path(__file__).parents[3] / "src/runestack/rules/rone.md"


def every_pattern() -> list[Pattern]:
    tables = (PROMPTS, OPTIONS, OPTIONS_OF, EVENTS, FAILURES, INTENTS, ANNOUNCED, ENTRIES)
    return [pattern for table in tables for pattern in table.values()]


def checks() -> list[tuple[str, list[str]]]:
    """Every reason in the code, with the rules that stand beside it."""
    found: list[tuple[str, list[str]]] = []
    for path in [*sorted(RULES.glob("*.py")), Path(explaining.__file__)]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "fails":
                words = [one.value for one in ast.walk(node) if isinstance(one, ast.Constant)]
                texts = [word for word in words if isinstance(word, str)]
                cited = [word for word in texts if word.startswith("RONE-")]
                found += [(word, cited) for word in texts if word not in cited]
    return found


# -- nothing is missing --------------------------------------------------------------------------


def test_every_question_has_a_prompt() -> None:
    assert sorted(PROMPTS) == list(range(ch.ASKS))


def test_every_option_has_a_sentence_and_a_name() -> None:
    assert sorted(OPTIONS) == list(range(ch.OPTIONS))
    assert sorted(option_names.IDS) == list(range(ch.OPTIONS))
    assert sorted(option_names.OPERANDS) == list(range(ch.OPTIONS))


def test_every_event_is_told_or_silent() -> None:
    assert sorted([*EVENTS, *SILENT]) == list(range(e.KINDS))


def test_every_reason_has_a_sentence_and_every_sentence_a_reason() -> None:
    reasons = {reason for reason, _ in checks()} | set(explaining.UNKNOWN.values())
    assert reasons == set(FAILURES)


def test_every_check_cites_a_rule_that_exists() -> None:
    known = set(
        re.findall(r"RONE-[A-Z0-9]+(?:-[A-Z]+)?-\d+", REFERENCE.read_text(encoding="utf-8"))
    )
    assert {rule for _, cited in checks() for rule in cited} <= known


def test_every_kind_on_the_stack_has_a_sentence() -> None:
    assert set(KINDS.values()) == set(ENTRIES)


@pytest.mark.parametrize("pattern", every_pattern(), ids=lambda pattern: str(pattern[0])[:40])
def test_both_languages_say_the_same_things(pattern: Pattern) -> None:
    english, german = (set(re.findall(r"\{([a-z_]+)\}", text)) for text in pattern)
    assert english - {"who", "whose"} == german - {"who", "whose"}


# -- how patterns become sentences ---------------------------------------------------------------


@pytest.mark.parametrize(
    ("you", "number", "sentence"),
    [
        (True, 1, "You draw 1 card."),
        (True, 2, "You draw 2 cards."),
        (False, 1, "The opponent draws 1 card."),
        (False, 0, "The opponent draws 0 cards."),
    ],
)
def test_person_and_number(you: bool, number: int, sentence: str) -> None:
    pattern = "[you draw|{who} draws] <1 card|{n} cards>."
    assert (
        fill(pattern, {"who": "the opponent", "n": str(number)}, you=you, number=number) == sentence
    )


def test_icons_in_card_texts_are_left_alone() -> None:
    text = "Gain 1 {water} or <this> [that|too]."
    assert fill("Use {card}: {text}", {"card": "Hero", "text": text}) == f"Use Hero: {text}"


# -- in play -------------------------------------------------------------------------------------


@pytest.mark.parametrize("which", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_every_question_reads_well_in_random_games(which: str, seed: int) -> None:
    game = GAMES[which]
    for match in random_match(game, seed, edition=LANGUAGES[seed % 2]):
        for question in match.state.asking:
            ids = [game.option_id(match.state, code) for code in question.options]
            assert len(set(ids)) == len(ids)
            for language in LANGUAGES:
                said = [
                    game.option_sentence(match.state, question, code, language)
                    for code in question.options
                ]
                assert len(set(said)) == len(said)
                for sentence in [*said, game.prompt(match.state, question, language)]:
                    assert_reads_well(sentence)
    for seat in (-1, 0, 1):
        for language in LANGUAGES:
            lines = match.log(seat, language)
            assert len(lines) > 20
            for line in lines:
                assert_reads_well(line.sentence)


def assert_reads_well(sentence: str) -> None:
    assert sentence == sentence.strip()
    assert sentence[0].isupper() or not sentence[0].isalpha()
    assert "  " not in sentence
    assert not re.search(r"\{(?!water|card|health|melee|ranged|recycle|yellow|purple)", sentence), (
        sentence
    )
    assert ".." not in sentence


@pytest.mark.rule("RONE-RULING-7")
def test_a_drawn_card_is_named_to_its_owner_only() -> None:
    match = Match(rich_game(), 1, 2, {"first_player": "0"})
    own = [line.sentence for line in match.log(0) if line.sentence.startswith("You draw ")]
    assert len(own) == 6
    assert "You draw a card." not in own
    assert [line.sentence for line in match.log(1) if "opponent draws" in line.sentence] == [
        "The opponent draws a card."
    ] * 6
    german = [line.sentence for line in match.log(1, "de")]
    assert german.count("Der Gegner zieht eine Karte.") == 6
    assert [line.sentence for line in match.log(-1)].count("Player 1 draws a card.") == 6


@pytest.mark.rule("RONE-RULING-22")
def test_others_learn_the_form_and_the_number_of_a_mulligan_only() -> None:
    match = Match(rich_game(), 1, 2, {"first_player": "0"})
    match.choose("mulligan-some")
    decision = match.decision
    assert decision is not None
    assert decision.options[0].sentence.startswith("Put ")
    match.choose(0)
    match.choose("done")
    theirs = [line.sentence for line in match.log(1)]
    assert "The opponent puts 1 card on the bottom of the deck and draws as many." in theirs
    assert not any("The opponent puts" in line and "1 card" not in line for line in theirs)
    assert any(
        line.sentence.startswith("You put ") and "1 card" not in line.sentence
        for line in match.log(0)
    )


def test_cards_are_numbered_where_copies_lie_side_by_side() -> None:
    match = first_position(ch.ASK_BOTTOM, rich_game(), range(40))
    state, question = state_of(match), question_of(match)
    faces = [state.face[card] for card in state.hand[question.seat]]
    first = state.hand[question.seat][0]
    state.face[state.hand[question.seat][1]] = faces[0]
    sentences = [
        rich_game().option_sentence(state, question, code, "en") for code in question.options
    ]
    name = rich_game().card_name(state, first, question.seat, "en")
    assert f"Put {name} (1) on the bottom of your deck" in sentences
    assert f"Put {name} (2) on the bottom of your deck" in sentences


def test_names_of_options() -> None:
    codes = [
        option(ch.PASS, 0, 0),
        option(ch.END_TURN, 0, 0),
        option(ch.ANNOUNCE_PLAY, 0, 0),
        option(ch.ANNOUNCE_ATTACK, 12, 0),
        option(ch.USE_ABILITY, 3, 0),
        option(ch.GRAVEYARD_TOP, 12, 0),
    ]
    assert [option_names.option_id(code) for code in codes] == [
        "pass",
        "end-turn",
        "play-a-card",
        "attack-12",
        "use-3-0",
        "top",
    ]


@pytest.mark.parametrize(
    ("event", "english", "german"),
    [
        (
            (e.GAINS_WATER, 0, -1, -1, 3),
            ("You gain 3 water.", "The opponent gains 3 water.", "Player 1 gains 3 water."),
            (
                "Du gewinnst 3 Wasser hinzu.",
                "Der Gegner gewinnt 3 Wasser hinzu.",
                "Spieler 1 gewinnt 3 Wasser hinzu.",
            ),
        ),
        (
            (e.TURN_BEGINS, 0, -1, -1, 3),
            (None, None, None),
            (None, None, None),
        ),
        (
            (e.WINS, 0, -1, -1, 0),
            ("You win the game.", "The opponent wins the game.", "Player 1 wins the game."),
            (
                "Du gewinnst das Spiel.",
                "Der Gegner gewinnt das Spiel.",
                "Spieler 1 gewinnt das Spiel.",
            ),
        ),
        (
            (e.SHUFFLES, 0, -1, -1, 0),
            (
                "Your deck is shuffled.",
                "The opponent's deck is shuffled.",
                "Player 1's deck is shuffled.",
            ),
            (
                "Dein Deck wird gemischt.",
                "Das Deck des Gegners wird gemischt.",
                "Das Deck von Spieler 1 wird gemischt.",
            ),
        ),
    ],
)
def test_the_log_speaks_to_its_reader(
    event: tuple[int, int, int, int, int],
    english: tuple[str | None, ...],
    german: tuple[str | None, ...],
) -> None:
    game = rich_game()
    state = Match(game, 1, 2, {}).state
    happened = Event(*event, "RONE-TURN-1", -1)
    assert tuple(game.event_sentence(state, happened, seat, "en") for seat in (0, 1, -1)) == english
    assert tuple(game.event_sentence(state, happened, seat, "de") for seat in (0, 1, -1)) == german


NUMBERS = {
    e.LOSES_CARD: (0, 1),
    e.CANCELS: (ch.ANNOUNCE_PLAY, ch.ANNOUNCE_ATTACK),
    e.TO_GRAVEYARD: (0, 1),
    e.TO_DECK: (0, 1),
    e.GAINS_KEYWORD: (1, 8),
    e.LOSES_KEYWORD: (1, 8),
    e.INITIATIVE_PAID: (0,),
}


@pytest.mark.parametrize("kind", range(e.KINDS))
def test_every_event_can_be_told_to_everybody(kind: int) -> None:
    game = rich_game()
    state = state_of(Match(game, 1, 2, {}))
    card = state.hero[0]
    ability = state.faces.activated[state.face[card]][0]
    other = {e.CHANGES_ATTACK: 1, e.MODE_CHOSEN: ability, e.CHEAPER: 4}.get(kind, state.hero[1])
    if kind == e.INITIATIVE_PAID:
        state.face[card] = next(face for face, found in enumerate(state.faces.initiatives) if found)
    numbers = NUMBERS.get(kind, (ability,) if kind in (e.USES_ABILITY, e.TRIGGERS) else (0, 1))
    for number in numbers:
        for reader in (-1, 0, 1):
            for language in LANGUAGES:
                told = game.event_sentence(
                    state, Event(kind, 0, card, other, number, "", -1), reader, language
                )
                assert (told is None) == (
                    kind in SILENT or (told is None and kind in (e.PHASE_BEGINS, e.TO_BOTTOM))
                )
                if told is not None:
                    assert_reads_well(told)
