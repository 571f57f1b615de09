/**
 * Why a body could not be decrypted: not canonical base64url, an impossible length, another version of the format,
 * another secret, changed in transit, or not UTF-8 inside.
 */
export type WireFault = 'encoding' | 'length' | 'version' | 'key' | 'authentication' | 'text';

/** Thrown for a body that is not in the wire format. */
export class WireError extends Error {
  readonly fault: WireFault;

  constructor(fault: WireFault) {
    super(`The body does not follow the wire format: ${fault}`);
    this.name = 'WireError';
    this.fault = fault;
  }
}
