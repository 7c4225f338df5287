/** Made by tools/page_types.py of the types in Python; not to be changed by hand. */

import type { HiddenCard, ResultView, Told, Words } from '../../protocol_types';

/** An additional player action: with which points it is paid, and how many. */
export type Action = {
  symbol: 'melee' | 'ranged' | 'armor' | 'health';
  price: number;
  card: InvasionCard;
};

/** Points that are being assigned. `ignores_armor`: damage that armor does not stop. */
export type Assigning = {
  seat: number;
  card: number | null;
  symbol: 'melee' | 'ranged' | 'armor' | 'health';
  left: number;
  ignores_armor: boolean;
};

/** What a card of the stack would do to each player in Cleanup, if nothing else happens. */
export type Attack = {
  card: number;
  ranged: number;
  melee: number;
};

/** A card in a base, or a protocol. `used`: texts that work once each turn have worked. */
export type BaseCard = {
  id: string;
  name: Words;
  type: 'starting' | 'recruit' | 'leader' | 'technology' | 'invasion' | 'protocol' | 'board' | 'event' | 'scenario' | 'campaign';
  family: string | null;
  theme: 'blue' | 'red' | 'black' | 'green' | 'yellow' | 'wild' | 'neutral' | null;
  cost: ('blue' | 'red' | 'black' | 'green' | 'yellow' | 'wild' | 'neutral')[];
  reward: number;
  training: number | null;
  scrap: number;
  keywords: string[];
  combat: Combat | null;
  support: Combat | null;
  stores: ('blue' | 'red' | 'black' | 'green' | 'yellow' | 'wild' | 'neutral')[];
  starting: boolean;
  text: Words;
  n: number;
  owner: number;
  exhausted: boolean;
  used: boolean;
};

/** All scenarios of the campaign by name, and those that are over. */
export type Campaign = {
  key: string;
  scenarios: Words[];
  history: Finished[];
};

/** Values of an invasion card, or what it adds to the top card of the stack. */
export type Combat = {
  melee: number;
  ranged: number;
  armor: number;
  health: number;
};

/** How many cards, and those that the reader knows, from the top. */
export type Deck = {
  count: number;
  known: DeckCard[];
};

/** A card in a deck that the reader knows; position 1 is the top. */
export type DeckCard = {
  id: string;
  name: Words;
  type: 'starting' | 'recruit' | 'leader' | 'technology' | 'invasion' | 'protocol' | 'board' | 'event' | 'scenario' | 'campaign';
  family: string | null;
  theme: 'blue' | 'red' | 'black' | 'green' | 'yellow' | 'wild' | 'neutral' | null;
  cost: ('blue' | 'red' | 'black' | 'green' | 'yellow' | 'wild' | 'neutral')[];
  reward: number;
  training: number | null;
  scrap: number;
  keywords: string[];
  combat: Combat | null;
  support: Combat | null;
  stores: ('blue' | 'red' | 'black' | 'green' | 'yellow' | 'wild' | 'neutral')[];
  starting: boolean;
  text: Words;
  n: number;
  owner: number;
  position: number;
};

/**
 * A die. `n`: among all dice; `number`: from 1 among its player's. `top`: the side that lies on top, or null.
 * `sides`: the three screws of each side. `while_event`: set aside while the event lasts.
 */
export type Die = {
  n: number;
  number: number;
  state: 'unused' | 'used' | 'set_aside';
  top: number | null;
  sides: (('blue' | 'red' | 'black' | 'green' | 'yellow' | 'wild' | 'neutral')[])[];
  while_event: boolean;
};

/** An event of the scenario with how long it lasts. */
export type EventToCome = {
  card: InvasionCard;
  duration: number;
};

/** The time tracker. The current event ends when `marker` reaches `ends`, in `rounds_left` rounds. */
export type Events = {
  marker: number;
  last: number;
  current: InvasionCard | null;
  ends: number | null;
  rounds_left: number | null;
  to_come: EventToCome[];
  over: InvasionCard[];
};

/** A scenario that is over: how it ended, and with what on both sides. */
export type Finished = {
  name: Words;
  won: boolean;
  round: number;
  attempt: number;
  reason: Words;
  players: PlayerHeld[];
  invasion: InvasionHeld;
};

/** A card in hand. `symbols`: what it costs now, before discounts. `payable`: pool and discounts pay for it. */
export type HandCard = {
  id: string;
  name: Words;
  type: 'starting' | 'recruit' | 'leader' | 'technology' | 'invasion' | 'protocol' | 'board' | 'event' | 'scenario' | 'campaign';
  family: string | null;
  theme: 'blue' | 'red' | 'black' | 'green' | 'yellow' | 'wild' | 'neutral' | null;
  cost: ('blue' | 'red' | 'black' | 'green' | 'yellow' | 'wild' | 'neutral')[];
  reward: number;
  training: number | null;
  scrap: number;
  keywords: string[];
  combat: Combat | null;
  support: Combat | null;
  stores: ('blue' | 'red' | 'black' | 'green' | 'yellow' | 'wild' | 'neutral')[];
  starting: boolean;
  text: Words;
  n: number;
  owner: number;
  symbols: ('blue' | 'red' | 'black' | 'green' | 'yellow' | 'wild' | 'neutral')[];
  payable: boolean;
};

