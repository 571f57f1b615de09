import { sql } from 'drizzle-orm';
import { Pool } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findFreePort } from '../embedded/find-free-port.ts';
import { createTestDatabase, type TestDatabase } from '../testing/index.ts';
import { assertSupportedDatabase } from './assert-supported-database.ts';
import { connectDatabase, type DatabaseConnection } from './connect-database.ts';
import { isDatabaseUnavailable } from './is-database-unavailable.ts';
import { waitForDatabase } from './wait-for-database.ts';

describe('the database connection', () => {
  let test: TestDatabase;
  let connection: DatabaseConnection;
  const lost: Error[] = [];
  const breakOtherConnections = () =>
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

  it('reports a connection that breaks while idle, and replaces it at the next query', async () => {
    await connection.pool.query('select 1');
    await breakOtherConnections();
    await expect.poll(() => lost.length, { timeout: 30_000 }).toBe(1);
    expect((await connection.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  it('fails only the transaction, not the process, when its connection breaks between two queries', async () => {
    const transaction = connection.database.transaction(async (tx) => {
      await tx.execute(sql`create table half (id int)`);
      await breakOtherConnections();
      await expect.poll(() => lost.length, { timeout: 30_000 }).toBeGreaterThan(0);
      await tx.execute(sql`insert into half values (1)`);
    });
    await expect(transaction).rejects.toThrow();
    const { rows } = await connection.pool.query(`select to_regclass('half') as half`);
    expect(rows).toEqual([{ half: null }]);
  });

  it('reports the database as unavailable to a query whose connection breaks', async () => {
    const query = connection.database.execute(sql`select pg_sleep(60)`).catch((error: unknown) => error);
    await expect
      .poll(async () => (await breakOtherConnections()).rowCount, { timeout: 30_000 })
      .toBeGreaterThan(0);
    expect(isDatabaseUnavailable(await query)).toBe(true);
  });

  it('reports no lost connection when it closes', async () => {
    const other = connectDatabase(test.url, (error) => lost.push(error));
    await other.pool.query('select 1');
    await other.close();
    await test.pool.query('select 1');
    expect(lost).toEqual([]);
  });

  it('rejects a database that confirms a commit before it is on disk', async () => {
    await assertSupportedDatabase(connection.pool);
    const name = new URL(test.url).pathname.slice(1);
    await test.pool.query(`alter database ${name} set synchronous_commit = off`);
    const fresh = connectDatabase(test.url, (error) => lost.push(error));
    await expect(assertSupportedDatabase(fresh.pool)).rejects.toThrow(
      'Turn on its setting synchronous_commit',
    );
    await fresh.close();
  });
});

describe('waiting for a database', () => {
  it('fails with a message without the password when the server does not respond', async () => {
    const port = await findFreePort();
    const pool = new Pool({ connectionString: `postgres://someone:a-secret@localhost:${port}/x` });
    const waiting = waitForDatabase(pool, 0);
    await expect(waiting).rejects.toThrow(/^Failed to connect to the database: connect ECONNREFUSED .+\.$/);
    await expect(waiting).rejects.not.toThrow('a-secret');
    await pool.end();
  });

  it('does not wait if the database rejects the login', async () => {
    const test = await createTestDatabase();
    const { username } = new URL(test.url);
    const url = Object.assign(new URL(test.url), { password: 'a-secret' });
    const pool = new Pool({ connectionString: url.href });
    await expect(waitForDatabase(pool, 600_000)).rejects.toThrow(
      `Failed to connect to the database: password authentication failed for user "${username}".`,
    );
    await pool.end();
    await test.close();
  });
});
