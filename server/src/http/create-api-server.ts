import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import type { SignedInUser } from '../domain/request-context.ts';
import { createCallMemory } from './call-memory.ts';
import type { RouteDeclaration } from './declare-route.ts';
import { handleErrors, rejectUnreadableRequest } from './handle-errors.ts';
import { type PublicApiOptions, registerPublicApi } from './public/register-public-api.ts';
import { registerCalls } from './register-calls.ts';
import { rejectForeignOrigins } from './reject-foreign-origins.ts';
import { requireAccess } from './require-access.ts';
import { registerScimApi, type ScimApiOptions } from './scim/register-scim-api.ts';
import { securityHeaders } from './security-headers.ts';
import { shedLoad } from './shed-load.ts';
import { createNodeCipher } from './wire/node-cipher.ts';

export interface ApiServerOptions {
  /** The secret of the wire format, the one that `/config.json` gives the console. */
  readonly wireKey: string;
  readonly routes: readonly RouteDeclaration[];
  readonly authenticate: (token: string) => Promise<SignedInUser | undefined>;
  /** The public API, without the memory that it shares with the calls. The default is none. */
  readonly publicApi?: Omit<PublicApiOptions, 'memory'>;
  /** The SCIM API, without the memory that it shares with the calls. The default is none. */
  readonly scimApi?: Omit<ScimApiOptions, 'memory'>;
  /** Other origins whose pages may send calls. */
  readonly origins?: readonly string[];
  /** Maximum number of parallel calls. Addresses with few calls can use a quarter more. Further calls get 503. */
  readonly maxInFlight?: number;
  /** Milliseconds that a large call may wait for memory before it gets 503. The default is 10 seconds. */
  readonly memoryTimeout?: number;
  /**
   * How long a request may take to arrive completely, in milliseconds. A slower request gets 408.
   * The default is one minute.
   */
  readonly requestTimeout?: number;
  /**
   * When too many bodies arrive at the same time, the server closes connections whose body has been arriving for longer
   * than this, in milliseconds. The default is one second.
   */
  readonly arrivalGrace?: number;
  /**
   * How long a connection may transfer no byte, in milliseconds, such as one whose response is not read. The default is
   * 90 seconds.
   */
  readonly idleTimeout?: number;
  /** Addresses of proxies whose `X-Forwarded-*` headers are trusted. */
  readonly trustProxy?: FastifyServerOptions['trustProxy'];
  readonly logger?: FastifyServerOptions['logger'];
  /** The clock of the server. The default is the system's. */
  readonly clock?: () => Date;
}

const MAX_IN_FLIGHT = 200;
const ARRIVAL_GRACE = 1_000;
const REQUEST_TIMEOUT = 60_000;
/** The interval of the check for requests that arrive too slowly, in milliseconds. */
const ARRIVAL_CHECK = 5_000;
/** How long a connection may transfer no byte, in milliseconds. It is longer than any run of an engine. */
const IDLE_TIMEOUT = 90_000;

/**
 * Creates the API as a Fastify application that does not listen yet.
 *
 * @throws Error when a route declares no access.
 */
export async function createApiServer(options: ApiServerOptions): Promise<FastifyInstance> {
  const requestTimeout = options.requestTimeout ?? REQUEST_TIMEOUT;
  const app = Fastify({
    logger: options.logger ?? false,
    trustProxy: options.trustProxy ?? false,
    forceCloseConnections: 'idle',
    requestTimeout,
    connectionTimeout: options.idleTimeout ?? IDLE_TIMEOUT,
    // Node swaps `headersTimeout` and `requestTimeout` if `headersTimeout` is longer.
    http: { connectionsCheckingInterval: ARRIVAL_CHECK, headersTimeout: requestTimeout },
    genReqId: () => randomUUID(),
    frameworkErrors: (error, request, reply) => void rejectUnreadableRequest(error, request, reply),
  });
  await app.register(handleErrors);
  await app.register(securityHeaders);
  await app.register(shedLoad, {
    maxInFlight: options.maxInFlight ?? MAX_IN_FLIGHT,
    arrivalGrace: options.arrivalGrace ?? ARRIVAL_GRACE,
  });
  // Registered before `requireAccess`, because the route with which @fastify/cors handles preflight requests declares
  // no access.
  await app.register(rejectForeignOrigins, { origins: options.origins ?? [] });
  await app.register(requireAccess);
  const memory = createCallMemory(options.memoryTimeout);
  await app.register(registerCalls, {
    cipher: createNodeCipher(options.wireKey),
    routes: options.routes,
    authenticate: options.authenticate,
    memory,
    clock: options.clock ?? (() => new Date()),
  });
  if (options.publicApi) await registerPublicApi(app, { ...options.publicApi, memory });
  if (options.scimApi) await registerScimApi(app, { ...options.scimApi, memory });
  return app;
}
