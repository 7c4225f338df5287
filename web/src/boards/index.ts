/** The boards, each loaded when a table of its game is opened. */

import type { Board } from './contract';

const boards: Record<string, () => Promise<{ default: Board }>> = {
  rone: () => import('./rone'),
  runeslingers: () => import('./runeslingers'),
};

export async function boardOf(game: string): Promise<Board> {
  const load = boards[game];
  if (!load) throw new Error(`there is no board for ${game}`);
  return (await load()).default;
}
