import { expect, it } from 'vitest';
import { seeded } from '../../../cards/art/seed';
import { rune } from './scenery';

it('has runes of a staff and two or three strokes', () => {
  for (const word of ['a', 'b', 'c', 'd']) expect(rune(seeded(word)).split('M').length - 1).toBeOneOf([3, 4]);
});
