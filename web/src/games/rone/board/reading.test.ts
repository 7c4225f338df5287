import { describe, expect, it } from 'vitest';
import { boards, fixture } from '../../../boards/fixtures/show';
import { confirms, facts, folds, triggerWords } from './board';
import { abilityPrices, foreignOwner, ghosts, guardians, marksOf, predictions, sidesOf, targetRank } from './reading';
import type { Entry, RoneOption, RoneSeat, RoneView, UnitCard } from '../view_types';

const unit = (n: number, more: Partial<UnitCard> = {}): UnitCard => ({
  n,
  id: `unit-${n}`,
  name: { en: `Unit ${n}`, de: `Einheit ${n}` },
  type: 'unit',
  race: null,
  level: 1,
  owner: 0,
  controller: 0,
  printed: { cost: 1, recycle: 1, health: 2, melee: 1, ranged: 0, speed: 2 },
  keywords: [],
  printed_keywords: [],
  text: { en: '', de: '' },
  exhausted: 0,
  abilities: 0,
  changes: [],
  tokens: { melee: 0, ranged: 0, health: 0 },
  dying: false,
  health: 2,
  melee: 1,
  ranged: 0,
  speed: 2,
  ...more,
});

const seat = (number: number, more: Partial<RoneSeat> = {}): RoneSeat => ({
  seat: number,
  side: number,
  out: false,
  opponents: [],
  water: 3,
  life: 7,
  hero: null,
  hand: [{ hidden: true }, { hidden: true }],
  deck: { count: 5, known: [] },
  technology_deck: [],
  units: [],
  technologies: [],
  graveyard: [],
  removed: [],
  discounts: [],
  mulligan: false,
  conceded: false,
  ...more,
});

const option = (id: string, cards: number[], more: Partial<RoneOption> = {}): RoneOption => ({
  index: 0,
  id,
  cards,
  sentence: { en: [{ text: id }], de: [{ text: id }] },
  ...more,
});

const view = (seats: RoneSeat[], options: RoneOption[] = [], card: number | null = null, more: Partial<RoneView> = {}): RoneView => ({
  game: 'rone',
  edition: 'en',
  mode: '1v1',
  bounty: 0,
  announced: null,
  seat: 0,
  round: 1,
  phase: 'main',
  active: 0,
  first: 0,
  seats,
  stack: [],
  triggers: [],
  combat: null,
  question: { prompt: { en: [], de: [] }, card, chosen: [], quiet: false, options },
  waiting_for: [0],
  result: null,
  ...more,
});

const fight = { attacker_health: 1, defender_health: 0 };

describe('guardians', () => {
  const enemy = seat(1, { units: [unit(11, { controller: 1 }), unit(12, { controller: 1, keywords: ['defender'] }), unit(13, { controller: 1, exhausted: 1 })] });

  it('are the units that can be attacked while no hero can be', () => {
    const found = guardians(view([seat(0, { units: [unit(1)] }), enemy], [option('attack-11', [11], { prediction: fight }), option('attack-12', [12], { prediction: fight })], 1));
    expect([...found]).toEqual([[11, 'guardian'], [12, 'defender']]);
  });

  it('are none where the hero can be attacked', () => {
    const options = [option('attack-11', [11], { prediction: fight }), option('attack-99', [99], { prediction: { hero_damage: 2 } })];
    expect(guardians(view([seat(0, { units: [unit(1)] }), enemy], options, 1)).size).toBe(0);
  });

  it('are none while no target is chosen', () => {
    expect(guardians(view([seat(0, { units: [unit(1)] }), enemy], [option('attack-1', [1])])).size).toBe(0);
  });
});

describe('what a card would be exhausted to', () => {
  it('is its speed for an attack and the number of the icon for an ability, the least of both', () => {
    const text = { en: 'Flying.\n{purple 1}: Draw a card.\n{yellow 3}: Gain 1 {water}.', de: '' };
    const found = ghosts(view([seat(0, { units: [unit(1), unit(2, { text })] }), seat(1)], [option('attack-1', [1]), option('use-2-1', [2]), option('attack-2', [2])]));
    expect([...found]).toEqual([[1, 2], [2, 2]]);
    expect(abilityPrices(text.en)).toEqual([1, 3]);
  });

  it('is shown on the attacker while its target is chosen', () => {
    const found = ghosts(view([seat(0, { units: [unit(1, { speed: 3 })] }), seat(1, { units: [unit(11)] })], [option('attack-11', [11], { prediction: fight })], 1));
    expect([...found]).toEqual([[1, 3]]);
  });
});

