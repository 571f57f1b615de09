import { LIMITS, nlpCalls, sessionsCall, targetListCall } from '@atrium/contract';
import { eq } from 'drizzle-orm';
import { Client } from 'pg';
import { v7 as createId } from 'uuid';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { algorithmVersions } from '../database/schema/algorithm-versions.ts';
import { apps } from '../database/schema/apps.ts';
import { itemRevisions } from '../database/schema/item-revisions.ts';
import { nlpItems } from '../database/schema/nlp-items.ts';
import { sessions } from '../database/schema/sessions.ts';
import { startTestServer, type TestServer } from '../testing/index.ts';
import { signInAs } from '../testing/sign-in-as.ts';
import { addApp, addTarget, createFakeEngines } from './app/app.fixture.ts';

let server: TestServer;
let admin: { readonly token: string };

beforeAll(async () => {
  server = await startTestServer({ engines: createFakeEngines() });
  admin = await signInAs(server, 'admin', server.adminPassword);
});

afterAll(() => server.close());

test('the list of dependent apps has at most 1,000 apps, active ones first', async () => {
  const targetId = await addTarget(server, 'nlp', 'popular');
  const { id } = await addApp(server, admin, { name: 'z active', targetId });
  const [app] = await server.database.select().from(apps).where(eq(apps.id, id));
  if (!app) throw new Error('The app is missing.');
  const copies = Array.from({ length: LIMITS.recordCount }, (_, index) => ({
    ...app,
    id: createId(),
    name: `a paused ${index}`,
    status: 'paused' as const,
  }));
  await server.database.insert(apps).values(copies);
  const { list } = (await server.call(nlpCalls.dependents, { ids: [targetId] }, admin)).data;
  expect(list).toHaveLength(LIMITS.recordCount);
  expect(list[0]).toMatchObject({ id, isBlocking: true });
});

test('the samples in a list of targets have at most 256 KB in total', async () => {
  for (let index = 0; index < 40; index += 1) await addTarget(server, 'algorithm', `sampled-${index}`);
  const sample = { kind: 'text' as const, text: 'a'.repeat(LIMITS.listedSampleLength - 100) };
  await server.database.update(algorithmVersions).set({ sample });
  const { list } = (await server.call(targetListCall, { kind: 'algorithm' }, admin)).data;
  const samples = list.flatMap((target) => target.sample ?? []);
  expect(list.length).toBeGreaterThanOrEqual(40);
  expect(samples.length).toBeGreaterThan(20);
  expect(JSON.stringify(samples).length).toBeLessThan(256 * 1024);
});

test('a user sees only their newest 200 sessions', async () => {
  const [session] = await server.database.select().from(sessions);
  if (!session) throw new Error('The session is missing.');
  const older = Array.from({ length: LIMITS.unpagedListSize + 5 }, (_, index) => ({
    ...session,
    id: createId(),
    tokenHash: `token ${index}`,
    refreshHash: `refresh ${index}`,
    createdAt: new Date(session.createdAt.getTime() - 1_000 * (index + 1)),
  }));
  await server.database.insert(sessions).values(older);
  const { list, currentId } = (await server.call(sessionsCall, {}, admin)).data;
  expect(list).toHaveLength(LIMITS.unpagedListSize);
  expect(list[0]?.id).toBe(currentId);
});

test('a list of targets has at most 200 targets, and takes as many statements for many as for few', async () => {
  const countStatements = async (kind: 'algorithm' | 'nlp') => {
    const query = vi.spyOn(Client.prototype, 'query');
    try {
      const { list } = (await server.call(targetListCall, { kind }, admin)).data;
      return { length: list.length, statements: query.mock.calls.length };
    } finally {
      query.mockRestore();
    }
  };
  const before = { algorithm: await countStatements('algorithm'), nlp: await countStatements('nlp') };
  const [added] = await Promise.all([
    addTarget(server, 'nlp', 'bounded-nlp'),
    addTarget(server, 'algorithm', 'bounded-algorithm'),
  ]);
  expect(await countStatements('algorithm')).toMatchObject({
    length: before.algorithm.length + 1,
    statements: before.algorithm.statements,
  });
  expect(await countStatements('nlp')).toMatchObject({ statements: before.nlp.statements });
  const [item] = await server.database.select().from(nlpItems).where(eq(nlpItems.id, added));
  if (!item) throw new Error('The item is missing.');
  const revision = (
    await server.database.select().from(itemRevisions).where(eq(itemRevisions.itemId, added))
  )[0];
  if (!revision) throw new Error('The revision is missing.');
  const ids = Array.from({ length: 205 }, () => createId());
  await server.database
    .insert(nlpItems)
    .values(ids.map((id, index) => ({ ...item, id, slug: `bounded-${index}` })));
  await server.database.insert(itemRevisions).values(ids.map((itemId) => ({ ...revision, itemId })));
  expect(await countStatements('nlp')).toEqual({ length: 200, statements: before.nlp.statements });
});
