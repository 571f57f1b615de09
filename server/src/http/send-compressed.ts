import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply } from 'fastify';

/** Characters from which on compression saves a network packet. */
const MIN_LENGTH = 4 * 1024;

/**
 * Sends an encrypted text. Its bytes are random, so only the quarter that base64url adds can be saved. The fastest
 * settings save it too, and take 0.07 ms of CPU time for 13 KB (brotli) instead of 0.3 ms.
 */
export function sendCompressed(reply: FastifyReply, text: string): FastifyReply {
  reply.header('Vary', 'accept-encoding');
  const accepted = reply.request.headers['accept-encoding'] ?? '';
  if (text.length < MIN_LENGTH) return reply.send(text);
  if (/\bbr\b/.test(accepted)) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MIN_QUALITY };
    return reply.header('Content-Encoding', 'br').send(brotliCompressSync(text, { params }));
  }
  if (/\bgzip\b/.test(accepted)) {
    const options = { level: constants.Z_BEST_SPEED, strategy: constants.Z_HUFFMAN_ONLY };
    return reply.header('Content-Encoding', 'gzip').send(gzipSync(text, options));
  }
  return reply.send(text);
}
