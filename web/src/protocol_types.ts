/** Made by tools/page_types.py of the types in Python; not to be changed by hand. */

/** What was asked for is stored for good. */
export type Accepted = {
  kind: 'accepted';
  seq: number;
  ref?: number | null;
};

/** A computer opponent: how hard it is to win against, from 0 (no opponent) to `hardest`. */
export type AgentInfo = {
  name: string;
  label: Words;
  help: Words;
  hardness: number;
  hardest: number;
};

/** An analysis that is still being thought about. */
export type AnalysisWaits = {
  waits: boolean;
};

/** Allows or denies what somebody wants to undo; the player who asked withdraws the request by denying it. */
export type AnswerUndo = {
  kind: 'answer_undo';
  seat: number;
  allow: boolean;
  block?: boolean;
  ref?: number | null;
};

/** The answer to `why`. */
export type Because = {
  kind: 'because';
  seat: number;
  card: number | null;
  intents: IntentLine[];
  ref?: number | null;
};

export type BrowserMessage = Hello | Choose | Concede | Undo | AnswerUndo | SetPassing | Why | Hint | Inspect | Say | Ping;

/** A printed card; `view`: as it is shown on a table. */
export type CardFace = {
  id: string;
  name: Words;
  type: string;
  kind: Words;
  values: Words;
  text: Words;
  fields: Record<string, unknown>;
  view: CardView;
};

/** A card as the reader knows it. A hidden one has no number, nor has a printed one that lies in no zone. */
export type CardView = {
  n?: number;
  id?: string;
  name?: Words;
  hidden?: boolean;
  [field: string]: unknown;
};

/** Something that was said; with a note, something that the table tells. `choice`: how many were made before it. */
export type ChatLine = {
  seat: number;
  name: string;
  text: string;
  note: Words | null;
  number: number;
  choice: number;
};

/** What was said so far, for who has just come. */
export type ChatMessage = {
  kind: 'chat';
  lines: ChatLine[];
  ref?: number | null;
};

/** An answer to a prompt. */
export type Choose = {
  kind: 'choose';
  seat: number;
  prompt: string;
  option: string;
  times?: number;
  then?: Further[];
  lift?: boolean;
  ref?: number | null;
};

/** Gives up, at an own decision. */
export type Concede = {
  kind: 'concede';
  seat: number;
  ref?: number | null;
};

/** Shows the secret of a seat; without one, asks for the first open seat. */
export type Enter = {
  secret?: string;
  name?: string;
};

/** The seat that a session has now; None: it watches. */
export type Entered = {
  seat: number | null;
  yours: number[];
};

/** The one form of an error. */
export type ErrorAnswer = {
  error: ErrorBody;
};

/** Why something was refused. */
export type ErrorBody = {
  code: string;
  message: Words;
};

/** An answer to a question that follows directly: given only if that very question comes. */
export type Further = {
  question: string;
  option: string;
  times?: number;
};

/** A game, and everything that can be chosen about it. */
export type GameInfo = {
  name: string;
  title: string;
  about: Words;
  settings: SettingInfo[];
  ways: WayInfo[];
  phases: PhaseInfo[];
  habits: HabitInfo[];
  roles: Record<string, 'end' | 'pass'>;
  terms: TermInfo[];
  agents: AgentInfo[];
  cards: number;
};

/** What the shell of the page knows of a view; the rest is the game's own. */
export type GameView = {
  game: string;
  seat: number;
  phase: string;
  active: number;
  first: number;
  waiting_for: number[];
  result: ResultView | null;
  seats: SeatView[];
  question: QuestionView | null;
  [field: string]: unknown;
};

/** The table was taken down. */
export type Gone = {
  kind: 'gone';
  ref?: number | null;
};

/**
 * A question that can be answered once for all; `answers` by the ids of its options.
 * `usual` is answered for whoever has said nothing else; empty: they are asked.
 */
export type HabitInfo = {
  id: string;
  title: Words;
  answers: Record<string, Words>;
  usual: string;
};

/** The process lives. */
export type Health = {
  status: 'ok';
  version: string;
};

