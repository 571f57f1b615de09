/**
 * Why a body could not be decrypted: not canonical base64url, an impossible length, another version of the format,
 * another secret, changed in transit, or not UTF-8 inside.
 */
export type WireErrorReason = 'encoding' | 'length' | 'version' | 'key' | 'authentication' | 'text';

/** Thrown for a body that is not in the wire format. */
export class WireError extends Error {
  readonly reason: WireErrorReason;

  constructor(reason: WireErrorReason) {
    super(`The body does not follow the wire format: ${reason}`);
    this.name = 'WireError';
    this.reason = reason;
  }
}
