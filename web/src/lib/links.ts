/** The links of the seats of tables that were made in this browser: the server keeps only their hashes. */

import type { SeatLink } from '../protocol';
import { address } from './router.svelte';

const place = (table: string) => `runestack.links.${table}`;

export function keepLinks(table: string, links: SeatLink[]): void {
  try {
    const kept = Object.fromEntries([...readLinks(table).entries(), ...links.map((link) => [link.seat, link.path] as const)]);
    localStorage.setItem(place(table), JSON.stringify(kept));
  } catch {
    return; // no storage: the links are shown once, and new ones can be made
  }
}

export function readLinks(table: string): Map<number, string> {
  try {
    const found = JSON.parse(localStorage.getItem(place(table)) ?? '{}') as Record<string, string>;
    return new Map(Object.entries(found).map(([seat, path]) => [Number(seat), path]));
  } catch {
    return new Map();
  }
}

export function forgetLinks(table: string): void {
  try {
    localStorage.removeItem(place(table));
  } catch {
    return;
  }
}

/** A path of the server (`/#/table/…`) as a whole address. */
export function whole(path: string): string {
  return address(path.slice(path.indexOf('#') + 1));
}
