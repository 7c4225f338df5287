/** What the board of Runeslingers says about a view: clock, facts, ladder, roles and the whole table in words. */

import { describe } from '../../../cards/face';
import { isKnown, nameOf } from '../../../cards/known';
import { both, capital, fill } from '../../../cards/words';
import type { CardView, GameView, Language, Option, Words } from '../../../protocol';
import { liesOpen, numbersOf } from '../../../boards/common/answers';
import { COMMON, count, knownPart } from '../../../boards/common/words';
import type { Fact, Mark, StackItem, TextSection } from '../../../boards/contract';
import type { DrawnCard } from '../types';
import type { Ailment, Area, FieldCard, Hit, Rung, SlingerSeat, SlingerView, Spot } from '../view_types';
import { DEEDS, RS } from './words';

const asSlinger = (view: GameView): SlingerView => view as SlingerView;

const joined = (parts: Words[], by: string): Words => ({
  en: parts.map((one) => one.en).join(by),
  de: parts.map((one) => one.de).join(by),
});

/** So many turns before an encounter ends undecided, its limit is told. */
const LIMIT_IN_SIGHT = 20;

export function clock(view: GameView): Words {
  const { encounter, draft, turn, turn_limit, wins_needed, seats } = asSlinger(view);
  if (encounter === 0) return draft ? RS.draft : RS.setup;
  const parts = [turn === 0 ? RS.setup : turn_limit && turn_limit - turn < LIMIT_IN_SIGHT ? both(RS.turnOf, { n: turn, m: turn_limit }) : both(RS.turn, { n: turn })];
  if (wins_needed > 1) {
    const score = seats.map((seat) => seat.wins).join(':');
    parts.unshift(joined([both(RS.encounter, { n: encounter }), { en: `(${score})`, de: `(${score})` }], ' '));
  }
  return joined(parts, ' · ');
}

/** With so little health a player is warned of. */
export const LOW = 5;

export function facts(view: GameView, number: number): Fact[] {
  const seat = asSlinger(view).seats[number];
  if (!seat) return [];
  const of = (n: number, m: number): string => `${n}/${m}`;
  return [
    { label: RS.health, value: of(seat.health, seat.maximum_health), warn: seat.health <= LOW },
    { label: RS.power, value: of(seat.power, seat.starting_power), warn: seat.power <= 1 },
    { label: RS.ailments, value: of(seat.ailments.unconcealed, seat.ailments.limit), warn: isNearEight(seat) },
    { label: RS.block, value: String(seat.block) },
    { label: COMMON.hand, value: of(seat.hand.length, seat.hand_maximum) },
    { label: RS.deck, value: String(seat.deck.count) },
  ];
}

export const isNearEight = (seat: SlingerSeat): boolean => seat.ailments.unconcealed >= seat.ailments.limit - 1;

// -- the ladder --------------------------------------------------------------------------------

function aimedAt(view: SlingerView, target: Rung['targets'][number]): CardView | null {
  if (target.kind === 'card') return target.card;
  if (target.kind === 'runeslinger') return view.seats[target.seat]?.runeslinger ?? null;
  if (target.kind === 'concentration') return view.seats[target.seat]?.concentrations.find((one) => one.spot === target.spot)?.card ?? null;
  return view.ladder.find((rung) => rung.rung === target.rung)?.card ?? null;
}

/** What the sentence, which names the effective damage, does not say. */
export function rungNote(rung: Rung): Words | undefined {
  const parts: Words[] = [];
  if (rung.state === 'negated') parts.push(RS.negated);
  if (rung.state === 'running') parts.push(RS.running);
  if (!rung.stands) parts.push(RS.noEffect);
  else if (rung.targets.some((target) => target.gone)) parts.push(RS.lostTarget);
  for (const target of rung.targets) {
    if (target.kind === 'rung' && target.rung !== null) parts.push(both(RS.onRung, { n: target.rung }));
  }
  return parts.length ? joined(parts, '; ') : undefined;
}

