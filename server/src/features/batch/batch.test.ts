import { randomUUID } from 'node:crypto';
import {
  type AppKind,
  appCalls,
  BATCH_LIMITS,
  type BodyOf,
  batchCalls,
  ERROR_CODES,
  keyCalls,
} from '@atrium/contract';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { batches, batchRows } from '../../database/schema/batches.ts';
import { invocations } from '../../database/schema/invocations.ts';
import type { EngineRegistry } from '../../engines/run/engine-registry.ts';
import type { JobExecution } from '../../jobs/job.ts';
import { NO_JOBS } from '../../jobs/no-jobs.ts';
import { addUser } from '../../testing/add-user.ts';
import { signInAs } from '../../testing/sign-in-as.ts';
import type { TestServer } from '../../testing/start-test-server.ts';
import { createTinyPng } from '../../testing/tiny-images.ts';
import { addApp, addTarget, startAppServer } from '../app/app.fixture.ts';
import { createBatchJobs } from './batch-job.ts';
import { deleteExpiredBatches, reserveTime } from './batch-repository.ts';

type Draft = BodyOf<typeof batchCalls.create>;

let server: TestServer;
let wang: { readonly token: string };
let li: { readonly token: string };
let count = 0;

beforeAll(async () => {
  server = await startAppServer();
  for (const account of ['wang', 'li']) await addUser(server.database, { account });
  [wang, li] = [await signInAs(server, 'wang'), await signInAs(server, 'li')];
});

afterAll(() => server.close());

async function addBatchApp(kind: AppKind = 'nlp', parameters: Record<string, unknown> = {}) {
  count += 1;
  const targetId = await addTarget(server, kind, `batch-${count}`, parameters);
  return addApp(server, wang, { kind, name: `Batch ${count}`, targetId });
}

async function createBatch(appId: string, texts: readonly string[], changes: Partial<Draft> = {}) {
  const draft: Draft = {
    appId,
    name: 'texts.csv',
    columns: ['number', 'text'],
    inputColumns: ['text'],
    horizon: 1,
    season: 0,
    perMinute: null,
    ...changes,
  };
  const { data } = await server.call(batchCalls.create, draft, wang);
  if (texts.length > 0) {
    const rows = texts.map((text, index) => [index, text]);
    await server.call(batchCalls.addRows, { id: data.id, from: 1, rows }, wang);
  }
  return data.id;
}

const read = async (id: string) => (await server.call(batchCalls.detail, { id }, wang)).data;
const start = (id: string) => server.call(batchCalls.start, { id }, wang);
const listRows = async (id: string) =>
  (await server.call(batchCalls.rows, { id, page: 1, pageSize: 100 }, wang)).data.list;
const findRuns = (appId: string) =>
  server.database.select().from(invocations).where(eq(invocations.appId, appId));

const waitUntilFinished = (id: string) =>
  vi.waitFor(
    async () => {
      const batch = await read(id);
      expect(batch.status).toBe('finished');
      return batch;
    },
    { timeout: 30_000, interval: 50 },
  );

test('runs each row once, records runs of the channel job, and shows the result beside the cells', async () => {
  const app = await addBatchApp();
  const id = await createBatch(app.id, ['好', '', '早']);
  expect(await read(id)).toMatchObject({ status: 'uploading', total: 3, task: 'tokenize' });
  expect((await start(id)).data).toMatchObject({ status: 'running' });
  expect(await waitUntilFinished(id)).toMatchObject({ counts: { succeeded: 2, failed: 1, queued: 0 } });
  const [first, empty, last] = await listRows(id);
  expect(first).toMatchObject({ row: 1, cells: [0, '好'], status: 'succeeded', message: null });
  expect(first?.outputs).toEqual({ tokens: [{ text: '好', tag: 'a', start: 0, end: 1 }] });
  expect(empty).toMatchObject({ status: 'failed', outputs: null, message: '输入为空' });
  const runs = await findRuns(app.id);
  expect(runs.map(({ channel, status }) => [channel, status])).toEqual([
    ['job', 'succeeded'],
    ['job', 'succeeded'],
  ]);
  expect(runs.map((run) => run.id).sort()).toEqual([first?.runId, last?.runId].sort());
  const again = await start(id);
  expect(again.envelope).toMatchObject({ code: ERROR_CODES.transitionNotAllowed });
});

