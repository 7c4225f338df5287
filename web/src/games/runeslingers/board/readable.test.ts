import { cleanup, fireEvent, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { press } from '../../../boards/fixtures/press';
import { fixture, plain, show } from '../../../boards/fixtures/show';
import type { GameView } from '../../../protocol';
import page from '..';
import type { SlingerView } from '../view_types';
import { text } from './board';

const slingers = (name: string): SlingerView => structuredClone(fixture(name)) as SlingerView;
const texts = (selector: string, within: ParentNode = document): string[] =>
  [...within.querySelectorAll(selector)].map((one) => plain(one.textContent ?? ''));

afterEach(cleanup);

describe('the ladder', () => {
  it('names the damage that counts now, not the printed one', () => {
    const view = slingers('runeslingers-ladder');
    const items = page.board.stack(view);
    expect(view.ladder.length).toBeGreaterThan(2);
    const dealing = view.ladder.filter((rung) => rung.effective_damage !== null);
    expect(dealing.length).toBeGreaterThan(1);
    for (const rung of dealing) {
      const item = items.find((one) => one.number === rung.rung);
      expect(item?.sentence.en).toContain(`effective damage ${rung.effective_damage}`);
    }
  });

  it('has the targets of every item, so that arrows lead to them', () => {
    const view = slingers('runeslingers-ladder');
    show(view);
    const aimed = page.board.stack(view).filter((item) => item.targets.length > 0);
    expect(aimed.length).toBeGreaterThan(1);
    for (const target of aimed.flatMap((item) => item.targets)) expect(document.querySelector(`[data-card="${target.n}"], [data-holds~="${target.n}"]`)).not.toBeNull();
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

  it('keeps an ailment in view and does nothing else', async () => {
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

describe('the clock', () => {
  const at = (turn: number) => page.board.clock({ ...fixture('runeslingers-play'), turn, turn_limit: 300 } as GameView).en;

  it('tells of the limit of turns only when it comes near', () => {
    expect(at(9)).toBe('Turn 9');
    expect(at(281)).toBe('Turn 281 of at most 300');
  });
});

describe('acting on the board', () => {
  it('points at face-down concentrations and ailment areas by their place', async () => {
    const { props } = show(fixture('runeslingers-play'));
    const area = document.querySelector<HTMLElement>('[data-zone="areas:0"] button');
    if (!area) throw new Error('no area');
    await fireEvent.click(area);
    expect(props.act).toHaveBeenCalledWith({ seat: 0, area: 1 }, area);
    const spot = document.querySelector<HTMLElement>('[data-zone="spots:0"] button');
    if (!spot) throw new Error('no concentration');
    await fireEvent.click(spot);
    expect(props.act).toHaveBeenCalledWith({ seat: 0, spot: 1 }, spot);
  });
});
