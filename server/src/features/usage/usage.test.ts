import { ERROR_CODES, keyCalls, runCalls, usageCall } from '@atrium/contract';
import { eq } from 'drizzle-orm';
import { v7 as createId } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { invocations } from '../../database/schema/invocations.ts';
import { usageHours } from '../../database/schema/usage-hours.ts';
import { addUser } from '../../testing/add-user.ts';
import { signInAs } from '../../testing/sign-in-as.ts';
import type { TestServer } from '../../testing/start-test-server.ts';
import { addApp, addTarget, startAppServer } from '../app/app.fixture.ts';

const NOW = new Date('2026-06-15T10:30:00Z');
const PERIOD = { timeZone: 'UTC', from: '2026-06-14', to: '2026-06-15' };

let server: TestServer;
let wang: { readonly token: string };
let li: { readonly token: string };
let targetId: string;
let appId: string;
let count = 0;

beforeAll(async () => {
  server = await startAppServer(() => NOW);
  for (const account of ['wang', 'li.na']) await addUser(server.database, { account });
  [wang, li] = [await signInAs(server, 'wang'), await signInAs(server, 'li.na')];
  targetId = await addTarget(server, 'nlp', 'used');
});

beforeEach(async () => {
  count += 1;
  appId = (await addApp(server, wang, { name: `App ${count}`, targetId })).id;
});

afterAll(() => server.close());

type Row = Partial<typeof invocations.$inferInsert>;

const toRow = (row: Row = {}) => ({
  id: createId(),
  appId,
  channel: 'api' as const,
  targetId,
  targetVersion: '1',
  status: 'succeeded' as const,
  queueMs: 0,
  runMs: 100,
  bytesIn: 10,
  bytesOut: 20,
  createdAt: new Date('2026-06-15T08:10:00Z'),
  ...row,
});

const addRuns = (rows: readonly Row[]) => server.database.insert(invocations).values(rows.map(toRow));
const read = async (body: object = {}, by = wang) =>
  server.call(usageCall, { ...PERIOD, appId, ...body }, by);
const addKey = async (settings: object = {}) =>
  (await server.call(keyCalls.create, { appId, name: 'program', ...settings }, wang)).data;

