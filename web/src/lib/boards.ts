/** The board of a game with what the server says about the game. */

import type { Board } from '../boards/contract';
import { boardOf } from '../games';
import { games } from './cache';

export async function loadBoard(game: string): Promise<Board> {
  const said = (await games()).find((one) => one.name === game);
  return boardOf(game, said);
}
