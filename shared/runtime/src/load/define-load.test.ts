// @vitest-environment jsdom
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Deployment, defineCall, deploymentSchema } from '@atrium/contract';
import { createBrowserCipher } from '@atrium/contract/wire';
import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { object, string } from 'zod/mini';
import { configureRuntime } from '../configure-runtime.ts';
import { defineLoad } from './define-load.ts';

const WIRE_KEY = 'a wire key for tests';
const echoCall = defineCall('/api/echo', {
  body: object({ text: string() }),
  data: object({ text: string() }),
});

let server: Server;
let held: Map<string, () => void>;

beforeEach(async () => {
  held = new Map();
  const cipher = createBrowserCipher(WIRE_KEY);
  server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const { text } = JSON.parse(cipher.open(Buffer.concat(chunks).toString())) as { text: string };
    if (text === 'broken') return outgoing.writeHead(500).end();
    if (text.startsWith('slow')) await new Promise<void>((resolve) => held.set(text, resolve));
    return outgoing.end(cipher.seal(JSON.stringify({ code: 0, data: { text } })));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const deployment: Deployment = deploymentSchema.parse({
    appId: 'test',
    name: 'Atrium',
    wireKey: WIRE_KEY,
    apiBase: `http://127.0.0.1:${port}`,
  });
  configureRuntime(deployment);
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

test('of several answers the one asked for last counts, whichever comes last', async () => {
  const store = createStore();
  const load = defineLoad(echoCall);
  const first = store.set(load.loadAtom, { text: 'slow first' });
  await store.set(load.loadAtom, { text: 'second' });
  await expect.poll(() => held.has('slow first')).toBe(true);
  held.get('slow first')?.();
  await first;
  expect(store.get(load.stateAtom)).toEqual({ data: { text: 'second' }, error: undefined, isLoading: false });
});

test('older data stays while newer is on its way, and when that fails', async () => {
  const store = createStore();
  const load = defineLoad(echoCall);
  await store.set(load.loadAtom, { text: 'old' });
  const failing = store.set(load.loadAtom, { text: 'broken' });
  expect(store.get(load.stateAtom)).toMatchObject({ data: { text: 'old' }, isLoading: true });
  await failing;
  expect(store.get(load.stateAtom)).toMatchObject({ data: { text: 'old' }, isLoading: false });
  expect(store.get(load.stateAtom).error).toMatchObject({ status: 500 });
});

test('two stores share nothing', async () => {
  const [one, other] = [createStore(), createStore()];
  const load = defineLoad(echoCall);
  await one.set(load.loadAtom, { text: 'mine' });
  expect(other.get(load.stateAtom).data).toBeUndefined();
});
