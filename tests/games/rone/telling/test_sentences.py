import ast
import re
from pathlib import Path

import pytest

from runestack.games.rone.rules import choices as ch
from runestack.games.rone.rules import constants as c
from runestack.games.rone.rules import events as e
from runestack.games.rone.scenario import player, tactic, technology, unit
from runestack.games.rone.telling import event_patterns, explaining, options
from runestack.games.rone.telling.event_patterns import (
    EVENTS,
    LOOKS_AT_DECK_OF,
    LOSES_HEALTH,
    RECYCLES_NONE,
    SILENT,
)
from runestack.games.rone.telling.events import PLAYER_CHOSEN
from runestack.games.rone.telling.prompt_patterns import OPTIONS, OPTIONS_OF, PROMPTS
from runestack.games.rone.telling.reasons import FAILURES, INTENTS
from runestack.games.rone.telling.stack import (
    ANNOUNCED,
    COMBAT,
    ENTRIES,
    INITIATIVE,
    KINDS,
    PHASE_NAMES,
)
from runestack.games.rone.telling.windows import PHASES
from runestack.games.wording import MISFITS, Pattern, Reader, fill
from runestack.kernel.decision import option
from runestack.kernel.events import Event
from runestack.play.card_lines import card_lines
from runestack.play.match import Match
from runestack.testing import scenario
from runestack.testing.scenario import Scenario
from tests.games.rone.positions import (
    GAMES,
    LANGUAGES,
    first_position,
    question_of,
    random_match,
    state_of,
)
from tests.games.rone.rich_pack import rich_game, rich_pool

RULES = Path(explaining.__file__).parents[1] / "rules"
REFERENCE = Path(__file__).parents[4] / "src/runestack/rules/rone.md"


def every_pattern() -> list[Pattern]:
    tables = (PROMPTS, OPTIONS, OPTIONS_OF, EVENTS, FAILURES, INTENTS, ANNOUNCED, ENTRIES)
    more = [COMBAT, INITIATIVE, LOSES_HEALTH, LOOKS_AT_DECK_OF, RECYCLES_NONE]
    more.append(event_patterns.INITIATIVE)
    return [*more, *(pattern for table in tables for pattern in table.values())]


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
    assert sorted(PROMPTS) == ch.ASKS


def test_every_option_has_a_sentence_and_a_name() -> None:
    assert sorted(OPTIONS) == ch.OPTIONS
    assert sorted(options.IDS) == ch.OPTIONS
    assert sorted(options.OPERANDS) == ch.OPTIONS


def test_every_event_is_told_or_silent() -> None:
    assert sorted([*EVENTS, *SILENT]) == list(range(e.KINDS))


def test_every_reason_has_a_sentence_and_every_sentence_a_reason() -> None:
    reasons = {reason for reason, _ in checks()} | set(explaining.UNKNOWN.values())
    assert reasons | set(MISFITS) == set(FAILURES)


def test_every_check_cites_a_rule_that_exists() -> None:
    known = set(
        re.findall(r"RONE-[A-Z0-9]+(?:-[A-Z]+)?-\d+", REFERENCE.read_text(encoding="utf-8"))
    )
    assert {rule for _, cited in checks() for rule in cited} <= known


def test_german_words_are_those_of_the_rulebook() -> None:
    phases = {
        "Auffrischungsphase",
        "Spielzuganfangsphase",
        "Einkommensphase",
        "Hauptphase",
        "Spielzugendphase",
    }
    assert {german for _, german in PHASES.values()} == phases
    assert phases < {german for _, german in PHASE_NAMES.values()}
    printed = "\n".join(card_lines(rich_pool().by_id["rich-39"], rich_game(), "de"))
    for word in ("Lebenspunkte", "Angriffsgeschwindigkeit", "Nahkampf", "Fernkampf"):
        assert word in printed
    game = scenario("rone", p1=player(hand=[tactic("Veto", "Refresh target active unit once.")]))
    assert "Frische die einsatzbereite Zieleinheit" in str(game.view("p1"))


def test_every_kind_on_the_stack_has_a_sentence() -> None:
    assert set(KINDS.values()) == set(ENTRIES)


@pytest.mark.parametrize("pattern", every_pattern(), ids=lambda pattern: str(pattern[0])[:40])
def test_both_languages_say_the_same_things(pattern: Pattern) -> None:
    english, german = (set(re.findall(r"\{([a-z]+)(?:_acc|_dat)?\}", text)) for text in pattern)
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
    pattern = ("[you draw|{who} draws] <1 card|{n} cards>.", "")
    values = {"who": "the opponent", "n": str(number)}
    assert fill(pattern, values, Reader(), you=you, number=number) == sentence


