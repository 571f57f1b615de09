import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/index.ts';
import { ROWS_PER_REFRESH, refreshStatistics } from './refresh-statistics.ts';
import { users } from './schema/users.ts';

let connection: TestDatabase;

beforeAll(async () => {
  connection = await createTestDatabase();
});

afterAll(() => connection.close());

/** Returns the number of rows that the planner believes are in the table of users; -1 if it does not know. */
async function readPlannedRows(): Promise<number> {
  const { rows } = await connection.database.execute<{ count: number }>(
    sql`select reltuples as count from pg_class where oid = 'users'::regclass`,
  );
  return Number(rows[0]?.count);
}

test('refreshes the statistics of a table once enough rows were added', async () => {
  const before = await readPlannedRows();
  await refreshStatistics(connection.database, users, ROWS_PER_REFRESH - 1);
  expect(await readPlannedRows()).toBe(before);
  await refreshStatistics(connection.database, users, 1);
  const { rows } = await connection.database.execute<{ count: number }>(
    sql`select count(*)::int as count from users`,
  );
  expect(before).toBe(-1);
  expect(await readPlannedRows()).toBe(rows[0]?.count);
});
