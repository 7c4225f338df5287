from typing import Any

import pytest

from runestack.games.rone.rules import choices as ch
from runestack.games.rone.scenario import player, tactic, unit
from runestack.games.rone.view.text import table
from runestack.games.rone.view.text_words import ENGLISH, GERMAN, ICONS, income_words
from runestack.games.wording import Reader
from runestack.play.match import Match
from runestack.testing import scenario
from tests.games.rone.positions import (
    GAMES,
    LANGUAGES,
    first_position,
    question_of,
    random_match,
    state_of,
)
from tests.games.rone.rich_pack import rich_game


def test_both_languages_have_the_same_words() -> None:
    assert set(ENGLISH) == set(GERMAN)
    assert all(set(words) == set(LANGUAGES) for words in ICONS.values())


@pytest.mark.parametrize("which", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_position_fits_into_the_terminal(which: str, language: str) -> None:
    for number, match in enumerate(random_match(GAMES[which], 6, edition=language)):
        for seat in (-1, 0, 1) if number % 4 == 0 else ():
            lines = match.table(seat, language)
            assert max(len(line) for line in lines) <= 100
            assert not any("{" in line for line in lines)


@pytest.mark.rule("RONE-RULING-7")
def test_everything_public_is_on_the_table() -> None:
    for match in random_match(rich_game(), 3):
        state = state_of(match)
        if not (
            state.asking
            and state.units[0]
            and state.units[1]
            and state.graveyard[0]
            and state.technology[0]
        ):
            continue
        for seat in (0, 1):
            text = " ".join(line.strip() for line in match.table(seat, "en"))
            for pile in (
                *state.units,
                *state.technology,
                *state.graveyard,
                *state.removed,
                [*state.hero],
                state.hand[seat],
            ):
                for card in pile:
                    assert rich_game().card_name(state, card, Reader(seat)) in text
            for water in state.water:
                assert f"water {water} | life" in text
            assert f"{len(state.hand[1 - seat])} x hidden" in text or not state.hand[1 - seat]
        return
    pytest.fail("no such position")


def test_exhaustion_and_changed_values_are_said() -> None:
    for match in random_match(rich_game(), 3):
        state = state_of(match)
        if state.units[0]:
            break
    unit = state.units[0][0]
    state.rotation[unit] = 2
    state.health_change[unit] = 3
    state.melee_token[unit] = 1
    text = "\n".join(match.table(0, "en"))
    printed = state.faces.health[state.face[unit]]
    assert f"health {printed + 3} (printed {printed})" in text
    assert "exhausted 2" in text
    assert "+1 melee for the next combat" in text
    german = "\n".join(match.table(0, "de"))
    assert "erschöpft 2" in german
    assert "+1 Nahkampf für den nächsten Kampf" in german


def test_options_stand_with_their_numbers_and_attacks_with_what_they_would_do() -> None:
    match = first_position(ch.ASK_ATTACK, rich_game(), range(30))
    question = question_of(match)
    lines = match.table(question.seat, "en")
    prompt = rich_game().prompt(match.state, question, Reader(question.seat))
    asked = lines[lines.index(prompt) + 1 :]
    assert asked[0].startswith("  0  Attack ")
    assert any("would deal" in line or "would leave" in line for line in asked)
    waiting = match.table(1 - question.seat, "en")
    assert waiting[-1] == "Waiting for: Opponent"
    assert match.table(-1, "en")[-1] == f"Waiting for: Player {question.seat + 1}"


def test_the_end_is_told() -> None:
    for match in random_match(rich_game(), 2):  # noqa: B007 - the last one is wanted
        pass
    result = match.result
    assert result is not None
    if result.winners:
        winner = result.winners[0]
        english, german = result.sentence
        assert match.table(winner, "en")[-1] == f"The game is over. Won by: You. {english}"
        line = f"Das Spiel ist aus. Gewonnen hat: Gegner. {german}"
        assert match.table(1 - winner, "de")[-1] == line
    else:
        assert match.table(0, "en")[-1].startswith("The game is a tie.")


def test_the_table_needs_nothing_but_the_view() -> None:
    import json

    match = Match(rich_game(), 1, 2, {})
    view: Any = json.loads(json.dumps(match.view(0)))
    assert table(view, Reader()) == match.table(0, "en")
    assert table(view, Reader())[0] == "Setup"


@pytest.mark.rule("RONE-RULING-7")
def test_race_level_cost_and_recycle_cost_are_on_the_table() -> None:
    bat = unit("Bat", race="mutant", level=2, cost=3, recycle=2, text="Flying.")
    horn = tactic("Horn", "Gain 1 {water}.", level=1, recycle=3)
    game = scenario(
        "rone",
        p1=player(units=[bat], hand=[bat], graveyard=[horn]),
        p2=player(units=[bat], graveyard=[bat]),
    )
    view = game.view(game.p1)
    english = "\n".join(table(view, Reader()))
    assert english.count("Bat: Mutant | level 2 | cost 3 | health") == 2
    assert "Bat: Mutant | cost 3 | level 2 | recycle 2" in english
    assert "Horn (level 1, recycle 3)" in english
    assert "Bat (level 2, recycle 2)" in english
    assert "[Flying]" not in english
    german = "\n".join(table(view, Reader(language="de")))
    assert "Bat (Stufe 2, Wiederverwertung 2)" in german
    assert "Bat: Mutanten | Stufe 2 | Kosten 3" in german
    hero = next(line for line in table(view, Reader()) if line.startswith("  Hero:"))
    assert "income" in hero
    assert any(race in hero for race in ("Survivor", "Machine", "Mutant", "Hybrid", "Nanobot"))


def test_only_keywords_that_are_not_printed_stand_in_brackets() -> None:
    wings = tactic("Wings", "Target unit gains Flying until end of turn.")
    mud = tactic("Mud", "Target unit loses Flying until end of turn.")
    bat = unit("Bat", text="Flying.")
    game = scenario("rone", p1=player(units=[unit("Rat"), bat], hand=[wings, mud]))
    game.p1.plays("Wings", target="Rat")
    game.p1.plays("Mud", target="Bat")
    lines = [line.strip() for line in table(game.view(game.p1), Reader())]
    assert lines.count("[Flying]") == 1
    assert lines.count("[no longer: Flying]") == 1


@pytest.mark.parametrize(("cards", "words"), [(1, "1 card "), (2, "2 cards ")])
def test_one_card_of_income_is_one_card(cards: int, words: str) -> None:
    assert words in income_words(3, cards, 7, "en")
    assert income_words(3, 1, None, "de") == "Einkommen 3 Wasser, 1 Karte | nächste Stufe keine"


def test_a_combat_says_whose_units_fight() -> None:
    rat = unit("Rat", health=3)
    game = scenario(
        "rone",
        p1=player(units=[rat]),
        p2=player(units=[rat], hand=[tactic("Horn", "Gain 1 {water}.")]),
        auto_pass=False,
    )
    game.p1.announces("attack", "p1 Rat")
    game.all_pass()
    game.p1.attacks("p1 Rat", "p2 Rat")
    assert any(
        "Combat: The opponent's Rat attacks your Rat" in line
        for line in table(game.view(game.p2), Reader())
    )
