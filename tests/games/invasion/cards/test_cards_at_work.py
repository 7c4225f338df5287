"""Cards of the box do what they say: each is played or used once at the same table, and what has changed is compared.

Offers are taken, as many as there are, and of several options the first: the top card of the Garbage dump is recycled, the first of the
Training center is trained. Numbers are differences.
"""

from __future__ import annotations

import pytest

from runestack.games.invasion.rules import choices as ch
from runestack.games.invasion.rules import constants as c
from runestack.games.invasion.rules import events as e
from runestack.games.invasion.rules.state import EVENT_MARKER
from runestack.kernel.choices import DONE, NO
from runestack.kernel.decision import option_kind
from runestack.kernel.driver import answer
from tests.games.invasion.cards.box import of_type
from tests.games.invasion.hand_made import FILLER, Table, duel, enemy, plain, player, team

Change = tuple[int, int] | int


def at_work(*, hand: str = "", base: tuple[str, ...] = ("Bryn Ode", "Rail Spike")) -> Table:
    """A Main phase in which everything can be done; a permanent that is not tried out is exhausted."""
    mine = player(
        armor=8,
        health=8,
        hand=[*[hand] * bool(hand), FILLER, FILLER],
        deck=20,
        discard=["Alpha Squad", "Areja"],
        garbage=["Scout"],
        played=["Command"],
        training=["Scrap Brawler"],
        base=base,
        exhausted=base if hand else base[1:],
        pool="blue blue red red black black green green yellow yellow",
        dice=["red", "blue", ""],
    )
    theirs = player(
        armor=18,
        health=18,
        hand=[FILLER] * 3,
        stored="red red blue",
        base=["Mara Fen", "Water Still"],
    )
    table = duel(mine, theirs)
    table.game.die_state[2] = c.USED
    return table


def answered(table: Table) -> Table:
    """Whatever is asked, until the player can act again."""
    for _ in range(60):
        if table.is_asked(ch.ASK_MAIN):
            return table
        question = table.game.asking[0]
        more = [option_kind(code) not in (DONE, NO) for code in question.options]
        answer(table.game, question, more.index(True))
    message = "the text has no end"
    raise AssertionError(message)


def values(table: Table) -> dict[str, tuple[int, int] | int]:
    """All that a card could change."""
    game = table.game
    return {
        "enemy": table.values(1),
        "mine": table.values(0),
        "hand": len(game.hand[0]),
        "deck": len(game.deck[0]),
        "discard": len(game.discard[0]),
        "garbage": len(game.garbage[0]),
        "played": len(game.played[0]),
        "rerolls": game.rerolls[0],
        "tokens": game.technology[0],
        "parts": game.parts[0],
        "screws": sum(game.screws),
        "training": len(game.training[0]),
        "pool": len(table.pool().split()),
        "base": len(game.base[0]),
        "refreshed": sum(1 - game.exhausted[card] for card in game.base[0]),
        "unused": sum(game.die_state[die] == c.UNUSED for die in range(4)),
        "transforms": game.transforms[0],
        "rebuilt": len(table.told(e.REBUILDS)),
        "turned": len(table.told(e.TURNS_DIE)),
        "rerolled": len(table.told(e.REROLLS)),
        "their hand": len(game.hand[1]),
        "their stored": len(table.stored(1).split()),
        "their dice": sum(game.die_state[die] == c.UNUSED for die in range(4, 8)),
        "their base": sum(1 - game.exhausted[card] for card in game.base[1]),
    }


def changes(before: dict[str, Change], after: dict[str, Change]) -> dict[str, Change]:
    """What is different, and by how much."""
    found: dict[str, Change] = {}
    for key, now in after.items():
        was = before[key]
        if isinstance(now, tuple) and isinstance(was, tuple):
            difference: Change = (now[0] - was[0], now[1] - was[1])
        else:
            assert isinstance(now, int)
            assert isinstance(was, int)
            difference = now - was
        if now != was:
            found[key] = difference
    return found


