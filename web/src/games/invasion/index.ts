/** The page of Invasion. */

import type { CardView } from '../../protocol';
import type { GamePage } from '..';
import { ART, BACK } from './art';
import { cardsAnswer, clock, facts, isTogether, marks, pictures, text } from './board/board';
import CampaignPage from './campaign/CampaignPage.svelte';
import Field from './board/Field.svelte';
import Hand from './board/Hand.svelte';
import { INV } from './board/words';
import { invasionFace } from './face';
import { ICONS } from './icons';
import './style.css';
import type { DrawnCard } from './types';
import type { InvasionView } from './view_types';

export default {
  board: {
    game: 'invasion',
    showsPlayers: true,
    Field,
    Hand,
    clock,
    facts,
    piles: { used: 'discard', gone: 'garbage' },
    isStackless: true,
    stackTitle: INV.waiting,
    stackEmpty: INV.nothingWaits,
    stack: () => [],
    cardsAnswer,
    pictures,
    isTogether,
    marks,
    text,
    book: { title: INV.campaign, has: (view) => !!(view as unknown as InvasionView).campaign, Page: CampaignPage },
  },
  rail: ['draw', 'roll', 'main', 'storing', 'spare_parts', 'train', 'invasion', 'cleanup'],
  cards: {
    face: (card: CardView, language) => invasionFace(card as DrawnCard, language),
    icons: ICONS,
    art: ART,
    back: BACK,
  },
} satisfies GamePage;
