/** Made by tools/page_types.py of the types in Python; not to be changed by hand. */

import type { HiddenCard, ResultView, Told, Words } from '../../protocol_types';

/** One side of a combat. `strength`: all together, as it stands. `bonus`: what of it belongs to no single card. */
export type Army = {
  seat: number;
  cards: ArmyCard[];
  strength: number;
  bonus: number;
  passed: boolean;
};

/** A card in a combat, with its strength now. */
export type ArmyCard = {
  id: string;
  name: Words;
  type: 'home_realm' | 'stronghold' | 'unit' | 'tactic' | 'gold' | 'city' | 'landmark' | 'objective' | 'enemy' | 'instant' | 'reward' | 'monument' | 'dragon_rune';
  faction: string | null;
  printed: PrintedValues;
  stage: number | null;
  category: number | null;
  mythic: boolean;
  siege_icon: boolean;
  expansion: boolean;
  ongoing: boolean;
  text: Words;
  reward?: RuneAgeFace;
  n: number;
  owner: number;
  strength: number;
  wounded: boolean;
};

/**
 * The shared area.
 * `rival_damage`: on the rival realm of a game alone, which is the objective then. `discard`: of events, the top
 * first.
 */
export type Centre = {
  objective: StandingCard | null;
  shared_realm: StandingCard | null;
  shared_damage: number;
  rival_damage: number | null;
  enemies: StandingCard[];
  ongoing: Ongoing[];
  event: EventNow | null;
  event_deck: EventDeck;
  discard: RuneAgeCard[];
  gold: Pile[];
  neutral: Pile[];
  mercenaries: Pile[];
  cities: StandingCard[];
  runes: RuneAgeCard[];
  die: number[];
};

/**
 * The running combat.
 * `attacks`: the target attacks, an Instant. `defender`: null in a battle. `defending`: what the attacking army is
 * compared with, the auto-defense bonus included. `missing`: how much more strength the attacker needs to win; 0: it
 * wins as things stand. A tie is won by `tie`. `damage`: what a home realm would take as things stand. `icons`:
 * attrition dice to roll. `to_destroy`: units that attrition still takes.
 */
export type Combat = {
  kind: 'battle' | 'siege';
  step: 'assault' | 'attrition' | 'resolution' | 'end';
  result: 'undecided' | 'attacker' | 'defender';
  target: StandingCard;
  attacks: boolean;
  attacker: Army;
  defender: Army | null;
  auto_defense: number;
  attacking: number;
  defending: number;
  missing: number;
  tie: 'attacker' | 'defender';
  damage: number;
  icons: number;
  to_destroy: number;
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
  type: 'home_realm' | 'stronghold' | 'unit' | 'tactic' | 'gold' | 'city' | 'landmark' | 'objective' | 'enemy' | 'instant' | 'reward' | 'monument' | 'dragon_rune';
  faction: string | null;
  printed: PrintedValues;
  stage: number | null;
  category: number | null;
  mythic: boolean;
  siege_icon: boolean;
  expansion: boolean;
  ongoing: boolean;
  text: Words;
  reward?: RuneAgeFace;
  n: number;
  owner: number;
  position: number;
};

/** The event deck: how many cards, by stage from the top, and how many events were drawn. */
export type EventDeck = {
  count: number;
  stages: StageLeft[];
  drawn: number;
};

/** The event being resolved. `text`: what happens now. `seat`: to whom; `to_come`: to whom afterwards. */
export type EventNow = {
  card: StandingCard;
  text: Words;
  seat: number;
  to_come: number[];
};

/** A faction that can be taken: its home realm, and what its barracks will hold, cheapest first. */
export type FactionChoice = {
  faction: string;
  home: RuneAgeFace;
  barracks: RuneAgeFace[];
};

/**
 * A way in which the game ends: for whom it is a victory, and how far it is.
 * It is reached when `have` is `need`.
 */
export type Goal = {
  what: 'objective_defeated' | 'monument' | 'last_player' | 'survived' | 'player_eliminated' | 'overlord_eliminated' | 'allies_eliminated' | 'deck_run_out' | 'landmarks' | 'too_late' | 'deck_reformed' | 'rival_fallen' | 'realm_fallen';
  winners: 'nobody' | 'who_does_it' | 'all' | 'overlord' | 'allies';
  when: 'at_once' | 'end_of_round' | 'end_of_event_phase';
  need: number;
  progress: Progress[];
  sentence: Words;
};

