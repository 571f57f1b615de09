import { WireError } from './wire-error.ts';

/** `String.fromCharCode` takes its input as arguments, and JavaScript engines limit their number. */
const CHUNK = 8_192;

export function toBase64url(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let start = 0; start < bytes.length; start += CHUNK) {
    parts.push(String.fromCharCode(...bytes.subarray(start, start + CHUNK)));
  }
  return btoa(parts.join('')).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Decodes base64url. Accepts only the canonical form, so that one body has one spelling. Throws `WireError`. */
export function fromBase64url(text: string): Uint8Array<ArrayBuffer> {
  if (!/^[\w-]+$/.test(text) || text.length % 4 === 1) throw new WireError('encoding');
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = new Uint8Array(binary.length);
  for (let index = 0; index < binary.length; index += 1) bytes[index] = binary.charCodeAt(index);
  if (!isCanonicalEnd(text, bytes)) throw new WireError('encoding');
  return bytes;
}

/** The last character may have bits that no byte uses. They must be zero. */
function isCanonicalEnd(text: string, bytes: Uint8Array): boolean {
  const tail = bytes.subarray(bytes.length - (bytes.length % 3 || 3));
  return text.endsWith(toBase64url(tail));
}
