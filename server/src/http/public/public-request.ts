import type { LocaleId } from '@atrium/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiCaller } from '../../domain/api-caller.ts';
import { chooseLocale } from '../../domain/choose-locale.ts';
import type { RateLimitStatus } from '../../domain/limit-error.ts';
import { StatusError } from '../../domain/status-error.ts';
import type { CallMemory } from '../call-memory.ts';
import type { PublicContext, PublicRoute } from './declare-public-route.ts';

/** The authentication, the limits and the memory of programs' requests. */
export interface Admission {
  /** Returns the caller of the API key with this secret, or undefined if no valid key has it. */
  readonly authenticate: (secret: string) => Promise<ApiCaller | undefined>;
  /** Counts a request. Throws `LimitError` when a limit is exceeded. */
  readonly countRequest: (caller: ApiCaller, isRun: boolean) => Promise<RateLimitStatus>;
  readonly memory: CallMemory;
}

const MAX_IDEMPOTENCY_KEY_LENGTH = 255;

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller of the public API, known before the body is read. */
    apiCaller: ApiCaller | undefined;
  }
}

/**
 * Checks the key, its limits and its scope, and waits for the memory of the body.
 *
 * @param options With `bodyBytes`, which returns the estimated memory of the body, in bytes. It may throw.
 */
export async function authorizeRequest(
  request: FastifyRequest,
  reply: FastifyReply,
  route: Pick<PublicRoute, 'scope' | 'isRun' | 'method'>,
  options: Admission & { readonly bodyBytes: () => number },
): Promise<void> {
  const caller = await readCaller(request, options.authenticate);
  const hasScope = caller.scopes.includes(route.scope);
  // A request without the scope starts no run, so it does not count as one.
  setRateLimitHeaders(reply, await options.countRequest(caller, route.isRun && hasScope));
  if (!hasScope) throw new StatusError(403);
  request.apiCaller = caller;
  const { bodies, responses } = options.memory;
  const user = caller.owner.id;
  request.responseMemory = {
    reserve: (bytes) => responses.reserve(reply, user, bytes),
    tryReserve: (bytes) => responses.tryReserve(reply, user, bytes),
  };
  if (route.method === 'POST') await bodies.reserve(reply, user, options.bodyBytes());
}

async function readCaller(
  { headers }: FastifyRequest,
  authenticate: Admission['authenticate'],
): Promise<ApiCaller> {
  const secret = /^Bearer ([\w-]{1,100})$/i.exec(headers.authorization ?? '')?.[1];
  const caller = secret === undefined ? undefined : await authenticate(secret);
  if (!caller) throw new StatusError(401);
  return caller;
}

export function setRateLimitHeaders(reply: FastifyReply, { limit, remaining, reset }: RateLimitStatus): void {
  reply.header('X-RateLimit-Limit', limit);
  reply.header('X-RateLimit-Remaining', remaining);
  reply.header('X-RateLimit-Reset', reset);
}

/** Returns the context of an admitted request. */
export function createPublicContext(
  request: FastifyRequest,
  reply: FastifyReply,
  file: PublicContext['file'],
): PublicContext {
  const disconnected = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableEnded) disconnected.abort();
  });
  if (!request.apiCaller) throw new StatusError(401);
  const params = request.params as Readonly<Record<string, string>>;
  return {
    caller: request.apiCaller,
    appId: params.id ?? '',
    batchId: params.batch_id ?? '',
    keyId: params.key_id ?? '',
    kind: params.kind ?? '',
    recordId: params.record_id ?? '',
    idempotencyKey: readIdempotencyKey(request),
    locale: readLocale(request),
    address: request.ip,
    requestId: request.id,
    arrivedAt: performance.now() - reply.elapsedTime,
    signal: disconnected.signal,
    memory: request.responseMemory,
    file,
  };
}

function readIdempotencyKey({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || key === '' || key.length > MAX_IDEMPOTENCY_KEY_LENGTH)
    throw new StatusError(400);
  return key;
}

/** Returns the caller's language, or English if it is not supported. */
export function readLocale({ headers }: FastifyRequest): LocaleId {
  return chooseLocale(headers['accept-language'], 'en-US');
}

/** Returns the methods that an address accepts. */
export function findMethods(
  routes: readonly { readonly path: string; readonly method: string }[],
  url: string,
): readonly string[] {
  const path = url.split('?')[0] ?? '';
  return (
    routes
      // A parameter such as `{id}` matches one segment of the path.
      .filter((route) => new RegExp(`^${route.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path))
      .map(({ method }) => method)
  );
}
