/** Encrypts text for the wire format, and decrypts received bodies. */
export interface Cipher {
  /** Never returns the same body twice for one text, because the IV is random. */
  seal(text: string): string;
  /** Throws `WireError` for everything that was not encrypted with the secret of this cipher. */
  open(sealed: string): string;
}
