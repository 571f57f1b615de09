import { count, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/index.ts';
import { translations } from '../schema/translations.ts';
import { countList, hadFewRows } from './count-list.ts';

let connection: TestDatabase;

beforeAll(async () => {
  connection = await createTestDatabase();
});

afterAll(() => connection.close());

const addTranslations = (locale: string, from: number, to: number) =>
  connection.database.execute(sql`insert into translations
    select ${locale}, 'id-' || n, 'text' from generate_series(${from}::int, ${to}::int) as n`);

const countInLocale = (locale: string) =>
  countList(
    connection.database,
    connection.database
      .select({ total: count() })
      .from(translations)
      .where(sql`${translations.locale} = ${locale}`),
  );

test('counts a short list on every request', async () => {
  await addTranslations('few', 1, 3);
  expect(await countInLocale('few')).toBe(3);
  await addTranslations('few', 4, 4);
  expect(await countInLocale('few')).toBe(4);
});

test('caches the total of many rows for a while, separately for each condition', async () => {
  await addTranslations('many', 1, 10_001);
  expect(await countInLocale('many')).toBe(10_001);
  await addTranslations('many', 10_002, 10_002);
  expect(await countInLocale('many')).toBe(10_001);
  expect(await countInLocale('few')).toBe(4);
});

test('builds the SQL of a query only once, although the cache is read and written', async () => {
  const query = connection.database.select({ total: count() }).from(translations);
  const toSql = vi.spyOn(query, 'toSQL');
  hadFewRows(connection.database, query);
  await countList(connection.database, query);
  expect(toSql).toHaveBeenCalledTimes(1);
});
