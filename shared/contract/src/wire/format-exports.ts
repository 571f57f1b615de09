export type { Cipher } from './cipher.ts';
export { WIRE_FORMAT, WIRE_LABELS } from './format.ts';
export { WireError } from './wire-error.ts';
