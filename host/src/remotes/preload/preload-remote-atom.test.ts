// @vitest-environment jsdom
import { appStore } from '@atrium/runtime';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { federationAtom } from '../loading/federation-atom.ts';
import { loadRemotePageAtom } from '../loading/load-remote-page-atom.ts';
import { openedPagesAtom } from '../loading/opened-pages-atom.ts';
import { loadRemotesAtom } from '../state/load-remotes-atom.ts';
import { refreshRemoteAtom } from '../state/refresh-remote-atom.ts';
import { remotesAtom } from '../state/remotes-atom.ts';
import { nodeFederation } from '../testing/node-federation.ts';
import { type Remotes, startRemotes } from '../testing/start-remotes.ts';
import { preloadRemoteAtom } from './preload-remote-atom.ts';

let remotes: Remotes;
let count = 0;
let name: string;
let route: string;

beforeEach(async () => {
  count += 1;
  name = `ahead_${count}`;
  route = `ahead-${count}-page`;
  remotes = await startRemotes();
  appStore.set(federationAtom, nodeFederation);
  remotes.publish(name, '1-a');
});

afterEach(() => remotes.close());

/**
 * Loads the list of remotes, and waits for the descriptor of a remote that is not disabled. The timeout is long,
 * because the machine may be busy.
 */
async function loadDescriptors(): Promise<void> {
  await appStore.set(loadRemotesAtom);
  const [entry] = appStore.get(remotesAtom).remotes;
  if (entry?.status !== 'disabled') await expect.poll(getVersion, { timeout: 20_000 }).toBeDefined();
}

const getVersion = () => appStore.get(remotesAtom).remotes[0]?.version;
const listScripts = () => remotes.requests.filter((path) => path.endsWith('.js'));
const getStatus = () => appStore.get(remotesAtom).remotes.find((remote) => remote.name === name)?.status;

test('each file of a page is preloaded only once, and none of the code runs', async () => {
  await loadDescriptors();
  await appStore.set(preloadRemoteAtom, name, route);
  await Promise.all([
    appStore.set(preloadRemoteAtom, name, route),
    appStore.set(preloadRemoteAtom, name, 'another-page'),
  ]);
  const folder = `/remotes/ahead-${count}/1-a`;
  expect(listScripts()).toEqual([`${folder}/remoteEntry.js`, `${folder}/${route}.js`]);
  expect(getStatus()).toBe('registered');
  const before = remotes.requests.length;
  await appStore.set(preloadRemoteAtom, name, route);
  expect(remotes.requests).toHaveLength(before);
});

test('for a remote whose code already runs, only the files of the page are preloaded', async () => {
  await loadDescriptors();
  await appStore.set(loadRemotePageAtom, { remote: name, route });
  const before = listScripts().length;
  await appStore.set(preloadRemoteAtom, name, route);
  expect(listScripts().slice(before)).toEqual([`/remotes/ahead-${count}/1-a/${route}.js`]);
});

test('a page whose files are preloaded does not request the manifest again', async () => {
  await loadDescriptors();
  await appStore.set(preloadRemoteAtom, name, route);
  await appStore.set(loadRemotePageAtom, { remote: name, route });
  expect(remotes.requests.filter((path) => path.endsWith('/integrity.json'))).toHaveLength(1);
});

test('the federated packages of the page are loaded after its files, but not after an abort', async () => {
  const prepared: (readonly string[])[] = [];
  appStore.set(federationAtom, { ...nodeFederation, prepare: (names = []) => void prepared.push(names) });
  remotes.publish(name, '1-b', { packages: ['@atrium/table'] });
  await loadDescriptors();
  const controller = new AbortController();
  controller.abort();
  await appStore.set(preloadRemoteAtom, name, route, controller.signal);
  expect(prepared).toEqual([]);
  await appStore.set(preloadRemoteAtom, name, route);
  expect(prepared).toEqual([['@atrium/table']]);
});

test('a failure is silent, and the next call tries again', async () => {
  await loadDescriptors();
  remotes.board.set(name, 'status-500');
  await appStore.set(preloadRemoteAtom, name, route);
  expect([listScripts(), getStatus()]).toEqual([[], 'registered']);
  remotes.board.clear();
  await appStore.set(preloadRemoteAtom, name, route);
  expect(listScripts()).toHaveLength(2);
});

test('a file with a changed byte is rejected and requested again', async () => {
  await loadDescriptors();
  remotes.board.set(name, 'wrong-hash');
  await appStore.set(preloadRemoteAtom, name, route);
  const before = listScripts().length;
  remotes.board.clear();
  await appStore.set(preloadRemoteAtom, name, route);
  expect(listScripts().slice(before)).toContain(`/remotes/ahead-${count}/1-a/remoteEntry.js`);
});

test('nothing is preloaded after an abort', async () => {
  await loadDescriptors();
  const controller = new AbortController();
  controller.abort();
  await appStore.set(preloadRemoteAtom, name, route, controller.signal);
  expect(listScripts()).toEqual([]);
});

const listFiles = () => remotes.requests.filter((path) => !/remotes\.json|remote\.json|titles/.test(path));

test('nothing is preloaded of a remote that is incompatible with this host', async () => {
  remotes.publish(name, '1-b', { contract: '^9.0.0' });
  remotes.publish(name, '1-c', { contract: '^9.0.0' });
  await loadDescriptors();
  await appStore.set(preloadRemoteAtom, name, route);
  expect(listFiles()).toEqual([]);
});

test('nothing is preloaded of a remote that is down or disabled', async () => {
  await loadDescriptors();
  remotes.board.set(name, 'down');
  await appStore.set(refreshRemoteAtom, name);
  remotes.board.clear();
  await appStore.set(preloadRemoteAtom, name, route);
  remotes.disable(name);
  await loadDescriptors();
  await appStore.set(preloadRemoteAtom, name, route);
  expect(listFiles()).toEqual([]);
});

test('the page that was opened last is the first of the opened pages', async () => {
  await loadDescriptors();
  await appStore.set(loadRemotePageAtom, { remote: name, route });
  expect(appStore.get(openedPagesAtom)[0]).toBe(route);
});
