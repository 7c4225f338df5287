/** What the page makes of a view of Invasion; the view itself is in `view_types.ts`. */

import type { Action, BaseCard, DeckCard, HandCard, InvasionFace, StackCard, Storage, TrainingCard } from './view_types';

export type Colour = Storage['type'];
export type Symbol = Action['symbol'];

/** A card to be drawn: of the game, or only printed. */
export type DrawnCard = InvasionFace & Partial<BaseCard & DeckCard & HandCard & StackCard & TrainingCard>;
