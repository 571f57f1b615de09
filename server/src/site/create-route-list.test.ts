import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRouteList } from './create-route-list.ts';

function createVersion(path: string, redirects?: Record<string, string>): object {
  return {
    version: '1.0.0-3f9c2a1b',
    base: '1.0.0-3f9c2a1b/',
    integrity: `sha384-${'A'.repeat(64)}`,
    federation: 'remote_one',
    descriptor: {
      name: 'remote_one',
      contract: '^1.0.0',
      namespaces: ['/admin/one'],
      routes: [{ path, name: 'one', title: 'one.menu.page' }],
      redirects,
      menu: [],
      messages: 'one',
      titles: {},
    },
  };
}

const pointer = {
  name: 'remote_one',
  current: createVersion('/admin/one/:id', { '/admin/one': '/admin/one/all' }),
  previous: createVersion('/admin/one/old'),
};

const server = createServer((request, response) => {
  if (request.url === '/remotes/one/remote.json') response.end(JSON.stringify(pointer));
  else response.writeHead(404).end();
});
let origin: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.close();
});

const routes = ['/admin/handbook', '/admin/one', '/admin/one/:id', '/admin/one/old'];
const framePaths = ['/admin/handbook'];

test('lists the addresses of local remotes, of their redirects, and of the menu', async () => {
  const registry = { remotes: [{ name: 'remote_one', pointers: ['/remotes/one/remote.json'], pointer }] };
  const listed = await createRouteList({ registry, remotesOrigin: undefined, framePaths });
  expect(listed).toEqual({ routes, isComplete: true });
});

test('requests the addresses of a remote on another server, at each of its addresses', async () => {
  const registry = {
    remotes: [{ name: 'remote_one', pointers: ['/nowhere.json', '/remotes/one/remote.json'] }],
  };
  expect(await createRouteList({ registry, remotesOrigin: origin, framePaths })).toEqual({
    routes,
    isComplete: true,
  });
});

test('the list reports that it is incomplete when a remote cannot be reached', async () => {
  for (const pointers of [
    [`${origin}/nowhere.json`],
    ['/remotes/one/remote.json'],
    ['http://127.0.0.1:1/'],
  ]) {
    const registry = { remotes: [{ name: 'remote_one', pointers }] };
    const listed = await createRouteList({ registry, remotesOrigin: undefined, framePaths });
    expect(listed).toEqual({ routes: framePaths, isComplete: false });
  }
});

test('a disabled remote has no addresses', async () => {
  const registry = { remotes: [{ name: 'remote_one', pointers: ['/x'], pointer, disabled: true }] };
  const listed = await createRouteList({ registry, remotesOrigin: undefined, framePaths });
  expect(listed).toEqual({ routes: framePaths, isComplete: true });
});
