import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Envelope } from '@atrium/contract';
import type { FastifyReply } from 'fastify';
import { acceptsEncoding } from '../domain/accepts-encoding.ts';
import { StatusError } from '../domain/status-error.ts';
import { createJsonParts } from './create-json-parts.ts';
import { RETRY_AFTER } from './memory-reserve.ts';
import type { NodeCipher } from './wire/node-cipher.ts';

/** The length from which compression saves a network packet, in characters. */
const MIN_LENGTH = 4 * 1024;

/**
 * Sends an encrypted text. Its bytes are random, so compression saves only what base64url adds, a quarter of the text.
 * The fastest settings save as much, and take 0.07 ms of CPU time for 13 KB (brotli) instead of 0.3 ms.
 */
function sendCompressed(reply: FastifyReply, text: string): FastifyReply {
  reply.header('Vary', 'accept-encoding');
  const accepted = reply.request.headers['accept-encoding'];
  if (text.length < MIN_LENGTH) return reply.send(text);
  if (acceptsEncoding(accepted, 'br')) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MIN_QUALITY };
    return reply.header('Content-Encoding', 'br').send(brotliCompressSync(text, { params }));
  }
  if (acceptsEncoding(accepted, 'gzip')) {
    const options = { level: constants.Z_BEST_SPEED, strategy: constants.Z_HUFFMAN_ONLY };
    return reply.header('Content-Encoding', 'gzip').send(gzipSync(text, options));
  }
  return reply.send(text);
}

/** The length from which a response is encrypted and sent in parts, in characters of JSON. */
const LARGE_LENGTH = 256 * 1024;
/**
 * Bytes of memory for each character of a large response: two for the text, and some for the parts that are being sent.
 */
const WEIGHT = 3;

/**
 * Encrypts and sends the result of a call. The server processes other calls between the parts of a large response.
 *
 * @param tryReserve Reserves memory until the response is sent. Returns whether the memory was free.
 * @throws StatusError 503 when the memory is not free.
 */
export async function sendEnvelope(
  reply: FastifyReply,
  cipher: NodeCipher,
  envelope: Envelope,
  tryReserve: (bytes: number) => boolean,
): Promise<FastifyReply> {
  const parts: string[] = [];
  let length = 0;
  for (const part of createJsonParts(envelope)) {
    parts.push(part);
    length += part.length;
    if (length > LARGE_LENGTH) await setImmediate();
  }
  reply.type('text/plain; charset=utf-8');
  if (length <= LARGE_LENGTH) return sendCompressed(reply, cipher.seal(parts.join('')));
  if (!tryReserve(length * WEIGHT)) throw new StatusError(503, RETRY_AFTER);
  return reply.send(Readable.from(toBuffers(cipher.sealParts(takeParts(parts))), { objectMode: false }));
}

/** Yields the parts and removes each one from the list, so that its memory is free after it is encrypted. */
function* takeParts(parts: string[]): Generator<string> {
  for (let part = parts.shift(); part !== undefined; part = parts.shift()) yield part;
}

/** Yields each part as bytes. The server processes other calls before the next part. */
async function* toBuffers(parts: Iterable<string>): AsyncGenerator<Buffer> {
  for (const part of parts) {
    yield Buffer.from(part, 'latin1');
    await setImmediate();
  }
}
