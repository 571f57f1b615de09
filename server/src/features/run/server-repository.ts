import { and, eq, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { invocations } from '../../database/schema/invocations.ts';
import { servers } from '../../database/schema/servers.ts';

/** A server that has not updated `seenAt` for this time counts as dead. Several updates fit into this time. */
const HEARTBEAT_TIMEOUT = sql.raw(`interval '20 seconds'`);
/** Longer than any run takes. A run that began longer ago and has not ended is lost. */
const MAX_RUN_DURATION = sql.raw(`interval '5 minutes'`);

/** Stores that a server is alive. */
export async function touchServer(database: Database, id: string): Promise<void> {
  const seenAt = sql`now()`;
  await database
    .insert(servers)
    .values({ id, seenAt })
    .onConflictDoUpdate({ target: servers.id, set: { seenAt } });
}

/** Removes a server that ends. Its runs that are still in progress are lost. */
export async function removeServer(database: Database, id: string): Promise<void> {
  await database.delete(servers).where(eq(servers.id, id));
}

/** Removes dead servers, and marks the runs that no server can end as `lost`. */
export async function closeLostRuns(database: Database): Promise<void> {
  await database.delete(servers).where(lt(servers.seenAt, sql`now() - ${HEARTBEAT_TIMEOUT}`));
  const hasServer = sql`exists (select from ${servers} where ${servers.id} = ${invocations.serverId})`;
  await database
    .update(invocations)
    .set({ status: 'lost', serverId: null })
    .where(
      and(
        eq(invocations.status, 'running'),
        or(sql`not ${hasServer}`, lt(invocations.createdAt, sql`now() - ${MAX_RUN_DURATION}`)),
      ),
    );
}
