import {
  type AppKind,
  algorithmRemoveCall,
  appCalls,
  ERROR_CODES,
  nlpCalls,
  recognitionCalls,
  versionArchiveCall,
} from '@atrium/contract';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../database/database.ts';
import { algorithmVersions } from '../../database/schema/algorithm-versions.ts';
import { signInAs } from '../../testing/sign-in-as.ts';
import type { TestServer } from '../../testing/start-test-server.ts';
import { addApp, addTarget, startAppServer } from './app.fixture.ts';

const REMOVE = {
  algorithm: algorithmRemoveCall,
  recognition: recognitionCalls.remove,
  nlp: nlpCalls.remove,
} as const;

let server: TestServer;
let admin: { token: string };

beforeAll(async () => {
  server = await startAppServer();
  admin = await signInAs(server, 'admin', server.adminPassword);
});

afterAll(() => server.close());

const remove = (kind: AppKind, id: string) => server.call(REMOVE[kind], { ids: [id] }, admin);
const create = (kind: AppKind, targetId: string, binding = 'alias:production') =>
  server.call(appCalls[kind].create, { name: `for ${targetId}`, targetId, binding }, admin);
const readCode = ({ envelope }: Awaited<ReturnType<typeof remove>>) => envelope?.code;

const countWaitingCalls = async () => {
  const { rows } = await server.database.execute<{ waiting: number }>(
    sql`select count(*)::int as waiting from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
  );
  return rows[0]?.waiting;
};

/** Starts the first call, which waits because the table is locked, then the second one, and then unlocks the table. */
async function runConcurrently<First, Second>(
  table: 'apps' | 'audit_events',
  first: () => Promise<First>,
  second: () => Promise<Second>,
): Promise<readonly [First, Second]> {
  const begun = await server.database.transaction(async (transaction: Database) => {
    await transaction.execute(sql`lock table ${sql.identifier(table)} in share mode`);
    const earlier = first();
    await expect.poll(countWaitingCalls, { timeout: 20_000 }).toBe(1);
    const later = second();
    await expect.poll(countWaitingCalls, { timeout: 20_000 }).toBe(2);
    return { earlier, later };
  });
  return Promise.all([begun.earlier, begun.later]);
}

describe.each(['algorithm', 'recognition', 'nlp'] as const)('a target of kind %s', (kind) => {
  test('is not removed while an app is created on it', async () => {
    const targetId = await addTarget(server, kind, `${kind}-made`);
    const [created, removed] = await runConcurrently(
      'apps',
      () => create(kind, targetId),
      () => remove(kind, targetId),
    );
    expect([created.envelope?.code, readCode(removed)]).toEqual([ERROR_CODES.ok, ERROR_CODES.inUse]);
  });

  test('accepts no new app while it is removed', async () => {
    const targetId = await addTarget(server, kind, `${kind}-removed`);
    const [removed, created] = await runConcurrently(
      'audit_events',
      () => remove(kind, targetId),
      () => create(kind, targetId),
    );
    expect([readCode(removed), created.envelope?.code]).toEqual([
      ERROR_CODES.ok,
      ERROR_CODES.targetUnavailable,
    ]);
  });
});

test('a paused app cannot become active while its target is being removed', async () => {
  const targetId = await addTarget(server, 'nlp', 'rested');
  const { id } = await addApp(server, admin, { name: 'rested', targetId });
  await server.call(appCalls.nlp.pause, { id }, admin);
  const [removed, activated] = await runConcurrently(
    'audit_events',
    () => remove('nlp', targetId),
    () => server.call(appCalls.nlp.activate, { id }, admin),
  );
  expect([readCode(removed), activated.envelope?.code]).toEqual([
    ERROR_CODES.ok,
    ERROR_CODES.targetUnavailable,
  ]);
});

test('a version cannot be archived while an app is being bound to it', async () => {
  const targetId = await addTarget(server, 'algorithm', 'bound');
  const isSecond = and(eq(algorithmVersions.algorithmId, targetId), eq(algorithmVersions.number, 2));
  const [version] = await server.database.select().from(algorithmVersions).where(isSecond);
  const [created, archived] = await runConcurrently(
    'apps',
    () => create('algorithm', targetId, 'version:2'),
    () => server.call(versionArchiveCall, { id: version?.id ?? '' }, admin),
  );
  expect([created.envelope?.code, archived.envelope?.code]).toEqual([ERROR_CODES.ok, ERROR_CODES.inUse]);
});
