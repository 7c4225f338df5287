/** What the server and the browser say to each other: docs/protocol.md. */

export type Language = 'en' | 'de';

/** Everything a player reads comes in both languages; the browser picks. */
export interface Words {
  en: string;
  de: string;
}

// -- the game's view ---------------------------------------------------------------------------

/** A card as the reader knows it. A hidden one has no number; a printed one that is in no zone has none either. */
export interface CardView {
  n?: number;
  id?: string;
  name?: Words;
  hidden?: boolean;
  [field: string]: unknown;
}

/** A place of the table that an option points at, where there is no card to point at: `{seat: 1, spot: 2}`. */
export type Place = Record<string, number>;

export interface Option {
  index: number;
  id: string;
  sentence: Words;
  cards: number[];
  places?: Place[];
  /** An announcement: the cards that could be named next. */
  leads?: number[];
  /** How often it could be answered in a row, where the same is asked again. */
  repeat?: number;
  [field: string]: unknown;
}

export interface Question {
  prompt: Words;
  card: number | null;
  /** The cards that were chosen for the same purpose before, in their order. */
  chosen: number[];
  quiet: boolean;
  options: Option[];
}

export interface GameResult {
  scores: number[];
  winners: number[];
}

/** What every game's view has; the rest is the game's own, and its board's business. */
export interface GameView {
  game: string;
  seat: number;
  phase: string;
  active: number;
  first: number;
  seats: SeatView[];
  question: Question | null;
  waiting_for: number[];
  result: GameResult | null;
  [field: string]: unknown;
}

export interface SeatView {
  seat: number;
  [field: string]: unknown;
}

// -- HTTP --------------------------------------------------------------------------------------

export interface ValueWords {
  value: string;
  words: Words;
}

export interface Setting {
  name: string;
  label: Words;
  help: Words;
  values: ValueWords[];
  default: string;
  number: boolean;
  least: number;
  free: boolean;
  /** Whose setting it is; -1: of the whole game. */
  seat: number;
  /** For free text: decks and cards by name. */
  suggestions: ValueWords[];
  /** It means something only where other settings have one of these values. */
  needs: Record<string, string[]>;
}

export interface Agent {
  name: string;
  label: Words;
  help: Words;
}

/** Settings that make a game of its own, with the numbers of seats it allows. */
export interface Way {
  options: Record<string, string>;
  seats: number[];
}

export interface GameInfo {
  name: string;
  title: string;
  settings: Setting[];
  ways: Way[];
  phases: { name: string; words: Words }[];
  agents: Agent[];
  cards: number;
}

export type Seating = 'open' | 'person' | 'computer';
export type UndoPolicy = 'free' | 'request' | 'off';
export type Status = 'waiting' | 'running' | 'over';

export interface Seat {
  seat: number;
  seating: Seating;
  name: string;
  agent: string;
  present: boolean;
}

export interface SeatWish {
  seating: Seating;
  name: string;
  agent: string;
}

export interface NewTable {
  game?: string;
  options?: Record<string, string>;
  seats?: SeatWish[];
  undo?: UndoPolicy;
  hot_seat?: boolean;
  always_ask?: boolean;
  open?: boolean;
  /** Play on from there. */
  from?: { id: string; at: number } | null;
}

export interface SeatLink {
  seat: number;
  secret: string;
  path: string;
}

export interface TableMade {
  id: string;
  yours: number[];
  links: SeatLink[];
}

export interface TableInfo {
  id: string;
  game: string;
  title: string;
  options: Record<string, string>;
  seats: Seat[];
  yours: number[];
  host: boolean;
  undo: UndoPolicy;
  hot_seat: boolean;
  always_ask: boolean;
  open: boolean;
  status: Status;
  waiting_for: number[];
  created: number;
  touched: number;
}

export interface Entered {
  seat: number | null;
  yours: number[];
}

/** A printed card. */
export interface CardFace {
  id: string;
  name: Words;
  type: string;
  kind: Words;
  values: Words;
  text: Words;
  fields: Record<string, unknown>;
}

export interface RuleInfo {
  id: string;
  heading: string;
  text: string;
  /** Of a ruling: what the rulebook leaves open, and why it is ruled so. */
  question: string;
  source: string;
  reason: string;
}

