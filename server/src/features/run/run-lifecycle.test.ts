import { appCalls, runCalls } from '@atrium/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { invocationPayloads } from '../../database/schema/invocation-payloads.ts';
import { invocations } from '../../database/schema/invocations.ts';
import type { Engine } from '../../engines/core/engine.ts';
import { createEngineRegistry } from '../../engines/run/engine-registry.ts';
import { addUser } from '../../testing/add-user.ts';
import { signInAs } from '../../testing/sign-in-as.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { addApp, addTarget } from '../app/app.fixture.ts';
import { closeLostRuns, removeServer, touchServer } from './server-repository.ts';

/** Ends the current run of the engine. */
let endRun: (error?: Error) => void = () => undefined;

const engine: Engine = {
  descriptor: {
    id: 'fake',
    name: 'Waiting',
    version: '1.0.0',
    license: 'MIT',
    method: 'rules',
    tasks: ['tokenize'],
    languages: [],
    limitations: [],
    parameters: { type: 'object' },
  },
  async run() {
    const ended = Promise.withResolvers<void>();
    endRun = (error) => (error ? ended.reject(error) : ended.resolve());
    await ended.promise;
    return { output: { tokens: [] }, queueMs: 1, runMs: 2 };
  },
  stop: async () => undefined,
};

let server: TestServer;
let wang: { token: string };
let targetId: string;
let count = 0;

beforeAll(async () => {
  server = await startTestServer({ engines: createEngineRegistry([engine]) });
  await addUser(server.database, { account: 'wang' });
  wang = await signInAs(server, 'wang');
  targetId = await addTarget(server, 'nlp', 'waiting');
});

afterAll(() => server.close());

/** Starts a run, and waits until it is recorded. */
async function startRun(logPolicy = 'full') {
  count += 1;
  const { id: appId } = await addApp(server, wang, { name: `App ${count}`, targetId, logPolicy });
  endRun = () => undefined;
  const untouched = endRun;
  const input = { kind: 'text' as const, text: 'go' };
  const runIn = server.call(appCalls.nlp.run, { id: appId, input }, wang);
  await expect.poll(() => endRun !== untouched).toBe(true);
  const [row] = await server.database.select().from(invocations).where(eq(invocations.appId, appId));
  return { appId, runIn, id: row?.id ?? '', serverId: row?.serverId ?? '' };
}

const read = async (id: string) => (await server.call(runCalls.detail, { id }, wang)).data;

test('a run is in the history while it runs, without times', async () => {
  const { id, runIn } = await startRun();
  expect(await read(id)).toMatchObject({ status: 'running', queueMs: null, runMs: null, bytesIn: 2 });
  endRun();
  await runIn;
  expect(await read(id)).toMatchObject({ status: 'succeeded', queueMs: 1, runMs: 2, hasPayload: true });
});

test('a run that fails for an unexpected reason ends as failed', async () => {
  const { id, runIn } = await startRun();
  endRun(new TypeError('A fault of the server.'));
  expect((await runIn).status).toBe(500);
  expect(await read(id)).toMatchObject({ status: 'failed', errorCode: null });
});

test('a run is marked as lost only when its server has ended, and its own end is still stored', async () => {
  const { id, serverId, runIn } = await startRun();
  await touchServer(server.database, serverId);
  await closeLostRuns(server.database);
  expect((await read(id)).status).toBe('running');
  await removeServer(server.database, serverId);
  await closeLostRuns(server.database);
  expect(await read(id)).toMatchObject({ status: 'lost', runMs: null });
  endRun();
  await runIn;
  expect((await read(id)).status).toBe('succeeded');
});

test('a run whose history is cleared while it runs leaves no contents', async () => {
  const { appId, id, runIn } = await startRun();
  await server.call(runCalls.clear, { appId }, wang);
  endRun();
  await runIn;
  const [row] = await server.database.select().from(invocations).where(eq(invocations.id, id));
  expect(row).toMatchObject({
    status: 'succeeded',
    logPolicy: 'none',
    bytesIn: 0,
    bytesOut: 0,
    userId: null,
  });
  const payloads = server.database
    .select()
    .from(invocationPayloads)
    .where(eq(invocationPayloads.invocationId, id));
  expect(await payloads).toEqual([]);
});
