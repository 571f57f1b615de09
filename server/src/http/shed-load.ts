import type { FastifyInstance } from 'fastify';
import { StatusFailure } from './status-failure.ts';

/** Seconds after which a refused caller may try again. */
const RETRY_AFTER = 1;

/** Refuses calls beyond what can be worked on at once with 503, so that those inside are answered in time. */
export function shedLoad(app: FastifyInstance, maxInFlight: number): void {
  let inFlight = 0;
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api/')) return;
    if (inFlight >= maxInFlight) throw new StatusFailure(503, RETRY_AFTER);
    inFlight += 1;
    reply.raw.once('close', () => {
      inFlight -= 1;
    });
  });
}
