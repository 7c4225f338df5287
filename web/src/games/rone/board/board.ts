/** What the board of RONE says about a view: clock, facts, stack, roles and the whole table in words. */

import { describe } from '../../../cards/face';
import { inWords } from '../../../cards/rules_text';
import { both, capital, fill } from '../../../cards/words';
import type { CardView, GameView, Language, Option, Words } from '../../../protocol';
import { liesOpen, numbersOf } from '../../../boards/common/answers';
import { COMMON, knownPart } from '../../../boards/common/words';
import type { Fact, StackItem, TextSection } from '../../../boards/contract';
import { numbered, recycling, sidesOf, targetRank, unitsOf } from './reading';
import type { Entry, Prediction, RoneOption, RoneSeat, RoneView } from '../view_types';
import { NOUNS, RONE } from './words';

const asRone = (view: GameView): RoneView => view as RoneView;

export function clock(view: GameView): Words {
  const rone = asRone(view);
  return rone.round ? both(RONE.round, { n: rone.round }) : RONE.setup;
}

/** The hands that count for a player's life: with a team mate, both. */
export function handsOf(view: RoneView, seat: RoneSeat): number {
  return view.seats.filter((one) => one.side === seat.side).reduce((sum, one) => sum + one.hand.length, 0);
}

export function lifeParts(view: RoneView, seat: RoneSeat): Words {
  const isTeam = view.mode === '2v2';
  return both(isTeam ? RONE.lifeOfTeam : RONE.lifeParts, { deck: seat.deck.count, hand: handsOf(view, seat) });
}

export function facts(view: GameView, number: number): Fact[] {
  const rone = asRone(view);
  const seat = rone.seats[number];
  if (!seat) return [];
  const found: Fact[] = [
    { label: RONE.life, value: String(seat.life), detail: lifeParts(rone, seat), warn: seat.life <= 5 },
    {
      label: RONE.water,
      value: String(seat.water),
      ...(seat.hero ? { detail: both(RONE.waterIncome, { n: seat.hero.water_income }) } : {}),
    },
    { label: COMMON.hand, value: String(seat.hand.length) },
    { label: RONE.deck, value: String(seat.deck.count) },
  ];
  if (seat.hero) found.push({ label: { en: 'level', de: 'Stufe' }, value: String(seat.hero.level) });
  return found;
}

// -- the stack ---------------------------------------------------------------------------------

/** An answer lies on what it answers: each entry above the first is one deeper, triggers as deep as what set them off. */
function depths(entries: readonly Entry[]): number[] {
  let depth = -1;
  return entries.map((entry) => {
    if (entry.kind !== 'trigger' || depth < 0) depth += 1;
    return depth;
  });
}

export function note(entry: Entry): Words | undefined {
  const parts: Words[] = [];
  if (entry.state === 'cancelled') parts.push(RONE.cancelled);
  if (entry.state === 'running') parts.push(RONE.running);
  for (const text of entry.initiatives) {
    parts.push({
      en: fill(RONE.paid.en, { text: inWords(text.en, 'en', 'rone') }),
      de: fill(RONE.paid.de, { text: inWords(text.de, 'de', 'rone') }),
    });
  }
  if (parts.length === 0) return undefined;
  return { en: parts.map((one) => one.en).join('; '), de: parts.map((one) => one.de).join('; ') };
}

export function stack(view: GameView): StackItem[] {
  const entries = asRone(view).stack;
  const deep = depths(entries);
  return entries
    .map((entry, index): StackItem => {
      const said = note(entry);
      const card: CardView | null = entry.card;
      return {
        key: `${index} ${entry.kind} ${card?.n ?? ''}`,
        number: index + 1,
        seat: entry.seat,
        card,
        sentence: withText(entry),
        targets: entry.targets,
        depth: deep[index] ?? 0,
        isTrigger: entry.kind === 'trigger',
        ...(said ? { note: said } : {}),
      };
    })
    .reverse();
}

/** Sentences of triggers and abilities hold their text already; those of cards do not. */
function withText(entry: Entry): Words {
  const join = (language: Language): string => {
    const text = entry.text[language].replaceAll('\n', ' ');
    const sentence = entry.sentence[language];
    return text && (entry.kind === 'play' || entry.kind === 'recycle') ? `${sentence}: ${text}` : sentence;
  };
  return { en: join('en'), de: join('de') };
}

/** Whose trigger waits and what it does, in as few words as there is room for beside a combat. */
export function triggerWords(entry: Entry, names: readonly string[], language: Language): string {
  const card: CardView | null = entry.card;
  const name = card?.name?.[language];
  const text = entry.text[language].replaceAll('\n', ' ');
  return name && text ? `${names[entry.seat] ?? ''} · ${name}: ${text}` : entry.sentence[language];
}

/** Whether an answer is given by pointing at cards in play or in the own hand. */
export function folds(option: Option, view: GameView): boolean {
  const { question, seats, seat } = asRone(view);
  const inPlay = seats.flatMap((one) => [...one.units, ...one.technologies, one.hero]);
  return question !== null && (option['face'] !== undefined || liesOpen(option, question, numbersOf([...(seats[seat]?.hand ?? []), ...inPlay])));
}

// -- options -----------------------------------------------------------------------------------

/** An attack is not taken back: what it would do as things stand, and whom it hits where nobody asks. */
export function confirms(option: Option, view: GameView): Words | null {
  const { prediction, only } = option as RoneOption;
  const target = only?.card ?? option.cards[0] ?? -1;
  const found = only?.prediction ?? prediction;
  if (!found && !only) return null;
  const rone = asRone(view);
  const name = cardOn(rone, target)?.name;
  const inOne = (language: Language): string =>
    [
      ...(only && name ? [fill(RONE.onlyTarget[language], { name: name[language] })] : []),
      ...(found ? attackWords(found, unitsOf(rone).get(target)?.health ?? 0, language) : []),
    ].join('; ');
  return { en: inOne('en'), de: inOne('de') };
}

