"""The routes: games, tables, seats and secrets."""

from typing import Any

import pytest

from runestack.games import names
from runestack.games.rone.cards.decks import SHELF as THEMED
from runestack.games.runeslingers.cards.decks import SHELF
from tests.server.browser import COMPUTER, OTHER, PERSON, Browser, code_of

# -- games ---------------------------------------------------------------------------------------


def both(words: dict[str, str]) -> bool:
    return set(words) == {"en", "de"} and all(words.values())


def test_every_setting_value_phase_and_agent_has_words_in_both_languages(ada: Browser) -> None:
    games = ada.get("/api/games").json()
    assert [game["name"] for game in games] == names()
    for game in games:
        for setting in game["settings"]:
            assert both(setting["label"])
            assert both(setting["help"])
            assert all(both(one["words"]) for one in setting["values"])
            assert all(both(one["words"]) for one in setting["suggestions"])
        assert all(both(phase["words"]) for phase in game["phases"])
        assert all(both(agent["label"]) and both(agent["help"]) for agent in game["agents"])
        assert all(way["seats"] for way in game["ways"])


def test_settings_that_need_others_name_settings_and_values_that_there_are(ada: Browser) -> None:
    found = {}
    for game in ada.get("/api/games").json():
        values = {
            setting["name"]: [one["value"] for one in setting["values"]]
            for setting in game["settings"]
        }
        for setting in game["settings"]:
            for name, needed in setting["needs"].items():
                assert needed
                assert set(needed) < set(values[name])
            found[game["name"], setting["name"]] = setting["needs"]
    assert found["rone", "deck_2"] == {"deck_mode": ["custom"], "mode": ["3p"]}
    assert found["rone", "team_hands_visible"] == {"mode": ["2v2"]}
    assert found["rone", "mode"] == {}


def test_settings_of_a_seat_name_it_and_decks_are_suggested(ada: Browser) -> None:
    game = next(one for one in ada.get("/api/games").json() if one["name"] == "runeslingers")
    settings = {one["name"]: one for one in game["settings"]}
    assert (settings["deck_1"]["seat"], settings["mode"]["seat"]) == (1, -1)
    assert "striker" in [one["value"] for one in settings["deck_1"]["suggestions"]]
    assert "Eva" in [one["value"] for one in settings["runeslinger_0"]["suggestions"]]


def test_a_value_that_a_card_stands_for_names_a_printed_card_with_its_view(ada: Browser) -> None:
    shown = {}
    for game in ada.get("/api/games").json():
        faces = {face["id"]: face for face in ada.get(f"/api/games/{game['name']}/cards").json()}
        assert all(face["view"]["id"] == name for name, face in faces.items())
        for setting in game["settings"]:
            for one in [*setting["values"], *setting["suggestions"]]:
                if one.get("card"):
                    shown[setting["name"], one["value"]] = faces[one["card"]]["view"]["name"]["en"]
    assert shown["deck_0", "iron-wall"] == "Marshal Oktal"
    assert shown["runeslinger_1", "Nerys"] == shown["deck_1", "afflicter"] == "Nerys"
    assert shown["activate_0", "Engulf"] == "Engulf"
    assert shown["faction_3", "daqan"] == "Highbanner"
    assert shown["leader_0", "Old Juno"] == "Old Juno"
    assert shown["scenario", "dragonlords"] == "Resurgence of the Dragonlords"


def test_rone_suggests_its_themed_decks_by_name_where_they_can_be_played(ada: Browser) -> None:
    game = next(one for one in ada.get("/api/games").json() if one["name"] == "rone")
    settings = {one["name"]: one for one in game["settings"]}
    for name in ("deck_0", "deck_1"):
        suggested = {one["value"]: one["words"] for one in settings[name]["suggestions"]}
        assert list(suggested) == list(THEMED.names)
        assert suggested["iron-wall"] == {"en": "Iron Wall", "de": "Eiserne Mauer"}
    assert settings["deck_2"]["suggestions"] == []  # decks for three players have 28 cards
    options = {"deck_mode": "custom", "deck_0": "iron-wall", "deck_1": "grey-tide"}
    made = ada.make(PERSON, COMPUTER, game="rone", options=options)
    assert ada.get(f"/api/tables/{made['id']}").json()["status"] == "running"


