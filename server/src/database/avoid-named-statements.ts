import type { ClientBase } from 'pg';

interface Connected {
  /** The process that the other end named when the connection was opened. */
  readonly processID: number;
  query(config: unknown, ...more: readonly unknown[]): unknown;
}

/**
 * Drops the names of prepared statements on a connection that goes through a pooler such as PgBouncer. In transaction
 * mode each transaction may reach another connection of the database, which does not know the statement. A pooler shows
 * itself: it names a process of its own for canceling, not the process that answers.
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
