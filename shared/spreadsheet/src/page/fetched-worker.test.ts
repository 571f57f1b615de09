import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { FetchedWorker } from './fetched-worker.ts';

const PROGRAM = 'postMessage("hello")';

let server: Server;
let address: URL;
const started: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    response.statusCode = request.url === '/reader.js' ? 200 : 404;
    response.setHeader('Access-Control-Allow-Origin', '*').end(PROGRAM);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/reader.js`);
  vi.stubGlobal(
    'Worker',
    class {
      constructor(program: string) {
        started.push(program);
      }
    },
  );
});

afterEach(() => {
  started.length = 0;
  vi.stubGlobal('__atriumFile', undefined);
});

afterAll(() => {
  vi.unstubAllGlobals();
  server.close();
});

const start = (where = address) => new FetchedWorker(where, { name: 'reader' }).start();

function registerFile(content: string): void {
  const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`;
  vi.stubGlobal('__atriumFile', () => ({ integrity, address: address.href }));
}

test('runs a program on another origin as a local copy', async () => {
  await start();
  expect(started).toEqual([expect.stringMatching(/^blob:/)]);
  expect(await (await fetch(started[0] ?? '')).text()).toBe(PROGRAM);
});

test('runs a program whose bytes match the integrity file, and rejects a changed one', async () => {
  registerFile(PROGRAM);
  await start();
  expect(started).toHaveLength(1);
  registerFile('another program');
  await expect(start()).rejects.toMatchObject({ code: 'notStarted' });
  expect(started).toHaveLength(1);
});

test('reports a missing program with a clear error', async () => {
  await expect(start(new URL('/missing.js', address))).rejects.toMatchObject({ code: 'notStarted' });
});
