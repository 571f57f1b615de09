import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { isDatabaseUnavailable } from '../database/is-database-unavailable.ts';
import { removeParameters } from '../database/remove-parameters.ts';
import { StatusError } from '../domain/status-error.ts';
import { hasClientDisconnected } from './has-client-disconnected.ts';

/** Seconds after which a caller may try again while the database restarts. */
const DATABASE_RETRY_AFTER = 1;

/** Responds to failed requests and to requests without a route: a status, and an empty body. Details go to the log. */
export const handleErrors = fastifyPlugin(registerErrorHandlers, { name: 'handle-errors', fastify: '5.x' });

async function registerErrorHandlers(app: FastifyInstance): Promise<void> {
  app.setErrorHandler((error: FastifyError | StatusError, request, reply) => {
    if (error instanceof StatusError) return sendStatus(reply, error.statusCode, error.retryAfter);
    if (hasClientDisconnected(error, request, reply)) {
      request.log.info('client disconnected');
      return sendStatus(reply, 400);
    }
    const isUnavailable = isDatabaseUnavailable(error);
    const status = isUnavailable ? 503 : (error.statusCode ?? 500);
    if (status >= 500) request.log.error(removeParameters(error), 'request failed');
    return sendStatus(reply, status, isUnavailable ? DATABASE_RETRY_AFTER : undefined);
  });
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    const allowed = listAllowedMethods(app, path);
    if (allowed === undefined || allowed.split(', ').includes(request.method)) return sendStatus(reply, 404);
    return sendStatus(reply.header('Allow', allowed), 405);
  });
}

/**
 * Responds to requests that never reach a route, such as an address that cannot be decoded. Hooks do not run for them.
 */
export function rejectUnreadableRequest(
  error: FastifyError,
  _request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  return sendStatus(reply.header('X-Content-Type-Options', 'nosniff'), error.statusCode ?? 400);
}

/**
 * Returns the methods that an address of the console API or of the site accepts: calls use POST, and every other
 * address is only read. Returns undefined when the address belongs to no call.
 */
function listAllowedMethods(app: FastifyInstance, path: string): string | undefined {
  if (!path.startsWith('/api/')) return 'GET, HEAD';
  return app.hasRoute({ method: 'POST', url: path }) ? 'POST' : undefined;
}

function sendStatus(reply: FastifyReply, status: number, retryAfter?: number): FastifyReply {
  if (retryAfter !== undefined) reply.header('Retry-After', retryAfter);
  return reply.code(status).header('Cache-Control', 'no-store').type('text/plain; charset=utf-8').send('');
}
