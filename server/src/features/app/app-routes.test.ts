import {
  APP_KINDS,
  appCalls,
  assetsListCall,
  ERROR_CODES,
  nlpCalls,
  targetDetailCall,
  targetListCall,
} from '@atrium/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditEvents } from '../../database/schema/audit-events.ts';
import { nlpItems } from '../../database/schema/nlp-items.ts';
import { addUser } from '../../testing/add-user.ts';
import { signInAs } from '../../testing/sign-in-as.ts';
import type { TestServer } from '../../testing/start-test-server.ts';
import { createTinyPng } from '../../testing/tiny-images.ts';
import { addApp, addTarget, INPUTS_BY_KIND, startAppServer, TASKS_BY_KIND } from './app.fixture.ts';

let server: TestServer;
let admin: { token: string };
let wang: { token: string };
let li: { token: string };
const targets = { algorithm: '', recognition: '', nlp: '' };

beforeAll(async () => {
  server = await startAppServer();
  await addUser(server.database, { account: 'wang' });
  await addUser(server.database, { account: 'li.na' });
  admin = await signInAs(server, 'admin', server.adminPassword);
  wang = await signInAs(server, 'wang');
  li = await signInAs(server, 'li.na');
  for (const kind of APP_KINDS) targets[kind] = await addTarget(server, kind, `${kind}-target`);
});

afterAll(() => server.close());

const MISSING = '01890000-0000-7000-8000-000000000000';
const add = (name: string, by = wang, more: object = {}) =>
  addApp(server, by, { name, targetId: targets.nlp, ...more });

describe.each(APP_KINDS)('an app of kind %s', (kind) => {
  const calls = appCalls[kind];

  test('is created on a listed target, can run immediately, and counts the run', async () => {
    const { list } = (await server.call(targetListCall, { kind }, wang)).data;
    const offered = list.find(({ id }) => id === targets[kind]);
    expect(offered).toMatchObject({ kind, task: TASKS_BY_KIND[kind], engineName: 'Fake engine' });
    expect(offered?.bindings[0]).toEqual({ binding: 'alias:production', version: '1' });
    expect(offered?.bindings.map(({ version }) => version)).toEqual(['1', '2', '1']);

    const body = { name: `新建 ${kind}`, targetId: targets[kind] };
    const app = (await server.call(calls.create, body, wang)).data;
    expect(app).toMatchObject({
      status: 'active',
      task: TASKS_BY_KIND[kind],
      ownerName: 'wang',
      version: '1',
      health: { state: 'ok', reason: null },
      logPolicy: 'metadata',
      retentionDays: 30,
      runsToday: 0,
    });
    const file = kind === 'recognition' ? { file: new Blob([await createTinyPng(4, 4)]) } : {};
    const response = await server.call(
      calls.run,
      { id: app.id, input: INPUTS_BY_KIND[kind] },
      { ...wang, ...file },
    );
    expect(response.data).toMatchObject({
      task: TASKS_BY_KIND[kind],
      model: { slug: `${kind}-target`, version: '1' },
      usage: { queueMs: 1, runMs: 2 },
      warnings: [],
    });
    const after = (await server.call(calls.detail, { id: app.id }, wang)).data;
    expect(after.runsToday).toBe(1);
    expect(after.lastRunAt).not.toBeNull();
  });

  test('of another user gives the same response to every call as a missing one', async () => {
    const { id } = (
      await server.call(calls.create, { name: `只属于我 ${kind}`, targetId: targets[kind] }, wang)
    ).data;
    for (const target of [id, MISSING]) {
      const responses = await Promise.all([
        server.call(calls.detail, { id: target }, li),
        server.call(calls.update, { id: target, revision: 1, name: '改名' }, li),
        server.call(calls.run, { id: target, input: INPUTS_BY_KIND[kind] }, li),
        server.call(calls.activate, { id: target }, li),
        server.call(calls.pause, { id: target }, li),
        server.call(calls.clone, { id: target }, li),
        server.call(calls.remove, { ids: [target] }, li),
        server.call(calls.restore, { ids: [target] }, li),
      ]);
      expect(responses.map(({ envelope }) => envelope?.code)).toEqual(
        responses.map(() => ERROR_CODES.notFound),
      );
    }
    expect((await server.call(calls.detail, { id }, admin)).data.id).toBe(id);
    const listed = (await server.call(assetsListCall, { filters: { kind: [kind] } }, li)).data;
    expect(listed.list).toEqual([]);
  });
});

