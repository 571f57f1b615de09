import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/index.ts';
import { connectDatabase } from './connect-database.ts';
import { migrateDatabase } from './migrate-database.ts';

const MIGRATIONS = join(import.meta.dirname, '..', '..', 'drizzle');

describe('migrating the schema', () => {
  let test: TestDatabase;
  let migrations: string;

  /** Adds a migration after the product's own migrations. */
  const addMigration = async (tag: string, statements: readonly string[]): Promise<void> => {
    const journalFile = join(migrations, 'meta', '_journal.json');
    const journal = JSON.parse(await readFile(journalFile, 'utf8'));
    const idx = journal.entries.length;
    const { version } = journal;
    journal.entries.push({ idx, version, when: Date.now() + idx, tag, breakpoints: true });
    await writeFile(journalFile, JSON.stringify(journal));
    await writeFile(join(migrations, `${tag}.sql`), statements.join('\n--> statement-breakpoint\n'));
  };
  const listAddedTables = async (): Promise<readonly string[]> => {
    const { rows } = await test.pool.query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_name like 'added_%' order by 1`,
    );
    return rows.map(({ name }) => name);
  };

  beforeEach(async () => {
    test = await createTestDatabase();
    migrations = await mkdtemp(join(tmpdir(), 'atrium-migrations-'));
    await cp(MIGRATIONS, migrations, { recursive: true });
  });
  afterEach(async () => {
    await rm(migrations, { recursive: true, force: true });
    await test.close();
  });

  it('runs once, however many servers start together', async () => {
    await addMigration('0100_counted', [
      'create table added_one (id int)',
      'insert into added_one values (1)',
    ]);
    const servers = Array.from({ length: 3 }, () => connectDatabase(test.url, () => undefined));
    await Promise.all(servers.map(({ pool }) => migrateDatabase(pool, migrations)));
    await Promise.all(servers.map(({ close }) => close()));
    await migrateDatabase(test.pool, migrations);
    expect((await test.pool.query('select id from added_one')).rows).toEqual([{ id: 1 }]);
  });

  it('ties its lock to the transaction and not to the session, which a pooler may change', async () => {
    await addMigration('0100_lock', [
      'create table added_lock as select pg_advisory_unlock(7240000) as is_of_session',
    ]);
    await migrateDatabase(test.pool, migrations);
    expect((await test.pool.query('select is_of_session from added_lock')).rows).toEqual([
      { is_of_session: false },
    ]);
  });

  it('leaves the old schema when one of several migrations fails, and continues after the migration is corrected', async () => {
    await addMigration('0100_one', ['create table added_one (id int)']);
    await addMigration('0101_two', ['create table added_two (id int)', 'select 1 / 0']);
    await expect(migrateDatabase(test.pool, migrations)).rejects.toThrow();
    expect(await listAddedTables()).toEqual([]);
    await writeFile(join(migrations, '0101_two.sql'), 'create table added_two (id int)');
    await migrateDatabase(test.pool, migrations);
    expect(await listAddedTables()).toEqual(['added_one', 'added_two']);
  });

  it('preserves the old schema when it is killed midway, and does not block the next start', async () => {
    await addMigration('0100_one', ['create table added_one (id int)', 'select pg_sleep(600)']);
    const { pool, close } = connectDatabase(test.url, () => undefined);
    const migrating = migrateDatabase(pool, migrations).catch((error: unknown) => error);
    const kill = () =>
      test.pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where query like '%pg_sleep(600)%' and pid <> pg_backend_pid()`,
      );
    await expect.poll(async () => (await kill()).rowCount, { timeout: 30_000 }).toBe(1);
    expect(await migrating).toBeInstanceOf(Error);
    await close();
    expect(await listAddedTables()).toEqual([]);
    await writeFile(join(migrations, '0100_one.sql'), 'create table added_one (id int)');
    await migrateDatabase(test.pool, migrations);
    expect(await listAddedTables()).toEqual(['added_one']);
  });
});
