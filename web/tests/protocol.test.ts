import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

// schema.json is what `python -m runestack.server.schema` prints; a test of the server compares the two
const folder = join(import.meta.dirname, '..');
const schema = JSON.parse(readFileSync(join(folder, 'schema.json'), 'utf8')) as {
  $defs: Record<string, { properties?: Record<string, unknown>; enum?: string[] }>;
};
const source = ts.createSourceFile('protocol.ts', readFileSync(join(folder, 'src/protocol.ts'), 'utf8'), ts.ScriptTarget.ES2022, true);

/** The names of the fields of an interface here. */
function fields(name: string): string[] {
  const found = source.statements.find((one) => ts.isInterfaceDeclaration(one) && one.name.text === name);
  if (!found || !ts.isInterfaceDeclaration(found)) throw new Error(`protocol.ts has no ${name}`);
  return found.members.map((member) => (member.name as ts.Identifier).text).sort();
}

/** Our names, and those of the server. */
const SAME: Record<string, string> = {
  Words: 'Words', ValueWords: 'ValueWords', Setting: 'SettingInfo', Agent: 'AgentInfo', Way: 'WayInfo', GameInfo: 'GameInfo',
  Seat: 'SeatLine', SeatWish: 'SeatWish', SeatLink: 'SeatLink', TableMade: 'TableMade', TableInfo: 'TableInfo', Entered: 'Entered',
  CardFace: 'CardFace', RuleInfo: 'RuleInfo', ReplayInfo: 'ReplayInfo', ReplayView: 'ReplayView', Refusal: 'ErrorBody', LogCard: 'LogCard',
  LogLine: 'LogLine', UndoRequest: 'UndoLine', ChatLine: 'ChatLine', TableMessage: 'TableMessage', Passed: 'Passed', StateMessage: 'StateMessage',
  Reason: 'Reason', IntentLine: 'IntentLine', Because: 'Because', Inspected: 'Inspected',
};

describe('the messages', () => {
  it.each(Object.entries(SAME))('%s has the fields that the server knows as %s', (ours, theirs) => {
    expect(fields(ours)).toEqual(Object.keys(schema.$defs[theirs]?.properties ?? {}).sort());
  });

  it('a new table asks for nothing that the server does not know', () => {
    const known = Object.keys(schema.$defs.NewTable?.properties ?? {});
    expect(fields('NewTable').filter((name) => !known.includes(name))).toEqual([]);
  });
});
