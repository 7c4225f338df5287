/** Terms of a game: its keywords and labels, and what they mean, as the server tells them. */

import type { Language, Term } from '../protocol';

const known = new Map<string, readonly Term[]>();

/** From now on these are the terms of a game. */
export function setTerms(game: string, terms: readonly Term[]): void {
  known.set(game, terms);
}

export const termsOf = (game: string): readonly Term[] => known.get(game) ?? [];

export function termOf(game: string, key: string): Term | undefined {
  return termsOf(game).find((one) => one.key === key);
}

/** A keyword's name; its key where the glossary does not know it. */
export function keywordName(game: string, key: string, language: Language): string {
  return termOf(game, key)?.forms[language][0] ?? key;
}
