import type { AddressPolicy } from '../../outbound/address-policy.ts';
import { createOutboundClient, type OutboundClient } from '../../outbound/create-outbound-client.ts';

/** Milliseconds after which a request to a webhook fails. */
const TIMEOUT = 10_000;

/** The largest response, in bytes. Only its status is used. */
const MAX_BYTES = 64 * 1024;

/**
 * Creates the client that sends requests to webhooks. It reaches only the addresses that the deployment allows for
 * connections (model servers).
 */
export function createWebhookClient(policy: AddressPolicy): OutboundClient {
  return createOutboundClient({ policy, timeout: TIMEOUT, maxBytes: MAX_BYTES });
}
