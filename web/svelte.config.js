import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

const hashes = new Map();

/** Four letters tell the components of a page apart: every element carries them. Two files with the same would mix their styles. */
function cssHash({ hash, filename }) {
  const made = `s${hash(filename.replace(/^.*\/src\//, '')).slice(0, 4)}`;
  const other = hashes.get(made);
  if (other && other !== filename) throw new Error(`${other} and ${filename} have the same letters`);
  hashes.set(made, filename);
  return made;
}

export default { preprocess: vitePreprocess(), compilerOptions: { cssHash } };
