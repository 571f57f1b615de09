import { appStore, saveUserInfoAtom } from '@atrium/runtime';
import { act, cleanup, render } from '@testing-library/react';
import { Provider } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadRemotesAtom, remotesAtom } from '../../remotes/index.ts';
import { patchRecordAtom } from '../../remotes/state/records-atom.ts';
import { type Remotes, startRemotes } from '../../remotes/testing/start-remotes.ts';
import { nextPreloadAtom, preloadNextAtom, stopPreloadAtom } from './idle-preload-atoms.ts';
import { useIdlePreload } from './use-idle-preload.ts';

const LIMIT = { timeout: 20_000 };

let remotes: Remotes;

beforeEach(async () => {
  remotes = await startRemotes();
});

afterEach(async () => {
  vi.useRealTimers();
  cleanup();
  appStore.set(stopPreloadAtom);
  Reflect.deleteProperty(navigator, 'connection');
  await remotes.close();
});

/** Loads the descriptors of all remotes, even on a busy machine. */
async function loadDescriptors(): Promise<void> {
  await appStore.set(loadRemotesAtom);
  const isKnown = () => appStore.get(remotesAtom).remotes.every(({ version }) => version !== undefined);
  await expect.poll(isKnown, LIMIT).toBe(true);
}

function TestComponent() {
  useIdlePreload();
  return null;
}

const show = () =>
  render(
    <Provider store={appStore}>
      <TestComponent />
    </Provider>,
  );

/** Returns the remotes whose code was fetched, in order. */
const listFetchedRemotes = () => [
  ...new Set(
    remotes.requests.flatMap((path) => /^\/remotes\/([^/]+)\/.*remoteEntry\.js$/.exec(path)?.[1] ?? []),
  ),
];

test('nothing is preloaded while the browser is in data-saver mode or the connection is slow', async () => {
  remotes.publish('saved', '1');
  await loadDescriptors();
  const next = { remote: 'saved', route: 'saved-page' };
  expect(appStore.get(nextPreloadAtom)).toEqual(next);
  vi.useFakeTimers();
  for (const connection of [{ saveData: true }, { effectiveType: '2g' }]) {
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
    const { unmount } = show();
    vi.runAllTimers();
    expect(appStore.get(nextPreloadAtom)).toEqual(next);
    unmount();
  }
});

test('the second page is preloaded at the next idle time, without another second of waiting', async () => {
  remotes.publish('first', '1', { descriptor: { rank: 1 } });
  remotes.publish('second', '1', { descriptor: { rank: 2 } });
  await loadDescriptors();
  await appStore.set(preloadNextAtom, { remote: 'first', route: 'first-page' });
  expect(appStore.get(nextPreloadAtom)?.remote).toBe('second');
  vi.useFakeTimers();
  show();
  vi.advanceTimersByTime(1);
  expect(appStore.get(nextPreloadAtom)).toBeUndefined();
});

test('two of many remotes are preloaded, one after the other, and no remote that the user may not open', async () => {
  appStore.set(saveUserInfoAtom, { name: 'Mei', avatar: '', access: ['user'] });
  const hidden = [{ path: '/admin/secret/page', title: 'secret.menu.page', auth: ['admin'] }];
  remotes.publish('secret', '1', { descriptor: { menu: hidden, rank: 1 } });
  const names = ['first', 'second', 'third'];
  for (const name of names.toReversed()) {
    remotes.publish(name, '1', { descriptor: { rank: names.indexOf(name) + 2 } });
  }
  await loadDescriptors();
  for (let next = appStore.get(nextPreloadAtom); next; next = appStore.get(nextPreloadAtom)) {
    const fetching = appStore.set(preloadNextAtom, next);
    expect(appStore.get(nextPreloadAtom)).toBeUndefined();
    await fetching;
  }
  expect(listFetchedRemotes()).toEqual(['first', 'second']);
});

test('preloading pauses while a remote is loading, and then continues with the next remote', async () => {
  remotes.publish('here', '1');
  remotes.publish('next', '1');
  await loadDescriptors();
  expect(appStore.get(nextPreloadAtom)).toMatchObject({ remote: 'here' });
  appStore.set(patchRecordAtom, 'here', () => ({ status: 'loading' }));
  expect(appStore.get(nextPreloadAtom)).toBeUndefined();
  appStore.set(patchRecordAtom, 'here', () => ({ status: 'ready' }));
  expect(appStore.get(nextPreloadAtom)).toMatchObject({ remote: 'next' });
});

test('idle time preloads the next page, and unmounting the signed-in pages aborts it', async () => {
  remotes.publish('left', '1');
  remotes.publish('returned', '1');
  await loadDescriptors();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { unmount } = show();
  act(() => vi.runAllTimers());
  vi.useRealTimers();
  expect(appStore.get(nextPreloadAtom)).toBeUndefined();
  unmount();
  await expect.poll(() => appStore.get(nextPreloadAtom), LIMIT).toMatchObject({ remote: 'left' });
  expect(listFetchedRemotes()).toEqual([]);
});
