import type { ClientBase } from 'pg';

interface Connected {
  /** The backend process id that the server sends when the connection opens. */
  readonly processID: number;
  query(config: unknown, ...more: readonly unknown[]): unknown;
}

/**
 * Removes the names of prepared statements on a connection through a pooler such as PgBouncer. In transaction mode,
 * each transaction may use another server connection, which does not have the statement. A pooler sends a process id
 * for cancellation that differs from the process that runs the query.
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
