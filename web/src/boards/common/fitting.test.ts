import { describe, expect, it, vi } from 'vitest';
import { fittingSize } from './fitting';

const BOUNDS = { least: 44, most: 148 };
const upTo = (most: number) => vi.fn((size: number) => size <= most);

describe('the size of cards', () => {
  it('is the largest that fits, and the least where none does', () => {
    for (const room of [44, 45, 97, 147, 148]) expect(fittingSize(upTo(room), BOUNDS, null)).toBe(room);
    expect(fittingSize(upTo(500), BOUNDS, null)).toBe(148);
    expect(fittingSize(upTo(20), BOUNDS, null)).toBe(44);
  });

  it('shrinks as soon as it has to', () => {
    expect(fittingSize(upTo(89), BOUNDS, 90)).toBe(89);
    expect(fittingSize(upTo(20), BOUNDS, 90)).toBe(44);
  });

  it('stays where a larger one would hardly be larger, and finds that out with two looks', () => {
    const fits = upTo(110);
    expect(fittingSize(fits, BOUNDS, 100)).toBe(100);
    expect(fits).toHaveBeenCalledTimes(2);
    expect(fittingSize(upTo(120), BOUNDS, 100)).toBe(120);
  });

  it('does not keep what lies outside of its bounds', () => {
    expect(fittingSize(upTo(70), { least: 44, most: 60 }, 90)).toBe(60);
    expect(fittingSize(upTo(70), BOUNDS, 30)).toBe(70);
  });
});
