import { describe, expect, it } from 'vitest';
import { CARD, LEAST, pocket, type Shelf } from './pocket';

const phone: Shelf = { width: 348, height: 384, isTeam: false, hasOthers: true, lane: 0, needsActions: false, isStoring: false, isSpending: false };

describe('a small screen', () => {
  it('has dice that a finger hits, storage and piles in view', () => {
    expect(pocket(phone)).toMatchObject({ isBeside: false, hasStores: true, hasPiles: true });
    expect(pocket(phone).die).toBeGreaterThanOrEqual(LEAST);
  });

  it('with more height shows the sides of the dice, the track and the cards in the zones', () => {
    expect(pocket({ ...phone, height: 570 })).toMatchObject({ hasNets: true, hasDice: true });
    expect(pocket({ ...phone, isTeam: true, height: 570 })).toMatchObject({ hasTrack: true, hasActions: true, hasZoneCards: true });
  });

  it('folds the least important rows while something is chosen, but not what answers', () => {
    const busy = pocket({ ...phone, isTeam: true, lane: 98 });
    expect(busy).toMatchObject({ hasPiles: false, hasZoneCards: false, hasNets: false });
    expect(pocket({ ...phone, isTeam: true, lane: 98, isStoring: true }).hasStores).toBe(true);
    expect(pocket({ ...phone, isTeam: true, lane: 98, needsActions: true }).hasActions).toBe(true);
  });

  it('leaves room for what spare parts can be spent on', () => {
    expect(pocket({ ...phone, lane: 0 }).hasDice).toBe(true);
    expect(pocket({ ...phone, lane: 0, isSpending: true })).toMatchObject({ hasPiles: true, hasDice: false });
  });

  it('gives what is left to the cards that are chosen from', () => {
    const small = pocket({ ...phone, lane: 2 * CARD + 32 }).lane;
    expect(pocket({ ...phone, height: 570, lane: 2 * CARD + 32 }).lane).toBeGreaterThan(small);
  });

  it('on its side has the own side beside the rest', () => expect(pocket({ ...phone, width: 592, height: 338 }).isBeside).toBe(true));
});
