import type { OutboundReason } from '@atrium/contract';

/** A request to another server had no usable response. `message` is a technical detail in English. */
export class OutboundError extends Error {
  override readonly name = 'OutboundError';
  readonly reason: OutboundReason;

  constructor(reason: OutboundReason, message: string) {
    super(message);
    this.reason = reason;
  }
}
