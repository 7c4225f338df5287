// The page's JavaScript, compressed, may not exceed its budget.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const LIMIT = 220_000;
const folder = new URL('../../src/runestack/server/static', import.meta.url).pathname;

const sizes = readdirSync(folder, { recursive: true })
  .filter((name) => name.endsWith('.js'))
  .map((name) => [name, gzipSync(readFileSync(join(folder, name)), { level: 9 }).length]);
const total = sizes.reduce((sum, [, size]) => sum + size, 0);
console.log(`JavaScript: ${total} bytes compressed, ${LIMIT} allowed`);
if (total > LIMIT) {
  for (const [name, size] of sizes.sort((a, b) => b[1] - a[1])) console.log(String(size).padStart(8), name);
  process.exit(1);
}
