"""Ailments are cards of the pack: what they say is what happens (RS-RULING-79)."""

import shutil
from pathlib import Path
from typing import Any

import pytest

from runestack.cards.check import check_pack
from runestack.cards.loader import load_pool
from runestack.games.runeslingers import cards
from runestack.games.runeslingers.cards.schema import RUNESLINGERS_CARDS
from runestack.games.runeslingers.game import GAME, Runeslingers
from runestack.games.runeslingers.scenario import (
    Design,
    activate,
    ailment,
    boon,
    concealing,
    passive,
    placed,
    player,
    spirit,
    trinket,
    utility,
)
from runestack.games.settings import SettingError
from runestack.play.match import Match
from runestack.testing import Scenario, scenario

FILE = Path(cards.__file__).parent / "ailments.toml"
BALM = utility("Balm", "Cleanse 1 ailment from target Runeslinger.")
SMASH = utility("Smash", "Destroy target boon.")
WARD = boon("Ward", "Your maximum hand size is 1 higher.")


def ail(name: str, number: int = 1) -> Design:
    """A card that applies instances of a type."""
    return utility("Bane", f"Apply {number} {name} to target Runeslinger.")


def ailed(name: str, one: str, two: str, number: int = 1, **words: Any) -> Scenario:
    """P1 has just applied instances of an ailment with another text to P2."""
    text = f"Level I:\n{one}" + (f"\nLevel II:\n{two}" if two else "")
    given = words.pop("p1", None) or player(hand=[ail(name, number), BALM])
    game = scenario("runeslingers", p1=given, ailments=[ailment(name, text)], **words)
    game.p1.plays("Bane", target="p2")
    return game


# -- another text --------------------------------------------------------------------------------


@pytest.mark.rule("RS-RULING-79", "RS-AIL-10")
def test_an_on_ail_text_happens_once_for_each_instance_and_its_second_level_from_the_fourth_on() -> (
    None
):
    game = ailed("Burn", "On-ail: Lose 1 health.", "On-ail: Void 2 cards.", 5)
    game.expect(game.p2, health=13, void=["Filler"] * 4, discard=[])


@pytest.mark.rule("RS-RULING-79", "RS-AIL-4", "RS-AIL-6", "RS-RULING-83")
def test_a_continuous_text_works_from_its_level_on_and_stops_below() -> None:
    game = ailed("Burn", "Your block limit is 1 higher.", "Your block is 3 lower.", 4)
    game.expect(game.p2, block=1, block_limit=2, health=18)
    game.p1.plays("Balm", target="p2")
    game.expect(game.p2, block=4, block_limit=2)


@pytest.mark.rule("RS-RULING-79")
def test_an_ailment_can_have_a_triggered_text() -> None:
    curse = "Whenever you block, lose 2 health."
    ember = spirit("Ember", "Deal 6 damage to a target.")
    given = player(hand=[ail("Curse"), ember])
    game = ailed("Curse", curse, "", p1=given, p2=player(hand=1))
    game.p1.plays("Ember", target="p2")
    game.p2.blocks()
    game.expect(game.p2, health=18 - 2 - 2, maximum=18)


@pytest.mark.rule("RS-RULING-79", "RS-RULING-129")
def test_a_waiting_trigger_of_an_ailment_that_is_cleansed_is_lost() -> None:
    text = "At the end of the enemy's turn, lose 5 health."
    calm = trinket("Calm", "At the end of the enemy's turn, cleanse 1 ailment from you.")
    given = player(hand=[ail("Curse")])
    game = ailed("Curse", text, "", p1=given, p2=player(field=[calm]))
    game.p1.ends_phase()
    game.p2.orders("Calm")
    game.expect(game.p2, health=18, curse=0)


@pytest.mark.rule("RS-RULING-79", "RS-AIL-20", "RS-RULING-95")
def test_a_concealed_ailment_has_no_text_and_an_uncovered_one_has() -> None:
    wall = trinket("Wall", "You draw 1 card more in your draw phase.", defense=3)
    own = ailment("Weaken", "Level I:\nAllied trinkets get -1 defense.\nYou cannot pass.")
    game = scenario(
        "runeslingers",
        p1=player(hand=[SMASH, WARD]),
        p2=player(field=[wall], boons=[concealing(WARD, weaken=2)]),
        ailments=[own],
    )
    game.expect("Wall", defense=3)
    game.p1.plays("Smash", target="p2 Ward")
    game.expect("Wall", defense=2)
    game.p1.plays("p1 Ward", on="p2 weaken")
    game.expect("Wall", defense=3)


