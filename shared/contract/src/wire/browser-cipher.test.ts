import { describe, expect, it } from 'vitest';
import { fromBase64url, toBase64url } from './base64url.ts';
import { createBrowserCipher } from './browser-cipher.ts';
import { WIRE_FORMAT } from './format.ts';
import { wireVectors } from './vectors.ts';
import { WireError } from './wire-error.ts';

const secret = 'a secret of sixteen or more';
const cipher = createBrowserCipher(secret);

function readReason(sealed: string): string {
  try {
    return `opened as ${JSON.stringify(cipher.open(sealed))}`;
  } catch (error) {
    return error instanceof WireError ? error.reason : `another error: ${String(error)}`;
  }
}

function createRandomBytes(length: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(length));
}

describe('the wire format in the browser', () => {
  it('decrypts all shared test vectors', () => {
    for (const vector of wireVectors) {
      expect(createBrowserCipher(vector.secret).open(vector.sealed)).toBe(vector.text);
    }
  });

  it('decrypts what it encrypted, of any length and script', () => {
    for (let length = 0; length < 70; length += 1) {
      const text = '登录 a😀'
        .repeat(length)
        .slice(0, length * 2)
        .replace(/\p{Surrogate}/u, '');
      expect(cipher.open(cipher.seal(text))).toBe(text);
    }
  });

  it('encrypts a large body', () => {
    const text = 'x登'.repeat(100_000);
    expect(cipher.open(cipher.seal(text))).toBe(text);
  });

  it('never encrypts one text to the same body twice', () => {
    const bodies = new Set(Array.from({ length: 50 }, () => cipher.seal('same')));
    expect(bodies.size).toBe(50);
  });

  it('rejects thousands of random bodies of a valid length', () => {
    const header = fromBase64url(cipher.seal('')).subarray(0, WIRE_FORMAT.ivOffset);
    for (let round = 0; round < 3_000; round += 1) {
      const bytes = createRandomBytes(WIRE_FORMAT.minLength + 16 * (round % 5));
      bytes.set(header);
      expect(readReason(toBase64url(bytes))).toBe('authentication');
    }
  });

  it('rejects thousands of random bodies of any length', () => {
    for (let round = 0; round < 3_000; round += 1) {
      expect(readReason(toBase64url(createRandomBytes(round % 200)))).toMatch(
        /^(encoding|length|version|key|authentication)$/,
      );
    }
  });

  it('rejects a body with any single bit flipped', () => {
    const sealed = fromBase64url(cipher.seal('{"code":0,"data":{"access":["user"]}}'));
    for (let bit = 0; bit < sealed.length * 8; bit += 1) {
      const bytes = sealed.slice();
      bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      expect(readReason(toBase64url(bytes))).toMatch(/^(version|key|authentication)$/);
    }
  });

  it('rejects a body truncated at any character', () => {
    const sealed = cipher.seal('{"code":0}');
    for (let length = 0; length < sealed.length; length += 1) {
      expect(readReason(sealed.slice(0, length))).toMatch(/^(encoding|length)$/);
    }
  });

  it('rejects a body that is not base64url, or not in its canonical form', () => {
    const sealed = wireVectors.find((vector) => vector.secret === secret && vector.text === '')?.sealed ?? '';
    expect(readReason(sealed)).toBe('opened as ""');
    for (const body of [
      '',
      ' ',
      '{"code":0}',
      '<html>',
      `${sealed}=`,
      `${sealed}\n`,
      `+${sealed.slice(1)}`,
    ]) {
      expect(readReason(body)).toBe('encoding');
    }
    expect(readReason(`${cipher.seal('0123456789abcdef').slice(0, -1)}_`)).toBe('encoding');
  });

  it('recognizes another secret by its key id', () => {
    expect(readReason(createBrowserCipher('another secret, another key id').seal('text'))).toBe('key');
  });
});
