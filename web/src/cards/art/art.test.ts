import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cardsOf } from '../../boards/fixtures/walk';
import { faceOf } from '../face';
import { art } from './art';
import { motifOf } from './motif';
import { MOTIF_NAMES } from './motif_words';
import { rune } from './scenery';
import { hash, seeded } from './seed';

const paths = JSON.parse(readFileSync('src/cards/art/motifs.json', 'utf8')) as Record<string, string>;
const views = import.meta.glob('../../boards/fixtures/*.json', { eager: true, import: 'default' });
const of = (game: string) =>
  cardsOf(Object.entries(views).filter(([path]) => path.includes(`/${game}`))).map((card) => faceOf(card, game, 'en'));
const faces = [...of('rone'), ...of('runeslingers')];

describe('the picture of a card', () => {
  it('is the same whenever it is drawn', () => {
    const subject = { key: 'rone-u-001', game: 'rone', traits: ['survivor', 'unit'] };
    expect(art(subject, 'M0 0h9')).toBe(art({ ...subject }, 'M0 0h9'));
    expect(hash('rone-u-001')).toBe(hash('rone-u-001'));
  });

  it('stays as it was in earlier releases', () => {
    // FNV-1a as it is published
    expect(hash('')).toBe(0x811c9dc5);
    expect(hash('a')).toBe(0xe40c292c);
    expect(hash('foobar')).toBe(0xbf9cf968);
    const dice = seeded('rone-u-001');
    expect([dice.whole(0, 99), dice.whole(0, 99), dice.whole(0, 99)]).toEqual([31, 25, 2]);
  });

  it('differs between cards', () => {
    const drawn = faces.map((face) => art({ key: face.id, game: face.game, traits: face.traits }));
    expect(new Set(drawn).size).toBe(new Set(faces.map((face) => face.id)).size);
  });

  it.each(['rone', 'runeslingers'])('is a valid drawing in %s that asks for nothing outside and filters nothing', (game) => {
    for (const face of faces.filter((one) => one.game === game).slice(0, 40)) {
      const drawn = art({ key: face.id, game, traits: face.traits }, paths[motifOf(face.id, face.title, face.traits)]);
      const parsed = new DOMParser().parseFromString(drawn, 'image/svg+xml');
      expect(parsed.querySelector('parsererror')).toBeNull();
      expect(parsed.documentElement.getAttribute('viewBox')).toBe('0 0 300 200');
      expect(drawn).not.toMatch(/NaN|undefined|filter|feTurbulence|href=|style=/);
    }
  });

  it('has no motif without a drawing, and no drawing without use', () => {
    expect(Object.keys(paths).sort()).toEqual([...MOTIF_NAMES]);
    for (const path of Object.values(paths)) expect(path).toMatch(/^[Mm][-\d.\sA-Za-z,]+$/);
  });

  it('shows what the name says before what the card is', () => {
    expect(motifOf('x', 'Flare-Code Sniper', ['survivor'])).toBe('crosshair');
    expect(motifOf('x', 'Grudge Hound', ['mutant'])).toBe('hound');
    expect(motifOf('x', 'Battery', ['machine'])).not.toBe('evil-bat');
    expect(motifOf('x', 'Xyzzy', ['striker'])).toBe(motifOf('x', 'Plugh', ['striker']));
    expect(paths[motifOf('x', 'Xyzzy', [])]).toBeDefined();
  });

  it('has runes of a staff and two or three strokes', () => {
    for (const word of ['a', 'b', 'c', 'd']) expect(rune(seeded(word)).split('M').length - 1).toBeOneOf([3, 4]);
  });
});
