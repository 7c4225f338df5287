"""What a seat sees of an encounter: everything that lies on the table, and nothing that lies face-down there."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, cast

import pytest

from runestack.games.runeslingers.invariants import invariants
from runestack.games.runeslingers.rules import choices as ch
from runestack.games.runeslingers.rules import constants as c
from runestack.games.runeslingers.rules import state as st
from runestack.games.runeslingers.rules.game import RuneslingersGame, new_game
from runestack.games.runeslingers.rules.hidden import resample
from runestack.games.runeslingers.scenario import player, spirit
from runestack.games.runeslingers.setup.settings import make_setup
from runestack.games.runeslingers.telling.inspecting import inspect
from runestack.games.runeslingers.telling.names import is_visible
from runestack.games.runeslingers.view.question import option_places
from runestack.games.runeslingers.view.seat import view
from runestack.games.runeslingers.view.text import table
from runestack.games.views import plain_text
from runestack.games.wording import SPECTATOR, Reader
from runestack.kernel.decision import option
from runestack.kernel.driver import answer, open_seats, question_for
from runestack.kernel.frame import NOTHING
from runestack.kernel.random import RandomStream
from runestack.play.match import new_match
from runestack.testing import scenario
from tests.games.runeslingers.hand_made import (
    Encounter,
    answered_fireball,
    face,
    faces,
    pool,
    words,
)

KEYS = {
    "game", "mode", "seat", "encounter", "wins_needed", "turn", "turn_limit", "phase", "active", "first", "seats",
    "ladder", "triggers", "damage", "draft", "chosen", "question", "waiting_for", "result",
}  # fmt: skip
SEAT_KEYS = {
    "seat", "runeslinger", "passive", "activate", "power", "starting_power", "health", "maximum_health",
    "starting_health", "determinations", "block", "blocks", "sets", "hand_maximum", "deeds", "ailments", "areas",
    "concentrations", "hand", "deck", "deck_list", "discard", "void", "changes", "wins", "conceded",
}  # fmt: skip
READERS = (-1, 0, 1)
HIDDEN = {"hidden": True}
CONSTRUCTED = {"mode": "constructed", "deck_0": "striker", "deck_1": "trickster"}
MODES: list[dict[str, str]] = [{"mode": "starter"}, CONSTRUCTED, {"mode": "draft"}]


def seen(state: RuneslingersGame, reader: int) -> Any:
    return view(state, words(), Reader(reader))


def new(options: dict[str, str], seed: int = 1) -> RuneslingersGame:
    return new_game(faces(), make_setup(seed, options, pool()), None)


def random_states(
    options: dict[str, str], seed: int
) -> Iterator[tuple[RuneslingersGame, RandomStream]]:
    """Every decision of a random game."""
    state, chance = new(options, seed), RandomStream(seed)
    while not state.outcome:
        yield state, chance
        seats = open_seats(state)
        question = question_for(state, seats[chance.below(len(seats))])
        assert question is not None
        answer(state, question, chance.below(len(question.options)))
    yield state, chance


def choose(state: RuneslingersGame, seat: int, index: int = 0) -> None:
    """A seat answers its open question."""
    question = question_for(state, seat)
    assert question is not None
    answer(state, question, index)


# -- form ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", MODES, ids=lambda options: options["mode"])
def test_a_view_is_plain_data_with_stable_keys(options: dict[str, str]) -> None:
    for number, (state, _) in enumerate(random_states(options, 4)):
        for reader in READERS if number % 9 == 0 or state.outcome else ():
            data = seen(state, reader)
            assert json.loads(json.dumps(data)) == data
            assert set(data) == KEYS
            for side in data["seats"]:
                assert set(side) == SEAT_KEYS
                assert len(side["areas"]) == 4
                assert len(side["concentrations"]) == 6
            asked = question_for(state, reader) if reader >= 0 else None
            assert (data["question"] is None) == (asked is None)


def every_text(data: Any) -> Iterator[dict[str, str]]:
    """All words in both languages, wherever they stand."""
    if isinstance(data, dict):
        if "en" in data:
            yield data
        else:
            for one in data.values():
                yield from every_text(one)
    elif isinstance(data, list):
        for one in data:
            yield from every_text(one)


def test_all_words_stand_in_both_languages() -> None:
    for number, (state, _) in enumerate(random_states({"mode": "starter"}, 2)):
        for text in every_text(seen(state, 0)) if number % 9 == 0 else ():
            assert set(text) == {"en", "de"}
            assert bool(text["en"]) == bool(text["de"])


# -- what is public (RS-RULING-133) --------------------------------------------------------------


@pytest.mark.rule("RS-RULING-133")
def test_both_see_values_piles_and_what_was_used() -> None:
    encounter = Encounter()
    state = encounter.state
    meteor = encounter.pile(0, "Meteor", c.IN_DISCARD)
    brand = encounter.pile(0, "Brand", c.IN_DISCARD)
    tornado = encounter.pile(1, "Tornado", c.IN_VOID)
    for name in ("Fireball", "Lava Stream", "Brand"):
        encounter.hand(0, name)
    state.power[0], state.health[0], state.determinations[0] = 3, 11, 2
    state.blocks[0], state.sets[0], state.wins[0] = 1, 1, 1
    for reader in READERS:
        data = seen(state, reader)
        mine, theirs = data["seats"]
        assert (mine["power"], mine["health"], mine["maximum_health"]) == (3, 11, 18)
        assert (mine["determinations"], mine["block"], mine["wins"]) == (2, 4, 1)
        assert mine["blocks"] == mine["sets"] == {"used": 1, "limit": 1}
        assert [card["n"] for card in mine["discard"]] == [brand, meteor]
        assert [card["n"] for card in theirs["void"]] == [tornado]
        assert (len(mine["hand"]), mine["deck"]["count"]) == (3, len(state.deck[0]))
        assert (data["turn"], data["phase"], data["active"], data["first"]) == (3, "play", 0, 0)
        assert (data["mode"], data["encounter"]) == ("starter", 1)
        assert mine["runeslinger"]["name"]["en"] == "Eva"
        assert mine["activate"]["cost"] == mine["activate"]["printed"]["cost"]


@pytest.mark.rule("RS-RULING-133", "RS-RULING-25")
def test_hands_and_concentrations_are_their_owners() -> None:
    encounter = Encounter()
    fireball = encounter.hand(0, "Fireball")
    meteor = encounter.concentration(0, "Meteor", 2)
    mine = seen(encounter.state, 0)["seats"][0]
    assert [card["n"] for card in mine["hand"]] == [fireball]
    assert mine["concentrations"][1]["card"]["n"] == meteor
    for reader in (1, -1):
        theirs = seen(encounter.state, reader)["seats"][0]
        assert theirs["hand"] == [HIDDEN]
        assert theirs["concentrations"][1]["card"] == HIDDEN
        assert theirs["concentrations"][1]["empty"]
        assert "Meteor" not in json.dumps(theirs)


@pytest.mark.rule("RS-RULING-133")
def test_the_order_of_the_deck_is_hidden_but_for_what_was_seen() -> None:
    encounter = Encounter()
    state = encounter.state
    top = state.deck[0][-1]
    assert seen(state, 0)["seats"][0]["deck"]["known"] == []
    state.known[top] = 1
    known = seen(state, 0)["seats"][0]["deck"]["known"]
    assert [(card["n"], card["position"]) for card in known] == [(top, 1)]
    assert seen(state, 1)["seats"][0]["deck"]["known"] == []


def test_a_card_that_came_back_openly_is_known_in_the_hand() -> None:
    encounter = Encounter()
    fireball = encounter.hand(0, "Fireball")
    encounter.hand(0, "Brand")
    encounter.state.known[fireball] = 3
    hand = seen(encounter.state, 1)["seats"][0]["hand"]
    assert [card.get("n") for card in hand] == [fireball, None]


# -- the field -----------------------------------------------------------------------------------


@pytest.mark.rule("RS-FIELD-6", "RS-FIELD-7", "RS-CONC-4")
def test_concentration_areas_with_what_lies_on_them() -> None:
    encounter = Encounter()
    state = encounter.state
    encounter.concentration(0, "Meteor", 1)
    fireball = encounter.play(0, "Fireball", 1)
    encounter.concentration(0, "Brand", 3)
    encounter.concentration(0, "Brand", 4)
    spots = seen(state, 1)["seats"][0]["concentrations"]
    assert [spot["spot"] for spot in spots] == [1, 2, 3, 4, 5, 6]
    assert spots[0]["top"]["n"] == fireball
    assert [spot["empty"] for spot in spots] == [False, False, True, True, False, False]
    assert [spot["available"] for spot in spots] == [False, True, False, False, True, True]


@pytest.mark.rule("RS-RULING-46")
def test_a_card_whose_costs_are_being_paid_lies_on_its_place() -> None:
    encounter = Encounter()
    state = encounter.state
    encounter.concentration(0, "Meteor", 1)
    encounter.ail(1, 2, c.CURSE, 1)
    fireball, barrier = encounter.take(0, "Fireball"), encounter.take(0, "Divine Barrier")
    for card, place in ((fireball, 0), (barrier, 5)):
        state.zone[card], state.place[card], state.known[card] = c.BEING_PLAYED, place, 3
    state.spot_top[0] = fireball
    state.controller[barrier] = 1
    data = seen(state, 1)
    assert data["seats"][0]["concentrations"][0]["top"]["state"] == "being-played"
    area = data["seats"][1]["areas"][1]
    assert (area["boon"], area["placed"]["n"], area["ailment"]["concealed"]) == (
        None,
        barrier,
        False,
    )


@pytest.mark.rule("RS-AIL-4", "RS-AIL-5", "RS-AIL-20", "RS-BOON-1", "RS-BOON-4")
def test_ailment_areas_with_levels_and_boons() -> None:
    encounter = Encounter()
    encounter.ail(0, 1, c.BURN, 4)
    encounter.ail(0, 2, c.CURSE, 3)
    boon = encounter.boon(1, "Deathmark", 0, 2)
    side = seen(encounter.state, -1)["seats"][0]
    burn, curse = side["areas"][0]["ailment"], side["areas"][1]["ailment"]
    assert (burn["type"], burn["count"], burn["level"], burn["in_force"]) == ("burn", 4, 2, 2)
    assert (curse["count"], curse["level"], curse["in_force"], curse["concealed"]) == (
        3,
        1,
        0,
        True,
    )
    assert side["areas"][1]["boon"]["n"] == boon
    assert (side["areas"][1]["boon"]["owner"], side["areas"][1]["boon"]["controller"]) == (1, 0)
    assert side["areas"][2] == {"area": 3, "ailment": None, "boon": None, "placed": None}
    assert side["ailments"] == {"unconcealed": 4, "types": 1, "limit": 8}
    assert side["maximum_health"] == 18
    assert burn["name"] == {"en": "Burn", "de": "Verbrennung"}


@pytest.mark.rule("RS-KEY-DISTRACT-1", "RS-RULING-40")
def test_a_card_in_play_with_tokens_marks_and_changes() -> None:
    encounter = Encounter()
    state = encounter.state
    encounter.concentration(0, "Brand", 1)
    stream = encounter.play(0, "Lava Stream", 1)
    encounter.concentration(0, "Brand", 2)
    meteor = encounter.play(0, "Meteor", 2)
    state.tokens[stream], state.damage[stream], state.charged[stream] = 2, 1, 3
    state.played[stream] = 2
    encounter.change(c.LAST_DEFENSE, stream, 2, c.THIS_TURN, 0, meteor)
    encounter.change(c.LAST_KEYWORD, stream, c.PIERCE, c.ENCOUNTER, 0, meteor)
    encounter.change(c.LAST_CANNOT, stream, c.NOT_SLUNG, c.UNTIL_YOUR_NEXT_TURN, 1, meteor)
    spots = seen(state, 1)["seats"][0]["concentrations"]
    card = spots[0]["top"]
    assert (card["defense"], card["full_defense"], card["damage"]) == (4, 5, 1)
    assert card["printed"]["defense"] == 3
    assert (card["tokens"], card["sideways"], spots[1]["top"]["sideways"]) == (2, False, True)
    marks = {"played": False, "charged": True, "slung": False, "activated": False, "answer": False}
    assert card["marks"] == marks
    assert card["keywords"] == ["pierce", "charge"]
    assert card["printed_keywords"] == ["charge"]
    assert [change["sentence"]["en"] for change in card["changes"]] == [
        "+2 defense this turn",
        "has Pierce for the rest of the encounter",
        "cannot be slung until your next turn",
    ]
    assert [change["sentence"]["de"] for change in card["changes"]] == [
        "+2 Verteidigung in diesem Spielzug",
        "besitzt für den Rest der Begegnung „Durchdringen“",
        "kann bis zu deinem nächsten Spielzug nicht geschleudert werden",
    ]
    assert {change["by"]["n"] for change in card["changes"]} == {meteor}


def test_changes_that_lie_on_no_card_are_told_with_their_player() -> None:
    encounter = Encounter()
    state = encounter.state
    ability = state.activate[0]
    encounter.change(c.LAST_PREVENT, NOTHING, 4, c.THIS_TURN, 0, ability)
    mine, theirs = seen(state, 1)["seats"]
    assert theirs["changes"] == []
    (change,) = mine["changes"]
    assert (change["what"], change["number"], change["until"]) == ("prevents", 4, "this-turn")
    assert change["sentence"]["en"] == "prevents the next 4 damage this turn"


def test_costs_of_a_hand_card_are_what_they_are_now() -> None:
    encounter = Encounter()
    state = encounter.state
    rite = encounter.hand(1, "Blood Rite")
    bar = seen(state, 1)["seats"][1]["hand"][0]["bar"]
    assert [(one["key"], one["number"], one["colour"]) for one in bar] == [
        ("distract", None, "red"),
        ("pain", 5, "red"),
    ]
    state.face[state.passive[1]] = face("Thick Blood")
    state.unlisten(state.passive[1])
    encounter.listen(state.passive[1])
    pain = seen(state, 1)["seats"][1]["hand"][0]["bar"][1]
    assert (pain["number"], pain["printed_number"], pain["words"]["en"]) == (4, 5, "Pain 4")
    assert state.zone[rite] == c.IN_HAND


def test_a_hand_card_tells_what_is_left_once_its_bar_is_paid() -> None:
    bolt = spirit("Bolt", "Deal 5 damage to a target.", keywords="Pain 3, Sear 2")
    game = scenario("runeslingers", p1=player(hand=[bolt], deck=9, health=12, concentrations=2))
    view: Any = game.session.game.view(game.state, 0)
    foretold = view["seats"][0]["hand"][0]["after"]
    assert foretold == {"health": 9, "power": 5, "deck": 7, "ailments": 0}
    game.p1.plays("Bolt", target="p2")
    game.expect(game.p1, health=foretold["health"], deck=["Filler"] * foretold["deck"])


@pytest.mark.parametrize(
    ("keywords", "after"),
    [
        ("", None),
        ("Distract", None),
        ("Pain 13", None),  # more than there is
        ("Pain 12", {"health": 18, "power": 4, "deck": 9, "ailments": 0}),
        ("Sear 1, Ail 2", {"health": 12, "power": 5, "deck": 8, "ailments": 2}),
    ],
)
def test_what_is_left_is_told_as_far_as_it_is_known(keywords: str, after: Any) -> None:
    bolt = spirit("Bolt", "Deal 5 damage to a target.", keywords=keywords)
    game = scenario("runeslingers", p1=player(hand=[bolt], deck=9, health=12))
    view: Any = game.session.game.view(game.state, 0)
    assert view["seats"][0]["hand"][0]["after"] == after
    lines = "\n".join(game.session.game.table(view, Reader(language="de")))
    told = after and f"bezahlt: Lebenspunkte {after['health']}, Macht {after['power']}"
    assert (told in lines) if told else ("bezahlt:" not in lines)


# -- the ladder ----------------------------------------------------------------------------------


@pytest.mark.rule("RS-LADDER-5", "RS-DMG-8")
def test_the_ladder_shows_targets_and_effective_damage() -> None:
    encounter, fireball = answered_fireball()
    state = encounter.state
    for reader in READERS:
        first, second = seen(state, reader)["ladder"]
        assert (first["rung"], first["seat"], first["card"]["n"]) == (1, 0, fireball)
        assert (first["effective_damage"], first["state"], first["stands"]) == (8, "waiting", True)
        slinger = {"kind": "runeslinger", "seat": 1, "n": state.slinger[1], "gone": False}
        assert first["targets"] == [slinger]
        assert second["targets"][0]["card"]["n"] == fireball
    assert "on your Runeslinger" in seen(state, 1)["ladder"][0]["sentence"]["en"]


@pytest.mark.rule("RS-LADDER-9", "RS-TARGET-5", "RS-RULING-25")
def test_a_rung_whose_card_has_left_is_marked_and_never_followed() -> None:
    encounter, fireball = answered_fireball()
    state = encounter.state
    state.field[0].remove(fireball)
    state.spot_top[0] = NOTHING
    state.deck[0].append(fireball)
    encounter.deck_to_concentration(fireball, 0, 2)
    first, second = seen(state, 1)["ladder"]
    assert not first["stands"]
    assert second["targets"] == [{"kind": "card", "card": HIDDEN, "gone": True}]


# -- before an encounter -------------------------------------------------------------------------


@pytest.mark.rule("RS-RULING-140", "RS-SETUP-1")
def test_what_is_chosen_together_is_secret_until_both_have_chosen() -> None:
    setup = make_setup(1, CONSTRUCTED, pool())
    setup.runeslingers = [NOTHING, NOTHING]
    state = new_game(faces(), setup, None)
    assert state.asking[0].kind == ch.ASK_RUNESLINGER
    choose(state, 0, 1)
    assert seen(state, 0)["chosen"]["type"] == "runeslinger"
    assert seen(state, 1)["chosen"] is None
    assert seen(state, -1)["chosen"] is None
    choose(state, 1)
    assert state.asking[0].kind == ch.ASK_PASSIVE
    for reader in (0, 1, -1):
        assert seen(state, reader)["seats"][0]["runeslinger"]["type"] == "runeslinger"
    choose(state, 0, 2)
    choose(state, 1)
    assert state.asking[0].kind == ch.ASK_ACTIVATE
    assert seen(state, 0)["seats"][0]["passive"]["type"] == "passive"
    for reader in (1, -1):
        assert seen(state, reader)["seats"][0]["passive"] == HIDDEN
    choose(state, 0)
    choose(state, 1)
    for reader in READERS:
        for side in seen(state, reader)["seats"]:
            assert side["passive"]["type"] == "passive"
            assert side["activate"]["type"] == "activate"
            assert side["runeslinger"]["type"] == "runeslinger"


@pytest.mark.rule("RS-RULING-136")
def test_what_is_chosen_one_after_the_other_is_public() -> None:
    state = new({"mode": "starter"})
    choose(state, 0)
    for reader in READERS:
        assert seen(state, reader)["seats"][0]["runeslinger"]["type"] == "runeslinger"


@pytest.mark.rule("RS-SETUP-6")
def test_the_first_concentration_is_the_owners_secret() -> None:
    state = next(
        state
        for state, _ in random_states({"mode": "starter"}, 3)
        if state.asking[0].kind == ch.ASK_FIRST_CONCENTRATION
    )
    seat = open_seats(state)[0]
    choose(state, seat, 3)
    assert seen(state, seat)["chosen"]["n"] == state.hand[seat][3]
    assert seen(state, 1 - seat)["chosen"] is None


@pytest.mark.rule("RS-RULING-138")
def test_a_draft_shows_only_the_own_pack_and_picks() -> None:
    state = new({"mode": "draft"})
    for _ in range(4):
        for seat in (0, 1):
            choose(state, seat, 1)
    for seat in (0, 1):
        draft = seen(state, seat)["draft"]
        ids = [words().card(one).id for one in state.pack[seat]]
        assert [card["id"] for card in draft["pack"]] == ids
        assert len(draft["picks"]) == 4
        assert (draft["pack_counts"], draft["pick_counts"]) == ([11, 11], [4, 4])
    draft = seen(state, -1)["draft"]
    assert (draft["pack"], draft["picks"], draft["deck"]) == ([], [], [])
    before = json.dumps(seen(state, 0))
    state.pack[1][0] = state.picks[1][0] = face("Fireball")
    assert json.dumps(seen(state, 0)) == before


@pytest.mark.rule("RS-RULING-138")
def test_the_log_of_a_draft_names_the_card_to_who_took_it_alone() -> None:
    match = new_match("runeslingers", 1, options={"mode": "draft"})
    for index in (2, 4):
        for seat in (0, 1):
            match.choose(index, seat)
    state = match.state
    assert isinstance(state, RuneslingersGame)
    first, second = (words().name(face, "de") for face in state.picks[0])
    lines = {
        reader: [one.sentence for one in match.log(reader, "de") if "Wahl" in one.sentence]
        for reader in (0, 1, SPECTATOR)
    }
    assert lines[0][::2] == [f"Du nimmst {first}, Wahl 1.", f"Du nimmst {second}, Wahl 2."]
    for reader in (1, SPECTATOR):
        assert lines[reader][0].endswith("nimmt eine Karte, Wahl 1.")
        assert lines[reader][2].endswith("nimmt eine Karte, Wahl 2.")


@pytest.mark.rule("RS-RULING-138")
def test_after_a_draft_only_its_player_knows_the_deck() -> None:
    for state, _ in random_states({"mode": "draft"}, 2):
        if state.asking and state.asking[0].kind == ch.ASK_LEAVE_OUT:
            draft = seen(state, 0)["draft"]
            assert len(draft["deck"]) == draft["deck_counts"][0] == len(state.deck_list[0])
            assert seen(state, -1)["draft"]["deck"] == []
        if state.numbers[st.TURN]:
            break
    assert seen(state, 0)["draft"] is None
    mine, theirs = (side["deck_list"] for side in seen(state, 0)["seats"])
    assert sum(row["count"] for row in mine) == c.DECK_SIZE
    assert theirs is None
    assert [side["deck_list"] for side in seen(state, -1)["seats"]] == [None, None]


# -- questions -----------------------------------------------------------------------------------


def test_options_point_at_places_where_cards_lie_face_down() -> None:
    encounter = Encounter()
    state = encounter.state
    hex_card = encounter.concentration(1, "Hex", 3)
    encounter.ail(0, 2, c.BURN, 2)
    target, cleanse, on_area = (
        option(ch.TARGET_CARD, hex_card, 0),
        option(ch.CLEANSE_TYPE, 0, c.BURN),
        option(ch.ON_AREA, 0, 1),
    )
    assert option_places(state, target) == [{"seat": 1, "spot": 3}]
    assert (
        option_places(state, cleanse) == option_places(state, on_area) == [{"seat": 0, "area": 2}]
    )
    assert option_places(state, option(ch.PASS, 0, 0)) == []


@pytest.mark.rule("RS-BLOCK-8", "RS-DMG-8")
def test_damage_that_may_be_blocked_stands_with_both_calculations() -> None:
    for seed in range(8):
        for state, _ in random_states({"mode": "starter"}, seed):
            if state.asking and state.asking[0].kind == ch.ASK_BLOCK:
                damage = seen(state, -1)["damage"]
                assert damage["hits"]
                for hit in damage["hits"]:
                    assert hit["left"] == max(0, hit["amount"] - hit["prevented"] - hit["blocked"])
                    assert hit["with_block"] <= hit["left"]
                assert damage == seen(state, 0)["damage"] == seen(state, 1)["damage"]
                return
    pytest.fail("nobody could ever block")


# -- hidden stays hidden -------------------------------------------------------------------------


def everything(state: RuneslingersGame, seat: int) -> str:
    """All that a seat is shown of a state: view, tables, and every card that it asks about."""
    data = seen(state, seat)
    told: list[Any] = [data]
    for language in ("en", "de"):
        told.append(table(data, Reader(language=language)))
        told.append(
            [
                inspect(state, words(), card, Reader(seat, language))
                for card in range(len(state.face))
            ]
        )
    return json.dumps(told, sort_keys=True)


@pytest.mark.rule("RS-RULING-133", "RS-RULING-25")
@pytest.mark.parametrize("options", MODES, ids=lambda options: options["mode"])
def test_what_a_seat_cannot_know_changes_nothing_that_it_sees(options: dict[str, str]) -> None:
    different = 0
    for number, (state, chance) in enumerate(random_states(options, 6)):
        if number % 5 or not state.asking:
            continue
        for seat in (0, 1):
            other = state.clone()
            resample(other, seat, chance)
            assert everything(other, seat) == everything(state, seat)
            different += other.digest() != state.digest()
    assert different > 10


@pytest.mark.rule("RS-RULING-133")
def test_a_spectator_sees_nothing_that_is_private() -> None:
    for number, (state, _) in enumerate(random_states({"mode": "starter"}, 8)):
        if number % 9:
            continue
        numbers = {card["n"] for card in cards_in(seen(state, -1))}
        assert all(is_visible(state, card, -1) for card in numbers)
        assert not numbers & {*state.deck[0], *state.deck[1]} or any(
            is_visible(state, card, -1) for card in (*state.deck[0], *state.deck[1])
        )


def cards_in(data: Any) -> Iterator[dict[str, Any]]:
    """All cards by number, wherever they stand."""
    if isinstance(data, dict):
        if "n" in data:
            yield data
        for one in data.values():
            yield from cards_in(one)
    elif isinstance(data, list):
        for one in data:
            yield from cards_in(one)


@pytest.mark.parametrize("options", MODES, ids=lambda options: options["mode"])
def test_random_games_break_no_invariant(options: dict[str, str]) -> None:
    for seed in range(3):
        for state, _ in random_states(options, 40 + seed):
            assert invariants(state) == []
            assert state.numbers[st.TURN] >= 0


def test_an_option_that_takes_a_printed_card_shows_it() -> None:
    game = new_game(faces(), make_setup(1, {"mode": "draft"}, pool()), None)
    shown: Any = view(game, words(), Reader(0))
    options = shown["question"]["options"]
    pack = {card["id"] for card in shown["draft"]["pack"]}
    assert {one["face"]["id"] for one in options} == pack
    for one in options:
        assert one["face"]["name"]["en"] in plain_text(one["sentence"]["en"])
        assert "n" not in one["face"]


def test_damage_to_the_own_runeslinger_is_called_harm_and_damage_to_the_enemy_is_not() -> None:
    found = {True: 0, False: 0}
    for seed in range(8):
        match = new_match("runeslingers", seed)
        chance = RandomStream(seed)
        while match.result is None:
            seat = match.seats_asked[0]
            question = match.question(seat)
            asked: Any = match.view(seat)["question"]
            if question.kind == ch.ASK_TARGET and "Deal" in plain_text(asked["prompt"]["en"]):
                own = {cast("RuneslingersGame", match.state).slinger[seat]}
                for shown in asked["options"]:
                    is_own = set(shown["cards"]) == own
                    if is_own or not shown.get("harms"):
                        assert shown.get("harms", False) == is_own
                        found[is_own] += 1
            match.choose(chance.below(len(question.options)), seat)
    assert min(found.values()) > 0
