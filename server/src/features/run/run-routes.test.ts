import {
  appCalls,
  assetsListCall,
  ERROR_CODES,
  type ListBody,
  type LogPolicy,
  runCalls,
} from '@atrium/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditEvents } from '../../database/schema/audit-events.ts';
import { invocationPayloads } from '../../database/schema/invocation-payloads.ts';
import { invocations } from '../../database/schema/invocations.ts';
import { addUser } from '../../testing/add-user.ts';
import { signInAs } from '../../testing/sign-in-as.ts';
import type { TestServer } from '../../testing/start-test-server.ts';
import { createTinyPng } from '../../testing/tiny-images.ts';
import { addApp, addTarget, INPUTS_BY_KIND, startAppServer } from '../app/app.fixture.ts';
import { deleteExpiredRunContents } from './retention-repository.ts';

const DAY = 86_400_000;

let now = new Date('2026-03-01T08:00:00.000Z');
let server: TestServer;
let admin: { token: string };
let wang: { token: string };
let li: { token: string };
let targetId: string;

beforeAll(async () => {
  server = await startAppServer(() => now);
  await addUser(server.database, { account: 'wang' });
  await addUser(server.database, { account: 'li.na' });
  targetId = await addTarget(server, 'nlp', 'logged');
  await signInAll();
});

afterAll(() => server.close());

async function signInAll(): Promise<void> {
  admin = await signInAs(server, 'admin', server.adminPassword);
  wang = await signInAs(server, 'wang');
  li = await signInAs(server, 'li.na');
}

const SECRET = '秘密\u0000\ud800';
const input = { kind: 'text' as const, text: SECRET };
const { run } = appCalls.nlp;

async function addAppWithRun(name: string, logPolicy: LogPolicy, more: object = {}) {
  const app = await addApp(server, wang, { name, targetId, logPolicy, ...more });
  await server.call(run, { id: app.id, input }, wang);
  return app.id;
}

const loadHistory = async (appId: string, by = wang) =>
  (await server.call(runCalls.list, { filters: { appId: [appId] } }, by)).data.list;

const findRows = (appId: string) =>
  server.database.select().from(invocations).where(eq(invocations.appId, appId));

const countPayloads = async () => (await server.database.select().from(invocationPayloads)).length;

describe('the stored data of a run', () => {
  test('contains the user, the outcome and the size of the run under the policy “metadata”', async () => {
    const [record] = await loadHistory(await addAppWithRun('默认', 'metadata'));
    expect(record).toMatchObject({
      userName: 'wang',
      status: 'succeeded',
      channel: 'console',
      errorCode: null,
      queueMs: 1,
      runMs: 2,
      bytesIn: 10,
      targetVersion: '1',
      hasPayload: false,
      feedback: null,
    });
    const { data } = await server.call(runCalls.detail, { id: record?.id ?? '' }, wang);
    expect(data).toMatchObject({ input: null, outputs: null, file: null, isWithheld: false });
  });

  test('contains input and output under the policy “full”, and replaces characters that cannot be stored', async () => {
    const [record] = await loadHistory(await addAppWithRun('全部', 'full'));
    expect(record?.snippet).toBe('秘密\ufffd');
    const { data } = await server.call(runCalls.detail, { id: record?.id ?? '' }, wang);
    expect(data).toMatchObject({ task: 'tokenize', input, outputs: { tokens: [{ text: '好' }] } });
  });

  test('contains neither user nor sizes under the policy “none”, but the run is counted', async () => {
    const appId = await addAppWithRun('不记', 'none');
    expect(await loadHistory(appId)).toEqual([]);
    expect(await findRows(appId)).toMatchObject([
      { userId: null, bytesIn: 0, bytesOut: 0, status: 'succeeded' },
    ]);
    const { list } = (await server.call(assetsListCall, { keyword: '不记' }, wang)).data;
    expect(list).toMatchObject([{ runsToday: 1 }]);
  });

  test.each([
    ['failed', 'failed', ERROR_CODES.engineFailed],
    ['timeout', 'timeout', ERROR_CODES.engineTimeout],
    ['busy', 'rejected', ERROR_CODES.engineUnavailable],
    ['canceled', 'canceled', ERROR_CODES.engineUnavailable],
  ] as const)(
    'contains the outcome of a run whose engine behaves as “%s”',
    async (behave, status, errorCode) => {
      const app = await addApp(server, wang, { name: behave, targetId, overrides: { behave } });
      const { envelope } = await server.call(run, { id: app.id, input }, wang);
      expect(envelope?.code).toBe(errorCode);
      expect(await loadHistory(app.id)).toMatchObject([{ status, errorCode, bytesOut: 0 }]);
    },
  );

  test('contains the error code when the engine rejects the input, and the response explains the error', async () => {
    const app = await addApp(server, wang, { name: '挑剔', targetId, overrides: { behave: 'rejecting' } });
    const { envelope } = await server.call(run, { id: app.id, input }, wang);
    expect(envelope).toMatchObject({
      code: ERROR_CODES.rowsTooFew,
      msg: expect.stringMatching(/1.*3/),
      data: { needed: 3, given: 1 },
    });
    expect(await loadHistory(app.id)).toMatchObject([
      { status: 'rejected', errorCode: ERROR_CODES.rowsTooFew },
    ]);
  });
});

