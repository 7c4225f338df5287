"""The table in the terminal, and what is told about one card."""

from __future__ import annotations

import json

import pytest

from runestack.games.runeslingers.rules import constants as c
from runestack.games.runeslingers.telling.inspecting import inspect
from runestack.games.runeslingers.view.seat import view
from runestack.games.runeslingers.view.text import table
from runestack.games.runeslingers.view.text_words import ENGLISH, GERMAN, plain
from runestack.games.wording import Reader
from tests.games.runeslingers.hand_made import Encounter, answered_fireball, words
from tests.games.runeslingers.view.test_seat import MODES, random_states, seen

LANGUAGES = ("en", "de")


def lines(encounter: Encounter, reader: int, language: str) -> str:
    return "\n".join(
        table(view(encounter.state, words(), Reader(reader)), Reader(language=language))
    )


def full_table() -> Encounter:
    """Something of everything."""
    encounter = Encounter()
    encounter.hand(0, "Fireball")
    encounter.hand(1, "Blood Rite")
    encounter.concentration(0, "Brand", 1)
    encounter.play(0, "Lava Stream", 1)
    encounter.concentration(0, "Brand", 2)
    encounter.concentration(1, "Hex", 1)
    encounter.play(1, "Burning Ember", 1)
    encounter.ail(0, 1, c.BURN, 4)
    encounter.ail(0, 3, c.CURSE, 2)
    encounter.boon(1, "Deathmark", 0, 3)
    encounter.pile(0, "Meteor", c.IN_DISCARD)
    encounter.pile(1, "Tornado", c.IN_VOID)
    return encounter


def test_both_languages_have_the_same_words() -> None:
    assert set(ENGLISH) == set(GERMAN)
    for key, text in ENGLISH.items():
        names = {part.split("}")[0] for part in text.split("{")[1:]}
        assert names == {part.split("}")[0] for part in GERMAN[key].split("{")[1:]}, key