# A played card leaves the hand for the played zone, paid for by the pool; that is not repeated here.
PLAYED: dict[str, dict[str, Change]] = {
    "Water Box": {"pool": 1},
    "Command": {"hand": 2, "deck": -2},
    "Alpha Squad": {"enemy": (-2, 0)},
    "Areja": {"mine": (0, 2)},
    "Skirmish": {"enemy": (-1, 0), "rerolls": 1},
    "Scout": {"hand": 1, "deck": -1, "rerolls": 1},
    "Commander Atus": {"enemy": (-2, 0), "mine": (2, 0)},
    "Demolisher": {"enemy": (-3, 0)},
    "Jalak": {"mine": (2, 1)},
    "Jugura": {"enemy": (0, -1), "hand": 1, "deck": -1},
    "Defending Squad": {"mine": (3, 0)},
    "Rust Raider": {"enemy": (-6, 0), "played": -1, "discard": 1},
    "Torch Pack": {"enemy": (-4, 0)},
    "Breach Crawler": {"enemy": (-3, 0)},
    "Scrap Brawler": {"enemy": (-8, 0)},
    "Drill Sergeant Orra": {"enemy": (-5, 0), "screws": 2},
    "Twin Cannon": {"enemy": (-8, 0)},
    "Saboteur Cell": {"enemy": (-5, 0), "their hand": -1, "deck": 1, "garbage": -1},
    "Siege Lance": {"enemy": (0, -6), "rerolls": 1},
    "Furnace Hound": {"enemy": (-9, 0), "pool": 1},
    "Warband Chorus": {"enemy": (-9, 0)},
    "Ironback Herd": {"enemy": (-15, 0)},
    "Berserk Colossus": {"enemy": (-17, 0), "mine": (0, -1)},
    "Night Stalker": {"enemy": (0, -2), "deck": 1, "garbage": -1},
    "Wire Ghost": {"enemy": (0, -2), "their hand": -1},
    "Bone Picker": {"enemy": (0, -2), "deck": -1},
    "Jammer Drone": {"enemy": (0, -2), "their dice": -1, "hand": 2, "deck": -2},
    "Black Market Runner": {"enemy": (0, -3), "hand": 1, "garbage": -1},
    "Widow Sniper": {"enemy": (0, -4)},
    "Ash Cultist": {"enemy": (-3, -3), "mine": (0, -1), "their hand": -1},
    "Grave Engineer": {"enemy": (-2, -4)},
    "Pulse Assassin": {"enemy": (0, -5), "their base": -1, "their dice": -1},
    "Plague Carrier": {"enemy": (0, -6), "deck": 2, "garbage": -1, "discard": -1},
    "Void Choir": {"enemy": (0, -7), "deck": 1, "garbage": -1, "their hand": -2},
    "Reaper Platform": {"enemy": (0, -7), "their dice": -1, "their stored": -2},
    "Shield Trainee": {"mine": (5, 0), "screws": 1},
    "Field Mechanic": {"screws": 2, "mine": (2, 0), "tokens": 1},
    "Salvage Walker": {"mine": (3, 0), "enemy": (-2, 0)},
    "Bulwark Crew": {"mine": (6, 0), "enemy": (-3, 0)},
    "Workshop Boss": {"screws": 3, "mine": (3, 0), "deck": 1, "garbage": -1},
    "Pressure Suit": {"mine": (9, 0)},
    "Reservoir Keeper": {"mine": (4, 2), "refreshed": 1},
    "Command Relay": {"refreshed": 2, "mine": (5, 0), "tokens": 2, "screws": 2},
    "Tectonic Ram": {"mine": (6, 0), "enemy": (-7, 0)},
    "Genesis Vat": {"discard": 1, "mine": (4, 0), "rebuilt": 1, "tokens": 1},
    "Aegis Fortress": {"mine": (10, 0), "enemy": (-6, 0)},
    "Titan Escort": {"mine": (8, 4), "refreshed": 1, "hand": 1, "deck": -1},
    "Moss Runner": {"mine": (0, 2), "hand": 3, "deck": -3},
    "Herd Caller": {"mine": (0, 1), "enemy": (-2, 0)},
    "Sap Medic": {"mine": (0, 3), "deck": 1, "garbage": -1},
    "Thorn Beast": {"mine": (0, 3), "enemy": (-7, 0)},
    "Growth Tank": {"mine": (0, 3), "discard": 1},
    "Pack Leader Ishet": {"enemy": (-4, 0), "mine": (0, 2)},
    "Seed Vault": {"mine": (0, 4), "hand": 2, "deck": -2, "rerolls": 1},
    "Marsh Convoy": {"mine": (3, 3), "screws": 1},
    "Old Growth Giant": {"mine": (0, 4), "enemy": (-6, 0)},
    "Symbiote Choir": {"mine": (0, 3), "hand": 1, "deck": -1},
    "Bloom Harvester": {"mine": (0, 5), "enemy": (-3, 0), "hand": 3, "deck": -3},
    "Heart Station": {"mine": (0, 8), "hand": 3, "deck": -3, "rebuilt": 1},
    "Dust Peddler": {"parts": 2, "rerolls": 1, "hand": 1, "deck": -1},
    "Spark Mouse": {"turned": 1, "pool": 2},
    "Lucky Gunner": {"rerolls": 1, "hand": 1, "deck": -1, "enemy": (-2, 0)},
    "Toll Gate": {"pool": 2, "hand": 2, "deck": -2, "parts": 2},
    "Gyro Scout": {"hand": 3, "deck": -3, "parts": 3},
    "Circuit Swarm": {
        "unused": 1,
        "their dice": -1,
        "garbage": -1,
        "hand": 2,
        "deck": -1,
        "rerolls": 2,
    },
    "Prism Workshop": {"rebuilt": 1, "screws": 3, "tokens": 1},
    "Caravan Guard": {"mine": (0, 2), "hand": 2, "deck": -2, "pool": 1},
    "Overclocked Broker": {"pool": 2, "parts": 2},
    "Radiant Drifter": {"pool": 3, "hand": 3, "deck": -3, "transforms": 1, "refreshed": 1},
    "Signal Tower": {"hand": 3, "deck": -3, "refreshed": 1, "tokens": 3, "pool": 1, "parts": 2},
    "Golden Leviathan": {
        "base": 1,
        "refreshed": 1,
        "rebuilt": 1,
        "pool": 3,
        "tokens": 1,
        "hand": 2,
        "deck": -2,
    },
}
# The card itself is exhausted; that is not repeated here.
USED: dict[str, dict[str, Change]] = {
    "Karr Vost": {"enemy": (-3, 0)},
    "Bryn Ode": {"enemy": (-3, 0), "rerolls": 1},
    "Mother Silt": {"mine": (0, -1), "enemy": (0, -2), "hand": 1, "deck": -1},
    "The Quiet Hand": {"enemy": (0, -1), "hand": 1, "deck": -1, "rerolls": 1},
    "Ilse Tamm": {"mine": (4, 0)},
    "Foreman Dragh": {"mine": (2, 0), "screws": 1},
    "Mara Fen": {"mine": (0, 2), "deck": 1, "garbage": -1},
    "Old Juno": {"hand": 1, "deck": -1, "pool": 1},
    "Tinker Sol": {"turned": 1, "pool": 1},
    "Dealer Pim": {"rerolled": 2, "pool": 1},
    "Gyro Cup": {"rerolled": 3},
    "Loaded Bearings": {"turned": 2},
    "Water Still": {"pool": 1, "hand": 1, "deck": -1},
    "Capacitor Bank": {"rerolls": 1, "pool": 1},
    "Data Archive": {"hand": 2, "deck": -2},
    "Salvage Crane": {"deck": 3, "garbage": -1, "discard": -1, "played": -1},
    "Rail Spike": {"enemy": (-3, 0)},
    "Longshot Rig": {"enemy": (-1, -1)},
    "Acid Sprayer": {"enemy": (-4, 0)},
    "Reactive Plates": {"mine": (3, 0)},
    "Trauma Kit": {"mine": (0, 2)},
    "Assembly Arm": {"screws": 2},
    "Recruiter Beacon": {"training": 1, "screws": 1},
    "Jump Starter": {"refreshed": 1},
    "Cistern": {"mine": (1, 0), "enemy": (-1, 0)},
    "Chronometer": {"hand": 2, "deck": -2},
    "Mimic Core": {"pool": 1, "hand": 1, "deck": -1},
    "Overflow Valve": {"mine": (-5, 5)},
}


