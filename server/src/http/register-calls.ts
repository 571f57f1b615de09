import { cutText, type Envelope, LIMITS } from '@atrium/contract';
import type { Cipher } from '@atrium/contract/wire/format';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { BusinessError } from '../domain/business-error.ts';
import { OverloadError } from '../domain/overload-error.ts';
import type { RequestContext, SignedInUser, UploadedImage } from '../domain/request-context.ts';
import { StatusError } from '../domain/status-error.ts';
import { failureEnvelope, successEnvelope } from './answer.ts';
import { assertAccess } from './assert-access.ts';
import type { RouteDeclaration } from './declare-route.ts';
import { createMemoryReserve, type MemoryLimits } from './memory-reserve.ts';
import { type Form, readForm, readImage } from './read-form.ts';
import { readLocale } from './read-locale.ts';

export interface CallOptions {
  readonly cipher: Cipher;
  readonly routes: readonly RouteDeclaration[];
  /** Whose token this is; undefined when it is nobody's. */
  readonly authenticate: (token: string) => Promise<SignedInUser | undefined>;
}

const DEVICE_LENGTH = 256;
const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;
/** Largest body in bytes: a text of 200 000 characters, sealed, with room to spare. */
const BODY_LIMIT = 4 * MEGABYTE;
/** Largest body of a call without a session: the solution of a captcha and a long password. */
const PUBLIC_BODY_LIMIT = 32 * KILOBYTE;
/** Bytes of an image, of a sealed body beside it, and of what holds the two apart. */
const FORM_LIMIT = LIMITS.imageBytes + 5 * MEGABYTE;
/** Bytes of memory for each byte of a body: a table of short rows takes many times the memory of its text. */
const BODY_WEIGHT = 12;
const FORM_WEIGHT = 5;
const MEMORY: MemoryLimits = { total: 256 * MEGABYTE, perCaller: 128 * MEGABYTE };

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls, known before anything of the body is read. */
    caller: SignedInUser | undefined;
    /** Takes memory for the call until it is answered. */
    reserve: (bytes: number) => void;
  }
}

/** Registers the console's calls: encrypted text in, one access line, encrypted text out. */
async function addCalls(app: FastifyInstance, { cipher, routes, authenticate }: CallOptions): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'text/plain',
    { parseAs: 'string', bodyLimit: BODY_LIMIT },
    (_request, body, done) => done(null, body),
  );
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: FORM_LIMIT },
    (_request, body, done) => done(null, body),
  );
  app.decorateRequest('caller', undefined);
  app.decorateRequest('reserve');
  const reserve = createMemoryReserve(MEMORY);
  for (const route of routes) {
    const isPublic = route.access === 'public';
    const onRequest = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      request.caller = await readUser(request, authenticate);
      assertAccess(route.access, request.caller);
      if (bringsForm(request) && !route.call.file) throw new StatusError(415);
      request.reserve = (bytes) => reserve(reply, request.caller?.id ?? request.ip, bytes);
      request.reserve(bodyMemory(request, isPublic ? PUBLIC_BODY_LIMIT : BODY_LIMIT));
    };
    // A limit of the route would apply to forms as well.
    const limit = isPublic ? { bodyLimit: PUBLIC_BODY_LIMIT } : {};
    const options = { config: { access: route.access }, ...limit, onRequest };
    app.post(route.call.path, options, async (request, reply) => {
      const envelope = await answer(route, cipher, request, reply);
      return reply.type('text/plain; charset=utf-8').send(cipher.seal(JSON.stringify(envelope)));
    });
  }
}

export const registerCalls = fastifyPlugin(addCalls, {
  name: 'register-calls',
  dependencies: ['demand-access', 'answer-errors', 'secure-answers'],
  fastify: '5.x',
});

/** Whether a request says that it is made of parts. */
function bringsForm({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return headers['content-type']?.toLowerCase().startsWith('multipart/form-data') ?? false;
}

/** Estimated memory of a request's body, in bytes. A body of no stated length counts as the longest one. */
function bodyMemory(request: FastifyRequest, bodyLimit: number): number {
  const length = Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY);
  return bringsForm(request)
    ? Math.min(length, FORM_LIMIT) * FORM_WEIGHT
    : Math.min(length, bodyLimit) * BODY_WEIGHT;
}

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
  file: UploadedImage | undefined,
): RequestContext {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableEnded) gone.abort();
  });
  return {
    user: request.caller,
    locale: readLocale(request.headers['accept-language']),
    address: request.ip,
    device: cutText(request.headers['user-agent'] ?? '', DEVICE_LENGTH),
    requestId: request.id,
    arrivedAt: performance.now() - reply.elapsedTime,
    log: request.log,
    signal: gone.signal,
    reserve: request.reserve,
    file,
  };
}

/** What the caller sent, decrypted. Anything that is not sealed JSON is a bad request. */
function openBody(cipher: Cipher, body: string): unknown {
  try {
    return JSON.parse(cipher.open(body)) as unknown;
  } catch {
    throw new StatusError(400);
  }
}

async function answer(
  route: RouteDeclaration,
  cipher: Cipher,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Envelope> {
  const form = await formOf(request);
  const body = openBody(cipher, form.body);
  try {
    const file = form.file && (await readImage(form.file));
    const context = createContext(request, reply, file);
    const data = await route.handle(route.parse(body), context);
    return successEnvelope(route.call.data.parse(data));
  } catch (error) {
    if (error instanceof OverloadError) {
      reply
        .code(error.statusCode)
        .header('Retry-After', error.retryAfter)
        .header('Cache-Control', 'no-store');
    }
    if (error instanceof BusinessError) {
      return failureEnvelope(error, readLocale(request.headers['accept-language']));
    }
    throw error;
  }
}

/** What came, in parts or sealed as a whole. */
async function formOf(request: FastifyRequest): Promise<Form> {
  const { body, headers } = request;
  // The bytes of a form are free while its handler waits for an engine.
  request.body = undefined;
  if (typeof body === 'string') return { body, file: undefined };
  if (!Buffer.isBuffer(body)) throw new StatusError(400);
  const form = await readForm(body as Buffer<ArrayBuffer>, headers['content-type'] ?? '');
  if (form.body.length > BODY_LIMIT) throw new StatusError(413);
  return form;
}
