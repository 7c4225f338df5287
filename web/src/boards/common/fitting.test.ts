import { describe, expect, it, vi } from 'vitest';
import { fittingSize, SteadySize } from './fitting';

const BOUNDS = { least: 44, most: 148 };
const upTo = (most: number) => vi.fn((size: number) => size <= most);

describe('the size of cards', () => {
  it('is the largest that fits, and the least where none does', () => {
    for (const room of [44, 45, 97, 147, 148]) expect(fittingSize(upTo(room), BOUNDS)).toBe(room);
    expect(fittingSize(upTo(500), BOUNDS)).toBe(148);
    expect(fittingSize(upTo(20), BOUNDS)).toBe(44);
  });

  it('shrinks as soon as it has to', () => {
    const size = new SteadySize();
    expect(size.next(upTo(90), BOUNDS, 0)).toBe(90);
    expect(size.next(upTo(89), BOUNDS, 0)).toBe(89);
    expect(size.next(upTo(20), BOUNDS, 0)).toBe(44);
  });

  it('does not grow back when a fight is over, nor in the next turn, whose fights need the room again', () => {
    const size = new SteadySize();
    const [quiet, fight] = [upTo(120), upTo(86)];
    const sizes = [0, 0, 0, 1, 1, 0, 0].map((turn, at) => size.next(at % 2 ? fight : quiet, BOUNDS, turn));
    expect(sizes).toEqual([120, 86, 86, 86, 86, 86, 86]);
  });

  it('grows when a turn begins after one in which there was room all the time', () => {
    const size = new SteadySize();
    size.next(upTo(86), BOUNDS, 0);
    expect([0, 1, 1].map((turn) => size.next(upTo(120), BOUNDS, turn))).toEqual([86, 86, 86]);
    expect(size.next(upTo(120), BOUNDS, 0)).toBe(120);
  });

  it('grows at once where cards could be very much larger', () => {
    const size = new SteadySize();
    size.next(upTo(50), BOUNDS, 0);
    expect(size.next(upTo(79), BOUNDS, 0)).toBe(50);
    expect(size.next(upTo(81), BOUNDS, 0)).toBe(81);
  });

  it('stays if larger cards would hardly be larger, and finds that out with two looks in a turn', () => {
    const size = new SteadySize();
    size.next(upTo(100), BOUNDS, 0);
    size.next(upTo(110), BOUNDS, 1);
    const fits = upTo(110);
    expect([2, 2].map((turn) => size.next(fits, BOUNDS, turn))).toEqual([100, 100]);
    expect(fits).toHaveBeenCalledTimes(3);
  });

  it('is looked for anew with other bounds and in another window', () => {
    const size = new SteadySize();
    size.next(upTo(90), BOUNDS, 0);
    expect(size.next(upTo(70), { least: 44, most: 60 }, 0)).toBe(60);
    expect(size.next(upTo(120), BOUNDS, 0)).toBe(120);
    size.next(upTo(70), BOUNDS, 0);
    size.forget();
    expect(size.next(upTo(120), BOUNDS, 0)).toBe(120);
  });
});
