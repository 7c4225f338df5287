/** The page of Rune Age. */

import { COMMON } from '../../boards/common/words';
import type { CardView } from '../../protocol';
import type { GamePage } from '..';
import { ART, BACK } from './art';
import { cardsAnswer, clock, confirms, facts, marks, pictures, role, text } from './board/board';
import Field from './board/Field.svelte';
import Hand from './board/Hand.svelte';
import { PHASES } from './board/words';
import { runeAgeFace } from './face';
import { TERMS } from './glossary';
import { ICONS } from './icons';
import './style.css';
import type { DrawnCard } from './types';

export default {
  board: {
    game: 'rune-age',
    showsPlayers: true,
    Field,
    Hand,
    phases: PHASES,
    clock,
    facts,
    piles: { used: 'discard', gone: 'events' },
    isStackless: true,
    stackTitle: COMMON.stack,
    stackEmpty: COMMON.stackEmpty,
    stack: () => [],
    role,
    cardsAnswer,
    pictures,
    confirms,
    marks,
    text,
  },
  cards: {
    face: (card: CardView, language) => runeAgeFace(card as DrawnCard, language),
    terms: TERMS,
    icons: ICONS,
    art: ART,
    back: BACK,
  },
} satisfies GamePage;
