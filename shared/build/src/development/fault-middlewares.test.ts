import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { withFaults } from './fault-middlewares.ts';

type Step = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

const PROGRAM = 'globalThis.entry = 1;';

const files: Step = (request, response) => {
  response.writeHead(request.url === '/remoteEntry.js' ? 200 : 404).end(PROGRAM);
};

let server: Server | undefined;

afterEach(() => {
  server?.close();
  server?.closeAllConnections();
  server = undefined;
});

/** Starts a development server of one remote, with the remote's files at its root. */
async function start(folder: string): Promise<string> {
  const started = createServer((request, response) => run(request, response));
  server = started.listen(0, '127.0.0.1');
  await once(started, 'listening');
  const url = `http://127.0.0.1:${(started.address() as AddressInfo).port}`;
  const chain = withFaults([{ name: 'webpack-dev-middleware', middleware: files as never }], {
    target: url,
    folder,
  });
  const steps = chain.map((one) => (typeof one === 'function' ? one : one.middleware) as Step);
  const run = (request: IncomingMessage, response: ServerResponse, at = 0): void =>
    steps[at]?.(request, response, () => run(request, response, at + 1));
  return url;
}

it('injects faults into a remote that is developed alone, and removes them', async () => {
  const url = await start('remote-one');
  const give = (fault: string) =>
    fetch(`${url}/__atrium/faults?remote=remote_one&fault=${fault}`, { method: 'POST' });
  const entry = async () => (await fetch(`${url}/remoteEntry.js`)).text();
  expect(await entry()).toBe(PROGRAM);
  await give('truncated');
  expect(await entry()).toBe(PROGRAM.slice(0, Math.floor(PROGRAM.length / 2)));
  await give('');
  expect(await entry()).toBe(PROGRAM);
});

it('runs before the files are served and after requests are checked', () => {
  const judge = { name: 'host-header-check', middleware: files as never };
  const serving = { name: 'webpack-dev-middleware', middleware: files as never };
  const chain = withFaults([judge, serving], { target: 'http://127.0.0.1:1', folder: undefined });
  expect(chain.map((one) => typeof one !== 'function' && one.name)).toEqual([
    'host-header-check',
    'atrium-faults',
    'webpack-dev-middleware',
  ]);
});
