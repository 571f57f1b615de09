import type { IncomingMessage } from 'node:http';
import { BATCH_LIMITS, LIMITS, PORTABLE_LIMITS } from '@atrium/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { UploadedFile } from '../../domain/request-context.ts';
import { StatusError } from '../../domain/status-error.ts';
import { estimateBodyMemory, isForm, readContentLength } from '../call-memory.ts';
import { parseBody } from '../parse-body.ts';
import { type Form, type FormFile, getFormLimit, readForm } from '../read-form.ts';
import { sendFile } from '../send-file.ts';
import { toUploadedDefinition } from '../to-uploaded-definition.ts';
import { toUploadedImage } from '../to-uploaded-image.ts';
import type { PublicRoute } from './declare-public-route.ts';
import type { PublicError } from './public-error.ts';
import { type Admission, authorizeRequest, createPublicContext, findMethods } from './public-request.ts';
import { registerApiReference } from './register-api-reference.ts';
import { type InferenceApiOptions, registerInferenceApi } from './register-inference-api.ts';
import { logPublicError, reportPublicError } from './report-public-error.ts';
import { sendEvents } from './send-events.ts';

export interface PublicApiOptions extends Admission {
  readonly routes: readonly PublicRoute[];
  readonly inference: Omit<InferenceApiOptions, keyof Admission>;
  /** The OpenAPI document of the routes. */
  readonly document: object;
}

const MEGABYTE = 1024 * 1024;
/** The largest JSON body: a text of 200 000 characters or a table, with escapes. */
const BODY_LIMIT = 4 * MEGABYTE;
/** The largest size of each kind of file, in bytes. */
const FILE_BYTES = {
  image: LIMITS.imageBytes,
  archive: BATCH_LIMITS.archiveBytes,
  definition: PORTABLE_LIMITS.fileBytes,
} as const;
const PREFIX = '/v1';
const DOCUMENT_ROUTE = { method: 'GET', path: '/v1/openapi.json' } as const;
/** A form has the field `file`, and optionally `options` as JSON. */
const OPTIONS_FIELD = { field: 'options', isRequired: false } as const;

/**
 * Registers the public API: plain JSON, the key in `Authorization`, errors as JSON. It has its own Fastify scope, so
 * its parsers and error responses do not affect the calls of the console.
 */
export async function registerPublicApi(app: FastifyInstance, options: PublicApiOptions): Promise<void> {
  app.decorateRequest('apiCaller', undefined);
  await app.register(async (scope) => addRoutes(scope, options), { prefix: PREFIX });
  const { authenticate, countRequest, memory, inference } = options;
  await registerInferenceApi(app, { authenticate, countRequest, memory, ...inference });
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
    readForm(payload, request.headers, OPTIONS_FIELD, request.routeOptions.config.fileBytes),
  );
  app.addHook('onRequest', async (request, reply) => {
    reply.header('Cache-Control', 'no-store').header('X-Request-Id', request.id);
  });
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply));
  // A route for all other addresses. Fastify would not call a handler for unknown addresses here, because the console's
  // pages have a route that matches every address.
  app.all('/*', {
    config: { access: 'public', isLimited: true },
    async onRequest(request, reply) {
      const methods = findMethods([DOCUMENT_ROUTE, ...routes], request.url);
      if (methods.length > 0) reply.header('Allow', methods.join(', '));
      throw new StatusError(methods.length > 0 ? 405 : 404);
    },
    // Fastify requires a handler. It never runs, because `onRequest` throws.
    handler: (_request, reply) => reply,
  });
  app.get(
    withoutPrefix(DOCUMENT_ROUTE.path),
    { config: { access: 'public', isLimited: true } },
    () => document,
  );
  registerApiReference(app);
  for (const route of routes) registerRoute(app, route, options);
}

function withoutPrefix(path: string): string {
  return path.slice(PREFIX.length);
}

function registerRoute(app: FastifyInstance, route: PublicRoute, options: PublicApiOptions): void {
  // A run accepts an image instead of JSON, although its route declares no file.
  const fileBytes = FILE_BYTES[route.file ?? 'image'];
  app.route({
    method: route.method,
    url: withoutPrefix(route.path).replaceAll(/\{(\w+)\}/g, ':$1'),
    config: { access: 'api-key', isLimited: true, fileBytes },
    bodyLimit: BODY_LIMIT,
    async onRequest(request, reply) {
      const bodyBytes = () => {
        if (isForm(request) && readContentLength(request) > getFormLimit(fileBytes))
          throw new StatusError(413);
        return estimateBodyMemory(request, BODY_LIMIT, fileBytes);
      };
      await authorizeRequest(request, reply, route, { ...options, bodyBytes });
    },
    async handler(request, reply) {
      const { input, file } = readInput(route, request);
      const context = createPublicContext(request, reply, file && toUploadedFile(route, file));
      const parsed = parseBody(route.input, input);
      const { stream } = route;
      if (stream?.isRequested(parsed)) {
        return sendEvents(reply, {
          writeAll: (events) => stream.handle(parsed, context, events),
          writeError: (error, events) =>
            events.write(
              JSON.stringify(toErrorBody(logPublicError(error, request, reply), request)),
              stream.errorName,
            ),
          signal: context.signal,
        });
      }
      const result = route.output.parse(await route.handle(parsed, context));
      return route.isDownload && result instanceof Blob ? sendFile(reply, result) : result;
    },
  });
}

/** Checks the file of a form, except an archive, whose handler checks the images one after the other. */
function toUploadedFile(route: PublicRoute, file: FormFile): UploadedFile {
  if (route.file === 'definition') return toUploadedDefinition(file);
  return route.file === 'archive' ? { ...file, mediaType: 'application/zip' } : toUploadedImage(file);
}

/**
 * Returns the input before the route's schema checks it: the query of a `GET`, otherwise the body. Also returns the
 * file of a form.
 */
function readInput({ method, isRun }: PublicRoute, request: FastifyRequest) {
  if (method === 'GET') return { input: request.query, file: undefined };
  const form = request.body as Form | undefined;
  if (!form) throw new StatusError(hasBody(request) ? 415 : 400);
  if (form.file) {
    // The file is the input of a run, so its `inputs` are empty.
    return { input: { ...(isRun ? { inputs: {} } : {}), ...readOptions(form.body) }, file: form.file };
  }
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

/** Returns whether a request declares a body. If no parser has read it, its content type is not supported. */
function hasBody({ headers }: FastifyRequest): boolean {
  return headers['content-type'] !== undefined;
}

function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.send(toErrorBody(reportPublicError(error, request, reply), request));
}

function toErrorBody({ code, message, type, param }: PublicError, request: FastifyRequest) {
  return { error: { code, message, type, param, request_id: request.id } };
}
