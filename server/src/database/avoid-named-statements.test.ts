import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/index.ts';
import { connectDatabase, type DatabaseConnection } from './connect-database.ts';
import { prepareStatement } from './prepare-statement.ts';
import { users } from './schema/users.ts';

/** The type of the message in which the database states its process ID. */
const BACKEND_KEY_DATA = 'K'.charCodeAt(0);

const selectAllUsers = prepareStatement((database) =>
  database.select({ id: users.id }).from(users).prepare('all_users'),
);

let database: TestDatabase;
let pooler: Server;
let pooled: DatabaseConnection;

/**
 * Replaces the process ID in a chunk of the database's response, as poolers do. Each message begins with its type in
 * one byte and its length in four bytes, which count toward the length.
 */
function replaceProcessId(chunk: Buffer): Buffer {
  const changed = Buffer.from(chunk);
  let at = 0;
  while (at + 9 <= changed.length) {
    if (changed[at] === BACKEND_KEY_DATA) changed.writeInt32BE(1, at + 5);
    at += 1 + changed.readInt32BE(at + 1);
  }
  return changed;
}

function forwardBytes(client: Socket, server: Socket): void {
  client.pipe(server);
  server.on('data', (chunk: Buffer) => client.write(replaceProcessId(chunk)));
  server.on('end', () => client.end());
  for (const socket of [client, server]) socket.on('error', () => undefined);
}

beforeAll(async () => {
  database = await createTestDatabase();
  const url = new URL(database.url);
  const port = Number(url.port);
  pooler = createServer((client) => forwardBytes(client, connect(port, url.hostname)));
  pooler.listen(0, '127.0.0.1');
  await once(pooler, 'listening');
  // The query string of the address may name a Unix socket, but the pooler listens on TCP.
  url.search = '';
  url.port = String((pooler.address() as AddressInfo).port);
  pooled = connectDatabase(url.href, () => undefined);
});

afterAll(async () => {
  await pooled.close();
  pooler.close();
  await database.close();
});

/**
 * Reads users, lists the prepared statements of the connection and removes them, and reads users again. Returns the
 * listed statements. The second read fails if the client sends only the name of a removed statement.
 */
async function listStatementsBetweenReads(connection: DatabaseConnection) {
  const statements = 'select name from pg_prepared_statements';
  await selectAllUsers(connection.database).execute();
  const { rows } = await connection.pool.query(statements);
  await connection.pool.query('deallocate all');
  await selectAllUsers(connection.database).execute();
  return rows;
}

test('uses unnamed statements behind a pooler, so that no statement depends on an earlier one', async () => {
  expect(await listStatementsBetweenReads(pooled)).toEqual([]);
  await pooled.database.transaction(async (transaction) => {
    expect(await selectAllUsers(transaction).execute()).toEqual([]);
  });
});

test('uses named statements without a pooler', async () => {
  // 26000: the prepared statement does not exist.
  await expect(listStatementsBetweenReads(database)).rejects.toMatchObject({ cause: { code: '26000' } });
});
