/**
 * The wire format of console bodies: base64url without padding, of 1 byte version ‖ 1 byte key id ‖ 16 bytes random IV
 * ‖ AES-256-CBC ‖ 32 bytes HMAC-SHA-256 over everything before it.
 */
export const WIRE_FORMAT = {
  version: 1,
  ivOffset: 2,
  ivLength: 16,
  cipherOffset: 18,
  blockLength: 16,
  macLength: 32,
  /** Header, one block and the MAC: the size of the empty text. */
  minLength: 66,
} as const;

/**
 * Keys are `HMAC-SHA-256(key = secret in UTF-8, message = label)`: all 32 bytes for the two keys, the first byte for
 * the key id. Two sides with different secrets usually have different key ids, so they detect the difference without a
 * decryption.
 */
export const WIRE_LABELS = {
  encryption: 'atrium-wire/1/encryption',
  authentication: 'atrium-wire/1/authentication',
  id: 'atrium-wire/1/id',
} as const;
