import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fixtures } from '../../boards/fixtures/show';
import { cardsOf } from '../../boards/fixtures/walk';
import { GAMES } from '../../games';
import { faceOf } from '../face';
import { styleOf } from '../style';
import { art } from './art';
import { motifOf } from './motif';
import { iconsOf, SHARED_ICONS } from './motif_words';
import { hash, seeded } from './seed';

type Paths = Record<string, string>;
const read = (path: string): Paths => JSON.parse(readFileSync(path, 'utf8')) as Paths;
const shared = read('src/cards/art/motifs.json');
const PLAIN = styleOf('a game without pictures of its own').art;

function drawingsAreThoseOf(paths: Paths, icons: readonly string[]): void {
  expect(Object.keys(paths).sort()).toEqual([...icons]);
  for (const path of Object.values(paths)) expect(path).toMatch(/^[Mm][-\d.\sA-Za-z,]+$/);
}

describe('the picture of a card', () => {
  it('is the same whenever it is drawn', () => {
    const subject = { key: 'unit-001', game: 'chess', traits: ['rook', 'unit'] };
    expect(art(subject, PLAIN, 'M0 0h9')).toBe(art({ ...subject }, PLAIN, 'M0 0h9'));
    expect(hash('unit-001')).toBe(hash('unit-001'));
  });

  it('stays as it was in earlier releases', () => {
    // FNV-1a as it is published
    expect(hash('')).toBe(0x811c9dc5);
    expect(hash('a')).toBe(0xe40c292c);
    expect(hash('foobar')).toBe(0xbf9cf968);
    const dice = seeded('foobar');
    expect([dice.whole(0, 99), dice.whole(0, 99), dice.whole(0, 99)]).toEqual([94, 33, 35]);
  });

  it('has no shared motif without a drawing, and no drawing without use', () => {
    drawingsAreThoseOf(shared, SHARED_ICONS);
  });

  it('shows what the name says before what the card is', () => {
    const motifs = { words: 'xyzzy=crown', kinds: { mutant: 'hound' } };
    expect(motifOf('x', 'Flare-Code Sniper', ['mutant'], motifs)).toBe('crosshair');
    expect(motifOf('x', 'Battery', [], motifs)).not.toBe('evil-bat');
    expect(motifOf('x', 'Old Xyzzy', ['mutant'], motifs)).toBe('crown');
    expect(motifOf('x', 'Plugh', ['mutant'], motifs)).toBe('hound');
    expect(shared[motifOf('x', 'Plugh', [], motifs)]).toBeDefined();
  });
});

describe.each(GAMES)('the pictures of %s', (game) => {
  const style = styleOf(game).art;
  const faces = cardsOf(fixtures.flatMap(([, view]) => (view.game === game ? [view] : []))).map((card) => faceOf(card, game, 'en'));
  const own = style.drawings ? read(`src/games/${game}/art/motifs.json`) : {};

  it('differ between cards', () => {
    const drawn = faces.map((face) => art({ key: face.id, game, traits: face.traits }, style));
    expect(new Set(drawn).size).toBe(new Set(faces.map((face) => face.id)).size);
  });

  it('are valid drawings that ask for nothing outside and filter nothing', () => {
    for (const face of faces.slice(0, 40)) {
      const motif = motifOf(face.picture, face.title, face.traits, style.motifs);
      const path = own[motif] ?? shared[motif];
      expect(path, motif).toBeDefined();
      const drawn = art({ key: face.picture, game, traits: face.traits }, style, path);
      const parsed = new DOMParser().parseFromString(drawn, 'image/svg+xml');
      expect(parsed.querySelector('parsererror')).toBeNull();
      expect(parsed.documentElement.getAttribute('viewBox')).toBe('0 0 300 200');
      expect(drawn).not.toMatch(/NaN|undefined|filter|feTurbulence|href=|style=/);
    }
  });

  it('have no motif without a drawing, and no drawing without use', () => {
    drawingsAreThoseOf(own, iconsOf(style.motifs).filter((icon) => !(icon in shared)));
  });
});
