import { describe, expect, it } from 'vitest';
import { TALL } from '../../../boards/common/fit';
import { grid, landRoom, rooms, sizes } from './sizes';

const room = { width: 940, height: 445, above: 120, between: 0, bench: 84, cards: 7, isTeam: false };

describe('sizes', () => {
  it('let the own cards fit into the height that the others leave', () => {
    for (const height of [445, 490, 600, 740, 1080]) {
      const { card } = sizes({ ...room, height });
      expect(card * TALL + room.above + room.bench + 42).toBeLessThanOrEqual(height);
    }
  });

  it('follow both sides, up to the size at which a card is read easily', () => {
    expect(sizes(room).card).toBeLessThan(sizes({ ...room, width: 1500, height: 740 }).card);
    expect(sizes({ ...room, width: 4000, height: 2000 }).card).toBe(148);
    expect(sizes(room).die).toBeLessThan(sizes({ ...room, width: 1500, height: 740 }).die);
  });

  it('show whole cards rather than larger ones over each other, as long as their names can be read', () => {
    const tall = { ...room, height: 800 };
    const { card, pile } = sizes(tall);
    expect(card).toBeGreaterThanOrEqual(72);
    const [first = 0] = rooms(landRoom(tall.width, pile), card, [7]);
    expect(first).toBeGreaterThanOrEqual(7 * card);
    expect(sizes({ ...tall, cards: 9 }).card).toBeGreaterThan(landRoom(tall.width, pile) / 9);
  });

  it('leave room for the own cards when there is much to choose from', () => {
    const { lane } = sizes({ ...room, between: 200 });
    expect(lane + room.above + room.bench + 44 * TALL).toBeLessThanOrEqual(room.height);
  });
});

describe('groups of cards', () => {
  it('have the room that they need, or their part of what there is', () => {
    expect(rooms(900, 80, [2, 3, 0])).toEqual([167, 254, 84]);
    const [base = 0, training = 0, played = 0] = rooms(400, 80, [2, 4, 1]);
    expect(base + training + played).toBeLessThanOrEqual(400);
    expect(played).toBeGreaterThanOrEqual(80);
  });
});

describe('cards to choose from', () => {
  it('lie in as many rows as make them largest', () => {
    expect(grid(900, 140, 10)).toMatchObject({ columns: 10, isFan: false });
    expect(grid(360, 300, 10).columns).toBeLessThan(10);
  });

  it('lie over each other when there are too many', () => expect(grid(340, 100, 30)).toEqual({ card: 44, columns: 15, isFan: true }));
});
