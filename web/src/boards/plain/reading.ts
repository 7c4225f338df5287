/** Any game's view read without knowing the game: its numbers and sentences as facts, its lists of cards as lists. */

import { describe } from '../../cards/face';
import { spaced } from '../../cards/plain_face';
import { capital } from '../../cards/words';
import type { CardView, GameView, Language, Words } from '../../protocol';
import type { TextSection } from '../contract';
import { COMMON } from '../common/words';

export interface CardList {
  key: string;
  title: string;
  cards: CardView[];
}

export interface Part {
  /** Whose it is; -1: the whole table's. */
  seat: number;
  title: string;
  facts: string[];
  lists: CardList[];
}

/** What the shell shows, or what says nothing by itself. */
const ELSEWHERE = new Set(['game', 'seat', 'phase', 'seats', 'question', 'waiting_for', 'result']);

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
const isWords = (value: unknown): value is Words => isFields(value) && typeof value['en'] === 'string' && typeof value['de'] === 'string';
const isCard = (value: unknown): value is CardView => isFields(value) && (value['hidden'] === true || (isWords(value['name']) && 'id' in value));

/** A pile of equal cards: their face once, and the number of each. */
interface PileOfCards {
  face: CardView;
  cards: number[];
}
const isPile = (value: unknown): value is Fields & PileOfCards =>
  isFields(value) && isCard(value['face']) && Array.isArray(value['cards']) && value['cards'].every(Number.isInteger);

/** Sorts what a field holds into facts and lists, with the names of the fields as titles. */
function read(value: unknown, key: string, into: Part, language: Language): void {
  const title = capital(spaced(key));
  if (isCard(value)) into.lists.push({ key, title, cards: [value] });
  else if (isPile(value)) into.lists.push({ key, title, cards: value.cards.map((n) => ({ ...value.face, n })) });
  else if (isWords(value)) into.facts.push(`${title}: ${value[language]}`);
  else if (Array.isArray(value)) {
    const cards = value.filter(isCard);
    if (cards.length || !value.length) into.lists.push({ key, title, cards });
    value.forEach((one, index) => isCard(one) || read(one, `${key} ${index + 1}`, into, language));
  } else if (isFields(value)) {
    for (const [name, one] of Object.entries(value)) read(one, `${key} ${name}`, into, language);
  } else if (typeof value === 'boolean') {
    if (value) into.facts.push(title);
  } else if (value !== null && value !== undefined) into.facts.push(`${title} ${String(value)}`);
}

function partOf(fields: Fields, part: Part, language: Language): Part {
  for (const [key, value] of Object.entries(fields)) if (!ELSEWHERE.has(key)) read(value, key, part, language);
  return part;
}

/** The table: a part for each seat, beginning after the reader and ending with them, and one for what belongs to nobody. */
export function partsOf(view: GameView, below: number, language: Language, names: readonly string[]): Part[] {
  const count = view.seats.length;
  const inOrder = [...view.seats].sort((a, b) => ((a.seat - below - 1 + count) % count) - ((b.seat - below - 1 + count) % count));
  const seats = inOrder.map((seat) => {
    const title = [names[seat.seat] ?? '', ...marksOf(view, seat.seat, language)].join(', ');
    return partOf(seat, { seat: seat.seat, title, facts: [], lists: [] }, language);
  });
  const shared = partOf(view, { seat: -1, title: COMMON.table[language], facts: [], lists: [] }, language);
  return [...seats.slice(0, -1), shared, ...seats.slice(-1)];
}

function marksOf(view: GameView, seat: number, language: Language): string[] {
  return [
    ...(view.active === seat ? [COMMON.turn[language]] : []),
    ...(view.waiting_for.includes(seat) ? [COMMON.deciding[language]] : []),
  ];
}

export function text(view: GameView, below: number, language: Language, names: string[]): TextSection[] {
  return partsOf(view, Math.max(0, below), language, names).map((part) => ({
    title: part.title,
    facts: part.facts,
    lists: part.lists
      .filter((list) => list.cards.length)
      .map((list) => ({
        title: list.title,
        cards: list.cards.map((card) => ({ card, words: describe(card, view.game, language) })),
      })),
  }));
}
