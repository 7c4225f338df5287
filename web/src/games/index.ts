/**
 * The games that have a page of their own: every folder beside this file. A folder gives `index.ts` (a `GamePage`),
 * `Emblem.svelte` (its picture in the lobby) and `accent.css` (its colour); nothing else on the page names a game.
 *
 * A page loads the game that it shows. A game without a folder is shown plainly: its table in words, its cards by name and text.
 */

import type { Component } from 'svelte';
import type { Board } from '../boards/contract';
import { setTerms } from '../cards/glossary';
import { type CardStyle, setStyle } from '../cards/style';
import type { GameInfo } from '../protocol';

/** What the server says about a game, whatever its page looks like. */
export type Said = Pick<GameInfo, 'phases' | 'habits' | 'roles' | 'terms'>;

const NOTHING: Said = { phases: [], habits: [], roles: {}, terms: [] };

/** The part of a board that a game's folder gives. */
export type OwnBoard = Omit<Board, keyof Told>;
type Told = Pick<Board, 'phases' | 'habits' | 'role'>;

/** What a game's folder gives: its board, and how its cards look. */
export interface GamePage {
  board: OwnBoard;
  /** The phases that the page shows in a row; all of them if it does not say. */
  rail?: readonly string[];
  cards: CardStyle;
}

const pages = import.meta.glob<GamePage>('./*/index.ts', { import: 'default' });
const emblems = import.meta.glob<Component>('./*/Emblem.svelte', { import: 'default' });
import.meta.glob('./*/accent.css', { eager: true });

/** The games that have a folder. */
export const GAMES: readonly string[] = Object.keys(pages).map((path) => path.split('/')[1] ?? '');

/** The board of a game; its cards are drawn as the game wants them from then on. */
export async function boardOf(game: string, said: Said = NOTHING): Promise<Board> {
  setTerms(game, said.terms);
  const load = pages[`./${game}/index.ts`];
  if (!load) return { ...(await import('../boards/plain')).plainBoard(game), ...told(said) };
  const page = await load();
  setStyle(game, page.cards);
  return { ...page.board, ...told(said, page.rail) };
}

/** The part of a board that the server tells. */
const told = ({ phases, habits, roles }: Said, rail?: readonly string[]): Told => ({
  phases: rail ? phases.filter(({ name }) => rail.includes(name)) : phases,
  habits,
  role: ({ id }) => roles[id],
});

/** What is drawn in a game's picture; null: nothing of its own. */
export async function emblemOf(game: string): Promise<Component | null> {
  return (await emblems[`./${game}/Emblem.svelte`]?.()) ?? null;
}
