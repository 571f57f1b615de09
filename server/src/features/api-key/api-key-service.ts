import { randomBytes } from 'node:crypto';
import {
  API_LIMITS,
  type ApiKey,
  type BodyOf,
  ERROR_CODES,
  KEY_SCOPES,
  type keyCalls,
} from '@atrium/contract';
import { v7 as createId } from 'uuid';
import type { Database } from '../../database/database.ts';
import { BusinessError } from '../../domain/business-error.ts';
import type { Actor } from '../../domain/request-context.ts';
import { recordAppEvent } from '../app/record-app-event.ts';
import { requireApp } from '../app/require-app.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { recordEvents } from '../audit/audit-repository.ts';
import { hashText } from '../identity/hash-text.ts';
import {
  type ApiKeyRow,
  endKey,
  findKey,
  findKeys,
  insertKey,
  type KeyHolder,
  lockAndCountUsableKeys,
} from './api-key-repository.ts';

/** In milliseconds. */
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Marks a secret, so that secret scanners and users recognize it. */
const SECRET_PREFIX = 'ak_';
const SECRET_BYTES = 32;
/** The number of characters of a secret that the console shows, so that users recognize the key. */
const SHOWN_LENGTH = 12;

interface CreatedKey {
  readonly key: ApiKey;
  readonly secret: string;
}

type Settings = Pick<
  ApiKeyRow,
  'appId' | 'name' | 'scopes' | 'perMinute' | 'perDay' | 'atOnce' | 'expiresAt'
>;

/** An app whose keys the user may manage. Undefined for the user's own account. */
type ManagedApp = Awaited<ReturnType<typeof requireApp>> | undefined;

/** Returns the keys of an app, or of the user's account. */
export async function listKeys(
  { database }: AppDependencies,
  { appId }: BodyOf<typeof keyCalls.list>,
  actor: Actor,
): Promise<{ list: ApiKey[] }> {
  const app = await requireManagedApp(database, appId, actor);
  return { list: (await findKeys(database, toHolder(app, actor), actor.at)).map(toApiKey) };
}

/**
 * Creates a key of an app, or of the user's account if the body names no app.
 *
 * @throws BusinessError `invalid` for the scope `manage` of a key of an app; `keyLimit` when the app or the account has
 * the maximum number of keys.
 */
export async function createKey(
  { database }: AppDependencies,
  body: BodyOf<typeof keyCalls.create>,
  actor: Actor,
): Promise<CreatedKey> {
  if (body.appId !== undefined && body.scopes?.includes('manage')) {
    throw new BusinessError(ERROR_CODES.invalid, undefined, ['scopes']);
  }
  const app = await requireManagedApp(database, body.appId, actor);
  return database.transaction(async (transaction) => {
    const created = await storeKey(transaction, actor, {
      appId: app?.id ?? null,
      name: body.name,
      scopes: [...new Set(body.scopes ?? KEY_SCOPES)],
      perMinute: body.perMinute ?? API_LIMITS.keyPerMinute.default,
      perDay: body.perDay ?? API_LIMITS.keyPerDay.default,
      atOnce: body.atOnce ?? null,
      expiresAt: new Date(actor.at.getTime() + (body.days ?? API_LIMITS.keyDays.default) * DAY),
    });
    await auditKey(transaction, actor, 'key-created', app, { after: toAuditDetails(created.key) });
    return created;
  });
}

/**
 * Creates a key with the settings of an old key. The new key has the same lifetime, but at least a day. The old key
 * expires at the end of the overlap, unless it expires earlier anyway.
 *
 * @throws BusinessError `notFound`; `transitionNotAllowed` when the old key has expired or is revoked.
 */
export async function rotateKey(
  { database }: AppDependencies,
  { id, overlapHours }: BodyOf<typeof keyCalls.rotate>,
  actor: Actor,
): Promise<CreatedKey> {
  return database.transaction(async (transaction) => {
    const { row, app } = await findManagedKey(transaction, id, actor);
    const overlapEnd = new Date(actor.at.getTime() + overlapHours * HOUR);
    const oldExpiresAt = overlapEnd < row.expiresAt ? overlapEnd : row.expiresAt;
    const wasUsable = await endKey(transaction, id, actor.at, { expiresAt: oldExpiresAt });
    if (!wasUsable) throw new BusinessError(ERROR_CODES.transitionNotAllowed);
    const lifetime = row.expiresAt.getTime() - row.createdAt.getTime();
    const { appId, name, scopes, perMinute, perDay, atOnce } = row;
    const settings = {
      ...{ appId, name, scopes, perMinute, perDay, atOnce },
      expiresAt: new Date(actor.at.getTime() + Math.max(DAY, lifetime)),
    };
    // The old key does not count, because the new one takes its place. Without an overlap, it has expired by now and is
    // not counted anyway.
    const created = await storeKey(transaction, actor, settings, oldExpiresAt > actor.at ? 1 : 0);
    const before = toAuditDetails(toApiKey({ ...row, expiresAt: oldExpiresAt }));
    await auditKey(transaction, actor, 'key-rotated', app, { before, after: toAuditDetails(created.key) });
    return created;
  });
}

