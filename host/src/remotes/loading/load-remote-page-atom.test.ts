// @vitest-environment jsdom
import { CONTRACT_VERSION } from '@atrium/contract';
import { FAULTS, type Fault } from '@atrium/faults';
import { i18n, startLocale } from '@atrium/i18n';
import { appStore, deploymentAtom, logEntriesAtom } from '@atrium/runtime';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findIntegrity, getRequestAddress } from '../fetching/integrity-table.ts';
import { RemoteFailure } from '../fetching/remote-failure.ts';
import { loadRemotesAtom } from '../state/load-remotes-atom.ts';
import { recordsAtom } from '../state/records-atom.ts';
import { remotesAtom } from '../state/remotes-atom.ts';
import { nodeFederation } from '../testing/node-federation.ts';
import { type Remotes, startRemotes } from '../testing/start-remotes.ts';
import { federationAtom } from './federation-atom.ts';
import { loadRemotePageAtom } from './load-remote-page-atom.ts';
import type { LoadedPage } from './loaded-pages.ts';
import { acceptOfferedVersionAtom } from './page-actions.ts';

let remotes: Remotes;
let count = 0;
let name: string;

beforeEach(async () => {
  count += 1;
  name = `remote_${count}`;
  remotes = await startRemotes();
  appStore.set(federationAtom, nodeFederation);
});

afterEach(() => remotes.close());

const loadPage = (options: { isRetry?: boolean; version?: string } = {}): Promise<LoadedPage> =>
  appStore.set(loadRemotePageAtom, { remote: name, route: `remote-${count}-page`, ...options });

const getFailure = (loading: Promise<LoadedPage>): Promise<RemoteFailure> =>
  loading.then(
    () => expect.unreachable('the page loaded'),
    (failure: unknown) => {
      expect(failure).toBeInstanceOf(RemoteFailure);
      return failure as RemoteFailure;
    },
  );

const getRecord = () => appStore.get(recordsAtom).find((remote) => remote.name === name);

const getEntry = () => appStore.get(remotesAtom).remotes.find((remote) => remote.name === name);

