import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { addressGroup } from '../domain/address-group.ts';
import { StatusError } from '../domain/status-error.ts';

/** Seconds after which a rejected caller may try again. */
const RETRY_AFTER = 1;
/** The number of calls of one address that may use the spare capacity. */
const FEW = 8;

interface CallSlot {
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
  const slots = new Map<FastifyRequest, CallSlot>();
  const callCounts = new Map<string, number>();
  const callsBySocket = new WeakMap<Socket, Set<FastifyRequest>>();
  const spare = Math.floor(maxInFlight / 4);

  function leave(request: FastifyRequest): void {
    const slot = slots.get(request);
    if (!slot) return;
    slots.delete(request);
    callsBySocket.get(slot.socket)?.delete(request);
    const left = (callCounts.get(slot.address) ?? 1) - 1;
    if (left > 0) callCounts.set(slot.address, left);
    else callCounts.delete(slot.address);
  }

  /** All calls of a connection share one listener. */
  function watch(socket: Socket): Set<FastifyRequest> {
    const calls = new Set<FastifyRequest>();
    callsBySocket.set(socket, calls);
    socket.once('close', () => {
      for (const request of calls) if (!slots.get(request)?.isWorkedOn) leave(request);
    });
    return calls;
  }

  function mark(request: FastifyRequest, isWorkedOn: boolean): void {
    const slot = slots.get(request);
    if (!slot) return;
    slot.isWorkedOn = isWorkedOn;
    if (!isWorkedOn && slot.socket.destroyed) leave(request);
  }

  app.addHook('onRequest', async (request) => {
    if (!isLimited(request)) return;
    const { socket } = request.raw;
    const address = addressGroup(request.ip);
    const own = callCounts.get(address) ?? 0;
    const limit = own < FEW ? maxInFlight + spare : maxInFlight;
    if (slots.size >= limit) throw new StatusError(503, RETRY_AFTER);
    slots.set(request, { address, socket, isWorkedOn: true });
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
