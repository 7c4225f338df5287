/**
 * Where long words may be broken: before the last consonant between two vowels, which is right for nearly all German and
 * most English words. Browsers on Linux have no dictionary of their own for German.
 */

const SOFT = '\u00ad';
const VOWELS = 'aeiouyäöüAEIOUYÄÖÜ';
const LONG = 10; // letters

// a vowel, consonants, and a last one (or a group that begins a syllable) before the next vowel
const BREAK = new RegExp(`([${VOWELS}])([^${VOWELS}\\s-]*?)(sch[rlwnm]?|str|spr|[bdgkptf]r|[bgkpf]l|kn|zw|ch|ck|ph|th|qu|[bcdfghjklmnpqrstvwxzß])(?=[${VOWELS}])`, 'g');

export function hyphenate(text: string): string {
  return text.replace(/[\p{L}]+/gu, (word) =>
    word.length < LONG
      ? word
      : word.replace(BREAK, (whole, vowel: string, between: string, last: string, at: number) =>
          at < 1 || at + whole.length > word.length - 2 ? whole : `${vowel}${between}${SOFT}${last}`,
        ),
  );
}
