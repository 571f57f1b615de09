import {
  assetsListCall,
  dashboardSummaryCall,
  ERROR_CODES,
  loginCall,
  nlpAppCreateCall,
  nlpAppDetailCall,
  nlpAppRunCall,
  nlpAppUpdateCall,
  nlpListCall,
} from '@atrium/contract';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { invocations } from '../../database/schema/invocations.ts';
import { nlpItems } from '../../database/schema/nlp-items.ts';
import { addUser, TEST_PASSWORD } from '../../testing/add-user.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

let server: TestServer;
let admin: { token: string };
let wang: { token: string };
let li: { token: string };
let tokenizer: string;

beforeAll(async () => {
  server = await startTestServer();
  await addUser(server.database, { account: 'wang' });
  await addUser(server.database, { account: 'li.na' });
  const login = async (account: string, password = TEST_PASSWORD) =>
    (await server.call(loginCall, { account, password, remember: false })).data;
  admin = await login('admin', server.adminPassword);
  wang = await login('wang');
  li = await login('li.na');
  tokenizer = (await server.call(nlpListCall, {}, wang)).data.list[0]?.id ?? '';
});

afterAll(() => server.close());

async function create(name: string, by = wang) {
  return (await server.call(nlpAppCreateCall, { name, targetId: tokenizer }, by)).data;
}

describe('an NLP app', () => {
  test('is made of a published item, runs a real engine and counts the run', async () => {
    const app = await create('我的分词');
    expect(app).toMatchObject({ status: 'active', task: 'tokenize', ownerName: 'wang', callsToday: 0 });
    const text = '我来到北京清华大学';
    const run = (await server.call(nlpAppRunCall, { id: app.id, text }, wang)).data;
    expect(run.outputs.tokens.map((token) => token.text)).toEqual(['我', '来到', '北京', '清华大学']);
    expect(run.outputs.tokens.at(-1)).toMatchObject({ tag: 'nt', start: 5, end: 9 });
    const after = (await server.call(nlpAppDetailCall, { id: app.id }, wang)).data;
    expect(after.callsToday).toBe(1);
    expect(after.lastCallAt).not.toBeNull();
  });

  test('leaves a record of each run, with sizes and times and without the text', async () => {
    const app = await create('记录');
    await server.call(nlpAppRunCall, { id: app.id, text: '秘密' }, wang);
    const [record] = await server.database.select().from(invocations).where(eq(invocations.appId, app.id));
    expect(record).toMatchObject({
      status: 'succeeded',
      channel: 'console',
      bytesIn: 6,
      targetId: tokenizer,
    });
    expect(record?.runMs).toBeGreaterThan(0);
    expect(JSON.stringify(record)).not.toContain('秘密');
  });

  test('of somebody else answers like one that does not exist', async () => {
    const { id } = await create('只属于我');
    const missing = '01890000-0000-7000-8000-000000000000';
    for (const target of [id, missing]) {
      const detail = await server.call(nlpAppDetailCall, { id: target }, li);
      const run = await server.call(nlpAppRunCall, { id: target, text: '好' }, li);
      const update = { id: target, revision: 1, name: '改名', description: '' };
      const updated = await server.call(nlpAppUpdateCall, update, li);
      expect([detail, run, updated].map(({ envelope }) => envelope?.code)).toEqual([
        ERROR_CODES.notFound,
        ERROR_CODES.notFound,
        ERROR_CODES.notFound,
      ]);
    }
    expect((await server.call(assetsListCall, {}, li)).data.list).toEqual([]);
    expect((await server.call(nlpAppDetailCall, { id }, admin)).data.id).toBe(id);
  });

  test('has a name of its own among those of its owner', async () => {
    await create('同名');
    const again = await server.call(nlpAppCreateCall, { name: '同名', targetId: tokenizer }, wang);
    expect(again.envelope).toMatchObject({ code: ERROR_CODES.nameTaken, fields: [{ field: 'name' }] });
    expect((await create('同名', li)).name).toBe('同名');
  });

  test('refuses a change of what was changed meanwhile', async () => {
    const { id, revision } = await create('改两次');
    const change = { id, revision, name: '改两次', description: '第一次' };
    expect((await server.call(nlpAppUpdateCall, change, wang)).data.revision).toBe(2);
    const stale = await server.call(nlpAppUpdateCall, { ...change, description: '第二次' }, wang);
    expect(stale.envelope).toMatchObject({
      code: ERROR_CODES.revisionStale,
      data: { current: { description: '第一次' }, changed: ['description'] },
    });
  });

  test('is not made of an item that is not published, nor runs on one', async () => {
    const app = await create('停用前');
    const setStatus = (status: 'published' | 'disabled') =>
      server.database.update(nlpItems).set({ status }).where(eq(nlpItems.id, tokenizer));
    await setStatus('disabled');
    try {
      const made = await server.call(nlpAppCreateCall, { name: '停用后', targetId: tokenizer }, wang);
      expect(made.envelope).toMatchObject({
        code: ERROR_CODES.targetUnavailable,
        fields: [{ field: 'targetId' }],
      });
      const run = await server.call(nlpAppRunCall, { id: app.id, text: '好' }, wang);
      expect(run.envelope?.code).toBe(ERROR_CODES.targetUnavailable);
      expect((await server.call(nlpListCall, {}, wang)).data.list).toEqual([]);
      expect((await server.call(nlpListCall, {}, admin)).data.list).toHaveLength(1);
    } finally {
      await setStatus('published');
    }
  });

  test('says so when its engine refuses, records the failure, and runs again', async () => {
    const app = await create('坏参数');
    const setParameters = (parameters: Record<string, unknown>) =>
      server.database.update(nlpItems).set({ parameters }).where(eq(nlpItems.id, tokenizer));
    await setParameters({ nonsense: true });
    const failed = await server.call(nlpAppRunCall, { id: app.id, text: '好' }, wang);
    await setParameters({});
    expect(failed.envelope?.code).toBe(ERROR_CODES.engineFailed);
    const [record] = await server.database
      .select()
      .from(invocations)
      .where(eq(invocations.appId, app.id))
      .orderBy(desc(invocations.createdAt));
    expect(record).toMatchObject({ status: 'failed', errorCode: ERROR_CODES.engineFailed });
    expect((await server.call(nlpAppRunCall, { id: app.id, text: '好' }, wang)).envelope?.code).toBe(0);
  });
});

