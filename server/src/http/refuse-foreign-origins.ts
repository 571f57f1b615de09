import type { FastifyInstance } from 'fastify';
import { StatusFailure } from './status-failure.ts';

/** How long a browser may remember that an origin may call, in seconds. */
const REMEMBERED = 600;

/**
 * Refuses calls that a page of another origin makes. A request without `Origin` comes from a program, which has no
 * cookies to be abused; the token's header is the credential either way.
 *
 * @param origins further origins that may call, such as a console served elsewhere; their pages may read the answers.
 */
export function refuseForeignOrigins(app: FastifyInstance, origins: readonly string[]): void {
  app.addHook('onRequest', async (request, reply) => {
    const { origin, host } = request.headers;
    if (origin === undefined || !request.url.startsWith('/api/')) return;
    if (origins.includes(origin)) {
      reply.header('Access-Control-Allow-Origin', origin).header('Vary', 'Origin');
      reply.header('Access-Control-Expose-Headers', 'Retry-After');
    } else if (!isOwn(origin, host)) {
      throw new StatusFailure(403);
    }
  });
  app.options('/api/*', { config: { access: 'public' } }, (_request, reply) =>
    reply
      .code(204)
      .header('Access-Control-Allow-Methods', 'POST')
      .header('Access-Control-Allow-Headers', 'Accept-Language, Content-Type, X-Token')
      .header('Access-Control-Max-Age', REMEMBERED)
      .send(),
  );
}

/** Whether an origin is the address that was called; its scheme is not compared, since a proxy may have changed it. */
function isOwn(origin: string, host: string | undefined): boolean {
  const page = URL.parse(origin);
  return page !== null && page.host !== '' && page.host === URL.parse(`${page.protocol}//${host}`)?.host;
}
