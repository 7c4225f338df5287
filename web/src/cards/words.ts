/** Words on the cards of any game; what only one game says stands in its own folder. */

import type { Language, Words } from '../protocol';

export const words = (en: string, de: string): Words => ({ en, de });

export const WORDS = {
  active: words('active', 'einsatzbereit'),
  exhausted: words('exhausted {n} of 3', 'erschöpft {n} von 3'),
  spent: words('exhausted', 'erschöpft'),
  refreshed: words('refreshed', 'aufgefrischt'),
  wouldBe: words('then exhausted {n} of 3', 'danach erschöpft {n} von 3'),
  level: words('level {n}', 'Stufe {n}'),
  cost: words('cost', 'Kosten'),
  printed: words('printed {n}', 'gedruckt {n}'),
  of: words('{n} of {m}', '{n} von {m}'),
  faceDown: words('a face-down card', 'eine verdeckte Karte'),
  unknown: words('a card', 'eine Karte'),
  noKeyword: words('without {word}', 'ohne {word}'),
  now: words('Now', 'Jetzt'),
  text: words('Printed text', 'Gedruckter Text'),
  glossary: words('Terms', 'Begriffe'),
  changes: words('Changes', 'Änderungen'),
  atTable: words('On the table', 'Am Tisch'),
  knownAt: words('{n} from the top', '{n}. von oben'),
} as const;

/** Says words of a table, with their slots filled in. */
export const speaker =
  <Table extends Record<string, Words>>(table: Table) =>
  (word: keyof Table, language: Language, values: Record<string, string | number> = {}): string =>
    fill(table[word]![language], values);

export const say = speaker(WORDS);

export function fill(pattern: string, values: Record<string, string | number>): string {
  return pattern.replace(/\{([a-z]+)\}/g, (whole, slot: string) => String(values[slot] ?? whole));
}

/** Fills both languages. */
export function both(pattern: Words, values: Record<string, string | number> = {}): Words {
  return { en: fill(pattern.en, values), de: fill(pattern.de, values) };
}

export const signed = (number: number): string => (number < 0 ? `−${-number}` : `+${number}`);

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
