/**
 * A prompt that appears under a finger is not answered by it.
 *
 * For a quarter of a second a new prompt takes no input. A key that is pressed in this time has to rest as long before it
 * counts: who hammers at a key did not mean what has come meanwhile. A held key never answers anything.
 */

export const PAUSE = 250;

export class Guard {
  private since = -Infinity;
  private early = new Map<string, number>(); // keys that came too early, and when

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** A new prompt is there. */
  renew(): void {
    this.since = this.now();
    this.early.clear();
  }

  /** Whether a press counts; one that does not begins the rest anew. */
  allows(key: string, isRepeat = false): boolean {
    const now = this.now();
    const isEarly = isRepeat || now - Math.max(this.since, this.early.get(key) ?? -Infinity) < PAUSE;
    if (isEarly) this.early.set(key, now);
    return !isEarly;
  }

  /** How long a click has to wait still. */
  get left(): number {
    return Math.max(0, PAUSE - (this.now() - this.since));
  }
}
