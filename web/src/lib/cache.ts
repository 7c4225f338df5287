/** What does not change while the page is open is asked once: the games, their cards, their rules. */

import type { CardFace, GameInfo, RuleInfo } from '../protocol';
import { api } from './api';

const kept = new Map<string, Promise<unknown>>();

function once<T>(key: string, ask: () => Promise<T>): Promise<T> {
  const found = kept.get(key);
  if (found) return found as Promise<T>;
  const asked = ask();
  kept.set(key, asked);
  asked.catch(() => kept.delete(key)); // what failed may be tried again
  return asked;
}

export const games = (): Promise<GameInfo[]> => once('games', api.games);

export const rule = (game: string, id: string): Promise<RuleInfo> => once(`rule ${game} ${id}`, () => api.rule(game, id));

export const faces = (game: string): Promise<Map<string, CardFace>> =>
  once(`cards ${game}`, async () => new Map((await api.cards(game)).map((face) => [face.id, face])));
