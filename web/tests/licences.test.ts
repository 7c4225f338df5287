import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import manifest from '../package.json';
// @ts-expect-error a script without types
import { BUILDS, SHIPPED, written } from '../scripts/licences.mjs';

describe('the licences of what the page contains', () => {
  it('are written down as they are now (node scripts/licences.mjs)', () => {
    expect(readFileSync('public/licences.txt', 'utf8')).toBe(written());
  });

  it('cover every dependency that does not only build the page', () => {
    const known = [...(SHIPPED as string[]), ...(BUILDS as string[])];
    expect(Object.keys(manifest.dependencies).filter((name) => !known.includes(name))).toEqual([]);
  });
});
