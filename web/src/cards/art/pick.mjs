/**
 * Picks the motifs' paths out of @iconify-json/game-icons and writes motifs.json: those of the shared words beside this
 * file, those of a game's own words and kinds in the game's folder.
 *
 * `npm install --no-save svgo && node src/cards/art/pick.mjs` after a change of motif_words.ts or of a game's art/motifs.ts.
 * Coordinates are rounded to whole units of the 512 grid, which nobody sees at the size of a card.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { optimize } from 'svgo';

const here = new URL('.', import.meta.url);
const games = new URL('../../games/', here);
const known = JSON.parse(
  readFileSync(new URL('../../../node_modules/@iconify-json/game-icons/icons.json', here), 'utf8'),
).icons;

/** The icons that a file of motifs names: pairs of a word and an icon, and rows of icons for kinds. */
function namesIn(path) {
  const source = readFileSync(path, 'utf8');
  const kinds = [...source.matchAll(/^ +[a-z]+: '([a-z0-9 -]+)'/gm)].flatMap((found) => found[1].split(' '));
  const words = [...source.matchAll(/[a-z-]+=([a-z0-9-]+)/g)].map((found) => found[1]);
  const fallback = [...source.matchAll(/DEFAULT_MOTIF = '([a-z-]+)'/g)].map((found) => found[1]);
  return [...new Set([...kinds, ...words, ...fallback])].sort();
}

function pathOf(name) {
  const icon = known[name];
  if (!icon) throw new Error(`game-icons has no ${name}`);
  const small = optimize(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${icon.body}</svg>`, {
    multipass: true,
    floatPrecision: 0,
    plugins: ['preset-default', { name: 'mergePaths', params: { force: true } }],
  }).data;
  const paths = [...small.matchAll(/ d="([^"]+)"/g)].map((found) => found[1]);
  if (paths.length === 0) throw new Error(`${name} is drawn without a path`);
  return paths.join('');
}

function write(folder, names) {
  const picked = Object.fromEntries(names.map((name) => [name, pathOf(name)]));
  writeFileSync(new URL('motifs.json', folder), `${JSON.stringify(picked)}\n`);
  console.log(`${names.length} motifs in ${folder.pathname}`);
}

const shared = namesIn(new URL('motif_words.ts', here));
write(here, shared);
for (const entry of readdirSync(games, { withFileTypes: true })) {
  if (!entry.isDirectory()) continue;
  const folder = new URL(`${entry.name}/art/`, games);
  write(folder, namesIn(new URL('motifs.ts', folder)).filter((name) => !shared.includes(name)));
}
