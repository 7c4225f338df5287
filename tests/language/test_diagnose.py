"""Error messages, one golden file per code."""

from collections.abc import Callable

import pytest

from runestack.cards.fitting import fitting_card
from runestack.games import game as find_game
from runestack.games.rone.language.phrases import RONE_PHRASES
from runestack.games.rone.language.vocabulary import ADDITIONS, vocabulary
from runestack.games.rone.language.words import RONE_WORDS
from runestack.kernel import program as pr
from runestack.language import nodes as n
from runestack.language.diagnose import TextError, examine, parse, show
from runestack.language.phrase import phrase
from runestack.language.vocabulary import Vocabulary

VOCABULARY = vocabulary()

CORPUS = (
    ("rone-u-003", "Battlefield: Deal 1 damage to target unit."),
    ("rone-u-009", "Defender.\nWhenever this unit attacks, draw a card."),
    ("rone-t-001", "Destroy target enemy unit with level 1."),
)

TEXTS = {
    "L001": (
        "Battlefield: Deal 2 damge to target enemy unit.",
        "Destroy target enmy unit.",
        "Drw a card.",
        "Whenever this unit attaks, draw a card.",
        "Target unit gains Flyng until end of turn.",
        "Destroy each unit that is exhausted.",
        "Deal 2 damage to target unit until end of turn.",
        "{red 2}: Draw a card.",
        "{purple 2}, destroy a unit: Draw a card.",
        "{purple 2}, sacrifice a unit: Draw a card.",
        "{purple 2}, pay 1 {water}, sacrifice a unit: Draw a card.",
        "Defender.\nWhenever this unit attacks, drawn a card.",
    ),
    "L002": ("Draw a card", "Deal 2 damage to", "Battlefield:", "Exhaust target unit"),
    "L004": (
        "Draw 1 card.",
        "draw a card.",
        "Destroy target enemy exhausted unit.",
        "Destroy target unit without Flying and with level 1.",
        "Exhaust target unit 1 time.",
        "Draw  2 cards.",
    ),
    "L005": (
        "Draw 2 card.",
        "Destroy 2 target unit.",
        "Destroy each units.",
        "Allied units gets +1 {melee}.",
        "Refresh target unit 2 time.",
    ),
    "L006": (
        "Destroy that unit.",
        "Destroy each enemy unit. Exhaust that unit once.",
        "Whenever this unit attacks, that player discards a card.",
        "Destroy target unit. Exhaust that card once.",
        "Whenever you play a unit, exhaust that unit once.",
        "Exhaust target unit once. Destroy target technology. Refresh that unit once.",
        "Exhaust target unit once. Refresh 2 target allied units once. Destroy that unit.",
        "Exhaust target unit once or draw a card. Destroy that unit.",
        "Exhaust target unit once or destroy that unit.",
        "Put a unit from your graveyard onto the battlefield. Exhaust that unit once.",
        "{purple 1}, destroy another allied unit: Exhaust that unit once.",
        "Initiative, pay 1 {water}: Exhaust target unit once.\nDestroy that unit.",
        "Battlefield: Exhaust target unit once.\nInitiative, pay 1 {water}: Destroy that unit.",
    ),
    "L007": ("Draw a card; gain 1 {water}.", "Draw a card!"),
    "L008": ("Draw a card.\n\nGain 1 {water}.",),
    "L009": (
        "For each allied unit, level up your hero without paying.",
        "Draw a card. If it is your turn, for each unit, gain control of target unit until end of turn.",
        "You may, for each unit, look at the top 2 cards of your deck and put them back in any order.",
    ),
}


@pytest.mark.parametrize("code", sorted(TEXTS))
def test_messages_of_a_code(code: str, golden: Callable[[str, str], None]) -> None:
    messages = []
    for text in TEXTS[code]:
        _, problems = examine(text, VOCABULARY, CORPUS)
        assert [problem.code for problem in problems] == [code], text
        messages += [show(problem, text.split("\n")) for problem in problems]
    golden(f"errors/{code}.txt", "\n\n".join(messages) + "\n")


