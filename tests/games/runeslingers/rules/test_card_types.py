"""Runespells, trinkets and boons: subtypes, what they may hit, uniqueness and places (RS-TYPE)."""

from typing import Any

import pytest

from runestack.games.runeslingers.game import GAME
from runestack.games.runeslingers.scenario import (
    attack,
    boon,
    concealing,
    filler,
    placed,
    player,
    spirit,
    trinket,
    utility,
)
from runestack.testing import scenario
from tests.games.runeslingers.cards.test_schema import codes, table

EMBER = spirit("Ember", "Deal 3 damage to a target.")
JAB = attack("Jab", "Deal 3 damage to a target.")
WALL = spirit("Wall", "Sling: Deal 2 damage to a target.", defense=4)
IDOL = trinket("Idol", "Your block is 1 higher.", defense=4)
BELL = trinket("Bell", "Activate: Draw a card.")
WARD = boon("Ward", "Your block is 1 higher.", defense=4)
VEIL = boon("Veil", "Your block is 1 higher.")


def subtypes(kind: str) -> set[object]:
    return {card.value("subtype") for card in GAME.pool.cards if card.type == kind}


# -- subtypes ------------------------------------------------------------------------------------


@pytest.mark.rule("RS-TYPE-1", "RS-TYPE-6", "RS-TYPE-10")
def test_runespells_and_trinkets_have_one_of_three_subtypes_and_boons_have_none() -> None:
    assert subtypes("runespell") == {"spirit", "attack", "utility"}
    assert subtypes("trinket") == {"weapon", "curio", "armour"}
    assert subtypes("boon") == {None}


@pytest.mark.rule("RS-TYPE-1", "RS-TYPE-6", "RS-TYPE-10", "RS-RULING-143")
@pytest.mark.parametrize(
    ("kind", "values"),
    [
        ("runespell", {"subtype": "curio"}),
        ("runespell", {"subtype": "song"}),
        ("trinket", {"subtype": "utility"}),
        ("boon", {"subtype": "curio"}),
    ],
)
def test_a_subtype_of_another_type_is_refused(kind: str, values: dict[str, Any]) -> None:
    text = "Deal 1 damage to a target." if kind == "runespell" else "Your block is 1 higher."
    assert codes(table(kind, text)) == []
    assert codes(table(kind, text, **values)) != []


@pytest.mark.rule("RS-TYPE-1", "RS-TYPE-6")
def test_texts_tell_cards_apart_by_their_subtype() -> None:
    snuff = utility("Snuff", "Destroy each spirit runespell. Destroy each armour trinket.")
    shield = trinket("Shield", "Your block is 1 higher.", subtype="armour")
    flame = spirit("Flame", "Sling: Deal 2 damage to a target.", defense=2)
    fist = attack("Fist", "Sling: Deal 2 damage to a target.", defense=2)
    game = scenario(
        "runeslingers", p1=player(hand=[snuff]), p2=player(field=[flame, fist, shield, IDOL])
    )
    game.p1.plays("Snuff")
    game.expect(game.p2, field=["Fist", "Idol"])


# -- what runespells may hit ---------------------------------------------------------------------


@pytest.mark.rule("RS-TYPE-2", "RS-TYPE-13")
def test_a_spirit_runespell_may_hit_any_runeslinger_and_any_defense_card() -> None:
    ailing = {"burn": 1}
    game = scenario(
        "runeslingers",
        p1=player(hand=[EMBER], field=[placed(IDOL, damage=1), BELL], ailments=ailing),
        p2=player(field=[WALL], boons=[concealing(WARD, curse=1)]),
    )
    for target in ("p1", "p2", "Idol", "Wall", "Ward"):
        game.allows(game.p1, "play", "Ember", target=target)
    game.refuses(game.p1, "play", "Ember", target="Bell", rule="RS-TARGET-4")
    game.p1.plays("Ember", target="Idol")
    game.expect("Idol", zone="discard")


