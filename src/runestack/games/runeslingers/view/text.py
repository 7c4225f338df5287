"""A view as lines of text: the table in the terminal, at most 100 columns wide."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import groupby
from typing import Any

from runestack.games.runeslingers.cards.lines import CLASSES
from runestack.games.runeslingers.view.text_cards import CardWriter
from runestack.games.views import Data
from runestack.games.wording import Reader, in_language


def table(view: Mapping[str, Any], reader: Reader) -> list[str]:
    """The whole table: the enemy above, the reader below, then what goes on and what is asked."""
    return TableWriter(view, reader).write()


class TableWriter(CardWriter):
    """Writes one table of Runeslingers."""

    def headline(self) -> str:
        """Which encounter, turn and phase, and whose turn it is."""
        view = self.view
        if view["encounter"] == 0:
            return self.say("drafting" if view["mode"] == "draft" else "setup")
        key = "of_match" if view["wins_needed"] > 1 else "encounter"
        encounter = self.say(key, number=view["encounter"], wins=view["wins_needed"])
        if view["turn"] == 0:
            return self.say("before", encounter=encounter)
        return self.say(
            "headline",
            encounter=encounter,
            turn=view["turn"],
            phase=self.say(view["phase"]),
            player=self.name(view["active"]),
        )

    # -- players ---------------------------------------------------------------------------------

    def player_marks(self, seat: Data) -> list[str]:
        """A player's name, and the encounters won where that matters."""
        marks = super().player_marks(seat)
        if self.view["wins_needed"] > 1:
            marks.append(self.say("wins", wins=seat["wins"], needed=self.view["wins_needed"]))
        return marks

    def player(self, seat: Data) -> None:
        """One player's side of the table; before the Runeslingers are chosen there is none."""
        slinger = seat["runeslinger"]
        if slinger is None:
            return
        name = self.say("runeslinger", name=self.with_class(slinger))
        self.add(f"{name} | {self.say('values', **seat)}")
        self.add(self.limits(seat))
        self.ability("passive", seat["passive"])
        self.ability("activate", seat["activate"])
        self.group("ailments", self.ailments(seat["areas"]))
        self.group("concentrations", self.concentrations(seat["concentrations"]))
        self.group("hand", self.private(seat["hand"]))
        self.group("deck", [self.position(card) for card in seat["deck"]["known"]])
        self.row("discard", [self.card_name(card) for card in seat["discard"]])
        self.row("void", [self.card_name(card) for card in seat["void"]])
        self.group("changes", [[self.change(one)] for one in seat["changes"]])

    def with_class(self, slinger: Data) -> str:
        """`Eva (Striker)`."""
        if slinger.get("hidden"):
            return self.card_name(slinger)
        return (
            f"{self.card_name(slinger)} ({in_language(CLASSES[slinger['class']], self.language)})"
        )

    def limits(self, seat: Data) -> str:
        """Cards, and what of this turn's limits is used."""
        ailments = {"used": seat["ailments"]["unconcealed"], "limit": seat["ailments"]["limit"]}
        return self.say(
            "limits",
            hand=len(seat["hand"]),
            hand_maximum=seat["hand_maximum"],
            deck=seat["deck"]["count"],
            blocks=self.say("used", **seat["blocks"]),
            sets=self.say("used", **seat["sets"]),
            ailments=self.say("used", **ailments),
        )

    def ability(self, key: str, card: Data | None) -> None:
        """A chosen ability with its text."""
        if card is None:
            return
        line = self.say(key, name=self.card_name(card))
        if "cost" in card:
            cost = self.value(card["cost"], card["printed"]["cost"])
            line = f"{line} | {self.say('ability_cost', cost=cost)}"
        self.add(line)
        if not card.get("hidden"):
            for text in self.paragraphs(card):
                self.add(text, 6)

    # -- the field -------------------------------------------------------------------------------

    def numbered(self, entries: list[tuple[int, list[str]]]) -> list[list[str]]:
        """Areas with their numbers; free ones side by side in one line."""
        blocks: list[list[str]] = []
        for is_free, found in groupby(entries, key=lambda entry: not entry[1]):
            row = list(found)
            if is_free:
                numbers = str(row[0][0]) if len(row) == 1 else f"{row[0][0]}-{row[-1][0]}"
                blocks.append([self.say("place", number=numbers, text=self.say("free"))])
            for number, block in [] if is_free else row:
                blocks.append([self.say("place", number=number, text=block[0]), *block[1:]])
        return blocks

    def ailments(self, areas: list[Data]) -> list[list[str]]:
        """The ailment areas."""
        return self.numbered([(area["area"], self.area(area)) for area in areas])

    def area(self, area: Data) -> list[str]:
        """What lies on one ailment area, under its boon."""
        lines: list[str] = []
        if area["ailment"] is not None:
            lines += self.ailment(area["ailment"], area["boon"])
        for card in (area["boon"], area["placed"]):
            if card is not None:
                lines += self.field_card(card)
        return lines

    def ailment(self, ailment: Data, boon: Data | None) -> list[str]:
        """An ailment with its instances, and what its levels do; one that works not is only named."""
        name = self.say("ailment", name=self.text(ailment["name"]), count=ailment["count"])
        parts = [name, self.level(ailment["level"])]
        if boon is not None:
            parts.append(self.say("concealed", name=self.text(boon["label"])))
        elif ailment["in_force"] == 0:
            parts.append(self.say("ignored"))
        texts = ailment["text"][: ailment["in_force"]]
        told = [
            self.say("level_text", level=self.level(level), text=self.text(text))
            for level, text in enumerate(texts, start=1)
        ]
        return [" | ".join(parts), *told]

    def level(self, level: int) -> str:
        """`level II`."""
        return self.say("level", level="I" * level)

    def concentrations(self, spots: list[Data]) -> list[list[str]]:
        """The concentration areas."""
        return self.numbered([(spot["spot"], self.spot(spot)) for spot in spots])

    def spot(self, spot: Data) -> list[str]:
        """The face-down card and the face-up card on it."""
        under, top = spot["card"], spot["top"]
        if under is None:
            return []
        name = self.card_name(under)
        parts = [name if under.get("hidden") else self.say("face_down", name=name)]
        if top is not None:
            parts.append(self.say("under", name=self.text(top["label"])))
        if spot["empty"]:
            parts.append(self.say("empty"))
        return [" | ".join(parts), *([] if top is None else self.field_card(top))]

    # -- what goes on ----------------------------------------------------------------------------

    def going_on(self) -> None:
        """The ladder, triggers, a draft, and what was chosen in secret."""
        view = self.view
        if view["ladder"] or view["triggers"] or view["damage"] is not None:
            self.rule()
        self.group("ladder", [self.rung(rung) for rung in reversed(view["ladder"])])
        self.group("triggers", [[self.text(one["sentence"])] for one in view["triggers"]])
        if view["damage"] is not None:
            self.damage(view["damage"])
        if view["draft"] is not None:
            self.draft(view["draft"])
        if view["chosen"] is not None:
            self.lines.append("")
            self.add(self.say("chosen", name=self.card_name(view["chosen"])), 0)

    def rung(self, rung: Data) -> list[str]:
        """One rung, with its number from below."""
        marks = [] if rung["state"] == "waiting" else [self.say(rung["state"])]
        if not rung["stands"]:
            marks.append(self.say("no_effect"))
        elif any(target["gone"] for target in rung["targets"]):
            marks.append(self.say("lost_target"))
        sentence = self.text(rung["sentence"])
        told = f"{sentence} ({'; '.join(marks)})" if marks else sentence
        return [self.say("place", number=rung["rung"], text=told)]

    def damage(self, damage: Data) -> None:
        """Damage that may be blocked now, with both calculations."""
        kinds = [self.say(key) for key in ("direct", "pierce") if damage[key]]
        source = self.say("source", name=self.card_name(damage["source"]))
        self.add(f"{source} ({', '.join(kinds)})" if kinds else source)
        for hit in damage["hits"]:
            self.add(" | ".join([self.hit_name(hit), *self.calculation(hit)]), 4)

    def hit_name(self, hit: Data) -> str:
        """What is hit, and whose it is."""
        return self.say("hit", name=self.card_name(hit["target"]), player=self.name(hit["seat"]))

    def calculation(self, hit: Data) -> list[str]:
        """`effective 10 | now 8 | blocked 4 | left 4`."""
        keys = ("effective", "amount", "prevented", "blocked", "left")
        return [self.say(key, damage=hit[key]) for key in keys if hit[key] or key == "left"]

    def draft(self, draft: Data) -> None:
        """The pack in front of the reader, and the deck or what was picked for it so far."""
        cards = [self.hand_card(card) for card in draft["pack"]]
        self.group("pack", cards, count=len(cards))
        found = draft["deck"] or draft["picks"]
        if found:
            names = Counter(self.card_name(card) for card in found)
            told = [f"{name} x {count}" if count > 1 else name for name, count in names.items()]
            title = self.say("built" if draft["deck"] else "picks", count=len(found))
            self.add(f"{title}: {', '.join(told)}")
