// @vitest-environment jsdom
import { type App, LIMITS } from '@atrium/contract';
import { createTestPane, renderWithAtrium, startTestApi, type TestApi } from '@atrium/testing';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { createApp } from '../../app.fixture.ts';
import { catalogs } from '../../catalogs.ts';
import { AppCards } from './app-cards.tsx';

let api: TestApi;

afterEach(async () => {
  cleanup();
  await api.close();
});

async function show(query: string, list: readonly App[], total = list.length) {
  api = await startTestApi({ '/api/assets/list': () => ({ code: 0, data: { list, total } }) });
  const { pane } = await renderWithAtrium(<AppCards kind={undefined} />, {
    catalogs: { assets: catalogs },
    deployment: api.deployment,
    pane: createTestPane(`/admin/assets/assets${query}`),
  });
  return { listNavigations: () => pane.navigations.map((navigation) => JSON.parse(navigation)) };
}

test('searches for the trimmed keyword when it is submitted, and not before', async () => {
  const { listNavigations } = await show('', [createApp()]);
  await screen.findByRole('link', { name: '我的分词' });
  const field = screen.getByLabelText('Search by name or description');
  await userEvent.type(field, '  words ');
  expect(listNavigations()).toEqual([]);
  await userEvent.keyboard('{Enter}');
  expect(listNavigations()).toEqual([expect.objectContaining({ keyword: 'words', page: '' })]);
});

test('does not search for a keyword that is too long', async () => {
  const { listNavigations } = await show('', [createApp()]);
  await screen.findByRole('link', { name: '我的分词' });
  await userEvent.click(screen.getByLabelText('Search by name or description'));
  await userEvent.paste('x'.repeat(LIMITS.keywordLength + 1));
  await userEvent.keyboard('{Enter}');
  expect(listNavigations()).toEqual([]);
});

test('filters by status and by deletion as soon as they are chosen', async () => {
  const { listNavigations } = await show('', [createApp()]);
  await screen.findByRole('link', { name: '我的分词' });
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'Paused');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Recently deleted' }));
  expect(listNavigations()).toMatchObject([{ status: 'paused' }, { removed: '1' }]);
});

test('shows the keyword of the location, and offers to clear filters that match nothing', async () => {
  const { listNavigations } = await show('?keyword=words&status=paused', []);
  expect(await screen.findByText('No apps match the filters')).toBeTruthy();
  const field = screen.getByLabelText('Search by name or description') as HTMLInputElement;
  expect(field.value).toBe('words');
  expect(api.requested[0]?.body).toMatchObject({ keyword: 'words', filters: { status: ['paused'] } });
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(listNavigations()).toMatchObject([{ keyword: '', status: '' }]);
});

test('shows the range of apps on the page and their total number, and goes to the next page', async () => {
  const { listNavigations } = await show('?page=2&size=10', [createApp({ runsToday: 1_234 })], 4_321);
  expect(await screen.findByText('11–20 of 4,321')).toBeTruthy();
  expect(screen.getByText('1,234')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(listNavigations()).toMatchObject([{ page: '3' }]);
});
