/**
 * A prompt that appears under a finger is not answered by it.
 *
 * For a quarter of a second a new prompt takes no input, unless the key (or button) was released since it is there: then it
 * is a new press. A held key never answers anything.
 */

export const PAUSE = 250;

export class Guard {
  private since = -Infinity;
  private released = new Set<string>();

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** A new prompt is there. */
  renew(): void {
    this.since = this.now();
    this.released.clear();
  }

  release(key: string): void {
    this.released.add(key);
  }

  allows(key: string, isRepeat = false): boolean {
    if (isRepeat) return false;
    return this.released.has(key) || this.now() - this.since >= PAUSE;
  }

  /** How long a click has to wait still. */
  get left(): number {
    return Math.max(0, PAUSE - (this.now() - this.since));
  }
}
