/** The page of Runeslingers. */

import type { CardView } from '../../protocol';
import type { GamePage } from '..';
import { ART, BACK } from './art';
import { clock, facts, folds, ladder, marks, role, text } from './board/board';
import Field from './board/Field.svelte';
import Hand from './board/Hand.svelte';
import { HABITS, PHASES, RS } from './board/words';
import { runeslingersFace } from './face';
import { TERMS } from './glossary';
import './style.css';
import type { DrawnCard } from './types';

export default {
  board: {
    game: 'runeslingers',
    showsPlayers: true,
    Field,
    Hand,
    phases: PHASES,
    clock,
    facts,
    stackTitle: RS.ladder,
    piles: { used: 'discard', gone: 'void' },
    stackEmpty: RS.ladderEmpty,
    stack: ladder,
    role,
    habits: HABITS,
    folds,
    marks,
    text,
  },
  cards: {
    face: (card: CardView, language) => runeslingersFace(card as DrawnCard, language),
    terms: TERMS,
    icons: {},
    art: ART,
    back: BACK,
  },
} satisfies GamePage;