test('runs the rows on the revision that the batch states, and fails them without this revision', async () => {
  const app = await addBatchApp();
  const first = await createBatch(app.id, ['好'], { binding: 'revision:1' });
  const missing = await createBatch(app.id, ['好'], { binding: 'revision:9' });
  for (const id of [first, missing]) await start(id);
  expect(await waitUntilFinished(first)).toMatchObject({ binding: 'revision:1', counts: { succeeded: 1 } });
  expect(await findRuns(app.id)).toMatchObject([{ targetVersion: '1' }]);
  expect(await waitUntilFinished(missing)).toMatchObject({ counts: { failed: 1 } });
  expect((await listRows(missing))[0]?.message).toMatch(/\S/);
});

test('stores a row only once if it is sent twice, and rejects rows that do not fit', async () => {
  const { id: appId } = await addBatchApp();
  const id = await createBatch(appId, ['好', '早']);
  await server.call(batchCalls.addRows, { id, from: 2, rows: [[9, '别的']] }, wang);
  expect((await listRows(id)).map(({ cells }) => cells)).toEqual([
    [0, '好'],
    [1, '早'],
  ]);
  const uneven = await server.call(batchCalls.addRows, { id, from: 3, rows: [['早']] }, wang);
  expect(uneven.envelope).toMatchObject({ code: ERROR_CODES.invalid, fields: [{ field: 'rows' }] });
  const draft = { columns: ['text'], inputColumns: ['gone'] };
  await expect(createBatch(appId, [], draft)).rejects.toThrow(String(ERROR_CODES.invalid));
  const empty = await createBatch(appId, []);
  expect((await start(empty)).envelope).toMatchObject({ code: ERROR_CODES.invalid });
});

test('shows the batches of another user as missing', async () => {
  const app = await addBatchApp();
  const id = await createBatch(app.id, ['好']);
  for (const call of [batchCalls.detail, batchCalls.start, batchCalls.cancel, batchCalls.remove]) {
    expect((await server.call(call, { id }, li)).envelope).toMatchObject({ code: ERROR_CODES.notFound });
  }
  const list = await server.call(batchCalls.list, { appId: app.id }, li);
  expect(list.envelope).toMatchObject({ code: ERROR_CODES.notFound });
  await server.call(batchCalls.remove, { id }, wang);
  expect((await server.call(batchCalls.list, { appId: app.id }, wang)).data.list).toEqual([]);
});

test('runs images', async () => {
  const app = await addBatchApp('recognition');
  const id = await createBatch(app.id, [], { columns: ['file'], inputColumns: [] });
  const file = new File([await createTinyPng(4, 4)], 'receipt.png', { type: 'image/png' });
  await server.call(batchCalls.addImage, { id, row: 1 }, { ...wang, file });
  await start(id);
  await waitUntilFinished(id);
  expect(await listRows(id)).toMatchObject([
    { cells: ['receipt.png'], status: 'succeeded', outputs: { text: 'A' } },
  ]);
});

test('repeats only failed rows, tries a busy engine again, and cancels the rows that have not begun', async () => {
  const failing = await addBatchApp('nlp', { behave: 'failed' });
  const id = await createBatch(failing.id, ['好', '早']);
  await start(id);
  await waitUntilFinished(id);
  await server.database
    .update(batchRows)
    .set({ status: 'succeeded' })
    .where(and(eq(batchRows.batchId, id), eq(batchRows.row, 1)));
  await server.call(batchCalls.retry, { id }, wang);
  await waitUntilFinished(id);
  expect(await findRuns(failing.id)).toHaveLength(3);

  const busy = await addBatchApp('nlp', { behave: 'busy' });
  const waiting = await createBatch(busy.id, ['好', '早']);
  await start(waiting);
  await vi.waitFor(async () => expect((await findRuns(busy.id)).length).toBeGreaterThan(1), 10_000);
  const canceled = await server.call(batchCalls.cancel, { id: waiting }, wang);
  expect(canceled.data).toMatchObject({ status: 'canceled' });
  await vi.waitFor(async () => expect((await read(waiting)).counts.running).toBe(0), 10_000);
  expect((await listRows(waiting))[1]).toMatchObject({ status: 'canceled', runId: null });
});

