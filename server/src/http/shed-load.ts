import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { getAddressGroup } from '../domain/get-address-group.ts';
import { StatusError } from '../domain/status-error.ts';

/** Seconds after which a rejected caller may try again. */
const RETRY_AFTER = 1;
/** The number of calls of one address that may use the spare capacity. */
const SPARE_CALLS_PER_ADDRESS = 8;

/**
 * `arriving` while the body of the call arrives, `sending` while its response is sent, and `working` before the body
 * arrives and while the handler runs.
 */
type Stage = 'arriving' | 'working' | 'sending';

interface CallSlot {
  readonly address: string;
  readonly socket: Socket;
  stage: Stage;
  /** Start of the stage, in milliseconds. */
  since: number;
}

interface LoadLimits {
  /** The maximum number of running calls, and of calls whose body is arriving. */
  readonly maxInFlight: number;
  /** Milliseconds for which a body may arrive before the server may close its connection. */
  readonly arrivalGrace: number;
}

/**
 * Rejects calls beyond the parallel limit with 503, so that accepted calls finish in time. When the limit is reached, a
 * quarter more is available for addresses with few calls, so that one address cannot use all capacity.
 *
 * A call whose body is still arriving does not count, because its caller decides how long that takes. The limit for
 * arriving calls is the same as for running calls. When it is reached, a new call closes another one whose body has
 * been arriving for longer than the grace period: the oldest call of the address with the most such calls. If there is
 * none, the new call is rejected.
 *
 * When the connection of a call closes, Fastify does not report the end of its response. The call then frees its slot
 * as soon as its handler is not running.
 */
async function registerLimit(app: FastifyInstance, { maxInFlight, arrivalGrace }: LoadLimits): Promise<void> {
  const slots = new Map<FastifyRequest, CallSlot>();
  /** The calls whose body is arriving, oldest first. */
  const arriving = new Map<FastifyRequest, CallSlot>();
  const callsBySocket = new WeakMap<Socket, Set<FastifyRequest>>();
  const spare = Math.floor(maxInFlight / 4);

  function freeSlot(request: FastifyRequest): void {
    const slot = slots.get(request);
    slots.delete(request);
    arriving.delete(request);
    if (slot) callsBySocket.get(slot.socket)?.delete(request);
  }

  /** All calls of a connection share one listener. */
  function watchSocket(socket: Socket): Set<FastifyRequest> {
    const calls = new Set<FastifyRequest>();
    callsBySocket.set(socket, calls);
    socket.once('close', () => {
      for (const request of calls) if (slots.get(request)?.stage !== 'working') freeSlot(request);
    });
    return calls;
  }

  function setStage(request: FastifyRequest, stage: Stage): void {
    const slot = slots.get(request);
    if (!slot) return;
    slot.stage = stage;
    slot.since = performance.now();
    if (stage === 'arriving') arriving.set(request, slot);
    else arriving.delete(request);
    if (stage !== 'working' && slot.socket.destroyed) freeSlot(request);
  }

  /** @throws StatusError 503 when the limit for running or for arriving calls is reached. */
  function assertCapacity(address: string, kind: 'running' | 'arriving'): void {
    const isArriving = kind === 'arriving';
    const count = isArriving ? arriving.size : slots.size - arriving.size;
    if (count < maxInFlight) return;
    const callsOfAddress = [...slots.values()].filter(
      (slot) => slot.address === address && (slot.stage === 'arriving') === isArriving,
    );
    if (callsOfAddress.length >= SPARE_CALLS_PER_ADDRESS || count >= maxInFlight + spare)
      throw new StatusError(503, RETRY_AFTER);
  }

  /** Closes the oldest call whose body arrives too slowly, of the address with the most such calls. */
  function closeSlowest(): void {
    // The bodies that began to arrive before this time are slow.
    const graceStart = performance.now() - arrivalGrace;
    const slow = [...arriving].filter(([, { since }]) => since <= graceStart);
    const counts = new Map<string, number>();
    for (const [, { address }] of slow) counts.set(address, (counts.get(address) ?? 0) + 1);
    const maximum = Math.max(...counts.values());
    const [request, slot] = slow.find(([, { address }]) => counts.get(address) === maximum) ?? [];
    if (request) freeSlot(request);
    slot?.socket.destroy();
  }

  app.addHook('onRequest', async (request) => {
    if (!isLimited(request)) return;
    const { socket } = request.raw;
    const address = getAddressGroup(request.ip);
    assertCapacity(address, 'running');
    slots.set(request, { address, socket, stage: 'working', since: performance.now() });
    (callsBySocket.get(socket) ?? watchSocket(socket)).add(request);
  });
  app.addHook('preParsing', async (request) => {
    const slot = slots.get(request);
    if (!slot) return;
    if (arriving.size >= maxInFlight) closeSlowest();
    assertCapacity(slot.address, 'arriving');
    setStage(request, 'arriving');
  });
  app.addHook('preHandler', async (request) => {
    const slot = slots.get(request);
    if (slot) assertCapacity(slot.address, 'running');
    setStage(request, 'working');
  });
  app.addHook('onSend', async (request) => setStage(request, 'sending'));
  app.addHook('onResponse', async (request) => freeSlot(request));
}

export const shedLoad = fastifyPlugin(registerLimit, { name: 'shed-load', fastify: '5.x' });

function isLimited({ url, routeOptions }: FastifyRequest): boolean {
  return url.startsWith('/api/') || routeOptions.config.isLimited === true;
}
