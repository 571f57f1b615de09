import { z } from 'zod';
import type { Database } from '../../database/database.ts';
import type { SecretCipher } from '../../domain/secret-cipher.ts';
import type { Job, JobKind } from '../../jobs/job.ts';
import type { OutboundClient } from '../../outbound/create-outbound-client.ts';
import { OutboundError } from '../../outbound/outbound-error.ts';
import { signWebhook } from './sign-webhook.ts';
import { findPendingDelivery, updateDelivery } from './webhook-repository.ts';

interface WebhookData {
  readonly deliveryId: string;
}

interface WebhookDependencies {
  readonly database: Database;
  readonly clock: () => Date;
  readonly cipher: SecretCipher;
  /** Reaches only the addresses that the deployment allows for connections (model servers). */
  readonly client: OutboundClient;
}

export const WEBHOOK_JOB: JobKind<WebhookData> = {
  name: 'webhook',
  data: z.strictObject({ deliveryId: z.uuid() }),
};

/** In milliseconds. */
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Milliseconds to wait after each failed attempt. If the attempt after the last delay fails, the delivery fails. */
const DELAYS = [10 * SECOND, MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR];

/**
 * Sends a delivery. If the status of the response is not 2xx or if there is no response, the job schedules another job,
 * which tries again later. If the process dies during an attempt, the next attempt sends the request again with the
 * same `webhook-id`.
 */
export function createWebhookJob({ database, clock, cipher, client }: WebhookDependencies): Job<WebhookData> {
  return {
    ...WEBHOOK_JOB,
    async run({ deliveryId: id }, { signal, scheduleNextJob }) {
      const found = await findPendingDelivery(database, id);
      if (!found) return;
      const { delivery, url, secret: sealed } = found;
      const { batchId, payload } = delivery;
      const at = clock();
      const secret = sealed === null ? undefined : cipher.open(sealed, batchId);
      const attempts = delivery.attempts + 1;
      // Only a batch with a URL and a secret has deliveries. So the reason is `secretUnreadable` only if the cipher
      // cannot open the secret.
      const result =
        url === null || secret === undefined
          ? { responseStatus: null, reason: 'secretUnreadable' }
          : await send(client, new URL(url), {
              headers: signWebhook(secret, { id, at, payload }),
              // The client writes this value as JSON again, which is the same text as the signed `payload`.
              body: JSON.parse(payload) as unknown,
              signal,
            });
      // If the server stopped during the request, the attempt does not count as failed.
      signal.throwIfAborted();
      const isDelivered = result.responseStatus !== null && isSuccess(result.responseStatus);
      const delay = isDelivered ? undefined : DELAYS[attempts - 1];
      const nextAt = delay === undefined ? null : new Date(at.getTime() + delay);
      const status = isDelivered ? 'delivered' : nextAt ? 'pending' : 'failed';
      await updateDelivery(database, id, { ...result, status, attempts, attemptedAt: at, nextAt });
      if (nextAt) await scheduleNextJob({ deliveryId: id }, nextAt);
    },
  };
}

interface Request {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly signal: AbortSignal;
}

async function send(client: OutboundClient, url: URL, { headers, body, signal }: Request) {
  try {
    const { status } = await client.send(url, { method: 'POST', headers, body, signal });
    return { responseStatus: status, reason: null };
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    return { responseStatus: null, reason: error.reason };
  }
}

function isSuccess(status: number): boolean {
  return status >= 200 && status < 300;
}