/** A card that somebody had; `copies` of it. */
export type HeldCard = {
  id: string;
  name: Words;
  copies: number;
};

/** The Invasion's side. `stack`: the top first. `discard`, `garbage`: the top first. `supply`: face down. */
export type Invasion = {
  deck: Deck;
  discard: InvasionCard[];
  garbage: InvasionCard[];
  stack: StackCard[];
  attacks: Attack[];
  zones: Zone[];
  protocols: BaseCard[];
  tokens: number;
  refresh_need: number;
  refresh_spend: number;
  supply: number;
  protocol_supply: number;
  actions: Action[];
  events: Events;
  before_reinforcing: InvasionFace | null;
};

/** A card of the game. `owner` -1: nobody's, or the Invasion's. */
export type InvasionCard = {
  id: string;
  name: Words;
  type: 'starting' | 'recruit' | 'leader' | 'technology' | 'invasion' | 'protocol' | 'board' | 'event' | 'scenario' | 'campaign';
  family: string | null;
  theme: 'blue' | 'red' | 'black' | 'green' | 'yellow' | 'wild' | 'neutral' | null;
  cost: ('blue' | 'red' | 'black' | 'green' | 'yellow' | 'wild' | 'neutral')[];
  reward: number;
  training: number | null;
  scrap: number;
  keywords: string[];
  combat: Combat | null;
  support: Combat | null;
  stores: ('blue' | 'red' | 'black' | 'green' | 'yellow' | 'wild' | 'neutral')[];
  starting: boolean;
  text: Words;
  n: number;
  owner: number;
};

/**
 * A card as it is printed.
 * `cost`: symbols. `reward`: spare parts. `training`: screws, or the Invasion's resources. `scrap`: spare parts for
 * not being played. `combat`, `support`, `stores`: of invasion cards. `starting`: one of those that the Invasion deck
 * begins with.
 */
export type InvasionFace = {
  id: string;
  name: Words;
  type: 'starting' | 'recruit' | 'leader' | 'technology' | 'invasion' | 'protocol' | 'board' | 'event' | 'scenario' | 'campaign';
  family: string | null;
  theme: 'blue' | 'red' | 'black' | 'green' | 'yellow' | 'wild' | 'neutral' | null;
  cost: ('blue' | 'red' | 'black' | 'green' | 'yellow' | 'wild' | 'neutral')[];
  reward: number;
  training: number | null;
  scrap: number;
  keywords: string[];
  combat: Combat | null;
  support: Combat | null;
  stores: ('blue' | 'red' | 'black' | 'green' | 'yellow' | 'wild' | 'neutral')[];
  starting: boolean;
  text: Words;
};

/** What the Invasion had at the end. `cards`: in its deck and piles, deployed, and in zones. */
export type InvasionHeld = {
  cards: number;
  tokens: number;
  protocols: HeldCard[];
};

/**
 * `places`: dice, sides, screws, zones, spots and players that it points at. `points`: that it assigns.
 * `price`: of a spare part action, or of an additional action.
 */
export type InvasionOption = {
  index: number;
  id: string;
  sentence: Told;
  cards: number[];
  places?: (Record<string, number>)[];
  leads?: number[];
  repeat?: number;
  harms?: boolean;
  points?: number;
  price?: number;
};

/** What a seat is asked. `kind`: what about, by a short name. `number`: how many, how much, or 0. */
export type InvasionQuestion = {
  prompt: Told;
  card: number | null;
  chosen: number[];
  quiet: boolean;
  kind: string;
  number: number;
  options: InvasionOption[];
};

/**
 * A player's side.
 * `spare`: spare parts of this phase; `parts`: tokens; `less`: what the next spare part action costs less by tokens.
 * `changes`: screws to replace at the end of the turn. `transforms`: how often dice can still be transformed.
 * `doubled`: the next card is executed twice. `done`: with the Main phase (together). `discounts`: symbols that the
 * next card costs less; `any`: one of choice. `discard`, `garbage`, `played`: the top, or the last one, first.
 * `looked`: cards taken aside to choose from.
 */
export type InvasionSeat = {
  seat: number;
  out: boolean;
  conceded: boolean;
  captain: boolean;
  done: boolean;
  armor: number;
  most_armor: number;
  health: number;
  most_health: number;
  wins: number;
  dice: Die[];
  pool: Pool;
  storage: Storage[];
  discounts: string[];
  rerolls: number;
  technology: number;
  parts: number;
  spare: number;
  less: number;
  spare_actions: SpareAction[];
  changes: number;
  transforms: number;
  doubled: boolean;
  plays: number;
  dealt: number;
  drawn: number;
  hand: (HandCard | HiddenCard)[];
  deck: Deck;
  played: InvasionCard[];
  discard: InvasionCard[];
  garbage: InvasionCard[];
  training: TrainingCard[];
  training_size: number;
  base: BaseCard[];
  looked: (InvasionCard | HiddenCard)[];
};

