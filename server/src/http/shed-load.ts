import type { FastifyInstance, FastifyRequest } from 'fastify';
import { StatusFailure } from './status-failure.ts';

/** Seconds after which a refused caller may try again. */
const RETRY_AFTER = 1;

/**
 * Refuses calls beyond what can be worked on at once with 503, so that those inside are answered in time.
 *
 * @param counts which requests are meant; every call unless said.
 */
export function shedLoad(
  app: FastifyInstance,
  maxInFlight: number,
  counts: (request: FastifyRequest) => boolean = isCall,
): void {
  const inFlight = new Set<FastifyRequest>();
  app.addHook('onRequest', async (request) => {
    if (!counts(request)) return;
    if (inFlight.size >= maxInFlight) throw new StatusFailure(503, RETRY_AFTER);
    inFlight.add(request);
  });
  app.addHook('onResponse', async (request) => {
    inFlight.delete(request);
  });
}

function isCall({ url }: FastifyRequest): boolean {
  return url.startsWith('/api/');
}