/** `deals 1; yours dies` */
function attackWords(found: Prediction, health: number, language: Language): string[] {
  if (found.hero_damage !== undefined) return [fill(RONE.dealsToHero[language], { n: found.hero_damage })];
  const { attacker_health: own = 0, defender_health: left = 0 } = found;
  return [
    fill(RONE.deals[language], { n: Math.max(0, health - left) }),
    ...(left <= 0 ? [RONE.dies[language]] : []),
    own <= 0 ? RONE.yoursDies[language] : fill(RONE.yoursKeeps[language], { n: own }),
  ];
}

/** A unit or hero on the table. */
function cardOn(view: RoneView, n: number): CardView | undefined {
  const heroes = view.seats.flatMap((seat) => (seat.hero ? [seat.hero] : []));
  return unitsOf(view).get(n) ?? heroes.find((hero) => hero.n === n);
}

// -- in words ----------------------------------------------------------------------------------

export function predictionWords(found: Prediction, language: Language): string {
  if (found.hero_damage !== undefined) return fill(RONE.predictHero[language], { n: found.hero_damage });
  return fill(RONE.predictUnits[language], { a: found.attacker_health ?? 0, d: found.defender_health ?? 0 });
}

export function discountWords(one: { noun: string; water: number }, language: Language): string {
  return fill(RONE.cheaper[language], { noun: NOUNS[one.noun]?.[language] ?? one.noun, n: one.water });
}

/** What stands beside a player's name. */
export function seatMarks(view: RoneView, reader: number, seat: RoneSeat, language: Language): string[] {
  const rank = reader === seat.seat ? null : targetRank(view, reader, seat.seat);
  return [
    ...(view.active === seat.seat ? [COMMON.turn[language]] : []),
    ...(view.first === seat.seat && view.round > 0 ? [COMMON.first[language]] : []),
    ...(view.waiting_for.includes(seat.seat) ? [COMMON.deciding[language]] : []),
    ...(rank ? [RONE[rank][language]] : []),
    ...(seat.out ? [RONE.out[language]] : []),
    ...(seat.mulligan ? [RONE.mulligan[language]] : []),
    ...(seat.conceded ? [COMMON.conceded[language]] : []),
    ...(view.result?.winners.includes(seat.seat) ? [COMMON.winner[language]] : []),
  ];
}

export function heroFacts(seat: RoneSeat, language: Language): string[] {
  const hero = seat.hero;
  if (!hero) return [];
  return [
    fill(RONE.level[language], { n: hero.level }),
    fill(RONE.waterIncome[language], { n: hero.water_income }),
    fill(RONE.cardIncome[language], { n: hero.card_income }),
    hero.level_up_cost === null ? RONE.highest[language] : fill(RONE.levelUp[language], { n: hero.level_up_cost }),
  ];
}

export function text(view: GameView, below: number, language: Language, names: string[]): TextSection[] {
  const rone = asRone(view);
  const list = (title: string, cards: readonly CardView[]) => ({
    title,
    cards: cards.map((card) => ({ card, words: describe(card, 'rone', language) })),
  });
  const sections: TextSection[] = [];
  for (const side of sidesOf(rone, below)) {
    side.seats.forEach((seat, index) => {
      const isLast = index === side.seats.length - 1;
      sections.push({
        title: [names[seat.seat] ?? '', ...seatMarks(rone, below, seat, language)].join(', '),
        facts: [
          `${capital(RONE.life[language])} ${seat.life} (${lifeParts(rone, seat)[language]})`,
          `${capital(RONE.water[language])} ${seat.water}`,
          ...heroFacts(seat, language),
          ...seat.discounts.map((one) => discountWords(one, language)),
        ],
        lists: [
          ...(seat.hero ? [list(RONE.base[language], [seat.hero])] : []),
          list(RONE.technologies[language], seat.technologies),
          list(COMMON.hand[language], seat.hand),
          ...(isLast
            ? [
                list(RONE.units[language], numbered(seat.units)),
                list(RONE.graveyard[language], seat.graveyard),
                list(RONE.technologyDeck[language], seat.technology_deck),
                ...(seat.deck.known.length ? [list(knownPart(RONE.deck, seat.deck.known.length, language), seat.deck.known)] : []),
                list(RONE.removed[language], seat.removed),
              ]
            : []),
        ],
      });
    });
  }
  const going = goingOn(rone, language);
  if (going.length) sections.push({ title: RONE.lane[language], facts: going, lists: [] });
  return sections;
}

/** Combat, announcement, triggers and the bounty deck in words. */
export function goingOn(view: RoneView, language: Language): string[] {
  const found: string[] = [];
  if (view.combat) {
    const told = view.combat.prediction ? ` (${predictionWords(view.combat.prediction, language)})` : '';
    found.push(view.combat.sentence[language] + told);
  }
  if (view.announced) found.push(`${RONE.announced[language]}: ${view.announced.sentence[language]}`);
  for (const trigger of view.triggers) found.push(`${RONE.triggers[language]}: ${trigger.sentence[language]}`);
  const { cards, isAsked } = recycling(view);
  if (isAsked && cards.length) found.push(`${RONE.removes[language]}: ${cards.map((card) => card.name[language]).join(', ')}`);
  if (view.bounty) found.push(`${RONE.bounty[language]}: ${view.bounty}`);
  return found;
}

