/**
 * What a game gives to the shell, and the shell to a game's board.
 *
 * The shell owns the bars, the prompt, the stack's column, log, chat and inspecting; a board draws the zones of its game
 * and says a few things about it. A new game joins by a folder, see `games/index.ts`.
 *
 * The shell's field is the container `board`, by whose width boards arrange themselves. They make no containers of their own
 * around cards: what is laid out more than once, as everything in a flexible column, would style its cards anew each time.
 *
 * On a board the shell finds cards by `data-card`, those within a pile by its `data-holds`, and leaves what has
 * `data-over-arrows` free when it draws arrows: numbers. Scenes happen to players at `data-plate`, their seat; cards are
 * drawn from the pile `deck:` with the seat's number, to the cards of the hand or to the pile `hand:`.
 */

import type { Component } from 'svelte';
import type { CardView, GameView, Habit, Language, Option, Phase, Place, Words } from '../protocol';

// -- what the shell gives ----------------------------------------------------------------------

/** Why something on the table stands out (A.5.7); several may hold at once. */
export type Mark = 'playable' | 'target' | 'selected' | 'threat' | 'changed';

/** What can be pointed at: a card by its number, a place, or an option itself (where it names no card: a draft's pick). */
export type Target = number | Place | { option: string };

export interface Marks {
  /** The marks of a card; empty for one without. */
  card(n: number | undefined): readonly Mark[];
  place(place: Place): readonly Mark[];
  /** Whether an answer of the open question touches it. */
  has(target: Target): boolean;
}

export interface Settings {
  language: Language;
  /** Turn whole cards when they are exhausted instead of rim and art only. */
  rotateCards: boolean;
  /** All durations are multiplied by it; 0: at once. */
  pace: number;
  reducedMotion: boolean;
}

export interface BoardProps {
  view: GameView;
  /** Who sits at the bottom; for a watcher the first seat. Whether the hand is known stands in the view. */
  seat: number;
  /** The players' names by seat ("You" is up to the board). */
  names: string[];
  language: Language;
  marks: Marks;
  settings: Settings;
  /**
   * A click, tap or Enter on something. The shell decides: one answer is given, of several one is picked from a menu at
   * the element, and where there is none it is said why not.
   */
  act(target: Target, at: HTMLElement): void;
  /** The pointer or the focus is on a card. */
  inspect(card: CardView, at?: HTMLElement): void;
  /** Keep a card in the inspect view (long press, context menu). */
  pin(card: CardView): void;
}

// -- what a board gives ------------------------------------------------------------------------

export interface Fact {
  /** A word for those who do not see the icon: "life". */
  label: Words;
  value: string;
  /** How it comes about: "deck 14 + hand 5". */
  detail?: Words;
  icon?: Component;
  warn?: boolean;
}

export interface StackItem {
  /** Stable while it lies there. */
  key: string;
  /** Its number from the bottom, 1 first. */
  number: number;
  seat: number;
  card: CardView | null;
  sentence: Words;
  targets: CardView[];
  /** Another line: effective and blocked damage, "cancelled". */
  note?: Words;
  /** It was set off by something, rather than played, used or announced: the same may come again and again. */
  isTrigger?: boolean;
  /** How deep it answers another. */
  depth?: number;
}

export interface TextCard {
  card: CardView;
  /** All that is known of it, in one line: "Scout, unit, level 1, exhausted once, 2 of 3 health". */
  words: string;
}

/** A part of the table in words: a heading, facts, and lists of cards (each with a heading of its own). */
export interface TextSection {
  title: string;
  facts: string[];
  lists: { title: string; cards: TextCard[] }[];
}

/**
 * `pass`: the neutral answer, also by Space and P (pass, decline, no block, done, go on). `end`: ends the turn, never by a
 * single key. Others are usual options.
 */
export type OptionRole = 'pass' | 'end' | undefined;

/** What a game tells of its past on a page of its own: the history of a campaign. */
export interface Book {
  /** What it is called: "Campaign". */
  title: Words;
  /** Whether what is played has one. */
  has(view: GameView): boolean;
  Page: Component<BookProps>;
}

export interface BookProps {
  view: GameView;
  names: string[];
  language: Language;
}

export interface Board {
  game: string;
  /** All zones of all players but the own hand; fills the space that it is given. */
  Field: Component<BoardProps>;
  /** The own hand, in one row of equal spacing; and before the game what there is to choose from (a draft's pack). */
  Hand: Component<BoardProps>;
  /** The field itself shows every player's name, key numbers and who decides: the shell draws no strips then. */
  showsPlayers?: boolean;
  /** The phases of a turn, in order, as the view's `phase` names them. */
  phases: readonly Phase[];
  /** "Round 3", "Turn 10 · encounter 2 (1:0)". */
  clock(view: GameView): Words;
  /** The key numbers of a player, most important first, for strips and phones. */
  facts(view: GameView, seat: number): Fact[];
  /** The own piles that keys go to, as `data-pile` names them before the colon: used cards, and those out of the game. */
  piles?: { used: string; gone: string };
  /** Nothing ever waits to be executed here: there is no place for it. */
  isStackless?: boolean;
  /** What the stack is called here, and what lies on it; the next to be executed first. */
  stackTitle: Words;
  /** Said after "until": "the stack is empty". */
  stackEmpty: Words;
  stack(view: GameView): StackItem[];
  role(option: Option): OptionRole;
  /** Whether the answers that name cards all lie open on the table: the prompt keeps them folded then, and stays low. */
  cardsAnswer?(view: GameView): boolean;
  /** The same for one answer, where others have to be read: whether it is given by pointing at the table. */
  folds?(option: Option, view: GameView): boolean;
  /** Whether the field shows an answer that names no card. */
  pictures?(option: Option): boolean;
  /** What is to be known before an answer that a click alone must not give, as an attack; null: it may. */
  confirms?(option: Option, view: GameView): Words | null;
  /** Whether all win or lose together: somebody who plays several seats has nothing to hide, and needs no curtain. */
  isTogether?(view: GameView): boolean;
  /** Questions that come again and again, and that a player may want to answer the same way every time. */
  habits: readonly Habit[];
  book?: Book;
  /** Marks besides those of options, which the shell finds itself: attacked, changed. */
  marks(view: GameView): Map<number, Mark[]>;
  /** The whole table in words, as an equal way to play. */
  text(view: GameView, seat: number, language: Language, names: string[]): TextSection[];
}

export interface InspectProps {
  game: string;
  /** What the view says about the card, or as much as the log or a chip knew. */
  card: CardView;
  /** Lines of the server about the card as it is now; null: not there (yet). */
  lines: string[] | null;
  language: Language;
}

/** How places are compared. */
export function placeKey(place: Place): string {
  return Object.keys(place)
    .sort()
    .map((name) => `${name}${place[name]}`)
    .join(' ');
}
