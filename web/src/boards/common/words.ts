/** Words that every board needs. */

import type { Language, Words } from '../../protocol';
import type { Mark } from '../contract';

const words = (en: string, de: string): Words => ({ en, de });

export const COMMON = {
  you: words('You', 'Du'),
  turn: words('turn', 'am Zug'),
  first: words('went first', 'hat begonnen'),
  deciding: words('decides', 'entscheidet'),
  conceded: words('gave up', 'hat aufgegeben'),
  winner: words('won', 'hat gewonnen'),
  hand: words('Hand', 'Hand'),
  table: words('Table', 'Tisch'),
  stack: words('Stack', 'Stapel'),
  stackEmpty: words('the stack is empty', 'der Stapel leer ist'),
  deck: words('Deck', 'Deck'),
  cards: words('{n} cards', '{n} Karten'),
  card: words('1 card', '1 Karte'),
  none: words('empty', 'leer'),
  top: words('top', 'oben'),
  bottom: words('bottom', 'unten'),
  topCard: words('on top: {name}', 'oben: {name}'),
  close: words('Close', 'Schließen'),
  known: words('{n} known', '{n} bekannt'),
  zoneOf: words('{zone}: {player}', '{zone}: {player}'),
  usable: words('something here can be chosen', 'hier kann etwas gewählt werden'),
  notUsable: words('cannot be used now', 'jetzt nicht nutzbar'),
  arrived: words('moved here', 'neu hier'),
  more: words('show what lies behind', 'zeigen, was dahinter liegt'),
  look: words('look through', 'ansehen'),
} as const;

/** Glyph and words of each mark (A.5.7). */
export const MARKS: Record<Mark, { glyph: string; words: Words }> = {
  playable: { glyph: '▸', words: words('can be used', 'nutzbar') },
  target: { glyph: '◎', words: words('can be chosen', 'wählbar') },
  selected: { glyph: '✓', words: words('selected', 'gewählt') },
  threat: { glyph: '⚔', words: words('under attack', 'wird angegriffen') },
  changed: { glyph: 'Δ', words: words('changed by an effect', 'durch einen Effekt verändert') },
};

/** `Deck, 3 known`: what a list tells that is no whole pile. */
export function knownPart(pile: Words, number: number, language: Language): string {
  return `${pile[language]}, ${COMMON.known[language].replace('{n}', String(number))}`;
}

export function count(number: number, language: Language): string {
  return number === 1 ? COMMON.card[language] : COMMON.cards[language].replace('{n}', String(number));
}
