/** What is open on the screen of a table; the state of the game is elsewhere. */

import { getContext, setContext } from 'svelte';
import type { CardView } from '../protocol';

export interface MenuItem {
  words: string;
  run: () => void;
}

export interface Menu {
  items: MenuItem[];
  at: HTMLElement;
  title: string;
}

export type Sheet = 'log' | 'chat' | 'stack' | 'inspect';
export type Overlay = 'help' | 'palette' | 'settings' | 'digest' | 'concede' | 'seats' | 'passing';

export class Ui {
  game = $state('');
  hovered = $state.raw<CardView | null>(null);
  pinned = $state.raw<CardView | null>(null);
  menu = $state.raw<Menu | null>(null);
  tab = $state<'log' | 'chat'>('log');
  sheet = $state<Sheet | null>(null);
  overlay = $state<Overlay | null>(null);
  rule = $state<string | null>(null);
  /** Cards that a reason points at. */
  culprits = $state.raw<number[]>([]);
  /** Cards of the option that a hint thinks best. */
  hinted = $state.raw<number[]>([]);
  /** A small screen: sheets instead of the side column. */
  narrow = $state(false);
  /** Seeks the moment of a line of the log. */
  seek: (choice: number) => void = () => undefined;
  /** Completes what a chip knows about its card. */
  known: (card: CardView) => CardView = (card) => card;
  inspectNow: (card: CardView) => void = () => undefined;

  get inspected(): CardView | null {
    return this.pinned ?? this.hovered;
  }

  hover(card: CardView | null): void {
    if (card && !card.hidden) {
      this.hovered = this.known(card);
      this.inspectNow(this.hovered);
    }
  }

  pin(card: CardView): void {
    if (card.hidden) return;
    this.pinned = this.known(card);
    this.inspectNow(this.pinned);
    if (this.narrow) this.sheet = 'inspect';
  }

  unpin(): void {
    this.pinned = null;
    if (this.sheet === 'inspect') this.sheet = null;
  }
}

const KEY = Symbol('ui');
export const provideUi = (ui: Ui): Ui => setContext(KEY, ui);
export const useUi = (): Ui => getContext<Ui>(KEY);
