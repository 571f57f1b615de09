import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressGroup } from './address-group.ts';
import { StatusFailure } from './status-failure.ts';

/** Seconds after which a refused caller may try again. */
const RETRY_AFTER = 1;
/** Up to how many calls of one address may use the spare places. */
const FEW = 8;

/**
 * Refuses calls beyond what can be worked on at once with 503, so that those inside are answered in time. When all
 * places are taken, a quarter more is there for addresses with few calls, so that one address cannot take them all.
 *
 * @param counts which requests are meant; every call unless said.
 */
export function shedLoad(
  app: FastifyInstance,
  maxInFlight: number,
  counts: (request: FastifyRequest) => boolean = isCall,
): void {
  const inFlight = new Map<FastifyRequest, string>();
  const callsOf = new Map<string, number>();
  const spare = Math.floor(maxInFlight / 4);
  app.addHook('onRequest', async (request) => {
    if (!counts(request)) return;
    const address = addressGroup(request.ip);
    const own = callsOf.get(address) ?? 0;
    const places = own < FEW ? maxInFlight + spare : maxInFlight;
    if (inFlight.size >= places) throw new StatusFailure(503, RETRY_AFTER);
    inFlight.set(request, address);
    callsOf.set(address, own + 1);
  });
  app.addHook('onResponse', async (request) => {
    const address = inFlight.get(request);
    if (address === undefined) return;
    inFlight.delete(request);
    const left = (callsOf.get(address) ?? 1) - 1;
    if (left > 0) callsOf.set(address, left);
    else callsOf.delete(address);
  });
}

function isCall({ url }: FastifyRequest): boolean {
  return url.startsWith('/api/');
}
