export { createBrowserCipher } from './browser-cipher.ts';
export type { Cipher } from './cipher.ts';
export { deriveWireKeys, type WireKeys } from './derive-wire-keys.ts';
export { WireError, type WireErrorReason } from './wire-error.ts';
