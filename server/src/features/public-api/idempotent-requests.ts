import { ERROR_CODES, LIMITS } from '@atrium/contract';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { idempotentRequests } from '../../database/schema/idempotent-requests.ts';
import { BusinessError } from '../../domain/business-error.ts';
import { OverloadError } from '../../domain/overload-error.ts';

const HOUR = 3_600_000;
/** Milliseconds after which a request without a response is abandoned. It is longer than the longest run. */
const ABANDONED = 60_000;
/** The largest response that is stored, in characters of JSON. */
const STORED_LENGTH = 1_000_000;
const RETRY_AFTER = 1;

interface KeyedRequest {
  readonly keyId: string;
  readonly idempotencyKey: string;
  /** SHA-256 of the request. */
  readonly requestHash: string;
  readonly now: Date;
}

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
  const { keyId, idempotencyKey, requestHash } = request;
  const isRequest = and(
    eq(idempotentRequests.keyId, keyId),
    eq(idempotentRequests.idempotencyKey, idempotencyKey),
  );
  if (!(await claim(database, request))) {
    const [stored] = await database.select().from(idempotentRequests).where(isRequest);
    if (stored && stored.requestHash !== requestHash)
      throw new BusinessError(ERROR_CODES.idempotencyMismatch);
    if (stored?.response == null)
      throw new OverloadError(409, ERROR_CODES.idempotencyInProgress, RETRY_AFTER);
    return stored.response as Result;
  }
  try {
    const response = await run();
    if (JSON.stringify(response).length > STORED_LENGTH)
      await database.delete(idempotentRequests).where(isRequest);
    else await database.update(idempotentRequests).set({ response }).where(isRequest);
    return response;
  } catch (error) {
    await database.delete(idempotentRequests).where(isRequest);
    throw error;
  }
}

/** Inserts the request, or takes over one that expired or was abandoned. Returns whether the caller may run it. */
async function claim(database: Database, { now, ...request }: KeyedRequest): Promise<boolean> {
  const isExpired = lt(
    idempotentRequests.claimedAt,
    new Date(now.getTime() - LIMITS.idempotencyHours * HOUR),
  );
  const isAbandoned = and(
    isNull(idempotentRequests.response),
    lt(idempotentRequests.claimedAt, new Date(now.getTime() - ABANDONED)),
  );
  const rows = await database
    .insert(idempotentRequests)
    .values({ ...request, claimedAt: now })
    .onConflictDoUpdate({
      target: [idempotentRequests.keyId, idempotentRequests.idempotencyKey],
      set: { requestHash: request.requestHash, claimedAt: now, response: null },
      setWhere: sql`${isExpired} or (${isAbandoned})`,
    })
    .returning({ keyId: idempotentRequests.keyId });
  return rows.length > 0;
}