test('limits the batches and the rows of a user', async () => {
  await server.database.delete(batches);
  const { id: appId } = await addBatchApp();
  const ids: string[] = [];
  for (let open = 0; open < BATCH_LIMITS.unfinished; open += 1) ids.push(await createBatch(appId, ['好']));
  await expect(createBatch(appId, [])).rejects.toThrow(String(ERROR_CODES.batchLimit));
  // The columns are checked before the batch is stored and counted.
  const draft = { columns: ['text'], inputColumns: ['gone'] };
  await expect(createBatch(appId, [], draft)).rejects.toThrow(String(ERROR_CODES.invalid));
  const [used = '', next = ''] = ids;
  await server.database
    .update(batches)
    .set({ status: 'finished', startedAt: new Date() })
    .where(eq(batches.id, used));
  await server.database.execute(
    sql`insert into batch_rows (batch_id, row, cells, status)
      select ${used}, row, '[]', 'succeeded' from generate_series(2, ${BATCH_LIMITS.rowsPerDay}) row`,
  );
  expect((await start(next)).envelope).toMatchObject({ code: ERROR_CODES.batchRowLimit, data: { left: 0 } });
  expect(await read(next)).toMatchObject({ status: 'uploading' });
  await server.database.delete(batches);
});

test('does not count the rows of a batch against its own retry', async () => {
  await server.database.delete(batches);
  const { id: appId } = await addBatchApp();
  const id = await createBatch(appId, ['好']);
  const ended = { status: 'finished' as const, startedAt: new Date(), finishedAt: new Date() };
  await server.database.update(batches).set(ended).where(eq(batches.id, id));
  await server.database.update(batchRows).set({ status: 'failed' }).where(eq(batchRows.batchId, id));
  await server.database.execute(
    sql`insert into batch_rows (batch_id, row, cells, status)
      select ${id}, row, '[]', 'succeeded' from generate_series(2, ${BATCH_LIMITS.rowsPerDay}) row`,
  );
  const retried = await server.call(batchCalls.retry, { id }, wang);
  expect(retried.envelope).toMatchObject({ code: ERROR_CODES.ok });
  await waitUntilFinished(id);
  await server.database.delete(batches);
});

/** An attempt of a job that no process performs. */
function createExecution(attempt: number, id = randomUUID()): JobExecution & { readonly nextJobs: object[] } {
  const nextJobs: object[] = [];
  const scheduleNextJob = async (data: object) => {
    nextJobs.push(data);
  };
  return { id, attempt, signal: new AbortController().signal, scheduleNextJob, nextJobs };
}

/** A running batch whose rows no job performs. */
async function createIdleBatch(
  appId: string,
  texts: readonly string[],
  {
    perMinute = null,
    engines = server.engines,
  }: { perMinute?: number | null; engines?: EngineRegistry } = {},
) {
  const id = await createBatch(appId, texts, { perMinute });
  await server.database.update(batches).set({ status: 'running' }).where(eq(batches.id, id));
  const [job] = createBatchJobs(
    { ...server, engines, serverId: randomUUID(), clock: () => new Date(), jobs: NO_JOBS },
    ['tokenize'],
  );
  return {
    id,
    run: async (execution: JobExecution) => job?.run({ batchId: id, from: 1, to: texts.length }, execution),
  };
}

test('a later attempt of a job takes over the row that a killed attempt has left behind', async () => {
  const app = await addBatchApp();
  const { id, run } = await createIdleBatch(app.id, ['好', '早', '晚']);
  const jobId = randomUUID();
  const left = { status: 'running' as const, runId: randomUUID(), jobId, attempt: 0 };
  const isRow = (row: number) => and(eq(batchRows.batchId, id), eq(batchRows.row, row));
  await server.database.update(batchRows).set(left).where(isRow(1));
  await server.database
    .update(batchRows)
    .set({ ...left, jobId: randomUUID() })
    .where(isRow(2));
  await run(createExecution(1, jobId));
  // Another job has the second row.
  expect((await listRows(id)).map(({ status }) => status)).toEqual(['succeeded', 'running', 'succeeded']);
  expect(await findRuns(app.id)).toHaveLength(2);
  expect(await read(id)).toMatchObject({ status: 'running' });
});

/** Returns the engines of the server. Before each run, they wait for `delay`. */
function createDelayedEngines(delay: () => Promise<void>): EngineRegistry {
  return {
    ...server.engines,
    find(id) {
      const engine = server.engines.find(id);
      return (
        engine && {
          ...engine,
          async run(request, caller) {
            await delay();
            return engine.run(request, caller);
          },
        }
      );
    },
  };
}