def test_messages_of_two_readings(golden: Callable[[str, str], None]) -> None:
    """No text of a game has two; a row that makes them has to be added for this."""
    row = phrase(
        n.Remove,
        "action",
        "destroy target {cards:kinds_in_play}",
        "<tilge|tilgst|tilgen> {cards:cards.acc}",
    )
    ambiguous = Vocabulary("test", RONE_WORDS, (*RONE_PHRASES, row), ADDITIONS)
    text = "Destroy target unit."
    _, problems = examine(text, ambiguous)
    assert [problem.code for problem in problems] == ["L003"]
    golden("errors/L003.txt", show(problems[0], [text]) + "\n")


def test_all_problems_of_a_text_are_collected() -> None:
    _, problems = examine("Draw 1 card.\nDestroy that unit.\nDrw a card.", VOCABULARY)
    assert [(problem.code, problem.paragraph) for problem in problems] == [
        ("L004", 0),
        ("L006", 1),
        ("L001", 2),
    ]


def test_parse_raises_with_everything_that_is_wrong() -> None:
    with pytest.raises(TextError) as caught:
        parse("Draw 1 card.\nDrw a card.", VOCABULARY)
    assert len(caught.value.problems) == 2
    assert "did you mean “draw”?" in str(caught.value)


CARD_OF_EVENT = "the card of the event"
PLAYER_OF_EVENT = "the player of the event"


def referents(text: str) -> list[str]:
    """What each `that` of a text means when it runs: something of the event, or the text's first, second, ... choice."""
    game = find_game("rone")
    card, problems = fitting_card(game.card_game, text, parse(text, VOCABULARY))
    assert not problems
    abilities, _ = game.programs(card)
    found = []
    for ability in abilities:
        choices = {slot.place: f"choice {number}" for number, slot in enumerate(ability.slots, 1)}
        for step in ability.program:
            tested = step.condition.selector if step.condition else None
            measured = step.counted.selector if step.counted else None
            for selector in (measured, step.selector, tested):
                if selector is not None and selector.pick == pr.PICK_THAT:
                    found.append(choices[selector.place])
                elif selector is not None and selector.pick == pr.PICK_EVENT:
                    found.append(CARD_OF_EVENT)
            if step.player == pr.THAT_PLAYER:
                found.append(choices.get(step.chosen_player, PLAYER_OF_EVENT))
    return found


@pytest.mark.parametrize(
    ("text", "referent"),
    [
        ("Deal 2 damage to target unit. Exhaust that unit once.", "choice 1"),
        ("Whenever an enemy unit attacks, exhaust that unit once.", CARD_OF_EVENT),
        (
            "Whenever this unit destroys a unit, remove that unit from the game.",
            CARD_OF_EVENT,
        ),
        (
            "Whenever an allied unit is played, that unit gains Flying until end of turn.",
            CARD_OF_EVENT,
        ),
        (
            "Whenever an enemy unit attacks, deal 1 damage to target unit. Exhaust that unit once.",
            "choice 1",
        ),
        ("Target player discards a card. That player draws a card.", "choice 1"),
        (
            "Whenever the opponent plays a card, that player loses 1 {water}.",
            PLAYER_OF_EVENT,
        ),
        (
            "Deal 2 damage to target unit. Deal 1 damage to your hero. Exhaust that unit once.",
            "choice 1",
        ),
        (
            "Exhaust target unit once. Refresh target allied unit once. Destroy that unit.",
            "choice 2",
        ),
        (
            "Exhaust target unit once. Target player draws a card. Destroy that unit.",
            "choice 1",
        ),
        (
            "Deal 2 damage to target unit.\nInitiative, pay 1 {water}: Exhaust that unit once.",
            "choice 1",
        ),
        (
            "Target player draws a card.\nInitiative, pay 1 {water}: That player discards a card.",
            "choice 1",
        ),
        ("Deal 2 damage to target unit. Draw a card or exhaust that unit once.", "choice 1"),
        ("Refresh target card once. If that card is a Nanobot, draw a card.", "choice 1"),
    ],
)
def test_that_points_at_what_was_named(text: str, referent: str) -> None:
    assert referents(text) == [referent]