test('the health of an app is degraded when its runs repeatedly fail', async () => {
  const app = await addApp(server, wang, { name: '老是失败', targetId, overrides: { behave: 'failed' } });
  for (let index = 0; index < 5; index += 1) await server.call(run, { id: app.id, input }, wang);
  const { data } = await server.call(appCalls.nlp.detail, { id: app.id }, wang);
  expect(data.health).toEqual({ state: 'degraded', reason: 'runsFailing' });
});

describe('the run history', () => {
  test('is filtered, and excludes runs of other users', async () => {
    const appId = await addAppWithRun('筛选', 'metadata');
    await server.call(run, { id: appId, input, version: 'revision:2' }, wang);
    const filters = { appId: [appId], targetVersion: ['2'], status: ['succeeded'] };
    const { data } = await server.call(runCalls.list, { filters }, wang);
    expect(data).toMatchObject({ total: 1, list: [{ targetVersion: '2' }] });
    expect(await loadHistory(appId, li)).toEqual([]);
    expect(await loadHistory(appId, admin)).toHaveLength(2);
    const id = data.list[0]?.id ?? '';
    const responses = [
      await server.call(runCalls.detail, { id }, li),
      await server.call(runCalls.feedback, { id, feedback: 1 }, li),
      await server.call(runCalls.again, { id }, li),
      await server.call(runCalls.clear, { appId }, li),
    ];
    expect(responses.map(({ envelope }) => envelope?.code)).toEqual(
      responses.map(() => ERROR_CODES.notFound),
    );
  });

  test('spans all apps of a user, with the newest run first by default', async () => {
    const owned = [];
    for (const name of ['甲', '乙', '无']) {
      const logPolicy = name === '无' ? 'none' : 'metadata';
      owned.push(await addApp(server, li, { name, targetId, logPolicy }));
    }
    for (const app of [...owned, ...owned]) {
      now = new Date(now.getTime() + 1_000);
      await server.call(run, { id: app.id, input }, li);
    }
    const listed = async (body: ListBody) => {
      const { total, list } = (await server.call(runCalls.list, body, li)).data;
      return { total, names: list.map(({ appName }) => appName).join('') };
    };
    expect(await listed({})).toEqual({ total: 4, names: '乙甲乙甲' });
    expect(await listed({ pageSize: 3, page: 2 })).toEqual({ total: 4, names: '甲' });
    const sort = { field: 'createdAt', order: 'ascend' } as const;
    expect(await listed({ sort, pageSize: 3 })).toEqual({ total: 4, names: '甲乙甲' });
    const from = new Date(now.getTime() - 1_500).toISOString();
    expect(await listed({ ranges: { createdAt: { from } } })).toEqual({ total: 1, names: '乙' });
    expect(await listed({ filters: { status: ['failed'] } })).toEqual({ total: 0, names: '' });
    expect(await listed({ keyword: 'li.na' })).toEqual({ total: 4, names: '乙甲乙甲' });
    expect(await listed({ keyword: 'wang' })).toEqual({ total: 0, names: '' });
    await server.call(appCalls.nlp.remove, { ids: [owned[0]?.id ?? ''] }, li);
    expect(await listed({})).toEqual({ total: 2, names: '乙乙' });
  });

  test('stores a user’s feedback on a run until the user withdraws it', async () => {
    const appId = await addAppWithRun('反馈', 'metadata');
    const id = (await loadHistory(appId))[0]?.id ?? '';
    expect((await server.call(runCalls.feedback, { id, feedback: -1 }, wang)).data.feedback).toBe(-1);
    const negative = { filters: { appId: [appId], feedback: ['-1'] } };
    expect((await server.call(runCalls.list, negative, wang)).data.total).toBe(1);
    await server.call(runCalls.feedback, { id, feedback: null }, wang);
    expect((await server.call(runCalls.list, negative, wang)).data.total).toBe(0);
  });

  test('is cleared immediately, and the runs remain counted', async () => {
    const before = await countPayloads();
    const appId = await addAppWithRun('清空', 'full');
    expect(await countPayloads()).toBe(before + 1);
    await server.call(runCalls.clear, { appId }, wang);
    expect(await loadHistory(appId)).toEqual([]);
    expect(await countPayloads()).toBe(before);
    expect(await findRows(appId)).toHaveLength(1);
  });
});

