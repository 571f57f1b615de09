import type { FastifyReply, FastifyRequest } from 'fastify';

/** The codes and names of the errors of a stream or handler that stopped because the caller closed the connection. */
const DISCONNECT_ERRORS = new Set<unknown>(['ERR_STREAM_PREMATURE_CLOSE', 'ABORT_ERR', 'AbortError']);

/**
 * Returns whether a request failed because its caller closed the connection. Node raises the same codes for other
 * connections, such as those to the database, so the code alone is not enough.
 */
export function hasClientDisconnected(error: unknown, request: FastifyRequest, reply: FastifyReply): boolean {
  if (!(error instanceof Error)) return false;
  if (error === request.raw.errored) return true;
  const isClosed = reply.raw.destroyed && !reply.raw.writableFinished;
  return (
    isClosed && (DISCONNECT_ERRORS.has(error.name) || ('code' in error && DISCONNECT_ERRORS.has(error.code)))
  );
}