@pytest.mark.rule("RS-TYPE-3")
def test_an_attack_runespell_hits_runeslingers_unless_a_text_widens_it() -> None:
    game = scenario("runeslingers", p1=player(hand=[JAB], field=[IDOL]), p2=player(field=[WALL]))
    game.allows(game.p1, "play", "Jab", target="p1")
    game.allows(game.p1, "play", "Jab", target="p2")
    for target in ("Idol", "Wall"):
        game.refuses(game.p1, "play", "Jab", target=target, rule="RS-TYPE-3")
    oil = trinket("Oil", "Allied attack runespells can target defense cards.")
    game = scenario(
        "runeslingers", p1=player(hand=[JAB], field=[oil]), p2=player(hand=[JAB], field=[WALL])
    )
    game.p1.plays("p1 Jab", target="Wall")
    game.p2.does_not_block()
    game.expect("Wall", defense=1)
    game.p1.ends_turn()
    game.p2.goes_on()
    game.refuses(game.p2, "play", "p2 Jab", target="Wall", rule="RS-TYPE-3")  # not allied to Oil


@pytest.mark.rule("RS-TYPE-3")
def test_an_attack_on_each_target_leaves_defense_cards_alone() -> None:
    sweep = attack("Sweep", "Deal 2 damage to each enemy target.")
    nova = spirit("Nova", "Deal 2 damage to each enemy target.")
    game = scenario("runeslingers", p1=player(hand=[sweep, nova]), p2=player(field=[WALL]))
    game.p1.plays("Sweep")
    game.expect("Wall", damage=0)
    game.p1.plays("Nova")
    game.expect("Wall", damage=2)
    game.expect(game.p2, health=14)


@pytest.mark.rule("RS-TYPE-4")
def test_an_attack_inflicts_with_its_damage_to_a_runeslinger() -> None:
    claw = attack("Claw", "Deal 2 damage to a target. Inflict 1 Curse.")
    game = scenario("runeslingers", p1=player(hand=[claw, claw]), p2=player(hand=1))
    game.p1.plays("Claw", target="p2")
    game.p2.blocks("Filler")
    game.expect(game.p2, ailments={})
    game.p1.plays("Claw", target="p2")
    game.expect(game.p2, ailments={"curse": 1})


@pytest.mark.rule("RS-TYPE-2", "RS-TYPE-3", "RS-TYPE-5", "RS-RULING-143")
def test_spirit_and_attack_must_deal_damage_and_utility_must_not() -> None:
    hits, helps = "Deal 2 damage to a target.", "Draw a card."
    direct = "Deal 2 direct damage to a target."
    for subtype in ("spirit", "attack"):
        assert codes(table("runespell", hits, subtype=subtype)) == []
        assert codes(table("runespell", helps, subtype=subtype)) == ["C103"]
    assert codes(table("runespell", helps, subtype="utility")) == []
    assert codes(table("runespell", hits, subtype="utility")) == ["C102"]
    assert codes(table("runespell", direct, subtype="utility")) == ["C102"]


# -- trinkets ------------------------------------------------------------------------------------


@pytest.mark.rule("RS-TYPE-7", "RS-TYPE-8", "RS-RULING-57", "RS-DESTROY-5")
def test_a_second_trinket_of_a_name_discards_the_older_one() -> None:
    relic = trinket(
        "Relic",
        "Whenever this card is destroyed, lose 5 health.\nWhenever this card is discarded, gain 1 health.",
    )
    game = scenario(
        "runeslingers",
        p1=player(hand=[relic], field=[placed(relic, on="Meteor")], concentrations=1, health=10),
    )
    older, newer = game["Relic"], game["Relic 2"]
    game.expect(older, zone="play")
    game.p1.plays(newer)
    game.expect(game.p1, trinkets=[newer], discard=[older], health=11)
    game.expect("Meteor", zone="concentration", empty=True)


@pytest.mark.rule("RS-RULING-57")
def test_the_second_trinket_of_a_name_needs_an_empty_concentration_of_its_own() -> None:
    game = scenario("runeslingers", p1=player(hand=[BELL], field=[BELL], concentrations=0))
    game.refuses(game.p1, "play", game["Bell 2"], rule="RS-CONC-6")


