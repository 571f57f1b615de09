import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { Envelope } from '@atrium/contract';
import type { FastifyReply } from 'fastify';
import { StatusError } from '../domain/status-error.ts';
import { jsonParts } from './json-parts.ts';
import { RETRY_AFTER } from './memory-reserve.ts';
import { sendCompressed } from './send-compressed.ts';
import type { NodeCipher } from './wire/node-cipher.ts';

/** The length from which a response is encrypted and sent in parts, in characters of JSON. */
const LARGE = 256 * 1024;
/**
 * Bytes of memory for each character of a large response: two for the text, and some for the parts that are being sent.
 */
const WEIGHT = 3;

/**
 * Encrypts and sends the result of a call. The server processes other calls between the parts of a large response.
 *
 * @param take Reserves memory until the response is sent. Returns whether the memory was free.
 * @throws StatusError 503 when the memory is not free.
 */
export async function sendEnvelope(
  reply: FastifyReply,
  cipher: NodeCipher,
  envelope: Envelope,
  take: (bytes: number) => boolean,
): Promise<FastifyReply> {
  const parts: string[] = [];
  let length = 0;
  for (const part of jsonParts(envelope)) {
    parts.push(part);
    length += part.length;
    if (length > LARGE) await setImmediate();
  }
  reply.type('text/plain; charset=utf-8');
  if (length <= LARGE) return sendCompressed(reply, cipher.seal(parts.join('')));
  if (!take(length * WEIGHT)) throw new StatusError(503, RETRY_AFTER);
  return reply.send(Readable.from(inTurns(cipher.sealParts(drain(parts))), { objectMode: false }));
}

/** Releases each part after it is encrypted. */
function* drain(parts: string[]): Generator<string> {
  for (let part = parts.shift(); part !== undefined; part = parts.shift()) yield part;
}

async function* inTurns(parts: Iterable<string>): AsyncGenerator<Buffer> {
  for (const part of parts) {
    yield Buffer.from(part, 'latin1');
    await setImmediate();
  }
}
