/** What the page makes of a view of Runeslingers; the view itself is in `view_types.ts`. */

import type { AbilityCard, DeckCard, FieldCard, HandCard, RuneslingersFace } from './view_types';

/** A card to be drawn: of the game, or only printed; or an ailment, which is no card of the pool. */
export type DrawnCard = Omit<RuneslingersFace, 'type'> & Partial<Omit<AbilityCard & DeckCard & FieldCard & HandCard, 'type'>> & {
  type: RuneslingersFace['type'] | 'ailment';
};
