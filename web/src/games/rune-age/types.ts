/** What the page makes of a view of Rune Age; the view itself is in `view_types.ts`. */

import type { ArmyCard, DeckCard, HandCard, Ongoing, RuneAgeFace, StandingCard } from './view_types';

/** A card to be drawn: of the game, or only printed. */
export type DrawnCard = RuneAgeFace & Partial<ArmyCard & DeckCard & HandCard> & Partial<Omit<StandingCard & Ongoing, 'strength'>> & {
  strength?: number | null;
};
