/** The board of RONE: one against one, two teams of two, three players. */

import type { Board } from '../contract';
import { clock, facts, role, stack, text } from './board';
import Field from './Field.svelte';
import Hand from './Hand.svelte';
import { marksOf } from './reading';
import type { RoneView } from './types';
import { GRAVEYARD_SIDE, PHASES, RONE } from './words';

export default {
  game: 'rone',
  showsPlayers: true,
  Field,
  Hand,
  phases: PHASES,
  clock,
  facts,
  stackTitle: RONE.stack,
  stackEmpty: RONE.stackEmpty,
  stack,
  role,
  habits: [GRAVEYARD_SIDE],
  marks: (view) => marksOf(view as RoneView),
  text,
} satisfies Board;
