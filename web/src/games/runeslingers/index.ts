/** The page of Runeslingers. */

import type { CardView } from '../../protocol';
import type { GamePage } from '..';
import { ART, BACK } from './art';
import { clock, facts, folds, ladder, marks, text } from './board/board';
import Field from './board/Field.svelte';
import Hand from './board/Hand.svelte';
import { RS } from './board/words';
import { runeslingersFace } from './face';
import './style.css';
import type { DrawnCard } from './types';

export default {
  board: {
    game: 'runeslingers',
    showsPlayers: true,
    Field,
    Hand,
    clock,
    facts,
    stackTitle: RS.ladder,
    piles: { used: 'discard', gone: 'void' },
    stackEmpty: RS.ladderEmpty,
    stack: ladder,
    folds,
    marks,
    text,
  },
  cards: {
    face: (card: CardView, language) => runeslingersFace(card as DrawnCard, language),
    icons: {},
    art: ART,
    back: BACK,
  },
} satisfies GamePage;
