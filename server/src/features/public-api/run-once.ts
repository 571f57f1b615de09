import { ERROR_CODES } from '@atrium/contract';
import { BusinessError } from '../../domain/business-error.ts';
import { OverloadError } from '../../domain/overload-error.ts';
import type { ResponseMemory } from '../../domain/request-context.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { isStorageFull } from '../storage/storage-quota.ts';
import {
  claimRequest,
  findRequest,
  findResponse,
  type KeyedRequest,
  removeRequest,
  setResponse,
} from './idempotent-request-repository.ts';

type Dependencies = Pick<AppDependencies, 'database' | 'storedBytes'>;

/** The largest response that is stored, in characters of JSON. */
const MAX_STORED_LENGTH = 1_000_000;
/** Bytes of memory for each character of a stored response: its text, its values, and their validated copies. */
const RESPONSE_WEIGHT = 8;
/** Seconds after which a caller may repeat a request that is still in progress. */
const RETRY_AFTER = 1;

/**
 * Runs a request once. A later request with the same key and content gets the first response; only successful responses
 * are stored, so a failed request can be repeated. A response of more than a million characters is not stored, and no
 * response is stored while the storage of the owner is full. Such requests run again when they are repeated.
 *
 * @throws BusinessError `idempotencyMismatch` when the content differs.
 * @throws OverloadError `idempotencyInProgress` while the first request runs.
 * @throws StatusError 503 when no memory is free for the stored response.
 */
export async function runOnce<Result>(
  deps: Dependencies,
  request: KeyedRequest,
  memory: ResponseMemory,
  run: () => Promise<Result>,
): Promise<Result> {
  const { database } = deps;
  if (!(await claimRequest(database, request))) return readStoredResponse<Result>(deps, request, memory);
  try {
    const response = await run();
    const isTooLong = JSON.stringify(response).length > MAX_STORED_LENGTH;
    if (isTooLong || (await isStorageFull(deps, request.ownerId))) await removeRequest(database, request);
    else await setResponse(database, request, response);
    return response;
  } catch (error) {
    await removeRequest(database, request);
    throw error;
  }
}

/** Waits until there is memory for the stored response. Then reads it from the database and returns it. */
async function readStoredResponse<Result>(
  { database }: Dependencies,
  request: KeyedRequest,
  memory: ResponseMemory,
): Promise<Result> {
  const stored = await findRequest(database, request);
  if (stored && stored.requestHash !== request.requestHash) {
    throw new BusinessError(ERROR_CODES.idempotencyMismatch);
  }
  // While the first request runs, no response is stored, so its length is null.
  if (stored?.length == null) throw createInProgressError();
  await memory.reserve(stored.length * RESPONSE_WEIGHT);
  const response = await findResponse(database, request);
  if (response == null) throw createInProgressError();
  return response as Result;
}

function createInProgressError(): OverloadError {
  return new OverloadError(409, ERROR_CODES.idempotencyInProgress, RETRY_AFTER);
}
