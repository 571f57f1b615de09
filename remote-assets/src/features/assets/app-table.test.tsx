// @vitest-environment jsdom
import type { App } from '@atrium/contract';
import { createTestPane, renderWithAtrium, startTestApi, type TestApi } from '@atrium/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { createApp } from '../../app.fixture.ts';
import { catalogs } from '../../catalogs.ts';
import { signInAsAdmin } from '../../sign-in-as-admin.fixture.ts';
import { AppTable } from './app-table.tsx';
import { AssetsPage } from './assets-page.tsx';

const OWNER = createApp().ownerId;

let api: TestApi;

afterEach(async () => {
  cleanup();
  await api.close();
});

async function start(list: readonly App[]) {
  const { createdAt } = createApp();
  const user = {
    id: OWNER,
    account: 'wang',
    name: '王',
    mail: '',
    access: ['user'],
    status: 'active',
    createdAt,
  };
  api = await startTestApi({
    '/api/assets/list': () => ({ code: 0, data: { list, total: list.length } }),
    '/api/user/list': () => ({ code: 0, data: { list: [user], total: 1 } }),
  });
  return { catalogs: { assets: catalogs }, deployment: api.deployment };
}

async function show(list: readonly App[], query = '') {
  const pane = createTestPane(`/admin/assets/assets${query}`);
  await renderWithAtrium(<AppTable kind="nlp" />, { ...(await start(list)), pane });
  return { pane, requests: (path: string) => api.requested.filter((one) => one.path === path) };
}

test('lists the apps of a kind with target, status, health and runs', async () => {
  const broken = createApp({
    id: createApp().id.replace(/.$/, '2'),
    name: '坏的',
    version: '',
    status: 'paused',
    health: { state: 'broken', reason: 'targetUnavailable' },
  });
  const { requests } = await show([createApp({ runsToday: 1200 }), broken]);
  const row = await screen.findByRole('row', { name: /我的分词/ });
  expect(row.textContent).toMatch(/NLP app.*中文分词 · v2.*Active.*–.*1,200/);
  expect(
    screen.getByRole('row', { name: /坏的.*Paused The AI service is no longer published/ }),
  ).toBeTruthy();
  const link = screen.getByRole('link', { name: '坏的' });
  expect(link.getAttribute('href')).toBe(`/admin/assets/nlpApp/${broken.id}`);
  expect(requests('/api/assets/list')[0]?.body).toMatchObject({ filters: { kind: ['nlp'] } });
});

test('sorts on the server by the chosen column', async () => {
  const { requests, pane } = await show([createApp()]);
  await userEvent.click(await screen.findByRole('button', { name: 'Name' }));
  await waitFor(() => expect(pane.location.query).toEqual({ sort: 'name' }));
  await waitFor(() =>
    expect(requests('/api/assets/list').at(-1)?.body).toMatchObject({
      sort: [{ field: 'name', order: 'ascend' }],
    }),
  );
});

test('shows users the owners of shared apps, filters by ownership, and does not request other users', async () => {
  const { requests } = await show([createApp({ level: 'use' })], '?ownership=shared');
  expect((await screen.findByRole('row', { name: /我的分词/ })).textContent).toContain('wang');
  expect(requests('/api/assets/list').at(-1)?.body).toMatchObject({ filters: { ownership: ['shared'] } });
  expect(requests('/api/user/list')).toEqual([]);
});

test('shows an admin the owner of each app, and filters by owner', async () => {
  await signInAsAdmin();
  const { requests } = await show([createApp()], `?ownerId=${OWNER}`);
  expect(await screen.findByRole('columnheader', { name: /Owner/ })).toBeTruthy();
  expect((await screen.findByRole('row', { name: /我的分词/ })).textContent).toContain('wang');
  expect(requests('/api/user/list')).toHaveLength(1);
  await waitFor(() =>
    expect(requests('/api/assets/list').at(-1)?.body).toMatchObject({ filters: { ownerId: [OWNER] } }),
  );
});

test('shows the table again on the next visit if the user chose it', async () => {
  const options = await start([createApp()]);
  await renderWithAtrium(<AssetsPage />, options);
  await userEvent.click(await screen.findByRole('radio', { name: 'Table' }));
  expect(await screen.findByRole('table', { name: 'Apps' })).toBeTruthy();
  cleanup();
  await renderWithAtrium(<AssetsPage />, options);
  expect(await screen.findByRole('table', { name: 'Apps' })).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: 'Cards' }));
  await waitFor(() => expect(screen.queryByRole('table')).toBeNull());
});