describe('sides', () => {
  it('of three players are the opponents in turn order, then the own one', () => {
    const seats = [seat(0, { side: 0, opponents: [1, 2] }), seat(1, { side: 1 }), seat(2, { side: 2 })];
    const three = view(seats, [], null, { mode: '3p' });
    expect(sidesOf(three, 1).map((side) => side.side)).toEqual([2, 0, 1]);
    expect(targetRank(three, 0, 1)).toBe('primary');
    expect(targetRank(three, 0, 2)).toBe('secondary');
  });

  it('of teams hold both players, and cards of the team belong to both', () => {
    const seats = [0, 1, 2, 3].map((number) => seat(number, { side: number % 2 }));
    const teams = view(seats, [], null, { mode: '2v2' });
    expect(sidesOf(teams, 2).map((side) => side.seats.map((one) => one.seat))).toEqual([[3, 1], [2, 0]]);
    expect(foreignOwner(teams, unit(1, { owner: 0, controller: 2 }))).toBeNull();
    expect(foreignOwner(teams, unit(1, { owner: 1, controller: 2 }))).toBe(1);
    expect(facts(teams, 0)[0]?.detail?.en).toBe('deck 5 + hands 4');
  });
});

it('a defender in combat is under attack until the damage is dealt, and changed values are marked', () => {
  const fighting = view([seat(0, { units: [unit(1)] }), seat(1, { units: [unit(11, { melee: 4 })] })], [], null, {
    combat: { attacker: unit(1), defender: unit(11), step: 'declared', prediction: null, sentence: { en: '', de: '' } },
  });
  expect(marksOf(fighting).get(11)).toEqual(['threat', 'changed']);
  expect(marksOf(fighting).get(1)).toBeUndefined();
  const dealt = { ...fighting, combat: fighting.combat && { ...fighting.combat, step: 'damage-dealt' as const } };
  expect(marksOf(dealt).get(11)).toEqual(['changed']);
});

it('predictions lie on the cards that they are about', () => {
  expect(predictions(view([seat(0), seat(1)], [option('attack-11', [11], { prediction: fight })], 1)).get(11)).toEqual(fight);
});

it('only the end of the turn ends it, and drawing no more is no way to pass', () => {
  expect(boards['rone']?.role(option('end-turn', []))).toBe('end');
  expect(boards['rone']?.role(option('pass', []))).toBe('pass');
  expect(boards['rone']?.role(option('stop', []))).toBeUndefined();
  expect(boards['rone']?.role(option('attack-1', [1]))).toBeUndefined();
});

describe('a waiting trigger', () => {
  const trigger: Entry = {
    kind: 'trigger',
    state: 'waiting',
    seat: 1,
    card: unit(4),
    targets: [],
    text: { en: 'Combat: Draw a card', de: 'Kampf: Ziehe eine Karte' },
    initiatives: [],
    sentence: { en: "Bert's Unit 4 triggers: Combat: Draw a card", de: 'Die Einheit 4 von Bert wird ausgelöst: Kampf: Ziehe eine Karte' },
  };

  it('begins with whose it is and its card, then says what it does', () => {
    expect(triggerWords(trigger, ['Ada', 'Bert'], 'de')).toBe('Bert · Einheit 4: Kampf: Ziehe eine Karte');
  });

  it('is told as a whole sentence where it has no card', () => {
    expect(triggerWords({ ...trigger, card: null }, ['Ada', 'Bert'], 'en')).toBe(trigger.sentence.en);
  });
});

describe('an attack', () => {
  const optionOf = (view: RoneView, id: string) => {
    const found = view.question?.options.find((option) => option.id === id);
    if (!found) throw new Error(`there is no answer ${id}`);
    return found;
  };

  it('says in words what it would do before it is given', () => {
    const view = fixture('rone-attack') as RoneView;
    expect(confirms(optionOf(view, 'attack-7'), view)).toEqual({
      en: 'deals 1; it dies; yours keeps 2 health',
      de: 'fügt 1 Schaden zu; es stirbt; deine Einheit behält 2 Lebenspunkte',
    });
    expect(confirms(optionOf(view, 'attack-48'), view)?.en).toBe('deals 1 to the hero');
    const dying = { ...optionOf(view, 'attack-8'), prediction: { attacker_health: 0, defender_health: 3 } };
    expect(confirms(dying, view)?.en).toMatch(/^deals \d+; yours dies$/);
  });

  it('names its only target where nobody asks for one', () => {
    const view = fixture('rone-main') as RoneView;
    expect(confirms(optionOf(view, 'attack-45'), view)?.en).toMatch(/^only target: [^;]+; deals \d+; it dies; yours keeps 4 health$/);
    expect(confirms(optionOf(view, 'end-turn'), view)).toBeNull();
  });

  it('is given by pointing at the table; what is done with the card of the question is read', () => {
    const view = fixture('rone-main') as RoneView;
    expect(folds(optionOf(view, 'attack-45'), view)).toBe(true);
    expect(folds(optionOf(view, 'end-turn'), view)).toBe(false);
    const side = fixture('rone-stack') as RoneView;
    expect(folds(optionOf(side, 'top'), side)).toBe(false);
    const announced = fixture('rone-shields') as RoneView;
    const hand = announced.seats[announced.seat]?.hand.map((card) => ('n' in card ? (card.n ?? -1) : -1)) ?? [];
    expect(folds({ ...optionOf(announced, 'play-a-card'), leads: hand }, announced)).toBe(true);
    expect(folds({ ...optionOf(announced, 'play-a-card'), leads: [99] }, announced)).toBe(false);
  });
});