/** The first message: what the browser already has. Answered by `table` and `state`. */
export type Hello = {
  kind: 'hello';
  last_seq?: number;
  log?: Record<string, number>;
  ref?: number | null;
};

/** A card whose face the reader does not know; its number would tell where it went. */
export type HiddenCard = {
  hidden: true;
};

/** What would a good player do? About the open question of a seat. Private; answered by `hint` a little later. */
export type Hint = {
  kind: 'hint';
  seat: number;
  prompt: string;
  ref?: number | null;
};

/** The answer to `hint`: the option that is thought best, and why; first what to do, then the figures. */
export type HintMessage = {
  kind: 'hint';
  seat: number;
  prompt: string;
  option: string;
  lines: Told[];
  ref?: number | null;
};

/** Everything a seat may know about a card. Answered by `inspected`. */
export type Inspect = {
  kind: 'inspect';
  seat: number;
  card: number;
  ref?: number | null;
};

/** The answer to `inspect`. */
export type Inspected = {
  kind: 'inspected';
  seat: number;
  card: number;
  lines: Lines;
  ref?: number | null;
};

/** Something a seat might want to do; without reasons it can be done now. */
export type IntentLine = {
  action: Told;
  ok: boolean;
  reasons: Reason[];
};

/** Nothing was done yet: what a choice asks next, and the table as it would be by then. Only to who has chosen. */
export type Lifted = {
  kind: 'lifted';
  seat: number;
  prompt: string;
  steps: number;
  question: string;
  view: GameView;
  ref?: number | null;
};

/** Lines of text in both languages. */
export type Lines = {
  en: string[];
  de: string[];
};

/** A card that a sentence names: its number in the game where it can be inspected, and its printed id. */
export type LogCard = {
  n: number;
  id: string;
  name: Words;
};

/** A sentence of the log, as its reader may know it. */
export type LogLine = {
  number: number;
  choice: number;
  turn: number;
  seat: number;
  sentence: Told;
  rule: string;
  cards: LogCard[];
  aside: boolean;
  scene: SceneLine | null;
};

/** A table as its host wants it; seats that are not given are open. */
export type NewTable = {
  game?: string;
  options?: Record<string, string>;
  seats?: SeatWish[];
  undo?: 'free' | 'off' | 'request';
  hot_seat?: boolean;
  always_ask?: boolean;
  hints?: boolean;
  open?: boolean;
  from?: Origin | null;
  seed?: number | null;
};

/** What may be done once a seat has gone on: it can be answered at once, together with going on. */
export type Onward = {
  option: string;
  question: string;
  asked: QuestionView;
};

/**
 * An answer that can be given.
 * `leads`: the cards that could be named after this announcement. `repeat`: how often it could be given in a row.
 * `harms`: it turns something on the own side that nobody wants for it, such as damage.
 */
export type OptionView = {
  index: number;
  id: string;
  sentence: Told;
  cards: number[];
  places?: (Record<string, number>)[];
  leads?: number[];
  repeat?: number;
  harms?: boolean;
  [field: string]: unknown;
};

/** Where to play on from: a table or replay, after so many choices. */
export type Origin = {
  id: string;
  at: number;
};

/** A window that was passed by rule: what was asked, and why. */
export type Passed = {
  prompt: Told;
  mode: 'ask' | 'others' | 'smart' | 'until_me' | 'until_stack' | 'until_turn' | 'again' | 'let_by' | 'next' | 'no_use' | 'then' | 'usual';
};

/** How a seat passes, and what was passed for it since it was last asked. */
export type PassingLine = {
  mode: 'ask' | 'others' | 'smart' | 'until_me' | 'until_stack' | 'until_turn';
  stops: string[];
  passed: Passed[];
  answers: Record<string, string>;
  let_by: string[];
  next_window: boolean;
};

/** A phase of a turn, for stops. */
export type PhaseInfo = {
  name: string;
  words: Words;
};

/** A part of a sentence: words, or what a card is called, with its number. */
export type PieceView = {
  text: string;
  card?: number;
};