export function ladder(view: GameView): StackItem[] {
  const slinger = asSlinger(view);
  return slinger.ladder
    .map((rung): StackItem => {
      const note = rungNote(rung);
      const card: CardView = rung.card;
      return {
        key: `${rung.rung} ${card.n ?? ''}`,
        number: rung.rung,
        seat: rung.seat,
        card,
        sentence: rung.sentence,
        targets: rung.targets.map((target) => aimedAt(slinger, target)).filter((card) => card !== null),
        depth: rung.rung - 1,
        ...(note ? { note } : {}),
      };
    })
    .reverse();
}

// -- options and marks -------------------------------------------------------------------------

/** Whether an answer is given by pointing at cards and places in play or in the own hand. */
export function folds(option: Option, view: GameView): boolean {
  const { question, seats, seat } = asSlinger(view);
  const inPlay = seats.flatMap((one) => [
    one.runeslinger,
    one.passive,
    one.activate,
    ...one.areas.flatMap((area) => [area.boon, area.placed]),
    ...one.concentrations.flatMap((spot) => [spot.card, spot.top]),
  ]);
  return question !== null && (option['face'] !== undefined || liesOpen(option, question, numbersOf([...(seats[seat]?.hand ?? []), ...inPlay])));
}

export function marks(view: GameView): Map<number, Mark[]> {
  const slinger = asSlinger(view);
  const found = new Map<number, Mark[]>();
  const add = (n: number | undefined, mark: Mark): void => {
    if (n !== undefined) found.set(n, [...new Set([...(found.get(n) ?? []), mark])]);
  };
  const hit: CardView[] = slinger.damage?.hits.map((one) => one.target) ?? [];
  for (const card of hit) add(card.n, 'threat');
  for (const seat of slinger.seats) for (const card of inPlay(seat)) if (isChanged(card)) add(card.n, 'changed');
  return found;
}

export function inPlay(seat: SlingerSeat): FieldCard[] {
  const cards = [
    ...seat.areas.flatMap((area) => [area.boon, area.placed]),
    ...seat.concentrations.map((spot) => spot.top),
  ];
  return cards.filter((card) => card !== null);
}

function isChanged(card: FieldCard): boolean {
  if (card.changes.length) return true;
  if (card.full_defense != null && card.full_defense !== card.printed.defense) return true;
  const now = card.keywords;
  return now.length !== card.printed_keywords.length || now.some((key) => !card.printed_keywords.includes(key));
}

// -- in words ----------------------------------------------------------------------------------

/** `I: Lose 2 health.`, and so on for each level. */
function levelTexts(ailment: Ailment, language: Language): string[] {
  return ailment.text.map((text, index) => `${'I'.repeat(index + 1)}: ${text[language]}`);
}

export function ailmentWords(ailment: Ailment, language: Language): string {
  const level = RS[ailment.level === 2 ? 'level2' : 'level1'][language];
  const parts = [`${ailment.name[language]} × ${ailment.count}`, level];
  if (ailment.concealed) parts.push(RS.concealed[language]);
  else if (ailment.in_force === 0) parts.push(RS.ignored[language]);
  return `${parts.join(', ')}. ${levelTexts(ailment, language).join(' ')}`;
}

export function typesWords(seat: SlingerSeat, language: Language): string {
  const number = seat.ailments.types;
  return number === 1 ? RS.type[language] : fill(RS.types[language], { n: number });
}

/** An ailment card as a card to draw and inspect; it is no card of the pool. */
export function ailmentCard(ailment: Ailment): DrawnCard {
  return {
    id: `ailment-${ailment.type}`,
    name: ailment.name,
    type: 'ailment',
    subtype: null,
    class: ailment.type,
    type_line: RS.ailment,
    bar: [],
    printed_keywords: [],
    printed: { defense: null, cost: null },
    text: { en: levelTexts(ailment, 'en').join('\n'), de: levelTexts(ailment, 'de').join('\n') },
  };
}

