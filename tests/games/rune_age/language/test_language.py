"""Rune Age's card texts: read, written and rendered in German."""

import pytest

from runestack.games.rune_age.language.vocabulary import vocabulary
from runestack.language.diagnose import examine
from runestack.language.text import german

VOCABULARY = vocabulary()


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            "When Played, spend 1 {influence}: This unit gets +2 {strength}.",
            "Beim Ausspielen, gib 1 {influence} aus: Diese Einheit erhält +2 {strength}.",
        ),
        (
            "Resolution: For each friendly unit, your army gets +1 {strength}, at most 4.",
            "Auswertung: Deine Armee erhält für jede eigene Einheit, höchstens 4 Mal, +1 {strength}.",
        ),
        (
            "When Played: If it is a siege, wound up to 2 opposing units. Otherwise, your army gets +4 {strength}.",
            (
                "Beim Ausspielen: Falls es eine Belagerung ist, verwundest du bis zu 2 gegnerische Einheiten. "
                "Andernfalls erhält deine Armee +4 {strength}."
            ),
        ),
        (
            "Each player: Destroy a city you control or take 3 damage.",
            "Jeder Spieler: Vernichte eine von dir kontrollierte Stadt oder nimm 3 Schaden.",
        ),
        (
            "If this unit would be destroyed, you may spend 1 {influence} to discard it instead.",
            "Falls diese Einheit vernichtet würde, darfst du sie stattdessen abwerfen. Kosten: Gib 1 {influence} aus.",
        ),
        (
            "At the end of the round, if a player controls 3 or more landmarks, that player wins.",
            "Am Ende der Runde, falls ein Spieler 3 oder mehr Wahrzeichen kontrolliert, gewinnt dieser Spieler.",
        ),
    ],
)
def test_a_text_in_german(text: str, expected: str) -> None:
    tree, problems = examine(text, VOCABULARY)
    assert tree is not None
    assert not problems
    assert german(tree, VOCABULARY) == expected


@pytest.mark.parametrize(
    ("text", "found"),
    [
        (
            "When Played, pay 1 {influence}: Draw a card.",
            "“pay” cannot stand here: expected a cost, “once”",
        ),
        (
            "Each player: Destroy a city you control or 3 damage.",
            "“damage” cannot stand here: expected a noun, a side, state or race, “target”",
        ),
        (
            "This unit gets +1 {health}.",
            "“{health}” cannot stand here: expected a value, “{strength}”",
        ),
    ],
)
def test_a_misprint_is_told_with_what_could_stand_there(text: str, found: str) -> None:
    _, problems = examine(text, VOCABULARY)
    assert problems
    assert problems[0].message == found
