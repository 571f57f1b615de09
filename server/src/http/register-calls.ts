import type { IncomingMessage } from 'node:http';
import {
  ACCESS_HEADER,
  type CallFile,
  DEFAULT_LOCALE,
  type Envelope,
  ERROR_CODES,
  hasRequiredAccess,
  LIMITS,
  type LocaleId,
  MODEL_LIMITS,
  PORTABLE_LIMITS,
  truncateEnd,
} from '@atrium/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { BusinessError } from '../domain/business-error.ts';
import { chooseLocale } from '../domain/choose-locale.ts';
import { getErrorMessage, getFieldMessage } from '../domain/messages/error-message.ts';
import { OverloadError } from '../domain/overload-error.ts';
import type {
  RequestContext,
  ResponseMemory,
  SignedInUser,
  UploadedFile,
} from '../domain/request-context.ts';
import { StatusError } from '../domain/status-error.ts';
import { type CallMemory, estimateBodyMemory, isForm, readContentLength } from './call-memory.ts';
import type { RouteAccess, RouteDeclaration } from './declare-route.ts';
import { type Form, getFormLimit, readForm } from './read-form.ts';
import { sendEnvelope } from './send-envelope.ts';
import { sendFile } from './send-file.ts';
import { toUploadedDefinition } from './to-uploaded-definition.ts';
import { toUploadedImage } from './to-uploaded-image.ts';
import { toUploadedModel } from './to-uploaded-model.ts';
import type { NodeCipher } from './wire/node-cipher.ts';
import { assertProof } from './with-proof.ts';

export interface CallOptions {
  readonly cipher: NodeCipher;
  readonly routes: readonly RouteDeclaration[];
  /** Returns the user of a token; undefined when the token belongs to no user. */
  readonly authenticate: (token: string) => Promise<SignedInUser | undefined>;
  readonly memory: CallMemory;
  readonly clock: () => Date;
}

const MAX_DEVICE_LENGTH = 256;
const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;
/** Largest body in bytes: an encrypted text of 200 000 characters, with a margin. */
const BODY_LIMIT = 4 * MEGABYTE;
/** Maximum body of a call without a session, for a captcha solution and a long password. */
const PUBLIC_BODY_LIMIT = 32 * KILOBYTE;

/** Maximum size of the file of a call, in bytes, by its kind. */
const FILE_BYTES: Readonly<Record<CallFile, number>> = {
  image: LIMITS.imageBytes,
  model: MODEL_LIMITS.fileBytes,
  portable: PORTABLE_LIMITS.fileBytes,
};
const FILE_CONVERTERS = {
  image: toUploadedImage,
  model: toUploadedModel,
  portable: toUploadedDefinition,
} as const;

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller, known before the body is read. */
    caller: SignedInUser | undefined;
    /** Memory for the response of the call until the response is sent. */
    responseMemory: ResponseMemory;
  }
}

/** Registers the console's calls: encrypted request, access check, encrypted response. Files are not encrypted. */
async function addCalls(app: FastifyInstance, options: CallOptions): Promise<void> {
  const { cipher, routes, authenticate, clock } = options;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'text/plain',
    { parseAs: 'string', bodyLimit: BODY_LIMIT },
    (_request, body, done) => done(null, body),
  );
  app.addContentTypeParser('multipart/form-data', async (request: FastifyRequest, payload: IncomingMessage) =>
    // `undefined` means the default text field, which contains the encrypted body of a call.
    readForm(payload, request.headers, undefined, request.routeOptions.config.fileBytes),
  );
  app.decorateRequest('caller', undefined);
  app.decorateRequest('responseMemory');
  const { bodies, responses } = options.memory;
  for (const route of routes) {
    const isPublic = route.access === 'public';
    // A call that declares no file rejects forms, so its limit is never used.
    const fileBytes = FILE_BYTES[route.call.file ?? 'image'];
    const onRequest = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      request.caller = await readUser(request, authenticate);
      if (request.caller) reply.header(ACCESS_HEADER, request.caller.access.join(' '));
      assertAccess(route.access, request.caller);
      if (isForm(request) && !route.call.file) throw new StatusError(415);
      if (isForm(request) && readContentLength(request) > getFormLimit(fileBytes)) throw new StatusError(413);
      const callerId = request.caller?.id ?? request.ip;
      request.responseMemory = {
        reserve: (bytes) => responses.reserve(reply, callerId, bytes),
        tryReserve: (bytes) => responses.tryReserve(reply, callerId, bytes),
      };
      await bodies.reserve(
        reply,
        callerId,
        estimateBodyMemory(request, isPublic ? PUBLIC_BODY_LIMIT : BODY_LIMIT, fileBytes),
      );
    };
    const limitOption = isPublic ? { bodyLimit: PUBLIC_BODY_LIMIT } : {};
    const routeOptions = { config: { access: route.access, fileBytes }, ...limitOption, onRequest };
    app.post(route.call.path, routeOptions, async (request, reply) => {
      const envelope = await respond(route, { cipher, clock }, request, reply);
      const { data } = envelope;
      if (route.call.isDownload && data instanceof Blob) return sendFile(reply, data);
      return sendEnvelope(reply, cipher, envelope, request.responseMemory.tryReserve);
    });
  }
}

