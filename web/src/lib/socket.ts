/**
 * A connection that comes back by itself.
 *
 * Each time it opens, `hello` says what we have; what a player does while it is closed is dropped, never sent later.
 */

import type { FromServer, ToServer } from '../protocol';

export type Link = 'connecting' | 'open' | 'lost' | 'closed';

export interface SocketEvents {
  hello(): ToServer;
  message(message: FromServer): void;
  /** How the connection is; `retryAt`: when the next try is (milliseconds of the clock). */
  link(link: Link, retryAt: number): void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const QUIET = 25_000; // after so long without a word we ask whether anybody is there
const PATIENCE = 10_000;
/** Codes of the server that mean: there is no sense in coming back. */
const FINAL = new Set([4401, 4403, 4404, 4410]);

export class Socket {
  private socket: WebSocket | null = null;
  private tries = 0;
  private timer = 0;
  private watch = 0;
  private done = false;

  constructor(
    private readonly address: string,
    private readonly on: SocketEvents,
    private readonly make: (address: string) => WebSocket = (where) => new WebSocket(where),
  ) {}

  open(): void {
    this.on.link(this.tries ? 'lost' : 'connecting', 0);
    const socket = this.make(this.address);
    this.socket = socket;
    socket.onopen = () => {
      this.tries = 0;
      this.on.link('open', 0);
      socket.send(JSON.stringify(this.on.hello()));
      this.listen();
    };
    socket.onmessage = (event) => {
      this.listen();
      this.on.message(JSON.parse(String(event.data)) as FromServer);
    };
    socket.onclose = (event) => {
      if (socket === this.socket) this.lost(event.code);
    };
  }

  /** False: the connection is closed, and the message is gone. */
  send(message: ToServer): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** Tries now instead of waiting. */
  retry(): void {
    if (this.done || this.socket?.readyState === WebSocket.OPEN) return;
    clearTimeout(this.timer);
    this.open();
  }

  close(): void {
    this.done = true;
    clearTimeout(this.timer);
    clearTimeout(this.watch);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    this.on.link('closed', 0);
  }

  private lost(code: number): void {
    clearTimeout(this.watch);
    this.socket = null;
    if (this.done) return;
    if (FINAL.has(code)) {
      this.close();
      return;
    }
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries) * (0.75 + Math.random() / 2);
    this.tries += 1;
    this.on.link('lost', Date.now() + wait);
    this.timer = window.setTimeout(() => this.open(), wait);
  }

  /** Every word of the server shows that it lives; after a silence we ask, and give up if nobody answers. */
  private listen(): void {
    clearTimeout(this.watch);
    this.watch = window.setTimeout(() => {
      this.send({ kind: 'ping' });
      this.watch = window.setTimeout(() => {
        const socket = this.socket;
        this.lost(0);
        socket?.close();
      }, PATIENCE);
    }, QUIET);
  }
}
