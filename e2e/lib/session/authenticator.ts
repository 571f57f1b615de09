import { createHmac } from 'node:crypto';

/** A code is valid for this many milliseconds. */
const STEP_DURATION = 30_000;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** An authenticator app, as RFC 6238 defines it. */
export interface Authenticator {
  /** Returns a code that the server accepts. Each call returns a later code. */
  nextCode(): Promise<string>;
  /** Returns a code that the server rejects. */
  wrongCode(): string;
  /** Returns the code of a device whose clock is two minutes fast. */
  skewedCode(): string;
}

/** Creates an authenticator app with a secret in Base32, which may contain spaces. */
export function createAuthenticator(secret: string): Authenticator {
  const key = decodeBase32(secret.replace(/\s/g, ''));
  let lastStep = 0;
  return {
    async nextCode() {
      lastStep = Math.max(lastStep + 1, getCurrentStep());
      // The server also accepts the code of the next 30 seconds, but no later one.
      while (lastStep > getCurrentStep() + 1) await new Promise((resolve) => setTimeout(resolve, 500));
      return computeCode(key, lastStep);
    },
    wrongCode() {
      // The server also accepts codes of neighboring steps, and the step may change before the server checks the code.
      const acceptedCodes = [-2, -1, 0, 1, 2].map((offset) => computeCode(key, getCurrentStep() + offset));
      return ['000000', '111111', '222222', '333333', '444444', '555555'].find(
        (code) => !acceptedCodes.includes(code),
      ) as string;
    },
    skewedCode: () => computeCode(key, getCurrentStep() + 120_000 / STEP_DURATION),
  };
}

function getCurrentStep(): number {
  return Math.floor(Date.now() / STEP_DURATION);
}

function computeCode(key: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', key).update(counter).digest();
  // RFC 4226 takes 31 bits of the hash. The last 4 bits of the hash are their offset in bytes.
  const offset = (hash.at(-1) ?? 0) & 15;
  const number = hash.readUInt32BE(offset) & 0x7f_ff_ff_ff;
  return String(number % 1_000_000).padStart(6, '0');
}

function decodeBase32(text: string): Buffer {
  const bits = Array.from(text, (letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
