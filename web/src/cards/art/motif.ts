/** The motif of a card, and the drawings of all motifs, which are loaded once and beside the program. */

import type { ArtStyle } from './art';
import shared from './motifs.json?url';
import { DEFAULT_MOTIF, type Motifs, pairs, WORD_MOTIFS } from './motif_words';
import { seeded } from './seed';

type Paths = Record<string, string>;

/** The icon for a name in English and a row of traits, the most telling first. */
export function motifOf(key: string, name: string, traits: readonly string[], motifs: Motifs): string {
  const known = [...WORD_MOTIFS, ...pairs(motifs.words)];
  let best = { length: 0, icon: '' };
  for (const word of name.toLowerCase().split(/[^a-z]+/)) {
    for (const [beginning, icon] of known) {
      // short beginnings have to be the whole word: `bat` is not in `battery`
      const fits = beginning.length < 4 ? word === beginning : word.startsWith(beginning);
      if (fits && beginning.length >= best.length) best = { length: beginning.length, icon };
    }
  }
  if (best.icon) return best.icon;
  for (const trait of traits) {
    const kind = motifs.kinds[trait];
    if (kind) return seeded(`motif ${key}`).one(kind.split(' '));
  }
  return DEFAULT_MOTIF;
}

const loading = new Map<string, Promise<Paths>>();

/** Drawings of one file. A failed load is tried again by the next card. */
function load(url: string): Promise<Paths> {
  let found = loading.get(url);
  if (!found) {
    found = fetch(url).then((answer) => {
      if (!answer.ok) throw new Error(`the motifs could not be loaded: ${answer.status}`);
      return answer.json() as Promise<Paths>;
    });
    loading.set(url, found);
    found.catch(() => loading.delete(url));
  }
  return found;
}

/** The path of a motif on a grid of 512: the game's own drawing, or the one that all share. */
export async function motifPath(motif: string, style: ArtStyle): Promise<string> {
  const own = style.drawings ? (await load(style.drawings))[motif] : undefined;
  return own ?? (await load(shared))[motif] ?? '';
}
