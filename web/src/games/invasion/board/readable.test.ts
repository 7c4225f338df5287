import { cleanup, fireEvent, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { describe as inOneLine } from '../../../cards/face';
import { boards, fixture, NAMES, plain, show } from '../../../boards/fixtures/show';
import { DRIVES } from '../icons';
import type { InvasionView } from '../view_types';
import { afterCleanup, cardsAnswer, clock, intentTotal, text, toChoose, openNumbers } from './board';

const recorded = (name: string): InvasionView => structuredClone(fixture(`invasion-${name}`)) as InvasionView;
const said = (element: Element | null | undefined): string => plain(element?.textContent ?? '');
const at = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`there is no ${selector}`);
  return found;
};

function own(view: InvasionView) {
  const seat = view.seats[Math.max(0, view.seat)];
  if (!seat) throw new Error('nobody looks');
  return seat;
}

afterEach(cleanup);

describe('screws', () => {
  it('of every colour have a drive of their own, so that they are told apart without colours', () => {
    expect(new Set(Object.values(DRIVES)).size).toBe(7);
  });

  it('are what a card costs, sign by sign and in words', () => {
    const view = recorded('main');
    const card = own(view).hand.find((one) => 'cost' in one);
    if (!card || !('cost' in card)) throw new Error('an empty hand');
    Object.assign(card, { symbols: ['red', 'wild'] });
    show(view);
    expect(document.querySelectorAll(`.slot[data-card="${card.n}"] .price svg`)).toHaveLength(2);
    expect(inOneLine(card, 'invasion', 'en')).toContain('cost red, wild');
  });
});

describe('a die', () => {
  it('shows the side on top, its six sides and whether it has been used, and is used by a click', async () => {
    const view = recorded('main');
    const [die] = own(view).dice;
    if (!die) throw new Error('no die');
    Object.assign(die, { state: 'unused', top: 2, sides: [['blue', 'neutral', 'neutral'], ...die.sides.slice(1, 2), ['red', 'red', 'wild'], ...die.sides.slice(3)] });
    const { props } = show(view);
    const button = at(`[data-place="die${die.n} seat${view.seat}"]`);
    expect(button.querySelectorAll('.face .screw.red')).toHaveLength(2);
    expect(button.querySelectorAll('.net .mini')).toHaveLength(6);
    expect(button.getAttribute('aria-label')).toContain('Die 1, unused, top: 2 red, wild');
    await fireEvent.click(button);
    expect(props.act).toHaveBeenCalledWith({ seat: view.seat, die: die.n }, button);
  });

  it('is rebuilt by touching a side, then a screw, then the colour', async () => {
    show(recorded('side'));
    expect(document.querySelectorAll('[data-zone=workbench] .place')).toHaveLength(6);
    cleanup();
    show(recorded('position'));
    expect(document.querySelectorAll('[data-zone=workbench] .place.playable, [data-zone=workbench] .place.target').length).toBeGreaterThan(0);
    cleanup();
    const view = recorded('new-screw');
    const { props } = show(view);
    const colours = [...document.querySelectorAll<HTMLElement>('[data-zone=colours] [data-choice]')];
    expect(colours.map((one) => one.dataset['choice'])).toEqual(view.question?.options.map((one) => one.id));
    await fireEvent.click(colours[0]!);
    expect(props.act).toHaveBeenCalledWith({ option: colours[0]!.dataset['choice'] }, colours[0]);
  });
});

describe('spare parts', () => {
  it('offer what can be paid as buttons, and show the rest', () => {
    const view = recorded('spare');
    const offered = view.question?.options.filter((one) => one.id.startsWith('spare-')) ?? [];
    show(view);
    const zone = at(`[data-zone="spare:${view.seat}"]`);
    expect(zone.querySelectorAll('[data-choice]')).toHaveLength(offered.length);
    const left = own(view).spare_actions.filter(({ cost }) => !offered.some((one) => one.id.startsWith(`spare-${cost}-`)));
    expect(zone.querySelectorAll('.off')).toHaveLength(left.length);
  });
});

describe('cards to choose from', () => {
  it('that lie nowhere open are laid out in the middle: leaders, recruits, starting cards', () => {
    for (const name of ['leader', 'recruit', 'starting']) {
      const view = recorded(name);
      show(view);
      const wanted = new Set(view.question?.options.flatMap((one) => one.cards));
      for (const n of wanted) expect(document.querySelector(`.slot[data-card="${n}"]`), `${name} ${n}`).not.toBeNull();
      cleanup();
    }
  });

  it('are not laid out twice', () => {
    const view = recorded('main');
    expect(toChoose(view, openNumbers(view, own(view), false))).toEqual([]);
  });
});