/** A card in hand. `playable`: it can be played in combat. `used`: its ability was used in this round already. */
export type HandCard = {
  id: string;
  name: Words;
  type: 'home_realm' | 'stronghold' | 'unit' | 'tactic' | 'gold' | 'city' | 'landmark' | 'objective' | 'enemy' | 'instant' | 'reward' | 'monument' | 'dragon_rune';
  faction: string | null;
  printed: PrintedValues;
  stage: number | null;
  category: number | null;
  mythic: boolean;
  siege_icon: boolean;
  expansion: boolean;
  ongoing: boolean;
  text: Words;
  reward?: RuneAgeFace;
  n: number;
  owner: number;
  playable: boolean;
  used: boolean;
};

/** An Instant that lasts. `new`: drawn in this round, so that it stays through the next one. */
export type Ongoing = {
  id: string;
  name: Words;
  type: 'home_realm' | 'stronghold' | 'unit' | 'tactic' | 'gold' | 'city' | 'landmark' | 'objective' | 'enemy' | 'instant' | 'reward' | 'monument' | 'dragon_rune';
  faction: string | null;
  printed: PrintedValues;
  stage: number | null;
  category: number | null;
  mythic: boolean;
  siege_icon: boolean;
  expansion: boolean;
  ongoing: boolean;
  text: Words;
  reward?: RuneAgeFace;
  n: number;
  owner: number;
  controller: number;
  exhausted: boolean;
  held: boolean;
  strength: number | null;
  auto_defense: number | null;
  gold: number;
  influence: number;
  attacked: number[];
  new: boolean;
};

/**
 * Equal cards in barracks or centre: how many are left of how many. `cards`: their numbers, the next one first.
 * `price`: what the next one costs now; null if it cannot be bought.
 */
export type Pile = {
  face: RuneAgeFace;
  left: number;
  of: number;
  cards: number[];
  price: number | null;
  resource: 'gold' | 'influence' | null;
};

/** What a card would do in the running combat before its text: the army's strength then, and what it lacks. */
export type Prediction = {
  strength: number;
  missing: number;
};

/**
 * What is printed; null where a card has no such value.
 * `cost` is paid in `resource`. `strength` of a unit is its own, of everything else what an army must bring. `gold`
 * and `influence` are what the card yields. `attrition`: icons.
 */
export type PrintedValues = {
  cost: number | null;
  resource: 'gold' | 'influence' | null;
  strength: number | null;
  gold: number | null;
  influence: number | null;
  auto_defense: number | null;
  attrition: number;
};

/** How far a seat is on the way to an ending; seat -1: everybody together. */
export type Progress = {
  seat: number;
  have: number;
};

/** A card of the game. `owner` -1: nobody's. */
export type RuneAgeCard = {
  id: string;
  name: Words;
  type: 'home_realm' | 'stronghold' | 'unit' | 'tactic' | 'gold' | 'city' | 'landmark' | 'objective' | 'enemy' | 'instant' | 'reward' | 'monument' | 'dragon_rune';
  faction: string | null;
  printed: PrintedValues;
  stage: number | null;
  category: number | null;
  mythic: boolean;
  siege_icon: boolean;
  expansion: boolean;
  ongoing: boolean;
  text: Words;
  reward?: RuneAgeFace;
  n: number;
  owner: number;
};

/**
 * A card as it is printed. `category`: of a mercenary, 1 or 2. `reward`: the other side of an Enemy.
 * `ongoing`: an Instant that stays through the next round.
 */
export type RuneAgeFace = {
  id: string;
  name: Words;
  type: 'home_realm' | 'stronghold' | 'unit' | 'tactic' | 'gold' | 'city' | 'landmark' | 'objective' | 'enemy' | 'instant' | 'reward' | 'monument' | 'dragon_rune';
  faction: string | null;
  printed: PrintedValues;
  stage: number | null;
  category: number | null;
  mythic: boolean;
  siege_icon: boolean;
  expansion: boolean;
  ongoing: boolean;
  text: Words;
  reward?: RuneAgeFace;
};

/**
 * `combat`, `needs`: of an attack; a siege shows only what the city adds. `prediction`: of a card to be played.
 * `price`, `left`: of a purchase. `lost`: what is overpaid. `faction`: the one that is taken.
 */
