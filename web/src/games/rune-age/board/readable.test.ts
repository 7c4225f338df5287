import { cleanup, fireEvent, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { boards, fixture, NAMES, plain, show } from '../../../boards/fixtures/show';
import page from '..';
import type { RuneAgeView } from '../view_types';
import { cardsAnswer, clock, confirms, oneMore, text } from './board';

const recorded = (name: string): RuneAgeView => structuredClone(fixture(`rune-age-${name}`)) as RuneAgeView;
const said = (element: Element | null | undefined): string => plain(element?.textContent ?? '');
const lane = (): HTMLElement => screen.getByRole('region', { name: 'What is going on' });

function own(view: RuneAgeView) {
  const seat = view.seats[view.seat];
  if (!seat) throw new Error('nobody looks');
  return seat;
}

afterEach(cleanup);

describe('a combat', () => {
  it('shows both strengths as they stand, what is still needed, and who wins a tie', () => {
    const view = recorded('siege');
    const { combat } = view;
    if (!combat?.defender) throw new Error('no siege');
    Object.assign(combat, { attacking: 5, defending: 8, missing: 4, tie: 'defender', result: 'undecided', damage: 0 });
    show(view);
    expect(said(lane().querySelector('.score'))).toBe('5⚔8');
    expect(said(lane().querySelector('.verdict'))).toBe('4 more needed');
    expect(said(lane())).toContain('a tie is won by the defender');
    const armies = [combat.attacker, combat.defender].map((army) => document.querySelectorAll(`[data-zone="army:${army.seat}"] .slot`).length);
    expect(armies).toEqual([combat.attacker.cards.length, combat.defender.cards.length]);
  });

  it('says that the attack wins as soon as nothing is missing', () => {
    const view = recorded('battle');
    if (!view.combat) throw new Error('no battle');
    Object.assign(view.combat, { missing: 0, result: 'undecided' });
    show(view);
    expect(said(lane().querySelector('.verdict'))).toBe('the attack wins');
  });

  it('tells of every card in hand what it would come to', () => {
    const view = recorded('battle');
    const option = view.question?.options.find((one) => one.prediction);
    if (!option) throw new Error('nothing to play');
    option.prediction = { strength: 9, missing: 2 };
    show(view);
    const card = document.querySelector(`[data-zone^="hand:"] [data-card="${option.cards[0]}"]`);
    expect(said(card?.querySelector('.then'))).toBe('→ 9 (−2)');
    expect(card?.getAttribute('aria-label')).toContain('then strength 9, then 2 more needed');
  });

  it('shows what the attrition dice have taken', () => {
    const view = recorded('losses');
    if (!view.combat) throw new Error('no combat');
    view.combat.to_destroy = 2;
    show(view);
    expect(said(lane().querySelector('.losses'))).toContain('2 units to lose');
  });

  it('lists the attrition step only where dice are rolled', () => {
    const view = recorded('siege');
    if (!view.combat) throw new Error('no combat');
    const steps = () => [...lane().querySelectorAll('ol li')].map(said);
    show(view);
    expect(steps()).toEqual(['Assault', 'Resolution', 'End']);
    cleanup();
    Object.assign(view.combat, { kind: 'battle', icons: 1 });
    show(view);
    expect(steps()).toEqual(['Assault', 'Attrition', 'Resolution', 'End']);
  });

  it('marks wounds on the cards and in words', () => {
    const view = recorded('siege');
    const [card] = [...(view.combat?.attacker.cards ?? []), ...(view.combat?.defender?.cards ?? [])];
    if (!card) throw new Error('no army');
    card.wounded = true;
    show(view);
    expect(document.querySelector(`.slot[data-card="${card.n}"] .badge.wounded`)).not.toBeNull();
    expect(document.querySelector(`.slot[data-card="${card.n}"]`)?.getAttribute('aria-label')).toContain('wounded');
  });
});

describe('a spend', () => {
  it('says what is had, what it costs and what remains', () => {
    const view = recorded('spend');
    if (!view.spend) throw new Error('no spend');
    Object.assign(view.spend, { have: 5, cost: 3, left: 2 });
    show(view);
    expect([...lane().querySelectorAll('dl > div')].map(said)).toEqual(['have 5', 'cost 3', 'left 2']);
  });

  it('offers the ways to pay as one choice each, and says what is lost', async () => {
    const view = recorded('payment');
    const ways = view.question?.options.filter((one) => one.id.startsWith('pay-with')) ?? [];
    expect(ways.length).toBeGreaterThan(1);
    ways[0]!.lost = 2;
    const { props } = show(view);
    const buttons = [...lane().querySelectorAll<HTMLElement>('.way')];
    expect(buttons).toHaveLength(ways.length);
    expect(said(buttons[0])).toContain('2 is lost');
    await fireEvent.click(buttons[0]!);
    expect(props.act).toHaveBeenCalledWith({ option: ways[0]!.id }, buttons[0]);
  });

  it('names what one more of a resource would buy', () => {
    const view = recorded('main');
    const seat = own(view);
    const [pile] = seat.barracks.filter((one) => one.left > 0 && one.price !== null);
    if (!pile) throw new Error('nothing to buy');
    for (const one of seat.barracks) one.price = 20;
    pile.price = 6;
    seat.gold = 5;
    expect(oneMore(view, seat, 'en')).toContain(`With 1 more gold: ${pile.face.name.en}`);
    seat.gold = 4;
    expect(oneMore(view, seat, 'en').join()).not.toContain('gold');
  });

  it('names what one more strength would defeat', () => {
    const view = recorded('main');
    const seat = own(view);
    const [target] = view.centre.enemies;
    const option = view.question?.options.find((one) => one.cards[0] === target?.n);
    if (!target || !option) throw new Error('nothing to attack');
    const strength = seat.hand.reduce((sum, card) => sum + ('printed' in card ? (card.printed.strength ?? 0) : 0), 0);
    for (const one of view.question?.options ?? []) if (one.needs !== undefined) one.needs = strength + 9;
    option.needs = strength + 1;
    expect(oneMore(view, seat, 'en')).toContain(`With 1 more strength: ${target.name.en}`);
    option.needs = strength;
    expect(oneMore(view, seat, 'en').join()).not.toContain('strength');
  });
});

describe('a pile to buy from', () => {
  it('shows its price, its strength and how many are left', () => {
    const view = recorded('main');
    const [pile] = own(view).barracks;
    if (!pile) throw new Error('no barracks');
    Object.assign(pile, { left: 3, of: 8, price: 2 });
    pile.face.printed = { ...pile.face.printed, cost: 1, strength: 4 };
    show(view);
    const [tile] = document.querySelectorAll<HTMLElement>(`[data-zone="barracks:${view.seat}"] .tile`);
    expect(said(tile?.querySelector('.price'))).toBe('2');
    expect(said(tile?.querySelector('.numbers'))).toBe('4 ×3');
    expect(tile?.getAttribute('aria-label')).toContain('3 of 8 left, costs 2 gold now');
  });

  it('offers the card that the question names, whichever of equal ones it is', () => {
    const view = recorded('main');
    const pile = own(view).barracks.find((one) => one.cards.length > 1);
    const option = view.question?.options.find((one) => one.id.startsWith('buy') || one.id.startsWith('attack'));
    if (!pile || !option) throw new Error('nothing to buy');
    const last = pile.cards.at(-1) ?? -1;
    view.question!.options = [{ ...option, cards: [last] }];
    show(view);
    expect(document.querySelector(`.tile[data-card="${last}"]`)?.classList).toContain('playable');
  });
});

describe('a realm', () => {
  it('says how much damage it has, and warns before it falls', () => {
    const view = recorded('main');
    Object.assign(own(view), { damage: 17, damage_limit: 20 });
    show(view);
    const damage = document.querySelector('.own .damage');
    expect(said(damage)).toContain('damage 17 of 20');
    expect(damage?.getAttribute('title')).toContain('3 more damage and the realm falls');
  });

  it('turns what is exhausted, and says what is not refreshed next time', () => {
    const view = recorded('main');
    const [card] = own(view).realm;
    if (!card) throw new Error('an empty realm');
    Object.assign(card, { exhausted: true, held: true });
    show(view);
    const slot = document.querySelector(`.slot[data-card="${card.n}"]`);
    expect(slot?.querySelector('.card.turn-1')).not.toBeNull();
    expect(slot?.getAttribute('aria-label')).toContain('exhausted');
    expect(slot?.getAttribute('aria-label')).not.toContain('of 3');
    expect(slot?.getAttribute('aria-label')).toContain('not refreshed next time');
  });
});

describe('the end of the game', () => {
  it('is shown by every way to it, and how far everybody is', () => {
    const view = recorded('main');
    const [goal] = view.scenario.goals;
    if (!goal) throw new Error('no goal');
    goal.need = 18;
    goal.progress = [{ seat: 0, have: 7 }, { seat: 1, have: 9 }];
    show(view);
    const goals = said(document.querySelector('.goals'));
    expect(goals).toContain(goal.sentence.en);
    expect(goals).toContain('Ada 7/18 · Brigitte 9/18');
  });

  it('by the limit of rounds is told of only when it comes near', () => {
    const view = recorded('main');
    view.scenario.round_limit = 60;
    expect(clock({ ...view, round: 12 }).en).toBe('Round 12');
    expect(clock({ ...view, round: 55 }).en).toBe('Round 55 of at most 60');
  });
});

describe('answers', () => {
  it('that end the turn are no pass', () => {
    const option = (id: string) => boards['rune-age']?.role({ index: 0, id, cards: [], sentence: { en: [], de: [] } });
    expect(option('end-actions')).toBe('end');
    expect(option('stop')).toBe('pass');
    expect(option('buy-12')).toBeUndefined();
    expect(option('call-off')).toBeUndefined();
  });

  it('that attack are asked about, with what is needed and what the hand has', () => {
    const view = recorded('main');
    const hand = own(view).hand as { printed: { strength: number | null } }[];
    hand.forEach((card, index) => (card.printed.strength = index < 2 ? 3 : null));
    const [attack] = view.question!.options.filter((one) => one.combat === 'battle');
    expect(confirms({ ...attack!, needs: 8 } as never, view)?.en).toBe('needs 8, your hand has strength 6');
    expect(confirms({ ...attack!, combat: 'siege', needs: 1 } as never, view)?.de).toBe('1 und was verteidigt, deine Hand hat Stärke 6');
    expect(confirms(view.question!.options.find((one) => one.id.startsWith('buy'))!, view)).toBeNull();
  });

  it('stay folded only where all of them lie open on the table', () => {
    const view = recorded('main');
    expect(cardsAnswer(view)).toBe(true);
    view.question!.kind = 'target';
    expect(cardsAnswer(view)).toBe(false);
    expect(cardsAnswer({ ...view, question: null })).toBe(false);
  });
});

describe('factions to choose from', () => {
  it('are shown with the cards of their barracks, and taken by their home realm', async () => {
    const view = recorded('factions');
    const { props } = show(view);
    const options = view.question?.options ?? [];
    const homes = [...document.querySelectorAll<HTMLElement>('[data-zone=choice] [data-choice]')];
    expect(homes.map((one) => one.dataset['choice'])).toEqual(options.map((one) => one.id));
    expect(document.querySelectorAll('[data-zone=choice] article')[0]?.querySelectorAll('.mini')).toHaveLength(options[0]?.faction?.barracks.length ?? 0);
    await fireEvent.click(homes[1]!);
    expect(props.act).toHaveBeenCalledWith({ option: options[1]?.id }, homes[1]);
  });
});

describe('the table in words', () => {
  it('has the combat, the centre and every player, the own seat last', () => {
    const view = recorded('siege');
    const titles = text(view, view.seat, 'en', NAMES).map((section) => section.title);
    expect(titles).toContain('What is going on');
    expect(titles).toContain('Terrinoth');
    expect(titles.at(-1)).toContain(NAMES[view.seat]);
    expect(page.board.stack()).toEqual([]);
  });
});
