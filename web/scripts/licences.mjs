/** Writes public/licences.txt: the licence of everything that the built page contains. `node scripts/licences.mjs` */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const HERE = dirname(dirname(fileURLToPath(import.meta.url)));
const at = (path) => join(HERE, path);
const text = (path) => readFileSync(at(path), 'utf8').replaceAll('\r\n', '\n').trim();

/** What ends up in the page; the other dependencies build it. */
export const SHIPPED = [
  '@fluent/bundle', '@fontsource-variable/atkinson-hyperlegible-next', '@fontsource-variable/cinzel',
  '@fontsource/chakra-petch', '@fontsource/noto-sans-runic', '@iconify-json/game-icons', '@iconify-json/lucide',
  'clsx', 'esm-env', 'svelte', 'uqr', 'zzfx',
];
export const BUILDS = ['@sveltejs/vite-plugin-svelte', 'unplugin-icons', 'vite'];

/** Packages without a file of their licence; those of the same terms share one. */
const OWN = {
  '@fluent/bundle': 'licences/Apache-2.0.txt',
  '@iconify-json/game-icons': 'licences/game-icons.txt',
  '@iconify-json/lucide': 'licences/lucide.txt',
};

function licence(name) {
  if (name in OWN) return text(OWN[name]);
  const found = ['LICENSE', 'LICENSE.md', 'license', 'LICENSE.txt'].map((file) => `node_modules/${name}/${file}`).find((path) => existsSync(at(path)));
  if (!found) throw new Error(`${name} has no file of its licence`);
  return text(found);
}

export function written() {
  return SHIPPED.map((name) => {
    const about = JSON.parse(text(`node_modules/${name}/package.json`));
    return `${'='.repeat(80)}\n${name} (${about.license})\n${'='.repeat(80)}\n\n${licence(name)}\n`;
  }).join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(at('public/licences.txt'), written());
