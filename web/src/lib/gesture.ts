/** Several answers that are given in one go: a card with what it asks for, and going on to what may be done next. */

import type { Further, GameView, Lifted, Onward, Option, StateMessage } from '../protocol';

/** What was begun and is not done yet: the answers so far, and the table as it would be after them. */
export interface Lift extends Pick<Lifted, 'seat' | 'prompt' | 'question' | 'view'> {
  steps: Further[];
  /** What it is done with. */
  cards: number[];
}

/** The question with the answers that are possible once a seat has gone on; what else it could do leaves all that. */
export function withOnward(view: GameView, onward: Onward | null | undefined): GameView {
  const question = view.question;
  if (!question || !onward) return view;
  const { asked } = onward;
  const leaving = question.options.filter((option) => option.id !== onward.option).map((option) => ({ ...option, leaves: true }));
  const both = (language: 'en' | 'de') => [...question.prompt[language], { text: ' ' }, ...asked.prompt[language]];
  return { ...view, question: { ...asked, prompt: { en: both('en'), de: both('de') }, options: [...asked.options, ...leaving] } };
}

/** All answers up to this one: with those of the gesture, or with going on. */
export function stepsTo(option: Option, times: number, state: StateMessage, lift: Lift | null): Further[] {
  const last = { option: option.id, ...(times > 1 ? { times } : {}) };
  if (lift) return [...lift.steps, { question: lift.question, ...last }];
  const { onward } = state;
  if (!onward || option['leaves']) return [{ question: '', ...last }];
  return [{ question: '', option: onward.option }, { question: onward.question, ...last }];
}
