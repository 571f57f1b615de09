import { LIMITS } from '@atrium/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { StatusError } from '../../domain/status-error.ts';
import { readContentLength } from '../call-memory.ts';
import { parseBody } from '../parse-body.ts';
import type { PublicRoute } from './declare-public-route.ts';
import { type Admission, authorizeRequest, createPublicContext, findMethods } from './public-request.ts';
import { JSON_LENGTH_HEADER, readInferenceBody } from './read-inference-body.ts';
import { reportPublicError } from './report-public-error.ts';

export interface InferenceApiOptions extends Admission {
  readonly routes: readonly PublicRoute[];
  /** Resolves if the database responds. Without the database, the server is not ready. */
  readonly pingDatabase: () => Promise<unknown>;
}

const MEGABYTE = 1024 * 1024;
/** The largest JSON part of a request, and the largest binary tensor of numbers, in bytes. */
const JSON_LIMIT = 4 * MEGABYTE;
/** The largest body, in bytes: an image and the JSON part. */
const BODY_LIMIT = LIMITS.imageBytes + JSON_LIMIT;
/** Bytes of memory for each byte of JSON. */
const JSON_WEIGHT = 12;
const PREFIX = '/v2';
const PUBLIC = { config: { access: 'public', isLimited: true } } as const;
/** Addresses without an app. They need no key, because probes have none. */
const OPEN_PATHS = ['/v2', '/v2/health/live', '/v2/health/ready'];

/**
 * Registers the Open Inference Protocol v2 over HTTP, with binary tensors in requests. Keys and limits are those of the
 * public API. In an error response, the protocol requires the message in `error`; Atrium adds `code`, `type`, `param`
 * and `request_id` as separate fields.
 */
export async function registerInferenceApi(
  app: FastifyInstance,
  options: InferenceApiOptions,
): Promise<void> {
  await app.register(async (scope) => addRoutes(scope, options), { prefix: PREFIX });
}

function addRoutes(app: FastifyInstance, options: InferenceApiOptions): void {
  app.removeAllContentTypeParsers();
  // Clients send binary tensors without a content type.
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, (_, body, done) =>
    done(null, body),
  );
  app.addHook('onRequest', async (request, reply) => {
    reply.header('Cache-Control', 'no-store').header('X-Request-Id', request.id);
  });
  app.setErrorHandler((error, request, reply) => {
    const { code, message, type, param } = reportPublicError(error, request, reply);
    return reply.send({ error: message, code, type, param, request_id: request.id });
  });
  const openRoutes = OPEN_PATHS.map((path) => ({ path, method: 'GET' as const }));
  app.all('/*', {
    ...PUBLIC,
    async onRequest(request, reply) {
      const methods = findMethods([...openRoutes, ...options.routes], request.url);
      if (methods.length > 0) reply.header('Allow', methods.join(', '));
      throw new StatusError(methods.length > 0 ? 405 : 404);
    },
    // Fastify requires a handler. It never runs, because `onRequest` throws.
    handler: (_request, reply) => reply,
  });
  app.get('/', PUBLIC, () => ({ name: 'atrium', version: '1.0.0', extensions: ['binary_tensor_data'] }));
  app.get('/health/live', PUBLIC, () => ({ live: true }));
  app.get('/health/ready', PUBLIC, async () => {
    await options.pingDatabase();
    return { ready: true };
  });
  for (const route of options.routes) registerRoute(app, route, options);
}

function registerRoute(app: FastifyInstance, route: PublicRoute, options: InferenceApiOptions): void {
  app.route({
    method: route.method,
    url: route.path.slice(PREFIX.length).replace('{id}', ':id'),
    config: { access: 'api-key', isLimited: true },
    bodyLimit: BODY_LIMIT,
    onRequest: (request, reply) =>
      authorizeRequest(request, reply, route, { ...options, bodyBytes: () => estimateBodyBytes(request) }),
    async handler(request, reply: FastifyReply) {
      const input = route.method === 'GET' ? request.query : readBody(request);
      const result = await route.handle(
        parseBody(route.input, input),
        createPublicContext(request, reply, undefined),
      );
      return route.output.parse(result);
    },
  });
}

/** Returns the maximum memory that the body needs, including its parsed JSON, in bytes. */
function estimateBodyBytes(request: FastifyRequest): number {
  const length = Math.min(readContentLength(request), BODY_LIMIT);
  return length + Math.min(length, JSON_LIMIT) * JSON_WEIGHT;
}

/** Returns the JSON of the body. Rejects a compressed body, as all calls do. */
function readBody({ body, headers }: FastifyRequest): unknown {
  if (headers['content-encoding'] !== undefined) throw new StatusError(415);
  if (!Buffer.isBuffer(body)) throw new StatusError(400);
  return readInferenceBody(body, headers[JSON_LENGTH_HEADER], JSON_LIMIT);
}
