import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  type KeyObject,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { type Cipher, WIRE_FORMAT, WIRE_LABELS, WireError } from '@atrium/contract/wire/format';

interface NodeKeys {
  readonly id: number;
  // Not buffers, because Node would convert a buffer at each use, which takes longer than encrypting a short text.
  readonly encryption: KeyObject;
  readonly authentication: KeyObject;
}

const ALGORITHM = 'aes-256-cbc';

/** A cipher that can also encrypt a text in parts. */
export interface NodeCipher extends Cipher {
  /** Yields the encrypted text in parts. Joined, they are a text that `seal` could return for the whole text. */
  sealParts(parts: Iterable<string>): Generator<string>;
}

/**
 * Creates the server's cipher of the wire format; the browser's is `createBrowserCipher`. Shared test vectors check
 * that both match.
 */
export function createNodeCipher(secret: string): NodeCipher {
  const derive = (label: string): Buffer => createHmac('sha256', secret).update(label).digest();
  const keys: NodeKeys = {
    id: derive(WIRE_LABELS.id).readUInt8(0),
    encryption: createSecretKey(derive(WIRE_LABELS.encryption)),
    authentication: createSecretKey(derive(WIRE_LABELS.authentication)),
  };
  return {
    seal: (text) => [...sealParts(keys, [text])].join(''),
    sealParts: (parts) => sealParts(keys, parts),
    open: (sealed) => open(keys, sealed),
  };
}

/** The number of bytes in one base64 group. */
const BASE64_BYTES = 3;

function* sealParts(keys: NodeKeys, texts: Iterable<string>): Generator<string> {
  const hmac = createHmac('sha256', keys.authentication);
  let rest: Uint8Array = new Uint8Array();
  for (const part of encryptParts(keys, texts)) {
    hmac.update(part);
    const bytes = Buffer.concat([rest, part]);
    const end = bytes.length - (bytes.length % BASE64_BYTES);
    rest = bytes.subarray(end);
    yield bytes.toString('base64url', 0, end);
  }
  yield Buffer.concat([rest, hmac.digest()]).toString('base64url');
}

function* encryptParts(keys: NodeKeys, texts: Iterable<string>): Generator<Buffer> {
  const iv = randomBytes(WIRE_FORMAT.ivLength);
  const cipher = createCipheriv(ALGORITHM, keys.encryption, iv);
  yield Buffer.concat([Buffer.from([WIRE_FORMAT.version, keys.id]), iv]);
  for (const text of texts) yield cipher.update(text, 'utf8');
  yield cipher.final();
}

function open(keys: NodeKeys, sealed: string): string {
  const { version, ivOffset, cipherOffset, blockLength, macLength, minLength } = WIRE_FORMAT;
  const bytes = decodeBase64url(sealed);
  const hasValidLength =
    bytes.length >= minLength && (bytes.length - cipherOffset - macLength) % blockLength === 0;
  if (!hasValidLength) throw new WireError('length');
  if (bytes[0] !== version) throw new WireError('version');
  if (bytes[1] !== keys.id) throw new WireError('key');
  const macOffset = bytes.length - macLength;
  const body = bytes.subarray(0, macOffset);
  if (!timingSafeEqual(computeMac(keys, body), bytes.subarray(macOffset)))
    throw new WireError('authentication');
  const decipher = createDecipheriv(ALGORITHM, keys.encryption, bytes.subarray(ivOffset, cipherOffset));
  return decodeText(decipher, bytes.subarray(cipherOffset, macOffset));
}

function computeMac(keys: NodeKeys, body: Buffer): Buffer {
  return createHmac('sha256', keys.authentication).update(body).digest();
}

/**
 * Decodes a base64url text, and throws if it is not the canonical encoding of its bytes. `Buffer`
 * ignores invalid characters and unused bits. This function therefore checks the alphabet, and
 * encodes the last bytes again to compare them.
 */
function decodeBase64url(text: string): Buffer {
  if (!/^[\w-]+$/.test(text)) throw new WireError('encoding');
  const bytes = Buffer.from(text, 'base64url');
  const last = bytes.subarray(bytes.length - (bytes.length % 3)).toString('base64url');
  const isCanonical = text.length % 4 !== 1 && text.endsWith(last);
  if (!isCanonical) throw new WireError('encoding');
  return bytes;
}

function decodeText(decipher: ReturnType<typeof createDecipheriv>, ciphertext: Buffer): string {
  try {
    const plain = Buffer.concat([decipher.update(ciphertext), decipher.final()]);
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(plain);
  } catch {
    throw new WireError('text');
  }
}