def plus(change: dict[str, Change], **usual: int) -> dict[str, Change]:
    """What a card changes, together with what every card does."""
    found = dict(change)
    for key, number in usual.items():
        known = found.get(key, 0)
        assert isinstance(known, int)
        found[key] = known + number
    return {key: number for key, number in found.items() if number != 0}


def test_all_playing_cards_and_all_abilities_are_tried_out() -> None:
    assert set(PLAYED) == {card.name for card in of_type("starting", "recruit")}
    used = {card.name for card in of_type("leader", "technology") if "Exhaust" in card.text}
    assert set(USED) == used


@pytest.mark.parametrize("name", PLAYED)
def test_a_playing_card_does_what_it_says(name: str) -> None:
    table = at_work(hand=name)
    before = values(table)
    cost = next(
        len(card.words("cost")) for card in of_type("starting", "recruit") if card.name == name
    )
    answered(table.play(name))
    assert changes(before, values(table)) == plus(PLAYED[name], hand=-1, played=1, pool=-cost)


@pytest.mark.parametrize("name", USED)
def test_an_activated_ability_does_what_it_says(name: str) -> None:
    is_leader = any(card.name == name for card in of_type("leader"))
    table = at_work(base=(name, "Tally Board" if is_leader else "Foreman Dragh"))
    before = values(table)
    answered(table.choose(ch.ABILITY, name))
    assert changes(before, values(table)) == plus(USED[name], refreshed=-1)


