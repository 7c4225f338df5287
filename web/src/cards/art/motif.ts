/** The motif of a card, and the drawings of all motifs, which are loaded once and beside the program. */

import url from './motifs.json?url';
import { KIND_MOTIFS, WORD_MOTIFS } from './motif_words';
import { seeded } from './seed';

/** The icon for a name in English and a row of traits, the most telling first. */
export function motifOf(key: string, name: string, traits: readonly string[]): string {
  let best = { length: 0, icon: '' };
  for (const word of name.toLowerCase().split(/[^a-z]+/)) {
    for (const [beginning, icon] of WORD_MOTIFS) {
      // short beginnings have to be the whole word: `bat` is not in `battery`
      const fits = beginning.length < 4 ? word === beginning : word.startsWith(beginning);
      if (fits && beginning.length >= best.length) best = { length: beginning.length, icon };
    }
  }
  if (best.icon) return best.icon;
  for (const trait of traits) {
    const kind = KIND_MOTIFS[trait];
    if (kind) return seeded(`motif ${key}`).one(kind);
  }
  return 'rune-stone';
}

let loading: Promise<Record<string, string>> | undefined;

/** The paths of all motifs on a grid of 512. A failed load is tried again by the next card. */
export function motifPaths(): Promise<Record<string, string>> {
  loading ??= fetch(url)
    .then((answer) => {
      if (!answer.ok) throw new Error(`the motifs could not be loaded: ${answer.status}`);
      return answer.json() as Promise<Record<string, string>>;
    })
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
}