/** @throws BusinessError `notFound`; `transitionNotAllowed` when the key has expired or is already revoked. */
export async function revokeKey(
  { database }: AppDependencies,
  { id }: BodyOf<typeof keyCalls.revoke>,
  actor: Actor,
): Promise<ApiKey> {
  return database.transaction(async (transaction) => {
    const { row, app } = await findManagedKey(transaction, id, actor);
    const revokedAt = actor.at;
    const wasUsable = await endKey(transaction, id, actor.at, { revokedAt });
    if (!wasUsable) throw new BusinessError(ERROR_CODES.transitionNotAllowed);
    await auditKey(transaction, actor, 'key-revoked', app, { before: toAuditDetails(toApiKey(row)) });
    return toApiKey({ ...row, revokedAt });
  });
}

/** Returns the app whose keys the user manages. Undefined for the keys of the user's account. */
async function requireManagedApp(
  database: Database,
  appId: string | undefined,
  actor: Actor,
): Promise<ManagedApp> {
  return appId === undefined ? undefined : requireApp(database, appId, actor, 'edit');
}

function toHolder(app: ManagedApp, actor: Actor): KeyHolder {
  return app ? { appId: app.id } : { userId: actor.user.id };
}

/** Finds a key that the user may manage. Only its creator manages an account key. */
async function findManagedKey(database: Database, id: string, actor: Actor) {
  const found = await findKey(database, id);
  const isForeign = found?.app === null && found.creator.id !== actor.user.id;
  if (!found || isForeign) throw new BusinessError(ERROR_CODES.notFound);
  return { row: found.row, app: await requireManagedApp(database, found.app?.id, actor) };
}

/** Records an event for the app of a key, or for the user whose account has the key. */
async function auditKey(
  database: Database,
  actor: Actor,
  action: 'key-created' | 'key-rotated' | 'key-revoked',
  app: ManagedApp,
  snapshots: { readonly before?: Snapshot; readonly after?: Snapshot },
): Promise<void> {
  if (app) await recordAppEvent(database, actor, action, { ...app, ...snapshots });
  else await recordEvents(database, actor, `user.${action}`, [actor.user.id], snapshots);
}

/**
 * Stores a key with a random secret. Only this result contains the secret.
 *
 * @param uncounted The number of usable keys that do not count toward the limit.
 *
 * @throws BusinessError `keyLimit` when the app or the account has the maximum number of keys.
 */
async function storeKey(
  database: Database,
  actor: Actor,
  settings: Settings,
  uncounted = 0,
): Promise<CreatedKey> {
  const { appId } = settings;
  const holder = appId === null ? { userId: actor.user.id } : { appId };
  const max = appId === null ? API_LIMITS.keysPerAccount : API_LIMITS.keysPerApp;
  if ((await lockAndCountUsableKeys(database, holder, actor.at)) - uncounted >= max) {
    throw new BusinessError(ERROR_CODES.keyLimit, { max });
  }
  const secret = SECRET_PREFIX + randomBytes(SECRET_BYTES).toString('base64url');
  const row = await insertKey(database, {
    ...settings,
    id: createId(),
    secretHash: hashText(secret),
    prefix: secret.slice(0, SHOWN_LENGTH),
    createdBy: actor.user.id,
    createdAt: actor.at,
  });
  return { key: toApiKey(row), secret };
}

function toApiKey(row: ApiKeyRow): ApiKey {
  const { id, appId, name, prefix, scopes, perMinute, perDay, atOnce } = row;
  return {
    ...{ id, appId, name, prefix, scopes, perMinute, perDay, atOnce },
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    revokedAt: row.revokedAt?.toISOString() ?? null,
  };
}

type Snapshot = ReturnType<typeof toAuditDetails>;

/** Returns the data of a key that the audit log stores, without the secret. */
function toAuditDetails({ id, name, prefix, scopes, expiresAt }: ApiKey) {
  return { keyId: id, name, prefix, scopes, expiresAt };
}
