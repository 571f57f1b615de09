import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addUser } from '../testing/add-user.ts';
import { createTestDatabase, type TestDatabase } from '../testing/index.ts';
import { ROWS_PER_REFRESH, refreshStatistics } from './refresh-statistics.ts';
import { users } from './schema/users.ts';

let connection: TestDatabase;

beforeAll(async () => {
  connection = await createTestDatabase();
  // On a busy machine, PostgreSQL may refresh the statistics itself during the test.
  await connection.database.execute(sql`alter table users set (autovacuum_enabled = false)`);
});

afterAll(() => connection.close());

/** Returns the number of rows that the planner believes are in the table of users; -1 if it does not know. */
async function readPlannedRows(): Promise<number> {
  const { rows } = await connection.database.execute<{ count: number }>(
    sql`select reltuples as count from pg_class where oid = 'users'::regclass`,
  );
  return Number(rows[0]?.count);
}

test('refreshes the statistics of a table when enough rows have been added', async () => {
  await addUser(connection.database, { account: `user-${Date.now()}` });
  const userCount = await connection.database.$count(users);
  const before = await readPlannedRows();
  expect(before).not.toBe(userCount);
  await refreshStatistics(connection.database, users, ROWS_PER_REFRESH - 1);
  expect(await readPlannedRows()).toBe(before);
  await refreshStatistics(connection.database, users, 1);
  expect(await readPlannedRows()).toBe(userCount);
});

test('counts the rows of each database separately', async () => {
  const other = await createTestDatabase();
  await refreshStatistics(other.database, users, ROWS_PER_REFRESH - 1);
  await other.close();
  const before = await readPlannedRows();
  await addUser(connection.database, { account: `another-${Date.now()}` });
  await refreshStatistics(connection.database, users, 1);
  expect(await readPlannedRows()).toBe(before);
});
