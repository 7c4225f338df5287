import { cleanup, fireEvent, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RoneCard } from '../cards/views';
import type { CardView } from '../protocol';
import { fixture, plain, show } from './fixtures/show';
import rone from './rone';
import { ghosts, predictions } from './rone/reading';
import type { RoneView } from './rone/types';
import runeslingers from './runeslingers';
import { text } from './runeslingers/board';
import type { SlingerView } from './runeslingers/types';

const rones = (name: string): RoneView => structuredClone(fixture(name)) as RoneView;
const slingers = (name: string): SlingerView => structuredClone(fixture(name)) as SlingerView;
const cardAt = (n: number | undefined): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`.slot[data-card="${n}"]`);
  if (!found) throw new Error(`card ${n} is not on the board`);
  return found;
};
const texts = (selector: string, within: ParentNode = document): string[] =>
  [...within.querySelectorAll(selector)].map((one) => plain(one.textContent ?? ''));

afterEach(cleanup);

describe('the stack', () => {
  it('names in Runeslingers the damage that counts now, not the printed one', () => {
    const view = slingers('runeslingers-ladder');
    const items = runeslingers.stack(view);
    expect(view.ladder.length).toBeGreaterThan(2);
    for (const rung of view.ladder) {
      const item = items.find((one) => one.number === rung.rung);
      expect(item?.sentence.en).toContain(`effective damage ${rung.effective_damage}`);
    }
  });

  it('has the targets of every item, so that arrows lead to them', () => {
    for (const view of [rones('rone-stack'), slingers('runeslingers-ladder')]) {
      const board = view.game === 'rone' ? rone : runeslingers;
      show(view);
      const aimed = board.stack(view).filter((item) => item.targets.length > 0);
      expect(aimed.length).toBeGreaterThan(1);
      for (const target of aimed.flatMap((item) => item.targets)) expect(document.querySelector(`[data-card="${target.n}"]`)).not.toBeNull();
      cleanup();
    }
  });
});

