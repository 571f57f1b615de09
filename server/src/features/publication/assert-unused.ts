import { type AppKind, ERROR_CODES, type LocaleId } from '@atrium/contract';
import type { Database } from '../../database/database.ts';
import { BusinessError } from '../../domain/business-error.ts';
import { findDependents } from './dependent-repository.ts';

/**
 * Checks that no active app uses any of the targets.
 *
 * @throws BusinessError `inUse`, with the list of active apps, when a target is in use.
 */
export async function assertUnused(
  database: Database,
  targets: { readonly kind: AppKind; readonly ids: readonly string[] },
  locale: LocaleId,
): Promise<void> {
  const blocking = (await findDependents(database, targets, locale)).filter(({ isBlocking }) => isBlocking);
  if (blocking.length > 0) throw new BusinessError(ERROR_CODES.inUse, { list: blocking });
}
