"""A view as lines of text: the table in the terminal, at most 100 columns wide."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from runestack.games import tables
from runestack.games.rune_age.cards.lines import RACES
from runestack.games.rune_age.telling.windows import PHASES
from runestack.games.rune_age.view.text_words import ENGLISH, GERMAN, plain
from runestack.games.views import Data
from runestack.games.wording import Reader, in_language


def table(view: Mapping[str, Any], reader: Reader) -> list[str]:
    """The whole table: the centre, the other players, the reader, then what goes on and what is asked."""
    return TableWriter(view, reader).write()


class TableWriter(tables.TableWriter):
    """Writes one table of Rune Age."""

    def __init__(self, view: Mapping[str, Any], reader: Reader) -> None:
        super().__init__(view, reader, ENGLISH if reader.language == "en" else GERMAN)
        self.together = view["scenario"]["teams"] == "together"

    def write(self) -> list[str]:
        """All lines: the centre comes first."""
        self.lines.append(self.headline())
        self.heading(self.say("centre"))
        self.centre(self.view["centre"])
        for seat in self.reader_last():
            self.heading(", ".join(self.player_marks(seat)))
            self.player(seat)
        self.going_on()
        self.asked()
        return self.lines

    def plain(self, text: str) -> str:
        """A text with words for its icons."""
        return plain(text, self.language)

    def name(self, seat: int) -> str:
        """A player; the other one of two who play together is the partner."""
        is_other = seat not in (self.view["seat"], -1) and not self.reader.given_name(seat)
        if self.together and is_other and self.view["seat"] >= 0 and len(self.view["seats"]) == 2:
            return self.say("partner")
        return super().name(seat)

    def headline(self) -> str:
        """Round, phase, and whose turn it is."""
        view = self.view
        if not view["round"]:
            return self.say("setup")
        active = view["active"]
        turn = self.say("nobody") if active < 0 else self.say("turn", player=self.name(active))
        phase = in_language(PHASES[view["phase"]], self.language)
        limit = view["scenario"]["round_limit"]
        return self.say("round", round=view["round"], limit=limit, phase=phase, player=turn)

    # -- the centre ------------------------------------------------------------------------------

    def centre(self, centre: Data) -> None:
        """Objective and goals, events, piles, cities."""
        self.objective(centre)
        self.events(centre)
        for key, title in (
            ("gold", "gold_piles"),
            ("neutral", "neutral_piles"),
            ("mercenaries", "mercenary_piles"),
        ):
            self.group(title, [self.pile(one) for one in centre[key]])
        self.group("cities", [self.standing(card) for card in centre["cities"]])
        self.row("runes", [self.card_name(card) for card in centre["runes"]])

    def objective(self, centre: Data) -> None:
        """What is played for, and how far it is."""
        scenario, objective = self.view["scenario"], centre["objective"]
        block = [self.card_name(scenario["objective"]), *self.paragraphs(scenario["objective"])]
        self.group("objective", [block if objective is None else self.standing(objective)])
        self.group("goals", [self.goal(one) for one in scenario["goals"]])
        if centre["shared_realm"] is not None:
            name = self.card_name(centre["shared_realm"])
            self.add(self.say("shared_realm", name=name, damage=centre["shared_damage"]))

    def goal(self, goal: Data) -> list[str]:
        """A way in which the game ends, with how far everybody is."""
        told = []
        for one in goal["progress"]:
            key = "progress_all" if one["seat"] < 0 else "progress"
            player = "" if one["seat"] < 0 else self.name(one["seat"])
            told.append(self.say(key, player=player, have=one["have"], need=goal["need"]))
        return [self.text(goal["sentence"]), " | ".join(told)]

    def events(self, centre: Data) -> None:
        """The event being resolved, what lasts, and the deck."""
        event = centre["event"]
        if event is not None:
            block = self.standing(event["card"])
            if event["seat"] >= 0 and event["text"]["en"]:
                player = self.name(event["seat"])
                block.append(self.say("hits", text=self.text(event["text"]), player=player))
            self.group("event", [block])
        self.group("enemies", [self.standing(card) for card in centre["enemies"]])
        self.group("ongoing", [self.standing(card) for card in centre["ongoing"]])
        deck = centre["event_deck"]
        stages = ", ".join(self.say("stage", **one) for one in deck["stages"]) or "-"
        self.add(self.say("event_deck", count=deck["count"], stages=stages, drawn=deck["drawn"]))
        self.row("events_gone", [self.card_name(card) for card in centre["discard"]])

    def pile(self, pile: Data) -> list[str]:
        """A pile with what is left, what the next card costs, and what it is."""
        face = pile["face"]
        parts = [self.say("pile", name=self.card_name(face), left=pile["left"], of=pile["of"])]
        if pile["price"] is not None:
            resource = self.say(pile["resource"])
            parts.append(self.say("costs", price=pile["price"], resource=resource))
        return [" | ".join([*parts, *self.printed(face)]), *self.paragraphs(face)]

    # -- players ---------------------------------------------------------------------------------

    def player_marks(self, seat: Data) -> list[str]:
        """Also the faction, the Overlord and who is out."""
        marks = super().player_marks(seat)
        if seat["faction"]:
            marks.append(in_language(RACES[seat["faction"]], self.language))
        if seat["role"] in ("overlord", "ally"):
            marks.append(self.say(seat["role"]))
        return [*marks, self.say("out")] if seat["out"] else marks

    def player(self, seat: Data) -> None:
        """One player's side of the table."""
        if seat["out"]:
            return
        self.add(" | ".join(self.status(seat)))
        self.add(self.say("best", strength=seat["best_strength"], gold=seat["best_gold"]))
        self.group("realm", [self.standing(card) for card in tables.numbered(seat["realm"])])
        self.group("barracks", [self.pile(one) for one in seat["barracks"]])
        self.group("hand", self.private(seat["hand"]))
        known = [
            [self.say("known_at", name=self.card_name(card), position=card["position"])]
            for card in seat["deck"]["known"]
        ]
        self.group("deck", known)
        self.row("discard", [self.card_name(card) for card in seat["discard"]])

    def status(self, seat: Data) -> list[str]:
        """Damage, counts and means in one line."""
        counts = self.say(
            "counts",
            hand=len(seat["hand"]),
            deck=seat["deck"]["count"],
            discard=len(seat["discard"]),
            cards=seat["cards"],
        )
        means = self.say(
            "means" if seat["gold"] is None else "means_own",
            influence=seat["influence"],
            gold=seat["gold"],
        )
        if self.view["centre"]["shared_realm"] is not None:
            return [counts, means]
        damage = self.say("damage", damage=seat["damage"], limit=seat["damage_limit"])
        return [damage, counts, means]

    def hand_card(self, card: Data) -> list[str]:
        """A card of a hand."""
        return [" | ".join([self.card_name(card), *self.printed(card)]), *self.paragraphs(card)]

    # -- cards -----------------------------------------------------------------------------------

    def printed(self, card: Data) -> list[str]:
        """What is printed besides name and text."""
        values = card["printed"]
        own = card["type"] in ("unit", "tactic")
        keys = {
            "strength": "strength" if own else "needs",
            "auto_defense": "auto_defense",
            "gold": "yields_gold",
            "influence": "yields_influence",
        }
        told = [self.say(word, n=values[key]) for key, word in keys.items() if values[key]]
        return (
            [*told, self.say("attrition", n=values["attrition"])] if values["attrition"] else told
        )

    def standing(self, card: Data) -> list[str]:
        """A card in a realm or in the centre, as it stands."""
        name = self.text(card["label"]) if "label" in card else self.card_name(card)
        return [" | ".join([name, *self.now(card)]), *self.paragraphs(card)]

    def now(self, card: Data) -> list[str]:
        """Values and states of a card in play."""
        told: list[str] = []
        if card["strength"] is not None and card["controller"] < 0:
            told.append(self.say("needs", n=card["strength"]))
        keys = {
            "auto_defense": "auto_defense",
            "gold": "yields_gold",
            "influence": "yields_influence",
        }
        told += [self.say(word, n=card[key]) for key, word in keys.items() if card[key]]
        if card["printed"]["attrition"]:
            told.append(self.say("attrition", n=card["printed"]["attrition"]))
        told += [self.say(key) for key in ("exhausted", "held") if card[key]]
        if card["attacked"]:
            players = ", ".join(self.name(seat) for seat in card["attacked"])
            told.append(self.say("attacked", players=players))
        return told

    # -- what goes on ----------------------------------------------------------------------------

    def going_on(self) -> None:
        """The combat, the spend, and a card whose Action is carried out."""
        self.rule()
        combat, spend = self.view["combat"], self.view["spend"]
        if combat is not None:
            self.combat(combat)
        if spend is not None:
            self.add(f"{self.say('spend')}: {self.text(spend['sentence'])}")
        self.row("acting", [self.card_name(card) for card in self.view["acting"]])

    def combat(self, combat: Data) -> None:
        """Both armies, and what is still needed."""
        self.add(f"{self.say('combat')}: {self.text(combat['sentence'])}")
        for army in (combat["attacker"], combat["defender"]):
            if army is not None:
                self.army(army)
        notes = {
            "city_bonus": combat["auto_defense"],
            "damage_now": combat["damage"],
            "dice": combat["icons"],
            "to_destroy": combat["to_destroy"],
        }
        for key, number in notes.items():
            if number:
                self.add(self.say(key, n=number), 4)

    def army(self, army: Data) -> None:
        """One side of a combat."""
        player = self.name(army["seat"])
        key = "army" if army["cards"] else "army_empty"
        blocks = [self.fighter(card) for card in army["cards"]]
        if not blocks:
            self.add(self.say(key, player=player, strength=army["strength"]), 4)
        self.group(key, blocks, player=player, strength=army["strength"])
        if army["bonus"]:
            self.add(self.say("bonus", n=f"{army['bonus']:+d}"), 4)

    def fighter(self, card: Data) -> list[str]:
        """A card in a combat."""
        wound = [self.say("wounded")] if card["wounded"] else []
        strength = self.say("strength", n=card["strength"])
        return [" | ".join([self.card_name(card), strength, *wound]), *self.paragraphs(card)]
