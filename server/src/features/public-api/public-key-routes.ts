import { type ApiKey, ERROR_CODES } from '@atrium/contract';
import { type output as Output, object, uuid } from 'zod/mini';
import { BusinessError } from '../../domain/business-error.ts';
import {
  declarePublicRoute,
  type PublicContext,
  type PublicRoute,
} from '../../http/public/declare-public-route.ts';
import { createKey, listKeys, revokeKey } from '../api-key/api-key-service.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { toActor } from './public-api-service.ts';
import {
  createdKeySchema,
  createKeySchema,
  keysQuerySchema,
  publicKeySchema,
  publicKeysSchema,
} from './public-key-schemas.ts';

/** Returns the routes with which programs manage the account keys of a user and the keys of the apps. */
export function publicKeyRoutes(deps: AppDependencies): readonly PublicRoute[] {
  const readActor = (context: PublicContext) => toActor(context, deps.clock());
  return [
    declarePublicRoute({
      method: 'GET',
      path: '/v1/keys',
      operationId: 'listKeys',
      summary: 'List API keys',
      description:
        'Returns the keys of an app, or without `app_id` those of the account: active keys first, newest first. The scope `manage` is only for keys of accounts. An app needs the access level `edit`.',
      scope: 'manage',
      isRun: false,
      input: keysQuerySchema,
      output: publicKeysSchema,
      async handle({ app_id: appId }, context) {
        const { list } = await listKeys(deps, { appId }, readActor(context));
        return { keys: list.map(toPublicKey) };
      },
    }),
    declarePublicRoute({
      method: 'POST',
      path: '/v1/keys',
      operationId: 'createKey',
      summary: 'Create an API key',
      description:
        'Creates a key of an app, or without `app_id` of the account. The secret is in this response only. The new key cannot have the scope `manage`.',
      scope: 'manage',
      isRun: false,
      input: createKeySchema,
      output: createdKeySchema,
      async handle(
        { app_id: appId, per_minute: perMinute, per_day: perDay, at_once: atOnce, ...body },
        context,
      ) {
        const draft = { ...body, appId, perMinute, perDay, atOnce };
        const { key, secret } = await createKey(deps, draft, readActor(context));
        return { key: toPublicKey(key), secret };
      },
    }),
    declarePublicRoute({
      method: 'POST',
      path: '/v1/keys/{key_id}/revoke',
      operationId: 'revokeKey',
      summary: 'Revoke an API key',
      description: 'Revokes a key at once. It cannot be used again.',
      scope: 'manage',
      isRun: false,
      input: object({}),
      output: publicKeySchema,
      async handle(_, context) {
        const { keyId: id } = context;
        if (!uuid().safeParse(id).success) throw new BusinessError(ERROR_CODES.notFound);
        return toPublicKey(await revokeKey(deps, { id }, readActor(context)));
      },
    }),
  ];
}

function toPublicKey({ id, name, prefix, scopes, ...key }: ApiKey): Output<typeof publicKeySchema> {
  return {
    ...{ id, app_id: key.appId, name, prefix, scopes },
    ...{ per_minute: key.perMinute, per_day: key.perDay, at_once: key.atOnce },
    created_at: key.createdAt,
    expires_at: key.expiresAt,
    last_used_at: key.lastUsedAt,
    revoked_at: key.revokedAt,
  };
}