test('a slow run ends as lost when a later attempt has taken over its row', async () => {
  const app = await addBatchApp();
  const jobId = randomUUID();
  let takeOver: (() => Promise<unknown>) | undefined;
  const engines = createDelayedEngines(async () => {
    const run = takeOver;
    takeOver = undefined;
    await run?.();
  });
  const { id, run } = await createIdleBatch(app.id, ['好'], { engines });
  takeOver = () => run(createExecution(1, jobId));
  await run(createExecution(0, jobId));
  const [row] = await listRows(id);
  const runs = await findRuns(app.id);
  expect(runs.filter(({ status }) => status === 'succeeded')).toMatchObject([{ id: row?.runId }]);
  expect(runs.filter(({ status }) => status !== 'succeeded')).toMatchObject([
    { status: 'lost', runMs: null },
  ]);
  expect(await read(id)).toMatchObject({ status: 'finished', counts: { succeeded: 1 } });
});

test('a run does not succeed when the result of its row cannot be stored', async () => {
  const app = await addBatchApp();
  const { id, run } = await createIdleBatch(app.id, ['好']);
  await server.database.execute(sql`
    create function reject_result() returns trigger language plpgsql
    as $$ begin raise exception 'The result is rejected.'; end $$`);
  await server.database.execute(sql`
    create trigger reject_result before update on ${batchRows} for each row
    when (new.batch_id = ${sql.raw(`'${id}'`)} and new.status = 'succeeded') execute function reject_result()`);
  await run(createExecution(0));
  expect(await listRows(id)).toMatchObject([{ status: 'failed', outputs: null }]);
  expect(await findRuns(app.id)).toMatchObject([{ status: 'failed' }]);
});

test('a job of a canceled batch cancels the row that an earlier attempt has left behind', async () => {
  const app = await addBatchApp();
  const { id, run } = await createIdleBatch(app.id, ['好']);
  const jobId = randomUUID();
  await server.database
    .update(batchRows)
    .set({ status: 'running', runId: randomUUID(), jobId, attempt: 0 })
    .where(eq(batchRows.batchId, id));
  await server.call(batchCalls.cancel, { id }, wang);
  await run(createExecution(1, jobId));
  expect(await read(id)).toMatchObject({ status: 'canceled', counts: { canceled: 1, running: 0 } });
});

test('delays rows to keep the rate limit of the batch, for all processes together', async () => {
  const app = await addBatchApp();
  const { id, run } = await createIdleBatch(app.id, ['好', '早'], { perMinute: 6 });
  const execution = createExecution(0);
  await run(execution);
  expect(execution.nextJobs).toEqual([{ batchId: id, from: 2, to: 2, isDue: true }]);
  expect(await read(id)).toMatchObject({ counts: { succeeded: 1, queued: 1 } });
  const [batch] = await server.database.select().from(batches).where(eq(batches.id, id));
  if (!batch) throw new Error('The batch is missing.');
  const waits = await Promise.all([reserveTime(server.database, batch), reserveTime(server.database, batch)]);
  expect(waits.map((wait) => Math.round(wait / 10_000)).sort()).toEqual([2, 3]);
});

test('delays the remaining rows when the app has reached its limit', async () => {
  const app = await addBatchApp();
  const limits = { id: app.id, revision: 1, name: app.name, perDay: 1 };
  await server.call(appCalls.nlp.update, limits, wang);
  const { id, run } = await createIdleBatch(app.id, ['好', '早']);
  const execution = createExecution(0);
  await run(execution);
  expect(execution.nextJobs).toEqual([{ batchId: id, from: 2, to: 2, isDue: true }]);
  expect(await read(id)).toMatchObject({ counts: { succeeded: 1, queued: 1, failed: 0 } });
  await server.call(appCalls.nlp.update, { ...limits, revision: 2, perDay: null }, wang);
  await run(createExecution(1));
  expect(await read(id)).toMatchObject({ counts: { succeeded: 2, queued: 0 } });
});

test('deletes batches after the retention of their app, and uploads that were never started after a day', async () => {
  await server.database.delete(batches);
  const app = await addBatchApp();
  const [upload, done] = [await createBatch(app.id, ['好']), await createBatch(app.id, ['早'])];
  const day = 86_400_000;
  await server.database
    .update(batches)
    .set({ status: 'finished', finishedAt: new Date() })
    .where(eq(batches.id, done));
  const ids = async () => (await server.database.select().from(batches)).map(({ id }) => id);
  await deleteExpiredBatches(server.database, new Date());
  expect((await ids()).sort()).toEqual([upload, done].sort());
  await deleteExpiredBatches(server.database, new Date(Date.now() + 2 * day));
  expect(await ids()).toEqual([done]);
  await deleteExpiredBatches(server.database, new Date(Date.now() + 400 * day));
  expect(await ids()).toEqual([]);
});

