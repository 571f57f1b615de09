import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pointerSchema } from '@atrium/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FAULTS } from './fault.ts';
import { type FaultProxy, startFaultProxy } from './start-fault-proxy.ts';

const ENTRY = 'globalThis.entry = 1;';
const MANIFEST = JSON.stringify({ files: { 'remoteEntry.js': computeHash(ENTRY) } });
const descriptor = {
  name: 'remote_one',
  contract: '^1.0.0',
  namespaces: ['/admin/one'],
  routes: [],
  menu: [],
  messages: 'one',
  titles: {},
};
const version = {
  version: '1-a',
  base: '1-a/',
  integrity: computeHash(MANIFEST),
  federation: 'one',
  descriptor,
};
const FILES: Readonly<Record<string, string>> = {
  '/remotes/remote-one/remote.json': JSON.stringify({ name: 'remote_one', current: version, previous: null }),
  '/remotes/remote-one/1-a/integrity.json': MANIFEST,
  '/remotes/remote-one/1-a/remoteEntry.js': ENTRY,
  '/remotes/remote-two/remote.json': '{}',
  '/remotes.json': JSON.stringify({
    remotes: ['remote_one', 'remote_two'].map((name) => ({
      name,
      pointers: ['/remote.json'],
      pointer: 'any pointer',
      titles: 'any titles',
    })),
  }),
};

let server: Server;
let proxy: FaultProxy;

beforeEach(async () => {
  server = createServer((request, response) => {
    const content = FILES[request.url ?? ''];
    response.writeHead(content === undefined ? 404 : 200).end(content);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  proxy = await startFaultProxy({ target: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
});

afterEach(async () => {
  await proxy.close();
  server.close();
});

const fetchFile = (file: string, folder = 'remote-one') => fetch(`${proxy.url}/remotes/${folder}/${file}`);

describe('a remote with a fault', () => {
  it('does not affect other remotes, and works again after the fault is cleared', async () => {
    proxy.board.set('remote_one', 'status-500');
    expect((await fetchFile('remote.json')).status).toBe(500);
    expect((await fetchFile('remote.json', 'remote-two')).status).toBe(200);
    proxy.board.clear('remote_one');
    expect(await (await fetchFile('1-a/remoteEntry.js')).text()).toBe(ENTRY);
  });

  it('appears in the registry only with its address', async () => {
    const fetchRegistry = async () => (await fetch(`${proxy.url}/remotes.json`)).json();
    const registry = await fetchRegistry();
    proxy.board.set('remote_one', 'down');
    const [one, two] = registry.remotes;
    expect(await fetchRegistry()).toEqual({ remotes: [{ name: one.name, pointers: one.pointers }, two] });
  });

  it('drops the connection when down', async () => {
    proxy.board.set('remote_one', 'down');
    await expect(fetchFile('remote.json')).rejects.toThrow();
  });

  it('does not respond when it hangs', async () => {
    proxy.board.set('remote_one', 'hang');
    const address = `${proxy.url}/remotes/remote-one/remote.json`;
    await expect(fetch(address, { signal: AbortSignal.timeout(300) })).rejects.toThrow(/timeout/i);
  });

  it('responds with an HTML page and status 200', async () => {
    proxy.board.set('remote_one', 'html');
    const response = await fetchFile('1-a/remoteEntry.js');
    expect([response.status, await response.text()]).toEqual([
      200,
      expect.stringContaining('<!doctype html>'),
    ]);
  });

  it('truncates files to half', async () => {
    proxy.board.set('remote_one', 'truncated');
    expect(await (await fetchFile('1-a/remoteEntry.js')).text()).toBe(
      ENTRY.slice(0, Math.floor(ENTRY.length / 2)),
    );
  });

  it('changes a byte of a program but not its published hash', async () => {
    proxy.board.set('remote_one', 'wrong-hash');
    expect(computeHash(await (await fetchFile('1-a/remoteEntry.js')).text())).not.toBe(computeHash(ENTRY));
    expect(await (await fetchFile('1-a/integrity.json')).text()).toBe(MANIFEST);
  });

  it('publishes a broken program whose hashes all match', async () => {
    proxy.board.set('remote_one', 'syntax-error');
    const { current } = pointerSchema.parse(await (await fetchFile('remote.json')).json());
    const manifest = await (await fetchFile('1-a/integrity.json')).text();
    const program = await (await fetchFile('1-a/remoteEntry.js')).text();
    expect(current.integrity).toBe(computeHash(manifest));
    expect(JSON.parse(manifest).files['remoteEntry.js']).toBe(computeHash(program));
    expect(() => new Function(program)).toThrow(SyntaxError);
  });

  it('requires a contract version that no host has', async () => {
    proxy.board.set('remote_one', 'version-clash');
    const { current } = pointerSchema.parse(await (await fetchFile('remote.json')).json());
    expect(current.descriptor.contract).toBe('^99.0.0');
  });

  it('can be limited to one version', async () => {
    proxy.board.set('remote_one', 'status-500', '1-b');
    expect((await fetchFile('1-a/remoteEntry.js')).status).toBe(200);
    expect((await fetchFile('1-b/remoteEntry.js')).status).toBe(500);
  });
});

describe('the control address', () => {
  it('sets a fault, lists the active faults, and clears them', async () => {
    const control = `${proxy.url}/__atrium/faults`;
    const set = await fetch(`${control}?remote=remote_one&fault=down`, { method: 'POST' });
    expect(await set.json()).toEqual({ faults: FAULTS, active: { remote_one: { fault: 'down' } } });
    const cleared = await fetch(`${control}?remote=remote_one`, { method: 'POST' });
    expect(await cleared.json()).toMatchObject({ active: {} });
  });
});

function computeHash(content: string): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
