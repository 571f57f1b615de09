import { ERROR_CODES, LIMITS } from '@atrium/contract';
import { BusinessError } from '../../domain/business-error.ts';
import type { RouteDeclaration } from '../../http/declare-route.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { findStoredBytes } from './storage-repository.ts';

type Dependencies = Pick<AppDependencies, 'database' | 'storedBytes'>;

const MEGABYTE = 1024 * 1024;
/**
 * Calls that store a user's data. Calls for users and accounts are excluded, so that an admin whose storage is full can
 * still disable a user.
 */
const STORING_PATHS = /^\/api\/(?!user\/|account\/).*\/(create|update|clone|import|revision\/restore)$/;

/** Returns whether the stored data of a user has reached the quota. */
export async function isStorageFull(
  { database, storedBytes = LIMITS.storedBytes }: Dependencies,
  userId: string,
): Promise<boolean> {
  return (await findStoredBytes(database, userId)) >= storedBytes;
}

/** @throws BusinessError `storageFull` when the stored data of a user has reached the quota. */
export async function assertStorage(deps: Dependencies, userId: string): Promise<void> {
  if (!(await isStorageFull(deps, userId))) return;
  const megabytes = Math.floor((deps.storedBytes ?? LIMITS.storedBytes) / MEGABYTE);
  throw new BusinessError(ERROR_CODES.storageFull, { megabytes });
}

/**
 * Returns the route. If the route stores a user's data, its calls fail with `storageFull` while the user's storage is
 * full.
 */
export function withStorageQuota(route: RouteDeclaration, deps: Dependencies): RouteDeclaration {
  if (!STORING_PATHS.test(route.call.path)) return route;
  return {
    ...route,
    async handle(body, context) {
      if (context.user) await assertStorage(deps, context.user.id);
      return route.handle(body, context);
    },
  };
}
