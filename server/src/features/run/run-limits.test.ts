import { appCalls, ERROR_CODES, keyCalls, usageCall } from '@atrium/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { invocations } from '../../database/schema/invocations.ts';
import { rateLimits } from '../../database/schema/rate-limits.ts';
import type { Engine } from '../../engines/core/engine.ts';
import { createEngineRegistry } from '../../engines/run/engine-registry.ts';
import { addUser } from '../../testing/add-user.ts';
import { signInAs } from '../../testing/sign-in-as.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { addApp, addTarget } from '../app/app.fixture.ts';
import { closeLostRuns, removeServer } from './server-repository.ts';

/** Ends the runs of the text `wait`, in the order in which they began. */
const waiting: (() => void)[] = [];

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
  async run({ input }) {
    if (input.kind === 'text' && input.text === 'wait') {
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    return { output: { tokens: [] }, queueMs: 1, runMs: 2 };
  },
  stop: async () => undefined,
};

let first: TestServer;
let second: TestServer;
let wang: { token: string };
let targetId: string;
let appId: string;
let count = 0;

beforeAll(async () => {
  first = await startTestServer({ engines: createEngineRegistry([engine]) });
  second = await startTestServer({ peer: first, engines: createEngineRegistry([engine]) });
  await addUser(first.database, { account: 'wang' });
  wang = await signInAs(first, 'wang');
  targetId = await addTarget(first, 'nlp', 'waiting');
});

beforeEach(() => {
  waiting.length = 0;
});

afterAll(async () => {
  await second.close();
  await first.close();
});

async function createApp(limits: object) {
  count += 1;
  appId = (await addApp(first, wang, { name: `App ${count}`, targetId, ...limits })).id;
}

async function createSecret(limits: object = {}) {
  return (await first.call(keyCalls.create, { appId, name: 'program', ...limits }, wang)).data.secret;
}

const run = (server: TestServer, text = 'go') =>
  server.call(appCalls.nlp.run, { id: appId, input: { kind: 'text', text } }, wang);

async function invoke(server: TestServer, secret: string, text = 'go') {
  const response = await server.app.inject({
    method: 'POST',
    url: `/v1/apps/${appId}/invoke`,
    headers: { authorization: `Bearer ${secret}` },
    payload: { inputs: { text } },
  });
  return { status: response.statusCode, headers: response.headers, body: response.json() };
}

/** Starts a run that waits. */
async function startWaiting<Result>(start: () => Promise<Result>): Promise<Promise<Result>[]> {
  const before = waiting.length;
  const started = start();
  await expect.poll(() => waiting.length).toBe(before + 1);
  return [started];
}

const findRuns = () => first.database.select().from(invocations).where(eq(invocations.appId, appId));

async function readCountOfDay(): Promise<number | undefined> {
  const name = `app_86400:${appId}`;
  const [found] = await first.database.select().from(rateLimits).where(eq(rateLimits.key, name));
  return found?.points;
}

