/**
 * Picks the motifs' paths out of @iconify-json/game-icons and writes motifs.json.
 *
 * `npm install --no-save svgo && node src/cards/art/pick.mjs` after a change of motif_words.ts. Coordinates are rounded to
 * whole units of the 512 grid, which nobody sees at the size of a card.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { optimize } from 'svgo';

const here = new URL('.', import.meta.url);
const source = readFileSync(new URL('motif_words.ts', here), 'utf8');
const known = JSON.parse(
  readFileSync(new URL('../../../node_modules/@iconify-json/game-icons/icons.json', here), 'utf8'),
).icons;
const kinds = [...source.matchAll(/: '([a-z0-9 -]+)'/g)].flatMap((found) => found[1].split(' '));
const words = [...source.matchAll(/[a-z-]+=([a-z0-9-]+)/g)].map((found) => found[1]);
const names = [...new Set([...kinds, ...words])].sort();

const picked = {};
for (const name of names) {
  const icon = known[name];
  if (!icon) throw new Error(`game-icons has no ${name}`);
  const small = optimize(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${icon.body}</svg>`, {
    multipass: true,
    floatPrecision: 0,
    plugins: ['preset-default', { name: 'mergePaths', params: { force: true } }],
  }).data;
  const paths = [...small.matchAll(/ d="([^"]+)"/g)].map((found) => found[1]);
  if (paths.length === 0) throw new Error(`${name} is drawn without a path`);
  picked[name] = paths.join('');
}
writeFileSync(new URL('motifs.json', here), `${JSON.stringify(picked, null, 0)}\n`);
console.log(`${names.length} motifs`);
