import { randomBytes } from 'node:crypto';
import { type ApiKey, type BodyOf, ERROR_CODES, KEY_SCOPES, type keyCalls, LIMITS } from '@atrium/contract';
import { v7 as createId } from 'uuid';
import type { Database } from '../../database/database.ts';
import { BusinessError } from '../../domain/business-error.ts';
import { createAppRepository } from '../app/app-repository.ts';
import { auditApp } from '../app/audit-app.ts';
import type { Viewer } from '../app/viewer.ts';
import { hashToken } from '../identity/hash-token.ts';
import { type ApiKeyRow, createApiKeyRepository } from './api-key-repository.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Marks a secret, so that secret scanners and users recognize it. */
const SECRET_PREFIX = 'ak_';
const SECRET_BYTES = 32;
const SHOWN_LENGTH = 12;

export interface CreatedKey {
  readonly key: ApiKey;
  readonly secret: string;
}

type Settings = Pick<ApiKeyRow, 'appId' | 'name' | 'scopes' | 'perMinute' | 'perDay' | 'expiresAt'>;

/** Manages the keys of apps. A key of an app that the viewer may not see gives the same error as a missing one. */
export function createApiKeyService(database: Database) {
  async function findApp(appId: string, viewer: Viewer) {
    const kind = await createAppRepository(database).kindOf(appId, viewer);
    if (!kind) throw new BusinessError(ERROR_CODES.notFound);
    return { id: appId, kind };
  }

  async function findKey(id: string, viewer: Viewer) {
    const found = await createApiKeyRepository(database).find(id);
    if (!found) throw new BusinessError(ERROR_CODES.notFound);
    return { row: found.row, app: await findApp(found.app.id, viewer) };
  }

  return {
    async list(appId: string, viewer: Viewer): Promise<{ list: ApiKey[] }> {
      await findApp(appId, viewer);
      const rows = await createApiKeyRepository(database).list(appId, viewer.now);
      return { list: rows.map(toApiKey) };
    },

    async create(body: BodyOf<typeof keyCalls.create>, viewer: Viewer): Promise<CreatedKey> {
      const app = await findApp(body.appId, viewer);
      return database.transaction(async (transaction) => {
        const created = await insertKey(transaction, viewer, {
          appId: body.appId,
          name: body.name,
          scopes: [...new Set(body.scopes ?? KEY_SCOPES)],
          perMinute: body.perMinute ?? LIMITS.keyPerMinute.default,
          perDay: body.perDay ?? LIMITS.keyPerDay.default,
          expiresAt: new Date(viewer.now.getTime() + (body.days ?? LIMITS.keyDays.default) * DAY),
        });
        await auditApp(transaction, viewer, 'key-created', { ...app, after: describe(created.key) });
        return created;
      });
    },

    async rotate({ id, overlapHours }: BodyOf<typeof keyCalls.rotate>, viewer: Viewer): Promise<CreatedKey> {
      const { row, app } = await findKey(id, viewer);
      return database.transaction(async (transaction) => {
        const overlapEnd = new Date(viewer.now.getTime() + overlapHours * HOUR);
        const expiresAt = overlapEnd < row.expiresAt ? overlapEnd : row.expiresAt;
        const wasUsable = await createApiKeyRepository(transaction).end(id, viewer.now, { expiresAt });
        if (!wasUsable) throw new BusinessError(ERROR_CODES.moveRefused);
        const lifetime = row.expiresAt.getTime() - row.createdAt.getTime();
        const { appId, name, scopes, perMinute, perDay } = row;
        const created = await insertKey(transaction, viewer, {
          ...{ appId, name, scopes, perMinute, perDay },
          expiresAt: new Date(viewer.now.getTime() + Math.max(DAY, lifetime)),
        });
        const before = describe(toApiKey({ ...row, expiresAt }));
        await auditApp(transaction, viewer, 'key-rotated', { ...app, before, after: describe(created.key) });
        return created;
      });
    },

    async revoke(id: string, viewer: Viewer): Promise<ApiKey> {
      const { row, app } = await findKey(id, viewer);
      return database.transaction(async (transaction) => {
        const revokedAt = viewer.now;
        const wasUsable = await createApiKeyRepository(transaction).end(id, viewer.now, { revokedAt });
        if (!wasUsable) throw new BusinessError(ERROR_CODES.moveRefused);
        await auditApp(transaction, viewer, 'key-revoked', { ...app, before: describe(toApiKey(row)) });
        return toApiKey({ ...row, revokedAt });
      });
    },
  };
}

/** @throws BusinessError `keyLimit` when the app has all the keys that it may have. */
async function insertKey(database: Database, viewer: Viewer, settings: Settings): Promise<CreatedKey> {
  const repository = createApiKeyRepository(database);
  if ((await repository.countUsable(settings.appId, viewer.now)) >= LIMITS.keysPerApp) {
    throw new BusinessError(ERROR_CODES.keyLimit, { max: LIMITS.keysPerApp });
  }
  const secret = SECRET_PREFIX + randomBytes(SECRET_BYTES).toString('base64url');
  const row = await repository.insert({
    ...settings,
    id: createId(),
    secretHash: hashToken(secret),
    prefix: secret.slice(0, SHOWN_LENGTH),
    createdBy: viewer.id,
    createdAt: viewer.now,
  });
  return { key: toApiKey(row), secret };
}

function toApiKey(row: ApiKeyRow): ApiKey {
  const { id, appId, name, prefix, scopes, perMinute, perDay } = row;
  return {
    ...{ id, appId, name, prefix, scopes, perMinute, perDay },
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    revokedAt: row.revokedAt?.toISOString() ?? null,
  };
}

/** What the audit log stores of a key; never the secret. */
function describe({ id, name, prefix, scopes, expiresAt }: ApiKey) {
  return { keyId: id, name, prefix, scopes, expiresAt };
}
