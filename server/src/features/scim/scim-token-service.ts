import { randomBytes } from 'node:crypto';
import { API_LIMITS, type BodyOf, type DataOf, ERROR_CODES, type scimCalls } from '@atrium/contract';
import { v7 as createId } from 'uuid';
import { BusinessError } from '../../domain/business-error.ts';
import type { Actor } from '../../domain/request-context.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { recordEvents } from '../audit/audit-repository.ts';
import { hashText } from '../identity/hash-text.ts';
import {
  countUsableTokens,
  deleteTokens,
  insertToken,
  type ScimTokenRow,
  toScimToken,
} from './scim-token-repository.ts';

const DAY = 86_400_000;
/** Marks a secret, so that secret scanners and users recognize it. */
const SECRET_PREFIX = 'scim_';
const SECRET_BYTES = 32;
/** How many characters of a secret are stored and shown, so that users can tell tokens apart. */
const SHOWN_LENGTH = 12;

/** @throws BusinessError `keyLimit` when there are as many usable tokens as allowed. */
export async function createToken(
  { database }: AppDependencies,
  { name, days = API_LIMITS.scimTokenDays.default }: BodyOf<typeof scimCalls.create>,
  actor: Actor,
): Promise<DataOf<typeof scimCalls.create>> {
  const { user, at } = actor;
  const secret = SECRET_PREFIX + randomBytes(SECRET_BYTES).toString('base64url');
  return await database.transaction(async (transaction) => {
    if ((await countUsableTokens(transaction, at)) >= API_LIMITS.scimTokens) {
      throw new BusinessError(ERROR_CODES.keyLimit, { max: API_LIMITS.scimTokens });
    }
    const stamps = { createdAt: at, createdBy: user.id, updatedAt: at, updatedBy: user.id };
    const row = await insertToken(transaction, {
      id: createId(),
      ...stamps,
      name,
      secretHash: hashText(secret),
      prefix: secret.slice(0, SHOWN_LENGTH),
      expiresAt: new Date(at.getTime() + days * DAY),
    });
    await recordEvents(transaction, actor, 'scim-token.created', [row.id], { after: toAuditDetails(row) });
    return { token: toScimToken(row), secret };
  });
}

/** Removes all of the given tokens or none. */
export async function removeTokens(
  { database }: AppDependencies,
  { ids }: BodyOf<typeof scimCalls.remove>,
  actor: Actor,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const removed = await deleteTokens(transaction, ids);
    if (removed.length !== new Set(ids).size) throw new BusinessError(ERROR_CODES.notFound);
    for (const row of removed) {
      await recordEvents(transaction, actor, 'scim-token.removed', [row.id], { before: toAuditDetails(row) });
    }
  });
}

/** Returns the data of a token that the audit log stores, without the secret. */
function toAuditDetails({ name, prefix, expiresAt }: ScimTokenRow) {
  return { name, prefix, expiresAt: expiresAt.toISOString() };
}
