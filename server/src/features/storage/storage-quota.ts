import { ERROR_CODES, LIMITS } from '@atrium/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { algorithmVersions } from '../../database/schema/algorithm-versions.ts';
import { apps } from '../../database/schema/apps.ts';
import { invocationPayloads } from '../../database/schema/invocation-payloads.ts';
import { invocations } from '../../database/schema/invocations.ts';
import { itemRevisions } from '../../database/schema/item-revisions.ts';
import { BusinessError } from '../../domain/business-error.ts';
import type { RouteDeclaration } from '../../http/declare-route.ts';
import type { AppDependencies } from '../app-dependencies.ts';

type Parts = Pick<AppDependencies, 'database' | 'storedBytes'>;

const MEGABYTE = 1024 * 1024;
/** Calls that store what a user brings. Accounts do not count: an admin can disable a user whatever they have stored. */
const STORING = /^\/api\/(?!user\/|account\/).*\/(create|update|clone|import|revision\/restore)$/;

/** Whether what a user stores has reached their limit. */
export async function isStorageFull(
  { database, storedBytes = LIMITS.storedBytes }: Parts,
  userId: string,
): Promise<boolean> {
  return (await storedBytesOf(database, userId)) >= storedBytes;
}

/** The same route; one that stores things of a user is refused with `storageFull` once their storage is full. */
export function withStorageQuota(route: RouteDeclaration, parts: Parts): RouteDeclaration {
  if (!STORING.test(route.call.path)) return route;
  return {
    ...route,
    async handle(body, context) {
      if (context.user && (await isStorageFull(parts, context.user.id))) {
        const megabytes = Math.floor((parts.storedBytes ?? LIMITS.storedBytes) / MEGABYTE);
        throw new BusinessError(ERROR_CODES.storageFull, { megabytes });
      }
      return route.handle(body, context);
    },
  };
}

/** Bytes of a user's apps and stored runs, and of versions and revisions that they made, as the database stores them. */
async function storedBytesOf(database: Database, userId: string): Promise<number> {
  const { rows } = await database.execute<{ readonly bytes: string }>(sql`
    select (
      (select coalesce(sum(pg_column_size(${apps.overrides}) + pg_column_size(${apps.description})), 0)
        from ${apps} where ${apps.ownerId} = ${userId})
      + (select coalesce(sum(pg_column_size(${invocationPayloads.input})
          + coalesce(pg_column_size(${invocationPayloads.outputs}), 0)
          + coalesce(pg_column_size(${invocationPayloads.file}), 0)), 0)
        from ${invocationPayloads}
        join ${invocations} on ${invocations.id} = ${invocationPayloads.invocationId}
        join ${apps} on ${apps.id} = ${invocations.appId} where ${apps.ownerId} = ${userId})
      + (select coalesce(sum(pg_column_size(${algorithmVersions.parameters})
          + coalesce(pg_column_size(${algorithmVersions.sample}), 0)
          + coalesce(pg_column_size(${algorithmVersions.output}), 0)), 0)
        from ${algorithmVersions} where ${algorithmVersions.createdBy} = ${userId})
      + (select coalesce(sum(pg_column_size(${itemRevisions.content})), 0)
        from ${itemRevisions} where ${itemRevisions.createdBy} = ${userId})
    )::text as bytes`);
  return Number(rows[0]?.bytes ?? 0);
}
