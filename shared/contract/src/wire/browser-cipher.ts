import AES from 'crypto-js/aes.js';
import hmacSha256 from 'crypto-js/hmac-sha256.js';
import { fromBase64url, toBase64url } from './base64url.ts';
import type { Cipher } from './cipher.ts';
import { deriveWireKeys, type WireKeys } from './derive-wire-keys.ts';
import { WIRE_FORMAT } from './format.ts';
import { WireError } from './wire-error.ts';
import { toBytes, toCipherParams, toWords } from './word-array.ts';

/**
 * Creates the browser's side of the wire format. It is synchronous and needs no secure context: `crypto.subtle` is
 * missing on plain HTTP addresses other than localhost.
 */
export function createBrowserCipher(secret: string): Cipher {
  const keys = deriveWireKeys(secret);
  return { seal: (text) => seal(keys, text), open: (sealed) => open(keys, sealed) };
}

function seal(keys: WireKeys, text: string): string {
  const { version, ivOffset, ivLength, cipherOffset, macLength } = WIRE_FORMAT;
  const iv = crypto.getRandomValues(new Uint8Array(ivLength));
  const plain = toWords(new TextEncoder().encode(text));
  const ciphertext = toBytes(AES.encrypt(plain, keys.encryption, { iv: toWords(iv) }).ciphertext);
  const sealed = new Uint8Array(cipherOffset + ciphertext.length + macLength);
  sealed.set([version, keys.id]);
  sealed.set(iv, ivOffset);
  sealed.set(ciphertext, cipherOffset);
  const macOffset = sealed.length - macLength;
  sealed.set(authenticate(keys, sealed.subarray(0, macOffset)), macOffset);
  return toBase64url(sealed);
}

function open(keys: WireKeys, sealed: string): string {
  const { version, ivOffset, cipherOffset, blockLength, macLength, minLength } = WIRE_FORMAT;
  const bytes = fromBase64url(sealed);
  const hasValidLength =
    bytes.length >= minLength && (bytes.length - cipherOffset - macLength) % blockLength === 0;
  if (!hasValidLength) throw new WireError('length');
  if (bytes[0] !== version) throw new WireError('version');
  if (bytes[1] !== keys.id) throw new WireError('key');
  const macOffset = bytes.length - macLength;
  const expected = authenticate(keys, bytes.subarray(0, macOffset));
  if (!isSame(expected, bytes.subarray(macOffset))) throw new WireError('authentication');
  const ciphertext = toWords(bytes.subarray(cipherOffset, macOffset));
  const iv = toWords(bytes.subarray(ivOffset, cipherOffset));
  return decode(toBytes(AES.decrypt(toCipherParams(ciphertext), keys.encryption, { iv })));
}

function authenticate(keys: WireKeys, bytes: Uint8Array): Uint8Array {
  return toBytes(hmacSha256(toWords(bytes), keys.authentication));
}

/** Compares two MACs in a time that does not depend on their bytes. */
function isSame(one: Uint8Array, other: Uint8Array): boolean {
  let difference = 0;
  for (let index = 0; index < one.length; index += 1) difference |= (one[index] ?? 0) ^ (other[index] ?? 0);
  return difference === 0 && one.length === other.length;
}

function decode(bytes: Uint8Array<ArrayBuffer>): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new WireError('text');
  }
}
