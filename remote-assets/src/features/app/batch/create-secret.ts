/** The pattern of a valid signing secret: 24 to 64 bytes in Base64. */
export const SECRET_PATTERN = /^whsec_[A-Za-z0-9+/]{32,86}={0,2}$/;

const SECRET_BYTES = 32;

/** Returns a new signing secret of a webhook. */
export function createSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(SECRET_BYTES));
  return `whsec_${btoa(String.fromCharCode(...bytes))}`;
}