# -- what needs a moment of its own --------------------------------------------------------------------


@pytest.mark.parametrize("name", ["Symbiote Choir", "Overclocked Broker"])
def test_the_next_card_is_executed_twice(name: str) -> None:
    pool = "green green yellow blue blue red"
    table = duel(player(hand=[name, "Alpha Squad"], pool=pool), player(armor=18))
    answered(table.play(name))
    answered(table.play("Alpha Squad"))
    assert table.values(1) == (14, 10)


def test_breach_crawler_hits_again_after_another_card() -> None:
    table = duel(player(hand=["Water Box", "Breach Crawler"], pool="red"), player(armor=18))
    answered(table.play("Water Box"))
    answered(table.play("Breach Crawler"))
    assert table.values(1) == (12, 10)


@pytest.mark.parametrize(("often", "armor"), [(1, 15), (2, 13)])
def test_barbed_ram_deals_one_more_the_first_time_each_turn(often: int, armor: int) -> None:
    hand = ["Alpha Squad"] * 2
    table = duel(player(hand=hand, base=["Barbed Ram"], pool="red red"), player(armor=18))
    for _ in range(often):
        answered(table.play("Alpha Squad"))
    assert table.values(1) == (armor, 10)


@pytest.mark.parametrize(("often", "armor"), [(1, 14), (2, 11)])
def test_karr_vost_destroys_one_more_the_first_time_each_turn(often: int, armor: int) -> None:
    hand = ["Demolisher"] * 2
    table = duel(player(hand=hand, base=["Karr Vost"], pool="red red blue blue"), player(armor=18))
    for _ in range(often):
        answered(table.play("Demolisher"))
    assert table.values(1) == (armor, 10)