@pytest.mark.parametrize(("mode", "seats"), [("1v1", 2), ("2v2", 4), ("3p", 3)])
def test_every_mode_of_rone_is_offered_with_its_seats_and_can_be_played(
    mode: str, seats: int, ada: Browser
) -> None:
    game = next(one for one in ada.get("/api/games").json() if one["name"] == "rone")
    ways = [way for way in game["ways"] if way["options"]["mode"] == mode]
    assert ways
    assert all(way["seats"] == [seats] for way in ways)
    made = ada.make(PERSON, *[COMPUTER] * (seats - 1), game="rone", options={"mode": mode})
    table = ada.get(f"/api/tables/{made['id']}").json()
    assert (table["status"], len(table["seats"])) == ("running", seats)


@pytest.mark.parametrize("game", names())
def test_every_face_is_there_with_its_text_in_both_languages(game: str, ada: Browser) -> None:
    cards = ada.get(f"/api/games/{game}/cards").json()
    assert len(cards) == len({card["id"] for card in cards}) > 50
    assert all(both(card["name"]) and both(card["kind"]) for card in cards)
    assert any(card["text"]["en"] != card["text"]["de"] for card in cards)


def test_a_rule_is_found_by_its_id_and_a_wrong_id_is_refused(ada: Browser) -> None:
    rule = ada.get("/api/games/rone/rules/RONE-PLAY-2").json()
    assert rule["id"] == "RONE-PLAY-2"
    assert rule["text"]
    answer = ada.get("/api/games/rone/rules/RONE-NOTHING")
    assert (answer.status_code, code_of(answer)) == (404, "no_rule")


# -- making tables -------------------------------------------------------------------------------


def test_a_table_against_a_computer_starts_at_once(ada: Browser) -> None:
    made = ada.make(PERSON, COMPUTER)
    assert made["yours"] == [0]
    assert [link["seat"] for link in made["links"]] == [0, 1]
    info = ada.get(f"/api/tables/{made['id']}").json()
    assert (info["status"], info["host"], info["yours"]) == ("running", True, [0])


def test_a_table_waits_for_its_open_seats(ada: Browser, bert: Browser) -> None:
    made = ada.make(PERSON)
    assert ada.get(f"/api/tables/{made['id']}").json()["status"] == "waiting"
    entered = bert.post(f"/api/tables/{made['id']}/enter", {"name": "Bert"}).json()
    assert entered == {"seat": 1, "yours": [1]}
    info = bert.get(f"/api/tables/{made['id']}").json()
    assert (info["status"], info["host"], info["yours"]) == ("running", False, [1])
    assert [seat["name"] for seat in info["seats"]] == ["Ada", "Bert"]


def test_a_table_has_as_many_seats_as_were_named_if_so_many_can_play(ada: Browser) -> None:
    def seats(*wishes: Any, game: str) -> int:
        made = ada.make(*wishes, game=game)
        return len(ada.get(f"/api/tables/{made['id']}").json()["seats"])

    assert seats(PERSON, game="rune-age") == 1
    assert seats(PERSON, COMPUTER, COMPUTER, game="rune-age") == 3
    assert seats(game="rune-age") == 2
    assert seats(PERSON, game="rone") == 2


