import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { batches } from '../../database/schema/batches.ts';
import { webhookDeliveries } from '../../database/schema/webhook-deliveries.ts';

export type StoredDelivery = typeof webhookDeliveries.$inferSelect;

/** The largest number of deliveries in a list. */
const MAX_LISTED = 50;

export async function insertDelivery(
  database: Database,
  delivery: typeof webhookDeliveries.$inferInsert,
): Promise<void> {
  await database.insert(webhookDeliveries).values(delivery);
}

/** Returns a delivery that has not ended, with the webhook of its batch. */
export async function findPendingDelivery(database: Database, id: string) {
  const [found] = await database
    .select({ delivery: webhookDeliveries, url: batches.webhookUrl, secret: batches.webhookSecret })
    .from(webhookDeliveries)
    .innerJoin(batches, eq(batches.id, webhookDeliveries.batchId))
    .where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.status, 'pending')));
  return found;
}

export async function updateDelivery(
  database: Database,
  id: string,
  change: Partial<Omit<StoredDelivery, 'id'>>,
): Promise<void> {
  await database.update(webhookDeliveries).set(change).where(eq(webhookDeliveries.id, id));
}

/** Returns the newest deliveries of a batch. */
export async function findDeliveries(database: Database, batchId: string): Promise<StoredDelivery[]> {
  return database
    .select()
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.batchId, batchId))
    .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id))
    .limit(MAX_LISTED);
}
