/**
 * Why a body could not be opened: not canonical base64url, of an impossible length, another version of the format,
 * sealed with another secret, altered under way, or not UTF-8 inside.
 */
export type WireFault = 'encoding' | 'length' | 'version' | 'key' | 'authentication' | 'text';

/** A body that is not a sealed text. */
export class WireError extends Error {
  readonly fault: WireFault;

  constructor(fault: WireFault) {
    super(`The body does not follow the wire format: ${fault}`);
    this.name = 'WireError';
    this.fault = fault;
  }
}
