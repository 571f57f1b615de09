import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { serverSecrets } from '../../database/schema/server-secrets.ts';

export type SecretUse = 'refresh' | 'captcha';

/**
 * Returns the secret that the servers use for one purpose: 32 random bytes. The first call creates the bytes. All
 * servers of one database get the same bytes, even after restarts.
 */
export async function getOrCreateServerSecret(database: Database, use: SecretUse): Promise<Uint8Array> {
  const value = randomBytes(32).toString('base64url');
  await database.insert(serverSecrets).values({ use, value }).onConflictDoNothing();
  const [stored] = await database.select().from(serverSecrets).where(eq(serverSecrets.use, use));
  if (!stored) throw new Error(`The server's secret for ${use} is missing from its database.`);
  return Buffer.from(stored.value, 'base64url');
}

/** Returns a function that reads the secret once. After an error, the next call tries again. */
export function createSecretReader(database: Database, use: SecretUse): () => Promise<Uint8Array> {
  let reading: Promise<Uint8Array> | undefined;
  return () => {
    reading ??= getOrCreateServerSecret(database, use).catch((error: unknown) => {
      reading = undefined;
      throw error;
    });
    return reading;
  };
}
