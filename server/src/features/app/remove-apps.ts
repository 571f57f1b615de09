import { ERROR_CODES } from '@atrium/contract';
import type { Database } from '../../database/database.ts';
import { BusinessError } from '../../domain/business-error.ts';
import type { Actor } from '../../domain/request-context.ts';
import { withNameTakenError } from '../publication/with-taken-error.ts';
import { resolveTarget } from '../target/resolve-target.ts';
import { lockTarget } from '../target/target-repository.ts';
import {
  type AppRow,
  lockApps,
  lockRemovedApps,
  setRemovalTime,
  updateAppAtRevision,
} from './app-repository.ts';
import type { AppKindDependencies } from './app-service.ts';
import { assertLevel } from './assert-level.ts';
import { recordAppEvent } from './record-app-event.ts';

/** Removes all of the given apps or none. Removed apps can be restored for a limited number of days. */
export async function removeApps(
  { database, kind }: AppKindDependencies,
  { ids }: { readonly ids: readonly string[] },
  actor: Actor,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const locked = assertComplete(await lockApps(transaction, kind, ids, actor), ids);
    for (const { level } of locked) assertLevel(level, 'manage');
    await setRemovalTime(transaction, ids, actor.at);
    for (const { id, name } of locked) {
      await recordAppEvent(transaction, actor, 'removed', { id, kind, before: { name } });
    }
  });
}

/**
 * Restores all of the given apps or none. If the target of an app is no longer available, the app is restored as
 * paused: an archived target must not have active apps.
 *
 * @throws BusinessError `notFound` when one of them is not removed or was removed too long ago; `nameTaken` when its
 * owner has another app with the same name.
 */
export async function restoreApps(
  { database, kind }: AppKindDependencies,
  { ids }: { readonly ids: readonly string[] },
  actor: Actor,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const locked = assertComplete(await lockRemovedApps(transaction, kind, ids, actor), ids);
    await withNameTakenError(setRemovalTime(transaction, ids, null));
    for (const app of locked) {
      if (app.status === 'active' && !(await isTargetAvailable(transaction, app))) {
        await updateAppAtRevision(transaction, app.id, app.revision, { status: 'paused' });
      }
      await recordAppEvent(transaction, actor, 'restored', { id: app.id, kind, after: { name: app.name } });
    }
  });
}

/**
 * Returns whether the target of an app is available. Locks the target, so that this does not change before the end of
 * the transaction.
 */
async function isTargetAvailable(database: Database, app: AppRow): Promise<boolean> {
  await lockTarget(database, app);
  return (await resolveTarget(database, app)) !== undefined;
}

function assertComplete<Row extends AppRow>(locked: readonly Row[], ids: readonly string[]): readonly Row[] {
  if (locked.length < new Set(ids).size) throw new BusinessError(ERROR_CODES.notFound);
  return locked;
}
