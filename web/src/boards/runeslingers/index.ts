/** The board of Runeslingers. */

import type { Board } from '../contract';
import { clock, facts, ladder, marks, role, text } from './board';
import Field from './Field.svelte';
import Hand from './Hand.svelte';
import { PHASES, RS } from './words';

export default {
  game: 'runeslingers',
  showsPlayers: true,
  Field,
  Hand,
  phases: PHASES,
  clock,
  facts,
  stackTitle: RS.ladder,
  stackEmpty: RS.ladderEmpty,
  stack: ladder,
  role,
  marks,
  text,
} satisfies Board;
