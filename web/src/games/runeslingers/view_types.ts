/** Made by tools/page_types.py of the types in Python; not to be changed by hand. */

import type { HiddenCard, ResultView, Told, Words } from '../../protocol_types';

/** An activate ability with what it costs now. */
export type AbilityCard = {
  id: string;
  name: Words;
  type: 'runespell' | 'trinket' | 'boon' | 'runeslinger' | 'passive' | 'activate';
  subtype: string | null;
  class: string | null;
  type_line: Words;
  bar: BarKeyword[];
  printed_keywords: string[];
  printed: PrintedValues;
  text: Words;
  n: number;
  owner: number;
  cost: number;
};

/** What its player has left once the bar of a card is paid. */
export type AfterCosts = {
  health: number;
  power: number;
  deck: number;
  ailments: number;
};

/** An ailment card with its instances; `level`: what its count reaches, `in_force`: what works, 0: nothing. */
export type Ailment = {
  type: string;
  name: Words;
  count: number;
  level: 1 | 2;
  in_force: number;
  concealed: boolean;
  text: Words[];
};

/** How many ailments are not concealed, of how many types, and how many lose the encounter. */
export type AilmentCount = {
  unconcealed: number;
  types: number;
  limit: number;
};

/** An ailment area; `placed`: a boon whose costs are not yet paid. */
export type Area = {
  area: number;
  ailment: Ailment | null;
  boon: FieldCard | null;
  placed: FieldCard | null;
};

/** A keyword of the bar with the number that it has now; null: it has none. */
export type BarKeyword = {
  key: string;
  colour: 'red' | 'blue';
  number: number | null;
  printed_number: number | null;
  words: Words;
};

/** The bullet that was chosen for a card. */
export type Bullet = {
  which: number;
  text: Words;
};

/** What was done with a card this turn. */
export type CardMarks = {
  played: boolean;
  charged: boolean;
  slung: boolean;
  activated: boolean;
  answer: boolean;
};

/** A card that an effect is aimed at; `gone`: it has left. */
export type CardTarget = {
  kind: 'card';
  card: RuneslingersCard | HiddenCard;
  gone: boolean;
};

/** A face-down card that an effect is aimed at, by its place. */
export type ConcentrationTarget = {
  kind: 'concentration';
  seat: number;
  spot: number;
  gone: boolean;
};

/** Damage that somebody may block now. */
export type Damage = {
  seat: number;
  source: RuneslingersCard | HiddenCard;
  direct: boolean;
  pierce: boolean;
  hits: Hit[];
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
  type: 'runespell' | 'trinket' | 'boon' | 'runeslinger' | 'passive' | 'activate';
  subtype: string | null;
  class: string | null;
  type_line: Words;
  bar: BarKeyword[];
  printed_keywords: string[];
  printed: PrintedValues;
  text: Words;
  n: number;
  owner: number;
  position: number;
};

/** How often a card is in a deck. */
export type DeckLine = {
  id: string;
  name: Words;
  count: number;
};

/** The reader's pack, picks and deck; of the others only how many. */
export type Draft = {
  pack: RuneslingersFace[];
  picks: RuneslingersFace[];
  deck: RuneslingersFace[];
  pack_counts: number[];
  pick_counts: number[];
  deck_counts: number[];
};

/** A face-up card on a field. `keywords` are those that it has now. */
export type FieldCard = {
  id: string;
  name: Words;
  type: 'runespell' | 'trinket' | 'boon' | 'runeslinger' | 'passive' | 'activate';
  subtype: string | null;
  class: string | null;
  type_line: Words;
  bar: BarKeyword[];
  printed_keywords: string[];
  printed: PrintedValues;
  text: Words;
  n: number;
  owner: number;
  label: Words;
  defense: number | null;
  full_defense: number | null;
  damage: number;
  controller: number;
  state: 'in-play' | 'being-played';
  keywords: string[];
  sideways: boolean;
  tokens: number;
  marks: CardMarks;
  bullet: Bullet | null;
  changes: LastingChange[];
};

/** A card that its owner might play: its bar is as it is now. `after`: null if it costs nothing, or too much. */
export type HandCard = {
  id: string;
  name: Words;
  type: 'runespell' | 'trinket' | 'boon' | 'runeslinger' | 'passive' | 'activate';
  subtype: string | null;
  class: string | null;
  type_line: Words;
  bar: BarKeyword[];
  printed_keywords: string[];
  printed: PrintedValues;
  text: Words;
  n: number;
  owner: number;
  label: Words;
  after: AfterCosts | null;
};

/** One damage event: what was recorded, what it is now, and what a block would do. */
export type Hit = {
  target: RuneslingersCard | HiddenCard;
  seat: number;
  effective: number | null;
  amount: number;
  prevented: number;
  blocked: number;
  left: number;
  with_block: number;
};

