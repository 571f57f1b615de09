import type { AddressPolicy } from '../../outbound/address-policy.ts';
import { createOutboundClient, type OutboundClient } from '../../outbound/create-outbound-client.ts';

/** Milliseconds after which a request to a webhook fails. */
const TIMEOUT = 10_000;

/** The largest response, in bytes. Only its status is used. */
const MAX_BYTES = 64 * 1024;

/** Creates the client that sends requests to webhooks. It reaches the same addresses as connections. */
export function createWebhookClient(policy: AddressPolicy): OutboundClient {
  return createOutboundClient({ policy, timeout: TIMEOUT, maxBytes: MAX_BYTES });
}
