/** What is always answered the same way, if the player wishes so: kept in this browser. */

import type { Board, Habit } from '../boards/contract';
import type { CardView, GameView, Option, Question, StateMessage, Words } from '../protocol';
import { settings } from './settings.svelte';

const key = (game: string, id: string): string => `${game} ${id}`;

/** The same with another value for a key; null: with none. */
function changed<Value>(kept: Record<string, Value>, name: string, value: Value | null): Record<string, Value> {
  const others = Object.entries(kept).filter(([one]) => one !== name);
  return Object.fromEntries(value === null ? others : [...others, [name, value]]);
}

// -- questions ---------------------------------------------------------------------------------

/** The habit that a question belongs to. */
export function habitOf(board: Board, question: Question): Habit | null {
  const ids = question.options.map((option) => option.id);
  const fits = (habit: Habit) => Object.keys(habit.answers).length === ids.length && ids.every((id) => id in habit.answers);
  return board.habits?.find(fits) ?? null;
}

/** The id of the option that is always chosen; undefined: the player is asked. */
export const usualId = (game: string, habit: Habit): string | undefined => settings.habits[key(game, habit.id)];

/** From now on this is answered without asking; null: it is asked again. */
export function makeUsual(game: string, habit: Habit, option: Option | null): void {
  settings.habits = changed(settings.habits, key(game, habit.id), option?.id ?? null);
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
export function allLetBy(game: string): { id: string; name: Words }[] {
  const found = Object.entries(settings.letBy).filter(([one]) => one.startsWith(key(game, '')));
  return found.map(([one, name]) => ({ id: one.slice(key(game, '').length), name }));
}

/** Whether a window is passed for its trigger; a stop on the phase wins. */
function isLetBy(board: Board, { view, passing }: StateMessage): boolean {
  const id = triggering(board, view)?.id;
  const side = view.active === view.seat ? 'mine' : 'theirs';
  return !!id && key(board.game, id) in settings.letBy && !passing?.stops.includes(`${side}:${view.phase}`);
}

// -- both --------------------------------------------------------------------------------------

/** What is always answered; null: the player is asked. */
export function usualAnswer(board: Board, state: StateMessage, question: Question): Option | null {
  if (state.window && isLetBy(board, state)) return question.options[0] ?? null;
  const habit = habitOf(board, question);
  const id = habit && usualId(board.game, habit);
  return question.options.find((option) => option.id === id) ?? null;
}
