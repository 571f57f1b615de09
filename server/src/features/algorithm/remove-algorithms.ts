import { ERROR_CODES } from '@atrium/contract';
import type { Database } from '../../database/database.ts';
import { BusinessFailure } from '../../http/business-failure.ts';
import type { SignedInUser } from '../../http/request-context.ts';
import { appendAuditEvent } from '../audit/append-audit-event.ts';
import { findDependants } from '../publication/find-dependants.ts';
import { refuseTakenSlug } from '../publication/refuse-taken-slug.ts';
import { createAlgorithmRepository } from './algorithm-repository.ts';

interface Removal {
  readonly ids: readonly string[];
  readonly by: SignedInUser;
  readonly address: string;
  readonly at: Date;
}

/**
 * Removes all of these or none; they can be restored.
 *
 * @throws BusinessFailure `notFound` when one is not there, `inUse` with the list when active apps run on one.
 */
export async function removeAlgorithms(database: Database, removal: Removal): Promise<void> {
  const ids = [...new Set(removal.ids)];
  await database.transaction(async (transaction) => {
    const repository = createAlgorithmRepository(transaction);
    if ((await repository.hold(ids)) < ids.length) throw new BusinessFailure(ERROR_CODES.notFound);
    const blocking = (await findDependants(transaction, 'algorithm', ids)).filter(
      ({ isBlocking }) => isBlocking,
    );
    if (blocking.length > 0) throw new BusinessFailure(ERROR_CODES.inUse, { list: blocking });
    await record(transaction, 'algorithm.removed', await repository.remove(ids, removal.at), removal);
  });
}

/**
 * Brings all of these back or none.
 *
 * @throws BusinessFailure `notFound` when one is not removed, `slugTaken` when another one has its slug now.
 */
export async function restoreAlgorithms(database: Database, removal: Removal): Promise<void> {
  const ids = [...new Set(removal.ids)];
  await database.transaction(async (transaction) => {
    const restored = await refuseTakenSlug(createAlgorithmRepository(transaction).restore(ids));
    if (restored.length < ids.length) throw new BusinessFailure(ERROR_CODES.notFound);
    await record(transaction, 'algorithm.restored', restored, removal);
  });
}

async function record(
  database: Database,
  action: string,
  ids: readonly string[],
  { by, address, at }: Removal,
) {
  for (const id of ids) {
    await appendAuditEvent(database, { at, actor: by, action, target: { type: 'algorithm', id }, address });
  }
}