export interface ReplayInfo {
  id: string;
  game: string;
  title: string;
  options: Record<string, string>;
  seats: string[];
  choices: number;
  turns: number[];
  seat: number;
  log: LogLine[];
  result: GameResult | null;
}

export interface ReplayView {
  id: string;
  at: number;
  seat: number;
  turn: number;
  view: GameView;
}

export interface Refusal {
  code: string;
  message: Words;
}

// -- from the browser --------------------------------------------------------------------------

export type PassMode = 'ask' | 'smart' | 'until_me' | 'until_stack' | 'until_turn';

/** A stop is a phase of somebody's turn: `mine:main`, `theirs:end`. */
export interface Passing {
  mode: PassMode;
  stops: string[];
}

export type ToServer = { ref?: number } & (
  | { kind: 'hello'; last_seq: number; log: Record<string, number> }
  | { kind: 'choose'; seat: number; prompt: string; option: string }
  | { kind: 'concede'; seat: number }
  | { kind: 'undo'; seat: number; what: 'choice' | 'turn' | 'to'; to?: number }
  | { kind: 'answer_undo'; seat: number; allow: boolean; block: boolean }
  | ({ kind: 'passing'; seat: number } & Passing)
  | { kind: 'why'; seat: number; card?: number; words?: string }
  | { kind: 'inspect'; seat: number; card: number }
  | { kind: 'say'; seat: number; text: string }
  | { kind: 'ping' }
);

// -- from the server ---------------------------------------------------------------------------

export interface LogCard {
  n: number;
  id: string;
  name: Words;
}

export interface LogLine {
  number: number;
  choice: number;
  turn: number;
  /** Whose act it was, or to whom it happened; -1: nobody's. */
  seat: number;
  sentence: Words;
  rule: string;
  cards: LogCard[];
  /** No event of the game: why something was passed for its reader. */
  aside: boolean;
}

export interface UndoRequest {
  seat: number;
  to: number;
  /** How many choices would be taken back, how many hidden cards the asker has seen since, whether lots were drawn. */
  choices: number;
  seen: number;
  random: boolean;
  waits_for: number[];
  may_block: number[];
}

export interface ChatLine {
  seat: number;
  name: string;
  text: string;
  /** Not said by anybody: the table tells it. */
  note: Words | null;
  number: number;
}

export interface TableMessage {
  kind: 'table';
  ref?: number | null;
  id: string;
  seq: number;
  game: string;
  title: string;
  options: Record<string, string>;
  seats: Seat[];
  yours: number[];
  host: boolean;
  undo: UndoPolicy;
  hot_seat: boolean;
  always_ask: boolean;
  status: Status;
  request: UndoRequest | null;
  chat: ChatLine[];
  watchers: number;
}

export interface Passed {
  prompt: Words;
  mode: PassMode;
}

export type UndoWay = 'free' | 'ask' | null;

export interface StateMessage {
  kind: 'state';
  ref?: number | null;
  seq: number;
  seat: number;
  view: GameView;
  prompt: string | null;
  /** Whether what is asked is a window: its first option does nothing. */
  window: boolean;
  passing: (Passing & { passed: Passed[] }) | null;
  choices: number;
  turn: number;
  log: LogLine[];
  log_from: number;
  /** The number of the first line of the log after the reader's last turn. */
  since: number;
  undo: { choice: UndoWay; turn: UndoWay };
}

export interface Reason {
  sentence: Words;
  rule: string;
  culprits: LogCard[];
}

/** Something a seat might want to do; without reasons it can be done now. */
export interface IntentLine {
  action: Words;
  ok: boolean;
  reasons: Reason[];
}

export interface Because {
  kind: 'because';
  ref?: number | null;
  seat: number;
  card: number | null;
  intents: IntentLine[];
}

export interface Inspected {
  kind: 'inspected';
  ref?: number | null;
  seat: number;
  card: number;
  lines: Record<Language, string[]>;
}

export type FromServer =
  | TableMessage
  | StateMessage
  | Because
  | Inspected
  | { kind: 'said'; seq: number; line: ChatLine }
  | { kind: 'undo_request'; seq: number; request: UndoRequest | null; allowed: boolean | null }
  | { kind: 'accepted'; ref?: number | null; seq: number }
  | ({ kind: 'refused'; ref?: number | null } & Refusal)
  | { kind: 'pong' }
  | { kind: 'gone' };
