import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createBuiltInMessages } from './create-built-in-messages.ts';

let home: string;
let otherServer: Server;
let origin: string;
let requested: string[];

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'atrium-catalogs-'));
  requested = [];
  otherServer = createServer((request, response) => {
    requested.push(request.url ?? '');
    if (request.url?.startsWith('/remotes/broken/1/')) {
      response.destroy();
      return;
    }
    const body = OTHER_FILES[request.url ?? ''];
    response.statusCode = body ? 200 : 404;
    response.end(JSON.stringify(body ?? {}));
  });
  await new Promise<void>((resolve) => otherServer.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(otherServer.address() as AddressInfo).port}`;
});

afterEach(async () => {
  await new Promise((resolve) => otherServer.close(resolve));
  await rm(home, { recursive: true, force: true });
});

const pointer = (name: string, messages: string, version = '1') => ({
  name,
  current: {
    version,
    base: `${version}/`,
    integrity: `sha384-${'A'.repeat(64)}`,
    federation: name,
    descriptor: { name, contract: '^1.0.0', namespaces: [], messages, routes: [], menu: [], titles: {} },
  },
  previous: null,
});

const OTHER_FILES: Readonly<Record<string, unknown>> = {
  '/remotes/far/remote.json': pointer('remote_far', 'far'),
  '/remotes/broken/remote.json': pointer('remote_broken', 'broken'),
  '/remotes/far/1/catalogs/fr-FR.json': { 'far.page.a': 'Loin', 'host.page.a': 'Fremd' },
};

async function put(path: string, content: object): Promise<string> {
  const file = join(home, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(content));
  return file;
}

const create = (remotes: readonly { name: string; pointers: string[] }[] = []) =>
  createBuiltInMessages({
    hostDir: join(home, 'host'),
    remotesDir: join(home, 'remotes'),
    remotes: [...remotes],
    remotesOrigin: origin,
  });

test('reads the host and the remotes of this and of another server, and ignores ids of another package', async () => {
  await put('host/catalogs/fr-FR.json', { 'host.page.a': 'Hôte', 'table.component.a': 'Tableau' });
  await put('remotes/near/dist/remote.json', pointer('remote_near', 'near'));
  await put('remotes/near/dist/1/catalogs/fr-FR.json', { 'near.page.a': 'Proche', 'host.page.a': 'Fremd' });
  const messages = create([{ name: 'remote_far', pointers: ['/remotes/far/remote.json'] }]);
  expect(Object.fromEntries(await messages.read('fr-FR'))).toEqual({
    'host.page.a': 'Hôte',
    'table.component.a': 'Tableau',
    'near.page.a': 'Proche',
    'far.page.a': 'Loin',
  });
});

test('requests a version of a remote once, and reads a changed file of the host again', async () => {
  const file = await put('host/catalogs/fr-FR.json', { 'host.page.a': 'Hôte' });
  const messages = create([{ name: 'remote_far', pointers: ['/remotes/far/remote.json'] }]);
  await messages.read('fr-FR');
  await put('host/catalogs/fr-FR.json', { 'host.page.a': 'Nouveau' });
  await utimes(file, new Date(), new Date(Date.now() + 5_000));
  expect((await messages.read('fr-FR')).get('host.page.a')).toBe('Nouveau');
  expect(requested.filter((url) => url.endsWith('/far/1/catalogs/fr-FR.json'))).toHaveLength(1);
});

test('omits the messages of files that are damaged, missing or on a server that is down', async () => {
  await put('host/catalogs/fr-FR.json', { 'host.page.a': 'Hôte' });
  await put('remotes/near/dist/remote.json', pointer('remote_near', 'near'));
  await put('remotes/near/dist/1/catalogs/fr-FR.json', { 'near.page.a': 7 });
  const messages = create([{ name: 'remote_gone', pointers: ['http://127.0.0.1:9/remote.json'] }]);
  expect([...(await messages.read('fr-FR'))]).toEqual([['host.page.a', 'Hôte']]);
  expect([...(await messages.read('de-DE'))]).toEqual([]);
});

test('sends no more requests for a while to a server that does not respond, in any locale', async () => {
  const messages = create([{ name: 'remote_broken', pointers: ['/remotes/broken/remote.json'] }]);
  for (const locale of ['fr-FR', 'fr-FR', 'de-DE'] as const) await messages.read(locale);
  expect(requested.filter((url) => url.startsWith('/remotes/broken/1/'))).toHaveLength(1);
});

test('requests further catalogs from a server that lacks one', async () => {
  const messages = create([{ name: 'remote_far', pointers: ['/remotes/far/remote.json'] }]);
  await messages.read('de-DE');
  expect((await messages.read('fr-FR')).get('far.page.a')).toBe('Loin');
});
