import { API_LIMITS } from '@atrium/contract';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { idempotentRequests } from '../../database/schema/idempotent-requests.ts';

/** In milliseconds. */
const HOUR = 3_600_000;
/** Milliseconds after which a request without a response is abandoned. It is longer than the longest run. */
const ABANDONED_AFTER = 60_000;

/** A request with an `Idempotency-Key`. */
export interface KeyedRequest {
  /** The API key of the request. */
  readonly keyId: string;
  /** The response counts toward the storage of this user. */
  readonly ownerId: string;
  readonly idempotencyKey: string;
  /** SHA-256 of the request. */
  readonly requestHash: string;
  /** The time at which this request claims its row. */
  readonly now: Date;
}

/** Inserts the request, or takes over one that expired or was abandoned. Returns whether the caller may run it. */
export async function claimRequest(database: Database, { now, ...request }: KeyedRequest): Promise<boolean> {
  const isExpired = lt(
    idempotentRequests.claimedAt,
    new Date(now.getTime() - API_LIMITS.idempotencyHours * HOUR),
  );
  const isAbandoned = and(
    isNull(idempotentRequests.response),
    lt(idempotentRequests.claimedAt, new Date(now.getTime() - ABANDONED_AFTER)),
  );
  const rows = await database
    .insert(idempotentRequests)
    .values({ ...request, claimedAt: now })
    .onConflictDoUpdate({
      target: [idempotentRequests.keyId, idempotentRequests.idempotencyKey],
      set: { requestHash: request.requestHash, ownerId: request.ownerId, claimedAt: now, response: null },
      setWhere: sql`${isExpired} or (${isAbandoned})`,
    })
    .returning({ keyId: idempotentRequests.keyId });
  return rows.length > 0;
}

/** Returns the hash of a stored request, and the length of its response if there is one. */
export async function findRequest(database: Database, request: KeyedRequest) {
  const length = sql<number | null>`length(${idempotentRequests.response}::text)`;
  const [stored] = await database
    .select({ requestHash: idempotentRequests.requestHash, length })
    .from(idempotentRequests)
    .where(isSame(request));
  return stored;
}

export async function findResponse(database: Database, request: KeyedRequest): Promise<unknown> {
  const [stored] = await database
    .select({ response: idempotentRequests.response })
    .from(idempotentRequests)
    .where(isSame(request));
  return stored?.response;
}

/** Stores the response, unless a repeated request has taken over the claim meanwhile. */
export async function setResponse(
  database: Database,
  request: KeyedRequest,
  response: unknown,
): Promise<void> {
  await database.update(idempotentRequests).set({ response }).where(isClaimedBy(request));
}

/** Deletes the request, unless a repeated request has taken over the claim meanwhile. */
export async function removeRequest(database: Database, request: KeyedRequest): Promise<void> {
  await database.delete(idempotentRequests).where(isClaimedBy(request));
}

function isSame({ keyId, idempotencyKey }: KeyedRequest) {
  return and(eq(idempotentRequests.keyId, keyId), eq(idempotentRequests.idempotencyKey, idempotencyKey));
}

/** The time of the claim distinguishes this request from a repeated one that has taken over the claim. */
function isClaimedBy(request: KeyedRequest) {
  return and(isSame(request), eq(idempotentRequests.claimedAt, request.now));
}
