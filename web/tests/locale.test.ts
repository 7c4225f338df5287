import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentParser, type Entry, Visitor, type VariableReference } from '@fluent/syntax';
import { describe, expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../locale');

class Variables extends Visitor {
  found = new Set<string>();
  visitVariableReference(node: VariableReference) {
    this.found.add(node.id.name);
  }
}

function entries(language: string): Map<string, Entry> {
  const found = new Map<string, Entry>();
  for (const file of readdirSync(join(folder, language))) {
    const resource = new FluentParser().parse(readFileSync(join(folder, language, file), 'utf8'));
    for (const entry of resource.body) {
      if (entry.type === 'Junk') throw new Error(`${language}/${file}: ${JSON.stringify(entry)}`);
      if (entry.type !== 'Message') continue;
      const { name } = (entry as unknown as { id: { name: string } }).id;
      if (found.has(name)) throw new Error(`${language}: ${name} stands there twice`);
      found.set(name, entry);
    }
  }
  return found;
}

function variables(entry: Entry | undefined): string[] {
  const visitor = new Variables();
  if (entry) visitor.visit(entry);
  return [...visitor.found].sort();
}

/** Every id that the page asks for, as far as it stands in the source as it is; `x-${…}` counts for all that begin so. */
function used(): { ids: Set<string>; beginnings: string[] } {
  const ids = new Set<string>();
  const beginnings: string[] = [];
  const root = join(import.meta.dirname, '../src');
  for (const file of readdirSync(root, { recursive: true }) as string[]) {
    if (!/\.(svelte|ts)$/.test(file)) continue;
    const text = readFileSync(join(root, file), 'utf8');
    for (const [, id] of text.matchAll(/['`]([a-z]+(?:-[a-z_]+)*)['`]/g)) if (id) ids.add(id);
    for (const [, beginning] of text.matchAll(/`([a-z]+(?:-[a-z]+)*-)\$\{/g)) if (beginning) beginnings.push(beginning);
  }
  return { ids, beginnings };
}

describe('the words of the page', () => {
  const [en, de] = [entries('en'), entries('de')];

  it('has the same ids in both languages', () => {
    expect([...de.keys()].sort()).toEqual([...en.keys()].sort());
  });

  it('has the same variables in both languages', () => {
    for (const [id, entry] of en) expect([id, variables(de.get(id))]).toEqual([id, variables(entry)]);
  });

  it('has no id that nothing asks for', () => {
    const { ids, beginnings } = used();
    const idle = [...en.keys()].filter((id) => !ids.has(id) && !beginnings.some((beginning) => id.startsWith(beginning)));
    expect(idle).toEqual([]);
  });

  it('has every id that the page asks for', () => {
    const root = join(import.meta.dirname, '../src');
    const missing: string[] = [];
    for (const file of readdirSync(root, { recursive: true }) as string[]) {
      if (!/\.(svelte|ts)$/.test(file)) continue;
      const text = readFileSync(join(root, file), 'utf8');
      for (const [, id] of text.matchAll(/\bt\((?:[^()'`]*\? )?'([^']+)'/g)) if (id && !en.has(id)) missing.push(`${file}: ${id}`);
    }
    expect(missing).toEqual([]);
  });
});