describe('the limits of an app', () => {
  it('count runs in the console and by key together, on all servers', async () => {
    await createApp({ perMinute: 2 });
    const secret = await createSecret();
    expect((await run(first)).status).toBe(200);
    expect((await invoke(second, secret)).status).toBe(200);
    const rejected = await run(second);
    expect([rejected.status, rejected.envelope?.code]).toEqual([429, ERROR_CODES.rateLimited]);
    expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0);
    expect(await findRuns()).toHaveLength(2);
  });

  it('are described in the headers of the public API when one is reached', async () => {
    await createApp({ perDay: 1 });
    const secret = await createSecret();
    await invoke(first, secret);
    const { status, headers, body } = await invoke(second, secret);
    expect([status, body.error.code]).toEqual([429, 'quota_day']);
    expect(headers).toMatchObject({ 'x-ratelimit-limit': '1', 'x-ratelimit-remaining': '0' });
    expect(Number(headers['retry-after'])).toBeGreaterThan(86_000);
  });

  it('restrict the number of runs at the same time, on all servers together', async () => {
    await createApp({ atOnce: 2, perDay: 10 });
    const secret = await createSecret();
    const [one] = await startWaiting(() => run(first, 'wait'));
    const [two] = await startWaiting(() => invoke(second, secret, 'wait'));
    const rejected = await run(first);
    expect([rejected.status, rejected.envelope?.code]).toEqual([429, ERROR_CODES.concurrencyLimited]);
    expect(rejected.headers['retry-after']).toBe('1');
    const { status, body } = await invoke(second, secret);
    expect([status, body.error.code]).toEqual([429, 'concurrency_limited']);
    expect(await readCountOfDay()).toBe(2);
    waiting[0]?.();
    await one;
    expect((await run(second)).status).toBe(200);
    waiting[1]?.();
    await two;
  });

  it('are exact when runs begin in parallel', async () => {
    await createApp({ atOnce: 3 });
    const running = Array.from({ length: 12 }, (_, index) => run(index % 2 ? first : second, 'wait'));
    let rejected = 0;
    for (const started of running) {
      void started.then(({ status }) => {
        if (status === 429) rejected += 1;
      });
    }
    await expect.poll(() => [waiting.length, rejected]).toEqual([3, 9]);
    for (const end of waiting) end();
    const statuses = (await Promise.all(running)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(3);
  });

  it('do not count the run of a server that died', async () => {
    await createApp({ atOnce: 1 });
    const [started] = await startWaiting(() => run(second, 'wait'));
    expect((await run(first)).status).toBe(429);
    const [row] = await findRuns();
    await removeServer(first.database, row?.serverId ?? '');
    await closeLostRuns(first.database);
    expect((await run(first)).status).toBe(200);
    waiting[0]?.();
    await started;
  });

  it('can be changed and removed, and a copy has them too', async () => {
    await createApp({ perMinute: 5, perDay: 50, atOnce: 4 });
    const { data: copy } = await first.call(appCalls.nlp.clone, { id: appId }, wang);
    expect(copy).toMatchObject({ perMinute: 5, perDay: 50, atOnce: 4 });
    const change = { id: appId, revision: 1, name: 'changed', perMinute: null, atOnce: 16 };
    const { data: changed } = await first.call(appCalls.nlp.update, change, wang);
    expect(changed).toMatchObject({ perMinute: null, perDay: 50, atOnce: 16 });
    const tooMany = { id: appId, revision: 2, name: 'changed', atOnce: 17 };
    const rejected = await first.call(appCalls.nlp.update, tooMany, wang);
    expect(rejected.envelope?.code).toBe(ERROR_CODES.invalid);
  });

  it('are listed in the usage once 80% of the daily limit is used', async () => {
    await createApp({ perDay: 5 });
    for (let index = 0; index < 4; index += 1) await run(first);
    const period = { from: '2026-01-01', to: '2026-01-02', timeZone: 'UTC', appId };
    const { data } = await first.call(usageCall, period, wang);
    expect(data.nearAppLimits).toEqual([{ appId, appName: `App ${count}`, used: 4, perDay: 5 }]);
  });
});

describe('the limit of concurrent runs of a key', () => {
  it('does not affect other keys of the app, and a rejected run does not count for the day', async () => {
    await createApp({});
    const [secret, other] = [await createSecret({ atOnce: 1, perDay: 2 }), await createSecret()];
    const [started] = await startWaiting(() => invoke(first, secret, 'wait'));
    for (let index = 0; index < 3; index += 1) {
      expect(await invoke(second, secret)).toMatchObject({
        status: 429,
        headers: { 'retry-after': '1' },
        body: { error: { code: 'concurrency_limited' } },
      });
    }
    expect((await invoke(second, other)).status).toBe(200);
    waiting[0]?.();
    await started;
    expect((await invoke(second, secret)).status).toBe(200);
  });
});