@pytest.mark.parametrize("options", MODES, ids=lambda options: options["mode"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_position_fits_into_the_terminal(options: dict[str, str], language: str) -> None:
    for number, (state, _) in enumerate(random_states(options, 5)):
        for reader in (-1, 0, 1) if number % 7 == 0 or state.outcome else ():
            written = table(seen(state, reader), Reader(language=language))
            assert max(len(line) for line in written) <= 100
            assert not any("{" in line for line in written)


def test_the_table_needs_nothing_but_the_view() -> None:
    data = view(full_table().state, words(), Reader(0))
    for language in LANGUAGES:
        assert table(json.loads(json.dumps(data)), Reader(language=language)) == table(
            data, Reader(language=language)
        )


@pytest.mark.rule("RS-RULING-133")
def test_everything_public_is_on_the_table() -> None:
    text = lines(full_table(), 0, "en")
    assert text.startswith("Encounter 1 | turn 3 | play phase | turn: You")
    assert "Runeslinger: Eva (Striker) | power 5 of 5 | health 18 of 18 | block 4" in text
    assert "hand 1 of 8 | deck" in text
    assert "blocks 0 of 1 | concentrations set 0 of 1 | ailments 4 of 8" in text
    assert "1: Burn x 4 | level II" in text
    assert "level II: On-ail: Lose 1 health. Sear a card." in text
    assert "3: Curse x 2 | level I | concealed under Deathmark" in text
    assert "owned by Enemy" in text
    assert "1: Brand (face-down) | under Lava Stream" in text
    assert "2: Brand (face-down) | empty" in text
    assert "3-6: free" in text
    assert "1: hidden | under Burning Ember" in text
    assert "Discard pile (top first), 1: Meteor" in text
    assert "Void pile (top first), 1: Tornado" in text
    assert "1 x hidden" in text
    assert "Hex" not in text
    assert "Blood Rite" not in text


def test_the_same_in_german() -> None:
    text = lines(full_table(), 1, "de")
    assert text.startswith("Begegnung 1 | Spielzug 3 | Spielphase | am Zug: Gegner")
    assert "Runenschleuderer: Eva (Stürmer) | Macht 5 von 5 | Lebenspunkte 18 von 18" in text
    assert "1: Verbrennung x 4 | Stufe II" in text
    assert "3: Fluch x 2 | Stufe I | verborgen unter Todesmal" in text
    assert "1: verdeckt | unter Lavastrom" in text
    assert "Ablagestapel (oberste zuerst), 1: Meteor" in text
    assert "Brandmal" not in text


def test_a_spectator_reads_of_player_1_and_2() -> None:
    text = lines(full_table(), -1, "en")
    assert "== Player 1, first player ==" in text
    assert "== Player 2 ==" in text
    assert text.splitlines()[-1] == "Waiting for: Player 1"
    assert "Brand" not in text


def test_state_and_changes_of_a_card_are_said() -> None:
    encounter = Encounter()
    state = encounter.state
    encounter.concentration(0, "Brand", 1)
    stream = encounter.play(0, "Lava Stream", 1)
    state.tokens[stream], state.damage[stream], state.slung[stream] = 2, 1, 3
    encounter.change(c.LAST_KEYWORD, stream, c.PIERCE, c.THIS_TURN, 0, stream)
    encounter.change(c.LAST_PREVENT, -1, 4, c.THIS_TURN, 0, stream)
    text = lines(encounter, 0, "en")
    joined = " ".join(line.strip() for line in text.splitlines())
    state_line = "defense 2 of 3 left | tokens 2 | played this turn | slung this turn"
    assert state_line in joined
    assert "has Pierce this turn (Lava Stream)" in text
    assert "[Pierce]" in text
    assert "In force for a time:\n    prevents the next 4 damage this turn (Lava Stream)" in text
    told = inspect(state, words(), stream, Reader(1))
    assert told[:2] == ["Lava Stream", "Striker runespell, spirit | defense 3 | Charge"]
    assert told[-1].startswith("now: defense 2 of 3 left | tokens 2 | played this turn | slung")


def test_a_weakened_defense_stands_beside_the_printed_one() -> None:
    encounter = Encounter()
    encounter.concentration(0, "Brand", 1)
    encounter.play(0, "Lava Stream", 1)
    encounter.ail(0, 1, c.FRAGMENT, 1)
    assert "defense 2 (printed 3)" in lines(encounter, 0, "en")


@pytest.mark.rule("RS-LADDER-5")
def test_the_ladder_is_written_from_the_top_down() -> None:
    state = answered_fireball()[0].state
    state.ladder[0].flag = 2
    text = " ".join(line.strip() for line in table(seen(state, 0), Reader()))
    assert text.index("2: The enemy slings Bounce") < text.index("1: You sling Fireball")
    assert "(negated)" in text


def test_copies_on_a_field_have_the_numbers_that_options_use() -> None:
    encounter = Encounter()
    for spot in (1, 2):
        encounter.concentration(0, "Brand", spot)
    second = encounter.play(0, "Fireball", 2)
    first = encounter.play(0, "Fireball", 1)
    text = lines(encounter, 1, "en")
    assert text.index("under Fireball (2)") < text.index("under Fireball (1)")
    assert second != first


def test_inspecting_tells_what_the_reader_may_know() -> None:
    encounter = full_table()
    state = encounter.state
    hidden = state.spot_card[6]
    assert inspect(state, words(), hidden, Reader(0)) == ["A card"]
    assert inspect(state, words(), hidden, Reader(0, "de")) == ["Eine Karte"]
    assert inspect(state, words(), hidden, Reader(1))[-1] == "now: concentration 1"
    assert inspect(state, words(), 9999, Reader(0)) == ["A card"]
    slinger = inspect(state, words(), state.slinger[1], Reader(0, "de"))
    assert slinger[-1].startswith("jetzt: Macht 5 von 5 | Lebenspunkte 18 von 18")
    ability = inspect(state, words(), state.activate[0], Reader(1))
    assert ability[1].startswith("Activate ability | cost")
    assert ability[-1].startswith("now: cost")


def test_texts_of_this_game_have_no_icons() -> None:
    for face in range(len(words().pool.cards)):
        for language in LANGUAGES:
            text = words().text(face, language)
            assert "{" not in text
            assert plain(text, language) == text
