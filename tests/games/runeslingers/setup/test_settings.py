"""The settings of Runeslingers, and what they lead to."""

from collections import Counter
from pathlib import Path

import pytest

from runestack.cards.decks import format_deck, parse_deck
from runestack.games.runeslingers.cards.decks import FORM, SHELF, deck_by_lot
from runestack.games.runeslingers.rules import constants as c
from runestack.games.runeslingers.rules.setup import Setup
from runestack.games.runeslingers.setup.settings import make_setup
from runestack.games.settings import SettingError
from runestack.kernel.frame import NOBODY, NOTHING
from runestack.kernel.random import RandomStream
from tests.games.runeslingers.cards.test_named_cards import POOL

STRIKER = format_deck(SHELF.deck("striker", POOL), POOL, FORM)


def setup(**options: str) -> Setup:
    return make_setup(1, options, POOL)


def refusal(**options: str) -> str:
    with pytest.raises(SettingError) as caught:
        setup(**options)
    return str(caught.value)


def names(faces: list[int]) -> list[str]:
    return ["" if face == NOTHING else POOL.cards[face].name for face in faces]


@pytest.mark.rule("RS-SETUP-2", "RS-MODE-1")
def test_without_settings_it_is_one_encounter_with_starter_decks() -> None:
    found = setup()
    assert found.mode == c.STARTER
    assert not found.best_of_three
    assert found.choose_runeslingers
    assert found.runeslingers == [NOTHING, NOTHING]
    assert found.first_player == NOBODY
    assert (found.turn_limit, found.spots, found.starting_power) == (300, 6, 5)
    owners = {POOL.cards[face].name: deck for face, deck in found.starter_decks.items()}
    assert sorted(owners) == sorted(SHELF.deck(name, POOL).head for name in SHELF.names)
    assert {len(deck) for deck in owners.values()} == {30}


@pytest.mark.rule("RS-RULING-16", "RS-RULING-21", "RS-RULING-31")
def test_numbers() -> None:
    found = setup(turn_limit="none", concentration_areas="3", starting_power="2", first_player="1")
    assert (found.turn_limit, found.spots, found.starting_power) == (0, 3, 2)
    assert found.first_player == 1


@pytest.mark.rule("RS-MODE-2", "RS-DECK-4")
@pytest.mark.parametrize("how", ["word", "text", "file"])
def test_a_constructed_deck_is_a_word_a_text_or_a_file(how: str, tmp_path: Path) -> None:
    file = tmp_path / "deck.txt"
    file.write_text(STRIKER, encoding="utf-8")
    given = {"word": "striker", "text": STRIKER, "file": str(file)}[how]
    found = setup(mode="constructed", deck_0=given, deck_1="warden")
    assert names(found.runeslingers) == ["Eva", "Halvard"]
    assert [len(deck) for deck in found.decks] == [30, 30]
    assert set(Counter(names(found.decks[0])).values()) == {2}


def test_a_setting_counts_more_than_the_deck_that_names_a_runeslinger() -> None:
    found = setup(mode="constructed", deck_0="striker", deck_1="striker", runeslinger_0="nerys")
    assert names(found.runeslingers) == ["Nerys", "Eva"]


def test_a_deck_without_a_head_line_leaves_the_choice() -> None:
    text = STRIKER.replace("runeslinger: Eva", "")
    found = setup(mode="constructed", deck_0=text, deck_1=STRIKER)
    assert names(found.runeslingers) == ["", "Eva"]


@pytest.mark.rule("RS-MODE-1")
def test_in_starter_mode_the_word_of_a_deck_names_its_runeslinger() -> None:
    assert names(setup(deck_1="trickster").runeslingers) == ["", "Fenno"]


@pytest.mark.rule("RS-ABIL-1")
def test_abilities_can_be_fixed() -> None:
    found = setup(runeslinger_1="Eva", passive_1="Inner Flame", activate_1="engulf")
    assert names(found.passives) == ["", "Inner Flame"]
    assert names(found.activates) == ["", "Engulf"]


def test_abilities_by_lot_belong_to_the_runeslinger_and_follow_from_the_seed() -> None:
    given = {"deck_0": "striker", "deck_1": "warden", "passive_0": "random", "activate_1": "random"}
    found = [make_setup(seed, given, POOL) for seed in range(12)]
    assert {POOL.cards[one.passives[0]].value("runeslinger") for one in found} == {"Eva"}
    assert len({one.passives[0] for one in found}) > 1
    assert {POOL.cards[one.activates[1]].value("runeslinger") for one in found} == {"Halvard"}
    assert [one.passives for one in found] == [
        make_setup(seed, given, POOL).passives for seed in range(12)
    ]


