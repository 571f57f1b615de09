import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { withoutParameters } from '../../database/without-parameters.ts';
import type { ApiCaller } from '../../domain/api-caller.ts';
import { BusinessError } from '../../domain/business-error.ts';
import type { MessageLocale } from '../../domain/message-locale.ts';
import { StatusError } from '../../domain/status-error.ts';
import { bodyMemory, type CallMemory, hasForm, statedLength } from '../call-memory.ts';
import { hasCallerLeft } from '../has-caller-left.ts';
import { parseBody } from '../parse-body.ts';
import { FORM_LIMIT, type Form, readForm } from '../read-form.ts';
import { readImage } from '../read-image.ts';
import type { PublicContext, PublicRoute } from './declare-public-route.ts';
import { describeError } from './public-error.ts';

/** The use of a limit, for the `X-RateLimit-*` headers. */
export interface RateLimit {
  readonly limit: number;
  readonly remaining: number;
  /** Seconds until the limit is whole again. */
  readonly reset: number;
  /** Set when the request exceeds the limit: the error to respond with. */
  readonly exceeded: Error | undefined;
}

export interface PublicApiOptions {
  readonly routes: readonly PublicRoute[];
  /** Returns the caller of a secret, or undefined if the key is not valid. */
  readonly authenticate: (secret: string) => Promise<ApiCaller | undefined>;
  /** Counts a request. */
  readonly limit: (caller: ApiCaller, isRun: boolean) => Promise<RateLimit>;
  readonly memory: CallMemory;
  /** The OpenAPI document of the routes. */
  readonly document: object;
}

const MEGABYTE = 1024 * 1024;
/** The largest JSON body: a text of 200 000 characters or a table, with escapes. */
const BODY_LIMIT = 4 * MEGABYTE;
const IDEMPOTENCY_KEY_LENGTH = 255;
const PREFIX = '/v1';
const DOCUMENT_PATH = '/v1/openapi.json';
/** A form has the field `file`, and optionally `options` as JSON. */
const OPTIONS_FIELD = { field: 'options', isRequired: false } as const;

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller of the public API, known before the body is read. */
    apiCaller: ApiCaller | undefined;
  }
}

/**
 * Registers the public API: plain JSON, the key in `Authorization`, errors as JSON. It is a Fastify scope of its own, so
 * its parsers and error responses do not affect the calls of the console.
 */
export async function registerPublicApi(app: FastifyInstance, options: PublicApiOptions): Promise<void> {
  await app.register(async (scope) => addRoutes(scope, options), { prefix: PREFIX });
}

function addRoutes(app: FastifyInstance, options: PublicApiOptions): void {
  const { routes, document } = options;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: BODY_LIMIT },
    (_, body, done) => done(null, { body, file: undefined }),
  );
  app.addContentTypeParser('multipart/form-data', async (request: FastifyRequest, payload: IncomingMessage) =>
    readForm(payload, request.headers, OPTIONS_FIELD),
  );
  app.decorateRequest('apiCaller', undefined);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('Cache-Control', 'no-store').header('X-Request-Id', request.id);
  });
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply));
  // A route, not a handler for unknown addresses, because the console's pages accept any address.
  app.all('/*', {
    config: { access: 'public', isLimited: true },
    async onRequest(request, reply) {
      const methods = findMethods(routes, request.url);
      if (methods.length > 0) reply.header('Allow', methods.join(', '));
      throw new StatusError(methods.length > 0 ? 405 : 404);
    },
    handler: (_request, reply) => reply,
  });
  app.get(withoutPrefix(DOCUMENT_PATH), { config: { access: 'public', isLimited: true } }, () => document);
  for (const route of routes) registerRoute(app, route, options);
}

function withoutPrefix(path: string): string {
  return path.slice(PREFIX.length);
}

