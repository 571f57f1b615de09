import { ERROR_CODES } from '@atrium/contract';
import type { Database } from '../../database/database.ts';
import { BusinessError } from '../../domain/business-error.ts';
import { OverloadError } from '../../domain/overload-error.ts';
import {
  claimRequest,
  findRequest,
  type KeyedRequest,
  removeRequest,
  setResponse,
} from './idempotent-request-repository.ts';

/** The largest response that is stored, in characters of JSON. */
const STORED_LENGTH = 1_000_000;
const RETRY_AFTER = 1;

/**
 * Runs a request once. A later request with the same key and content gets the first response; only successful responses
 * are stored, so a failed request can be repeated. A response over 1 MB is not stored, and its request runs again.
 *
 * @throws BusinessError `idempotencyMismatch` when the content differs.
 * @throws OverloadError `idempotencyInProgress` while the first request runs.
 */
export async function runOnce<Result>(
  database: Database,
  request: KeyedRequest,
  run: () => Promise<Result>,
): Promise<Result> {
  if (!(await claimRequest(database, request))) {
    const stored = await findRequest(database, request);
    if (stored && stored.requestHash !== request.requestHash) {
      throw new BusinessError(ERROR_CODES.idempotencyMismatch);
    }
    if (stored?.response == null) {
      throw new OverloadError(409, ERROR_CODES.idempotencyInProgress, RETRY_AFTER);
    }
    return stored.response as Result;
  }
  try {
    const response = await run();
    if (JSON.stringify(response).length > STORED_LENGTH) await removeRequest(database, request);
    else await setResponse(database, request, response);
    return response;
  } catch (error) {
    await removeRequest(database, request);
    throw error;
  }
}
