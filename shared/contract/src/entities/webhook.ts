import {
  enum as enumeration,
  type infer as Infer,
  int,
  looseObject,
  nullable,
  object,
  refine,
  regex,
  string,
} from 'zod/mini';
import { idField, timeField } from './fields.ts';
import { textField } from './text-field.ts';

export const WEBHOOK_STATUSES = ['pending', 'delivered', 'failed'] as const;

export type WebhookStatus = (typeof WEBHOOK_STATUSES)[number];

/** An http or https address without user information and fragment. OpenAPI documents describe it by the pattern. */
const addressField = textField(400, regex(/^https?:\/\/[^\s/?#@]+([/?][^\s#]*)?$/i)).check(
  refine((text) => {
    const url = URL.parse(text);
    return (
      url !== null &&
      ['http:', 'https:'].includes(url.protocol) &&
      [url.username, url.password, url.hash].every((part) => part === '')
    );
  }),
);

/** The address that gets a request when a batch ends, and the secret that signs the requests: `whsec_` and base64. */
export const webhookField = object({
  url: addressField,
  secret: string().check(regex(/^whsec_[A-Za-z0-9+/]{32,86}={0,2}$/)),
});

/** One request to a webhook, with all its attempts. */
export const webhookDeliverySchema = looseObject({
  id: idField,
  event: string(),
  status: enumeration(WEBHOOK_STATUSES),
  attempts: int(),
  /** The HTTP status of the last response. */
  responseStatus: nullable(int()),
  /** Why there was no response. */
  reason: nullable(string()),
  createdAt: timeField,
  attemptedAt: nullable(timeField),
  /** The time of the next attempt. Null if there is none. */
  nextAt: nullable(timeField),
});

export type WebhookDelivery = Infer<typeof webhookDeliverySchema>;
