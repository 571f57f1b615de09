/**
 * The entry point `@atrium/contract/wire/format`: the wire format without the cipher of the
 * browser.
 */
export type { Cipher } from './cipher.ts';
export { WIRE_FORMAT, WIRE_LABELS } from './format.ts';
export { WireError } from './wire-error.ts';
