import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { afterUpdate, beforeUpdate } from './flip';

const settings = { language: 'en' as const, rotateCards: false, pace: 1, reducedMotion: false };

/** A card in a zone, both somewhere on the page. */
function put(card: string, zone: string, x: number, y: number, corner = { x: 0, y: 0 }): HTMLElement {
  const section = document.createElement('section');
  section.dataset['zone'] = zone;
  section.getBoundingClientRect = () => new DOMRect(corner.x, corner.y, 500, 100);
  const element = document.createElement('button');
  element.dataset['flip'] = card;
  element.getBoundingClientRect = () => new DOMRect(x, y, 72, 100);
  element.animate = vi.fn();
  section.append(element);
  document.body.append(section);
  return element;
}

async function update(change: () => void, how: Partial<typeof settings> = {}): Promise<void> {
  beforeUpdate();
  change();
  afterUpdate({ ...settings, ...how });
  await Promise.resolve();
}

beforeEach(() => {
  globalThis.DOMRect ??= class {
    constructor(public x: number, public y: number, public width: number, public height: number) {}
    get left() {
      return this.x;
    }
    get top() {
      return this.y;
    }
  } as unknown as typeof DOMRect;
});
afterEach(() => document.body.replaceChildren());

describe('cards that move', () => {
  it('travel from their old zone to the new one', async () => {
    put('7', 'hand:0', 100, 800);
    let moved: HTMLElement | undefined;
    await update(() => {
      document.body.replaceChildren();
      moved = put('7', 'units:0', 300, 400);
    });
    const [frames, options] = vi.mocked(moved!.animate).mock.calls[0]!;
    expect((frames as Keyframe[])[0]!['transform']).toBe('translate(-200px, 400px) scale(1)');
    expect(options).toMatchObject({ duration: 240 });
  });

  it('stay where they are when the whole board shifts', async () => {
    put('7', 'units:0', 300, 400, { x: 0, y: 390 });
    let moved: HTMLElement | undefined;
    await update(() => {
      document.body.replaceChildren();
      moved = put('7', 'units:0', 300, 320, { x: 0, y: 310 });
    });
    expect(moved!.animate).not.toHaveBeenCalled();
  });

  it('make room within their zone', async () => {
    put('7', 'units:0', 300, 400);
    let moved: HTMLElement | undefined;
    await update(() => {
      document.body.replaceChildren();
      moved = put('7', 'units:0', 260, 400);
    });
    expect(moved!.animate).toHaveBeenCalledOnce();
  });

  it('fade and are marked where motion is not wanted', async () => {
    put('7', 'hand:0', 100, 800);
    let moved: HTMLElement | undefined;
    await update(
      () => {
        document.body.replaceChildren();
        moved = put('7', 'units:0', 300, 400);
      },
      { reducedMotion: true },
    );
    const [frames] = vi.mocked(moved!.animate).mock.calls[0]!;
    expect(JSON.stringify(frames)).not.toContain('transform');
    expect(moved!.hasAttribute('data-arrived')).toBe(true);
  });

  it('that are new fade in', async () => {
    put('1', 'units:0', 0, 0);
    let fresh: HTMLElement | undefined;
    await update(() => (fresh = put('7', 'units:0', 300, 400)));
    const [frames] = vi.mocked(fresh!.animate).mock.calls[0]!;
    expect((frames as Keyframe[])[0]).toEqual({ opacity: 0 });
  });
});
