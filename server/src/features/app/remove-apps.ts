import { type AppKind, ERROR_CODES } from '@atrium/contract';
import type { Database } from '../../database/database.ts';
import { BusinessError } from '../../domain/business-error.ts';
import { refuseTakenName } from '../publication/refuse-taken.ts';
import { holdTarget, resolveTarget } from '../target/resolve-target.ts';
import { type AppRow, createAppRepository } from './app-repository.ts';
import { auditApp } from './audit-app.ts';
import type { Viewer } from './viewer.ts';

/** Removes all of the apps or none. They can be restored for some days. */
export async function removeApps(
  database: Database,
  kind: AppKind,
  ids: readonly string[],
  viewer: Viewer,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const repository = createAppRepository(transaction);
    const held = complete(await repository.hold(kind, ids, viewer), ids);
    await repository.setRemoved(ids, viewer.now);
    for (const { id, name } of held) {
      await auditApp(transaction, viewer, 'removed', { id, kind, before: { name } });
    }
  });
}

/**
 * Restores all of the apps or none. An app that has lost its target is restored as paused, because targets are archived
 * on the condition that no active app uses them.
 *
 * @throws BusinessError `notFound` when one is not removed or was removed too long ago, `nameTaken`.
 */
export async function restoreApps(
  database: Database,
  kind: AppKind,
  ids: readonly string[],
  viewer: Viewer,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const repository = createAppRepository(transaction);
    const held = complete(await repository.holdRemoved(kind, ids, viewer), ids);
    await refuseTakenName(repository.setRemoved(ids, null));
    for (const app of held) {
      if (app.status === 'active' && !(await runs(transaction, app))) {
        await repository.update(app.id, app.revision, { status: 'paused' });
      }
      await auditApp(transaction, viewer, 'restored', { id: app.id, kind, after: { name: app.name } });
    }
  });
}

async function runs(database: Database, app: AppRow): Promise<boolean> {
  await holdTarget(database, app);
  return (await resolveTarget(database, app)) !== undefined;
}

function complete(held: readonly AppRow[], ids: readonly string[]): readonly AppRow[] {
  if (held.length < new Set(ids).size) throw new BusinessError(ERROR_CODES.notFound);
  return held;
}
