import { resolve } from 'node:path';
import type { FastifyReply } from 'fastify';

/** Values of `Cache-Control` for the files of the site. */
export const CACHING = {
  year: 'public, max-age=31536000, immutable',
  none: 'no-store',
  /** A cache checks its copy each time, and the server responds with 304 while the file is the same. */
  checked: 'no-cache',
} as const;

/** Sends a file from the folder `home`. */
export function sendFile(
  reply: FastifyReply,
  home: string,
  file: string,
  caching: (typeof CACHING)[keyof typeof CACHING],
): FastifyReply {
  // Only a file that caches check needs headers for the check. In a hundred small files, headers are half the bytes.
  const isChecked = caching === CACHING.checked;
  const options = { cacheControl: false, acceptRanges: false, etag: isChecked, lastModified: isChecked };
  return reply.header('Cache-Control', caching).sendFile(file, resolve(home), options);
}