export function areaWords(area: Area, language: Language): string {
  const place = capital(fill(RS.area[language], { n: area.area }));
  return `${place}: ${area.ailment ? ailmentWords(area.ailment, language) : RS.free[language]}`;
}

export function spotState(spot: Spot): Words {
  if (spot.available) return RS.free;
  return spot.empty ? RS.empty : RS.full;
}

export function spotWords(spot: Spot, language: Language): string {
  const place = capital(fill(RS.concentration[language], { n: spot.spot }));
  const state = spotState(spot)[language];
  if (!spot.card) return `${place}: ${state}`;
  const known = isKnown(spot.card) ? describe(spot.card, 'runeslingers', language) : COMMON.card[language];
  return `${place}: ${state}, ${RS.faceDown[language]}: ${known}`;
}

export function deeds(seat: SlingerSeat, language: Language): string {
  const done = Object.entries(seat.deeds).filter(([, number]) => number > 0);
  return done.map(([key, number]) => `${DEEDS[key]?.[language] ?? key} ${number}`).join(', ');
}

/** `2 × Fireball` for each kind of card of an own deck; empty for others. */
export function deckList(seat: SlingerSeat, language: Language): string[] {
  return (seat.deck_list ?? []).map((one) => `${one.count} × ${one.name[language]}`);
}

export function changeWords(seat: SlingerSeat, language: Language): string[] {
  return seat.changes.map((one) => one.sentence[language] + (one.by ? ` (${one.by.name[language]})` : ''));
}

/** `effective 10 → now 8 → blocked 4 → to be dealt 4`. */
export function calculation(hit: Hit, language: Language): { label: string; value: number }[] {
  const steps = (['effective', 'amount', 'prevented', 'blocked', 'left'] as const).map((key) => ({
    label: RS[key][language],
    value: hit[key] ?? 0,
    isShown: key === 'left' || key === 'amount' || Boolean(hit[key]),
  }));
  return steps.filter((step) => step.isShown).map(({ label, value }) => ({ label, value }));
}

export function seatMarks(view: SlingerView, seat: SlingerSeat, language: Language): string[] {
  return [
    ...(view.active === seat.seat ? [COMMON.turn[language]] : []),
    ...(view.first === seat.seat && view.turn > 0 ? [COMMON.first[language]] : []),
    ...(view.waiting_for.includes(seat.seat) ? [COMMON.deciding[language]] : []),
    ...(seat.conceded ? [COMMON.conceded[language]] : []),
    ...(view.result?.winners.includes(seat.seat) ? [COMMON.winner[language]] : []),
  ];
}

export function values(view: SlingerView, seat: SlingerSeat, language: Language): string[] {
  const of = (n: number, m: number): string => fill(RS.ofMaximum[language], { n, m });
  const found = [
    `${capital(RS.health[language])} ${of(seat.health, seat.maximum_health)}`,
    `${capital(RS.power[language])} ${of(seat.power, seat.starting_power)}`,
    `${capital(RS.block[language])} ${seat.block}, ${fill(RS.blocks[language], { n: seat.blocks.used, m: seat.blocks.limit })}`,
    `${capital(RS.determinations[language])} ${seat.determinations}`,
    capital(fill(RS.sets[language], { n: seat.sets.used, m: seat.sets.limit })),
    `${RS.ailments[language]}: ${fill(RS.unconcealed[language], { n: seat.ailments.unconcealed, m: seat.ailments.limit })}, ${typesWords(seat, language)}`,
    `${capital(RS.hand[language])} ${of(seat.hand.length, seat.hand_maximum)}, ${RS.deck[language]} ${seat.deck.count}`,
  ];
  if (view.wins_needed > 1) found.push(capital(fill(RS.wins[language], { n: seat.wins, m: view.wins_needed })));
  const done = deeds(seat, language);
  if (done) found.push(`${RS.thisTurn[language]}: ${done}`);
  return [...found, ...changeWords(seat, language)];
}

