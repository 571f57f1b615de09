import { ACCESS_HEADER } from '@atrium/contract';
import cors from '@fastify/cors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { StatusError } from '../domain/status-error.ts';

interface OriginOptions {
  /** Additional origins that may send calls and read the responses, such as a console on another server. */
  readonly origins: readonly string[];
}

/**
 * Rejects calls of pages of other origins. A request without `Origin` comes from a program and is accepted. Even if a
 * page could send one, the request would have no credentials, because the token is in a header, which a browser never
 * adds by itself.
 */
async function checkOrigins(app: FastifyInstance, { origins }: OriginOptions): Promise<void> {
  app.addHook('onRequest', async (request) => {
    const { origin } = request.headers;
    if (origin === undefined || !request.url.startsWith('/api/') || origins.includes(origin)) return;
    if (parseOrigin(origin) === getOwnOrigin(request)) return;
    warnOfMisconfiguredProxy(request, origin);
    throw new StatusError(403);
  });
  if (origins.length === 0) return;
  await app.register(cors, {
    origin: [...origins],
    methods: ['POST'],
    allowedHeaders: ['Accept-Language', 'Content-Type', 'X-Token'],
    exposedHeaders: ['Retry-After', ACCESS_HEADER],
    maxAge: 600,
  });
}

export const rejectForeignOrigins = fastifyPlugin(checkOrigins, {
  name: 'reject-foreign-origins',
  fastify: '5.x',
});

/**
 * Returns the origin of the request as the browser sees it. Behind a reverse proxy that terminates TLS, `trust-proxy`
 * must be set so that the server uses the proxy's `X-Forwarded-Proto` and `X-Forwarded-Host`.
 */
function getOwnOrigin({ protocol, host }: FastifyRequest): string {
  return parseOrigin(`${protocol}://${host}`) ?? 'unknown';
}

/** Returns an origin without its default port; undefined for a value without an origin, such as `null`. */
function parseOrigin(text: string): string | undefined {
  const page = URL.parse(text);
  return page === null || page.host === '' ? undefined : page.origin;
}

/**
 * Logs a warning if the foreign origin has the same host name as the server, with another scheme or port. Usually, a
 * reverse proxy is then misconfigured.
 */
function warnOfMisconfiguredProxy(request: FastifyRequest, origin: string): void {
  const own = getOwnOrigin(request);
  if (URL.parse(origin)?.hostname !== URL.parse(own)?.hostname) return;
  request.log.warn(
    { origin, own },
    'foreign origin of the same host: behind a reverse proxy, set trust-proxy to its address or add the origin to origins',
  );
}
