/**
 * Shows what happened one thing after the other, at the player's pace.
 *
 * Whatever comes is put at the end. What the player did is shown at once, what others did after a pause; in pace `step`
 * it waits for `next`; what is being played takes its time; at once (`instant`) it is only collected until the next picture, because several computers move
 * faster than a page is drawn. Nothing here ever blocks input: `skip` shows everything that waits.
 */

import type { Pace } from './settings.svelte';

const PAUSES: Record<Pace, number> = { step: Infinity, slow: 1600, normal: 800, fast: 300, instant: 0 };
/** So many waiting states are shown faster and faster, so that nobody waits a minute. */
const MANY = 8;
const PICTURE = 16;

export class Queue<T> {
  private waiting: T[] = [];
  private timer = 0;

  constructor(
    private readonly show: (item: T) => void,
    private readonly pace: () => Pace,
    /** Whether there is anything to see; what changes nothing visible takes no time. */
    private readonly isSilent: (item: T) => boolean,
    private readonly changed: (waiting: number) => void = () => undefined,
    /** How long what is on show still plays, in milliseconds. */
    private readonly left: () => number = () => 0,
  ) {}

  get length(): number {
    return this.waiting.length;
  }

  push(item: T, atOnce = false): void {
    this.waiting.push(item);
    if (atOnce) this.skip();
    else if (!this.timer) this.wait();
    this.tell();
  }

  /** Shows the next one. */
  next(): void {
    clearTimeout(this.timer);
    this.timer = 0;
    const item = this.waiting.shift();
    if (item !== undefined) this.show(item);
    if (this.waiting.length) this.wait();
    this.tell();
  }

  /** Shows everything that waits. */
  skip(): void {
    clearTimeout(this.timer);
    this.timer = 0;
    while (this.waiting.length) this.show(this.waiting.shift() as T);
    this.tell();
  }

  /** The pace has changed: it counts for what waits already. */
  repace(): void {
    clearTimeout(this.timer);
    this.timer = 0;
    if (this.waiting.length) this.wait();
    this.tell();
  }

  clear(): void {
    clearTimeout(this.timer);
    this.timer = 0;
    this.waiting = [];
    this.tell();
  }

  private wait(): void {
    const first = this.waiting[0];
    if (first === undefined) return;
    if (this.isSilent(first)) {
      this.next();
      return;
    }
    const pause = PAUSES[this.pace()];
    if (pause === Infinity) return;
    if (pause === 0) this.timer = window.setTimeout(() => this.skip(), PICTURE);
    else this.timer = window.setTimeout(() => this.next(), Math.max(pause, this.left()) / Math.max(1, this.waiting.length / MANY));
  }

  /** How many still wait to be looked at; nobody has to hear of those that are about to be drawn. */
  private tell(): void {
    this.changed(this.pace() === 'instant' ? 0 : this.waiting.length);
  }
}
