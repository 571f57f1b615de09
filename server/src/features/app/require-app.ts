import { type AppKind, type AppLevel, ERROR_CODES } from '@atrium/contract';
import type { Database } from '../../database/database.ts';
import { BusinessError } from '../../domain/business-error.ts';
import type { Actor } from '../../domain/request-context.ts';
import { findAccess } from './app-repository.ts';
import { assertLevel } from './assert-level.ts';

/**
 * Returns an app for which the actor has the required level.
 *
 * @throws BusinessError `notFound` without any access, the same as for a missing app; `notAllowed` with a lower level.
 */
export async function requireApp(
  database: Database,
  id: string,
  actor: Actor,
  required: AppLevel,
): Promise<{ readonly id: string; readonly kind: AppKind }> {
  const found = await findAccess(database, id, actor);
  if (!found) throw new BusinessError(ERROR_CODES.notFound);
  assertLevel(found.level, required);
  return { id, kind: found.kind };
}
