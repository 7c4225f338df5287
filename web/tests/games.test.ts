import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../src/games';

const TEXTS = /\.(ts|mjs|svelte|css|html|ftl)$/;

/** Every file of the page and its tests that is in no game's folder. */
function outside(): string[] {
  const files = ['src', 'tests', 'locale'].flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)));
  return files.filter((path) => TEXTS.test(path) && !/^src\/games\/[^/]+\//.test(path));
}

/** Where a game is named: `two-words`, `TwoWords`, `two_words`, `Two words`, `TWO-WORDS`, but not `stwo-words`. */
function naming(game: string): RegExp {
  const words = game.split('-').map((word) => `(?:${word}|${word.charAt(0).toUpperCase()}${word.slice(1)}|${word.toUpperCase()})`);
  return new RegExp(`(?<![A-Za-z])${words.join('[-_ ]?')}(?![a-z])`);
}

describe('the page outside the folders of the games', () => {
  it('finds the games by their folders', () => {
    const folders = readdirSync('src/games', { withFileTypes: true }).filter((one) => one.isDirectory());
    expect(folders.length).toBeGreaterThan(1);
    expect([...GAMES].sort()).toEqual(folders.map((one) => one.name).sort());
  });

  it.each(['marsh-lights', 'marshLights', 'MarshLights', 'marsh_lights', 'Marsh Lights', 'MARSH-LIGHTS', 'a MarshLightsCard'])('would find %s', (text) => {
    expect(naming('marsh-lights').test(text)).toBe(true);
  });

  it('leaves other words alone', () => {
    expect(naming('marsh').test('tidemarsh marshes')).toBe(false);
  });

  it.each(GAMES)('does not name %s', (game) => {
    const pattern = naming(game);
    const self = join('tests', 'games.test.ts');
    const found = outside().filter((path) => path !== self && pattern.test(readFileSync(path, 'utf8')));
    expect(found).toEqual([]);
  });
});
