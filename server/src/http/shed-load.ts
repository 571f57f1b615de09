import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { addressGroup } from '../domain/address-group.ts';
import { StatusError } from '../domain/status-error.ts';

/** Seconds after which a rejected caller may try again. */
const RETRY_AFTER = 1;
/** The number of calls of one address that may use the spare capacity. */
const FEW = 8;

interface Place {
  readonly address: string;
  readonly socket: Socket;
  /** Whether the server works on the call; false while its body arrives and while its response is sent. */
  isWorkedOn: boolean;
}

/**
 * Rejects calls beyond the parallel limit with 503, so that accepted calls finish in time. When the limit is reached, a
 * quarter more is available for addresses with few calls, so that one address cannot use all capacity. A call whose
 * connection closes frees its slot as soon as no work is done for it, because Fastify reports no response then.
 */
async function registerLimit(
  app: FastifyInstance,
  { maxInFlight }: { readonly maxInFlight: number },
): Promise<void> {
  const places = new Map<FastifyRequest, Place>();
  const callCounts = new Map<string, number>();
  const callsBySocket = new WeakMap<Socket, Set<FastifyRequest>>();
  const spare = Math.floor(maxInFlight / 4);

  function leave(request: FastifyRequest): void {
    const place = places.get(request);
    if (!place) return;
    places.delete(request);
    callsBySocket.get(place.socket)?.delete(request);
    const left = (callCounts.get(place.address) ?? 1) - 1;
    if (left > 0) callCounts.set(place.address, left);
    else callCounts.delete(place.address);
  }

  /** All calls of a connection share one listener. */
  function watch(socket: Socket): Set<FastifyRequest> {
    const calls = new Set<FastifyRequest>();
    callsBySocket.set(socket, calls);
    socket.once('close', () => {
      for (const request of calls) if (!places.get(request)?.isWorkedOn) leave(request);
    });
    return calls;
  }

  function mark(request: FastifyRequest, isWorkedOn: boolean): void {
    const place = places.get(request);
    if (!place) return;
    place.isWorkedOn = isWorkedOn;
    if (!isWorkedOn && place.socket.destroyed) leave(request);
  }

  app.addHook('onRequest', async (request) => {
    if (!isLimited(request)) return;
    const { socket } = request.raw;
    const address = addressGroup(request.ip);
    const own = callCounts.get(address) ?? 0;
    const limit = own < FEW ? maxInFlight + spare : maxInFlight;
    if (places.size >= limit) throw new StatusError(503, RETRY_AFTER);
    places.set(request, { address, socket, isWorkedOn: true });
    callCounts.set(address, own + 1);
    (callsBySocket.get(socket) ?? watch(socket)).add(request);
  });
  app.addHook('preParsing', async (request) => mark(request, false));
  app.addHook('preHandler', async (request) => mark(request, true));
  app.addHook('onSend', async (request) => mark(request, false));
  app.addHook('onResponse', async (request) => leave(request));
}

export const shedLoad = fastifyPlugin(registerLimit, { name: 'shed-load', fastify: '5.x' });

function isLimited({ url, routeOptions }: FastifyRequest): boolean {
  return url.startsWith('/api/') || routeOptions.config.isLimited === true;
}
