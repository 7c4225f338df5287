/** What the board of Invasion says about a view: clock, facts, roles, marks, and what lies in the middle. */

import { both, fill, signed } from '../../../cards/words';
import { COMMON } from '../../../boards/common/words';
import type { Fact, Mark } from '../../../boards/contract';
import { cardsOf } from '../../../lib/find';
import type { CardView, GameView, Language, Option, Words } from '../../../protocol';
import { colourWords } from '../face';
import { say } from '../face_words';
import type { Colour } from '../types';
import type { Die, InvasionOption, InvasionSeat, InvasionView, StackCard, Storage, Zone } from '../view_types';
import { INV } from './words';

export { text } from './in_words';

export const asInvasion = (view: GameView): InvasionView => view as InvasionView;

/** So many rounds before the last one it is told. */
const LIMIT_IN_SIGHT = 10;
/** With so little health a player is warned of. */
export const LOW = 4;
export const COLOURS: readonly Colour[] = ['blue', 'red', 'black', 'green', 'yellow', 'wild', 'neutral'];

export const isTogether = (view: GameView): boolean => asInvasion(view).mode === 'cooperative';

export function clock(view: GameView): Words {
  const { round, round_limit: limit, match, scenario, invasion, seats } = asInvasion(view);
  if (scenario && invasion) {
    const { marker, last } = invasion.events;
    const time = both(INV.timeOf, { n: marker, m: last });
    return { en: `${scenario.name.en} · ${time.en}`, de: `${scenario.name.de} · ${time.de}` };
  }
  if (round === 0) return INV.setup;
  const rounds = limit - round < LIMIT_IN_SIGHT ? both(INV.roundOf, { n: round, m: limit }) : both(INV.round, { n: round });
  if (!match || match.to_win < 2) return rounds;
  const games = both(INV.match, { n: match.number, score: seats.map((seat) => seat.wins).join(':') });
  return { en: `${rounds.en} · ${games.en}`, de: `${rounds.de} · ${games.de}` };
}

export function facts(view: GameView, number: number): Fact[] {
  const seat = asInvasion(view).seats[number];
  if (!seat) return [];
  return [
    { label: INV.health, value: String(seat.health), warn: seat.health <= LOW },
    { label: INV.armor, value: String(seat.armor) },
    { label: COMMON.hand, value: String(seat.hand.length) },
    { label: INV.deck, value: String(seat.deck.count) },
  ];
}

// -- options and marks -------------------------------------------------------------------------

/** Answers that are drawn in the middle of the table, or at the spare parts. */
const DRAWN = ['colour-', 'symbol-', 'spare-'];

export const pictures = (option: Option): boolean => DRAWN.some((one) => option.id.startsWith(one));

/** Whether every answer lies open: those that name the same card with different meanings are better read. */
export function cardsAnswer(view: GameView): boolean {
  const { question } = asInvasion(view);
  return question !== null && !['keep', 'may', 'mode', 'amount', 'event', 'full', 'try-again'].includes(question.kind);
}

export function marks(view: GameView): Map<number, Mark[]> {
  const { invasion, seats } = asInvasion(view);
  const found = new Map<number, Mark[]>();
  const changed = [
    ...(invasion?.stack ?? []).filter((card) => card.top && isChanged(card)),
    ...seats.flatMap((seat) => seat.training.filter((card) => card.needed !== card.training)),
  ];
  for (const card of changed) found.set(card.n, ['changed']);
  return found;
}

const isChanged = ({ bonus }: StackCard): boolean => Object.values(bonus).some(Boolean);

// -- what lies in the middle -------------------------------------------------------------------

/** The colours to choose from, if a question asks for one. */
export function coloursAsked({ question }: InvasionView): { option: InvasionOption; colour: Colour }[] {
  return (question?.options ?? []).flatMap((option) => {
    const [kind, place] = option.id.split('-');
    const colour = kind === 'colour' || kind === 'symbol' ? COLOURS[Number(place)] : undefined;
    return colour ? [{ option, colour }] : [];
  });
}

/** The die that is being rebuilt: its sides or its screws are asked for. */
export function dieAsked(view: InvasionView): Die | null {
  const place = view.question?.options.find((option) => option.places?.[0]?.['side'] !== undefined)?.places?.[0];
  return view.seats.flatMap((seat) => seat.dice).find((die) => die.n === place?.['die']) ?? null;
}

/** The cards of the question that lie nowhere open on the table. */
export function toChoose(view: InvasionView, open: ReadonlySet<number>): CardView[] {
  const wanted = new Set((view.question?.options ?? []).flatMap((option) => option.cards).filter((n) => !open.has(n)));
  if (!wanted.size) return [];
  const known = cardsOf(view);
  for (const { face, cards } of view.shared.starting) for (const n of cards) known.set(n, { ...face, n, owner: -1 });
  return [...wanted].map((n) => known.get(n)).filter((card) => card !== undefined);
}

/** Whether the middle of the table shows anything. */
export const isBusy = (view: InvasionView, choice: readonly CardView[]): boolean =>
  Boolean(choice.length || dieAsked(view) || coloursAsked(view).length || view.items.length || view.triggers.length || view.assigning);