export function text(view: GameView, below: number, language: Language, names: string[]): TextSection[] {
  const slinger = asSlinger(view);
  const list = (title: string, cards: readonly (CardView | null)[]) => ({
    title,
    cards: cards
      .filter((card) => card !== null)
      .map((card) => ({ card, words: describe(card, 'runeslingers', language) })),
  });
  const seats = [...slinger.seats].sort((a, b) => Number(a.seat === below) - Number(b.seat === below));
  const sections: TextSection[] = seats.map((seat) => ({
    title: [names[seat.seat] ?? '', ...seatMarks(slinger, seat, language)].join(', '),
    facts: [
      ...values(slinger, seat, language),
      ...seat.areas.filter((area) => area.ailment).map((area) => areaWords(area, language)),
      ...seat.concentrations.map((spot) => spotWords(spot, language)),
      ...(seat.deck_list?.length ? [`${RS.deckList[language]}: ${deckList(seat, language).join(', ')}`] : []),
    ],
    lists: [
      list(RS.runeslinger[language], [seat.runeslinger, seat.passive, seat.activate]),
      list(RS.ailments[language], seat.areas.flatMap((area) => [area.boon, area.placed])),
      list(RS.concentrations[language], seat.concentrations.map((spot) => spot.top)),
      list(COMMON.hand[language], seat.hand),
      ...(seat.deck.known.length ? [list(knownPart(RS.deck, seat.deck.known.length, language), seat.deck.known)] : []),
      list(RS.discard[language], seat.discard),
      list(RS.void[language], seat.void),
    ],
  }));
  const going = goingOn(slinger, language, names);
  if (going.length) sections.push({ title: RS.ladder[language], facts: going, lists: [] });
  if (slinger.draft) {
    sections.push({
      title: RS.draft[language],
      facts: draftCounts(slinger, language, names),
      lists: [
        list(fill(RS.pack[language], { cards: count(slinger.draft.pack.length, language) }), slinger.draft.pack),
        list(fill(RS.picks[language], { cards: count(slinger.draft.picks.length, language) }), slinger.draft.picks),
        list(fill(RS.built[language], { cards: count(slinger.draft.deck.length, language) }), slinger.draft.deck),
      ],
    });
  }
  return sections;
}

/** Damage that can be blocked, triggers, and what was chosen in secret. */
function goingOn(view: SlingerView, language: Language, names: string[]): string[] {
  const found: string[] = view.triggers.map((one) => `${RS.triggers[language]}: ${one.sentence[language]}`);
  const { damage } = view;
  for (const hit of damage?.hits ?? []) {
    const steps = calculation(hit, language).map((step) => `${step.label} ${step.value}`);
    const source = fill(RS.damageBy[language], { name: (damage && nameOf(damage.source, language)) ?? '' });
    const target = nameOf(hit.target, language) ?? '';
    found.push(`${source} → ${target} (${names[hit.seat] ?? ''}): ${steps.join(' → ')}; ${RS.withBlock[language]} ${hit.with_block}`);
  }
  if (view.chosen) found.push(`${RS.chosen[language]}: ${view.chosen.name?.[language] ?? ''}`);
  return found;
}

export function draftCounts(view: SlingerView, language: Language, names: string[]): string[] {
  const draft = view.draft;
  if (!draft) return [];
  return view.seats.map((seat) =>
    fill(RS.others[language], {
      player: names[seat.seat] ?? '',
      pack: draft.pack_counts[seat.seat] ?? 0,
      picks: draft.pick_counts[seat.seat] ?? 0,
      deck: draft.deck_counts[seat.seat] ?? 0,
    }),
  );
}
