import { cleanup, render, screen, within } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { boards, fixture, NAMES } from '../../../boards/fixtures/show';
import type { InvasionView } from '../view_types';
import CampaignPage from './CampaignPage.svelte';
import { namesOf, stepsOf } from './chronicle';

const recorded = fixture('invasion-damage') as InvasionView;
const [entry] = recorded.campaign?.history ?? [];
const history = (won: boolean, attempt: number) => ({ ...entry, won, attempt }) as NonNullable<typeof entry>;
const withHistory = (place: number, ...entries: NonNullable<typeof entry>[]) =>
  ({
    ...recorded,
    scenario: { ...recorded.scenario, place },
    campaign: { ...recorded.campaign, history: entries },
  }) as InvasionView;

afterEach(cleanup);

describe('the page of a campaign', () => {
  it.each(['en', 'de'] as const)('tells of each player with what a scenario ended, in %s', (language) => {
    render(CampaignPage, { props: { view: recorded, names: NAMES, language } });
    for (const [seat, held] of (entry?.players ?? []).entries()) {
      const side = within(screen.getByRole('region', { name: NAMES[seat] ?? '' }));
      const text = side.getByRole('heading').parentElement?.textContent ?? '';
      for (const card of [...held.base, ...held.trained]) expect(text).toContain(card.name[language]);
    }
    expect(document.body.textContent).toContain(entry?.reason[language]);
    for (const protocol of entry?.invasion.protocols ?? []) expect(document.body.textContent).toContain(protocol.name[language]);
  });

  it('shows the last attempt first', () => {
    const view = withHistory(2, history(false, 1), history(true, 2));
    render(CampaignPage, { props: { view, names: NAMES, language: 'en' } });
    expect(screen.getAllByRole('article').map((one) => one.dataset['won'])).toEqual(['true', 'false']);
  });

  it('says what became of each scenario, and what is still to come', () => {
    const view = withHistory(2, history(false, 1), history(true, 2));
    expect(stepsOf(view, 'en').map(({ stage }) => stage)).toEqual(['won', 'now', 'to-come']);
    expect(stepsOf(view, 'en')[0]?.words).toBe('won, attempt 2');
    expect(stepsOf({ ...view, phase: 'main' }, 'en')[1]?.words).toContain('round');
    expect(stepsOf({ ...view, phase: 'setup' }, 'en')[1]?.words).toContain('about to begin');
    const over = { ...withHistory(1, history(false, 1)), result: {} } as InvasionView;
    expect(stepsOf(over, 'en').map(({ stage }) => stage)).toEqual(['lost', 'to-come', 'to-come']);
  });

  it('counts equal cards', () => {
    const card = (copies: number) => ({ id: 'x', name: { en: 'Scout', de: 'Späher' }, copies });
    expect(namesOf([card(2)], 'de', '')).toBe('2 × Späher');
    expect(namesOf([], 'en', 'nobody')).toBe('nobody');
  });

  it('is offered where a campaign or a scenario is played, and not for a match', () => {
    expect(boards['invasion']?.book?.has(recorded)).toBe(true);
    expect(boards['invasion']?.book?.has(fixture('invasion-main'))).toBe(false);
  });
});
