"""The state of a game of Invasion: columns, piles and numbers."""

from __future__ import annotations

from typing import Final

from runestack.games.invasion.rules import events as e
from runestack.games.invasion.rules.faces import Faces
from runestack.games.invasion.rules.scenarios import Campaign, Scenario
from runestack.kernel.state import Shape, State

CARD_COLUMNS: Final = [
    "face",  # which printed card
    "owner",  # seat whose deck it belongs to, or NOBODY
    "controller",  # seat that has it now, or NOBODY
    "zone",
    "exhausted",  # 1: turned sideways
    "screws",  # on a card in the Training center
    "armor_damage",  # on a card of the stack or of a zone
    "health_damage",
    "used_turn",  # bits: texts that have worked this turn
    "used_round",  # bits: texts that have worked this round
    "fired",  # how often each of its triggers was carried out this turn, six bits for each
    "seen",  # 1: everybody has seen it since the game began
    "stamp",  # which object this card is: changes with every change of zone
    "known",  # bits of the seats that know which card it is
    "marks",  # how many lasting changes lie on it
]
SEAT_COLUMNS: Final = [
    "armor",
    "health",
    "out",  # 0: in the game; otherwise how many were out with this player
    "rerolls",  # tokens
    "technology",  # tokens
    "parts",  # spare part tokens
    "spare",  # spare parts of the phase under way
    "spare_discount",  # by technology tokens, for the next spare part action
    "changes",  # of dice, noted for the end of the turn
    "transforms",  # that are left this turn
    "doubled",  # 1: the next card is executed twice
    "done",  # 1: with the Main phase (cooperative)
    "plays",  # cards played this turn
    "dealt",  # damage dealt this turn
    "drawn",  # cards drawn in this Draw phase
    "wins",  # matches won
    "conceded",  # 1: has given up
]
OTHER_COLUMNS: Final = [
    "pool",  # by seat and colour
    "stored",  # by seat and colour: screws in the spots of a colour
    "stored_wild",  # by seat and type: screws in wild spots
    "discounts",  # by seat and type, the last one for any symbol
    "die_top",  # by die: the side that lies on top, or NOT_ROLLED
    "die_state",  # by die
    "die_until",  # by die: until when it is set aside
    "screw",  # by die, side and position: a colour or NEUTRAL
    "zone_card",  # by colour: the card in a zone of the Invasion, or NOTHING
    "zone_stored",  # by colour: resources in a zone
    "history",  # of a campaign: an entry for each scenario finished (`chronicle`)
]
NUMBER_NAMES: Final = [
    "seats",
    "mode",
    "active",  # whose turn it is, or NOBODY
    "first_player",
    "round",
    "marker",  # of rounds, on the time tracker
    "phase",
    "turn",  # counts turns, for looking ahead and for what lasts a turn
    "round_limit",
    "next_stamp",
    "match",  # from 1
    "matches",  # how many have to be won
    "campaign_place",  # which scenario of the campaign
    "difficulty",
    "event",  # place in the list of events, or NOTHING
    "event_marker",
    "tempo_used",  # 1: this round
    "captain",
    "next_captain",  # from the next round on, or NOBODY
    "technology_tokens",  # of the Invasion
    "stopped",  # 1: a match or scenario has ended; what was under way is given up
    "quiet",  # 1: after the end of a scenario; nothing is done to players any more
    "attempts",  # at this scenario
    "may_try_again",
    "result",  # of the match or scenario: the seat that won, or TIED or LOST
    "built",  # what the players hold is set up; nothing is told before
    "campaign_face",  # the face of the card of the campaign or scenario, so that a dump says what is played
    "reason",  # for which a match or scenario has ended, as a place in `ending.REASONS`
]
PILE_NAMES: Final = [
    "deck",  # top last
    "hand",
    "played",  # in the order of play
    "discard",  # top last
    "garbage",  # top last
    "training",
    "base",
    "looked",  # cards taken aside
]
SHARED_NAMES: Final = [
    "recruitment_deck",  # top last
    "technology_deck",
    "starting_supply",
    "leaders",  # that nobody has
    "destroyed_starting",  # one pile for each type, the others below
    "invasion_deck",  # top last
    "invasion_discard",
    "invasion_garbage",
    "stack",  # top last
    "zones",
    "protocols",
    "supply",  # of invasion cards
    "protocol_supply",
    "board",  # what is printed on boards, events, scenarios
    "aside",  # set aside in setup
    "destroyed_recruits",
    "destroyed_leaders",
    "destroyed_technologies",
    "destroyed_invaders",
    "destroyed_protocols",
    "limbo",  # a card between two places
]
QUEUE_NAMES: Final = [
    "waiting",
    "items",  # effects that the players carry out later (cooperative)
]
SHAPE: Final = Shape(
    "invasion",
    CARD_COLUMNS + SEAT_COLUMNS + OTHER_COLUMNS,
    PILE_NAMES,
    SHARED_NAMES,
    NUMBER_NAMES,
    QUEUE_NAMES,
    e.LISTENED,
)

