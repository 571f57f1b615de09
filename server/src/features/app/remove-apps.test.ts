import { appCalls, assetsListCall, ERROR_CODES, runCalls } from '@atrium/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { invocations } from '../../database/schema/invocations.ts';
import { nlpItems } from '../../database/schema/nlp-items.ts';
import { addUser } from '../../testing/add-user.ts';
import { signInAs } from '../../testing/sign-in-as.ts';
import type { TestServer } from '../../testing/start-test-server.ts';
import { deleteExpiredRunContents } from '../run/retention-repository.ts';
import { addApp, addTarget, INPUTS_BY_KIND, startAppServer } from './app.fixture.ts';

const DAY = 86_400_000;
const START = new Date('2026-03-01T08:00:00.000Z');

let now = START;
let server: TestServer;
let wang: { token: string };
let targetId: string;

beforeAll(async () => {
  server = await startAppServer(() => now);
  await addUser(server.database, { account: 'wang' });
  targetId = await addTarget(server, 'nlp', 'removable');
  wang = await signInAs(server, 'wang');
});

afterAll(() => server.close());

const { remove, restore, detail, run } = appCalls.nlp;
const add = (name: string) => addApp(server, wang, { name, targetId });

/** Signs in again, because sessions expire while time passes. */
async function advanceDays(days: number): Promise<void> {
  now = new Date(now.getTime() + days * DAY);
  wang = await signInAs(server, 'wang');
}

describe('a removed app', () => {
  test('appears only in the list of removed apps, and is restored unchanged', async () => {
    const app = await add('删了又要');
    await server.call(run, { id: app.id, input: INPUTS_BY_KIND.nlp }, wang);
    expect((await server.call(remove, { ids: [app.id] }, wang)).data.done).toBe(true);
    for (const { envelope } of [
      await server.call(detail, { id: app.id }, wang),
      await server.call(run, { id: app.id, input: INPUTS_BY_KIND.nlp }, wang),
      await server.call(remove, { ids: [app.id] }, wang),
      await server.call(runCalls.clear, { appId: app.id }, wang),
    ]) {
      expect(envelope?.code).toBe(ERROR_CODES.notFound);
    }
    const names = async (isRemoved: boolean) =>
      (await server.call(assetsListCall, { isRemoved }, wang)).data.list.map(({ name }) => name);
    expect(await names(false)).not.toContain('删了又要');
    expect(await names(true)).toEqual(['删了又要']);
    const history = { filters: { appId: [app.id] } };
    expect((await server.call(runCalls.list, history, wang)).data.total).toBe(0);

    await server.call(restore, { ids: [app.id] }, wang);
    const { data } = await server.call(detail, { id: app.id }, wang);
    expect(data).toMatchObject({ name: '删了又要', status: 'active', runsToday: 1, removedAt: null });
    expect((await server.call(runCalls.list, history, wang)).data.total).toBe(1);
  });

  test('releases its name, and can be restored only while the name is free', async () => {
    const app = await add('名字');
    await server.call(remove, { ids: [app.id] }, wang);
    await add('名字');
    const { envelope } = await server.call(restore, { ids: [app.id] }, wang);
    expect(envelope?.code).toBe(ERROR_CODES.nameTaken);
  });

  test('is removed only if all apps of the call can be removed', async () => {
    const app = await add('一起');
    const missing = '01890000-0000-7000-8000-000000000000';
    const { envelope } = await server.call(remove, { ids: [app.id, missing] }, wang);
    expect(envelope?.code).toBe(ERROR_CODES.notFound);
    expect((await server.call(detail, { id: app.id }, wang)).data.removedAt).toBeNull();
  });

  test('is restored as paused if its target has become unavailable', async () => {
    const goneId = await addTarget(server, 'nlp', 'gone-meanwhile');
    const app = await addApp(server, wang, { name: '目标没了', targetId: goneId });
    await server.call(remove, { ids: [app.id] }, wang);
    await server.database.update(nlpItems).set({ status: 'archived' }).where(eq(nlpItems.id, goneId));
    await server.call(restore, { ids: [app.id] }, wang);
    expect((await server.call(detail, { id: app.id }, wang)).data).toMatchObject({
      status: 'paused',
      health: { state: 'broken', reason: 'targetUnavailable' },
    });
  });

  test('can be restored for thirty days; then only the number of its runs remains', async () => {
    const app = await add('太久');
    await server.call(run, { id: app.id, input: INPUTS_BY_KIND.nlp }, wang);
    await server.call(remove, { ids: [app.id] }, wang);
    await advanceDays(30);
    const { envelope } = await server.call(restore, { ids: [app.id] }, wang);
    expect(envelope?.code).toBe(ERROR_CODES.notFound);
    await deleteExpiredRunContents(server.database, now);
    const rows = await server.database.select().from(invocations).where(eq(invocations.appId, app.id));
    expect(rows).toMatchObject([{ logPolicy: 'none', userId: null, status: 'succeeded' }]);
  });
});
