// @vitest-environment jsdom
import { appStore, configureRuntime, deploymentAtom, signInAtom, signOutAtom } from '@atrium/runtime';
import { startTestApi, type TestApi } from '@atrium/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadRemotesAtom } from '../remotes/index.ts';
import { federationAtom } from '../remotes/loading/federation-atom.ts';
import { nodeFederation } from '../remotes/testing/node-federation.ts';
import { type Remotes, startRemotes } from '../remotes/testing/start-remotes.ts';
import { startPage } from './start-page.ts';

const UUID = '018f2a70-0000-7000-8000-000000000078';
const INFO = { name: 'Ada', avatar: '', access: ['user'] };

let api: TestApi;
let remotes: Remotes;
let count = 0;
let address: { readonly pathname: string; readonly search: string };

beforeEach(async () => {
  count += 1;
  api = await startTestApi({
    '/api/login': () => ({ code: 0, data: { uuid: UUID, token: 't', refreshToken: 'r', info: INFO } }),
    '/api/logout': () => ({ code: 0, data: { done: true } }),
  });
  remotes = await startRemotes();
  configureRuntime({ ...appStore.get(deploymentAtom), apiBase: api.deployment.apiBase });
  appStore.set(federationAtom, nodeFederation);
  remotes.publish(`start_${count}`, '1-a');
  remotes.listPointer(`start_${count}`);
  address = { pathname: `/admin/start-${count}/page`, search: '' };
  await appStore.set(signInAtom, { account: 'ada', password: 'secret words', remember: true });
  await appStore.set(loadRemotesAtom);
});

afterEach(async () => {
  await appStore.set(signOutAtom);
  await remotes.close();
  await api.close();
});

const listScripts = () => remotes.requests.filter((path) => path.endsWith('.js'));

test('loads the code of the page at an address', async () => {
  await startPage(address);
  expect(listScripts()).toContain(`/remotes/start-${count}/1-a/remoteEntry.js`);
});

test('loads nothing when the cookies of the session have expired', async () => {
  for (const pair of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store
    document.cookie = `${pair}; max-age=0; path=/`;
  }
  await startPage(address);
  expect(listScripts()).toEqual([]);
});

test('loads nothing at an address without a page', async () => {
  await startPage({ pathname: '/admin/nowhere', search: '' });
  expect(listScripts()).toEqual([]);
});
