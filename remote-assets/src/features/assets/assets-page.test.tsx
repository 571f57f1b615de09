import { type App, ERROR_CODES } from '@atrium/contract';
import { createTestPane, renderWithAtrium, startTestApi, type TestApi } from '@atrium/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { createApp } from '../../app.fixture.ts';
import { catalogs } from '../../catalogs.ts';
import { AssetsPage } from './assets-page.tsx';

let api: TestApi;

afterEach(async () => {
  cleanup();
  window.localStorage.clear();
  await api.close();
});

async function show(path: string, list: readonly App[]) {
  api = await startTestApi({
    '/api/assets/list': () => ({ code: 0, data: { list, total: list.length } }),
    '/api/nlpApp/restore': () => ({ code: 0, data: { done: true } }),
  });
  return await renderWithAtrium(<AssetsPage />, {
    catalogs: { assets: catalogs },
    deployment: api.deployment,
    pane: createTestPane(`/admin/assets/assets${path}`),
  });
}

const lastRequest = () => api.requested.findLast(({ path }) => path === '/api/assets/list')?.body;

test('requests apps of the selected kind, and links each to its page', async () => {
  const { pane } = await show('?kind=nlp&status=active', [
    createApp({ health: { state: 'broken', reason: 'targetUnavailable' } }),
  ]);
  const link = await screen.findByRole('link', { name: '我的分词' });
  expect(link.getAttribute('href')).toBe(`/admin/assets/nlpApp/${createApp().id}`);
  expect(screen.getByText('The AI service is no longer published')).toBeTruthy();
  expect(lastRequest()).toMatchObject({ filters: { kind: ['nlp'], status: ['active'] }, isRemoved: false });
  const tab = screen.getByRole('tab', { name: 'NLP apps', selected: true });
  tab.focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(pane.navigations).toEqual([JSON.stringify({ kind: 'recognition', page: '' })]);
  await userEvent.click(screen.getByRole('button', { name: 'Create app' }));
  expect(pane.navigations.at(-1)).toBe('/admin/assets/recognitionApp/create');
});

test('restores a recently removed app', async () => {
  const { pane } = await show('?removed=1', [createApp({ removedAt: '2026-01-02T00:00:00.000Z' })]);
  await userEvent.click(await screen.findByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(pane.shownToasts).toEqual(['success: “我的分词” restored']));
  expect(lastRequest()).toMatchObject({ isRemoved: true, filters: {} });
  expect(screen.queryByRole('link', { name: '我的分词' })).toBeNull();
});

test('shows an error instead of older apps if the list fails to load', async () => {
  let isAway = false;
  const data = { list: [createApp()], total: 1 };
  api = await startTestApi({
    '/api/assets/list': () =>
      isAway ? { code: ERROR_CODES.engineUnavailable, msg: 'Engine unavailable' } : { code: 0, data },
  });
  const pane = createTestPane('/admin/assets/assets');
  const options = { catalogs: { assets: catalogs }, deployment: api.deployment };
  await renderWithAtrium(<AssetsPage />, { ...options, pane });
  await screen.findByRole('link', { name: '我的分词' });
  isAway = true;
  cleanup();
  await renderWithAtrium(<AssetsPage />, {
    ...options,
    pane: createTestPane('/admin/assets/assets?status=paused'),
  });
  expect(await screen.findByText('Failed to load content')).toBeTruthy();
  expect(screen.queryByRole('link', { name: '我的分词' })).toBeNull();
  isAway = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: '我的分词' })).toBeTruthy();
});

test('says that there are no apps yet, in both views', async () => {
  await show('', []);
  expect(await screen.findByText('No apps yet')).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: 'Table', checked: false }));
  expect(await screen.findByRole('radio', { name: 'Table', checked: true })).toBeTruthy();
  expect(await screen.findByText('No apps yet')).toBeTruthy();
});
