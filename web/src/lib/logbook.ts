/** The log as a reader sees it: lines in groups of one cause, under the headings of turns. */

import type { LogCard, LogLine } from '../protocol';

/** New lines replace whatever we have from their first number on: so an undo shrinks the log. */
export function merged(lines: LogLine[], from: number, more: LogLine[]): LogLine[] {
  return [...lines.filter((line) => line.number < from), ...more];
}

export interface Group {
  choice: number;
  lines: LogLine[];
}

export interface Turn {
  turn: number;
  groups: Group[];
  /** What was passed for the reader. */
  passed: LogLine[];
}

export function turns(lines: LogLine[]): Turn[] {
  const found: Turn[] = [];
  for (const line of lines) {
    let turn = found.at(-1);
    if (!turn || turn.turn !== line.turn) found.push((turn = { turn: line.turn, groups: [], passed: [] }));
    if (line.aside) {
      turn.passed.push(line);
      continue;
    }
    let group = turn.groups.at(-1);
    if (!group || group.choice !== line.choice) turn.groups.push((group = { choice: line.choice, lines: [] }));
    group.lines.push(line);
  }
  return found;
}

export type Piece = {
  text: string;
  card?: LogCard;
  /** The full stop, comma or colon right behind a card. */
  mark?: string;
  bold?: boolean;
};

/** A sentence in pieces: card names as chips, numbers bold (not those of players and copies). */
export function pieces(sentence: string, cards: LogCard[], language: 'en' | 'de'): Piece[] {
  const names = cards
    .map((card) => ({ card, name: card.name[language] }))
    .filter(({ name }) => name)
    .sort((a, b) => b.name.length - a.name.length);
  const escaped = names.map(({ name }) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const pattern = new RegExp([...escaped, '(?<![\\p{L}\\d(]|Player |Spieler )\\d+(?![\\p{L}\\d])'].join('|'), 'gu');
  const found: Piece[] = [];
  const used = new Map<string, number>();
  let end = 0;
  for (const match of sentence.matchAll(pattern)) {
    if (match.index > end) found.push({ text: sentence.slice(end, match.index) });
    const text = match[0];
    const same = names.filter(({ name }) => name === text);
    const times = used.get(text) ?? 0;
    used.set(text, times + 1);
    const card = (same[times] ?? same[0])?.card;
    end = match.index + text.length;
    const mark = card ? (/^[.,:;!?)]/.exec(sentence.slice(end))?.[0] ?? '') : '';
    found.push(card ? { text, card, ...(mark && { mark }) } : { text, bold: true });
    end += mark.length;
  }
  if (end < sentence.length) found.push({ text: sentence.slice(end) });
  return found;
}

/** What each choice after so many was: the first line that it led to. */
export function choicesAfter(lines: LogLine[], choice: number): LogLine[] {
  const told = lines.filter((line) => line.choice > choice && !line.aside);
  return told.filter((line, place) => line.choice !== told[place - 1]?.choice);
}

/** What happened since a line of the log, for who was away. */
export function since(lines: LogLine[], number: number): LogLine[] {
  return lines.filter((line) => line.number >= number && !line.aside);
}
