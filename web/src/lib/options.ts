/** What the open question makes of the table: which cards can act, which can be chosen, and what a click means. */

import { placeKey, type Board, type Mark, type Marks, type OptionRole, type Target } from '../boards/contract';
import type { GameView, Option, Place, Question } from '../protocol';
import { say, t } from './words.svelte';

const isOption = (target: Target): target is { option: string } => typeof target === 'object' && 'option' in target;

/** The options that touch something. */
export function optionsAt(question: Question | null, target: Target): Option[] {
  if (!question) return [];
  if (isOption(target)) return question.options.filter((option) => option.id === target.option);
  if (typeof target === 'number') return question.options.filter((option) => option.cards.includes(target));
  const key = placeKey(target as Place);
  return question.options.filter((option) => option.places?.some((place) => placeKey(place) === key));
}

/** The announcements after which a card could be named. */
export function leadsTo(question: Question | null, target: Target): Option[] {
  if (!question || typeof target !== 'number') return [];
  return question.options.filter((option) => option.leads?.includes(target));
}

/** What is to be known before an answer that one click alone must not give; empty: it may. */
export function warningOf(board: Board, view: GameView, option: Option): string {
  return [say(board.confirms?.(option, view)), option.harms ? t('harms-you') : ''].filter(Boolean).join('; ');
}

/** A question about a card asks for targets; the usual one asks what to do with one's cards. */
export function markOf(question: Question): Mark {
  return question.card === null ? 'playable' : 'target';
}

export function marksOf(view: GameView, board: Board, question: Question | null, selected: Set<number>): Marks {
  const found = board.marks(view);
  const places = new Map<string, Mark[]>();
  const add = (n: number, mark: Mark) => {
    const marks = found.get(n) ?? [];
    if (!marks.includes(mark)) found.set(n, [...marks, mark]);
  };
  if (question) {
    const mark = markOf(question);
    for (const option of question.options) {
      for (const n of [...option.cards, ...(option.leads ?? [])]) add(n, mark);
      for (const place of option.places ?? []) places.set(placeKey(place), [mark]);
    }
    if (question.card !== null) add(question.card, 'selected');
    for (const n of question.chosen) add(n, 'selected');
  }
  for (const n of selected) add(n, 'selected');
  return {
    card: (n) => (n === undefined ? [] : (found.get(n) ?? [])),
    place: (place) => places.get(placeKey(place)) ?? [],
    has: (target) => optionsAt(question, target).length > 0 || leadsTo(question, target).length > 0,
  };
}

export interface Sorted {
  usual: Option[];
  pass: Option | null;
  /** Lets go of everything that could be done instead; never by a single key either. */
  leave: Option | null;
  end: Option | null;
}

/** Options in their order, what harms oneself last, with the neutral answer and the end of the turn apart. */
export function sorted(question: Question, role: (option: Option) => OptionRole): Sorted {
  const usual: Option[] = [];
  let pass: Option | null = null;
  let leave: Option | null = null;
  let end: Option | null = null;
  for (const option of question.options) {
    const is = role(option);
    if (option['leaves'] && !leave) leave = option;
    else if (is === 'pass' && !pass) pass = option;
    else if (is === 'end' && !end) end = option;
    else usual.push(option);
  }
  const isHarm = (option: Option): number => Number(option.harms ?? false);
  return { usual: usual.sort((one, other) => isHarm(one) - isHarm(other)), pass, leave, end };
}

/** Whether nothing is left to do but to end the turn. */
export const isDone = ({ usual, pass, leave, end }: Sorted): boolean => end !== null && !pass && !leave && usual.length === 0;

/** The answer to a yes-or-no question. */
export function yesOrNo(question: Question, answer: 'yes' | 'no'): Option | null {
  return question.options.find((option) => option.id === answer || option.id.startsWith(`${answer}-`)) ?? null;
}

/** What Space does: pass, or the only option; nothing where that would end the turn. */
export function safeDefault(parts: Sorted): Option | null {
  if (parts.pass) return parts.pass;
  return parts.usual.length === 1 && !parts.end ? (parts.usual[0] ?? null) : null;
}