describe('the console', () => {
  test('counts the runs of a day in the zone of whoever looks, for admins only', async () => {
    const app = await create('计数');
    const summary = async () =>
      (await server.call(dashboardSummaryCall, { timeZone: 'Asia/Shanghai' }, admin)).data;
    const before = await summary();
    await server.call(nlpAppRunCall, { id: app.id, text: '好' }, wang);
    const after = await summary();
    expect(after.callsToday).toBe(before.callsToday + 1);
    expect(after.hours).toHaveLength(24);
    expect(after.hours.at(-1)?.calls).toBeGreaterThan(0);
    expect(after.recent[0]).toMatchObject({ appName: '计数', kind: 'nlp', status: 'succeeded' });
    expect(after.successRate).toBeGreaterThan(0);
    expect(after.p95Ms).toBeGreaterThan(0);
    const refused = await server.call(dashboardSummaryCall, { timeZone: 'Mars/Olympus' }, admin);
    expect(refused.envelope).toMatchObject({ code: ERROR_CODES.invalid, fields: [{ field: 'timeZone' }] });
    expect((await server.call(dashboardSummaryCall, { timeZone: 'UTC' }, wang)).status).toBe(403);
  });

  test('lists the sample app of the first admin', async () => {
    const { list } = (await server.call(assetsListCall, { filters: { kind: ['nlp'] } }, admin)).data;
    expect(list.map(({ name }) => name)).toContain('中文分词示例');
  });
});