describe('an app', () => {
  test('is not found under another kind', async () => {
    const { id } = await add('一种');
    expect((await server.call(appCalls.algorithm.detail, { id }, wang)).envelope?.code).toBe(
      ERROR_CODES.notFound,
    );
  });

  test('runs a real engine on a text', async () => {
    const { list } = (await server.call(nlpCalls.list, { keyword: 'tokenizer' }, admin)).data;
    const app = await add('真的分词', wang, {
      targetId: list.find(({ slug }) => slug === 'tokenizer')?.id ?? '',
    });
    const input = { kind: 'text' as const, text: '我来到北京清华大学' };
    const { outputs } = (await server.call(appCalls.nlp.run, { id: app.id, input }, wang)).data;
    expect(outputs.tokens).toMatchObject([
      { text: '我' },
      { text: '来到' },
      { text: '北京' },
      { text: '清华大学' },
    ]);
  });

  test('has a name that is unique among the apps of its owner', async () => {
    await add('同名');
    const again = await server.call(appCalls.nlp.create, { name: '同名', targetId: targets.nlp }, wang);
    expect(again.envelope).toMatchObject({ code: ERROR_CODES.nameTaken, fields: [{ field: 'name' }] });
    expect((await add('同名', li)).name).toBe('同名');
  });

  test('preserves fields that an update omits, and rejects an update of an outdated revision', async () => {
    const { id, revision } = await add('改两次', wang, { description: '原来', icon: '🔤' });
    const change = { id, revision, name: '改了', logPolicy: 'full' as const };
    const changed = (await server.call(appCalls.nlp.update, change, wang)).data;
    expect(changed).toMatchObject({ revision: 2, description: '原来', icon: '🔤', logPolicy: 'full' });
    const stale = await server.call(appCalls.nlp.update, { ...change, name: '又改', retentionDays: 7 }, wang);
    expect(stale.envelope).toMatchObject({
      code: ERROR_CODES.revisionStale,
      data: { current: { name: '改了' }, changed: ['name', 'retentionDays'] },
    });
    const [event] = await server.database
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.action, 'app.updated'));
    expect(event).toMatchObject({
      actorAccount: 'wang',
      targetId: id,
      before: { name: '改两次', logPolicy: 'metadata' },
      after: { name: '改了', logPolicy: 'full' },
    });
  });

  test('can be bound to a fixed version, and can use another version for a single run', async () => {
    const app = await add('绑定', wang, { binding: 'revision:2' });
    expect(app).toMatchObject({ binding: 'revision:2', version: '2' });
    const body = { id: app.id, input: INPUTS_BY_KIND.nlp };
    expect((await server.call(appCalls.nlp.run, body, wang)).data.model.version).toBe('2');
    const once = await server.call(appCalls.nlp.run, { ...body, version: 'alias:production' }, wang);
    expect(once.data.model.version).toBe('1');
    for (const binding of ['revision:3', 'alias:staging', 'version:1']) {
      const update = { id: app.id, revision: app.revision, name: app.name, binding };
      expect((await server.call(appCalls.nlp.update, update, wang)).envelope).toMatchObject({
        code: ERROR_CODES.targetUnavailable,
        fields: [{ field: 'binding' }],
      });
    }
  });

  test('accepts only overrides of parameters that its target does not set', async () => {
    const targetId = await addTarget(server, 'nlp', 'settled', { size: 5 });
    const detail = { kind: 'nlp', id: targetId } as const;
    const { target } = (await server.call(targetDetailCall, detail, wang)).data;
    const open = target?.overrides.properties;
    expect(Object.keys(open ?? {})).toEqual(['behave', 'label']);
    expect((await add('自定义', wang, { targetId, overrides: { label: 'x' } })).overrides).toEqual({
      label: 'x',
    });
    const rejected = { name: '不行', targetId, overrides: { size: 6, label: 'x' } };
    expect((await server.call(appCalls.nlp.create, rejected, wang)).envelope).toMatchObject({
      code: ERROR_CODES.parametersInvalid,
      fields: [{ field: 'overrides.size' }],
    });
  });

  test('is copied as a draft under the first available name', async () => {
    const app = await add('原件', wang, { overrides: { size: 2 }, binding: 'revision:2' });
    const copies = [];
    for (let index = 0; index < 2; index += 1) {
      copies.push((await server.call(appCalls.nlp.clone, { id: app.id }, wang)).data);
    }
    expect(copies.map(({ name }) => name)).toEqual(['原件 (2)', '原件 (3)']);
    expect(copies[0]).toMatchObject({ status: 'draft', overrides: { size: 2 }, binding: 'revision:2' });
    const run = await server.call(
      appCalls.nlp.run,
      { id: copies[0]?.id ?? '', input: INPUTS_BY_KIND.nlp },
      wang,
    );
    expect(run.envelope?.code).toBe(ERROR_CODES.notActive);
  });

  test('cannot be created or run on an unpublished target, and its health is broken', async () => {
    const targetId = await addTarget(server, 'nlp', 'short-lived');
    const app = await add('停用前', wang, { targetId });
    await server.database.update(nlpItems).set({ status: 'disabled' }).where(eq(nlpItems.id, targetId));
    const created = await server.call(appCalls.nlp.create, { name: '停用后', targetId }, wang);
    expect(created.envelope).toMatchObject({
      code: ERROR_CODES.targetUnavailable,
      fields: [{ field: 'targetId' }],
    });
    const run = await server.call(appCalls.nlp.run, { id: app.id, input: INPUTS_BY_KIND.nlp }, wang);
    expect(run.envelope?.code).toBe(ERROR_CODES.targetUnavailable);
    const { data } = await server.call(assetsListCall, { keyword: '停用前' }, wang);
    expect(data.list).toMatchObject([
      { health: { state: 'broken', reason: 'targetUnavailable' }, version: null },
    ]);
    const offered = (await server.call(targetListCall, { kind: 'nlp' }, wang)).data.list;
    expect(offered.map(({ id }) => id)).not.toContain(targetId);
    const renamed = { id: app.id, revision: app.revision, name: '停用后改名' };
    expect((await server.call(appCalls.nlp.update, renamed, wang)).data.name).toBe('停用后改名');
  });

  test('that reads images rejects a run without an image', async () => {
    const app = await addApp(server, wang, {
      kind: 'recognition',
      name: '无图',
      targetId: targets.recognition,
    });
    const run = await server.call(appCalls.recognition.run, { id: app.id, input: { kind: 'image' } }, wang);
    expect(run.envelope).toMatchObject({ code: ERROR_CODES.invalid, fields: [{ field: 'file' }] });
  });

  test.each([
    { filters: { ownerId: ['nobody'] } },
    { filters: { secret: ['x'] } },
    { sort: { field: 'overrides', order: 'ascend' as const } },
  ])('cannot be listed by unknown fields: %j', async (body) => {
    const response = await server.call(assetsListCall, body, wang);
    expect(response.envelope?.code).toBe(ERROR_CODES.invalid);
  });
});

test('the first start creates one app of each kind, and each app can run', async () => {
  const { list } = (await server.call(assetsListCall, { pageSize: 200 }, admin)).data;
  const shown = list.filter(({ ownerId }) => ownerId === server.adminId);
  expect(shown.map(({ kind }) => kind).toSorted()).toEqual(['algorithm', 'nlp', 'recognition']);
  for (const { kind, id } of shown) {
    const { data } = await server.call(appCalls[kind].detail, { id }, admin);
    expect(data.health).toEqual({ state: 'ok', reason: null });
    expect(data.sample?.input.kind).toBe({ algorithm: 'series', recognition: 'image', nlp: 'text' }[kind]);
  }
});