def test_icons_in_card_texts_are_left_alone() -> None:
    text = "Gain 1 {water} or <this> [that|too]."
    values = {"card": "Hero", "text": text}
    assert fill(("Use {card}: {text}", ""), values, Reader()) == f"Use Hero: {text}"


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
                said = game.option_sentences(match.state, question, Reader(question.seat, language))
                assert len(set(said)) == len(said)
                for sentence in [
                    *said,
                    game.prompt(match.state, question, Reader(question.seat, language)),
                ]:
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
    sentences = rich_game().option_sentences(state, question, Reader(question.seat))
    name = rich_game().card_name(state, first, Reader(question.seat))
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
    blank = rich_game().blank()
    assert [options.option_id(blank, code) for code in codes] == [
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
    assert (
        tuple(game.event_sentence(state, happened, Reader(seat)) for seat in (0, 1, -1)) == english
    )
    assert (
        tuple(game.event_sentence(state, happened, Reader(seat, "de")) for seat in (0, 1, -1))
        == german
    )


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
                    state, Event(kind, 0, card, other, number, "", -1), Reader(reader, language)
                )
                assert (told is None) == (
                    kind in SILENT or (told is None and kind in (e.PHASE_BEGINS, e.TO_BOTTOM))
                )
                if told is not None:
                    assert_reads_well(told)


# -- whose card ----------------------------------------------------------------------------------


RAT = unit("Rat", health=2, melee=1)
HORN = tactic("Horn", "Gain 1 {water}.")


def prompt_of(game: Scenario, seat: int, language: str = "en") -> str:
    question = game.session.question(seat)
    assert question is not None
    return game.session.game.prompt(game.state, question, Reader(question.seat, language))


def told(game: Scenario, kind: int, reader: int, language: str) -> list[str | None]:
    return [
        game.session.game.event_sentence(game.state, event, Reader(reader, language))
        for event in game.session.events
        if event.kind == kind
    ]


def test_the_log_says_whose_card_attacks_whose() -> None:
    game = scenario("rone", p1=player(units=[RAT]), p2=player(units=[RAT]))
    game.p1.attacks("p1 Rat", "p2 Rat")
    assert told(game, e.ATTACKS, 0, "en") == ["Your Rat attacks the opponent's Rat."]
    assert told(game, e.ATTACKS, 1, "en") == ["The opponent's Rat attacks your Rat."]
    assert told(game, e.ATTACKS, -1, "en") == ["Player 1's Rat attacks Player 2's Rat."]
    assert told(game, e.ATTACKS, 1, "de") == [
        "Die Einheit Rat des Gegners greift deine Einheit Rat an."
    ]
    assert "Your Rat deals 1 damage to the opponent's Rat." in game.log(game.p1)
    assert "Deine Einheit Rat fügt der Einheit Rat des Gegners 1 Schaden zu." in told(
        game, e.DAMAGED_UNIT, 0, "de"
    )


def test_the_log_says_whose_a_target_was_when_it_was_chosen() -> None:
    lure = tactic("Lure", "Gain control of target enemy unit until end of turn.")
    game = scenario("rone", p1=player(hand=[lure]), p2=player(units=[RAT]))
    game.p1.plays("Lure", target="Rat")
    game.expect("Rat", controller="p1")
    assert told(game, e.TARGETS, 0, "en") == ["You choose the opponent's Rat for Lure."]
    assert told(game, e.TARGETS, 1, "en") == ["The opponent chooses your Rat for Lure."]


def test_a_window_names_the_targets_of_a_tactic_and_of_an_ability() -> None:
    spark = tactic("Spark", "Deal 1 damage to target unit.")
    bolt = technology("Bolt", "{yellow 1}: Deal 1 damage to target unit.")
    game = scenario(
        "rone",
        p1=player(hand=[spark], technologies=[bolt]),
        p2=player(units=[RAT], hand=[HORN]),
        auto_pass=False,
    )
    game.p1.plays("Spark", target="Rat")
    assert prompt_of(game, 1) == "The opponent plays Spark on your Rat. Do you react?"
    assert (
        prompt_of(game, 1, "de")
        == "Der Gegner spielt Spark auf deine Einheit Rat aus. Reagierst du?"
    )
    game.all_pass()
    game.p1.uses("Bolt", target="Rat")
    assert prompt_of(game, 1) == (
        "The opponent uses Bolt on your Rat: Deal 1 damage to target unit. Do you react?"
    )


