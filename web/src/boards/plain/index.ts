/** The board of a game that has none of its own: its table in words, its cards in rows. */

import type { OwnBoard } from '../../games';
import Field from './Field.svelte';
import Hand from './Hand.svelte';
import { text } from './reading';
import { COMMON } from '../common/words';

export function plainBoard(game: string): OwnBoard {
  return {
    game,
    showsPlayers: true,
    Field,
    Hand,
    clock: () => COMMON.table,
    facts: () => [],
    stackTitle: COMMON.stack,
    stackEmpty: COMMON.stackEmpty,
    stack: () => [],
    marks: () => new Map(),
    text,
  };
}
