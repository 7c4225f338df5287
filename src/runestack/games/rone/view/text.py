"""A view as lines of text: the table in the terminal, at most 100 columns wide."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from runestack.games import tables
from runestack.games.rone.language.words import KEYWORDS, NOUNS
from runestack.games.rone.view.text_words import ENGLISH, GERMAN, ICONS, RACES, income_words, plain
from runestack.games.tables import numbered
from runestack.games.views import Data
from runestack.games.wording import Reader, in_language

PHASES = {"income": "income_phase"}


def table(view: Mapping[str, Any], reader: Reader) -> list[str]:
    """The whole table: the other players above, the reader below, then what goes on and what is asked."""
    return TableWriter(view, reader).write()


class TableWriter(tables.TableWriter):
    """Writes one table of RONE."""

    def __init__(self, view: Mapping[str, Any], reader: Reader) -> None:
        super().__init__(view, reader, ENGLISH if reader.language == "en" else GERMAN)

    def plain(self, text: str) -> str:
        """A text with words for its icons."""
        return plain(text, self.language)

    def keyword(self, key: str) -> str:
        """A keyword's name."""
        word = next(word for word in KEYWORDS if word.key == key)
        return word.english if self.language == "en" else word.german

    def headline(self) -> str:
        """Round, phase, and whose turn it is."""
        view = self.view
        if view["active"] < 0:
            return self.say("setup")
        phase = self.words[PHASES.get(view["phase"], view["phase"])]
        player = self.name(view["active"])
        told = self.say("round", round=view["round"], phase=phase, player=player)
        return f"{told} | {self.say('bounty', cards=view['bounty'])}" if view["bounty"] else told

    # -- players ---------------------------------------------------------------------------------

    def player(self, seat: Data) -> None:
        """One player's side of the table."""
        hero = seat["hero"]
        if seat["out"]:
            self.row("removed", [self.card_name(card) for card in seat["removed"]])
            return
        self.add(
            self.say(
                "status_of_team" if self.in_teams() else "status",
                water=seat["water"],
                life=seat["life"],
                deck=seat["deck"]["count"],
                hand=len(seat["hand"]),
                level="-" if hero is None else hero["level"],
            )
        )
        if hero is not None:
            self.hero(hero)
        if not self.in_teams():
            self.units(seat)
        self.group("technologies", [self.permanent(card) for card in seat["technologies"]])
        self.group("hand", self.private(seat["hand"]))
        if not self.in_teams():
            self.piles(seat)
        self.group("discounts", [self.discount(one) for one in seat["discounts"]])
        if self.in_teams() and seat is self.last_of_team(seat["side"]):
            names = " & ".join(self.name(one["seat"]) for one in self.mates(seat["side"]))
            self.heading(self.say("shared", players=names))
            self.units(seat)
            self.piles(seat)

    def units(self, seat: Data) -> None:
        """Units in play."""
        self.group("units", [self.unit(card) for card in numbered(seat["units"])])

    def piles(self, seat: Data) -> None:
        """Technology deck, deck, graveyard and removed cards."""
        self.group("technology_deck", self.private(seat["technology_deck"]))
        self.group("deck", [self.place(card) for card in seat["deck"]["known"]])
        self.row("graveyard", [self.buried(card) for card in seat["graveyard"]])
        self.row("removed", [self.card_name(card) for card in seat["removed"]])

    # -- sides -----------------------------------------------------------------------------------

    def in_teams(self) -> bool:
        """Whether players share a side."""
        return bool(self.view["mode"] == "2v2")

    def mates(self, side: int) -> list[Data]:
        """The players of a side, in the order in which they are shown."""
        return [seat for seat in self.reader_last() if seat["side"] == side]

    def last_of_team(self, side: int) -> Data:
        """The player after whom the things of the team are shown."""
        return self.mates(side)[-1]

    def reader_last(self) -> list[Data]:
        """The reader's team below, the reader last; without teams the others as they sit."""
        seats = super().reader_last()
        if not self.in_teams():
            return seats
        below = seats[-1]["side"]
        return sorted(seats, key=lambda seat: bool(seat["side"] == below))

    def player_marks(self, seat: Data) -> list[str]:
        """Also who is out, and whom the reader attacks first and second (RONE-3P-2)."""
        marks = super().player_marks(seat)
        if seat["out"]:
            marks.append(self.say("out"))
        reader = self.view["seat"]
        if self.view["mode"] == "3p" and reader >= 0:
            targets = self.view["seats"][reader]["opponents"]
            if len(targets) == 2 and seat["seat"] in targets:
                marks.append(self.say(("primary", "secondary")[targets.index(seat["seat"])]))
        return marks

    def hero(self, hero: Data) -> None:
        """The hero with incomes and text."""
        income = income_words(
            hero["water_income"], hero["card_income"], hero["level_up_cost"], self.language
        )
        kind = f"{self.race(hero)} | " if hero["race"] else ""
        self.add(f"{self.say('hero')}: {self.card_name(hero)}, {self.state(hero)} | {kind}{income}")
        self.details(hero)

    def buried(self, card: Data) -> str:
        """A card of a graveyard with what it takes to recycle it."""
        recycle = card["printed"]["recycle"]
        shown = self.say("never") if recycle is None else recycle
        return self.say("buried", name=self.card_name(card), level=card["level"], recycle=shown)

    # -- cards -----------------------------------------------------------------------------------

    def state(self, card: Data) -> str:
        """Active, or how often exhausted."""
        if card["exhausted"] == 0:
            return self.say("active")
        return self.say("exhausted", number=card["exhausted"])

    def unit(self, card: Data) -> list[str]:
        """A unit with its values, state, changes and text."""
        values = {
            key: self.value(card[key], card["printed"][key])
            for key in ("health", "ranged", "melee", "speed")
        }
        parts = [*self.rank(card), self.say("unit", **values), self.state(card)]
        return [f"{card['label'][self.language]}: {' | '.join(parts)}", *self.notes(card)]

    def permanent(self, card: Data) -> list[str]:
        """A technology."""
        parts = [*self.rank(card), self.state(card)]
        return [f"{self.card_name(card)}: {' | '.join(parts)}", *self.notes(card)]

    def race(self, card: Data) -> str:
        """A race's name."""
        return in_language(RACES[card["race"]], self.language)

    def rank(self, card: Data) -> list[str]:
        """Race, level and printed cost."""
        cost = card["printed"]["cost"]
        shown = self.say("never") if cost is None else cost
        race = [self.race(card)] if card["race"] else []
        return [*race, self.say("level", level=card["level"]), self.say("cost", cost=shown)]

    def details(self, card: Data) -> None:
        """What else there is to say of a card, below its line."""
        for line in self.notes(card):
            self.add(line, 6)

    def notes(self, card: Data) -> list[str]:
        """Owner, changes, keywords beyond the text, and the text."""
        notes: list[str] = []
        sides = [one["side"] for one in self.view["seats"]]
        if sides[card["owner"]] != sides[card["controller"]]:
            notes.append(self.say("owner", player=self.name(card["owner"])))
        if card.get("dying"):
            notes.append(self.say("dying"))
        for key, stat in (("ranged", ICONS["ranged"]), ("melee", ICONS["melee"])):
            if card.get("tokens", {}).get(key):
                change = f"{card['tokens'][key]:+d} {stat[self.language]}"
                notes.append(self.say("token", change=change))
        notes += [self.change(change) for change in card["changes"]]
        lines = ["; ".join(notes)] if notes else []
        lines += self.keyword_changes(card["keywords"], card["printed_keywords"])
        return lines + self.paragraphs(card)

    def change(self, change: Data) -> str:
        """A lasting change."""
        what = change["what"]
        until = self.say(f"until-{change['until']}")
        if what in ("melee", "ranged"):
            return f"{change['number']:+d} {ICONS[what][self.language]} {until}"
        if what == "control":
            return f"{self.say('control', player=self.name(change['back_to']))} ({until})"
        gained = self.text(change["name"]) if what == "copies" else self.keyword(change["keyword"])
        return f"{self.say(what, what=gained)} {until}"

    def hand_card(self, card: Data) -> list[str]:
        """A card of a hand or technology deck."""
        return [f"{self.card_name(card)}: {self.costs(card)}", *self.paragraphs(card)]

    def costs(self, card: Data) -> str:
        """What it takes to play a card, and its values."""
        cost = self.say("never") if card["cost"] is None else str(card["cost"])
        parts = [self.race(card)] if card["race"] else []
        parts += [self.say("cost", cost=cost), self.say("level", level=card["level"])]
        recycle = card["printed"]["recycle"]
        parts.append(self.say("recycle", recycle=self.say("never") if recycle is None else recycle))
        if card["type"] == "unit":
            parts.append(self.say("unit", **card["printed"]))
        return " | ".join(parts)

    def place(self, card: Data) -> list[str]:
        """A card of a deck that the reader knows."""
        key = "shield_at" if card["shield"] else "known_at"
        return [self.say(key, name=self.card_name(card), position=card["position"])]

    def discount(self, one: Data) -> list[str]:
        """A reduction for the next card of a kind."""
        noun = next(noun for noun in NOUNS if noun.key == one["noun"])
        name = noun.english if self.language == "en" else noun.german
        return [self.say("cheaper", noun=name, water=one["water"])]

    # -- what goes on ----------------------------------------------------------------------------

    def going_on(self) -> None:
        """Stack, triggers and combat."""
        combat = self.view["combat"]
        if combat is not None or self.view["stack"] or self.view["triggers"]:
            self.rule()
        if combat is not None:
            sentence = self.text(combat["sentence"])
            self.add(f"{self.say('combat', sentence=sentence)}{self.forecast(combat)}")
        for title, entries in (
            ("stack", self.view["stack"][::-1]),
            ("triggers", self.view["triggers"]),
        ):
            self.group(title, [self.entry(entry) for entry in entries])

    def forecast(self, combat: Data) -> str:
        """What the damage of a combat will be."""
        if combat["step"] == "damage-dealt":
            return f" ({self.say('after_damage')})"
        told = self.predicted(combat["prediction"])
        return f" ({told})" if told else ""

    def predicted(self, found: Data | None) -> str:
        """A prediction in words."""
        if found is None:
            return ""
        if "hero_damage" in found:
            return self.say("predict_hero", damage=found["hero_damage"])
        left = {"attacker": found["attacker_health"], "defender": found["defender_health"]}
        return self.say("predict_units", **left)

    def entry(self, entry: Data) -> list[str]:
        """An effect on the stack."""
        marks = [] if entry["state"] == "waiting" else [self.say(entry["state"])]
        marks += [self.say("paid", text=self.text(words)) for words in entry["initiatives"]]
        sentence = self.text(entry["sentence"])
        return [f"{sentence} ({'; '.join(marks)})" if marks else sentence]

    def option_note(self, option: Data) -> str:
        """What an attack would do."""
        return self.predicted(option.get("prediction"))
