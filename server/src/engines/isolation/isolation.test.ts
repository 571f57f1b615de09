import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createEngineProcess } from '../process/engine-process.ts';
import { findIsolation, type IsolationMeasure } from './find-isolation.ts';
import type { Attempt } from './isolation.fixture.ts';

const SERVER = join(import.meta.dirname, '..', '..', '..');
const ADDON = '@node-rs/jieba';

const engine = createEngineProcess({
  script: new URL('./isolation.fixture.ts', import.meta.url),
  permissions: { packages: [ADDON] },
  idleAfter: 60_000,
  timeout: 60_000,
  queue: { waitingPerRequester: 9, waiting: 9 },
  heapLimit: 64,
});

let folder: string;
let neighbor: Server;
let connections = 0;
let url: string;

beforeAll(async () => {
  // Every user may read and write this folder, so only the isolation can prevent access.
  folder = mkdtempSync(join(tmpdir(), 'data-'));
  writeFileSync(join(folder, 'secret'), 'x');
  chmodSync(folder, 0o777);
  chmodSync(join(folder, 'secret'), 0o666);
  neighbor = createServer((_, response) => response.end()).on('connection', () => {
    connections += 1;
  });
  await new Promise<void>((resolve) => neighbor.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(neighbor.address() as AddressInfo).port}`;
});

afterAll(async () => {
  await engine.stop();
  neighbor.close();
});

async function attempt(name: Attempt['name'], at = ''): Promise<unknown> {
  return (await engine.run({ name, at }, { user: 'a' })).output;
}

describe('an engine process', { timeout: 60_000 }, () => {
  test('reads its own code and packages', async () => {
    expect(await attempt('read', fileURLToPath(import.meta.url))).toEqual({ done: true });
    expect(await attempt('read', join(SERVER, 'node_modules', ADDON, 'package.json'))).toEqual({
      done: true,
    });
  });

  test.each([
    ['a file of the data folder', () => join(folder, 'secret')],
    ['the accounts of the system', () => '/etc/passwd'],
    ['its own environment', () => '/proc/self/environ'],
    ['other code of the server', () => join(SERVER, 'src', 'main.ts')],
    ['the lock file of the project', () => join(SERVER, '..', 'pnpm-lock.yaml')],
    [
      'a package of the server that it does not use',
      () => realpathSync(join(SERVER, 'node_modules', 'pg', 'package.json')),
    ],
  ])('cannot read %s', async (_, path) => {
    expect(existsSync(path())).toBe(true);
    expect(await attempt('read', path())).toEqual({ rejected: 'ERR_ACCESS_DENIED' });
  });

  test('cannot write', async () => {
    for (const path of [join(folder, 'new'), join(folder, 'secret'), join(import.meta.dirname, 'new')]) {
      expect(await attempt('write', path)).toEqual({ rejected: 'ERR_ACCESS_DENIED' });
    }
    expect(readdirSync(folder)).toEqual(['secret']);
  });

  test('cannot open a file as a database', async () => {
    expect(await attempt('database', join(folder, 'new.db'))).toEqual({
      rejected: 'ERR_UNKNOWN_BUILTIN_MODULE',
    });
    expect(readdirSync(folder)).toEqual(['secret']);
  });

  test('cannot open a Unix socket', async () => {
    expect(await attempt('socketFile', join(folder, 'socket'))).toEqual({
      rejected: 'An engine has no network.',
    });
    expect(readdirSync(folder)).toEqual(['secret']);
  });

  test.each(['spawn', 'worker', 'binding'] as const)('cannot start other code: %s', async (name) => {
    expect(await attempt(name)).toEqual({ rejected: 'ERR_ACCESS_DENIED' });
  });

  test('cannot load native code', async () => {
    const real = realpathSync(join(SERVER, 'node_modules', ADDON));
    const native = readdirSync(dirname(real)).find((name) => name.startsWith('jieba-')) ?? '';
    const file = readdirSync(join(dirname(real), native)).find((name) => name.endsWith('.node')) ?? '';
    const addon = realpathSync(join(dirname(real), native, file));
    expect(await attempt('addon', addon)).toEqual({ rejected: 'ERR_DLOPEN_DISABLED' });
  });

  test.each([
    'net',
    'tls',
    'http',
    'http2',
    'fetch',
    'listen',
    'boundSocket',
    'streamHandle',
    'datagram',
    'datagramHandle',
    'resolverHandle',
    'lookup',
    'resolve',
    'lookupPromise',
    'resolver',
    'resolverPromise',
  ] as const)('has no network: %s', async (name) => {
    expect(await attempt(name, url)).toEqual({ rejected: 'An engine has no network.' });
  });

  test('cannot use the network (WebSocket)', async () => {
    expect(await attempt('webSocket', url.replace('http', 'ws'))).toEqual({ rejected: 'rejected' });
    expect(connections).toBe(0);
    await fetch(url);
    expect(connections).toBe(1);
  });

  test('has an empty environment', async () => {
    process.env.ATRIUM_ADMIN_PASSWORD = 'correct horse';
    try {
      expect(await attempt('environment')).toEqual({ done: '' });
    } finally {
      delete process.env.ATRIUM_ADMIN_PASSWORD;
    }
  });

  test.runIf(process.platform === 'linux')('has every protection that `findIsolation` reports', async () => {
    await attempt('environment');
    const id = engine.findProcess()?.id;
    const status = readFileSync(`/proc/${id}/status`, 'utf8');
    const readNamespace = (process: number | string | undefined) => readlinkSync(`/proc/${process}/ns/net`);
    const isInForce: Record<IsolationMeasure, boolean> = {
      'other-user': /^Uid:\s+65534\s+65534/m.test(status),
      'no-capabilities': /^CapPrm:\s+0+$/m.test(status) && /^CapEff:\s+0+$/m.test(status),
      'no-new-privileges': /^NoNewPrivs:\s+1$/m.test(status),
      'no-network': readNamespace(id) !== readNamespace('self'),
    };
    const { measures } = await findIsolation();
    for (const measure of measures) expect(isInForce[measure], measure).toBe(true);
    // The program `setpriv` can set this measure without any privilege.
    if (existsSync('/usr/bin/setpriv')) expect(measures).toContain('no-new-privileges');
  });
});
