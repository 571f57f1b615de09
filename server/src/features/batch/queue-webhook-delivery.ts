import { v7 as createId } from 'uuid';
import type { Database } from '../../database/database.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { countRows, NO_ROWS, type StoredBatch } from './batch-repository.ts';
import { WEBHOOK_JOB } from './webhook-job.ts';
import { insertDelivery } from './webhook-repository.ts';

/**
 * Stores the request to the webhook of a batch that has just ended, and a job that sends it. Runs in the transaction
 * that ends the batch. Does nothing if the batch has no webhook.
 */
export async function queueWebhookDelivery(
  transaction: Database,
  jobs: Pick<AppDependencies['jobs'], 'start'>,
  batch: StoredBatch,
): Promise<void> {
  if (batch.webhookUrl === null || batch.finishedAt === null) return;
  const { id, appId, name, status, finishedAt } = batch;
  const counts = (await countRows(transaction, [id])).get(id) ?? NO_ROWS;
  const event = `batch.${status}`;
  const data = { id, app_id: appId, name, status, counts, finished_at: finishedAt.toISOString() };
  const delivery = { id: createId(), batchId: id, event, status: 'pending' as const, attempts: 0 };
  const payload = JSON.stringify({ type: event, timestamp: finishedAt.toISOString(), data });
  await insertDelivery(transaction, { ...delivery, payload, createdAt: finishedAt });
  await jobs.start(WEBHOOK_JOB, { deliveryId: delivery.id }, { transaction });
}
