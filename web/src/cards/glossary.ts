/** Terms of a game: its keywords and labels, and what they mean. */

import type { Language, Words } from '../protocol';
import { styleOf } from './style';

export interface Term {
  key: string;
  /** How the word stands in texts; German ones may have several forms. */
  forms: { en: readonly string[]; de: readonly string[] };
  meaning: Words;
  /** On small cards, where the name is too long. */
  short?: Words;
  /** Only before a colon, at the beginning of a line. */
  isLabel?: boolean;
}

export const term = (key: string, en: string, de: string, meaning: Words, isLabel = false): Term => ({
  key,
  forms: { en: en.split('|'), de: de.split('|') },
  meaning,
  isLabel,
});

export const withShort = (made: Term, en: string, de: string): Term => ({ ...made, short: { en, de } });

export function termsOf(game: string): readonly Term[] {
  return styleOf(game).terms;
}

export function termOf(game: string, key: string): Term | undefined {
  return termsOf(game).find((one) => one.key === key);
}

/** A keyword's name; its key where the glossary does not know it. */
export function keywordName(game: string, key: string, language: Language): string {
  return termOf(game, key)?.forms[language][0] ?? key;
}