export const registerCalls = fastifyPlugin(addCalls, {
  name: 'register-calls',
  dependencies: ['require-access', 'handle-errors', 'security-headers'],
  fastify: '5.x',
});

async function readUser(
  request: FastifyRequest,
  authenticate: CallOptions['authenticate'],
): Promise<SignedInUser | undefined> {
  const token = request.headers['x-token'];
  return typeof token === 'string' && token !== '' ? authenticate(token) : undefined;
}

function createContext(
  request: FastifyRequest,
  reply: FastifyReply,
  at: Date,
  file: UploadedFile | undefined,
): RequestContext {
  const disconnected = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableEnded) disconnected.abort();
  });
  return {
    user: request.caller,
    locale: chooseLocale(request.headers['accept-language'], DEFAULT_LOCALE),
    address: request.ip,
    device: truncateEnd(request.headers['user-agent'] ?? '', MAX_DEVICE_LENGTH),
    requestId: request.id,
    arrivedAt: performance.now() - reply.elapsedTime,
    at,
    log: request.log,
    signal: disconnected.signal,
    memory: request.responseMemory,
    file,
  };
}

/** Decrypts the body of a request. Throws 400 if the body is not encrypted JSON. */
function openBody(cipher: NodeCipher, body: string): unknown {
  try {
    return JSON.parse(cipher.open(body)) as unknown;
  } catch {
    throw new StatusError(400);
  }
}

async function respond(
  route: RouteDeclaration,
  { cipher, clock }: Pick<CallOptions, 'cipher' | 'clock'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Envelope> {
  const form = detachForm(request);
  const body = openBody(cipher, form.body);
  try {
    const file = form.file && FILE_CONVERTERS[route.call.file ?? 'image'](form.file);
    const context = createContext(request, reply, clock(), file);
    const parsed = route.parse(body);
    assertProof(route, context.user, context.at);
    const data = await route.handle(parsed, context);
    return { code: ERROR_CODES.ok, data: route.call.data.parse(data) };
  } catch (error) {
    if (error instanceof OverloadError) {
      reply
        .code(error.statusCode)
        .header('Retry-After', error.retryAfter)
        .header('Cache-Control', 'no-store');
    }
    if (error instanceof BusinessError) {
      return toFailureEnvelope(error, chooseLocale(request.headers['accept-language'], DEFAULT_LOCALE));
    }
    throw error;
  }
}

/** Returns the body of a request and its file, if any, and removes them from the request. */
function detachForm(request: FastifyRequest): Form {
  const body = request.body as Form | string | undefined;
  // The text can be freed while the handler waits for an engine.
  request.body = undefined;
  if (body === undefined) throw new StatusError(400);
  return typeof body === 'string' ? { body, file: undefined } : body;
}

/**
 * Accepts users that the route's access allows. Throws 401 when unauthenticated and 403 without a required role or
 * permission.
 */
function assertAccess(access: RouteAccess, user: SignedInUser | undefined): void {
  if (access === 'public') return;
  if (!user) throw new StatusError(401);
  if (access === 'signed-in' || hasRequiredAccess(access, user.access)) return;
  throw new StatusError(403);
}

function toFailureEnvelope(failure: BusinessError, locale: LocaleId): Envelope {
  const msg = getErrorMessage(locale, failure.code, failure.data);
  const fieldMessage = failure.code === ERROR_CODES.invalid ? getFieldMessage(locale) : msg;
  return {
    code: failure.code,
    msg,
    ...(failure.data === undefined ? {} : { data: failure.data }),
    ...(failure.fields.length > 0
      ? { fields: failure.fields.map((field) => ({ field, msg: fieldMessage })) }
      : {}),
  };
}
