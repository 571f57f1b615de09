// @vitest-environment jsdom
import { i18n, startLocale } from '@atrium/i18n';
import { appStore, configureRuntime, deploymentAtom, logEntriesAtom } from '@atrium/runtime';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Remotes, startRemotes } from '../testing/start-remotes.ts';
import { loadRemotesAtom } from './load-remotes-atom.ts';
import { replaceRecordsAtom } from './records-atom.ts';
import { refreshRemoteAtom } from './refresh-remote-atom.ts';
import { readRememberedRegistry, readRememberedRemote } from './remembered-remotes.ts';
import { remotesAtom } from './remotes-atom.ts';

let remotes: Remotes;
let count = 0;
let one: string;
let two: string;

beforeEach(async () => {
  count += 1;
  one = `one_${count}`;
  two = `two_${count}`;
  remotes = await startRemotes();
  await startLocale(appStore.get(deploymentAtom));
});

afterEach(() => remotes.close());

const listStatuses = () =>
  appStore
    .get(remotesAtom)
    .remotes.map(({ name, status, descriptor }) => [name, status, descriptor !== undefined]);

/** Simulates a new page load, which starts with empty memory. */
const reloadPage = () => {
  appStore.set(replaceRecordsAtom, []);
  return appStore.set(loadRemotesAtom);
};

