/** The page of Rune Age. */

import { COMMON } from '../../boards/common/words';
import type { CardView } from '../../protocol';
import type { GamePage } from '..';
import { ART, BACK } from './art';
import { cardsAnswer, clock, confirms, facts, marks, pictures, text } from './board/board';
import Field from './board/Field.svelte';
import Hand from './board/Hand.svelte';
import {  } from './board/words';
import { runeAgeFace } from './face';
import { ICONS } from './icons';
import './style.css';
import type { DrawnCard } from './types';

export default {
  board: {
    game: 'rune-age',
    showsPlayers: true,
    Field,
    Hand,
    clock,
    facts,
    piles: { used: 'discard', gone: 'events' },
    isStackless: true,
    stackTitle: COMMON.stack,
    stackEmpty: COMMON.stackEmpty,
    stack: () => [],
    cardsAnswer,
    pictures,
    confirms,
    marks,
    text,
  },
  rail: ['refresh', 'actions', 'discard', 'draw', 'event'],
  cards: {
    face: (card: CardView, language) => runeAgeFace(card as DrawnCard, language),
    icons: ICONS,
    art: ART,
    back: BACK,
  },
} satisfies GamePage;
