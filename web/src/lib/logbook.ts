/** The log as a reader sees it: lines in groups of one cause, under the headings of turns. */

import type { ChatLine, LogLine, Words } from '../protocol';

/** New lines replace whatever we have from their first number on: so an undo shrinks the log. */
export function merged(lines: LogLine[], from: number, more: LogLine[]): LogLine[] {
  return [...lines.filter((line) => line.number < from), ...more];
}

export interface Group {
  choice: number;
  lines: LogLine[];
  /** What the table itself tells: that somebody has undone a choice, or sat down. */
  note?: Words;
}

export interface Turn {
  turn: number;
  groups: Group[];
  /** What was passed for the reader. */
  passed: LogLine[];
}

/** Lines of the log, with what the table tells between them: behind the choices that had been made by then. */
export function turns(lines: LogLine[], notes: ChatLine[] = []): Turn[] {
  const found: Turn[] = [];
  const left = [...notes];
  const tell = (before: number): void => {
    while (left[0] && left[0].choice < before) {
      const { choice, note } = left.shift() as ChatLine;
      if (!found.length) found.push({ turn: 0, groups: [], passed: [] });
      if (note) found.at(-1)?.groups.push({ choice, lines: [], note });
    }
  };
  for (const line of lines) {
    tell(line.choice);
    let turn = found.at(-1);
    if (!turn || turn.turn !== line.turn) found.push((turn = { turn: line.turn, groups: [], passed: [] }));
    if (line.aside) {
      turn.passed.push(line);
      continue;
    }
    let group = turn.groups.at(-1);
    if (!group || group.note || group.choice !== line.choice) turn.groups.push((group = { choice: line.choice, lines: [] }));
    group.lines.push(line);
  }
  tell(Infinity);
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
