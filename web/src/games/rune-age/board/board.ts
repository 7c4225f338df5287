/** What the board of Rune Age says about a view: clock, facts, roles, marks and the whole table in words. */

import { describe } from '../../../cards/face';
import { both, capital, fill } from '../../../cards/words';
import { COMMON, count, knownPart } from '../../../boards/common/words';
import type { Fact, Mark, TextSection } from '../../../boards/contract';
import type { CardView, GameView, Language, Option, Words } from '../../../protocol';
import { factionName } from '../face';
import type { Army, Combat, Goal, Pile, RuneAgeOption, RuneAgeSeat, RuneAgeView, StandingCard } from '../view_types';
import { RA } from './words';

export const asRuneAge = (view: GameView): RuneAgeView => view as RuneAgeView;

/** So many rounds before the last one it is told. */
const LIMIT_IN_SIGHT = 10;
/** So much damage before a realm falls it is warned of. */
const NEAR = 6;

export function clock(view: GameView): Words {
  const { round, scenario } = asRuneAge(view);
  if (round === 0) return RA.setup;
  const limit = scenario.round_limit;
  return limit - round < LIMIT_IN_SIGHT ? both(RA.roundOf, { n: round, m: limit }) : both(RA.round, { n: round });
}

export function facts(view: GameView, number: number): Fact[] {
  const seat = asRuneAge(view).seats[number];
  if (!seat) return [];
  return [
    { label: RA.damage, value: `${seat.damage}/${seat.damage_limit}`, warn: isNearLoss(seat) },
    { label: RA.influence, value: String(seat.influence) },
    { label: COMMON.hand, value: String(seat.hand.length) },
    { label: RA.deck, value: String(seat.deck.count) },
  ];
}

export const isNearLoss = (seat: RuneAgeSeat): boolean => seat.damage > 0 && seat.damage_limit - seat.damage <= NEAR;

// -- options and marks -------------------------------------------------------------------------

/** Questions that are answered with cards in hand, on the table or on top of open piles, and none that lie within a pile. */
const ON_THE_TABLE = ['faction', 'action', 'more', 'price', 'payment', 'payment-card', 'retain', 'assault', 'siege', 'attrition', 'lay-down'];

export function cardsAnswer(view: GameView): boolean {
  const { question } = asRuneAge(view);
  return question !== null && ON_THE_TABLE.includes(question.kind);
}

/** An attack is not taken back: what it needs, and what the hand has for it. */
export function confirms(option: Option, view: GameView): Words | null {
  const { combat, needs } = option as RuneAgeOption;
  const seat = asRuneAge(view).seats[view.seat];
  if (!combat || !seat) return null;
  return both(RA[combat === 'siege' ? 'beforeSiege' : 'beforeBattle'], { n: needs ?? 0, m: handStrength(seat) });
}

/** The printed strength of all units in a hand. */
const handStrength = (seat: RuneAgeSeat): number =>
  seat.hand.reduce((sum, card) => sum + ('printed' in card ? (card.printed.strength ?? 0) : 0), 0);

/** A faction is taken by its home realm. */
export const pictures = (option: Option): boolean => 'faction' in option;

export function marks(view: GameView): Map<number, Mark[]> {
  const { combat, seats, centre } = asRuneAge(view);
  const found = new Map<number, Mark[]>();
  const add = (n: number, mark: Mark): void => void found.set(n, [...(found.get(n) ?? []), mark]);
  if (combat) add(combat.target.n, 'threat');
  for (const card of [...seats.flatMap((seat) => seat.realm), ...centre.enemies, ...centre.cities]) {
    if (isChanged(card)) add(card.n, 'changed');
  }
  for (const card of [...(combat?.attacker.cards ?? []), ...(combat?.defender?.cards ?? [])]) {
    if (card.strength !== (card.printed.strength ?? 0)) add(card.n, 'changed');
  }
  return found;
}

function isChanged(card: StandingCard): boolean {
  const { printed } = card;
  return (card.strength ?? 0) !== (printed.strength ?? 0) || (card.auto_defense ?? 0) !== (printed.auto_defense ?? 0);
}

// -- what the parts of the board say -----------------------------------------------------------