@pytest.mark.rule("RS-DECK-1", "RS-DECK-2", "RS-DECK-3")
def test_decks_by_lot_are_legal_and_differ() -> None:
    decks = [deck_by_lot(POOL, RandomStream(seed)) for seed in range(12)]
    for deck in decks:
        assert parse_deck(format_deck(deck, POOL, FORM), POOL, FORM) == deck
    assert len({tuple(sorted(deck.cards)) for deck in decks}) == 12
    found = setup(mode="constructed", deck_0="random", deck_1="random")
    assert [len(deck) for deck in found.decks] == [30, 30]
    assert set(found.decks[0]) != set(found.decks[1])


WRONG = {
    ("mode", "sealed"): "mode cannot be 'sealed'; it can be: starter, constructed, draft",
    ("first_player", "2"): "first_player cannot be '2'; it can be: random, a number from 0 to 1",
    ("starting_power", "0"): "starting_power cannot be '0'; it can be: a number from 1 to 20",
    (
        "runeslinger_0",
        "Evo",
    ): "runeslinger_0 cannot be 'Evo'; it can be: Eva, Nerys, Halvard, Fenno",
    ("match", "best_of_three"): (
        "match=best_of_three needs mode=constructed or mode=draft: starter play is one encounter"
    ),
    ("mode", "constructed"): (
        "mode=constructed needs deck_0: a deck file, the text of a deck, or one of:"
        " afflicter, striker, trickster, warden"
    ),
    ("deck_0", "mine.txt"): (
        "with mode=starter deck_0 cannot be 'mine.txt'; it can be: afflicter, striker, trickster,"
        " warden (mode=constructed takes decks of your own)"
    ),
    ("passive_1", "Inner Flame"): (
        "passive_1 needs runeslinger_1: an ability belongs to a Runeslinger"
    ),
}


@pytest.mark.parametrize(("name", "value"), list(WRONG))
def test_a_wrong_value_is_refused_with_what_is_right(name: str, value: str) -> None:
    assert refusal(**{name: value}) == WRONG[name, value]


@pytest.mark.rule("RS-ABIL-2")
def test_an_ability_of_another_runeslinger_is_refused() -> None:
    message = refusal(runeslinger_0="Nerys", passive_0="Inner Flame")
    assert message.startswith("passive_0 cannot be 'Inner Flame'; it can be: ")


@pytest.mark.rule("RS-RULING-136")
def test_the_same_runeslinger_twice_is_for_constructed_play_only() -> None:
    same = {"runeslinger_0": "Eva", "runeslinger_1": "Eva"}
    for mode in ("starter", "draft"):
        assert refusal(mode=mode, **same).startswith("both players cannot have Eva")
    found = setup(mode="constructed", deck_0="warden", deck_1="warden", **same)
    assert names(found.runeslingers) == ["Eva", "Eva"]


@pytest.mark.rule("RS-SETUP-2", "RS-MODE-1")
def test_a_starter_deck_can_be_played_with_any_runeslinger() -> None:
    found = setup(deck_0="striker", runeslinger_0="Nerys", runeslinger_1="Eva")
    assert names(found.runeslingers) == ["Nerys", "Eva"]
    assert found.decks[0] == found.starter_decks[found.runeslingers[1]]
    assert found.decks[1] == []  # the one that names Eva, once the match begins


def test_decks_are_refused_in_a_draft() -> None:
    message = "deck_1 needs mode=constructed: in a draft decks are drafted"
    assert refusal(mode="draft", deck_1="striker") == message


@pytest.mark.rule("RS-DECK-1")
def test_a_bad_deck_is_refused_with_its_problems() -> None:
    short = "\n".join(STRIKER.splitlines()[:-1])
    message = refusal(mode="constructed", deck_0="striker", deck_1=short)
    assert message.startswith(
        "deck_1 cannot be played:\nRS-DECK-1 a deck has 30 cards, this one 28"
    )
    missing = refusal(mode="constructed", deck_0="striker", deck_1="no_such_file.txt")
    assert missing == (
        "deck_1: there is no deck or file 'no_such_file.txt'"
        " (the decks are: afflicter, striker, trickster, warden)"
    )
