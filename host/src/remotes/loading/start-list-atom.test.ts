// @vitest-environment jsdom
import { algorithmListCall } from '@atrium/contract';
import { appStore, configureRuntime, deploymentAtom, request } from '@atrium/runtime';
import { startTestApi, type TestApi, type TestResponse } from '@atrium/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadRemotesAtom } from '../state/load-remotes-atom.ts';
import { remotesAtom } from '../state/remotes-atom.ts';
import { type Remotes, startRemotes } from '../testing/start-remotes.ts';
import { startListAtom } from './start-list-atom.ts';

const REMOTE = 'lists';
const ROWS = { list: [], total: 7 };
const FIRST_PAGE = { page: 1, pageSize: 20 };

let remotes: Remotes;
let api: TestApi;
let respond: () => TestResponse;

beforeEach(async () => {
  respond = () => ({ code: 0, data: ROWS });
  api = await startTestApi({ '/api/algorithm/list': () => respond() });
  remotes = await startRemotes();
  configureRuntime({ ...appStore.get(deploymentAtom), apiBase: api.deployment.apiBase });
  remotes.publish(REMOTE, '1-a', {
    descriptor: {
      namespaces: ['/admin/lists'],
      routes: [
        { path: '/admin/lists/list', name: 'list', title: 'List', list: '/api/algorithm/list' },
        { path: '/admin/lists/other', name: 'other', title: 'Other' },
      ],
    },
  });
  await appStore.set(loadRemotesAtom);
  await expect.poll(() => appStore.get(remotesAtom).remotes[0]?.version, { timeout: 20_000 }).toBeDefined();
});

afterEach(async () => {
  vi.useRealTimers();
  history.replaceState({}, '', '/');
  await remotes.close();
  await api.close();
});

const start = (route = 'list') => appStore.set(startListAtom, REMOTE, route);
const countRequests = () => api.requested.length;

test('the first rows of a list are requested once, before the page requests them', async () => {
  start();
  start();
  await expect.poll(() => api.requested).toEqual([{ path: '/api/algorithm/list', body: FIRST_PAGE }]);
  expect(await request(algorithmListCall, FIRST_PAGE)).toEqual(ROWS);
  expect(countRequests()).toBe(1);
  await request(algorithmListCall, FIRST_PAGE);
  expect(countRequests()).toBe(2);
});

test('rows of another page come from a request of their own', async () => {
  start();
  await request(algorithmListCall, { ...FIRST_PAGE, page: 2 });
  expect(countRequests()).toBe(2);
  await request(algorithmListCall, FIRST_PAGE);
  expect(countRequests()).toBe(2);
});

test('a request that failed is sent again by the page, which gets the failure', async () => {
  respond = () => ({ status: 500 });
  start();
  await expect(request(algorithmListCall, FIRST_PAGE, { isSilent: true })).rejects.toMatchObject({
    status: 500,
  });
  expect(countRequests()).toBe(2);
});

test('nothing is requested for a page without a list, or at an address with a query', async () => {
  start('other');
  history.replaceState({}, '', '/admin/lists/list?page=2');
  start();
  await request(algorithmListCall, FIRST_PAGE);
  expect(countRequests()).toBe(1);
});

test('rows that no page requests are dropped after ten seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  start();
  vi.advanceTimersByTime(10_000);
  vi.useRealTimers();
  await request(algorithmListCall, FIRST_PAGE);
  await expect.poll(countRequests).toBe(2);
});

test('rows of a second visit stay until their own ten seconds have passed', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  start();
  vi.advanceTimersByTime(6_000);
  await request(algorithmListCall, FIRST_PAGE);
  start();
  vi.advanceTimersByTime(6_000);
  vi.useRealTimers();
  await request(algorithmListCall, FIRST_PAGE);
  expect(countRequests()).toBe(2);
});
