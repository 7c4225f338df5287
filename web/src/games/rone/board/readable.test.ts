import { cleanup, fireEvent, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { press } from '../../../boards/fixtures/press';
import { fixture, plain, show } from '../../../boards/fixtures/show';
import { nameOf } from '../../../cards/known';
import type { CardView } from '../../../protocol';
import page from '..';
import type { RoneCard, RoneView } from '../view_types';
import { ghosts, predictions } from './reading';

const rones = (name: string): RoneView => structuredClone(fixture(name)) as RoneView;
const cardAt = (n: number | undefined): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`.slot[data-card="${n}"]`);
  if (!found) throw new Error(`card ${n} is not on the board`);
  return found;
};
const texts = (selector: string, within: ParentNode = document): string[] =>
  [...within.querySelectorAll(selector)].map((one) => plain(one.textContent ?? ''));

afterEach(cleanup);

describe('the stack', () => {
  it('has the targets of every item, so that arrows lead to them', () => {
    const view = rones('rone-stack');
    show(view);
    const aimed = page.board.stack(view).filter((item) => item.targets.length > 0);
    expect(aimed.length).toBeGreaterThan(1);
    for (const target of aimed.flatMap((item) => item.targets)) expect(document.querySelector(`[data-card="${target.n}"], [data-holds~="${target.n}"]`)).not.toBeNull();
  });
});

describe('a combat', () => {
  it('shows for each step what both sides deal, and what is left of them', () => {
    const view = rones('rone-combat');
    show(view);
    const { attacker, defender, prediction } = view.combat as NonNullable<RoneView['combat']>;
    const units = new Map(view.seats.flatMap((seat) => seat.units.map((unit) => [unit.n, unit] as const)));
    const value = (card: CardView, kind: 'melee' | 'ranged') => Math.max(0, units.get(card.n ?? -1)?.[kind] ?? 0);
    expect(texts('.steps li:not(.result) b')).toEqual([
      `${value(attacker, 'ranged')}`, `${value(defender, 'ranged')}`, `${value(attacker, 'melee')}`, `${value(defender, 'melee')}`,
    ]);
    expect(texts('.steps .result')[0]).toContain(`attacker keeps ${prediction?.attacker_health}, defender keeps ${prediction?.defender_health}`);
    expect(texts('.steps .result i')).toEqual([`☠ ${nameOf(defender, 'en')}`]);
  });

  it('is foretold at every card that can be attacked', () => {
    const view = rones('rone-attack');
    show(view);
    const found = predictions(view);
    expect(found.size).toBeGreaterThan(0);
    const left = (health = 0) => (health > 0 ? `${health}♥` : '☠');
    for (const [n, { hero_damage, attacker_health, defender_health }] of found) {
      const told = hero_damage === undefined ? `⚔ ${left(attacker_health)} ▸ ${left(defender_health)}` : `−${hero_damage}♥`;
      expect(texts('.prediction', cardAt(n))).toEqual([told]);
    }
    expect([...found.values()].some((one) => one.hero_damage === undefined)).toBe(true);
  });
});

describe('exhaustion', () => {
  const pips = (n: number | undefined, kind: string) => cardAt(n).querySelectorAll(`.dial .pip.${kind}`).length;

  it('is shown upright as pips and in words, now and after the use that is offered', () => {
    const view = rones('rone-main');
    show(view);
    const after = ghosts(view);
    expect(after.size).toBeGreaterThan(0);
    const units = view.seats.flatMap((seat) => seat.units.map((unit) => ({ n: unit.n, exhausted: unit.exhausted ?? 0 })));
    expect(units.some((unit) => unit.exhausted > 0)).toBe(true);
    for (const unit of units) {
      const then = after.get(unit.n ?? -1);
      expect(pips(unit.n, 'on')).toBe(unit.exhausted);
      expect(pips(unit.n, 'ghost')).toBe(then === undefined ? 0 : then - unit.exhausted);
      const words = cardAt(unit.n).querySelector('.dial')?.getAttribute('aria-label');
      expect(words).toContain(unit.exhausted ? `exhausted ${unit.exhausted} of 3` : 'active');
      if (then !== undefined) expect(words).toContain(`then exhausted ${then} of 3`);
    }
  });
});