@pytest.mark.rule("RS-RULING-79")
def test_you_of_an_ailment_is_its_player_and_the_instigator_who_applied_it() -> None:
    text = "On-ail: Draw a card. The instigator loses 2 health. Deal 1 damage to the instigator."
    game = ailed("Burn", text, "", p1=player(hand=[ail("Burn")]), blocks="never")
    game.expect(game.p1, health=15)
    game.expect(game.p2, health=18, hand=["Filler"])


@pytest.mark.rule("RS-RULING-94", "RS-KEY-AIL-1")
def test_an_on_ail_text_of_a_cost_is_instigated_by_who_pays() -> None:
    dear = utility("Dear", "Gain 1 health.", keywords="Ail 1")
    spite = passive("Whenever you lose health, the instigator loses 1 maximum health.")
    game = scenario("runeslingers", p1=player(hand=[dear], passive=spite))
    game.p1.plays("Dear", ail="burn")
    game.expect(game.p1, maximum=17)
    game.expect(game.p2, maximum=18)


@pytest.mark.rule("RS-RULING-79")
@pytest.mark.parametrize("ignoring", [True, False])
def test_who_ignores_an_ailment_is_spared_as_long_as_that_is_so(ignoring: bool) -> None:
    calm = passive("While you have 2 or more cards in your hand, you ignore Weaken.")
    toss = utility("Toss", "The enemy discards a card.")
    game = scenario(
        "runeslingers",
        p1=player(hand=[ail("Weaken", 2), toss]),
        p2=player(passive=calm, hand=2 if ignoring else 1),
    )
    game.p1.plays("Bane", target="p2")
    game.expect(game.p2, block=4 if ignoring else 2)
    if ignoring:
        game.p1.plays("Toss")
        game.p2.discards("Filler")
        game.expect(game.p2, block=2)


@pytest.mark.rule("RS-RULING-79", "RS-RULING-94")
def test_what_an_ailment_does_to_a_value_counts_for_texts_that_count_the_value() -> None:
    fort = passive("For each point of your block, allied runespells get +1 damage.")
    jab = spirit("Jab", "Deal 1 damage to a target.")
    game = scenario(
        "runeslingers",
        p1=player(hand=[jab], passive=fort, ailments={"weaken": 3}),
        blocks="never",
    )
    game.p1.plays("Jab", target="p2")
    game.expect(game.p2, health=18 - 2)


@pytest.mark.rule("RS-RULING-79")
def test_debilitate_lowers_the_damage_of_abilities_too() -> None:
    bolt = activate("Deal 5 damage to the enemy.", cost=1)
    game = scenario(
        "runeslingers",
        p1=player(activate=bolt, determinations=1, ailments={"debilitate": 3}),
        blocks="never",
    )
    game.p1.activates()
    game.expect(game.p2, health=14)


@pytest.mark.rule("RS-RULING-79", "RS-RULING-43")
def test_costs_foresee_what_another_text_of_an_ailment_takes() -> None:
    rite = utility("Rite", "Sling, discard a card: Gain 1 health.", keywords="Ail 1")
    own = ailment("Curse", "Level I:\nOn-ail: Discard a card at random.")
    game = scenario("runeslingers", p1=player(hand=[rite, "Brand"], health=9), ailments=[own])
    game.p1.plays("Rite")
    assert not game.offers(game.p1, "Curse")
    assert not game.offers(game.p1, "Insanity")
    assert game.offers(game.p1, "Weaken")


@pytest.mark.rule("RS-RULING-79", "RS-RULING-20")
def test_costs_foresee_what_another_text_of_an_ailment_does_to_the_maximum() -> None:
    rite = utility("Rite", "Gain 1 health.", keywords="Ail 2, Pain 5")
    own = ailment("Weaken", "Level I:\nFor each Weaken on you, your maximum health is 7 lower.")
    game = scenario("runeslingers", p1=player(hand=[rite]), ailments=[own])
    game.p1.plays("Rite")
    assert not game.offers(game.p1, "Weaken")
    assert game.offers(game.p1, "Curse")