test('programs create, read and cancel batches with the scope `batch`', async () => {
  const app = await addBatchApp();
  const addKey = async (scopes: ('batch' | 'invoke')[]) =>
    (await server.call(keyCalls.create, { appId: app.id, name: 'program', scopes }, wang)).data.secret;
  const [secret, invokeSecret] = [await addKey(['batch']), await addKey(['invoke'])];
  const send = async (path: string, body?: object, key = secret, headers: Record<string, string> = {}) => {
    const response = await server.app.inject({
      method: body === undefined ? 'GET' : 'POST',
      url: `/v1/apps/${app.id}/batches${path}`,
      headers: { authorization: `Bearer ${key}`, ...headers },
      ...(body === undefined ? {} : { payload: body }),
    });
    return { status: response.statusCode, body: response.json() };
  };
  const inputs = [{ text: '好' }, { text: '早' }];
  expect((await send('', { inputs }, invokeSecret)).status).toBe(403);
  const once = { 'idempotency-key': 'one' };
  const body = { inputs, name: 'two', options: { binding: 'revision:1' } };
  const created = await send('', body, secret, once);
  expect(created).toMatchObject({ status: 200, body: { status: 'running', total: 2, task: 'tokenize' } });
  expect(created.body).toMatchObject({ binding: 'revision:1' });
  const { id } = created.body;
  expect((await send('', body, secret, once)).body.id).toBe(id);
  await vi.waitFor(async () => expect((await send(`/${id}`)).body.status).toBe('finished'), 20_000);
  expect((await send(`/${id}/rows?page_size=1&page=2`)).body).toMatchObject({
    total: 2,
    rows: [{ row: 2, status: 'succeeded', error: null, outputs: { tokens: [{ text: '好' }] } }],
  });
  expect(await send(`/${id}/cancel`, {})).toMatchObject({ status: 409 });
  const wrong = await send('', { inputs: [{ text: '好' }, { text: 1 }] });
  expect(wrong).toMatchObject({ status: 422, body: { error: { param: 'inputs.1.text' } } });
  for (const unstorable of [{ 'te\0xt': '好' }, { '\ud800': '好' }, { '': '好' }]) {
    expect((await send('', { inputs: [unstorable] })).status).toBe(422);
  }
  expect((await send(`/${randomUUID()}`)).status).toBe(404);
  expect((await send('/nonsense')).status).toBe(404);
});

test('programs add images to a batch of an app that reads images, and start it', async () => {
  const app = await addBatchApp('recognition');
  const { secret } = (await server.call(keyCalls.create, { appId: app.id, name: 'images' }, wang)).data;
  const send = async (path: string, payload: object, headers: Record<string, string> = {}) => {
    const response = await server.app.inject({
      method: 'POST',
      url: `/v1/apps/${app.id}/batches${path}`,
      headers: { authorization: `Bearer ${secret}`, ...headers },
      payload,
    });
    return { status: response.statusCode, body: response.json() };
  };
  const sendImage = async (id: string, row: number) => {
    const form = new FormData();
    form.set('options', JSON.stringify({ row }));
    form.set('file', new File([await createTinyPng(4, 4)], `page-${row}.png`, { type: 'image/png' }));
    const body = new Response(form);
    const type = body.headers.get('content-type') ?? '';
    return send(`/${id}/images`, Buffer.from(await body.arrayBuffer()), { 'content-type': type });
  };
  expect((await send('', { inputs: [{}] })).status).toBe(422);
  const { id, status } = (await send('', { name: 'scans' })).body;
  expect(status).toBe('uploading');
  expect(await send(`/${id}/start`, {})).toMatchObject({ status: 422 });
  for (const row of [1, 2, 2]) expect((await sendImage(id, row)).status).toBe(200);
  expect((await sendImage(id, BATCH_LIMITS.images + 1)).status).toBe(422);
  expect(await send(`/${id}/start`, {})).toMatchObject({ status: 200, body: { total: 2 } });
  await waitUntilFinished(id);
  expect(await sendImage(id, 3)).toMatchObject({ status: 409 });
  expect((await listRows(id)).map(({ cells, status: one }) => [...cells, one])).toEqual([
    ['page-1.png', 'succeeded'],
    ['page-2.png', 'succeeded'],
  ]);
});
