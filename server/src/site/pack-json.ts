import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptsEncoding } from '../domain/accepts-encoding.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** A quality that is fast enough to compress a response while the caller waits. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** JSON as text, and compressed on demand. Each compression runs at most once. */
export interface PackedJson {
  readonly text: string;
  readonly br: () => Promise<Buffer>;
  readonly gzip: () => Promise<Buffer>;
}

export function packJson(value: object): PackedJson {
  const text = JSON.stringify(value);
  let br: Promise<Buffer> | undefined;
  let gz: Promise<Buffer> | undefined;
  return {
    text,
    br: () => {
      br ??= compressBrotli(text, BROTLI);
      return br;
    },
    gzip: () => {
      gz ??= compressGzip(text);
      return gz;
    },
  };
}

/** Sends JSON in the smallest encoding that the browser accepts. */
export async function sendPacked(
  request: FastifyRequest,
  reply: FastifyReply,
  json: PackedJson,
): Promise<FastifyReply> {
  const accepted = request.headers['accept-encoding'];
  reply.type('application/json; charset=utf-8').header('Vary', 'accept-encoding');
  if (acceptsEncoding(accepted, 'br')) return reply.header('Content-Encoding', 'br').send(await json.br());
  if (acceptsEncoding(accepted, 'gzip'))
    return reply.header('Content-Encoding', 'gzip').send(await json.gzip());
  return reply.send(json.text);
}