describe('the list of remotes', () => {
  it('contains every remote with its descriptor, and with titles in the current language', async () => {
    remotes.publish(one, '1-a');
    remotes.publish(two, '1-a');
    await appStore.set(loadRemotesAtom);
    expect(listStatuses()).toEqual([
      [one, 'registered', true],
      [two, 'registered', true],
    ]);
    await expect.poll(() => i18n._(`one-${count}.menu.page`)).toBe(`Title of ${one}`);
  });

  it("does not let a remote override the host's messages", async () => {
    remotes.publish(one, '1-a');
    await appStore.set(loadRemotesAtom);
    await expect.poll(() => i18n._(`one-${count}.menu.page`)).toBe(`Title of ${one}`);
    expect(i18n._('host.menu.stolen')).toBe('host.menu.stolen');
  });

  it.each(['down', 'hang', 'html'] as const)(
    'is ready without a remote that has the fault %s',
    async (fault) => {
      remotes.publish(one, '1-a');
      remotes.publish(two, '1-a');
      remotes.board.set(one, fault);
      await appStore.set(loadRemotesAtom);
      expect(appStore.get(remotesAtom).state).toBe('ready');
      expect(listStatuses()).toContainEqual([two, 'registered', true]);
      // The list does not wait until a hanging remote times out.
      if (fault === 'hang') expect(listStatuses()).toContainEqual([one, 'registered', false]);
      await expect.poll(listStatuses, { timeout: 20_000 }).toContainEqual([one, 'degraded', false]);
    },
  );

  it('contains the stored descriptor of a remote that is down', async () => {
    remotes.publish(one, '1-a');
    await appStore.set(loadRemotesAtom);
    await expect.poll(() => i18n._(`one-${count}.menu.page`)).toBe(`Title of ${one}`);
    remotes.board.set(one, 'down');
    await reloadPage();
    await expect.poll(listStatuses, { timeout: 20_000 }).toEqual([[one, 'degraded', true]]);
  });

  it('shows nothing of a remote that the registry has disabled', async () => {
    remotes.publish(one, '1-a');
    remotes.listPointer(one);
    remotes.disable(one);
    await appStore.set(loadRemotesAtom);
    expect(listStatuses()).toEqual([[one, 'disabled', false]]);
    await appStore.set(refreshRemoteAtom, one);
    expect(remotes.requests).toEqual(['/remotes.json']);
  });

  it('requests a pointer once for all concurrent callers, and logs a failure', async () => {
    remotes.publish(one, '1-a');
    await appStore.set(loadRemotesAtom);
    await appStore.set(refreshRemoteAtom, one);
    const pointers = () => remotes.requests.filter((path) => path.endsWith('/remote.json')).length;
    const before = pointers();
    await Promise.all([appStore.set(refreshRemoteAtom, one), appStore.set(refreshRemoteAtom, one)]);
    expect(pointers()).toBe(before + 1);
    remotes.board.set(one, 'down');
    await appStore.set(refreshRemoteAtom, one);
    const lines = appStore.get(logEntriesAtom).map(({ message }) => message);
    expect(lines).toContain(`remote failure: ${one}: pointer: unreachable`);
  });

  it('rejects the second of two remotes with the same claim, and logs a failure that names both', async () => {
    remotes.publish(one, '1-a');
    remotes.publish(two, '1-a', { descriptor: { messages: `one-${count}` } });
    await appStore.set(loadRemotesAtom);
    const [, rejected] = appStore.get(remotesAtom).remotes;
    expect(rejected).toMatchObject({
      status: 'incompatible',
      descriptor: undefined,
      failure: { code: 'collision', details: { claim: `one-${count}`, owner: one } },
    });
    const messages = () => appStore.get(logEntriesAtom).map(({ message }) => message);
    await expect
      .poll(messages)
      .toContainEqual(expect.stringMatching(new RegExp(`^remote failure: ${two}.*collision`)));
  });

  it('requests the next address when the first does not respond', async () => {
    remotes.publish(one, '1-a');
    remotes.mirror(one, 'http://127.0.0.1:9/remote.json');
    await appStore.set(loadRemotesAtom);
    await expect.poll(listStatuses, { timeout: 20_000 }).toEqual([[one, 'registered', true]]);
  });

  it('sends no request for pointers and titles that the registry contains', async () => {
    remotes.publish(one, '1-a');
    remotes.listPointer(one);
    await appStore.set(loadRemotesAtom);
    expect(listStatuses()).toEqual([[one, 'registered', true]]);
    expect(i18n._(`one-${count}.menu.page`)).toBe(`Listed title of ${one}`);
    expect(remotes.requests).toEqual(['/remotes.json']);
  });

  it("uses a remote's own pointer once it differs from the one in the registry", async () => {
    remotes.publish(one, '1-a');
    remotes.listPointer(one);
    await appStore.set(loadRemotesAtom);
    remotes.publish(one, '1-b');
    await appStore.set(refreshRemoteAtom, one);
    expect(appStore.get(remotesAtom).remotes).toMatchObject([
      { version: '1-b', address: `${remotes.url}/remotes/one-${count}/remote.json` },
    ]);
    await expect.poll(() => i18n._(`one-${count}.menu.page`)).toBe(`Title of ${one}`);
  });

  it.each([{ name: 'another_remote' }, { current: null }])(
    'requests the remote itself when the registry contains an invalid pointer: %o',
    async (change) => {
      remotes.publish(one, '1-a');
      remotes.publish(two, '1-a');
      remotes.listPointer(one, change);
      await appStore.set(loadRemotesAtom);
      expect(listStatuses()).toEqual([
        [one, 'registered', true],
        [two, 'registered', true],
      ]);
      expect(remotes.requests).toContain(`/remotes/one-${count}/remote.json`);
    },
  );

  it('stores the addresses of remotes, and each remote’s pointer and titles separately, for the next page load', async () => {
    remotes.publish(one, '1-a');
    remotes.listPointer(one);
    await appStore.set(loadRemotesAtom);
    await expect.poll(readRememberedRegistry).toEqual({
      remotes: [{ name: one, pointers: [`/remotes/one-${count}/remote.json`] }],
    });
    expect(readRememberedRemote(one)).toMatchObject({
      pointer: { current: { version: '1-a' } },
      titles: { 'zh-CN': { [`one-${count}.menu.page`]: `Listed title of ${one}` } },
    });
  });

  it('rejects a different remote at the address of a remote', async () => {
    remotes.publish(one, '1-a');
    remotes.publish(two, '1-a');
    remotes.mirror(one, `/remotes/two-${count}/remote.json`);
    await appStore.set(loadRemotesAtom);
    const [first] = appStore.get(remotesAtom).remotes;
    expect(first).toMatchObject({ name: one, address: `${remotes.url}/remotes/one-${count}/remote.json` });
  });

  it('is the last stored one when the registry is unreachable, and the failure is logged', async () => {
    remotes.publish(one, '1-a');
    await appStore.set(loadRemotesAtom);
    configureRuntime({ ...appStore.get(deploymentAtom), remotes: 'http://127.0.0.1:9/remotes.json' });
    await reloadPage();
    expect(appStore.get(remotesAtom)).toMatchObject({
      state: 'ready',
      failure: { step: 'registry' },
      remotes: [{ name: one }],
    });
    const lines = appStore.get(logEntriesAtom).map(({ message }) => message);
    expect(lines).toContain('remote failure: registry: registry: unreachable');
  });

  it('fails to load when the registry is unreachable and none is stored', async () => {
    const nowhere = { appId: 'never-here', remotes: 'http://127.0.0.1:9/remotes.json' };
    configureRuntime({ ...appStore.get(deploymentAtom), ...nowhere });
    await reloadPage();
    expect(appStore.get(remotesAtom)).toMatchObject({ state: 'failed', remotes: [] });
  });
});
