/** A card's text cut into lines of words, icons and terms, for RulesText.svelte. */

import type { Language, Piece as Said, Term } from '../protocol';
import { termsOf } from './glossary';
import { styleOf } from './style';

export type Piece =
  | { kind: 'words'; text: string }
  | { kind: 'icon'; code: string }
  | { kind: 'term'; text: string; key: string };

interface Pattern {
  find: RegExp;
  key: string;
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Where a term counts as one, as `games/terms.py` has it. English keywords have a capital letter; German nouns always do, so
 * there a keyword is one only in quotes or as a sentence of its own; names that are inflected are unmistakable.
 */
function pattern(term: Term, language: Language): Pattern {
  const forms = [...term.forms[language]].sort((a, b) => b.length - a.length).map(escape).join('|');
  const word = `(?<![\\p{L}])(?:${forms})(?![\\p{L}])`;
  let source = word;
  if (term.label) source = `^(?:${forms})(?=[:,])`;
  else if (language === 'de' && term.forms.de.length === 1) source = `(?<=„)${word}(?=“)|(?:^|(?<=[.:,] ))${word}(?=[.,])`;
  return { find: new RegExp(source, 'u'), key: term.key };
}

const patterns = new Map<string, Pattern[]>();

function patternsOf(game: string, language: Language): Pattern[] {
  const name = `${game} ${language}`;
  let found = patterns.get(name);
  if (!found) patterns.set(name, (found = termsOf(game).map((term) => pattern(term, language))));
  return found;
}

/** The terms of a piece of text that holds no icons. */
function terms(text: string, game: string, language: Language, isStart: boolean): Piece[] {
  const pieces: Piece[] = [];
  let rest = text;
  let start = isStart;
  while (rest) {
    let first: { at: number; text: string; key: string } | undefined;
    for (const { find, key } of patternsOf(game, language)) {
      const found = find.exec(rest);
      if (!found || (!start && found.index === 0 && find.source.startsWith('^'))) continue;
      if (!first || found.index < first.at) first = { at: found.index, text: found[0], key };
    }
    if (!first) break;
    if (first.at > 0) pieces.push({ kind: 'words', text: rest.slice(0, first.at) });
    pieces.push({ kind: 'term', text: first.text, key: first.key });
    rest = rest.slice(first.at + first.text.length);
    start = false;
  }
  if (rest) pieces.push({ kind: 'words', text: rest });
  return pieces;
}

/** The icons and terms of a piece of text. What is no icon of ours stays as it is written. */
function signs(text: string, game: string, language: Language, isStart: boolean): Piece[] {
  const { icons } = styleOf(game);
  return text.split(/(\{[a-z]+(?: \d)?\})/).flatMap((part, index): Piece[] => {
    if (!part) return [];
    const code = part.slice(1, -1);
    if (index % 2 === 1 && icons[code]) return [{ kind: 'icon', code }];
    return terms(part, game, language, isStart && index === 0);
  });
}

/** The lines of a text, each in pieces. */
export function cut(text: string, game: string, language: Language): Piece[][] {
  return text
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => signs(line, game, language, true));
}

/** A sentence of the server: what its cards are called is no term. */
export function cutSentence(said: readonly Said[], game: string, language: Language): Piece[] {
  return said.flatMap(({ text, card }, place): Piece[] =>
    card === undefined ? signs(text, game, language, place === 0) : [{ kind: 'words', text }],
  );
}

/** The same for a reader without pictures. */
export function inWords(text: string, language: Language, game: string): string {
  const { icons } = styleOf(game);
  return text.replace(/\{([a-z]+(?: \d)?)\}/g, (whole, code: string) => icons[code]?.words[language] ?? whole);
}