describe('the usage of an app', () => {
  it('counts runs, errors, latency and bytes by hour, key and version', async () => {
    const { key } = await addKey();
    await addRuns([
      { keyId: key.id },
      { keyId: key.id },
      { keyId: key.id, status: 'failed', runMs: 9000, targetVersion: '2' },
      { status: 'canceled', createdAt: new Date('2026-06-14T23:59:00Z') },
      { createdAt: new Date('2026-06-13T23:59:00Z') },
    ]);
    const { data } = await read();
    expect(data.total).toEqual({
      ...{ runs: 4, succeeded: 2, errors: 1, p50Ms: 100, p95Ms: 100, bytesIn: 40, bytesOut: 80 },
      ...{ inputTokens: null, outputTokens: null, costs: [] },
    });
    expect(data.step).toBe('hour');
    expect(data.points).toHaveLength(48);
    expect(data.points.filter(({ runs }) => runs > 0).map(({ at, runs }) => [at, runs])).toEqual([
      ['2026-06-14T23:00:00.000Z', 1],
      ['2026-06-15T08:00:00.000Z', 3],
    ]);
    expect(data.keys).toMatchObject([
      { id: key.id, name: 'program', runs: 3, errors: 1 },
      { id: null, name: null, runs: 1, errors: 0 },
    ]);
    expect(data.versions).toMatchObject([
      { version: '1', runs: 3 },
      { version: '2', runs: 1, errors: 1, p50Ms: null },
    ]);
    expect(data.apps).toMatchObject([{ id: appId, name: `App ${count}`, kind: 'nlp', runs: 4 }]);
  });

  it('counts by the days of the time zone', async () => {
    await addRuns([{ createdAt: new Date('2026-06-14T20:00:00Z') }, {}]);
    const { data } = await read({ timeZone: 'Asia/Shanghai', from: '2026-06-13' });
    expect(data.points.map(({ at, runs }) => [at, runs])).toEqual([
      ['2026-06-12T16:00:00.000Z', 0],
      ['2026-06-13T16:00:00.000Z', 0],
      ['2026-06-14T16:00:00.000Z', 2],
    ]);
  });

  it('adds up tokens and costs, by currency', async () => {
    const dollars = { inputTokens: 100, outputTokens: 10, cost: 0.1, currency: 'USD' };
    await addRuns([dollars, { ...dollars, status: 'failed' }, { ...dollars, cost: 0.2 }]);
    await addRuns([dollars, { ...dollars, cost: 2, currency: 'EUR', targetVersion: '2' }, {}]);
    const { data } = await read();
    expect(data.total).toMatchObject({ runs: 6, inputTokens: 500, outputTokens: 50 });
    const euros = { currency: 'EUR', amount: 2 };
    expect(data.total.costs).toEqual([euros, { currency: 'USD', amount: 0.5 }]);
    expect(data.apps[0]?.costs).toEqual(data.total.costs);
    expect(data.keys[0]?.costs).toEqual(data.total.costs);
    expect(data.points.find(({ runs }) => runs > 0)?.costs).toEqual(data.total.costs);
    expect(data.versions).toMatchObject([
      { version: '1', inputTokens: 400 },
      { version: '2', costs: [euros] },
    ]);
  });

  it('does not change when the history is cleared', async () => {
    await addRuns([{}, { status: 'failed' }]);
    const before = (await read()).data;
    expect((await server.call(runCalls.clear, { appId }, wang)).envelope?.code).toBe(0);
    expect((await read()).data).toEqual(before);
    await server.database.delete(invocations).where(eq(invocations.appId, appId));
    expect((await read()).data).toEqual(before);
  });

  it('counts a run when it ends, and counts a lost run that ends later only once', async () => {
    const row = toRow({ status: 'running', runMs: null });
    await server.database.insert(invocations).values(row);
    expect((await read()).data.total.runs).toBe(0);
    const end = (outcome: Row) =>
      server.database.update(invocations).set(outcome).where(eq(invocations.id, row.id));
    await end({ status: 'lost' });
    expect((await read()).data.total).toMatchObject({ runs: 1, errors: 1, costs: [] });
    await end({ status: 'succeeded', runMs: 50, inputTokens: 8, cost: 1, currency: 'USD' });
    expect((await read()).data.total).toMatchObject({ runs: 1, errors: 0, p50Ms: 51, inputTokens: 8 });
  });

  it('is correct when many runs end at the same time', async () => {
    await Promise.all(
      Array.from({ length: 40 }, (_, index) => addRuns([{ runMs: index + 1 }, { runMs: 7 }])),
    );
    expect((await read()).data.total).toMatchObject({ runs: 80, bytesIn: 800 });
    const rows = await server.database.select().from(usageHours).where(eq(usageHours.appId, appId));
    expect(rows.length).toBeLessThan(40);
  });

  it('requires the access level `view` and a period of at most a year', async () => {
    expect((await read({}, li)).envelope?.code).toBe(ERROR_CODES.notFound);
    expect((await read({ from: '2025-06-14' })).envelope?.code).toBe(ERROR_CODES.invalid);
  });
});

it('adds up all apps that the user owns, and no others', async () => {
  const foreign = await addApp(server, li, { name: 'Foreign', targetId });
  await addRuns([{}, {}, { appId: foreign.id }]);
  const { data } = await server.call(usageCall, PERIOD, li);
  expect(data.total.runs).toBe(1);
  expect(data.apps.map(({ name }) => name)).toEqual(['Foreign']);
  const own = (await server.call(usageCall, PERIOD, wang)).data;
  expect(own.apps.find(({ id }) => id === appId)).toMatchObject({ runs: 2 });
});

it('names the keys that have used 80% of their daily limit', async () => {
  const near = await addKey({ perDay: 5 });
  const full = await addKey({ name: 'full', perDay: 2 });
  await addKey({ name: 'unused' });
  const invoke = (secret: string) =>
    server.app.inject({
      method: 'POST',
      url: `/v1/apps/${appId}/invoke`,
      headers: { authorization: `Bearer ${secret}` },
      payload: { inputs: { text: '好' } },
    });
  for (let run = 0; run < 4; run += 1) await invoke(near.secret);
  const statuses = [];
  for (let run = 0; run < 3; run += 1) statuses.push((await invoke(full.secret)).statusCode);
  expect(statuses).toEqual([200, 200, 429]);
  const { nearLimits } = (await read()).data;
  expect(nearLimits).toMatchObject([
    { keyId: full.key.id, name: 'full', used: 2, perDay: 2 },
    { keyId: near.key.id, name: 'program', used: 4, perDay: 5 },
  ]);
});