def test_a_window_names_a_player_and_an_effect_as_targets() -> None:
    tax = tactic("Tax", "Target player loses 1 {water}.")
    stop = tactic("Stop", "Cancel target tactic.")
    game = scenario(
        "rone", p1=player(hand=[tax, HORN]), p2=player(hand=[stop, HORN]), auto_pass=False
    )
    game.p1.plays("Tax", target="p2")
    assert prompt_of(game, 1) == "The opponent plays Tax on you. Do you react?"
    assert prompt_of(game, 1, "de") == "Der Gegner spielt Tax auf dich aus. Reagierst du?"
    game.p2.plays("Stop", target="Tax")
    assert prompt_of(game, 0) == "The opponent plays Stop on your Tax. Do you react?"


def test_a_trigger_says_whose_it_is() -> None:
    imp = unit("Imp", text="Death: Gain 1 {water}.")
    spark = tactic("Spark", "Deal 9 damage to target unit.")
    game = scenario(
        "rone",
        p1=player(hand=[spark]),
        p2=player(units=[imp], hand=[HORN]),
        auto_pass=False,
    )
    game.p1.plays("Spark", target="Imp")
    game.all_pass()
    words = "The opponent's Imp triggers: Death: Gain 1 {water}. Do you react?"
    assert prompt_of(game, 0) == words
    assert prompt_of(game, 0, "de").startswith("Die Einheit Imp des Gegners wird ausgelöst: ")
    game.p1.passes()
    assert prompt_of(game, 1).startswith("Your Imp triggers: ")


def test_a_paid_initiative_is_told_by_its_effect() -> None:
    maw = unit("Maw", text="Initiative, destroy another allied unit: This unit gets +3 {health}.")
    game = scenario(
        "rone", p1=player(hand=[maw], units=[RAT]), p2=player(hand=[HORN]), auto_pass=False
    )
    game.p1.announces("play")
    game.all_pass()
    game.p1.plays("Maw", initiative=[0])
    game.all_pass()
    assert prompt_of(game, 1) == (
        "Initiative of the opponent's Maw: This unit gets +3 {health}. Do you react?"
    )
    assert prompt_of(game, 1, "de") == (
        "Initiative von der Einheit Maw des Gegners: Diese Einheit erhält +3 {health}. Reagierst du?"
    )
    assert told(game, e.TRIGGERS, 0, "en") == [
        "Initiative of your Maw: This unit gets +3 {health}."
    ]


CAT = unit("Cat", health=2, melee=1)


def test_a_target_prompt_says_which_sentence_asks() -> None:
    both = tactic("Both", "Gain 1 {water}. Deal 1 damage to target unit. Draw a card.")
    game = scenario("rone", p1=player(hand=[both]), p2=player(units=[RAT, CAT]))
    game.p1.plays("Both")
    assert prompt_of(game, 0) == "Both: choose a target. Deal 1 damage to target unit."
    assert prompt_of(game, 0, "de") == (
        "Both: Wähle ein Ziel. Füge der Zieleinheit 1 Schadenspunkt zu."
    )


def test_of_two_modes_a_target_prompt_says_the_one_that_was_chosen() -> None:
    either = tactic("Either", "Draw a card or deal 1 damage to target unit.")
    game = scenario("rone", p1=player(hand=[either]), p2=player(units=[RAT, CAT]))
    game.p1.plays("Either", mode=1)
    assert prompt_of(game, 0) == "Either: choose a target. Deal 1 damage to target unit."


def test_no_copy_number_where_a_card_goes_to_the_graveyard() -> None:
    game = scenario("rone", p1=player(hand=[HORN], graveyard=[HORN]))
    game.p1.plays("Horn")
    assert prompt_of(game, 0) == "Where in your graveyard does Horn go?"
    assert game.options(game.p1)[0] == "Put Horn on top of your graveyard"


HERO_EVENTS = {
    "loss": (e.CHANGES_HEALTH, -1),
    "losses": (e.CHANGES_HEALTH, -2),
    "gain": (e.CHANGES_HEALTH, 1),
    "shield": (e.SHIELD_ABSORBS, 1),
}


@pytest.mark.parametrize(
    ("what", "english", "german"),
    [
        ("loss", "Your {name} loses 1 health.", "Dein Held {name} verliert 1 Lebenspunkt."),
        ("losses", "Your {name} loses 2 health.", "Dein Held {name} verliert 2 Lebenspunkte."),
        ("gain", "Your {name} gets +1 health.", "Dein Held {name} erhält +1 Lebenspunkt."),
        (
            "shield",
            "Your shield {name} absorbs 1 damage.",
            "Dein Schild {name} absorbiert 1 Schaden.",
        ),
    ],
)
def test_losses_gains_and_shields_are_told_with_their_numbers(
    what: str, english: str, german: str
) -> None:
    game = rich_game()
    state = state_of(Match(game, 1, 2, {}))
    kind, number = HERO_EVENTS[what]
    event = Event(kind, 0, state.hero[0], -1, number, "", -1)
    for language, wanted in (("en", english), ("de", german)):
        name = game.card_name(state, state.hero[0], Reader(0, language))
        assert game.event_sentence(state, event, Reader(0, language)) == wanted.format(name=name)


