import { Client } from 'pg';

/** Connects to a database and runs a query. Rejects with the reason when the database does not respond. */
export async function probeDatabase(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  // Without a listener, an error of the open connection would terminate the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
  } finally {
    await client.end().catch(() => undefined);
  }
}
