"""A view as lines of text: the table in the terminal, at most 100 columns wide."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from runestack.games import tables
from runestack.games.invasion.cards.lines import COLOURS
from runestack.games.invasion.telling.windows import PHASES
from runestack.games.invasion.view.text_words import ENGLISH, GERMAN
from runestack.games.views import Data
from runestack.games.wording import Reader, in_language

SUPPORT = ("melee", "ranged", "armor", "health")


def table(view: Mapping[str, Any], reader: Reader) -> list[str]:
    """The whole table: the Invasion, the other players, the reader, then what goes on and what is asked."""
    return TableWriter(view, reader).write()


class TableWriter(tables.TableWriter):
    """Writes one table of Invasion."""

    def __init__(self, view: Mapping[str, Any], reader: Reader) -> None:
        super().__init__(view, reader, ENGLISH if reader.language == "en" else GERMAN)
        self.opposed = view["mode"] == "competitive"

    def write(self) -> list[str]:
        """All lines: the Invasion comes first."""
        self.lines.append(self.headline())
        self.scenario()
        if self.view["invasion"] is not None:
            self.heading(self.say("invasion"))
            self.invasion(self.view["invasion"])
        self.heading(self.say("shared"))
        self.shared(self.view["shared"])
        for seat in self.reader_last():
            self.heading(", ".join(self.player_marks(seat)))
            self.player(seat)
        self.going_on()
        self.asked()
        return self.lines

    def name(self, seat: int) -> str:
        """A player; the other one of two who play together is the partner."""
        is_other = seat not in (self.view["seat"], -1) and not self.reader.given_name(seat)
        two = self.view["seat"] >= 0 and len(self.view["seats"]) == 2
        if not self.opposed and is_other and two:
            return self.say("partner")
        return super().name(seat)

    def headline(self) -> str:
        """Round, phase, and who acts; of a row of matches which one it is."""
        view = self.view
        match = view["match"]
        told = [] if match is None else [self.say("match", **match)]
        if view["phase"] == "setup":
            return " | ".join([self.say("setup"), *told])
        phase = in_language(PHASES[view["phase"]], self.language)
        line = self.say(
            "round", round=view["round"], limit=view["round_limit"], phase=phase, turn=self.turn()
        )
        return " | ".join([line, *told])

    def turn(self) -> str:
        """Who acts."""
        if self.view["active"] >= 0:
            return self.say("turn", player=self.name(self.view["active"]))
        is_invasion = self.view["phase"] in ("invasion", "cleanup")
        return self.say("invasion_turn" if is_invasion else "team")

    # -- words -----------------------------------------------------------------------------------

    def colour(self, name: str) -> str:
        """A colour."""
        return in_language(COLOURS[name], self.language)

    def colours(self, names: Iterable[str]) -> str:
        """Colours in a row, counted: `2 red + blue`."""
        counted = Counter(names)
        return " + ".join(
            self.colour(one) if number == 1 else f"{number} {self.colour(one)}"
            for one, number in counted.items()
        )

    # -- scenario and Invasion -------------------------------------------------------------------

    def scenario(self) -> None:
        """What is played together, and what was."""
        scenario, campaign = self.view["scenario"], self.view["campaign"]
        if scenario is None:
            return
        told = {
            "name": self.text(scenario["name"]),
            "difficulty": self.text(scenario["difficulty"]),
            **{name: scenario[name] for name in ("place", "of", "attempt")},
        }
        self.add(self.say("scenario", **told), 0)
        self.group("rules", [[self.text(one)] for one in scenario["rules"]])
        self.group("history", [[self.finished(one)] for one in campaign["history"]])

    def finished(self, one: Data) -> str:
        """A scenario that is over."""
        key = "won_scenario" if one["won"] else "lost_scenario"
        told = {**one, "name": self.text(one["name"]), "reason": self.text(one["reason"])}
        return self.say(key, **told)

    def invasion(self, invasion: Data) -> None:
        """Time and events, counts, protocols, stack, zones and actions."""
        self.time(invasion["events"])
        counts = self.say(
            "counts_invasion",
            deck=invasion["deck"]["count"],
            discard=len(invasion["discard"]),
            garbage=len(invasion["garbage"]),
            supply=invasion["supply"],
            protocols=invasion["protocol_supply"],
            tokens=invasion["tokens"],
            need=invasion["refresh_need"],
        )
        self.add(counts)
        self.group("protocols", [self.permanent(card) for card in invasion["protocols"]])
        self.stack(invasion)
        self.group("zones", [self.zone(zone) for zone in invasion["zones"]])
        self.group("actions", [self.action(one) for one in invasion["actions"]])
        self.row("discard", [self.card_name(card) for card in invasion["discard"]])
        self.row("garbage", [self.card_name(card) for card in invasion["garbage"]])

    def time(self, events: Data) -> None:
        """The time tracker, the current event and what comes."""
        self.add(self.say("time", marker=events["marker"], last=events["last"]))
        current = events["current"]
        if current is not None:
            left, ends = events["rounds_left"], events["ends"]
            block = [self.card_name(current), *self.paragraphs(current)]
            self.group("event_now", [block], ends=ends, left=left)
        told = [
            self.say("lasts", name=self.card_name(one["card"]), duration=one["duration"])
            for one in events["to_come"]
        ]
        if told:
            self.add(self.say("to_come", events=", ".join(told)))

    def stack(self, invasion: Data) -> None:
        """The stack with current values, and what Cleanup would bring."""
        if not invasion["stack"]:
            self.add(self.say("empty_stack"))
            return
        self.group("stack", [self.invader(card) for card in invasion["stack"]])
        attacks = [self.say("one_attack", **one) for one in invasion["attacks"]]
        self.add(self.say("attack", attacks=", ".join(attacks)))

    def invader(self, card: Data) -> list[str]:
        """A card of the stack; the top one as it stands."""
        values = self.standing(card) if card["top"] else self.say("combat", **card["combat"])
        parts = [self.card_name(card), values, *self.support(card)]
        stored = self.say("stores", colours=self.colours(card["stores"]))
        return [" | ".join([*parts, stored]), *self.paragraphs(card)]

    def standing(self, card: Data) -> str:
        """Values as they are, with what damage has left."""
        left = {"armor_left": card["armor_left"], "health_left": card["health_left"]}
        return self.say("standing", **card["now"], **left)

    def support(self, card: Data) -> list[str]:
        """What a card adds to the top one."""
        values = [
            f"+{card['support'][key]} {self.say(key)}" for key in SUPPORT if card["support"][key]
        ]
        return [self.say("support", values=", ".join(values))] if values else []

    def zone(self, zone: Data) -> list[str]:
        """A zone with its card and its effect."""
        card, colour = zone["card"], self.colour(zone["colour"])
        if card is None:
            block = [self.say("empty_zone", colour=colour, stored=zone["stored"])]
        else:
            name = " | ".join([self.card_name(card), self.standing(card), *self.support(card)])
            line = self.say(
                "zone", colour=colour, stored=zone["stored"], needed=zone["needed"], card=name
            )
            block = [line, *self.paragraphs(card)]
        if zone["effect"] is not None:
            block.append(self.say("zone_effect", text=self.text(zone["effect"]["text"])))
        return block

    def action(self, action: Data) -> list[str]:
        """An additional player action."""
        name = self.card_name(action["card"])
        line = self.say(
            "action", price=action["price"], symbol=self.say(action["symbol"]), name=name
        )
        return [line, *self.paragraphs(action["card"])]

    # -- the shared area -------------------------------------------------------------------------

    def shared(self, shared: Data) -> None:
        """Decks and supplies."""
        decks = (shared["recruitment_deck"], shared["technology_deck"])
        self.add(self.say("shared_counts", recruits=decks[0], technologies=decks[1]))
        cards = [f"{self.card_name(one['face'])} {len(one['cards'])}" for one in shared["starting"]]
        if cards:
            self.add(self.say("starting", cards=", ".join(cards)))
        if self.view["phase"] == "setup":
            blocks = [[self.card_name(card), *self.paragraphs(card)] for card in shared["leaders"]]
            self.group("leaders", blocks)
        self.row("destroyed", [self.card_name(card) for card in shared["destroyed"]])

    # -- players ---------------------------------------------------------------------------------

    def player_marks(self, seat: Data) -> list[str]:
        """Also who decides for the team, who is done, who is defeated, and matches won."""
        marks = super().player_marks(seat)
        together = self.view["invasion"] is not None
        marks += [self.say("captain")] if seat["captain"] and len(self.view["seats"]) > 1 else []
        marks += [self.say("done")] if together and seat["done"] else []
        match = self.view["match"]
        if match is not None and match["to_win"] > 1:
            marks.append(self.say("wins", n=seat["wins"]))
        return [*marks, self.say("out")] if seat["out"] else marks

    def player(self, seat: Data) -> None:
        """One player's side of the table."""
        if seat["out"]:
            return
        self.add(" | ".join(self.status(seat)))
        self.group("dice", [[self.die(die)] for die in seat["dice"]])
        self.means(seat)
        self.group("base", [self.permanent(card) for card in seat["base"]])
        self.group(
            "training",
            [self.in_training(card) for card in tables.numbered(seat["training"])],
            have=len(seat["training"]),
            size=seat["training_size"],
        )
        self.group("hand", self.private(seat["hand"]))
        known = [
            [self.say("known_at", name=self.card_name(card), position=card["position"])]
            for card in seat["deck"]["known"]
        ]
        self.group("deck", known)
        self.group("looked", self.private(seat["looked"]))
        for key in ("played", "discard", "garbage"):
            self.row(key, [self.card_name(card) for card in seat[key]])

    def status(self, seat: Data) -> list[str]:
        """Armor, health, tokens and counts in one line."""
        status = self.say(
            "status",
            armor=seat["armor"],
            health=seat["health"],
            rerolls=seat["rerolls"],
            technology=seat["technology"],
            spare=seat["spare"] + seat["parts"],
        )
        counts = self.say(
            "counts",
            hand=len(seat["hand"]),
            deck=seat["deck"]["count"],
            discard=len(seat["discard"]),
            garbage=len(seat["garbage"]),
        )
        return [status, counts]

    def die(self, die: Data) -> str:
        """A die with what it shows and all its sides."""
        sides = [self.side(side) for side in die["sides"]]
        top = self.say("not_rolled") if die["top"] is None else sides[die["top"]]
        state = self.say(die["state"])
        return self.say("die", number=die["number"], top=top, state=state, sides=", ".join(sides))

    def side(self, screws: list[str]) -> str:
        """The coloured screws of a side."""
        return self.colours(one for one in screws if one != "neutral") or self.say("nothing")

    def means(self, seat: Data) -> None:
        """Pool, storage, pairs and what else the turn offers."""
        pool = [colour for colour, count in seat["pool"].items() for _ in range(count)]
        if pool:
            self.add(self.say("pool", pool=self.colours(pool)))
        self.add(self.say("storage", stored=", ".join(map(self.stored, seat["storage"]))))
        pairs = [one for one in seat["storage"] if one["pair"]]
        self.group("pairs", [[self.pair(one)] for one in pairs])
        if seat["discounts"]:
            symbols = [
                self.say("any") if one == "any" else self.colour(one) for one in seat["discounts"]
            ]
            self.add(self.say("discounts", symbols=", ".join(symbols)))
        if seat["doubled"]:
            self.add(self.say("doubled"))
        if seat["changes"]:
            self.add(self.say("changes", n=seat["changes"]))
        if seat["seat"] == self.view["seat"]:
            actions = [
                self.say("one_price", sentence=self.text(one["sentence"]), price=one["price"])
                for one in seat["spare_actions"]
            ]
            self.add(self.say("price", actions=", ".join(actions)))

    def stored(self, storage: Data) -> str:
        """The spots of a type."""
        values = {
            "type": self.colour(storage["type"]),
            "have": len(storage["stored"]),
            "spots": storage["spots"],
            "colours": self.colours(storage["stored"]),
        }
        is_mixed = storage["type"] == "wild" and storage["stored"]
        return self.say("stored_wild" if is_mixed else "stored", **values)

    def pair(self, storage: Data) -> str:
        """What a stored pair does."""
        ability = storage["ability"]
        text = "" if ability is None else self.text(ability["text"])
        return self.say("pair", type=self.colour(storage["type"]), text=text)

    # -- cards -----------------------------------------------------------------------------------

    def permanent(self, card: Data) -> list[str]:
        """A card of a base, or a protocol."""
        marks = [self.say("exhausted")] if card["exhausted"] else []
        return [" | ".join([self.card_name(card), *marks]), *self.paragraphs(card)]

    def in_training(self, card: Data) -> list[str]:
        """A card of a training center."""
        screws = self.say("screws", screws=card["screws"], needed=card["needed"])
        name = self.text(card["label"])
        return [" | ".join([name, screws, *self.printed(card)]), *self.paragraphs(card)]

    def hand_card(self, card: Data) -> list[str]:
        """A card of a hand, or one taken aside."""
        marks = [self.say("payable")] if card.get("payable") else []
        return [
            " | ".join([self.card_name(card), *self.printed(card), *marks]),
            *self.paragraphs(card),
        ]

    def printed(self, card: Data) -> list[str]:
        """Cost and reward of a playing card."""
        if card["type"] not in ("starting", "recruit"):
            return []
        symbols = card.get("symbols", card["cost"])
        cost = self.say("cost", cost=self.colours(symbols)) if symbols else self.say("free")
        return [cost, self.say("reward", n=card["reward"])]

    # -- what goes on ----------------------------------------------------------------------------

    def going_on(self) -> None:
        """Effects that wait, points that are being assigned, and who decides next."""
        self.rule()
        self.group("items", [self.effect(item) for item in self.view["items"]])
        self.group("triggers", [self.effect(item) for item in self.view["triggers"]])
        assigning = self.view["assigning"]
        if assigning is not None:
            symbol = self.say(assigning["symbol"])
            player = self.name(assigning["seat"])
            self.add(self.say("assigning", player=player, left=assigning["left"], symbol=symbol))
        if self.view["next_captain"] >= 0:
            self.add(self.say("next_captain", player=self.name(self.view["next_captain"])))

    def effect(self, item: Data) -> list[str]:
        """An effect that waits, with whose it is."""
        player = self.say("invasion") if item["seat"] < 0 else self.name(item["seat"])
        line = self.say("item", player=player, card=self.card_name(item["card"]))
        return [line, self.text(item["text"])] if item["text"]["en"] else [line]