@pytest.mark.rule("RS-RULING-57", "RS-RULING-53")
def test_the_lasting_effect_of_the_older_trinket_stops() -> None:
    drum = trinket("Drum", "Activate: Your block is 3 higher this turn.")
    game = scenario("runeslingers", p1=player(hand=[drum], field=[drum]))
    game.p1.activates("Drum")
    game.expect(game.p1, block=7)
    game.p1.plays("Drum 2")
    game.expect(game.p1, block=4, trinkets=[game["Drum 2"]])


@pytest.mark.rule("RS-TYPE-7", "RS-TYPE-9")
def test_names_are_unique_among_the_trinkets_of_one_field_only() -> None:
    game = scenario("runeslingers", p1=player(hand=[BELL, IDOL]), p2=player(field=[BELL]))
    game.p1.plays("p1 Bell")
    game.p1.plays("Idol")
    game.expect(game.p1, trinkets=["p1 Bell", "Idol"])
    game.expect(game.p2, trinkets=["p2 Bell"])


@pytest.mark.rule("RS-TYPE-7")
def test_two_runespells_and_two_boons_of_a_name_stay_in_play() -> None:
    game = scenario(
        "runeslingers",
        p1=player(hand=[WALL, VEIL, VEIL], field=[WALL], ailments={"burn": 1, "curse": 1}),
    )
    game.p1.plays("Wall")
    game.p1.plays(game["Veil"], on="burn")
    game.p1.plays(game["Veil 2"], on="curse")
    game.expect(game.p1, runespells=["Wall", "Wall"], boons=["Veil", "Veil"], discard=[])


@pytest.mark.rule("RS-TYPE-13")
def test_a_trinket_with_defense_is_damaged_and_destroyed_like_any_defense_card() -> None:
    game = scenario("runeslingers", p1=player(hand=[EMBER, EMBER]), p2=player(field=[IDOL]))
    game.p1.plays("Ember", target="Idol")
    game.expect("Idol", zone="play", damage=3, defense=1)
    game.p1.plays("Ember", target="Idol")
    game.expect("Idol", zone="discard")


@pytest.mark.rule("RS-RULING-58")
def test_no_text_can_move_a_card_to_the_other_field() -> None:
    for text in (
        "Gain control of target trinket.",
        "Move target trinket to an empty allied concentration.",
        "Put target enemy trinket onto your field.",
    ):
        assert codes(table("runespell", text, subtype="utility")) != []
    taken = [card.name for card in GAME.pool.cards if "control of" in (card.text or "")]
    assert taken == []


# -- boons ---------------------------------------------------------------------------------------


@pytest.mark.rule("RS-TYPE-11", "RS-TYPE-12", "RS-PLAY-3")
def test_the_place_for_a_boon_is_an_ailment_or_a_boon_on_either_field() -> None:
    bare = concealing(VEIL)  # a boon whose ailment is gone
    game = scenario(
        "runeslingers",
        p1=player(hand=[WARD, WARD, WARD], ailments={"burn": 1}, boons=[bare]),
        p2=player(ailments={"curse": 2}),
    )
    game.p1.plays("Ward")
    assert len(game.options(game.p1)) == 3  # Burn, Veil, and the enemy's Curse
    game.p1.chooses("1 Burn")
    game.expect(game.p1, concealed={"burn": 1})
    game.p1.plays("Ward", on="p2 curse")
    game.expect(game.p2, concealed={"curse": 2}, boons=["Ward"])
    game.p1.plays("Ward", on="Veil")
    game.expect("Veil", zone="discard")
    game.expect(game.p1, areas=["boon on burn 1", "boon", "", ""])


@pytest.mark.rule("RS-TYPE-12")
def test_one_ailment_of_the_enemy_is_enough_for_a_boon() -> None:
    game = scenario("runeslingers", p1=player(hand=[WARD, *filler(1)], concentrations=3))
    game.refuses(game.p1, "play", "Ward", rule="RS-TYPE-12")
    game = scenario(
        "runeslingers", p1=player(hand=[WARD], concentrations=0), p2=player(ailments={"burn": 1})
    )
    game.allows(game.p1, "play", "Ward")
