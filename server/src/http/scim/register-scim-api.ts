import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseUnavailable } from '../../database/is-database-unavailable.ts';
import { removeParameters } from '../../database/remove-parameters.ts';
import { ScimError } from '../../domain/scim-error.ts';
import { StatusError } from '../../domain/status-error.ts';
import { type CallMemory, estimateBodyMemory } from '../call-memory.ts';
import { findMethods } from '../public/public-request.ts';
import type { ScimCaller, ScimContext, ScimRoute } from './declare-scim-route.ts';

export interface ScimApiOptions {
  readonly routes: readonly ScimRoute[];
  /** Returns the caller of a token, or undefined if the token is not valid. */
  readonly authenticate: (secret: string) => Promise<ScimCaller | undefined>;
  readonly clock: () => Date;
  readonly memory: CallMemory;
}

export const SCIM_PREFIX = '/scim/v2';
const MEGABYTE = 1024 * 1024;
/** The largest body in bytes, which fits a group with tens of thousands of members. */
const BODY_LIMIT = 4 * MEGABYTE;
const ERROR_SCHEMA = 'urn:ietf:params:scim:api:messages:2.0:Error';
const MEDIA_TYPE = 'application/scim+json';
const PUBLIC = { access: 'public', isLimited: true } as const;
/** Parts of the protocol that are not implemented. */
const NOT_IMPLEMENTED = /^\/scim\/v2\/(?:Bulk|Me)(?:[/?]|$)/;

const DETAILS: Readonly<Record<number, string>> = {
  400: 'The request cannot be read. Send JSON in UTF-8.',
  401: 'The token is missing, unknown or expired. Send it as “Authorization: Bearer scim_…”.',
  404: 'There is no such address.',
  405: 'The address does not accept this method.',
  408: 'The request took too long to arrive.',
  413: 'The request is too large.',
  415: 'The content type is not supported. Send application/scim+json or application/json.',
  501: 'This part of SCIM is not supported.',
  503: 'The server is busy. Try again later.',
};

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller of the SCIM API, known before the body is read. */
    scimCaller: ScimCaller | undefined;
  }
}

/** Registers SCIM 2.0 (RFC 7644) in a separate Fastify scope, with its own parsers and error responses. */
export async function registerScimApi(app: FastifyInstance, options: ScimApiOptions): Promise<void> {
  app.decorateRequest('scimCaller', undefined);
  await app.register(async (scope) => addRoutes(scope, options), { prefix: SCIM_PREFIX });
}

function addRoutes(app: FastifyInstance, options: ScimApiOptions): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    [MEDIA_TYPE, 'application/json'],
    { parseAs: 'string', bodyLimit: BODY_LIMIT },
    (_, body, done) => done(null, body),
  );
  app.addHook('onRequest', async (request, reply) => {
    reply.header('Cache-Control', 'no-store').header('X-Request-Id', request.id);
  });
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply));
  const paths = options.routes.map(({ method, path }) => ({ method, path: `${SCIM_PREFIX}${path}` }));
  // A route for all other addresses. Fastify would not call a handler for unknown addresses here, because the console's
  // pages have a route that matches every address.
  app.all('/*', {
    config: PUBLIC,
    async onRequest(request, reply) {
      if (NOT_IMPLEMENTED.test(request.url)) throw new StatusError(501);
      const methods = findMethods(paths, request.url);
      if (methods.length > 0) reply.header('Allow', methods.join(', '));
      throw new StatusError(methods.length > 0 ? 405 : 404);
    },
    // Fastify requires a handler. It never runs, because `onRequest` throws.
    handler: (_request, reply) => reply,
  });
  for (const route of options.routes) registerRoute(app, route, options);
}

function registerRoute(
  app: FastifyInstance,
  route: ScimRoute,
  { authenticate, clock, memory }: ScimApiOptions,
): void {
  app.route({
    method: route.method,
    url: route.path.replace('{id}', ':id'),
    config: { access: 'scim-token', isLimited: true },
    bodyLimit: BODY_LIMIT,
    async onRequest(request, reply) {
      request.scimCaller = await readCaller(request, authenticate);
      const bytes = estimateBodyMemory(request, BODY_LIMIT);
      if (route.method !== 'GET') await memory.bodies.reserve(reply, request.scimCaller.tokenId, bytes);
    },
    async handler(request, reply) {
      const { status = 200, body, version, location } = await route.handle(createContext(request, clock()));
      if (version) reply.header('ETag', version);
      if (location) reply.header('Location', location);
      if (!body) return reply.code(204).send();
      if (route.method === 'GET' && version && request.headers['if-none-match'] === version) {
        return reply.code(304).send();
      }
      return reply.code(status).type(MEDIA_TYPE).send(JSON.stringify(body));
    },
  });
}

async function readCaller(
  { headers }: FastifyRequest,
  authenticate: ScimApiOptions['authenticate'],
): Promise<ScimCaller> {
  const secret = /^Bearer ([\w-]{1,100})$/i.exec(headers.authorization ?? '')?.[1];
  const caller = secret === undefined ? undefined : await authenticate(secret);
  if (!caller) throw new StatusError(401);
  return caller;
}

function createContext(request: FastifyRequest, at: Date): ScimContext {
  if (!request.scimCaller) throw new StatusError(401);
  return {
    caller: request.scimCaller,
    id: (request.params as { readonly id?: string }).id ?? '',
    query: request.query as Readonly<Record<string, unknown>>,
    body: readBody(request),
    baseUrl: `${request.protocol}://${request.host}${SCIM_PREFIX}`,
    expectedVersion: request.headers['if-match'],
    address: request.ip,
    at,
  };
}

function readBody({ method, body }: FastifyRequest): unknown {
  if (typeof body !== 'string') {
    if (method === 'POST' || method === 'PUT' || method === 'PATCH') throw new StatusError(400);
    return undefined;
  }
  try {
    return JSON.parse(body) as unknown;
  } catch {
    throw new ScimError(400, 'The body is not JSON.', 'invalidSyntax');
  }
}

function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, detail, scimType } = describeError(error, request);
  if (status === 401) reply.header('WWW-Authenticate', 'Bearer realm="SCIM"');
  if (status === 503) reply.header('Retry-After', 1);
  const type = scimType ? { scimType } : {};
  const body = { schemas: [ERROR_SCHEMA], status: String(status), ...type, detail };
  return reply.code(status).type(MEDIA_TYPE).send(JSON.stringify(body));
}

function describeError(error: unknown, request: FastifyRequest) {
  if (error instanceof ScimError) {
    return { status: error.status, detail: error.message, scimType: error.scimType };
  }
  const status = getStatus(error);
  if (status === 500) request.log.error(removeParameters(error as Error), 'request failed');
  const detail = DETAILS[status] ?? 'The server failed. Its log contains the reason.';
  return { status, detail, scimType: undefined };
}

function getStatus(error: unknown): number {
  if (isDatabaseUnavailable(error)) return 503;
  const { statusCode } = error as { readonly statusCode?: unknown };
  return typeof statusCode === 'number' && statusCode in DETAILS ? statusCode : 500;
}
