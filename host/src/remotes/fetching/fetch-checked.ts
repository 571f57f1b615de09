import type { infer as Infer, ZodMiniType } from 'zod/mini';
import { type ReadResponse, readResponse } from '../../early/early-requests.ts';
import { type FailureContext, RemoteFailure, type RemoteFailureOptions } from './remote-failure.ts';

interface FetchOptions<Schema extends ZodMiniType> {
  readonly context: FailureContext;
  readonly schema: Schema;
  /** The timeout in milliseconds for the whole response, including its body. */
  readonly timeout: number;
  /** The hash that the body must have: `sha384-…`. */
  readonly integrity?: string;
  /** Whether to request the server even if the browser has a copy. */
  readonly isFresh?: boolean;
  /** A response that was requested earlier. If there is none, the address is requested now. */
  readonly early?: Promise<ReadResponse | undefined>;
}

/**
 * Fetches JSON and parses it by schema.
 *
 * @throws a `RemoteFailure` that names the step that failed, and why.
 */
export async function fetchChecked<Schema extends ZodMiniType>(
  address: string,
  options: FetchOptions<Schema>,
): Promise<Infer<Schema>> {
  const { timeout, integrity, isFresh = false, early } = options;
  const context = { ...options.context, address };
  const request: RequestInit = {
    cache: isFresh ? 'no-store' : 'default',
    credentials: 'same-origin',
    signal: AbortSignal.timeout(timeout),
    ...(integrity ? { integrity } : {}),
  };
  const text = await readText(address, request, context, early).catch(async (failure: RemoteFailure) => {
    if (failure.code !== 'unreachable' || !integrity) throw failure;
    throw await diagnoseBlockedFile(address, timeout, { ...context, cause: failure });
  });
  return parse(text, options.schema, context);
}

/**
 * Finds out why the browser blocked a file that must have a hash. A missing server, an error status and a wrong file
 * look the same to the code of the page. Only a second request without a hash distinguishes them.
 */
export async function diagnoseBlockedFile(
  address: string | undefined,
  timeout: number,
  context: RemoteFailureOptions,
): Promise<RemoteFailure> {
  try {
    const response = await fetch(address ?? '', { cache: 'no-store', signal: AbortSignal.timeout(timeout) });
    await response.body?.cancel();
    if (response.ok) return new RemoteFailure('wrong-hash', context);
    return new RemoteFailure('status', { ...context, details: { status: String(response.status) } });
  } catch {
    return new RemoteFailure('unreachable', context);
  }
}

async function readText(
  address: string,
  request: RequestInit,
  context: FailureContext,
  early?: Promise<ReadResponse | undefined>,
): Promise<string> {
  try {
    const response = (early && (await early)) ?? (await readResponse(fetch(address, request)));
    if (!response.ok) {
      throw new RemoteFailure('status', { ...context, details: { status: String(response.status) } });
    }
    return response.text;
  } catch (cause) {
    if (cause instanceof RemoteFailure) throw cause;
    const isTimeout = request.signal?.aborted === true;
    throw new RemoteFailure(isTimeout ? 'timeout' : 'unreachable', { ...context, cause });
  }
}

function parse<Schema extends ZodMiniType>(
  text: string,
  schema: Schema,
  context: FailureContext,
): Infer<Schema> {
  try {
    return schema.parse(JSON.parse(text));
  } catch (cause) {
    throw new RemoteFailure('unreadable', { ...context, cause });
  }
}
