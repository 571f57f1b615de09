import { Client } from 'pg';

/** Checks that a database accepts a connection and responds. Rejects with the reason when it does not. */
export async function probeDatabase(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
  } finally {
    await client.end().catch(() => undefined);
  }
}
