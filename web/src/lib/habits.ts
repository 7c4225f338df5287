/** What is always answered the same way, if the player wishes so: kept in this browser, answered by the server. */

import type { Board } from '../boards/contract';
import type { CardView, GameView, Habit, Passing, Question, Words } from '../protocol';
import { settings } from './settings.svelte';

const key = (game: string, id: string): string => `${game} ${id}`;

/** The same with another value for a key; null: with none. */
function changed<Value>(kept: Record<string, Value>, name: string, value: Value | null): Record<string, Value> {
  const others = Object.entries(kept).filter(([one]) => one !== name);
  return Object.fromEntries(value === null ? others : [...others, [name, value]]);
}

/** What is kept for one game, by the rest of its key. */
function ofGame<Value>(kept: Record<string, Value>, game: string): [string, Value][] {
  const start = key(game, '');
  return Object.entries(kept).flatMap(([one, value]) => (one.startsWith(start) ? [[one.slice(start.length), value]] : []));
}

// -- questions ---------------------------------------------------------------------------------

/** The habit that a question belongs to. */
export function habitOf(board: Board, question: Question): Habit | null {
  const ids = question.options.map((option) => option.id);
  const fits = (habit: Habit) => Object.keys(habit.answers).length === ids.length && ids.every((id) => id in habit.answers);
  return board.habits.find(fits) ?? null;
}

/** Instead of an answer: the player wants to be asked. */
export const ASK_ME = 'ask';

/** The id of the option that is always chosen, or `ask`. */
export const usualId = (game: string, habit: Habit): string => settings.habits[key(game, habit.id)] ?? (habit.usual || ASK_ME);

/** From now on this is answered without asking, or asked. */
export function makeUsual(game: string, habit: Habit, id: string): void {
  const isStandard = id === (habit.usual || ASK_ME);
  settings.habits = changed(settings.habits, key(game, habit.id), isStandard ? null : id);
}

// -- triggers ----------------------------------------------------------------------------------

/** The card whose trigger is executed next; null where something else is. */
export function triggering(board: Board, view: GameView): CardView | null {
  const next = board.stack(view)[0];
  return next?.isTrigger ? next.card : null;
}

/** From now on windows before triggers of a card are passed; without its name: they are asked again. */
export function letBy(game: string, id: string, name: Words | null): void {
  settings.letBy = changed(settings.letBy, key(game, id), name);
}

/** The cards whose triggers are let by. */
export const allLetBy = (game: string): { id: string; name: Words }[] =>
  ofGame(settings.letBy, game).map(([id, name]) => ({ id, name }));

// -- both --------------------------------------------------------------------------------------

/** What this browser keeps for a game, as the server is told. */
export const beforehand = (game: string): Pick<Passing, 'answers' | 'let_by'> => ({
  answers: Object.fromEntries(ofGame(settings.habits, game)),
  let_by: allLetBy(game).map(({ id }) => id).sort(),
});

/** Whether the server knows what this browser keeps. */
export function isKnown(game: string, passing: Passing): boolean {
  const { answers, let_by } = beforehand(game);
  const rows = (one: Record<string, string>) => JSON.stringify(Object.entries(one).sort());
  return rows(answers) === rows(passing.answers) && let_by.join() === [...passing.let_by].sort().join();
}