export const resourceName = (resource: string | null, language: Language): string => RA[resource === 'gold' ? 'gold' : 'influence'][language];

export function pileWords(pile: Pile, language: Language): string {
  const left = fill(RA.leftOf[language], { n: pile.left, m: pile.of });
  if (pile.price === null) return left;
  const price = fill(RA.costs[language], { n: pile.price, resource: resourceName(pile.resource, language) });
  return pile.price === pile.face.printed.cost ? left : `${left}, ${price}`;
}

/** The next card of a pile, or the one with this number; a printed one where nothing is left. */
export function topOf(pile: Pile, n = pile.cards[0]): CardView {
  return n === undefined ? pile.face : { ...pile.face, n, owner: -1 };
}

/** What the event deck has brought; what is being resolved stands in the middle of the table. */
export function front({ centre, combat }: RuneAgeView): CardView[] {
  return [...centre.enemies, ...centre.ongoing].filter((card) => combat || card.n !== centre.event?.card.n);
}

/** Everything that lies open between the players, but for the piles. */
export function centreCards(view: RuneAgeView): CardView[] {
  const { centre } = view;
  return [centre.objective, centre.shared_realm, ...front(view), ...centre.cities, ...centre.runes].filter((card) => card !== null);
}

/** What influence can acquire. */
export const marketPiles = ({ centre }: RuneAgeView): Pile[] => [...centre.gold, ...centre.neutral, ...centre.mercenaries];

/** How the game ends, in words. */
export function goalWords({ scenario }: RuneAgeView, names: string[], language: Language): string[] {
  return [
    ...scenario.goals.map((goal) => `${goal.sentence[language]} ${progressWords(goal, names, language).join(', ')}`),
    ...scenario.forbidden.map((one) => `${FORBIDDEN[one][language]}.`),
  ];
}

export function seatMarks(view: RuneAgeView, seat: RuneAgeSeat, language: Language): string[] {
  const isRole = seat.role === 'overlord' || seat.role === 'ally';
  return [
    ...(isRole ? [RA[seat.role as 'overlord' | 'ally'][language]] : []),
    ...(view.active === seat.seat ? [COMMON.turn[language]] : []),
    ...(view.waiting_for.includes(seat.seat) ? [COMMON.deciding[language]] : []),
    ...(seat.out ? [RA.out[language]] : []),
    ...(seat.conceded ? [COMMON.conceded[language]] : []),
    ...(view.result?.winners.includes(seat.seat) ? [COMMON.winner[language]] : []),
  ];
}

/** How far everybody is: `Ada 7/18 · Brigitte 9/18`. */
export function progressWords(goal: Goal, names: string[], language: Language): string[] {
  return goal.progress.map(({ seat, have }) =>
    seat < 0
      ? fill(RA.goalAll[language], { have, need: goal.need })
      : fill(RA.goalOf[language], { name: names[seat] ?? '', have, need: goal.need }),
  );
}

/** What one more of a resource would buy, or of strength defeat; the piles are those that the seat may buy from. */
export function oneMore(view: RuneAgeView, seat: RuneAgeSeat, language: Language): string[] {
  const priced = (have: number | null, piles: Pile[]): string[] =>
    piles.filter((pile) => have !== null && pile.left > 0 && pile.price === have + 1).map((pile) => pile.face.name[language]);
  const rows: [string, string[]][] = [
    [resourceName('gold', language), priced(seat.gold, seat.barracks)],
    [resourceName('influence', language), priced(seat.influence, marketPiles(view))],
    [RA.strength[language], nearlyDefeated(view, seat, language)],
  ];
  return rows.flatMap(([resource, what]) => (what.length ? [fill(RA.oneMore[language], { resource, what: what.join(', ') })] : []));
}

/** What a battle with the whole hand would miss by one. */
function nearlyDefeated(view: RuneAgeView, seat: RuneAgeSeat, language: Language): string[] {
  if (seat.seat !== view.seat) return [];
  const needed = handStrength(seat) + 1;
  const targets = (view.question?.options ?? []).filter((option) => option.combat === 'battle' && option.needs === needed).flatMap((option) => option.cards);
  return centreCards(view).filter((card) => card.n !== undefined && targets.includes(card.n)).map((card) => card.name?.[language] ?? '');
}

