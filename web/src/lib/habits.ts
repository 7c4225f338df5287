/** Questions that are always answered the same way, if the player wishes so: kept in this browser. */

import type { Board, Habit } from '../boards/contract';
import type { Option, Question } from '../protocol';
import { settings } from './settings.svelte';

const key = (game: string, habit: Habit): string => `${game} ${habit.id}`;

/** The habit that a question belongs to. */
export function habitOf(board: Board, question: Question): Habit | null {
  const ids = question.options.map((option) => option.id);
  const fits = (habit: Habit) => Object.keys(habit.answers).length === ids.length && ids.every((id) => id in habit.answers);
  return board.habits?.find(fits) ?? null;
}

/** The id of the option that is always chosen; undefined: the player is asked. */
export const usualId = (game: string, habit: Habit): string | undefined => settings.habits[key(game, habit)];

export function usualAnswer(game: string, habit: Habit, question: Question): Option | null {
  const id = usualId(game, habit);
  return question.options.find((option) => option.id === id) ?? null;
}

/** From now on this is answered without asking; null: it is asked again. */
export function makeUsual(game: string, habit: Habit, option: Option | null): void {
  const others = Object.entries(settings.habits).filter(([name]) => name !== key(game, habit));
  settings.habits = Object.fromEntries(option ? [...others, [key(game, habit), option.id]] : others);
}