describe('recycling', () => {
  function offered(id: string): { view: RoneView; gone: RoneCard[] } {
    const view = rones('rone-main');
    const pile = view.seats[view.seat]?.graveyard ?? [];
    const [top, ...below] = pile;
    const gone = below.slice(0, 2);
    if (!top || gone.length < 2) throw new Error('the graveyard is too small');
    const removes = gone.map((card) => card.n ?? -1);
    const leads = id === 'recycle-a-card' ? { leads: [top.n] } : {};
    const option = { index: 0, id, sentence: { en: [{ text: id }], de: [{ text: id }] }, cards: leads.leads ? [] : [top.n], removes, ...leads };
    view.question = { prompt: { en: [], de: [] }, card: null, chosen: [], quiet: false, options: [option as never] };
    return { view, gone };
  }

  it('shows between the sides exactly the cards that it would remove, in their order', () => {
    const { view, gone } = offered('recycle-5');
    show(view);
    const lane = screen.getByRole('region', { name: 'Combat' });
    expect(lane.textContent).toContain('Recycling removes from the game');
    const names = [...lane.querySelectorAll('.leaving .mini')].map((one) => one.getAttribute('aria-label')?.split(',')[0]);
    expect(names).toEqual(gone.map((card) => card.name.en));
    expect(page.board.text(view, view.seat, 'en', []).flatMap((part) => part.facts)).toContain(
      `Recycling removes from the game: ${gone.map((card) => card.name.en).join(', ')}`,
    );
  });

  it('marks them in the spread-out graveyard as soon as it could be announced', async () => {
    const { view, gone } = offered('recycle-a-card');
    show(view);
    expect(document.querySelector('.leaving')).toBeNull();
    const pile = document.querySelector<HTMLElement>(`[data-pile="graveyard:${view.seat}"]`);
    if (!pile) throw new Error('no graveyard');
    await fireEvent.click(pile);
    const marked = [...screen.getByRole('dialog').querySelectorAll('li')].filter((one) => one.textContent?.includes('removed by recycling'));
    expect(marked.map((one) => Number(one.querySelector<HTMLElement>('[data-card]')?.dataset['card']))).toEqual(gone.map((card) => card.n));
  });
});

describe('a long press', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('keeps a card in view and does nothing else; a short one acts', async () => {
    const { props } = show(rones('rone-main'));
    const card = cardAt((props.view as RoneView).seats[props.seat]?.units[0]?.n);
    await press(card, 600);
    expect(props.pin).toHaveBeenCalledOnce();
    expect(props.act).not.toHaveBeenCalled();
    await press(card, 100);
    expect(props.pin).toHaveBeenCalledOnce();
    expect(props.act).toHaveBeenCalledOnce();
  });

  it('keeps the top of a pile in view, too', async () => {
    const { props } = show(rones('rone-main'));
    const pile = document.querySelector<HTMLElement>(`[data-pile="graveyard:${props.seat}"]`);
    if (!pile) throw new Error('no graveyard');
    await press(pile, 600);
    expect(props.pin).toHaveBeenCalledOnce();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('before the game', () => {
  it('leaves the room of the empty hand to the heroes that can be chosen', () => {
    show(rones('rone-hero-choice'));
    expect(document.querySelector<HTMLElement>('.own-hand')?.hidden).toBe(true);
  });

  it('shows the hand as soon as there is one', () => {
    show(rones('rone-mulligan'));
    expect(document.querySelector<HTMLElement>('.own-hand')?.hidden).toBe(false);
  });
});
