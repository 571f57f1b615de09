import { Secret, TOTP } from 'otpauth';

/** The settings that all common authenticator apps support: six digits, 30 seconds, SHA-1. */
const SETTINGS = { algorithm: 'SHA1', digits: 6, period: 30 } as const;

/** How many codes before and after the current one are accepted, for clocks that differ by up to 30 seconds. */
const WINDOW = 1;

/** Returns a new random secret of 160 bits in Base32. */
export function createSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** Returns the `otpauth://` address that authenticator apps read from a QR code. */
export function toUri(secret: string, { issuer, label }: { issuer: string; label: string }): string {
  return new TOTP({ ...SETTINGS, secret, issuer, label }).toString();
}

/** Returns the number of the 30-second step to which a code belongs. Returns undefined for a wrong code. */
export function findTimeStep(secret: string, code: string, at: Date): number | undefined {
  const timestamp = at.getTime();
  const token = code.replace(/\s/g, '');
  const delta = new TOTP({ ...SETTINGS, secret }).validate({ token, timestamp, window: WINDOW });
  return delta === null ? undefined : TOTP.counter({ period: SETTINGS.period, timestamp }) + delta;
}
