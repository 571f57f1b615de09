import { drizzle } from 'drizzle-orm/node-postgres';
import { type ClientBase, Pool } from 'pg';
import type { ConnectedDatabase } from './database.ts';

export interface DatabaseConnection {
  readonly database: ConnectedDatabase;
  readonly pool: Pool;
  close(): Promise<void>;
}

const MAX_CONNECTIONS = 10;
/** Maximum time that a request waits for a free connection, in milliseconds. */
const CONNECT_TIMEOUT = 10_000;
/**
 * Maximum time that an idle connection stays open, in milliseconds. It is long, because a new connection starts without
 * cached catalog data and plans.
 */
const IDLE_TIMEOUT = 10 * 60_000;

/**
 * Creates a connection pool for PostgreSQL 15 or newer, or for a pooler in front of it. A broken connection is reported
 * to `onLost` and replaced at the next query. A query in progress on that connection fails with the error.
 */
export function connectDatabase(url: string, onLost: (error: Error) => void): DatabaseConnection {
  const pool = new Pool({
    connectionString: url,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    idleTimeoutMillis: IDLE_TIMEOUT,
    onConnect: avoidNamedStatements,
  });
  // The pool listens only to the errors of idle connections. Without this listener, a connection that breaks between
  // two queries of a transaction would terminate the process.
  pool.on('connect', (client) => client.on('error', onLost));
  // The pool reports the error of an idle connection again. Without a listener, this would terminate the process too.
  pool.on('error', () => undefined);
  return { database: drizzle(pool), pool, close: () => pool.end() };
}

interface ClientInternals {
  /** The process id that the database, or a pooler in front of it, sends when the connection opens. */
  readonly processID: number;
  query(config: unknown, ...more: readonly unknown[]): unknown;
}

/**
 * Removes the names of prepared statements on a connection through a pooler such as PgBouncer. In transaction mode,
 * each transaction may use another server connection, which does not have the statement. Behind a pooler, the process
 * id that the client receives differs from the id of the process that runs its queries.
 */
async function avoidNamedStatements(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const internals = client as unknown as ClientInternals;
  if (rows[0]?.pid === internals.processID) return;
  const query = internals.query.bind(client);
  internals.query = (config, ...more) => query(removeName(config), ...more);
}

function removeName(config: unknown): unknown {
  const isNamed = typeof config === 'object' && config !== null && 'name' in config && 'text' in config;
  return isNamed ? { ...config, name: undefined } : config;
}