export const FORBIDDEN = { home_realms: RA.home_realms, cities: RA.no_cities, allies: RA.no_allies } as const;

/** `2 more needed`, or what the attack has come to. */
export function verdict(combat: Combat, language: Language): string {
  if (combat.result !== 'undecided') return RA[combat.result === 'attacker' ? 'won' : 'repelled'][language];
  return combat.missing ? fill(RA.needs[language], { n: combat.missing }) : RA.wins[language];
}

/** The steps of a combat; dice are rolled only against what has attrition icons, never in a siege (RA-BATTLE-6, RA-SIEGE-1). */
export function stepsOf(combat: Combat): Combat['step'][] {
  return combat.icons || combat.step === 'attrition' ? ['assault', 'attrition', 'resolution', 'end'] : ['assault', 'resolution', 'end'];
}

/** What attrition will do, or has done. */
export function attritionWords(view: RuneAgeView, combat: Combat, language: Language): string[] {
  const { die } = view.centre;
  return [
    ...(combat.icons ? [fill(RA[combat.icons === 1 ? 'die' : 'dice'][language], { n: combat.icons })] : []),
    ...(combat.step === 'attrition' && die.length ? [fill(RA.rolled[language], { n: die.join(', ') })] : []),
    ...(combat.to_destroy ? [fill(RA[combat.to_destroy === 1 ? 'toDestroyOne' : 'toDestroy'][language], { n: combat.to_destroy })] : []),
  ];
}

// -- in words ----------------------------------------------------------------------------------

type List = TextSection['lists'][number];

export function text(view: GameView, below: number, language: Language, names: string[]): TextSection[] {
  const game = asRuneAge(view);
  const list = (title: string, cards: readonly CardView[]): List => ({
    title,
    cards: cards.map((card) => ({ card, words: describe(card, 'rune-age', language) })),
  });
  const named = new Set(game.question?.options.flatMap((option) => option.cards));
  const piles = (title: string, all: readonly Pile[]): List => ({
    title,
    cards: all.map((pile) => {
      const card = topOf(pile, pile.cards.find((n) => named.has(n)));
      return { card, words: `${describe(card, 'rune-age', language)} (${pileWords(pile, language)})` };
    }),
  });
  const seats = [...game.seats].sort((a, b) => Number(a.seat === below) - Number(b.seat === below));
  return [
    { title: clock(view)[language], facts: goalFacts(game, names, language), lists: [] },
    goingOn(game, names, language, list),
    centreSection(game, language, list, piles),
    ...seats.map((seat): TextSection => seatSection(game, seat, names, language, list, piles)),
  ].filter((section) => section.facts.length + section.lists.length > 0);
}

function goalFacts(view: RuneAgeView, names: string[], language: Language): string[] {
  const objective = `${RA.objective[language]}: ${describe(view.scenario.objective as CardView, 'rune-age', language)}`;
  return [objective, ...goalWords(view, names, language)];
}

type Lister = (title: string, cards: readonly CardView[]) => List;
type PileLister = (title: string, piles: readonly Pile[]) => List;

function goingOn(view: RuneAgeView, names: string[], language: Language, list: Lister): TextSection {
  const { combat, spend, acting } = view;
  const { event } = view.centre;
  const army = (title: string, one: Army | null): List[] => (one ? [list(`${title}: ${names[one.seat] ?? ''}, ${RA.strength[language]} ${one.strength}`, one.cards)] : []);
  return {
    title: RA.lane[language],
    facts: [
      ...(event ? [`${RA.event[language]}: ${event.text[language]} (${eventSeats(view, names, language).join('; ')})`] : []),
      ...(combat ? [combat.sentence[language], verdict(combat, language), ...attritionWords(view, combat, language)] : []),
      ...(spend ? [spend.sentence[language]] : []),
    ],
    lists: [
      ...(event ? [list(RA.event[language], [event.card])] : []),
      ...(combat
        ? [list(RA.target[language], [combat.target]), ...army(RA.attacker[language], combat.attacker), ...army(RA.defender[language], combat.defender)]
        : []),
      ...(spend?.cards.length ? [list(RA.spend[language], spend.cards)] : []),
      ...(acting.length ? [list(RA.acting[language], acting)] : []),
    ],
  };
}