def test_a_discount_is_told_as_a_sentence() -> None:
    game = rich_game()
    state = state_of(Match(game, 1, 2, {}))
    event = Event(e.CHEAPER, 0, state.hero[0], c.NOUNS["unit"], 2, "", -1)
    assert game.event_sentence(state, event, Reader(0, "de")) == (
        "Die nächste Einheit, die du in diesem Spielzug ausspielst, kostet 2 Wasser weniger."
    )
    assert game.event_sentence(state, event, Reader(1, "de")) == (
        "Die nächste Einheit, die der Gegner in diesem Spielzug ausspielt, kostet 2 Wasser weniger."
    )


@pytest.mark.parametrize(
    ("chosen", "reader", "language", "told"),
    [
        (1, 0, "en", "You choose the opponent for {name}."),
        (1, 1, "en", "The opponent chooses you for {name}."),
        (1, 1, "de", "Der Gegner wählt dich für {name} (de)."),
        (0, 0, "en", "You choose yourself for {name}."),
        (0, 0, "de", "Du wählst dich für {name} (de)."),
    ],
)
def test_a_chosen_player_is_told_as_a_player(
    chosen: int, reader: int, language: str, told: str
) -> None:
    game = rich_game()
    state = state_of(Match(game, 1, 2, {}))
    name = game.card_name(state, state.hero[0], Reader(0))
    event = Event(e.TARGETS, 0, state.hero[0], state.hero[chosen], PLAYER_CHOSEN, "", -1)
    assert game.event_sentence(state, event, Reader(reader, language)) == told.format(name=name)


def test_who_chooses_themselves_is_asked_so() -> None:
    tax = tactic("Tax", "Target player loses 1 {water}.")
    played = scenario("rone", p1=player(hand=[tax, HORN]), p2=player(hand=[HORN]), auto_pass=False)
    played.p1.plays("Tax", target="p1")
    played.p2.passes()
    assert prompt_of(played, 0) == "You play Tax on yourself. Do you react?"


def test_a_name_keeps_its_capital_inside_a_sentence() -> None:
    game = rich_game()
    state = state_of(Match(game, 1, 2, {}))
    name = game.card_name(state, state.hero[1], Reader(0))
    event = Event(e.LOOKS, 1, state.hero[1], state.hero[1], 1, "", -1)
    told = game.event_sentence(state, event, Reader(0, names=("Ada", "Bert")))
    assert told == f"{name}: Bert looks at the top card of Bert's deck."


@pytest.mark.parametrize(
    ("kind", "told"),
    [
        (ch.ANNOUNCE_PLAY, "You play no card after all."),
        (ch.ANNOUNCE_RECYCLE, "You recycle no card after all."),
    ],
)
def test_what_is_declined_is_said(kind: int, told: str) -> None:
    game = rich_game()
    state = state_of(Match(game, 1, 2, {}))
    event = Event(e.DECLINES, 0, -1, -1, kind, "RONE-ACT-5", -1)
    assert game.event_sentence(state, event, Reader(0)) == told


def test_a_gained_keyword_is_quoted_in_german() -> None:
    game = rich_game()
    state = state_of(Match(game, 1, 2, {}))
    event = Event(e.GAINS_KEYWORD, 0, state.hero[0], -1, c.KEYWORDS["flying"], "", -1)
    told = game.event_sentence(state, event, Reader(0, "de")) or ""
    assert told.endswith("erhält „Fliegende Einheit“.")


def test_looking_at_a_deck_says_whose() -> None:
    game = rich_game()
    state = state_of(Match(game, 1, 2, {}))
    name = game.card_name(state, state.hero[0], Reader(0))
    event = Event(e.LOOKS, 0, state.hero[0], state.hero[1], 3, "", -1)
    told_by = [game.event_sentence(state, event, Reader(reader)) for reader in (0, 1, -1)]
    assert told_by == [
        f"{name}: you look at the top 3 cards of the opponent's deck.",
        f"{name}: the opponent looks at the top 3 cards of your deck.",
        f"{name}: Player 1 looks at the top 3 cards of Player 2's deck.",
    ]
    assert game.event_sentence(state, event, Reader(1, "de")) == (
        f"{name} (de): Der Gegner sieht sich die obersten 3 Karten deines Decks an."
    )
