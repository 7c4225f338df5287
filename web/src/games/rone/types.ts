/** What the page makes of a view of RONE; the view itself is in `view_types.ts`. */

import type { Words } from '../../protocol';
import type { DeckCard, HeroCard, PlayableCard, RoneCard, UnitCard } from './view_types';

/** A card to be drawn: of the game, or only printed. Copies beside each other have a label, as options call them. */
export type DrawnCard = Omit<RoneCard, 'n' | 'owner'> & Partial<PlayableCard & DeckCard & UnitCard & HeroCard> & { label?: Words };