def test_at_a_hot_seat_table_the_host_has_all_seats_of_persons(ada: Browser) -> None:
    assert ada.make(PERSON, OTHER, hot_seat=True)["yours"] == [0, 1]


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"game": "chess"}, "no_game"),
        ({"options": {"edition": "fr"}}, "bad_setting"),
        ({"options": {"colour": "red"}}, "bad_setting"),
        ({"options": {"deck_mode": "custom", "deck_0": "/etc/passwd"}}, "bad_setting"),
        (
            {"options": {"deck_mode": "custom", "deck_0": "hero: Nobody\n1 Nothing\n"}},
            "bad_setting",
        ),
        ({"seats": [PERSON, COMPUTER, COMPUTER]}, "bad_setting"),
        ({"seats": [{"seating": "computer", "agent": "deep"}]}, "bad_agent"),
        ({"from": {"id": "nothing", "at": 0}}, "no_replay"),
    ],
)
def test_what_cannot_be_played_is_refused_with_a_reason(
    fields: dict[str, Any], code: str, ada: Browser
) -> None:
    answer = ada.post("/api/tables", {"game": "rone", "seats": [PERSON, COMPUTER], **fields})
    assert answer.status_code in (400, 404)
    assert code_of(answer) == code
    assert ada.get("/api/tables").json() == []


def test_a_path_is_never_read_and_its_content_never_told(ada: Browser) -> None:
    options = {"mode": "constructed", "deck_0": "/etc/hostname", "deck_1": "striker"}
    answer = ada.post("/api/tables", {"game": "runeslingers", "options": options})
    assert code_of(answer) == "bad_setting"
    assert "neither" not in answer.text  # what the game says of a file that it could not read


@pytest.mark.parametrize(
    "body",
    [
        {"game": 7},
        {"game": "rone", "seats": "two"},
        {"game": "rone", "hurry": True},
        {"game": "rone", "seed": -1},
        [],
    ],
)
def test_a_malformed_body_is_refused_in_the_one_form(body: object, ada: Browser) -> None:
    answer = ada.post("/api/tables", body)
    assert (answer.status_code, code_of(answer)) == (400, "malformed")


def test_an_oversized_body_is_refused(ada: Browser) -> None:
    answer = ada.post("/api/tables", {"game": "x" * 20_000})
    assert (answer.status_code, code_of(answer)) == (413, "too_large")


def test_a_deck_can_be_handed_in_as_text(ada: Browser) -> None:
    deck = SHELF.texts["striker"]
    options = {"mode": "constructed", "deck_0": deck, "deck_1": "warden"}
    made = ada.make(PERSON, COMPUTER, game="runeslingers", options=options)
    assert ada.get(f"/api/tables/{made['id']}").json()["status"] == "running"


# -- seats and secrets ---------------------------------------------------------------------------


def test_the_link_of_the_own_seat_opens_it_on_another_device(ada: Browser, bert: Browser) -> None:
    made = ada.make(PERSON, COMPUTER)
    assert bert.sit(made, 0) == {"seat": 0, "yours": [0]}
    assert ada.get(f"/api/tables/{made['id']}").json()["yours"] == [0]
    assert [seat["name"] for seat in bert.get(f"/api/tables/{made['id']}").json()["seats"]] == [
        "Ada",
        "Random",
    ]


def test_a_wrong_secret_sits_nowhere(ada: Browser, bert: Browser) -> None:
    made = ada.make(PERSON)
    answer = bert.post(f"/api/tables/{made['id']}/enter", {"secret": "guess"})
    assert (answer.status_code, code_of(answer)) == (403, "wrong_secret")
    assert bert.get(f"/api/tables/{made['id']}").json()["yours"] == []


def test_a_new_link_voids_the_old_one(ada: Browser, bert: Browser) -> None:
    made = ada.make(PERSON)
    link = ada.post(f"/api/tables/{made['id']}/seats/1/secret").json()
    old = bert.post(f"/api/tables/{made['id']}/enter", {"secret": made["links"][1]["secret"]})
    assert code_of(old) == "wrong_secret"
    new = bert.post(f"/api/tables/{made['id']}/enter", {"secret": link["secret"]})
    assert new.json()["yours"] == [1]


