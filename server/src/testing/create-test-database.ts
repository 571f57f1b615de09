import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';
import { connectDatabase, type DatabaseConnection } from '../database/connect-database.ts';
import { TEMPLATE } from './template.ts';

export interface TestDatabase extends DatabaseConnection {
  readonly url: string;
}

/** Creates an empty, migrated database for a test, by default on the shared server. `close` drops it. */
export async function createTestDatabase(serverUrl = inject('postgresUrl')): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await execute(serverUrl, `create database ${name} template ${TEMPLATE}`);
  const url = Object.assign(new URL(serverUrl), { pathname: name }).href;
  const connection = connectDatabase(url, () => undefined);
  return {
    ...connection,
    url,
    async close() {
      await connection.close();
      await execute(serverUrl, `drop database ${name} with (force)`);
    },
  };
}

/** The error code of PostgreSQL for a database that another statement uses. */
const OBJECT_IN_USE = '55006';

/**
 * Runs one statement. When two test files copy the template at the same time, PostgreSQL rejects one of the statements,
 * which is then repeated.
 */
async function execute(url: string, statement: string, attempts = 20): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } catch (error) {
    const isBusy = (error as { readonly code?: string }).code === OBJECT_IN_USE;
    if (!isBusy || attempts <= 1) throw error;
    await new Promise((resolve) => setTimeout(resolve, 100));
    await execute(url, statement, attempts - 1);
  } finally {
    await client.end();
  }
}