/** What a seat may know. `match` against each other; `scenario`, `campaign`, `invasion` together. */
export type InvasionView = {
  game: string;
  seat: number;
  phase: string;
  active: number;
  first: number;
  waiting_for: number[];
  result: ResultView | null;
  mode: 'competitive' | 'cooperative';
  round: number;
  round_limit: number;
  captain: number;
  next_captain: number;
  match: Match | null;
  scenario: Scenario | null;
  campaign: Campaign | null;
  invasion: Invasion | null;
  shared: Shared;
  seats: InvasionSeat[];
  items: WaitingEffect[];
  triggers: WaitingEffect[];
  assigning: Assigning | null;
  question: InvasionQuestion | null;
};

/** Which match it is, and how many have to be won. */
export type Match = {
  number: number;
  to_win: number;
};

/** What a player had at the end. `screws`: on the dice. `cards`: in all; `trained`: the recruits among them. */
export type PlayerHeld = {
  armor: number;
  health: number;
  rerolls: number;
  technology: number;
  screws: Pool;
  cards: number;
  base: HeldCard[];
  trained: HeldCard[];
};

/** Resources by colour. */
export type Pool = {
  blue: number;
  red: number;
  black: number;
  green: number;
  yellow: number;
};

/** What is played together. `rules`: how it is won and lost, and what it changes. */
export type Scenario = {
  key: string;
  name: Words;
  story: Words;
  difficulty: Words;
  rules: Words[];
  place: number;
  of: number;
  attempt: number;
  may_try_again: boolean;
};

/** What belongs to nobody. `leaders`: that nobody has. `before_reinforcing`: what it costs players. */
export type Shared = {
  recruitment_deck: number;
  technology_deck: number;
  starting: Supply[];
  leaders: InvasionCard[];
  destroyed: InvasionCard[];
  before_reinforcing: InvasionFace | null;
};

/** An action that spare parts pay. `cost`: as printed, which names it. `price`: now. */
export type SpareAction = {
  cost: number;
  price: number;
  sentence: Words;
};

/** A card of the stack, the top one with what all others add. `bonus`: what texts add to its values. */
export type StackCard = {
  id: string;
  name: Words;
  type: 'starting' | 'recruit' | 'leader' | 'technology' | 'invasion' | 'protocol' | 'board' | 'event' | 'scenario' | 'campaign';
  family: string | null;
  theme: 'blue' | 'red' | 'black' | 'green' | 'yellow' | 'wild' | 'neutral' | null;
  cost: ('blue' | 'red' | 'black' | 'green' | 'yellow' | 'wild' | 'neutral')[];
  reward: number;
  training: number | null;
  scrap: number;
  keywords: string[];
  combat: Combat | null;
  support: Combat | null;
  stores: ('blue' | 'red' | 'black' | 'green' | 'yellow' | 'wild' | 'neutral')[];
  starting: boolean;
  text: Words;
  n: number;
  owner: number;
  now: Combat;
  bonus: Combat;
  armor_left: number;
  health_left: number;
  top: boolean;
};

/** The spots of a type. `stored`: the colours of the screws in them. `pair`: there are two to use. */
export type Storage = {
  type: 'blue' | 'red' | 'black' | 'green' | 'yellow' | 'wild' | 'neutral';
  spots: number;
  stored: ('blue' | 'red' | 'black' | 'green' | 'yellow' | 'wild' | 'neutral')[];
  pair: boolean;
  ability: InvasionCard | null;
};

/** Equal cards that are left, the next one first. */
export type Supply = {
  face: InvasionFace;
  cards: number[];
};

/** A card in a training center. `needed`: screws that it costs now. */
export type TrainingCard = {
  id: string;
  name: Words;
  type: 'starting' | 'recruit' | 'leader' | 'technology' | 'invasion' | 'protocol' | 'board' | 'event' | 'scenario' | 'campaign';
  family: string | null;
  theme: 'blue' | 'red' | 'black' | 'green' | 'yellow' | 'wild' | 'neutral' | null;
  cost: ('blue' | 'red' | 'black' | 'green' | 'yellow' | 'wild' | 'neutral')[];
  reward: number;
  training: number | null;
  scrap: number;
  keywords: string[];
  combat: Combat | null;
  support: Combat | null;
  stores: ('blue' | 'red' | 'black' | 'green' | 'yellow' | 'wild' | 'neutral')[];
  starting: boolean;
  text: Words;
  n: number;
  owner: number;
  screws: number;
  needed: number;
};

/** An effect that its player carries out later, or a text that was triggered. */
export type WaitingEffect = {
  seat: number;
  card: InvasionCard | HiddenCard;
  text: Words;
};

/** A zone of the Invasion. `needed`: resources that train its card. `effect`: printed on the zone. */
export type Zone = {
  colour: 'blue' | 'red' | 'black' | 'green' | 'yellow' | 'wild' | 'neutral';
  card: StackCard | null;
  stored: number;
  needed: number | null;
  effect: InvasionCard | null;
};