/** Answered by `pong`. */
export type Ping = {
  kind: 'ping';
  ref?: number | null;
};

/** The answer to `ping`. */
export type Pong = {
  kind: 'pong';
  ref?: number | null;
};

/** What a seat is asked. */
export type QuestionView = {
  prompt: Told;
  card: number | null;
  chosen: number[];
  quiet: boolean;
  options: OptionView[];
  [field: string]: unknown;
};

/** Database and schema are there. */
export type Ready = {
  status: 'ok';
  schema: string;
  tables: number;
};

/** A failed check. */
export type Reason = {
  sentence: Told;
  rule: string;
  culprits: LogCard[];
};

/** Nothing has changed; the reason. */
export type Refused = {
  kind: 'refused';
  code: string;
  message: Words;
  ref?: number | null;
};

/** What stands out in a game, in its order. */
export type ReplayAnalysis = {
  marks: ReplayMark[];
};

/** A game that can be looked at from its beginning. */
export type ReplayInfo = {
  id: string;
  game: string;
  title: string;
  options: Record<string, string>;
  seats: string[];
  choices: number;
  turns: number[];
  seat: number;
  log: LogLine[];
  result: ResultView | null;
};

/** An uploaded replay. */
export type ReplayMade = {
  id: string;
};

/** What stands out in a game: a turn that changed the outlook of a seat, or a choice that could have been better. */
export type ReplayMark = {
  at: number;
  seat: number;
  about: 'better' | 'turned';
  weight: number;
  words: Told;
};

/** A file that is being read: so many of its choices are played. */
export type ReplayProgress = {
  done: number;
  of: number;
};

/** A moment of a replay as a seat sees it. */
export type ReplayView = {
  id: string;
  at: number;
  seat: number;
  turn: number;
  view: GameView;
};

/**
 * How the game ended.
 * By seat: scores (1 won, 0 tied, -1 lost), ranks (from 1; shared places are equal) and points (empty if nothing is
 * counted). `winners`, `losers` and `tied` are seats.
 */
export type ResultView = {
  kind: 'duel' | 'teams' | 'free_for_all' | 'cooperative' | 'solo';
  verdict: 'won' | 'tie' | 'some_tied' | 'lost_together' | 'lost_alone' | 'nobody_won';
  scores: number[];
  ranks: number[];
  points: number[];
  winners: number[];
  losers: number[];
  tied: number[];
  reason: Words;
  rule: string;
};

/** A numbered rule. */
export type RuleInfo = {
  id: string;
  heading: string;
  text: string;
  question: string;
  source: string;
  reason: string;
};

/** Chat. */
export type SaidMessage = {
  kind: 'said';
  seq: number;
  line: ChatLine;
  ref?: number | null;
};

/** Chat. */
export type Say = {
  kind: 'say';
  seat: number;
  text: string;
  ref?: number | null;
};

/** How something looks that a line of the log tells. */
export type SceneLine = {
  kind: 'attack' | 'damage' | 'death' | 'draw' | 'pay' | 'play' | 'use';
  card: number | null;
  target: number | null;
  amount: number;
};

/** Who sits on a seat. */
export type SeatLine = {
  seat: number;
  seating: 'computer' | 'open' | 'person';
  name: string;
  agent: string;
  present: boolean;
  taken: boolean;
};

/** The link that is a seat. */
export type SeatLink = {
  seat: number;
  secret: string;
  path: string;
};

/** A player's side of the table. */
export type SeatView = {
  seat: number;
  [field: string]: unknown;
};

/** Who shall sit on a seat. */
export type SeatWish = {
  seating?: 'computer' | 'open' | 'person';
  name?: string;
  agent?: string;
};

export type ServerMessage = TableMessage | StateMessage | Lifted | Because | HintMessage | Inspected | ChatMessage | SaidMessage | UndoRequested | Accepted | Refused | Gone | Pong;

/** How a seat passes windows, where it wants to be asked all the same, and what it answers beforehand. */
export type SetPassing = {
  kind: 'passing';
  seat: number;
  mode: 'ask' | 'others' | 'smart' | 'until_me' | 'until_stack' | 'until_turn';
  stops?: string[];
  answers?: Record<string, string>;
  let_by?: string[];
  next_window?: boolean;
  ref?: number | null;
};