describe('a page of a remote', () => {
  it('is loaded when requested, and runs no code before', async () => {
    remotes.publish(name, '1-a');
    await appStore.set(loadRemotesAtom);
    expect(getEntry()).toMatchObject({ status: 'registered', version: '1-a' });
    expect(remotes.requests.filter((path) => path.endsWith('.js'))).toEqual([]);
    const statuses: (string | undefined)[] = [];
    const stop = appStore.sub(remotesAtom, () => statuses.push(getEntry()?.status));
    expect((await loadPage()).version).toBe('1-a');
    stop();
    expect([...new Set(statuses)]).toEqual(['loading', 'ready']);
    expect(appStore.get(logEntriesAtom).map(({ message }) => message)).toContain(
      `remote loaded: ${name} 1-a`,
    );
  });

  it('is loaded once for all concurrent callers', async () => {
    remotes.publish(name, '1-a');
    await appStore.set(loadRemotesAtom);
    await Promise.all([loadPage(), loadPage(), loadPage()]);
    expect(remotes.requests.filter((path) => path.endsWith('.js'))).toHaveLength(1);
  });

  const codes: Readonly<Record<Fault, string>> = {
    down: 'unreachable',
    hang: 'timeout',
    'status-500': 'status',
    html: 'unreadable',
    truncated: 'unreadable',
    'syntax-error': 'broken-entry',
    'version-clash': 'contract',
    'wrong-hash': 'wrong-hash',
  };

  it.each(FAULTS)(
    'fails with the code of the fault %s, logs the failure, and loads after a retry',
    async (fault) => {
      remotes.publish(name, '1-a');
      remotes.board.set(name, fault);
      await appStore.set(loadRemotesAtom);
      const failure = await getFailure(loadPage());
      expect(failure.code).toBe(codes[fault]);
      expect(['degraded', 'incompatible']).toContain(getEntry()?.status);
      const lines = appStore.get(logEntriesAtom).map(({ message }) => message);
      expect(lines).toContain(`remote failure: ${failure.message}`);
      remotes.board.clear();
      expect((await loadPage({ isRetry: true })).version).toBe('1-a');
      expect(getEntry()?.status).toBe('ready');
    },
  );

  it.each(['status-500', 'wrong-hash', 'syntax-error', 'version-clash'] as const)(
    'falls back to the previous version when the current one has the fault %s',
    async (fault) => {
      remotes.publish(name, '1-a');
      remotes.publish(name, '1-b');
      remotes.board.set(name, fault, '1-b');
      await appStore.set(loadRemotesAtom);
      expect((await loadPage()).version).toBe('1-a');
      expect(getEntry()).toMatchObject({ status: 'degraded', version: '1-a', failure: { version: '1-b' } });
    },
  );

  it('requests its files at new addresses after a file had a wrong hash', async () => {
    remotes.publish(name, '1-a');
    remotes.board.set(name, 'wrong-hash');
    await appStore.set(loadRemotesAtom);
    const entryFile = `${remotes.url}/remotes/remote-${count}/1-a/remoteEntry.js`;
    expect(getRequestAddress(entryFile)).toBe(entryFile);
    await getFailure(loadPage());
    expect(getRequestAddress(entryFile)).toContain('?again=');
  });

  it('fails with the code unreachable if a file of the console itself could not be loaded', async () => {
    remotes.publish(name, '1-a');
    await appStore.set(loadRemotesAtom);
    const request = `${remotes.url}/remotes.json`;
    const lost = Object.assign(new Error('Loading chunk 9 failed.'), { name: 'ChunkLoadError', request });
    appStore.set(federationAtom, { ...nodeFederation, loadContainer: () => Promise.reject(lost) });
    expect((await getFailure(loadPage())).code).toBe('unreachable');
  });

  it('fails with the code timeout if its code takes too long to load', async () => {
    remotes.publish(name, '1-a');
    await appStore.set(loadRemotesAtom);
    const timeoutError = new Error('ScriptNetworkError: Script timed out.');
    appStore.set(federationAtom, { ...nodeFederation, loadContainer: () => Promise.reject(timeoutError) });
    expect((await getFailure(loadPage())).code).toBe('timeout');
  });

  it('retries the file of a page that could not be loaded before it tries another version', async () => {
    remotes.publish(name, '1-a');
    const lost = `Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError', request: 'http://127.0.0.1:9/7.js' })`;
    const beforePage = `globalThis.chunkTries = (globalThis.chunkTries ?? 0) + 1; if (chunkTries === 1) throw ${lost}`;
    remotes.publish(name, '1-b', { beforePage });
    await appStore.set(loadRemotesAtom);
    expect((await loadPage()).version).toBe('1-b');
    expect(Reflect.get(globalThis, 'chunkTries')).toBe(2);
  });

  it.each([
    ['lacks the page', { remote: { contract: '1.0.0', pages: {}, messages: {} } }, 'missing-page'],
    ['is not a remote', { remote: { contract: '1.0.0', pages: { any: 1 }, messages: {} } }, 'broken-entry'],
    ['exposes nothing', {}, 'broken-entry'],
  ])('reports that its code %s', async (_what, exposed, code) => {
    remotes.publish(name, '1-a', { program: `return ${JSON.stringify(exposed)}` });
    await appStore.set(loadRemotesAtom);
    expect((await getFailure(loadPage())).code).toBe(code);
  });

  it('reports that its page is not a component', async () => {
    remotes.publish(name, '1-a', { beforePage: 'return { Page: undefined }' });
    await appStore.set(loadRemotesAtom);
    expect((await getFailure(loadPage())).code).toBe('missing-page');
  });

  it('retries messages that could not be loaded', async () => {
    await startLocale(appStore.get(deploymentAtom));
    const page = `'remote-${count}-page': async () => ({ Page: () => null })`;
    const lost = `Object.assign(new Error('Loading chunk 8 failed.'), { name: 'ChunkLoadError', request: 'http://127.0.0.1:9/8.js' })`;
    const messages = `'zh-CN': async () => { tries += 1; if (tries === 1) throw ${lost}; return { messages: { 'remote-${count}.text': 'Second' } }; }`;
    const program = `let tries = 0; return { remote: { contract: '1.0.0', pages: { ${page} }, messages: { ${messages} } } }`;
    remotes.publish(name, '1-a');
    remotes.publish(name, '1-b', { program });
    await appStore.set(loadRemotesAtom);
    expect((await loadPage()).version).toBe('1-b');
    expect(i18n._(`remote-${count}.text`)).toBe('Second');
  });

  it('is not shown without its messages: if they cannot be loaded, the previous version is used', async () => {
    await startLocale(appStore.get(deploymentAtom));
    const page = `'remote-${count}-page': async () => ({ Page: () => null })`;
    const lost = `Object.assign(new Error('Loading chunk 8 failed.'), { name: 'ChunkLoadError', request: 'http://127.0.0.1:9/8.js' })`;
    const messages = `'zh-CN': async () => { throw ${lost}; }`;
    const program = `return { remote: { contract: '1.0.0', pages: { ${page} }, messages: { ${messages} } } }`;
    remotes.publish(name, '1-a');
    remotes.publish(name, '1-b', { program });
    await appStore.set(loadRemotesAtom);
    expect((await loadPage()).version).toBe('1-a');
    expect(getEntry()).toMatchObject({ status: 'degraded', failure: { code: 'unreachable' } });
  });

  it('reads the hashes of messages that its manifest omits before it loads them', async () => {
    await startLocale(appStore.get(deploymentAtom));
    const page = `'remote-${count}-page': async () => ({ Page: () => null })`;
    const messages = `'zh-CN': async () => ({ messages: { 'remote-${count}.text': 'Listed' } })`;
    const program = `return { remote: { contract: '1.0.0', pages: { ${page} }, messages: { ${messages} } } }`;
    const hash = `sha384-${'L'.repeat(64)}`;
    remotes.publish(name, '1-a', { program, messageFiles: { 'messages-zh-CN.js': hash } });
    await appStore.set(loadRemotesAtom);
    await loadPage();
    expect(i18n._(`remote-${count}.text`)).toBe('Listed');
    const folder = `${remotes.url}/remotes/${name.replaceAll('_', '-')}/1-a/`;
    expect(findIntegrity(`${folder}messages-zh-CN.js`)).toBe(hash);
    expect(remotes.requests.filter((path) => path.endsWith('messages.json'))).toHaveLength(1);
  });

  it('registers messages under its own prefix only', async () => {
    await startLocale(appStore.get(deploymentAtom));
    const texts = JSON.stringify({ [`remote-${count}.text`]: 'Own', 'host.text.taken': 'Taken' });
    const page = `'remote-${count}-page': async () => ({ Page: () => null })`;
    const messages = `'zh-CN': async () => ({ messages: ${texts} })`;
    const program = `return { remote: { contract: '1.0.0', pages: { ${page} }, messages: { ${messages} } } }`;
    remotes.publish(name, '1-a', { program });
    await appStore.set(loadRemotesAtom);
    await loadPage();
    expect([i18n._(`remote-${count}.text`), i18n._('host.text.taken')]).toEqual(['Own', 'host.text.taken']);
  });

  it('logs once which build contains a second copy of a federated package', async () => {
    const copy = { name: 'jotai', from: `stray_${count}` };
    appStore.set(federationAtom, { ...nodeFederation, findDuplicateCopies: async () => [copy] });
    remotes.publish(name, '1-a');
    await appStore.set(loadRemotesAtom);
    const lines = () =>
      appStore
        .get(logEntriesAtom)
        .filter(({ message }) => message === `second copy of jotai, contained in the build stray_${count}`);
    await loadPage();
    await expect.poll(lines).toHaveLength(1);
    await loadPage();
    expect(lines()).toHaveLength(1);
  });

  it('names both contracts when they do not match', async () => {
    remotes.publish(name, '1-a', { contract: '^7.0.0' });
    await appStore.set(loadRemotesAtom);
    const failure = await getFailure(loadPage());
    expect(failure).toMatchObject({ code: 'contract', details: { needs: '^7.0.0', has: CONTRACT_VERSION } });
    expect(getEntry()?.status).toBe('incompatible');
  });

  it('names the exports that the federated packages lack', async () => {
    remotes.publish(name, '1-a', { needs: { '@atrium/ui/data': ['Table', 'Hologram'] } });
    await appStore.set(loadRemotesAtom);
    const failure = await getFailure(loadPage());
    expect(failure).toMatchObject({
      code: 'missing-exports',
      details: { names: '@atrium/ui/data Hologram' },
    });
  });

  it('is not requested after repeated failures, unless the user retries', async () => {
    remotes.publish(name, '1-a');
    remotes.board.set(name, 'html', '1-a');
    await appStore.set(loadRemotesAtom);
    for (let attempt = 0; attempt < 3; attempt += 1) await getFailure(loadPage());
    const requested = remotes.requests.length;
    await getFailure(loadPage());
    expect(remotes.requests).toHaveLength(requested);
    remotes.board.clear();
    expect((await loadPage({ isRetry: true })).version).toBe('1-a');
  });
});

describe('a remote that is deployed while the console is open', () => {
  it('keeps using its version, offers the new one, and switches on request', async () => {
    remotes.publish(name, '1-a');
    await appStore.set(loadRemotesAtom);
    await loadPage();
    remotes.publish(name, '1-b');
    await appStore.set(loadRemotesAtom);
    await expect.poll(() => getEntry()?.offeredVersion).toBe('1-b');
    expect((await loadPage()).version).toBe('1-a');
    appStore.set(acceptOfferedVersionAtom, name);
    expect((await loadPage()).version).toBe('1-b');
    expect(getEntry()?.offeredVersion).toBeUndefined();
    expect(getRecord()?.upgradeCount).toBe(1);
  });

  it('is loaded from the version in its new pointer when the files of the old version are gone', async () => {
    remotes.publish(name, '1-a');
    await appStore.set(loadRemotesAtom);
    remotes.publish(name, '1-b');
    remotes.publish(name, '1-c');
    remotes.remove(name, '1-a');
    expect((await loadPage()).version).toBe('1-c');
  });
});
