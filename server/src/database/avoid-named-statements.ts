import type { ClientBase } from 'pg';

interface Connected {
  /** The process id that the server sent when the connection opened. */
  readonly processID: number;
  query(config: unknown, ...more: readonly unknown[]): unknown;
}

/**
 * Drops the names of prepared statements on a connection that goes through a pooler such as PgBouncer. In transaction
 * mode, each transaction may use another connection, which does not have the statement. A pooler is recognized by its
 * process id for canceling, which differs from the process that runs the query.
 */
export async function avoidNamedStatements(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const connected = client as unknown as Connected;
  if (rows[0]?.pid === connected.processID) return;
  const query = connected.query.bind(client);
  connected.query = (config, ...more) => query(withoutName(config), ...more);
}

function withoutName(config: unknown): unknown {
  const isNamed = typeof config === 'object' && config !== null && 'name' in config && 'text' in config;
  return isNamed ? { ...config, name: undefined } : config;
}
