/** A table without a server: messages as the server would send them, and what the page sent. */

import type { Board } from '../src/boards/contract';
import type { FromServer, GameView, LogLine, Option, Passed, Passing, Piece, Question, StateMessage, TableMessage, ToServer } from '../src/protocol';
import { Table } from '../src/lib/table.svelte';

export const words = (text: string) => ({ en: text, de: `${text} (de)` });
export const told = (...en: Piece[]) => ({ en, de: [...en, { text: ' (de)' }] });

export function option(id: string, cards: number[] = [], more: Partial<Option> = {}): Option {
  return { index: 0, id, sentence: told({ text: id }), cards, ...more };
}

export function question(options: Option[], card: number | null = null): Question {
  return { prompt: told({ text: 'What do you do?' }), card, chosen: [], quiet: false, options };
}

export function view(asked: Question | null, more: Partial<GameView> = {}): GameView {
  return {
    game: 'sample', seat: 0, phase: 'main', active: 0, first: 0, seats: [{ seat: 0 }, { seat: 1 }], question: asked,
    waiting_for: asked ? [0] : [1], result: null, ...more,
  };
}

export function line(number: number, choice = number, sentence = `line ${number}`): LogLine {
  return { number, choice, turn: 1, seat: 0, sentence: told({ text: sentence }), rule: 'X-1', cards: [], aside: false, scene: null };
}

export function state(seq: number, asked: Question | null, more: Partial<StateMessage> = {}): StateMessage {
  return {
    kind: 'state', seq, seat: 0, view: view(asked), prompt: asked ? `0-${seq}` : null, window: false,
    passing: passing(), choices: seq, turn: 1, log: [], log_from: 0, since: 0,
    undo: { choice: 'free', turn: null }, ...more,
  };
}

export const passing = (more: Partial<Passing> = {}): Passing & { passed: Passed[] } => ({
  mode: 'smart', stops: [], answers: {}, let_by: [], next_window: false, passed: [], ...more,
});

export function tableMessage(more: Partial<TableMessage> = {}): TableMessage {
  return {
    kind: 'table', id: 'T', seq: 1, game: 'sample', title: 'Sample', options: {},
    seats: [
      { seat: 0, seating: 'person', name: 'Ada', agent: '', present: true, taken: true },
      { seat: 1, seating: 'computer', name: 'Greedy', agent: 'greedy', present: true, taken: true },
    ],
    yours: [0], host: true, undo: 'free', hot_seat: false, always_ask: false, hints: false, alone: true, status: 'running', request: null, watchers: 0,
    ...more,
  };
}

export const board = {
  game: 'sample',
  phases: [{ name: 'main', words: words('main') }],
  clock: () => words('Round 1'),
  facts: () => [],
  stackTitle: words('Stack'),
  stackEmpty: words('the stack is empty'),
  stack: () => [],
  role: (one: Option) => (one.id === 'pass' ? 'pass' : one.id === 'end-turn' ? 'end' : undefined),
  habits: [],
  marks: () => new Map(),
  text: () => [],
} as unknown as Board;

export class FakeSocket {
  static readonly OPEN = 1;
  readyState = 0;
  sent: ToServer[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  accept(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  say(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ToServer);
  }
  close(code = 1000): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

/** An open table and the socket behind it. */
export function openTable(message: Partial<TableMessage> = {}): { table: Table; sockets: FakeSocket[]; last: () => FakeSocket } {
  const sockets: FakeSocket[] = [];
  const table = new Table('T', () => {
    const socket = new FakeSocket();
    sockets.push(socket);
    return socket as unknown as WebSocket;
  });
  table.board = board;
  table.open();
  sockets[0]?.accept();
  sockets[0]?.say(tableMessage(message));
  return { table, sockets, last: () => sockets.at(-1) as FakeSocket };
}
