"""Undone answers, plays undone inside effects, at the end of an encounter, and in games that are saved in between (RS-RULING-43)."""

import json
from pathlib import Path

import pytest

import runestack
from runestack.games.runeslingers.game import Runeslingers
from runestack.games.runeslingers.rules import choices as ch
from runestack.games.runeslingers.rules.game import RuneslingersGame
from runestack.games.runeslingers.scenario import (
    activate,
    filler,
    passive,
    placed,
    player,
    runeslinger,
    spirit,
    trinket,
    utility,
)
from runestack.games.runeslingers.scenario.cards import AILMENTS, owned_ability, printed
from runestack.kernel.decision import option_kind
from runestack.play import files
from runestack.play import match as matches
from runestack.play.match import Match
from runestack.testing import scenario
from tests.games.runeslingers.rules.test_undoing import BELL, RITE, THORN, position

EMBER = spirit("Ember", "Deal 3 damage to a target.")
SHOUT = utility("Shout", "Sling, discard a card: Draw a card.", keywords="Shout, Pain 1")
ROCK = spirit("Rock", "Sling, pay 1 health, discard a card: Deal 5 damage to a target.", defense=2)


# -- on the ladder ------------------------------------------------------------------------------


@pytest.mark.rule("RS-RULING-43", "RS-RULING-70")
def test_an_undone_answer_leaves_the_ladder_and_the_chance_to_answer_as_they_were() -> None:
    snap = utility("Snap", "Gain 1 health.", keywords="Shout")
    game = scenario(
        "runeslingers",
        p1=player(hand=[EMBER, snap]),
        p2=player(hand=[SHOUT, snap, *filler(1)], field=[THORN, BELL], health=10),
        blocks="never",
    )
    game.p1.plays("Ember", target="p2")
    game.p2.answers_with("p2 Snap")
    game.p1.answers_with("p1 Snap")
    before = position(game)
    game.p2.answers_with("Shout")
    assert game.log_in_order("plays Shout", "Shout is undone")
    assert position(game) == before
    game.expect(ladder=["Ember", "p2 Snap", "p1 Snap"])
    assert game.asks(game.p2, "do you answer")
    game.refuses(game.p2, "answer", "Shout", rule="RS-RULING-43")
    game.p2.declines()
    game.expect(game.p2, health=10 + 1 - 3, hand=["Shout", "Filler"])
    game.expect(game.p1, health=18)
    game.expect(ladder=[])


@pytest.mark.rule("RS-RULING-43")
def test_an_answer_that_was_undone_may_be_tried_again_after_another_one() -> None:
    ash = trinket("Ash", "Whenever you lose health, sear a card.")
    cry = utility("Cry", "Sling, sear 10 cards: Gain 1 health.", keywords="Shout, Pain 1")
    horn = trinket("Horn", "Activate: Gain 1 health.")
    game = scenario(
        "runeslingers", p1=player(hand=[EMBER]), p2=player(hand=[cry], field=[ash, horn])
    )
    game.p1.plays("Ember", target="p2")
    game.p2.answers_with("Cry")
    game.refuses(game.p2, "answer", "Cry", rule="RS-RULING-43")
    game.p2.answers_with("Horn")
    game.allows(game.p2, "answer", "Cry")


@pytest.mark.rule("RS-RULING-43")
def test_an_answer_that_was_undone_is_a_play_again_once_the_ladder_is_resolved() -> None:
    ash = trinket("Ash", "Whenever you lose health, sear a card.")
    cry = utility("Cry", "Sling, sear 10 cards: Gain 1 health.", keywords="Shout, Pain 1")
    game = scenario(
        "runeslingers",
        p1=player(hand=[EMBER, cry], field=[ash, BELL]),
        p2=player(hand=[utility("Hum", "Gain 1 health.", keywords="Shout")]),
    )
    game.p1.plays("Ember", target="p2")
    game.p2.answers_with("Hum")
    game.p1.answers_with("Cry")
    assert game.log_contains("Cry is undone")
    game.p1.declines()
    game.allows(game.p1, "play", "Cry")


@pytest.mark.rule("RS-RULING-43")
def test_an_answer_that_was_undone_may_be_tried_again_against_the_next_action() -> None:
    smash = utility("Smash", "Destroy target trinket.")
    game = scenario(
        "runeslingers",
        p1=player(hand=[smash, EMBER]),
        p2=player(hand=[SHOUT, *filler(1)], field=[THORN, BELL]),
        blocks="never",
    )
    game.p1.plays("Smash", target="Thorn")
    game.p2.answers_with("Shout")
    assert game.log_contains("Shout is undone")
    game.p2.declines()
    game.expect("Thorn", zone="discard")
    game.p1.plays("Ember", target="p2")
    game.p2.answers_with("Shout")
    game.p2.declines()
    game.expect("Shout", zone="play", slung=True)
    game.expect(game.p2, health=18 - 1 - 3, hand=["Filler"])


# -- in effects, and at the end ------------------------------------------------------------------


@pytest.mark.rule("RS-RULING-43", "RS-RULING-1")
@pytest.mark.parametrize("wins", [0, 1])
def test_nothing_is_undone_once_the_encounter_has_ended(wins: int) -> None:
    doom = trinket("Doom", "Whenever the enemy discards a card, the enemy loses 18 health.")
    game = scenario(
        "runeslingers",
        p1=player(hand=[RITE, *filler(1)], field=[THORN], power=1),
        p2=player(field=[doom], wins=wins),
        match="best_of_three",
    )
    game.p1.plays("Rite")
    assert not game.log_contains("undone")
    assert game.over == (wins == 1)
    game.expect(game.p2, wins=wins + 1)
    assert game.state.kept == []


