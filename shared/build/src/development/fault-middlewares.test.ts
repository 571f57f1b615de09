import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { withFaults } from './fault-middlewares.ts';

type Step = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

const PROGRAM = 'globalThis.entry = 1;';

const serveFiles: Step = (request, response) => {
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
  const chain = withFaults([{ name: 'webpack-dev-middleware', middleware: serveFiles as never }], {
    target: url,
    folder,
  });
  const steps = chain.map((step) => (typeof step === 'function' ? step : step.middleware) as Step);
  const run = (request: IncomingMessage, response: ServerResponse, index = 0): void =>
    steps[index]?.(request, response, () => run(request, response, index + 1));
  return url;
}

it('injects faults into a remote that is developed alone, and removes them', async () => {
  const url = await start('remote-one');
  const setFault = (fault: string) =>
    fetch(`${url}/__atrium/faults?remote=remote_one&fault=${fault}`, { method: 'POST' });
  const readEntry = async () => (await fetch(`${url}/remoteEntry.js`)).text();
  expect(await readEntry()).toBe(PROGRAM);
  await setFault('truncated');
  expect(await readEntry()).toBe(PROGRAM.slice(0, Math.floor(PROGRAM.length / 2)));
  await setFault('');
  expect(await readEntry()).toBe(PROGRAM);
});

it('adds the faults before the middleware that serves files and after the middleware that checks requests', () => {
  const checking = { name: 'host-header-check', middleware: serveFiles as never };
  const serving = { name: 'webpack-dev-middleware', middleware: serveFiles as never };
  const chain = withFaults([checking, serving], { target: 'http://127.0.0.1:1', folder: undefined });
  expect(chain.map((step) => typeof step !== 'function' && step.name)).toEqual([
    'host-header-check',
    'atrium-faults',
    'webpack-dev-middleware',
  ]);
});
