/** Sentences of the server. They come in pieces: words, and what cards are called, with their numbers. */

import type { LogCard, Piece } from '../protocol';

/** A part of a sentence as it is shown. */
export interface Part {
  text: string;
  card?: LogCard;
  /** The full stop, comma or colon right behind a card. */
  mark?: string;
  bold?: boolean;
}

const NUMBER = /(?<![\p{L}\d(]|Player |Spieler )\d+(?![\p{L}\d])/gu;
const MARK = /^[.,:;!?)]/;

/** A sentence without its cards. */
export function plain(pieces: readonly Piece[]): string {
  return pieces.map((piece) => piece.text).join('');
}

/** A sentence of our own with a card in it: `text` has `CARD` where the card is. */
export const CARD = '\uE000';
export function around(text: string, card: Piece): Piece[] {
  return text.split(CARD).flatMap((words, place) => (place ? [card, { text: words }] : [{ text: words }]));
}

/** A sentence with the given cards as chips and numbers bold (not those of players and copies). */
export function parts(pieces: readonly Piece[], cards: readonly LogCard[]): Part[] {
  const found: Part[] = [];
  for (const { text, card: number } of pieces) {
    const card = number === undefined ? undefined : cards.find(({ n }) => n === number);
    if (card) found.push({ text, card });
    else if (number !== undefined) found.push({ text });
    else found.push(...words(text, found.at(-1)));
  }
  return found;
}

/** Words with their numbers bold; a mark that follows a card is kept with it. */
function words(text: string, before: Part | undefined): Part[] {
  const mark = before?.card ? MARK.exec(text)?.[0] : undefined;
  if (before && mark) before.mark = mark;
  const rest = text.slice(mark?.length ?? 0);
  const found: Part[] = [];
  let end = 0;
  for (const match of rest.matchAll(NUMBER)) {
    if (match.index > end) found.push({ text: rest.slice(end, match.index) });
    found.push({ text: match[0], bold: true });
    end = match.index + match[0].length;
  }
  if (end < rest.length) found.push({ text: rest.slice(end) });
  return found;
}
