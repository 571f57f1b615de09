import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts secrets that the server stores and needs in plain text, such as the credentials of connections. */
export interface SecretCipher {
  /**
   * `context` is the id of the record to which the secret belongs, or the purpose of the secret. A sealed secret can be
   * opened only with the same context.
   */
  seal(secret: string, context: string): string;
  /** Returns undefined if the text was sealed with another key or another context. */
  open(sealed: string, context: string): string | undefined;
}

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** AES-256-GCM with a key derived from a text. A sealed text is base64url of nonce, tag and ciphertext. */
export function createSecretCipher(keyText: string): SecretCipher {
  const key = Buffer.from(hkdfSync('sha256', keyText, '', 'atrium stored secrets', 32));
  return {
    seal(secret, context) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(context));
      const body = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
    },
    open(sealed, context) {
      const bytes = Buffer.from(sealed, 'base64url');
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES))
          .setAAD(Buffer.from(context))
          .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
        return (
          decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
        );
      } catch {
        return undefined;
      }
    },
  };
}
