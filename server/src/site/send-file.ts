import { resolve } from 'node:path';
import type { FastifyReply } from 'fastify';

/** `Cache-Control` values for the files of the site. */
export const CACHING = {
  immutable: 'public, max-age=31536000, immutable',
  noStore: 'no-store',
  /** A cache validates its copy for each request. The server responds with 304 if the file has not changed. */
  noCache: 'no-cache',
} as const;

/** Sends a file from the `home` folder. */
export function sendFile(
  reply: FastifyReply,
  home: string,
  file: string,
  caching: (typeof CACHING)[keyof typeof CACHING],
): FastifyReply {
  // Only files that a cache validates need an ETag and a modification time. For a hundred small files, headers are half
  // of the bytes.
  const isValidated = caching === CACHING.noCache;
  const options = { cacheControl: false, acceptRanges: false, etag: isValidated, lastModified: isValidated };
  return reply.header('Cache-Control', caching).sendFile(file, resolve(home), options);
}