@pytest.mark.parametrize(("often", "armor"), [(1, 17), (2, 15)])
def test_phase_screen_prevents_one_the_first_time_each_round(often: int, armor: int) -> None:
    hand = ["Alpha Squad"] * 2
    table = duel(player(hand=hand, pool="red red"), player(armor=18, base=["Phase Screen"]))
    for _ in range(often):
        answered(table.play("Alpha Squad"))
    assert table.values(1) == (armor, 10)


def test_what_happens_at_the_beginning_of_a_turn() -> None:
    base = ["Foreman Dragh", "Spare Gimbal", "Rain Catcher"]
    table = duel(player(armor=12, base=base), phase=c.BEGINNING)
    for _ in range(20):
        if table.is_asked(ch.ASK_DRAW):
            break
        question = table.game.asking[0]
        more = [option_kind(code) not in (DONE, NO) for code in question.options]
        answer(table.game, question, more.index(True))
    assert table.game.rerolls[0] == 2
    assert len((table.stored() + " " + table.wild()).split()) == 1


def test_relay_coil_refreshes_a_card_when_its_owner_reinforces() -> None:
    table = duel(
        player(
            hand=["Scout"],
            deck=0,
            discard=["Areja"] * 3,
            base=["Mara Fen", "Relay Coil"],
            exhausted=["Mara Fen"],
            pool="yellow",
        )
    )
    answered(table.play("Scout"))
    assert not table.exhausted("Mara Fen")


def test_prism_lens_changes_a_colour_once_each_turn() -> None:
    table = duel(player(base=["Prism Lens"], pool="red"))
    table.choose(ch.ABILITY, "Prism Lens").choose(ch.COLOUR, "green")
    assert table.pool() == "green"
    assert table.offers(ch.ABILITY) == []


def test_flash_trainer_makes_cards_cheaper_to_train() -> None:
    training = [("Scrap Brawler", 2), ("Torch Pack", 1)]
    table = duel(player(base=["Flash Trainer"], training=training), phase=c.TRAINING)
    assert table.training() == {"Torch Pack": 1}  # never below 2
    assert "Scrap Brawler" in table.discard()


def test_what_happens_when_the_opponent_reinforces_and_at_the_end_of_their_turn() -> None:
    table = duel(
        player(hand=["Scout"], deck=0, discard=["Areja"] * 3, pool="yellow"),
        player(base=["Mara Fen", "Counter Battery", "Watchtower"], exhausted=["Mara Fen"]),
    )
    answered(table.play("Scout"))
    assert table.values(0) == (8, 9)  # Counter Battery, and the price of reinforcing
    assert not table.exhausted("Mara Fen")
    table.end_main().go(ch.ASK_DRAW)
    assert table.values(1) == (11, 10)  # Watchtower


# -- in cooperative mode -----------------------------------------------------------------------------


def test_ironback_herd_destroys_the_lowest_card_of_the_stack() -> None:
    table = team(
        player(hand=["Ironback Herd"], pool="red red black blue"),
        invasion=enemy(stack=["Ore Hauler", "Chain Titan", "Bastion Drone"]),
        scenario=plain(),
    )
    table.plays("Ironback Herd").go(ch.ASK_MAIN)
    assert "Ore Hauler" not in table.stack()


@pytest.mark.parametrize(("kind", "marker"), [(ch.LONGER, 5), (ch.SHORTER, 3)])
def test_tempo_shifts_the_event_of_the_water_train(kind: int, marker: int) -> None:
    table = team(
        player(hand=["Signal Tower"], pool="yellow blue red", base=["Bryn Ode"]),
        scenario="water-train",
        event_place=0,
        marker=4,
    )
    table.go(ch.ASK_MAIN)
    table.plays("Signal Tower")
    for _ in range(20):
        if table.is_asked(ch.ASK_EVENT):
            break
        answer(table.game, table.game.asking[0], 0)
    table.choose(kind)
    assert table.number(EVENT_MARKER) == marker