describe('a combat', () => {
  it('shows for each step what both sides deal, and what is left of them', () => {
    const view = rones('rone-combat');
    show(view);
    const { attacker, defender, prediction } = view.combat as NonNullable<RoneView['combat']>;
    const units = new Map(view.seats.flatMap((seat) => seat.units.map((unit) => [unit.n, unit] as const)));
    const value = (card: CardView, kind: 'melee' | 'ranged') => units.get(card.n)?.[kind] ?? 0;
    expect(texts('.steps li:not(.result) b')).toEqual([
      `${value(attacker, 'ranged')}`, `${value(defender, 'ranged')}`, `${value(attacker, 'melee')}`, `${value(defender, 'melee')}`,
    ]);
    expect(texts('.steps .result')[0]).toContain(`attacker keeps ${prediction?.attacker_health}, defender keeps ${prediction?.defender_health}`);
    expect(texts('.steps .result i')).toEqual([`☠ ${defender.name?.en}`]);
  });

  it('is foretold at every card that can be attacked', () => {
    const view = rones('rone-attack');
    show(view);
    const found = predictions(view);
    expect(found.size).toBeGreaterThan(0);
    const left = (health = 0) => (health > 0 ? `${health}♥` : '☠');
    for (const [n, { attacker_health, defender_health }] of found) {
      expect(texts('.prediction', cardAt(n))).toEqual([`⚔ ${left(attacker_health)} ▸ ${left(defender_health)}`]);
    }
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
    const option = { index: 0, id, sentence: { en: id, de: id }, cards: leads.leads ? [] : [top.n], removes, ...leads };
    view.question = { prompt: { en: '', de: '' }, card: null, chosen: [], quiet: false, options: [option as never] };
    return { view, gone };
  }

  it('shows between the sides exactly the cards that it would remove, in their order', () => {
    const { view, gone } = offered('recycle-5');
    show(view);
    const lane = screen.getByRole('region', { name: 'Combat' });
    expect(lane.textContent).toContain('Recycling removes from the game');
    const names = [...lane.querySelectorAll('.leaving .mini')].map((one) => one.getAttribute('aria-label')?.split(',')[0]);
    expect(names).toEqual(gone.map((card) => card.name.en));
    expect(rone.text(view, view.seat, 'en', []).flatMap((part) => part.facts)).toContain(
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

describe('ailments', () => {
  const plate = (seat: number): HTMLElement => {
    const found = document.querySelector(`[data-zone="areas:${seat}"]`)?.closest('.side')?.querySelector<HTMLElement>('.plate');
    if (!found) throw new Error(`seat ${seat} has no plate`);
    return found;
  };

  it('are counted in words and by a bar, with a warning where one more loses the encounter', () => {
    const view = slingers('runeslingers-ailments');
    const [seat, other] = view.seats;
    if (!seat || !other) throw new Error('no seats');
    seat.ailments = { unconcealed: 7, types: 2, limit: 8 };
    other.ailments = { unconcealed: 3, types: 1, limit: 8 };
    show(view);
    expect(plate(seat.seat).textContent).toContain('Ailments unconcealed 7/8');
    expect(plate(seat.seat).querySelectorAll('.bar .on')).toHaveLength(7);
    expect(plate(seat.seat).textContent).toContain('one more and the encounter is lost');
    expect(plate(other.seat).querySelectorAll('.bar .on')).toHaveLength(3);
    expect(plate(other.seat).textContent).not.toContain('one more and the encounter is lost');
    expect(plate(other.seat).textContent).toContain('1 type');
    expect(plate(other.seat).textContent).not.toContain('1 types');
  });

  it('show number, level and whether a boon conceals them', () => {
    const view = slingers('runeslingers-ailments');
    const areas = view.seats.flatMap((seat) => seat.areas.map((area) => ({ seat: seat.seat, ...area }))).filter((area) => area.ailment);
    const [first] = areas;
    if (!first?.ailment) throw new Error('no ailment');
    Object.assign(first.ailment, { count: 5, level: 2, in_force: 0, concealed: true });
    show(view);
    for (const { seat, area, ailment, boon } of areas) {
      const place = document.querySelector<HTMLElement>(`[data-place="area${area} seat${seat}"]`);
      if (!place || !ailment) throw new Error('no place');
      expect(texts('.count', place)[0]).toMatch(new RegExp(`^×${ailment.count}\\b`));
      expect(texts('.level', place)).toEqual([ailment.level === 2 ? 'II' : 'I']);
      expect(place.querySelector(`.ailment.level-${ailment.level}`)).not.toBeNull();
      expect(texts('.hidden', place).includes('concealed')).toBe(ailment.concealed);
      expect(place.getAttribute('aria-label')?.includes('concealed')).toBe(ailment.concealed);
      // a boon covers it: the level stands at the number then
      if (boon && ailment.level === 2) expect(texts('.count', place)[0]).toContain('II');
    }
  });
});

describe('a block', () => {
  it('is shown with the damage before and after it, in the lane and in words', () => {
    const view = slingers('runeslingers-block');
    const hit = view.damage?.hits[0];
    if (!hit) throw new Error('no hit');
    expect(hit.with_block).not.toBe(hit.left);
    show(view);
    const lane = screen.getByRole('region', { name: 'Damage' });
    expect(texts('.step', lane)).toEqual([`effective ${hit.effective}`, `now ${hit.amount}`, `to be dealt ${hit.left}`]);
    expect(texts('.block', lane)).toEqual([`with block ${hit.with_block}`]);
    const facts = text(view, view.seat, 'en', ['Ada', 'Bert']).flatMap((part) => part.facts);
    expect(facts.some((fact) => fact.endsWith(`to be dealt ${hit.left}; with block ${hit.with_block}`))).toBe(true);
  });
});

describe('a long press', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  async function press(element: HTMLElement, time: number): Promise<void> {
    await fireEvent.pointerDown(element, { pointerType: 'touch' });
    vi.advanceTimersByTime(time);
    await fireEvent.pointerUp(element, { pointerType: 'touch' });
    await fireEvent.click(element);
  }

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

  it('keeps the top of a pile and an ailment in view, too', async () => {
    const { props } = show(rones('rone-main'));
    const pile = document.querySelector<HTMLElement>(`[data-pile="graveyard:${props.seat}"]`);
    if (!pile) throw new Error('no graveyard');
    await press(pile, 600);
    expect(props.pin).toHaveBeenCalledOnce();
    expect(screen.queryByRole('dialog')).toBeNull();
    cleanup();
    const other = show(slingers('runeslingers-ailments'));
    const place = document.querySelector<HTMLElement>('[data-place]:has(.ailment)');
    if (!place) throw new Error('no ailment');
    await press(place, 600);
    expect(other.props.pin).toHaveBeenCalledWith(expect.objectContaining({ type: 'ailment' }));
    expect(other.props.act).not.toHaveBeenCalled();
  });
});

describe('numbers in words', () => {
  it('say one card, and several cards, in both languages', () => {
    const view = slingers('runeslingers-draft');
    if (!view.draft) throw new Error('no draft');
    view.draft = { ...view.draft, picks: view.draft.pack.slice(0, 1), deck: [] };
    for (const [language, words] of [['en', 'Picked (1 card)'], ['de', 'Gewählt (1 Karte)']] as const) {
      show(view, language);
      expect(document.body.textContent).toContain(words);
      cleanup();
    }
  });
});