/** What lies open on the own side, and in the middle. */
export function openNumbers(view: InvasionView, seat: InvasionSeat | undefined, isPhone: boolean): Set<number> {
  const folded = seat && !isPhone ? [...seat.training, ...seat.played] : [];
  const cards: { n?: number }[] = seat ? [...(seat.hand as CardView[]), ...seat.base, ...folded] : [];
  const { invasion } = view;
  const theirs = invasion
    ? [
        ...(isPhone ? invasion.stack.slice(0, 1) : [...invasion.stack, ...invasion.protocols, invasion.events.current]),
        ...invasion.zones.map((zone) => zone.card),
        ...invasion.actions.map((one) => one.card),
      ]
    : [];
  const waiting = [...view.items, ...view.triggers].map((item) => item.card as CardView);
  const abilities = (seat?.storage ?? []).map((one) => one.ability);
  return new Set([...cards, ...theirs, ...waiting, ...abilities].flatMap((card) => (card?.n === undefined ? [] : [card.n])));
}

// -- words of the parts ------------------------------------------------------------------------

export function dieWords(die: Die, language: Language): string {
  const top = die.top === null ? INV.notRolled[language] : fill(INV.dieTop[language], { what: colourWords(die.sides[die.top] ?? [], language) });
  const sides = die.sides.map((side) => colourWords(side, language)).join(' · ');
  return [
    fill(INV.die[language], { n: die.number }),
    INV[die.state][language],
    ...(die.while_event ? [INV.whileEvent[language]] : []),
    top,
    fill(INV.dieSides[language], { what: sides }),
  ].join(', ');
}

export function storageWords(storage: Storage, language: Language): string {
  const count = fill(INV.storedOf[language], { colour: say(storage.type, language), n: storage.stored.length, m: storage.spots });
  const inWild = storage.type === 'wild' && storage.stored.length ? ` (${colourWords(storage.stored, language)})` : '';
  return [`${count}${inWild}`, ...(storage.pair ? [INV.pair[language]] : [])].join(', ');
}

export function poolColours(seat: InvasionSeat): [Colour, number][] {
  return Object.entries(seat.pool).map(([colour, number]) => [colour as Colour, number]);
}

export function zoneWords(zone: Zone, language: Language): string {
  const colour = say(zone.colour, language);
  if (zone.needed === null) return fill(INV.zoneEmpty[language], { colour, n: zone.stored });
  const near = zone.stored + 1 >= zone.needed ? [INV.zoneFull[language]] : [];
  return [fill(INV.zoneOf[language], { colour, n: zone.stored, m: zone.needed }), ...near].join(', ');
}

export function seatMarks(view: InvasionView, seat: InvasionSeat, language: Language): string[] {
  const isTeam = view.mode === 'cooperative' && view.phase === 'main';
  return [
    ...(view.active === seat.seat ? [COMMON.turn[language]] : []),
    ...(seat.captain ? [INV.captain[language]] : []),
    ...(view.next_captain === seat.seat && view.captain !== seat.seat && view.mode === 'cooperative' ? [INV.nextCaptain[language]] : []),
    ...(isTeam && !seat.out ? [INV[seat.done ? 'done' : 'acting'][language]] : []),
    ...(!isTeam && view.waiting_for.includes(seat.seat) ? [COMMON.deciding[language]] : []),
    ...(seat.out ? [INV.out[language]] : []),
    ...(seat.conceded ? [COMMON.conceded[language]] : []),
    ...(view.result?.winners.includes(seat.seat) ? [COMMON.winner[language]] : []),
  ];
}

export function eventWords({ invasion }: InvasionView, language: Language): string {
  const left = invasion?.events.rounds_left;
  if (left === null || left === undefined) return INV.noEvent[language];
  return left === 0 ? INV.eventEndsNow[language] : fill(INV[left === 1 ? 'eventEndsOne' : 'eventEnds'][language], { n: left });
}

/** What Cleanup would do to each player, if nothing else happens. */
export function intentTotal({ invasion }: InvasionView): { ranged: number; melee: number } {
  const attacks = invasion?.attacks ?? [];
  return {
    ranged: attacks.reduce((sum, one) => sum + one.ranged, 0),
    melee: attacks.reduce((sum, one) => sum + one.melee, 0),
  };
}

/** What a player would have left after that. */
export function afterCleanup(view: InvasionView, seat: InvasionSeat): { armor: number; health: number } {
  let { armor, health } = seat;
  for (const { ranged, melee } of view.invasion?.attacks ?? []) {
    health -= ranged;
    const stopped = Math.min(armor, melee);
    armor -= stopped;
    health -= melee - stopped;
  }
  return { armor, health: Math.max(0, health) };
}

export function discountWords(seat: InvasionSeat, language: Language): string {
  const names = seat.discounts.map((one) => (one === 'any' ? INV.any[language] : say(one as Colour, language)));
  return names.length ? fill(INV.discounts[language], { what: names.join(', ') }) : '';
}

export const change = (by: number): string => signed(by);