function registerRoute(app: FastifyInstance, route: PublicRoute, options: PublicApiOptions): void {
  app.route({
    method: route.method,
    url: withoutPrefix(route.path).replace('{id}', ':id'),
    config: { access: 'api-key', isLimited: true },
    bodyLimit: BODY_LIMIT,
    async onRequest(request, reply) {
      const caller = await readCaller(request, options.authenticate);
      if (!caller.scopes.includes(route.scope)) throw new StatusError(403);
      request.apiCaller = caller;
      await enforceLimit(await options.limit(caller, route.isRun), reply);
      if (hasForm(request) && statedLength(request) > FORM_LIMIT) throw new StatusError(413);
      const { bodies, responses } = options.memory;
      const user = caller.owner.id;
      request.responseMemory = {
        wait: (bytes) => responses.wait(reply, user, bytes),
        take: (bytes) => responses.take(reply, user, bytes),
      };
      if (route.method === 'POST') await bodies.wait(reply, user, bodyMemory(request, BODY_LIMIT));
    },
    async handler(request, reply) {
      const { input, file } = readInput(route, request);
      const context = createContext(request, reply, file && readImage(file));
      const result = await route.handle(parseBody(route.input, input), context);
      return route.output.parse(result);
    },
  });
}

async function readCaller(
  { headers }: FastifyRequest,
  authenticate: PublicApiOptions['authenticate'],
): Promise<ApiCaller> {
  const secret = /^Bearer ([\w-]{1,100})$/i.exec(headers.authorization ?? '')?.[1];
  const caller = secret === undefined ? undefined : await authenticate(secret);
  if (!caller) throw new StatusError(401);
  return caller;
}

async function enforceLimit({ limit, remaining, reset, exceeded }: RateLimit, reply: FastifyReply) {
  reply.header('X-RateLimit-Limit', limit);
  reply.header('X-RateLimit-Remaining', remaining);
  reply.header('X-RateLimit-Reset', reset);
  if (exceeded) throw exceeded;
}

/** Returns the input before it is checked by the route's schema: the query of a `GET`, otherwise the body. */
function readInput({ method }: PublicRoute, request: FastifyRequest) {
  if (method === 'GET') return { input: request.query, file: undefined };
  const form = request.body as Form | undefined;
  if (!form) throw new StatusError(hasBody(request) ? 415 : 400);
  if (form.file) return { input: { inputs: {}, ...readOptions(form.body) }, file: form.file };
  return { input: parseJson(form.body), file: undefined };
}

function readOptions(text: string): { readonly options?: unknown } {
  return text === '' ? {} : { options: parseJson(text) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new StatusError(400);
  }
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['content-type'] !== undefined;
}

function createContext(
  request: FastifyRequest,
  reply: FastifyReply,
  file: PublicContext['file'],
): PublicContext {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableEnded) gone.abort();
  });
  if (!request.apiCaller) throw new StatusError(401);
  return {
    caller: request.apiCaller,
    appId: (request.params as { readonly id: string }).id,
    idempotencyKey: readIdempotencyKey(request),
    locale: readLocale(request),
    address: request.ip,
    requestId: request.id,
    arrivedAt: performance.now() - reply.elapsedTime,
    signal: gone.signal,
    memory: request.responseMemory,
    file,
  };
}

function readIdempotencyKey({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || key === '' || key.length > IDEMPOTENCY_KEY_LENGTH)
    throw new StatusError(400);
  return key;
}

/** English, unless the caller prefers Chinese. */
function readLocale({ headers }: FastifyRequest): MessageLocale {
  return headers['accept-language']?.trim().toLowerCase().startsWith('zh') ? 'zh-CN' : 'en-US';
}

/** Returns the methods that an address accepts. */
function findMethods(routes: readonly PublicRoute[], url: string): readonly string[] {
  const path = url.split('?')[0] ?? '';
  if (path === DOCUMENT_PATH) return ['GET'];
  return routes
    .filter((route) => new RegExp(`^${route.path.replace('{id}', '[^/]+')}$`).test(path))
    .map(({ method }) => method);
}

function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (hasCallerLeft(error as Error, request, reply)) request.log.info('caller left');
  const { status, retryAfter, code, message, type, param } = describeError(error, readLocale(request));
  if (status === 500 && !(error instanceof BusinessError))
    request.log.error(withoutParameters(error as Error), 'request failed');
  if (retryAfter !== undefined) reply.header('Retry-After', retryAfter);
  return reply.code(status).send({ error: { code, message, type, param, request_id: request.id } });
}
