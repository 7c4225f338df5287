/** What a new table is made of. */

import type { Agent, GameInfo, NewTable, SeatWish, Setting, Way } from '../protocol';
import { api } from './api';
import { keepLinks } from './links';

/** The strongest opponent that answers at once: agents come weakest first. */
export function usualAgent(agents: Agent[]): string {
  return (agents.find((agent) => agent.name === 'greedy') ?? agents.at(-1))?.name ?? '';
}

/** How many seats a game with these options may have: those of the way of this mode that fits best. */
export function seatNumbers(game: GameInfo, options: Record<string, string>): number[] {
  const chosen = (name: string) => options[name] ?? defaultOf(game, name);
  const fits = (way: Way) => Object.entries(way.options).filter(([name, value]) => chosen(name) === value).length;
  const ofMode = game.ways.filter((way) => way.options['mode'] === undefined || way.options['mode'] === chosen('mode'));
  const best = [...(ofMode.length ? ofMode : game.ways)].sort((a, b) => fits(b) / size(b) - fits(a) / size(a) || size(b) - size(a))[0];
  return best?.seats ?? [2];
}
const size = (way: Way) => Math.max(1, Object.keys(way.options).length);

function defaultOf(game: GameInfo, name: string): string {
  return game.settings.find((setting) => setting.name === name)?.default ?? '';
}

/** The settings that mean something with what was chosen: no deck where decks are dealt. */
export function meaningful(settings: Setting[], values: Record<string, string>): Setting[] {
  return settings.filter((setting) => Object.entries(setting.needs).every(([name, allowed]) => allowed.includes(values[name] ?? '')));
}

/** Only what differs from the default is sent. */
export function changed(settings: Setting[], values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    settings.filter((setting) => values[setting.name] !== undefined && values[setting.name] !== setting.default).map((setting) => [setting.name, values[setting.name] as string]),
  );
}

export async function makeTable(table: NewTable): Promise<string> {
  const made = await api.make(table);
  keepLinks(made.id, made.links);
  return made.id;
}

/** One person against the computer, everything as usual. */
export function quickTable(game: GameInfo, name: string): Promise<string> {
  const count = seatNumbers(game, {})[0] ?? 2;
  const agent = usualAgent(game.agents);
  const seats: SeatWish[] = Array.from({ length: count }, (_, seat) =>
    seat === 0 ? { seating: 'person', name, agent: '' } : { seating: 'computer', name: '', agent },
  );
  return makeTable({ game: game.name, seats, undo: 'free' });
}