describe('the Invasion', () => {
  it('tells what Cleanup will do, attack by attack and in all, and what it leaves', () => {
    const view = recorded('team');
    const { invasion } = view;
    if (!invasion) throw new Error('no Invasion');
    invasion.attacks = invasion.attacks.slice(0, 1).map((one) => ({ ...one, ranged: 2, melee: 5 }));
    Object.assign(own(view), { armor: 3, health: 9 });
    expect(intentTotal(view)).toEqual({ ranged: 2, melee: 5 });
    expect(afterCleanup(view, own(view))).toEqual({ armor: 0, health: 5 });
    show(view);
    expect(said(at('.intent .total'))).toBe('2 5');
    expect(said(at('.own .vitals'))).toContain('▸5');
  });

  it('shows the top card of the stack whole, how full the zones are, and when the event ends', () => {
    const view = recorded('team');
    const { invasion } = view;
    if (!invasion) throw new Error('no Invasion');
    Object.assign(invasion.zones[0]!, { stored: 4, needed: 5 });
    invasion.events.rounds_left = 1;
    show(view);
    const stack = [...document.querySelectorAll<HTMLElement>('[data-zone=stack] .slot')];
    expect(Number(stack.at(-1)?.dataset['card'])).toBe(invasion.stack[0]?.n);
    expect(at('[data-place=zone0]').getAttribute('aria-label')).toContain('blue zone: 4 of 5 resources, about to be trained');
    expect(said(at('.track .ends'))).toBe('ends in 1 round');
  });

  it('says who of the team is done and who still acts', () => {
    const view = recorded('team');
    view.phase = 'main';
    const mates = view.seats.filter((seat) => seat.seat !== view.seat);
    mates.forEach((seat, index) => (seat.done = index === 0));
    show(view);
    expect([...document.querySelectorAll('.strip .lamp')].map(said)).toEqual(['✓', '…']);
    expect(said(document.querySelector('.strip h3'))).toContain('done');
  });

  it('lets damage be assigned by touching, and says what remains', () => {
    const view = recorded('damage');
    if (!view.assigning) throw new Error('nothing to assign');
    Object.assign(view.assigning, { left: 3, symbol: 'melee', ignores_armor: true });
    show(view);
    expect(said(screen.getByRole('region', { name: 'What is going on' }))).toContain('3 melee damage, ignores armor');
    for (const option of view.question?.options ?? []) for (const n of option.cards) expect(at(`[data-card="${n}"]`).className).toMatch(/target|playable/);
  });

  it('has effects that wait as items, each with whose it is', () => {
    const view = recorded('waiting');
    show(view);
    const items = [...document.querySelectorAll<HTMLElement>('[data-zone=items] .tile')];
    expect(items).toHaveLength(view.items.length);
    expect(items[0]?.getAttribute('aria-label')).toContain(NAMES[view.items[0]!.seat]);
  });
});

describe('the clock', () => {
  it('tells of the last round only when it comes near, and of matches when there are several', () => {
    const view = recorded('main');
    view.round_limit = 60;
    expect(clock({ ...view, round: 12 } as never).en).toBe('Round 12');
    expect(clock({ ...view, round: 55 } as never).en).toBe('Round 55 of at most 60');
    const seats = view.seats.map((seat, index) => ({ ...seat, wins: index }));
    expect(clock({ ...view, round: 3, seats, match: { number: 2, to_win: 2 } } as never).de).toBe('Runde 3 · Partie 2 (0:1)');
  });
});

describe('answers', () => {
  it('that end the Main phase are no pass', () => {
    const option = (id: string) => boards['invasion']?.role({ index: 0, id, cards: [], sentence: { en: [], de: [] } });
    expect(option('end-main')).toBe('end');
    expect(option('stop')).toBe('pass');
    expect(option('draw')).toBeUndefined();
  });

  it('with several meanings of one card are not folded', () => {
    const view = recorded('main');
    expect(cardsAnswer(view)).toBe(true);
    view.question!.kind = 'keep';
    expect(cardsAnswer(view)).toBe(false);
  });
});

describe('the table in words', () => {
  it('has the scenario, the Invasion and every player, the own seat last', () => {
    const view = recorded('team');
    const sections = text(view, view.seat, 'en', NAMES);
    expect(sections.map((one) => one.title)).toContain('The Invasion');
    expect(sections[0]?.facts.join()).toContain(view.scenario?.name.en);
    expect(sections.at(-1)?.title).toContain(NAMES[view.seat]);
  });
});