describe('a run in the history', () => {
  test('can be run again if its input was stored, also on another version', async () => {
    const appId = await addAppWithRun('再来', 'full');
    const id = (await loadHistory(appId))[0]?.id ?? '';
    const again = (await server.call(runCalls.again, { id, version: 'revision:2' }, wang)).data;
    expect(again.model.version).toBe('2');
    expect(await loadHistory(appId)).toHaveLength(2);
    const { data } = await server.call(runCalls.detail, { id: again.id }, wang);
    expect(data.input).toEqual(input);
  });

  test('can be run again with its image', async () => {
    const imageTarget = await addTarget(server, 'recognition', 'logged-image');
    const imageApp = { kind: 'recognition' as const, name: '图', targetId: imageTarget, logPolicy: 'full' };
    const app = await addApp(server, wang, imageApp);
    const png = await createTinyPng(3, 2);
    const body = { id: app.id, input: INPUTS_BY_KIND.recognition };
    await server.call(appCalls.recognition.run, body, { ...wang, file: new Blob([png]) });
    const [record] = await loadHistory(app.id);
    expect(record?.bytesIn).toBe(png.length);
    const { data } = await server.call(runCalls.detail, { id: record?.id ?? '' }, wang);
    expect(data.file).toEqual({ mediaType: 'image/png', data: Buffer.from(png).toString('base64') });
    expect((await server.call(runCalls.again, { id: record?.id ?? '' }, wang)).data.task).toBe('ocr');
  });

  test('cannot be run again without a stored input', async () => {
    const id = (await loadHistory(await addAppWithRun('没留', 'metadata')))[0]?.id ?? '';
    const { envelope } = await server.call(runCalls.again, { id }, wang);
    expect(envelope?.code).toBe(ERROR_CODES.payloadGone);
  });

  test('requires a reason when an admin reads its input and output, and records the reason', async () => {
    const appId = await addAppWithRun('别人的', 'full');
    const [listed] = await loadHistory(appId, admin);
    expect(listed?.snippet).toBeNull();
    const id = listed?.id ?? '';
    const withheld = (await server.call(runCalls.detail, { id }, admin)).data;
    expect(withheld).toMatchObject({ isWithheld: true, hasPayload: true, input: null, outputs: null });
    const rejected = await server.call(runCalls.again, { id }, admin);
    expect(rejected.envelope).toMatchObject({ code: ERROR_CODES.invalid, fields: [{ field: 'reason' }] });
    const read = (await server.call(runCalls.detail, { id, reason: '用户报障' }, admin)).data;
    expect(read).toMatchObject({ isWithheld: false, input });
    const events = await server.database
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.action, 'app.payload-read'));
    expect(events).toMatchObject([
      { actorAccount: 'admin', targetId: appId, after: { invocationId: id, reason: '用户报障' } },
    ]);
  });
});

test('runs are removed from the history, with their stored data, when their app’s retention is over', async () => {
  const short = await addAppWithRun('七天', 'full', { retentionDays: 7 });
  const long = await addAppWithRun('三十天', 'full');
  now = new Date(now.getTime() + 8 * DAY);
  await signInAll();
  expect(await loadHistory(short)).toEqual([]);
  expect(await loadHistory(long)).toHaveLength(1);
  await deleteExpiredRunContents(server.database, now);
  const [shortRuns, longRuns] = [await findRows(short), await findRows(long)];
  expect(shortRuns).toMatchObject([{ logPolicy: 'none', userId: null }]);
  const left = await server.database.select({ id: invocationPayloads.invocationId }).from(invocationPayloads);
  expect(left.map(({ id }) => id)).toContain(longRuns[0]?.id);
  expect(left.map(({ id }) => id)).not.toContain(shortRuns[0]?.id);
});
