import type { FastifyInstance } from 'fastify';
import { StatusFailure } from './status-failure.ts';

/**
 * Refuses calls that a page of another origin makes. A request without `Origin` comes from a program, which has no
 * cookies to be abused; the token's header is the credential either way.
 *
 * @param origins further origins that may call, such as a console served elsewhere.
 */
export function refuseForeignOrigins(app: FastifyInstance, origins: readonly string[]): void {
  app.addHook('onRequest', async (request) => {
    const { origin, host } = request.headers;
    if (origin === undefined || !request.url.startsWith('/api/')) return;
    if (URL.parse(origin)?.host !== host && !origins.includes(origin)) throw new StatusFailure(403);
  });
}
