import { type AppKind, ERROR_CODES } from '@atrium/contract';
import type { Database } from '../../database/database.ts';
import { BusinessFailure } from '../../http/business-failure.ts';
import { findDependants } from './find-dependants.ts';

/** @throws BusinessFailure `inUse`, with the list of them, while active apps are made of one of these. */
export async function assertUnused(database: Database, kind: AppKind, ids: readonly string[]): Promise<void> {
  const blocking = (await findDependants(database, kind, ids)).filter(({ isBlocking }) => isBlocking);
  if (blocking.length > 0) throw new BusinessFailure(ERROR_CODES.inUse, { list: blocking });
}
