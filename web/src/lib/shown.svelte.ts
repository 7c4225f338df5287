/** What of a table is shown, and whose view it is. */

import type { Board } from '../boards/contract';
import type { Because, GameView, LogLine, Question, StateMessage, TableMessage } from '../protocol';
import { api } from './api';
import type { Lift } from './gesture';
import { tellRefusal } from './notices.svelte';
import { t } from './words.svelte';

/** An earlier moment that is looked at instead of the present one. */
export interface Past {
  at: number;
  view: GameView;
}

export const WATCHER = -1;
const REMEMBERED = 150; // earlier states that the page keeps for looking back

export class Shown {
  message = $state.raw<TableMessage | null>(null);
  board = $state.raw<Board | null>(null);
  shown = $state.raw<Record<number, StateMessage>>({});
  logs = $state.raw<Record<number, LogLine[]>>({});
  because = $state.raw<Because | 'asked' | null>(null);
  past = $state.raw<Past | null>(null);
  /** The prompt that was answered, until the server says what came of it. */
  pending = $state<string | null>(null);
  private begun = $state.raw<Lift | null>(null);
  /** Whose hand is open at a hot seat; null: the curtain is closed. */
  revealed = $state<number | null>(null);

  private readonly history = new Map<string, GameView>();

  constructor(readonly id: string) {}

  get isHotSeat(): boolean {
    return !!this.message?.hot_seat && this.message.yours.length > 1 && !this.isTogether;
  }

  /** Whether anything of the game has come. */
  get hasStates(): boolean {
    return Object.keys(this.shown).length > 0;
  }

  private get isTogether(): boolean {
    const view = Object.values(this.shown)[0]?.view;
    return Boolean(view && this.board?.isTogether?.(view));
  }

  /** The seats that the shown game waits for. */
  get askedSeats(): number[] {
    return Object.values(this.shown)[0]?.view.waiting_for ?? [];
  }

  /** The own seats that are asked. */
  get ownAsked(): number[] {
    const yours = this.message?.yours ?? [];
    return this.askedSeats.filter((seat) => yours.includes(seat));
  }

  /** Whose view is shown; -1: a watcher's; null: nobody's, the curtain is closed. */
  get seat(): number | null {
    const yours = this.message?.yours ?? [];
    const first = yours[0];
    if (first === undefined) return WATCHER;
    if (yours.length === 1) return first;
    const asked = this.ownAsked;
    if (!this.isHotSeat) return asked[0] ?? this.revealed ?? first;
    if (this.message?.status === 'over') return this.revealed ?? first;
    if (this.revealed === null || (asked.length && !asked.includes(this.revealed))) return null;
    return this.revealed;
  }

  get state(): StateMessage | null {
    const seat = this.seat;
    return seat === null ? null : (this.shown[seat] ?? null);
  }

  get view(): GameView | null {
    return this.past?.view ?? this.lifted?.view ?? this.state?.view ?? null;
  }

  /** What was begun with an answer to the open question, and is not done yet. */
  get lifted(): Lift | null {
    const lift = this.begun;
    return lift && lift.seat === this.seat && lift.prompt === this.state?.prompt ? lift : null;
  }
  set lifted(lift: Lift | null) {
    this.begun = lift;
  }

  /** The id of what is asked: of each question of a gesture another one. */
  get prompt(): string | null {
    const prompt = this.state?.prompt ?? null;
    return prompt && this.lifted ? `${prompt}/${this.lifted.steps.length}` : prompt;
  }

  /** What is asked and may be answered now: not while an earlier moment is looked at, or an answer is on its way. */
  get question(): Question | null {
    const state = this.state;
    if (this.past || !state?.prompt || this.pending === state.prompt) return null;
    return (this.lifted ?? state).view.question;
  }

  /** What is asked, if it is a window: its first option does nothing. */
  get window(): Question | null {
    return this.state?.window ? this.question : null;
  }

  get log(): LogLine[] {
    const seat = this.seat;
    return seat === null ? [] : (this.logs[seat] ?? []);
  }

  get names(): string[] {
    return apart((this.message?.seats ?? []).map((seat) => nameOf(seat)));
  }

  reveal(seat: number): void {
    this.revealed = seat;
    this.because = null;
  }

  // -- earlier moments -------------------------------------------------------------------------

  /** Looks at an earlier moment of this table; null: at the present. */
  async lookBack(at: number | null): Promise<void> {
    const seat = this.seat;
    if (at === null || seat === null) {
      this.past = null;
      return;
    }
    const known = this.history.get(`${seat} ${at}`);
    try {
      this.past = { at, view: known ?? (await api.past(this.id, at, seat)).view };
    } catch (error) {
      tellRefusal(error);
    }
  }

  protected remember(state: StateMessage): void {
    this.history.set(`${state.seat} ${state.choices}`, state.view);
    if (this.history.size > REMEMBERED) this.history.delete(this.history.keys().next().value as string);
  }
}

/** Names that several seats have are told apart by the number of the player, as sentences say it. */
export function apart(names: string[]): string[] {
  return names.map((name, seat) => (names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} (${seat + 1})`));
}

export function nameOf(seat: { seat: number; name: string; seating: string }): string {
  return seat.name || t(seat.seating === 'open' ? 'seat-open' : 'seat-number', { number: seat.seat + 1 });
}
