/** What all parts of a board share: the shell's props, and the pile that is open. */

import { getContext, setContext } from 'svelte';
import type { CardView } from '../../protocol';
import type { BoardProps } from '../contract';

export interface PileContent {
  key: string;
  title: string;
  /** The top first. */
  cards: CardView[];
  /** The order means something. */
  ordered: boolean;
  /** What is said below a card, by its number. */
  notes?: Map<number, string> | undefined;
  /** What else is known of it: the list of an own deck. */
  lines?: { title: string; lines: string[] } | undefined;
  /** Piles that can be looked at from here, where they have no place of their own on the table. */
  beside?: { key: string; title: string }[] | undefined;
}

export interface Table {
  readonly props: BoardProps;
  openPile(key: string | null): void;
  readonly opened: string | null;
}

const KEY = Symbol('table');

export function setTable(table: Table): Table {
  return setContext(KEY, table);
}

export function getTable(): Table {
  return getContext<Table>(KEY);
}
