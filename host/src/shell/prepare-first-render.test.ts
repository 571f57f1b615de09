// @vitest-environment jsdom
import { appStore, configureRuntime, deploymentAtom, signInAtom, signOutAtom } from '@atrium/runtime';
import { startTestApi, type TestApi } from '@atrium/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { NavigationState } from '../navigation/history/navigation-state.ts';
import { federationAtom } from '../remotes/loading/federation-atom.ts';
import { remotesLoadStateAtom } from '../remotes/state/remotes-load-state-atom.ts';
import { nodeFederation } from '../remotes/testing/node-federation.ts';
import { type Remotes, startRemotes } from '../remotes/testing/start-remotes.ts';
import { prepareFirstRender } from './prepare-first-render.ts';
import { leaveTabsAtom, tabsAtom } from './tabs/state/tabs-atom.ts';

const UUID = '018f2a70-0000-7000-8000-000000000077';
const INFO = { name: 'Ada', avatar: '', access: ['user'] };

/** The code of the page sets `isRequested`, and then waits until `open` is called. */
interface PageGate {
  isRequested: boolean;
  readonly opened: Promise<void>;
  open(): void;
}

let api: TestApi;
let remotes: Remotes;
let gate: PageGate;
let count = 0;

beforeEach(async () => {
  count += 1;
  const { promise, resolve } = Promise.withResolvers<void>();
  gate = { isRequested: false, opened: promise, open: () => resolve() };
  Object.assign(globalThis, { pageGate: gate });
  vi.stubGlobal('Worker', class {});
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1');
  api = await startTestApi({
    '/api/login': () => ({ code: 0, data: { uuid: UUID, token: 't', refreshToken: 'r', info: INFO } }),
    '/api/logout': () => ({ code: 0, data: { done: true } }),
  });
  remotes = await startRemotes();
  configureRuntime({ ...appStore.get(deploymentAtom), apiBase: api.deployment.apiBase });
  appStore.set(federationAtom, nodeFederation);
  appStore.set(remotesLoadStateAtom, { state: 'idle', failure: undefined });
  remotes.publish(`slow_${count}`, '1-a', {
    beforePage: 'pageGate.isRequested = true; await pageGate.opened',
  });
  remotes.listPointer(`slow_${count}`);
  await appStore.set(signInAtom, { account: 'ada', password: 'secret words', remember: true });
  history.replaceState({}, '', `/admin/slow-${count}/page`);
});

afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  history.replaceState({}, '', '/');
  await appStore.set(signOutAtom);
  appStore.set(leaveTabsAtom);
  await remotes.close();
  await api.close();
});

/** The navigation with which a browser opens the document at the current address. */
function openDocument(): NavigationState {
  const { pathname, search, hash } = location;
  return {
    location: { pathname, search, hash, state: null, key: 'default' },
    navigationType: 'pop',
    pageKey: 1,
  };
}

test('the first render waits for the code of the page', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const steps: string[] = [];
  const prepared = prepareFirstRender().then(() => steps.push('prepared'));
  await vi.waitUntil(() => gate.isRequested);
  steps.push('page requested');
  gate.open();
  await prepared;
  expect(steps).toEqual(['page requested', 'prepared']);
});

test('the first render contains the tab of the page', async () => {
  gate.open();
  await prepareFirstRender(openDocument());
  const { tabs, activeId, mountedIds } = appStore.get(tabsAtom);
  expect(tabs.map(({ id, path }) => ({ id, path }))).toEqual([
    { id: activeId, path: `/admin/slow-${count}/page` },
  ]);
  expect(mountedIds).toEqual([activeId]);
});

test('the first render contains no tab at an address that redirects', async () => {
  history.replaceState({}, '', '/admin');
  await prepareFirstRender(openDocument());
  expect(appStore.get(tabsAtom).tabs).toEqual([]);
});

test('the first render stops waiting for a page that does not load', async () => {
  const prepared = prepareFirstRender();
  await expect.poll(() => gate.isRequested).toBe(true);
  await prepared;
});

test('the first render does not wait for the code of a page that the user may not open', async () => {
  await appStore.set(signOutAtom);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await prepareFirstRender();
  expect(gate.isRequested).toBe(false);
});
