import { createHmac } from 'node:crypto';

interface Message {
  /** The same for all attempts, so that a receiver recognizes a repeated request. */
  readonly id: string;
  /** The time of the attempt, so that a receiver can reject an old request. */
  readonly at: Date;
  readonly payload: string;
}

/**
 * Returns the headers of a request to a webhook, as the specification Standard Webhooks defines them. The signature is
 * the HMAC-SHA256 of the id, the time and the body.
 *
 * @param secret The prefix `whsec_`, followed by the key in base64.
 */
export function signWebhook(secret: string, { id, at, payload }: Message): Readonly<Record<string, string>> {
  const timestamp = String(Math.floor(at.getTime() / 1_000));
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${payload}`).digest('base64');
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  };
}
