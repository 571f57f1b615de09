import type { FastifyInstance, FastifyRequest } from 'fastify';
import { StatusError } from '../domain/status-error.ts';

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
    const { origin } = request.headers;
    if (origin === undefined || !request.url.startsWith('/api/')) return;
    if (origins.includes(origin)) {
      reply.header('Access-Control-Allow-Origin', origin).header('Vary', 'Origin');
      reply.header('Access-Control-Expose-Headers', 'Retry-After');
    } else if (originOf(origin) !== ownOrigin(request)) {
      warnOfGateway(request, origin);
      throw new StatusError(403);
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

/**
 * The origin that was called, as the browser sees it. Behind a gateway that terminates TLS, `trust-proxy` lets the server
 * believe the gateway's `X-Forwarded-Proto` and `X-Forwarded-Host`.
 */
function ownOrigin({ protocol, host }: FastifyRequest): string {
  return originOf(`${protocol}://${host}`) ?? 'unknown';
}

/** An origin without its default port; undefined for anything that has none, such as `null`. */
function originOf(text: string): string | undefined {
  const page = URL.parse(text);
  return page === null || page.host === '' ? undefined : page.origin;
}

/** A page of the same host by another scheme is foreign, but more often a sign of a gateway that is not configured. */
function warnOfGateway(request: FastifyRequest, origin: string): void {
  const own = ownOrigin(request);
  if (URL.parse(origin)?.hostname !== URL.parse(own)?.hostname) return;
  request.log.warn(
    { origin, own },
    'foreign origin of the same host: behind a gateway, set trust-proxy to its address or add the origin to origins',
  );
}