/** To whom an event happens now, and to whom afterwards. */
export function eventSeats({ centre: { event } }: RuneAgeView, names: string[], language: Language): string[] {
  if (!event) return [];
  const later = event.to_come.map((seat) => names[seat] ?? '').join(', ');
  return [
    ...(event.seat >= 0 ? [fill(RA.eventFor[language], { name: names[event.seat] ?? '' })] : []),
    ...(later ? [fill(RA.thenFor[language], { names: later })] : []),
  ];
}

export function stages({ centre: { event_deck } }: RuneAgeView, language: Language): string[] {
  return event_deck.stages.map(({ stage, left }) => fill(RA.stageLeft[language], { stage, n: left }));
}

/** `I×2 II×5`: how many events of each stage are left. */
export function stagesShort({ centre: { event_deck } }: RuneAgeView): string[] {
  return event_deck.stages.filter(({ left }) => left > 0).map(({ stage, left }) => `${'I'.repeat(stage)}×${left}`);
}

function centreSection({ centre, ...view }: RuneAgeView, language: Language, list: Lister, piles: PileLister): TextSection {
  const deck = [count(centre.event_deck.count, language), ...stages({ centre, ...view }, language)].join(', ');
  return {
    title: RA.centre[language],
    facts: [
      `${RA.eventDeck[language]}: ${deck}`,
      ...(centre.shared_realm ? [`${RA.sharedRealm[language]}: ${RA.damage[language]} ${centre.shared_damage}`] : []),
      ...(centre.rival_damage === null ? [] : [`${RA.rivalRealm[language]}: ${centre.rival_damage}`]),
    ],
    lists: [
      list(RA.objective[language], [centre.objective, centre.shared_realm].filter((card) => card !== null)),
      list(RA.enemies[language], [...centre.enemies, ...centre.ongoing]),
      list(RA.cities[language], centre.cities),
      ...(centre.runes.length ? [list(RA.runes[language], centre.runes)] : []),
      piles(RA.goldCards[language], centre.gold),
      piles(RA.neutral[language], centre.neutral),
      ...(centre.mercenaries.length ? [piles(RA.mercenaries[language], centre.mercenaries)] : []),
      list(RA.eventDiscard[language], centre.discard),
    ],
  };
}

function seatSection(view: RuneAgeView, seat: RuneAgeSeat, names: string[], language: Language, list: Lister, piles: PileLister): TextSection {
  return {
    title: [names[seat.seat] ?? '', factionName(seat.faction, language), ...seatMarks(view, seat, language)].filter(Boolean).join(', '),
    facts: values(view, seat, language),
    lists: [
      list(RA.realm[language], [...(seat.home ? [seat.home] : []), ...seat.realm]),
      list(COMMON.hand[language], seat.hand as CardView[]),
      piles(RA.barracks[language], seat.barracks),
      ...(seat.deck.known.length ? [list(knownPart(RA.deck, seat.deck.known.length, language), seat.deck.known)] : []),
      list(RA.discard[language], seat.discard),
    ],
  };
}

export function values(view: RuneAgeView, seat: RuneAgeSeat, language: Language): string[] {
  const { damage, damage_limit } = seat;
  return [
    ...(seat.home ? [`${capital(RA.damage[language])} ${fill(RA.ofLimit[language], { n: damage, m: damage_limit })}`] : []),
    `${capital(RA.influence[language])} ${seat.influence}`,
    ...(seat.gold === null ? [] : [`${RA.gold[language]} ${seat.gold}`]),
    `${COMMON.hand[language]} ${seat.hand.length}, ${RA.deck[language]} ${seat.deck.count}, ${fill(RA.deckCards[language], { n: seat.cards })}`,
    fill(RA.bestStrength[language], { n: seat.best_strength }),
    fill(RA.bestGold[language], { n: seat.best_gold }),
    ...(view.active === seat.seat && seat.gold !== null ? oneMore(view, seat, language) : []),
  ];
}
