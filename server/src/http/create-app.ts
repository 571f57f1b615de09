import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { answerErrors } from './answer-errors.ts';
import type { RouteDeclaration } from './declare-route.ts';
import { refuseForeignOrigins } from './refuse-foreign-origins.ts';
import { registerCalls } from './register-calls.ts';
import type { SignedInUser } from './request-context.ts';
import { shedLoad } from './shed-load.ts';
import { createNodeCipher } from './wire/node-cipher.ts';

export interface AppOptions {
  /** Secret of the wire format, the one that `/config.json` gives the console. */
  readonly wireKey: string;
  readonly routes: readonly RouteDeclaration[];
  readonly authenticate: (token: string) => Promise<SignedInUser | undefined>;
  /** Further origins whose pages may call. */
  readonly origins?: readonly string[];
  /** Calls worked on at once; more are answered with 503. */
  readonly maxInFlight?: number;
  /** Addresses of proxies whose `X-Forwarded-*` headers are believed. */
  readonly trustProxy?: FastifyServerOptions['trustProxy'];
  readonly logger?: FastifyServerOptions['logger'];
}

/** Largest request body in bytes: a text of 200 000 characters, sealed, with room to spare. */
const BODY_LIMIT = 4 * 1024 * 1024;
const MAX_IN_FLIGHT = 200;

/**
 * The API as a Fastify application, not yet listening.
 *
 * @throws Error when a route declares no access.
 */
export function createApp(options: AppOptions): FastifyInstance {
  const app = Fastify({
    bodyLimit: BODY_LIMIT,
    logger: options.logger ?? false,
    trustProxy: options.trustProxy ?? false,
    forceCloseConnections: 'idle',
  });
  answerErrors(app);
  shedLoad(app, options.maxInFlight ?? MAX_IN_FLIGHT);
  refuseForeignOrigins(app, options.origins ?? []);
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/api/')) reply.header('Cache-Control', 'no-store');
    reply.header('X-Content-Type-Options', 'nosniff');
  });
  registerCalls(app, {
    cipher: createNodeCipher(options.wireKey),
    routes: options.routes,
    authenticate: options.authenticate,
  });
  return app;
}