/** A setting of a game. */
export type SettingInfo = {
  name: string;
  label: Words;
  help: Words;
  values: ValueWords[];
  default: string;
  number: boolean;
  least: number;
  most: number;
  free: boolean;
  seat: number;
  suggestions: ValueWords[];
  needs: Record<string, string[]>;
};

/** The game as one reader may know it. */
export type StateMessage = {
  kind: 'state';
  seq: number;
  seat: number;
  view: GameView;
  prompt: string | null;
  window: boolean;
  passing: PassingLine | null;
  choices: number;
  turn: number;
  log: LogLine[];
  log_from: number;
  since: number;
  undo: UndoOffer;
  onward?: Onward | null;
  ref?: number | null;
};

/** What anybody with the link may know. */
export type TableInfo = {
  id: string;
  game: string;
  title: string;
  options: Record<string, string>;
  seats: SeatLine[];
  yours: number[];
  host: boolean;
  undo: 'free' | 'off' | 'request';
  hot_seat: boolean;
  always_ask: boolean;
  hints: boolean;
  open: boolean;
  status: 'over' | 'running' | 'waiting';
  waiting_for: number[];
  created: number;
  touched: number;
};

/** A new table, the seats of its host, and a link for each seat. */
export type TableMade = {
  id: string;
  yours: number[];
  links: SeatLink[];
};

/** The table itself: who sits there, and what is agreed. */
export type TableMessage = {
  kind: 'table';
  id: string;
  seq: number;
  game: string;
  title: string;
  options: Record<string, string>;
  seats: SeatLine[];
  yours: number[];
  host: boolean;
  undo: 'free' | 'off' | 'request';
  hot_seat: boolean;
  always_ask: boolean;
  hints: boolean;
  alone: boolean;
  status: 'over' | 'running' | 'waiting';
  request: UndoLine | null;
  watchers: number;
  ref?: number | null;
};

/**
 * A keyword or label, and what it means; `forms` is how it stands in texts, its name first.
 * A label counts only before a colon or comma, at the beginning of a line.
 */
export type TermInfo = {
  key: string;
  forms: Lines;
  meaning: Words;
  short: Words | null;
  label: boolean;
};

/** A sentence in pieces, in both languages. */
export type Told = {
  en: PieceView[];
  de: PieceView[];
};

/** Undoes the seat's last choice, its turn, or everything down to a number of choices. */
export type Undo = {
  kind: 'undo';
  seat: number;
  what?: 'choice' | 'to' | 'turn';
  to?: number;
  ref?: number | null;
};

/** What somebody wants to undo, and who still has to answer. */
export type UndoLine = {
  seat: number;
  to: number;
  choices: number;
  seen: number;
  random: boolean;
  waits_for: number[];
  may_block: number[];
};

/** What can be undone: freely, by asking, or not at all (null). */
export type UndoOffer = {
  choice: 'ask' | 'free' | null;
  turn: 'ask' | 'free' | null;
};

/** Somebody wants to take something back; None: nothing is asked any more. */
export type UndoRequested = {
  kind: 'undo_request';
  seq: number;
  request: UndoLine | null;
  allowed?: boolean | null;
  ref?: number | null;
};

/**
 * A value of a setting in words.
 * `note`: what else there is to say about it, such as a story; `card`: the id of the card that stands for it, if any.
 */
export type ValueWords = {
  value: string;
  words: Words;
  note?: Words | null;
  card?: string;
};

/** Settings that make a game of its own, with the numbers of seats it allows. */
export type WayInfo = {
  options: Record<string, string>;
  seats: number[];
};

/** Why can't I? About a card, or what fits some words. Private; answered by `because`. */
export type Why = {
  kind: 'why';
  seat: number;
  card?: number | null;
  words?: string;
  lifted?: string[];
  ref?: number | null;
};

/** What is said, in both languages. */
export type Words = {
  en: string;
  de: string;
};
