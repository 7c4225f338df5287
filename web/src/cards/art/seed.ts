/** Numbers that look random and are always the same for a word, so that a card keeps its picture for ever. */

export interface Seeded {
  /** From 0 up to but not including 1. */
  next(): number;
  between(low: number, high: number): number;
  whole(low: number, high: number): number;
  one<T>(of: readonly T[]): T;
}

/** FNV-1a, 32 bits. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  }
  return value >>> 0;
}

/** Mulberry32. */
export function seeded(text: string): Seeded {
  let state = hash(text);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const between = (low: number, high: number): number => low + next() * (high - low);
  return {
    next,
    between,
    whole: (low, high) => Math.floor(between(low, high + 1)),
    one: (of) => {
      const found = of[Math.floor(next() * of.length)];
      if (found === undefined) throw new Error('nothing to choose from');
      return found;
    },
  };
}
