import { randomBytes } from 'node:crypto';
import { createBrowserCipher } from '@atrium/contract/wire';
import { WIRE_FORMAT, WireError } from '@atrium/contract/wire/format';
import { wireVectors } from '@atrium/contract/wire/vectors';
import { describe, expect, it } from 'vitest';
import { createNodeCipher } from './node-cipher.ts';

const secret = 'a secret of sixteen or more';
const cipher = createNodeCipher(secret);

function readFailure(sealed: string): string {
  try {
    return `opened as ${JSON.stringify(cipher.open(sealed))}`;
  } catch (error) {
    return error instanceof WireError ? error.reason : `another error: ${String(error)}`;
  }
}

describe('wire format on the server', () => {
  it('decrypts all shared test vectors', () => {
    for (const vector of wireVectors) {
      expect(createNodeCipher(vector.secret).open(vector.sealed)).toBe(vector.text);
    }
  });

  it('decrypts what the browser encrypts, and the reverse', () => {
    const browser = createBrowserCipher(secret);
    for (const { text } of wireVectors) {
      expect(cipher.open(browser.seal(text))).toBe(text);
      expect(browser.open(cipher.seal(text))).toBe(text);
    }
  });

  it('encrypts a text in parts to the same result as the whole text', () => {
    const parts = ['{"a":"', '', '中文'.repeat(50_000), 'x', '"}'];
    const sealed = [...cipher.sealParts(parts)];
    expect(sealed.length).toBeGreaterThan(parts.length);
    expect(cipher.open(sealed.join(''))).toBe(parts.join(''));
  });

  it('rejects thousands of random bodies of a valid length', () => {
    const header = Buffer.from(cipher.seal(''), 'base64url').subarray(0, WIRE_FORMAT.ivOffset);
    for (let round = 0; round < 5_000; round += 1) {
      const bytes = randomBytes(WIRE_FORMAT.minLength + 16 * (round % 5));
      bytes.set(header);
      expect(readFailure(bytes.toString('base64url'))).toBe('authentication');
    }
  });

  it('rejects random bodies of any length', () => {
    for (let round = 0; round < 5_000; round += 1) {
      const failure = readFailure(randomBytes(round % 200).toString('base64url'));
      expect(failure).toMatch(/^(encoding|length|version|key|authentication)$/);
    }
  });

  it('rejects a body with any single bit flipped', () => {
    const sealed = Buffer.from(cipher.seal('{"access":["user"]}'), 'base64url');
    for (let bit = 0; bit < sealed.length * 8; bit += 1) {
      const bytes = Buffer.from(sealed);
      bytes.writeUInt8(bytes.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
      expect(readFailure(bytes.toString('base64url'))).toMatch(/^(version|key|authentication)$/);
    }
  });

  it('rejects a body that is not base64url, or not in its canonical form', () => {
    const sealed = cipher.seal('text');
    for (const body of ['', ' ', '{"code":0}', '<html>', `${sealed}=`, `${sealed}\n`, `${sealed}!`]) {
      expect(readFailure(body)).toBe('encoding');
    }
  });
});