# Places in `numbers`, written out so that the compiler can fold them; a test compares them with the names.
SEATS: Final = 0
MODE: Final = 1
ACTIVE: Final = 2
FIRST: Final = 3
ROUND: Final = 4
MARKER: Final = 5
PHASE: Final = 6
TURN: Final = 7
ROUND_LIMIT: Final = 8
NEXT_STAMP: Final = 9
MATCH: Final = 10
MATCHES: Final = 11
CAMPAIGN_PLACE: Final = 12
DIFFICULTY: Final = 13
EVENT: Final = 14
EVENT_MARKER: Final = 15
TEMPO_USED: Final = 16
CAPTAIN: Final = 17
NEXT_CAPTAIN: Final = 18
TECHNOLOGY_TOKENS: Final = 19
STOPPED: Final = 20
QUIET: Final = 21
ATTEMPTS: Final = 22
MAY_TRY_AGAIN: Final = 23
RESULT: Final = 24
BUILT: Final = 25
CAMPAIGN_FACE: Final = 26
REASON: Final = 27


class InvasionState(State):
    """Columns by name. What a game of Invasion adds to it stands in `game.InvasionGame`."""

    def __init__(self, faces: Faces, campaign: Campaign) -> None:
        super().__init__(SHAPE, faces.abilities)
        self.faces: Faces = faces
        self.campaign: Campaign = campaign
        nothing = self.stamp  # empty, until `bind`
        piles: list[list[int]] = []
        self.face = self.owner = self.zone = self.exhausted = self.screws = nothing
        self.armor_damage = self.health_damage = self.used_turn = self.used_round = self.fired = (
            nothing
        )
        self.seen = self.known = nothing
        self.armor = self.health = self.out = self.rerolls = self.technology = nothing
        self.parts = self.spare = self.spare_discount = self.changes = self.transforms = nothing
        self.doubled = self.done = self.plays = self.dealt = self.drawn = nothing
        self.wins = self.conceded = nothing
        self.pool = self.stored = self.stored_wild = self.discounts = self.die_top = nothing
        self.die_state = self.die_until = self.screw = self.zone_card = self.zone_stored = nothing
        self.history = nothing
        self.recruitment_deck = self.technology_deck = self.starting_supply = self.leaders = (
            self.destroyed_starting
        ) = nothing
        self.destroyed_recruits = self.destroyed_leaders = self.destroyed_technologies = (
            self.destroyed_invaders
        ) = self.destroyed_protocols = nothing
        self.invasion_deck = self.invasion_discard = self.invasion_garbage = self.stack = (
            self.zones
        ) = nothing
        self.protocols = self.supply = self.protocol_supply = self.board = self.limbo = nothing
        self.aside = nothing
        self.deck = self.hand = self.played = self.discard = self.garbage = piles
        self.training = self.base = self.looked = piles
        self.items = self.waiting

    def bind(self) -> None:
        """Names for the columns, piles and queues."""
        self.bind_columns()
        self.bind_shared()
        piles = self.piles
        self.deck = piles[0]
        self.hand = piles[1]
        self.played = piles[2]
        self.discard = piles[3]
        self.garbage = piles[4]
        self.training = piles[5]
        self.base = piles[6]
        self.looked = piles[7]
        self.waiting = self.queues[0]
        self.items = self.queues[1]

    def bind_columns(self) -> None:
        """Names for the columns of cards, seats, dice and zones."""
        columns = self.columns
        self.face = columns[0]
        self.owner = columns[1]
        self.controller = columns[2]
        self.zone = columns[3]
        self.exhausted = columns[4]
        self.screws = columns[5]
        self.armor_damage = columns[6]
        self.health_damage = columns[7]
        self.used_turn = columns[8]
        self.used_round = columns[9]
        self.fired = columns[10]
        self.seen = columns[11]
        self.stamp = columns[12]
        self.known = columns[13]
        self.marks = columns[14]
        self.armor = columns[15]
        self.health = columns[16]
        self.out = columns[17]
        self.rerolls = columns[18]
        self.technology = columns[19]
        self.parts = columns[20]
        self.spare = columns[21]
        self.spare_discount = columns[22]
        self.changes = columns[23]
        self.transforms = columns[24]
        self.doubled = columns[25]
        self.done = columns[26]
        self.plays = columns[27]
        self.dealt = columns[28]
        self.drawn = columns[29]
        self.wins = columns[30]
        self.conceded = columns[31]
        self.pool = columns[32]
        self.stored = columns[33]
        self.stored_wild = columns[34]
        self.discounts = columns[35]
        self.die_top = columns[36]
        self.die_state = columns[37]
        self.die_until = columns[38]
        self.screw = columns[39]
        self.zone_card = columns[40]
        self.zone_stored = columns[41]
        self.history = columns[42]

    def bind_shared(self) -> None:
        """Names for the piles that belong to nobody, or to the Invasion."""
        shared = self.shared
        self.recruitment_deck = shared[0]
        self.technology_deck = shared[1]
        self.starting_supply = shared[2]
        self.leaders = shared[3]
        self.destroyed_starting = shared[4]
        self.invasion_deck = shared[5]
        self.invasion_discard = shared[6]
        self.invasion_garbage = shared[7]
        self.stack = shared[8]
        self.zones = shared[9]
        self.protocols = shared[10]
        self.supply = shared[11]
        self.protocol_supply = shared[12]
        self.board = shared[13]
        self.aside = shared[14]
        self.destroyed_recruits = shared[15]
        self.destroyed_leaders = shared[16]
        self.destroyed_technologies = shared[17]
        self.destroyed_invaders = shared[18]
        self.destroyed_protocols = shared[19]
        self.limbo = shared[20]

    def scenario(self) -> Scenario:
        """The scenario that is played; of meaning in cooperative mode only."""
        return self.campaign.scenarios[self.numbers[CAMPAIGN_PLACE]]
