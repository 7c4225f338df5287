/** Made by tools/page_types.py of the types in Python; not to be changed by hand. */

import type { HiddenCard, ResultView, Told, Words } from '../../protocol_types';

/** What was announced before its card is named. */
export type Announcement = {
  seat: number;
  sentence: Words;
};

/** A lasting change on a card: what, how much, and until when. */
export type Change = {
  what: 'gains' | 'loses' | 'melee' | 'ranged' | 'control' | 'copies';
  until: 'next-combat' | 'end-of-turn' | 'next-turn' | 'forever';
  seat: number;
  keyword?: string;
  number?: number;
  back_to?: number;
  name?: Words;
};

/** The running combat. */
export type Combat = {
  attacker: RoneCard | HiddenCard;
  defender: RoneCard | HiddenCard;
  step: 'declared' | 'ranged-dealt' | 'damage-dealt';
  prediction: Prediction | null;
  sentence: Words;
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
  type: 'hero' | 'technology' | 'unit' | 'tactic';
  race: string | null;
  level: number;
  printed: PrintedValues;
  keywords: string[];
  printed_keywords: string[];
  text: Words;
  n: number;
  owner: number;
  position: number;
  shield: boolean;
};

/** A reduction that waits for the next card of a kind. */
export type Discount = {
  noun: string;
  water: number;
};

/** An effect on the stack, or a trigger that waits for it. */
export type Entry = {
  kind: 'play' | 'recycle' | 'level-up' | 'ability' | 'trigger' | 'attack' | 'end-of-turn';
  state: 'waiting' | 'running' | 'cancelled';
  seat: number;
  card: RoneCard | HiddenCard | null;
  targets: (RoneCard | HiddenCard)[];
  text: Words;
  initiatives: Words[];
  sentence: Words;
};

/** A hero in play: incomes, and what the next level costs; null: there is none. */
export type HeroCard = {
  id: string;
  name: Words;
  type: 'hero' | 'technology' | 'unit' | 'tactic';
  race: string | null;
  level: number;
  printed: PrintedValues;
  keywords: string[];
  printed_keywords: string[];
  text: Words;
  n: number;
  owner: number;
  controller: number;
  exhausted: number;
  abilities: number;
  changes: Change[];
  water_income: number;
  card_income: number;
  level_up_cost: number | null;
  hero_deck: HeroLevel[];
};

/** A hero that can be chosen, with all three cards. */
export type HeroFace = {
  id: string;
  name: Words;
  type: 'hero' | 'technology' | 'unit' | 'tactic';
  race: string | null;
  level: number;
  printed: PrintedValues;
  keywords: string[];
  printed_keywords: string[];
  text: Words;
  water_income: number;
  card_income: number;
  hero_deck: HeroLevel[];
};

/** One card of a hero deck as it is printed. */
export type HeroLevel = {
  id: string;
  name: Words;
  level: number;
  cost: number | null;
  water_income: number;
  card_income: number;
  text: Words;
};

/** The only card that an attacker could hit as things stand, and what would come of it. */
export type OnlyTarget = {
  card: number;
  prediction: Prediction | null;
};

/** A card on the battlefield. `keywords` are those that it has now. */
export type PermanentCard = {
  id: string;
  name: Words;
  type: 'hero' | 'technology' | 'unit' | 'tactic';
  race: string | null;
  level: number;
  printed: PrintedValues;
  keywords: string[];
  printed_keywords: string[];
  text: Words;
  n: number;
  owner: number;
  controller: number;
  exhausted: number;
  abilities: number;
  changes: Change[];
};

/** A card that its owner might play, with what it costs now; null: it is greyed out. */
export type PlayableCard = {
  id: string;
  name: Words;
  type: 'hero' | 'technology' | 'unit' | 'tactic';
  race: string | null;
  level: number;
  printed: PrintedValues;
  keywords: string[];
  printed_keywords: string[];
  text: Words;
  n: number;
  owner: number;
  cost: number | null;
};

/** What an attack would do now: damage to a hero, or the health that both units would have left. */
export type Prediction = {
  hero_damage?: number;
  attacker_health?: number;
  defender_health?: number;
};

/** What is printed: null where it is greyed out; the values for combat of units only. */
export type PrintedValues = {
  cost: number | null;
  recycle: number | null;
  health?: number;
  melee?: number;
  ranged?: number;
  speed?: number;
};

/** A card of the game. */
export type RoneCard = {
  id: string;
  name: Words;
  type: 'hero' | 'technology' | 'unit' | 'tactic';
  race: string | null;
  level: number;
  printed: PrintedValues;
  keywords: string[];
  printed_keywords: string[];
  text: Words;
  n: number;
  owner: number;
};

/**
 * `removes`: the cards that recycling takes out of the game, in their order. `face`: the hero that is taken.
 * `only`: of an announced attack that has one target.
 */
export type RoneOption = {
  index: number;
  id: string;
  sentence: Told;
  cards: number[];
  places?: (Record<string, number>)[];
  leads?: number[];
  repeat?: number;
  harms?: boolean;
  prediction?: Prediction | null;
  only?: OnlyTarget;
  removes?: number[];
  face?: HeroFace;
};

/** What a seat is asked. */
export type RoneQuestion = {
  prompt: Told;
  card: number | null;
  chosen: number[];
  quiet: boolean;
  options: RoneOption[];
};

/**
 * A player's side; team mates share life, deck, units and graveyard.
 * `out`: eliminated. `opponents`: the first is the primary target. `graveyard`: the top first.
 */
export type RoneSeat = {
  seat: number;
  side: number;
  out: boolean;
  opponents: number[];
  water: number;
  life: number;
  hero: HeroCard | null;
  hand: (PlayableCard | HiddenCard)[];
  deck: Deck;
  technology_deck: (PlayableCard | HiddenCard)[];
  units: UnitCard[];
  technologies: PermanentCard[];
  graveyard: RoneCard[];
  removed: RoneCard[];
  discounts: Discount[];
  mulligan: boolean;
  conceded: boolean;
};

/** What a seat may know. The last entry of the stack is executed first; `bounty`: cards in the bounty deck. */
export type RoneView = {
  game: string;
  seat: number;
  phase: string;
  active: number;
  first: number;
  waiting_for: number[];
  result: ResultView | null;
  edition: 'en' | 'de';
  mode: '1v1' | '2v2' | '3p';
  round: number;
  bounty: number;
  seats: RoneSeat[];
  stack: Entry[];
  triggers: Entry[];
  combat: Combat | null;
  announced: Announcement | null;
  question: RoneQuestion | null;
};

/** What tokens change about a unit. */
export type Tokens = {
  melee: number;
  ranged: number;
  health: number;
};

/** A unit on the battlefield with its values now. */
export type UnitCard = {
  id: string;
  name: Words;
  type: 'hero' | 'technology' | 'unit' | 'tactic';
  race: string | null;
  level: number;
  printed: PrintedValues;
  keywords: string[];
  printed_keywords: string[];
  text: Words;
  n: number;
  owner: number;
  controller: number;
  exhausted: number;
  abilities: number;
  changes: Change[];
  health: number;
  melee: number;
  ranged: number;
  speed: number;
  tokens: Tokens;
  dying: boolean;
};