def test_strangers_change_no_seat_and_take_down_no_table(ada: Browser, bert: Browser) -> None:
    made = ada.make(PERSON, COMPUTER)
    path = f"/api/tables/{made['id']}"
    for answer in (
        bert.post(f"{path}/seats/1", {"seating": "open"}),
        bert.post(f"{path}/seats/1/secret"),
        bert.ask("DELETE", path),
    ):
        assert (answer.status_code, code_of(answer)) == (403, "not_host")
    assert ada.get(path).json()["seats"][1]["seating"] == "computer"


def test_a_computer_takes_over_and_a_person_takes_it_back(ada: Browser, bert: Browser) -> None:
    made = ada.make(PERSON)
    path = f"/api/tables/{made['id']}"
    bert.sit(made, 1, "Bert")
    seats = bert.post(f"{path}/seats/1", COMPUTER).json()["seats"]
    assert (seats[1]["seating"], seats[1]["agent"]) == ("computer", "random")
    assert bert.get(path).json()["yours"] == []
    link = ada.post(f"{path}/seats/1/secret").json()
    bert.post(f"{path}/enter", {"secret": link["secret"], "name": "Bert again"})
    info = bert.get(path).json()
    assert (info["seats"][1]["name"], info["yours"]) == ("Bert again", [1])


def test_a_full_table_and_a_closed_one_let_nobody_in_without_a_secret(
    ada: Browser, bert: Browser
) -> None:
    full = ada.make(PERSON, COMPUTER)
    closed = ada.make(PERSON, open=False)
    assert code_of(bert.post(f"/api/tables/{full['id']}/enter", {})) == "no_free_seat"
    assert code_of(bert.post(f"/api/tables/{closed['id']}/enter", {})) == "not_open"
    assert bert.sit(closed, 1, "Bert")["seat"] == 1


def test_a_seat_that_is_not_there_is_refused(ada: Browser) -> None:
    made = ada.make(PERSON, COMPUTER)
    answer = ada.post(f"/api/tables/{made['id']}/seats/2", {"seating": "open"})
    assert (answer.status_code, code_of(answer)) == (404, "no_seat")


def test_a_session_sees_its_own_tables_only(ada: Browser, bert: Browser) -> None:
    first, second = ada.make(PERSON, COMPUTER), ada.make(PERSON)
    bert.sit(second, 1, "Bert")
    assert {one["id"] for one in ada.get("/api/tables").json()} == {first["id"], second["id"]}
    assert [one["id"] for one in bert.get("/api/tables").json()] == [second["id"]]
    assert Browser(ada.client).get("/api/tables").json() == []


def test_a_table_that_was_taken_down_is_gone(ada: Browser) -> None:
    made = ada.make(PERSON, COMPUTER)
    assert ada.ask("DELETE", f"/api/tables/{made['id']}").status_code == 204
    answer = ada.get(f"/api/tables/{made['id']}")
    assert (answer.status_code, code_of(answer)) == (404, "no_table")
    assert ada.get("/api/tables").json() == []


# -- the server itself ---------------------------------------------------------------------------


def test_it_lives_and_is_ready(ada: Browser) -> None:
    assert ada.get("/health").json()["status"] == "ok"
    assert ada.get("/ready").json()["schema"] == "0005"


def test_unknown_paths_and_methods_are_refused_in_the_one_form(ada: Browser) -> None:
    assert code_of(ada.get("/api/nothing")) == "no_route"
    assert code_of(ada.ask("PUT", "/api/tables", {})) == "no_method"


def test_secrets_and_cookies_are_stored_as_hashes_only(ada: Browser, settings: Any) -> None:
    from pathlib import Path

    made = ada.make(PERSON, COMPUTER)
    stored = b"".join(
        path.read_bytes() for path in Path(settings.database).parent.glob("tables.sqlite*")
    )
    assert made["id"].encode() in stored
    for link in made["links"]:
        assert link["secret"].encode() not in stored
    assert ada.cookie.partition("=")[2].encode() not in stored
