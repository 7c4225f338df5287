import { describe, expect, it } from 'vitest';
import { GAP, gapOf, isSmall, sizes, TALL } from './sizes';

const room = { used: 150, rows: 5, isFight: false };

describe('sizes', () => {
  it('let both rows of cards and everything else fit into the height', () => {
    for (const height of [430, 470, 520, 640, 780, 1100]) {
      const { card } = sizes({ ...room, height });
      expect(2 * card * TALL + room.used + 4 * GAP).toBeLessThanOrEqual(height);
    }
  });

  it('follow the height, up to the size at which a card is read easily', () => {
    const at = (height: number) => sizes({ ...room, height }).card;
    expect(at(430)).toBeLessThan(at(520));
    expect(at(2000)).toBe(148);
  });

  it('are those of a small screen below 720 pixels', () => {
    expect(isSmall(390)).toBe(true);
    expect(isSmall(721)).toBe(false);
    expect(isSmall(0)).toBe(false);
  });
});

describe('a row of cards', () => {
  it('has the usual gap where there is room', () => expect(gapOf(600, 80, 5)).toBe(7));

  it('lies in a fan where there is not, and ends at its edge', () => {
    const gap = gapOf(300, 80, 5);
    expect(gap).toBeLessThan(0);
    expect(5 * 80 + 4 * gap).toBe(300);
  });

  it('shows at least a finger’s breadth of every card', () => expect(80 + gapOf(90, 80, 12)).toBe(24));
});
