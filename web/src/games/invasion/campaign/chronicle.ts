/** What the campaign's page says, read from a view. */

import { fill } from '../../../cards/words';
import type { Language } from '../../../protocol';
import type { Finished, HeldCard, InvasionView } from '../view_types';
import { BOOK } from './words';

export type Stage = 'won' | 'now' | 'lost' | 'to-come';

export interface Step {
  name: string;
  stage: Stage;
  words: string;
}

/** The scenarios in their order: what became of each. */
export function stepsOf(view: InvasionView, language: Language): Step[] {
  const { campaign, scenario } = view;
  if (!campaign || !scenario) return [];
  return campaign.scenarios.map((name, place) => {
    const wins = campaign.history.filter((one) => one.won && one.name.en === name.en);
    const won = wins.at(-1);
    const isNow = place + 1 === scenario.place;
    const stage: Stage = won ? 'won' : isNow ? (view.result ? 'lost' : 'now') : 'to-come';
    const said = {
      won: fill(BOOK.wonAt[language], { n: won?.attempt ?? 1 }),
      now: fill(BOOK[view.phase === 'setup' ? 'begins' : 'now'][language], { n: scenario.attempt, round: view.round }),
      lost: BOOK.over[language],
      'to-come': BOOK.toCome[language],
    };
    return { name: name[language], stage, words: said[stage] };
  });
}

/** "Won in round 16": how a scenario ended. */
export function endOf(one: Finished, language: Language): string {
  return fill(BOOK[one.won ? 'wonIn' : 'lostIn'][language], { n: one.round });
}

/** Names in a row, equal ones counted: "Scout, 2 × Jalak". */
export function namesOf(cards: readonly HeldCard[], language: Language, empty: string): string {
  return cards.map(({ name, copies }) => (copies > 1 ? `${copies} × ${name[language]}` : name[language])).join(', ') || empty;
}
