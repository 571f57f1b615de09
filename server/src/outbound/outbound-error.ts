import type { OutboundFailureReason } from '@atrium/contract';

/** A request to another server had no usable response. `message` is a technical detail in English. */
export class OutboundError extends Error {
  override readonly name = 'OutboundError';
  readonly reason: OutboundFailureReason;

  constructor(reason: OutboundFailureReason, message: string) {
    super(message);
    this.reason = reason;
  }
}
