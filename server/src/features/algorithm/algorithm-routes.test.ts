import {
  algorithmCreateCall,
  algorithmDetailCall,
  algorithmListCall,
  algorithmUpdateCall,
  ERROR_CODES,
  loginCall,
} from '@atrium/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditEvents } from '../../database/schema/audit-events.ts';
import { addUser, TEST_PASSWORD } from '../../testing/add-user.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

let server: TestServer;
let admin: { token: string };
let user: { token: string };

beforeAll(async () => {
  server = await startTestServer();
  await addUser(server.database, { account: 'wang' });
  const login = async (account: string, password: string) =>
    (await server.call(loginCall, { account, password, remember: false })).data;
  admin = await login('admin', server.adminPassword);
  user = await login('wang', TEST_PASSWORD);
});

afterAll(() => server.close());

const draft = (slug: string) => ({
  slug,
  name: `名称 ${slug}`,
  task: 'cluster' as const,
  description: '',
  tags: ['表格'],
});

async function create(slug: string) {
  return (await server.call(algorithmCreateCall, draft(slug), admin)).data;
}

describe('algorithm routes', () => {
  test('list algorithms from the first start, with search, filters, sorting and paging', async () => {
    const all = (await server.call(algorithmListCall, {}, admin)).data;
    expect(all.list.map(({ slug }) => slug)).toContain('isolation-forest');
    const published = await server.call(
      algorithmListCall,
      { filters: { status: ['published'] }, sort: { field: 'slug', order: 'ascend' }, pageSize: 1, page: 2 },
      admin,
    );
    expect(published.data).toMatchObject({ total: 3, list: [{ slug: 'isolation-forest' }] });
    const found = (await server.call(algorithmListCall, { keyword: ' KMEANS ' }, admin)).data;
    expect(found.list.map(({ slug }) => slug)).toEqual(['kmeans']);
    expect((await server.call(algorithmListCall, { keyword: '%' }, admin)).data.total).toBe(0);
  });

  test.each([
    { filters: { createdBy: ['x'] } },
    { sort: { field: 'constructor', order: 'ascend' as const } },
    { page: 1_000_000 },
  ])('reject a list by unknown fields or beyond the last allowed page: %j', async (body) => {
    const response = await server.call(algorithmListCall, body, admin);
    expect(response.envelope).toMatchObject({ code: ERROR_CODES.invalid });
    expect(response.envelope?.fields).toHaveLength(1);
  });

  test('create drafts that name their creator', async () => {
    expect(await create('new-one')).toMatchObject({
      slug: 'new-one',
      status: 'draft',
      revision: 1,
      createdByName: 'admin',
      tags: ['表格'],
    });
  });

  test('reject a slug that is taken, and name the field', async () => {
    await create('twice');
    const response = await server.call(algorithmCreateCall, draft('twice'), admin);
    expect(response.envelope).toMatchObject({ code: ERROR_CODES.slugTaken, fields: [{ field: 'slug' }] });
  });

  test('reject an update of an old revision, and return the stored values', async () => {
    const opened = await create('contested');
    const change = { ...draft('contested'), id: opened.id, revision: opened.revision };
    const first = await server.call(algorithmUpdateCall, { ...change, name: '先到' }, admin);
    expect(first.data).toMatchObject({ name: '先到', revision: 2 });
    const second = await server.call(algorithmUpdateCall, { ...change, name: '后到' }, admin);
    expect(second.envelope).toMatchObject({
      code: ERROR_CODES.revisionStale,
      data: { current: { name: '先到', revision: 2 }, changed: ['name'] },
    });
    expect((await server.call(algorithmDetailCall, { id: opened.id }, admin)).data.name).toBe('先到');
  });

  test('record an event with the user and the changed values', async () => {
    const { id, revision } = await create('traced');
    const change = { ...draft('traced'), id, revision, description: '新的描述' };
    await server.call(algorithmUpdateCall, change, admin);
    const events = await server.database.select().from(auditEvents).where(eq(auditEvents.targetId, id));
    expect(events).toMatchObject([
      { action: 'algorithm.created', actorAccount: 'admin', after: { slug: 'traced' } },
      { action: 'algorithm.updated', before: { description: '' }, after: { description: '新的描述' } },
    ]);
  });

  test('accept one of two simultaneous updates', async () => {
    const opened = await create('raced');
    const change = { ...draft('raced'), id: opened.id, revision: opened.revision };
    const responses = await Promise.all(
      ['甲', '乙'].map((name) => server.call(algorithmUpdateCall, { ...change, name }, admin)),
    );
    const codes = responses.map(({ envelope }) => envelope?.code).sort();
    expect(codes).toEqual([ERROR_CODES.ok, ERROR_CODES.revisionStale]);
  });

  test('reject a new slug for a published algorithm', async () => {
    const published = (await server.call(algorithmListCall, { keyword: 'kmeans' }, admin)).data.list[0];
    if (!published) throw new Error('The seed is missing.');
    const { id, revision, name, task, description, tags } = published;
    const response = await server.call(
      algorithmUpdateCall,
      { id, revision, name, task, description, tags, slug: 'k-means' },
      admin,
    );
    expect(response.envelope).toMatchObject({ code: ERROR_CODES.slugFixed, fields: [{ field: 'slug' }] });
  });

  test('return an error for an algorithm that does not exist', async () => {
    const id = '01890000-0000-7000-8000-000000000000';
    const response = await server.call(algorithmDetailCall, { id }, admin);
    expect(response.envelope?.code).toBe(ERROR_CODES.notFound);
  });

  test('reject users who are not admins', async () => {
    expect((await server.call(algorithmListCall, {}, user)).status).toBe(403);
    expect((await server.call(algorithmListCall, {})).status).toBe(401);
  });
});
