/** What the board finds out of a view: sides, guardians, what a card would be exhausted to, predictions. */

import type { Mark } from '../../../boards/contract';
import type { CardView } from '../../../protocol';
import type { DrawnCard } from '../types';
import type { PermanentCard, RoneCard, RoneOption, RoneSeat, RoneView, UnitCard } from '../view_types';

export interface Side {
  side: number;
  /** The players of a team, the reader's seat first. */
  seats: RoneSeat[];
  isOwn: boolean;
}

/** The sides, the reader's own last; of several opponents in the order of turns after the reader. */
export function sidesOf(view: RoneView, below: number): Side[] {
  const seats = view.seats.length;
  const inOrder = view.seats.map((_, step) => view.seats[(below + step) % seats]).filter((seat) => seat !== undefined);
  const sides = new Map<number, Side>();
  const own = inOrder[0] ? inOrder[0].side : -1;
  for (const seat of inOrder) {
    const found = sides.get(seat.side);
    if (found) found.seats.push(seat);
    else sides.set(seat.side, { side: seat.side, seats: [seat], isOwn: seat.side === own });
  }
  return [...sides.values()].sort((a, b) => Number(a.isOwn) - Number(b.isOwn));
}

/** Units with labels: copies side by side are numbered, as options call them. */
export function numbered(units: UnitCard[]): (UnitCard & Pick<DrawnCard, 'label'>)[] {
  return units.map((card) => {
    const copies = units.filter((one) => one.id === card.id);
    if (copies.length < 2) return card;
    const number = copies.indexOf(card) + 1;
    return { ...card, label: { en: `${card.name.en} (${number})`, de: `${card.name.de} (${number})` } };
  });
}

/** Whose card it is, where that is somebody of another side than who controls it. */
export function foreignOwner(view: RoneView, card: PermanentCard): number | null {
  const { owner, controller } = card;
  const side = (seat: number): number => view.seats[seat]?.side ?? seat;
  return side(owner) === side(controller) ? null : owner;
}

/** Of three players: whom a player attacks first and second. */
export function targetRank(view: RoneView, reader: number, seat: number): 'primary' | 'secondary' | null {
  const opponents = view.seats[reader]?.opponents ?? [];
  if (view.mode !== '3p' || opponents.length < 2) return null;
  const place = opponents.indexOf(seat);
  return place === 0 ? 'primary' : place === 1 ? 'secondary' : null;
}

const optionsOf = (view: RoneView): RoneOption[] => view.question?.options ?? [];

/** Whether the question is which card is attacked. */
export function choosesTarget(view: RoneView): boolean {
  return view.question?.card !== null && optionsOf(view).some((option) => option.prediction !== undefined);
}

export function unitsOf(view: RoneView): Map<number, UnitCard> {
  const found = new Map<number, UnitCard>();
  for (const seat of view.seats) for (const unit of seat.units) found.set(unit.n, unit);
  return found;
}

/** The guardians for the attacker that is choosing its target: while there are any, only they can be attacked (RONE-GUARD-2). */
export function guardians(view: RoneView): Map<number, 'guardian' | 'defender'> {
  const found = new Map<number, 'guardian' | 'defender'>();
  if (!choosesTarget(view)) return found;
  const units = unitsOf(view);
  const targets = optionsOf(view).filter((option) => option.prediction !== undefined);
  const cards = targets.flatMap((option) => option.cards);
  if (cards.some((card) => !units.has(card))) return found; // a hero can be attacked: nobody guards
  for (const card of cards) {
    const unit = units.get(card);
    if (unit?.exhausted === 0) found.set(card, unit.keywords.includes('defender') ? 'defender' : 'guardian');
  }
  return found;
}

/** What an attack on a card would do, where the question says so. */
export function predictions(view: RoneView): Map<number, NonNullable<RoneOption['prediction']>> {
  const found = new Map<number, NonNullable<RoneOption['prediction']>>();
  for (const option of optionsOf(view)) {
    if (option.prediction) for (const card of option.cards) found.set(card, option.prediction);
  }
  return found;
}

/** The cards that recycling would take out of the game, in their order; and whether it is asked for now. */
export function recycling(view: RoneView): { cards: RoneCard[]; isAsked: boolean } {
  const option = optionsOf(view).find((one) => one.removes !== undefined);
  const pile = view.seats[view.seat]?.graveyard ?? [];
  const cards = (option?.removes ?? []).flatMap((n) => pile.filter((card) => card.n === n));
  return { cards, isAsked: option !== undefined && option.leads === undefined };
}

/** The prices of a card's activated abilities, in the order of its text: {yellow 1} is one quarter turn. */
export function abilityPrices(text: string): number[] {
  return text
    .split('\n')
    .flatMap((line) => [...line.matchAll(/^\{(?:yellow|purple) (\d)\}/g)].map((found) => Number(found[1])));
}

/** What cards would be exhausted to by what the question offers: attacks and abilities; the least of several. */
export function ghosts(view: RoneView): Map<number, number> {
  const cards = new Map<number, PermanentCard & Partial<UnitCard>>();
  for (const seat of view.seats) {
    for (const card of [...seat.units, ...seat.technologies, ...(seat.hero ? [seat.hero] : [])]) {
      cards.set(card.n, card);
    }
  }
  const found = new Map<number, number>();
  const add = (n: number, turns: number | undefined): void => {
    if (turns) found.set(n, Math.min(found.get(n) ?? 3, turns, 3));
  };
  const attacker = view.question?.card;
  if (choosesTarget(view) && typeof attacker === 'number') add(attacker, cards.get(attacker)?.speed);
  for (const option of optionsOf(view)) {
    const [, action, n, number] = /^(attack|use)-(\d+)(?:-(\d+))?$/.exec(option.id) ?? [];
    const card = cards.get(Number(n));
    if (!card || option.prediction !== undefined) continue;
    if (action === 'attack') add(Number(n), card.speed);
    else if (action === 'use') add(Number(n), abilityPrices(card.text.en)[Number(number)]);
  }
  return found;
}

/** Marks besides those of options: who is attacked, and what an effect has changed. */
export function marksOf(view: RoneView): Map<number, Mark[]> {
  const found = new Map<number, Mark[]>();
  const add = (n: number | undefined, mark: Mark): void => {
    if (n !== undefined) found.set(n, [...new Set([...(found.get(n) ?? []), mark])]);
  };
  const attacked: CardView | undefined = view.combat?.defender;
  if (view.combat?.step !== 'damage-dealt') add(attacked?.n, 'threat');
  for (const seat of view.seats) {
    for (const card of [...seat.units, ...seat.technologies, ...(seat.hero ? [seat.hero] : [])]) {
      if (isChanged(card)) add(card.n, 'changed');
    }
  }
  return found;
}

export function isChanged(card: PermanentCard & Partial<UnitCard>): boolean {
  if (card.changes.length) return true;
  const stats = ['melee', 'ranged'] as const;
  return stats.some((stat) => card[stat] !== undefined && card[stat] !== card.printed[stat]);
}