@pytest.mark.rule("RS-RULING-43", "RS-RULING-20")
def test_an_encounter_lost_by_a_cost_leaves_nothing_to_go_back_to() -> None:
    game = scenario(
        "runeslingers",
        p1=player(hand=[RITE, *filler(1)], field=[THORN], power=1, health=1),
        match="best_of_three",
    )
    game.p1.plays("Rite")
    game.expect(game.p2, wins=1)
    game.expect(encounter=2)
    assert game.state.kept == []


@pytest.mark.rule("RS-RULING-43", "RS-RULING-121")
def test_a_sling_inside_an_effect_is_undone_alone() -> None:
    encore = utility("Encore", "Sling target allied runespell again. Draw a card.")
    game = scenario(
        "runeslingers",
        p1=player(hand=[encore, *filler(1)], field=[placed(ROCK, slung=True), THORN]),
    )
    game.p1.plays("Encore", target="Rock")
    assert game.log_in_order("Encore resolves", "1 health", "Rock is undone", "draws a card")
    game.expect(game.p1, health=18, hand=["Filler", "Filler"])
    game.expect(game.p2, health=18)
    game.expect("Encore", zone="play", slung=True)


@pytest.mark.rule("RS-RULING-43", "RS-RULING-121")
def test_a_play_is_undone_over_an_undone_sling_of_one_of_its_triggers() -> None:
    horn = trinket(
        "Horn", "The first time each turn you lose health, sling an allied runespell again."
    )
    game = scenario(
        "runeslingers",
        p1=player(hand=[RITE, *filler(1)], field=[horn, ROCK, THORN], did={"set": 1}),
    )
    before = position(game)
    game.p1.plays("Rite")
    game.p1.orders("Horn", "Thorn")
    assert game.log_in_order("Horn triggers", "Rock is undone", "Thorn triggers", "Rite is undone")
    assert position(game) == before


# -- saved and loaded in between -----------------------------------------------------------------


@pytest.mark.rule("RS-RULING-43")
def test_a_play_can_be_undone_after_the_game_was_saved_and_loaded() -> None:
    rite = utility("Rite", "Sling, discard a card: Draw a card.", keywords="Ail 1, Pain 1")
    game = scenario(
        "runeslingers", p1=player(hand=[rite, *filler(1)], field=[THORN], did={"set": 1})
    )
    before = position(game)
    game.p1.plays("Rite")
    assert game.asks(game.p1, "which type")
    assert isinstance(game.state, RuneslingersGame)
    stored = json.dumps(game.state.dump())
    loaded = RuneslingersGame(game.state.faces)
    loaded.load(json.loads(stored))
    loaded.manners = game.state.manners
    assert json.dumps(loaded.dump()) == stored
    game.p1.ails("curse")
    assert position(game) == before
    game.session.state = loaded
    loaded.journal = game.session.journal
    game.p1.ails("curse")
    assert position(game) == before
    game.refuses(game.p1, "play", "Rite", rule="RS-RULING-43")


def unlucky_match(seed: int) -> Match:
    """A match in which no card of the first player can ever be played: each play is undone."""
    eva = runeslinger("Ada")
    hurt = owned_ability(passive("Whenever you lose health, discard your hand."), eva)
    pull = owned_ability(activate("Draw a card."), eva)
    text, bar = "Sling, discard a card: Draw a card.", "Shout, Ail 1, Pain 1"
    rites = [utility(f"Rite {number}", text, keywords=bar) for number in range(15)]
    game = printed((eva, hurt, pull, *AILMENTS, *rites)).game
    deck = "\n".join(f"2 {rite.name}" for rite in rites)
    return Match(game, seed, 2, {"mode": "constructed", "deck_0": deck, "deck_1": deck})


def play_on(match: Match, choices: int) -> None:
    """Whoever is asked plays a card, if one is offered."""
    for _ in range(choices):
        decision = match.decision
        if decision is None:
            return
        played = [one.index for one in decision.options if option_kind(one.code) == ch.PLAY_CARD]
        match.choose(played[0] if played else 0)


@pytest.mark.rule("RS-RULING-43")
def test_a_player_who_always_tries_again_comes_to_an_end_and_the_match_can_be_replayed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = unlucky_match(3)
    game = match.game
    assert isinstance(game, Runeslingers)
    find = {"runeslingers": game}.__getitem__
    monkeypatch.setattr(files, "find_game", find)
    monkeypatch.setattr(matches, "find_game", find)
    play_on(match, 60)
    turns = [entry.sentence for entry in match.log() if entry.sentence.startswith("Turn")]
    assert len(turns) > 2
    undone = [entry for entry in match.log() if "undone" in entry.sentence]
    assert len(undone) > 5
    while match.decision is not None and not match.state.kept:
        play_on(match, 1)
    match.save(tmp_path / "middle.json")
    again = runestack.load(tmp_path / "middle.json")
    assert again.state.kept
    play_on(match, 10)
    play_on(again, 10)
    assert again.state.digest() == match.state.digest()
    assert [entry.sentence for entry in again.log()] == [entry.sentence for entry in match.log()]
