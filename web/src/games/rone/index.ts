/** The page of RONE: one against one, two teams of two, three players. */

import type { CardView } from '../../protocol';
import type { GamePage } from '..';
import { ART, BACK } from './art';
import { clock, confirms, facts, folds, stack, text } from './board/board';
import Field from './board/Field.svelte';
import Hand from './board/Hand.svelte';
import { marksOf } from './board/reading';
import { RONE } from './board/words';
import { roneFace } from './face';
import HeroLevels from './HeroLevels.svelte';
import { ICONS } from './icons';
import './style.css';
import type { DrawnCard } from './types';
import type { RoneView } from './view_types';

export default {
  board: {
    game: 'rone',
    showsPlayers: true,
    Field,
    Hand,
    clock,
    facts,
    stackTitle: RONE.stack,
    piles: { used: 'graveyard', gone: 'removed' },
    stackEmpty: RONE.stackEmpty,
    stack,
    folds,
    confirms,
    marks: (view) => marksOf(view as RoneView),
    text,
  },
  cards: {
    face: (card: CardView, language) => roneFace(card as DrawnCard, language),
    icons: ICONS,
    art: ART,
    back: BACK,
    Details: HeroLevels,
  },
} satisfies GamePage;
