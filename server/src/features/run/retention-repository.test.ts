import { sql } from 'drizzle-orm';
import { v7 as createId } from 'uuid';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { invocationPayloads } from '../../database/schema/invocation-payloads.ts';
import { invocations } from '../../database/schema/invocations.ts';
import { UNKNOWN_TOKENS } from '../../domain/token-usage.ts';
import { startTestServer, type TestServer } from '../../testing/index.ts';
import { deleteRunContents } from './retention-repository.ts';
import { endRun, insertRunWithinLimits } from './run-repository.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

async function isStatementWaiting(): Promise<boolean> {
  const { rows } = await server.database.execute(sql`
    select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
  return rows.length > 0;
}

test('deletes the payload of a run that ends while the history is cleared', async () => {
  const { database } = server;
  const id = createId();
  const { rows } = await database.execute<{ id: string }>(sql`select id from apps limit 1`);
  const appId = rows[0]?.id ?? '';
  const run = {
    ...{
      id,
      appId,
      channel: 'console' as const,
      targetId: createId(),
      targetVersion: '1',
      status: 'running' as const,
    },
    ...{ userId: null, keyId: null, serverId: null },
    ...{ bytesIn: 2, bytesOut: 0, logPolicy: 'full' as const, createdAt: new Date() },
  };
  await insertRunWithinLimits(database, run, { app: null, key: null });
  const outcome = {
    ...{ status: 'succeeded' as const, errorCode: null, queueMs: 1, runMs: 2, bytesOut: 2 },
    ...UNKNOWN_TOKENS,
  };
  const payload = {
    input: { kind: 'text', text: 'private' },
    outputs: null,
    file: null,
    fileType: null,
  } as const;
  let clearing: Promise<void> | undefined;
  await database.transaction(async (ending) => {
    await endRun(ending, id, outcome, payload);
    clearing = deleteRunContents(database, appId);
    await vi.waitFor(async () => expect(await isStatementWaiting()).toBe(true), { timeout: 5_000 });
  });
  await clearing;
  expect(await database.select().from(invocationPayloads)).toEqual([]);
  const stored = await database.select({ logPolicy: invocations.logPolicy }).from(invocations);
  expect(stored).toEqual([{ logPolicy: 'none' }]);
});
