import { describe, expect, it } from 'vitest';
import { LEAST, pocket, type Shelf, spread } from './pocket';

const phone: Shelf = { width: 348, height: 376, state: 'quiet', market: 9, barracks: 7, lane: 0, isDuel: true, hasOthers: true };

describe('a small screen', () => {
  it('has everything open with the smallest cards that a finger hits', () => {
    expect(pocket(phone)).toEqual({ card: LEAST, isBeside: false, isRealmOpen: false, isCentreOpen: true, market: 5, barracks: 7 });
  });

  it('with more height opens the realm of the only opponent, then names the piles, then has larger cards', () => {
    expect(pocket({ ...phone, height: 450 }).isRealmOpen).toBe(true);
    expect(pocket({ ...phone, height: 560 })).toMatchObject({ isRealmOpen: true, barracks: 3 });
    expect(pocket({ ...phone, height: 900 }).card).toBeGreaterThan(LEAST);
    expect(pocket({ ...phone, height: 900, isDuel: false }).isRealmOpen).toBe(false);
  });

  it('with less height puts the plate beside the realm, and folds the centre last', () => {
    expect(pocket({ ...phone, height: 350 })).toMatchObject({ isBeside: true, isCentreOpen: true, card: LEAST });
    expect(pocket({ ...phone, height: 300 })).toMatchObject({ isBeside: true, isCentreOpen: false });
  });

  it('on its side has the plate beside the realm, and one row of piles', () => {
    expect(pocket({ ...phone, width: 592, height: 332, market: 12 })).toMatchObject({ isBeside: true, market: 12 });
  });
});

describe('groups of cards', () => {
  it('lie side by side where there is room', () => expect(spread(400, [3, 2, 0], 60)).toEqual({ card: 60, rooms: [188, 124, 60] }));

  it('get smaller first, then lie over each other', () => {
    expect(spread(300, [3, 2, 0], 60).card).toBeLessThan(60);
    const { card, rooms } = spread(250, [4, 3, 0], 60);
    expect(card).toBe(LEAST);
    expect(rooms[0]! + rooms[1]!).toBeLessThanOrEqual(250);
  });

  it('are folded from the last on where even that is too wide, but not a single card', () => {
    expect(spread(240, [4, 5, 1], 60).rooms.map(Boolean)).toEqual([true, false, true]);
    expect(spread(120, [9, 5, 1], 60).rooms.map(Boolean)).toEqual([false, false, true]);
  });
});
