import type { Cipher } from '@atrium/contract/wire/format';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { failureEnvelope, successEnvelope } from './answer.ts';
import { assertAccess } from './assert-access.ts';
import { BusinessFailure } from './business-failure.ts';
import type { RouteDeclaration } from './declare-route.ts';
import { parseBody } from './parse-body.ts';
import { readLocale } from './read-locale.ts';
import type { RequestContext, SignedInUser } from './request-context.ts';
import { StatusFailure } from './status-failure.ts';

export interface CallOptions {
  readonly cipher: Cipher;
  readonly routes: readonly RouteDeclaration[];
  /** Whose token this is; undefined when it is nobody's. */
  readonly authenticate: (token: string) => Promise<SignedInUser | undefined>;
}

const DEVICE_LENGTH = 256;

/** Registers the console's calls: encrypted text in, one access line, encrypted text out. */
export function registerCalls(app: FastifyInstance, { cipher, routes, authenticate }: CallOptions): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  for (const route of routes) {
    app.post(route.call.path, { config: { access: route.access } }, async (request, reply) => {
      const user = await readUser(request, authenticate);
      assertAccess(route.access, user);
      const context = createContext(request, reply, user);
      const envelope = await answer(route, openBody(cipher, request.body), context);
      return reply.type('text/plain; charset=utf-8').send(cipher.seal(JSON.stringify(envelope)));
    });
  }
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
  user: SignedInUser | undefined,
): RequestContext {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableEnded) gone.abort();
  });
  return {
    user,
    locale: readLocale(request.headers['accept-language']),
    address: request.ip,
    device: (request.headers['user-agent'] ?? '').slice(0, DEVICE_LENGTH),
    requestId: request.id,
    signal: gone.signal,
  };
}

/** What the caller sent, decrypted. Anything that is not sealed JSON is a bad request. */
function openBody(cipher: Cipher, body: unknown): unknown {
  if (typeof body !== 'string') throw new StatusFailure(400);
  try {
    return JSON.parse(cipher.open(body)) as unknown;
  } catch {
    throw new StatusFailure(400);
  }
}

async function answer(route: RouteDeclaration, body: unknown, context: RequestContext) {
  try {
    const data = await route.handle(parseBody(route.call.body, body), context);
    return successEnvelope(route.call.data.parse(data));
  } catch (error) {
    if (error instanceof BusinessFailure) return failureEnvelope(error, context.locale);
    throw error;
  }
}
