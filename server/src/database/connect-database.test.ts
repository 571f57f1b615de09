import { sql } from 'drizzle-orm';
import { Pool } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freePort } from '../embedded/free-port.ts';
import { createTestDatabase, type TestDatabase } from '../testing/index.ts';
import { assertFit } from './assert-fit.ts';
import { connectDatabase, type DatabaseConnection } from './connect-database.ts';
import { isDatabaseAway } from './is-database-away.ts';
import { waitForDatabase } from './wait-for-database.ts';

describe('a connection to the database', () => {
  let test: TestDatabase;
  let connection: DatabaseConnection;
  const lost: Error[] = [];
  const breakOthers = () =>
    test.pool.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
    );

  beforeEach(async () => {
    test = await createTestDatabase();
    connection = connectDatabase(test.url, (error) => lost.push(error));
  });
  afterEach(async () => {
    await connection.close();
    await test.close();
    lost.splice(0);
  });

  it('that breaks while idle is reported, and replaced at the next query', async () => {
    await connection.pool.query('select 1');
    await breakOthers();
    await expect.poll(() => lost.length, { timeout: 30_000 }).toBe(1);
    expect((await connection.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  it('that breaks between two queries of a transaction fails that transaction, and not the process', async () => {
    const transaction = connection.database.transaction(async (tx) => {
      await tx.execute(sql`create table half (id int)`);
      await breakOthers();
      await expect.poll(() => lost.length, { timeout: 30_000 }).toBeGreaterThan(0);
      await tx.execute(sql`insert into half values (1)`);
    });
    await expect(transaction).rejects.toThrow();
    const { rows } = await connection.pool.query(`select to_regclass('half') as half`);
    expect(rows).toEqual([{ half: null }]);
  });

  it('that breaks during a query fails it as one whose database is away', async () => {
    const query = connection.database.execute(sql`select pg_sleep(60)`).catch((error: unknown) => error);
    await expect.poll(async () => (await breakOthers()).rowCount, { timeout: 30_000 }).toBeGreaterThan(0);
    expect(isDatabaseAway(await query)).toBe(true);
  });

  it('is not lost when it is closed', async () => {
    const other = connectDatabase(test.url, (error) => lost.push(error));
    await other.pool.query('select 1');
    await other.close();
    await test.pool.query('select 1');
    expect(lost).toEqual([]);
  });

  it('is refused where commits are not waited for', async () => {
    await assertFit(connection.pool);
    const name = new URL(test.url).pathname.slice(1);
    await test.pool.query(`alter database ${name} set synchronous_commit = off`);
    const fresh = connectDatabase(test.url, (error) => lost.push(error));
    await expect(assertFit(fresh.pool)).rejects.toThrow('switch its synchronous_commit on');
    await fresh.close();
  });
});

describe('waiting for a database', () => {
  it('fails with a message without the password when the server does not respond', async () => {
    const port = await freePort();
    const pool = new Pool({ connectionString: `postgres://someone:a-secret@localhost:${port}/x` });
    const waiting = waitForDatabase(pool, 0);
    await expect(waiting).rejects.toThrow(/^The database does not let Atrium in: connect ECONNREFUSED .+\.$/);
    await expect(waiting).rejects.not.toThrow('a-secret');
    await pool.end();
  });

  it('does not wait where it is not let in', async () => {
    const test = await createTestDatabase();
    const { username } = new URL(test.url);
    const url = Object.assign(new URL(test.url), { password: 'a-secret' });
    const pool = new Pool({ connectionString: url.href });
    await expect(waitForDatabase(pool, 600_000)).rejects.toThrow(
      `The database does not let Atrium in: password authentication failed for user "${username}".`,
    );
    await pool.end();
    await test.close();
  });
});
