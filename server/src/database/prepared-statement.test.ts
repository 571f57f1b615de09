import { v7 as createId } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/index.ts';
import { ofPage } from './list/find-page.ts';
import { preparedStatement } from './prepared-statement.ts';
import { users } from './schema/users.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.close());

const names = preparedStatement((own) =>
  own
    .select({ id: users.id })
    .from(users)
    .where(ofPage.where(users.id))
    .orderBy(ofPage.order(users.id))
    .prepare('names_by_ids'),
);

test('builds a prepared statement once per database and once per transaction', async () => {
  expect(names(database.database)).toBe(names(database.database));
  await database.database.transaction(async (transaction) => {
    expect(names(transaction)).not.toBe(names(database.database));
    expect(await names(transaction).execute({ ids: [] })).toEqual([]);
  });
});

test('its plan is reused for any number of values', async () => {
  for (const count of [1, 20, 1, 20, 1, 1, 20, 1]) {
    const ids = Array.from({ length: count }, () => createId());
    expect(await names(database.database).execute({ ids })).toEqual([]);
  }
  const { rows } = await database.pool.query(
    `select custom_plans::int, generic_plans > 0 as is_kept from pg_prepared_statements where name = 'names_by_ids'`,
  );
  // PostgreSQL plans a statement five times before it considers a generic plan.
  expect(rows).toEqual([{ custom_plans: 5, is_kept: true }]);
});