@pytest.mark.rule("RS-RULING-79")
def test_fragment_offers_no_card_that_cannot_be_destroyed() -> None:
    safe = trinket("Safe", "This card cannot be destroyed.")
    game = scenario(
        "runeslingers",
        p1=player(hand=[ail("Fragment")]),
        p2=player(ailments={"fragment": 3}, field=[safe, trinket("Charm", "You cannot pass.")]),
    )
    game.p1.plays("Bane", target="p2")
    game.expect("Safe", zone="play")
    game.expect("Charm", zone="discard")


@pytest.mark.rule("RS-RULING-79")
def test_the_log_names_the_ailment_that_does_something() -> None:
    game = scenario("runeslingers", p1=player(hand=[ail("Burn")]))
    game.p1.plays("Bane", target="p2")
    assert game.log_in_order("Player 2 has 1 Burn now (Bane)", "Player 2 loses 2 health (Burn)")


def test_what_an_ailment_does_is_shown_as_it_is_written() -> None:
    game = ailed("Burn", "On-ail: Lose 1 health.", "You cannot pass.")
    seats = game.view("p1")["seats"]
    assert isinstance(seats, list)
    texts = [one["en"] for one in seats[1]["areas"][0]["ailment"]["text"]]
    assert texts == ["On-ail: Lose 1 health.", "You cannot pass."]


@pytest.mark.rule("RS-RULING-56", "RS-RULING-137")
def test_a_new_encounter_begins_without_the_texts_of_ailments() -> None:
    game = scenario(
        "runeslingers",
        p1=player(hand=[spirit("Ember", "Deal 6 damage to a target.")]),
        p2=player(power=1, health=3, ailments={"weaken": 3, "curse": 2}),
        match="best_of_three",
        blocks="never",
    )
    game.p1.plays("Ember", target="p2")
    game.expect(encounter=2)
    game.expect(game.p2, block=4, maximum=18, ailments={})


# -- the file ------------------------------------------------------------------------------------


def corrected(folder: Path, old: str, new: str) -> Path:
    """The cards of the game with another line in the file of the ailments."""
    shutil.copytree(FILE.parent, folder / "cards", ignore=shutil.ignore_patterns("*.py", "__*"))
    file = folder / "cards" / "ailments.toml"
    written = file.read_text(encoding="utf-8")
    assert old in written
    file.write_text(written.replace(old, new), encoding="utf-8")
    return folder / "cards"


@pytest.mark.rule("RS-RULING-79")
def test_a_corrected_file_is_what_the_game_plays(tmp_path: Path) -> None:
    folder = corrected(tmp_path, "Your maximum hand size is 2 lower.", "You cannot block.")
    game = Runeslingers(load_pool([folder], RUNESLINGERS_CARDS))
    match = Match(game, 1, 2, {})
    assert match.decision is not None
    assert game.words.level(4, 2, "en") == "You cannot block."
    assert GAME.words.level(4, 2, "en") == "Your maximum hand size is 2 lower."


def test_a_mistake_in_the_file_is_told_like_one_on_any_card(tmp_path: Path) -> None:
    folder = corrected(tmp_path, "On-ail: Void a card.", "On-ail: Voids a card.")
    report = check_pack(folder / "ailments.toml", RUNESLINGERS_CARDS)
    assert [found.code for found in report.diagnostics] == ["L001"]
    lines = (folder / "ailments.toml").read_text(encoding="utf-8").splitlines()
    assert lines[report.diagnostics[0].line - 1] == "On-ail: Voids a card."
    assert "Voids" in str(report)


def test_the_file_itself_is_a_pack_without_errors() -> None:
    report = check_pack(FILE, RUNESLINGERS_CARDS)
    assert report.ok
    assert len(report.cards) == 6


def test_without_an_ailment_no_match_begins(tmp_path: Path) -> None:
    folder = corrected(tmp_path, 'ailment = "burn"', 'ailment = "burn"')
    (folder / "ailments.toml").unlink()
    game = Runeslingers(load_pool([folder], RUNESLINGERS_CARDS))
    with pytest.raises(SettingError, match="burn, curse, debilitate, fragment, insanity, weaken"):
        Match(game, 1, 2, {})


@pytest.mark.rule("RS-RULING-56")
def test_a_placed_card_keeps_its_marks_beside_ailments() -> None:
    """Cards are numbered behind the ailments in a scenario; nothing of that is seen."""
    game = scenario("runeslingers", p1=player(field=[placed("Lava Stream", tokens=2)]))
    game.expect("Lava Stream", tokens=2)
    assert not [card for card in game.p1.field if card.name == "Burn"]