/** A lasting change: what, how much, until when, by which card, and all of it in words. */
export type LastingChange = {
  what: 'text' | 'damage' | 'defense' | 'gains' | 'loses' | 'cannot' | 'next' | 'prevents';
  until: 'this-turn' | 'your-next-turn' | 'encounter';
  seat: number;
  by: Source | null;
  sentence: Words;
  keyword?: string;
  cannot?: string;
  number?: number;
};

/** What is printed; null: nothing. */
export type PrintedValues = {
  defense: number | null;
  cost: number | null;
};

/** A Runeslinger that an effect is aimed at. */
export type RuneslingerTarget = {
  kind: 'runeslinger';
  seat: number;
  n: number;
  gone: boolean;
};

/** A card of the game. */
export type RuneslingersCard = {
  id: string;
  name: Words;
  type: 'runespell' | 'trinket' | 'boon' | 'runeslinger' | 'passive' | 'activate';
  subtype: string | null;
  class: string | null;
  type_line: Words;
  bar: BarKeyword[];
  printed_keywords: string[];
  printed: PrintedValues;
  text: Words;
  n: number;
  owner: number;
};

/** A card as it is printed. */
export type RuneslingersFace = {
  id: string;
  name: Words;
  type: 'runespell' | 'trinket' | 'boon' | 'runeslinger' | 'passive' | 'activate';
  subtype: string | null;
  class: string | null;
  type_line: Words;
  bar: BarKeyword[];
  printed_keywords: string[];
  printed: PrintedValues;
  text: Words;
};

/** A rung of the ladder, the lowest 1; `stands`: its card has not left play. */
export type Rung = {
  rung: number;
  kind: 'sling' | 'activate' | 'ability';
  state: 'waiting' | 'running' | 'negated';
  seat: number;
  card: RuneslingersCard | HiddenCard;
  stands: boolean;
  targets: (CardTarget | RuneslingerTarget | ConcentrationTarget | RungTarget)[];
  effective_damage: number | null;
  text: Words;
  sentence: Words;
};

/** Another rung that an effect is aimed at. */
export type RungTarget = {
  kind: 'rung';
  rung: number | null;
  gone: boolean;
};

/** `face`: the printed card that is taken or left out. */
export type SlingerOption = {
  index: number;
  id: string;
  sentence: Told;
  cards: number[];
  places?: (Record<string, number>)[];
  leads?: number[];
  repeat?: number;
  harms?: boolean;
  face?: RuneslingersFace;
};

/** What a seat is asked. */
export type SlingerQuestion = {
  prompt: Told;
  card: number | null;
  chosen: number[];
  quiet: boolean;
  options: SlingerOption[];
};

/** A player's side. Piles have their top first; `deck_list`: what the reader plays with, in no order. */
export type SlingerSeat = {
  seat: number;
  power: number;
  starting_power: number;
  health: number;
  maximum_health: number;
  starting_health: number;
  determinations: number;
  block: number;
  blocks: Used;
  sets: Used;
  hand_maximum: number;
  deeds: Record<string, number>;
  runeslinger: RuneslingersCard | RuneslingersFace | HiddenCard | null;
  passive: RuneslingersCard | RuneslingersFace | HiddenCard | null;
  activate: AbilityCard | null;
  ailments: AilmentCount;
  areas: Area[];
  concentrations: Spot[];
  hand: (HandCard | HiddenCard)[];
  deck: Deck;
  deck_list: DeckLine[] | null;
  discard: RuneslingersCard[];
  void: RuneslingersCard[];
  changes: LastingChange[];
  wins: number;
  conceded: boolean;
};

/** What a seat may know; `chosen`: what the reader chose in secret. */
export type SlingerView = {
  game: string;
  seat: number;
  phase: string;
  active: number;
  first: number;
  waiting_for: number[];
  result: ResultView | null;
  mode: 'starter' | 'constructed' | 'draft';
  encounter: number;
  wins_needed: number;
  turn: number;
  turn_limit: number;
  seats: SlingerSeat[];
  ladder: Rung[];
  triggers: Trigger[];
  damage: Damage | null;
  draft: Draft | null;
  chosen: RuneslingersCard | RuneslingersFace | null;
  question: SlingerQuestion | null;
};

/** The card that made a change. */
export type Source = {
  n: number;
  name: Words;
};

/** A concentration area: the face-down card, and the face-up card on it. */
export type Spot = {
  spot: number;
  card: RuneslingersCard | HiddenCard | null;
  top: FieldCard | null;
  available: boolean;
  empty: boolean;
};

/** A text whose event has happened. */
export type Trigger = {
  seat: number;
  card: RuneslingersCard | HiddenCard;
  text: Words;
  sentence: Words;
};

/** What of a limit of this turn is used. */
export type Used = {
  used: number;
  limit: number;
};
