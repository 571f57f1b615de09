import {
  type Algorithm,
  algorithmCreateCall,
  algorithmDependentsCall,
  algorithmDetailCall,
  algorithmListCall,
  algorithmRemoveCall,
  algorithmRestoreCall,
  algorithmUpdateCall,
  ERROR_CODES,
  LIMITS,
} from '@atrium/contract';
import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apps } from '../../database/schema/apps.ts';
import { auditEvents } from '../../database/schema/audit-events.ts';
import { addUser } from '../../testing/add-user.ts';
import { signInAs } from '../../testing/sign-in-as.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

let server: TestServer;
let admin: { token: string };
let user: { id: string; token: string };

beforeAll(async () => {
  server = await startTestServer();
  const { id } = await addUser(server.database, { account: 'wang' });
  admin = await signInAs(server, 'admin', server.adminPassword);
  user = { id, ...(await signInAs(server, 'wang')) };
});

afterAll(() => server.close());

async function create(slug: string): Promise<Algorithm> {
  const draft = { slug, name: slug, task: 'cluster' as const, description: '', tags: [] };
  return (await server.call(algorithmCreateCall, draft, admin)).data;
}

const remove = (...ids: string[]) => server.call(algorithmRemoveCall, { ids }, admin);
const restore = (...ids: string[]) => server.call(algorithmRestoreCall, { ids }, admin);
const find = async (keyword: string) => (await server.call(algorithmListCall, { keyword }, admin)).data.list;

async function insertApp(name: string, targetId: string, status: 'active' | 'paused'): Promise<void> {
  const now = new Date();
  await server.database.insert(apps).values({
    id: v7(),
    kind: 'algorithm',
    name,
    description: '',
    ownerId: user.id,
    targetId,
    status,
    createdAt: now,
    updatedAt: now,
  });
}

describe('a removed algorithm', () => {
  test('disappears from the list, and cannot be read or changed', async () => {
    const { id, revision } = await create('gone');
    expect((await remove(id)).data).toEqual({ done: true });
    expect(await find('gone')).toEqual([]);
    const change = {
      id,
      revision,
      slug: 'gone',
      name: 'x',
      task: 'forecast' as const,
      description: '',
      tags: [],
    };
    for (const response of [
      await server.call(algorithmDetailCall, { id }, admin),
      await server.call(algorithmUpdateCall, change, admin),
      await remove(id),
    ]) {
      expect(response.envelope?.code).toBe(ERROR_CODES.notFound);
    }
  });

  test('is restored unchanged', async () => {
    const before = await create('back-again');
    await remove(before.id);
    expect((await restore(before.id)).data).toEqual({ done: true });
    expect(await find('back-again')).toEqual([before]);
    expect((await restore(before.id)).envelope?.code).toBe(ERROR_CODES.notFound);
  });

  test('releases its slug, and cannot be restored while another algorithm uses the slug', async () => {
    const first = await create('shared-slug');
    await remove(first.id);
    const second = await create('shared-slug');
    expect((await restore(first.id)).envelope?.code).toBe(ERROR_CODES.slugTaken);
    expect((await find('shared-slug')).map(({ id }) => id)).toEqual([second.id]);
  });

  test('has audit events of who removed and restored it', async () => {
    const { id } = await create('traced');
    await remove(id);
    await restore(id);
    const events = await server.database.select().from(auditEvents).where(eq(auditEvents.targetId, id));
    expect(events.map(({ action, actorAccount }) => [action, actorAccount]).sort()).toEqual([
      ['algorithm.created', 'admin'],
      ['algorithm.removed', 'admin'],
      ['algorithm.restored', 'admin'],
    ]);
  });
});

describe('several algorithms', () => {
  test('are removed and restored together', async () => {
    const ids = [(await create('pair-one')).id, (await create('pair-two')).id];
    await remove(...ids, ...ids);
    expect(await find('pair-')).toEqual([]);
    await restore(...ids);
    expect(await find('pair-')).toHaveLength(2);
  });

  test('stay if one of them does not exist', async () => {
    const { id } = await create('stays');
    expect((await remove(id, v7())).envelope?.code).toBe(ERROR_CODES.notFound);
    expect(await find('stays')).toHaveLength(1);
  });

  test('are limited in number per call, and at least one is required', async () => {
    const many = Array.from({ length: LIMITS.recordCount + 1 }, () => v7());
    for (const response of [await remove(...many), await remove()]) {
      expect(response.envelope).toMatchObject({ code: ERROR_CODES.invalid, fields: [{ field: 'ids' }] });
    }
  });
});

describe('an algorithm that apps are built on', () => {
  test('lists its apps, active ones first', async () => {
    const { id } = await create('needed');
    await insertApp('a-resting', id, 'paused');
    await insertApp('b-working', id, 'active');
    const { list } = (await server.call(algorithmDependentsCall, { ids: [id] }, admin)).data;
    expect(list).toMatchObject([
      { kind: 'app', name: 'b-working', ownerName: 'wang', targetId: id, isBlocking: true },
      { name: 'a-resting', isBlocking: false },
    ]);
  });

  test('cannot be removed while an app is active, and neither can the others in the same call', async () => {
    const [busy, idle] = [await create('busy'), await create('idle')];
    await insertApp('runs', busy.id, 'active');
    const response = await remove(idle.id, busy.id);
    expect(response.envelope).toMatchObject({ code: ERROR_CODES.inUse, data: { list: [{ name: 'runs' }] } });
    expect(await find('idle')).toHaveLength(1);
  });

  test('can be removed when none of its apps is active', async () => {
    const { id } = await create('unused');
    await insertApp('rests', id, 'paused');
    expect((await remove(id)).data).toEqual({ done: true });
  });
});

test('only admins remove and restore algorithms and list their dependents', async () => {
  const { id } = await create('guarded');
  for (const call of [algorithmRemoveCall, algorithmRestoreCall, algorithmDependentsCall]) {
    expect((await server.call(call, { ids: [id] }, user)).status).toBe(403);
  }
});
