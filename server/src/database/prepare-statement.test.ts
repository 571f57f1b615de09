import { v7 as createId } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  findAppsNearLimit,
  findBrokenApps,
  findFailedVersions,
} from '../features/dashboard/attention-repository.ts';
import { countActiveApps } from '../features/dashboard/summary-repository.ts';
import { findSessionByTokenHash } from '../features/session/session-repository.ts';
import { createTestDatabase, type TestDatabase } from '../testing/index.ts';
import { matchIds, orderByIds } from './list/find-page.ts';
import { prepareStatement } from './prepare-statement.ts';
import { users } from './schema/users.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.close());

const selectByIds = prepareStatement((connection) =>
  connection
    .select({ id: users.id })
    .from(users)
    .where(matchIds(users.id))
    .orderBy(orderByIds(users.id))
    .prepare('users_by_ids'),
);

test('builds a prepared statement once per database and once per transaction', async () => {
  expect(selectByIds(database.database)).toBe(selectByIds(database.database));
  await database.database.transaction(async (transaction) => {
    expect(selectByIds(transaction)).not.toBe(selectByIds(database.database));
    expect(await selectByIds(transaction).execute({ ids: [] })).toEqual([]);
  });
});

test('the plan of a prepared statement is reused for any number of values', async () => {
  for (const count of [1, 20, 1, 20, 1, 1, 20, 1]) {
    const ids = Array.from({ length: count }, () => createId());
    expect(await selectByIds(database.database).execute({ ids })).toEqual([]);
  }
  const { rows } = await database.pool.query(
    `select custom_plans::int, generic_plans > 0 as has_generic_plan from pg_prepared_statements where name = 'users_by_ids'`,
  );
  // PostgreSQL plans a statement five times before it considers a generic plan.
  expect(rows).toEqual([{ custom_plans: 5, has_generic_plan: true }]);
});

test('the session of each request and the attention list are read by prepared statements', async () => {
  await database.database.transaction(async (transaction) => {
    await findSessionByTokenHash(transaction, 'unknown');
    await countActiveApps(transaction);
    await findFailedVersions(transaction, 'en-US');
    await findBrokenApps(transaction, 'en-US');
    await findAppsNearLimit(transaction, new Date(), 'en-US');
    const { rows } = await transaction.execute<{ name: string }>(
      'select name from pg_prepared_statements order by name',
    );
    const names = rows.map(({ name }) => name);
    const statements = ['active_apps', 'apps_near_limit', 'broken_apps', 'failed_versions'];
    for (const name of [...statements, 'session_by_token_hash']) expect(names).toContain(name);
  });
});