export type RuneAgeOption = {
  index: number;
  id: string;
  sentence: Told;
  cards: number[];
  places?: (Record<string, number>)[];
  leads?: number[];
  repeat?: number;
  harms?: boolean;
  combat?: 'battle' | 'siege';
  needs?: number;
  prediction?: Prediction;
  price?: number;
  left?: number;
  lost?: number;
  faction?: FactionChoice;
};

/** What a seat is asked. `kind`: what about, by a short name. `number`: how many, how much, or 0. */
export type RuneAgeQuestion = {
  prompt: Told;
  card: number | null;
  chosen: number[];
  quiet: boolean;
  kind: string;
  number: number;
  options: RuneAgeOption[];
};

/**
 * A player's side.
 * `out`: eliminated. `role`: Overlord, ally of the other allies, partner in a game together, or everybody's rival.
 * `home`: null if the realm is shared. `damage` counts up to `damage_limit`. `discard`: the top first. `realm`:
 * everything in the realm area but the home realm. `influence`: what the refreshed cards yield. `gold`: what the
 * reader could spend; null for the others. `best_strength` and `best_gold`: the most that a hand of five cards of this
 * deck could bring; everybody knows which cards a deck holds.
 */
export type RuneAgeSeat = {
  seat: number;
  faction: string | null;
  role: 'overlord' | 'ally' | 'partner' | 'rival';
  out: boolean;
  conceded: boolean;
  home: StandingCard | null;
  damage: number;
  damage_limit: number;
  hand: (HandCard | HiddenCard)[];
  hand_size: number;
  deck: Deck;
  discard: RuneAgeCard[];
  realm: StandingCard[];
  barracks: Pile[];
  influence: number;
  gold: number | null;
  best_strength: number;
  best_gold: number;
  cards: number;
};

/** What a seat may know. `acting`: a card whose Action is being carried out. */
export type RuneAgeView = {
  game: string;
  seat: number;
  phase: string;
  active: number;
  first: number;
  waiting_for: number[];
  result: ResultView | null;
  round: number;
  overlord: number;
  scenario: ScenarioView;
  centre: Centre;
  seats: RuneAgeSeat[];
  combat: Combat | null;
  spend: Spend | null;
  acting: RuneAgeCard[];
  question: RuneAgeQuestion | null;
};

/** What is played. `forbidden`: what cannot be besieged. */
export type ScenarioView = {
  key: string;
  objective: RuneAgeFace;
  teams: 'alone' | 'together' | 'one_against_all';
  forbidden: ('home_realms' | 'cities' | 'allies')[];
  round_limit: number;
  goals: Goal[];
};

/**
 * The reader's spend that is being made; nothing has changed yet.
 * `cards`: what is bought, or kept in hand; none if a text demands the payment. `given`: by an effect. `withheld`: by
 * texts. `have`: all that could be spent. `left`: what remains of it behind the cost. `chosen`: the cards named to pay
 * with so far; `paid`: what they yield.
 */
export type Spend = {
  purpose: 'buy' | 'retain' | 'pay';
  resource: 'gold' | 'influence';
  cards: RuneAgeCard[];
  cost: number;
  given: number;
  withheld: number;
  have: number;
  left: number;
  chosen: number[];
  paid: number;
  sentence: Words;
};

/** How many events of a stage are left in the event deck. */
export type StageLeft = {
  stage: number;
  left: number;
};

/**
 * A card in play, or one that lies in the centre, as it stands now.
 * `held`: it is not refreshed in the next Refresh step. `strength`: what an army must bring now. `attacked`: the seats
 * that have attacked it in this round.
 */
export type StandingCard = {
  id: string;
  name: Words;
  type: 'home_realm' | 'stronghold' | 'unit' | 'tactic' | 'gold' | 'city' | 'landmark' | 'objective' | 'enemy' | 'instant' | 'reward' | 'monument' | 'dragon_rune';
  faction: string | null;
  printed: PrintedValues;
  stage: number | null;
  category: number | null;
  mythic: boolean;
  siege_icon: boolean;
  expansion: boolean;
  ongoing: boolean;
  text: Words;
  reward?: RuneAgeFace;
  n: number;
  owner: number;
  controller: number;
  exhausted: boolean;
  held: boolean;
  strength: number | null;
  auto_defense: number | null;
  gold: number;
  influence: number;
  attacked: number[];
};
