import { APP_TRANSITIONS, type App, type AppTransition, ERROR_CODES } from '@atrium/contract';
import { BusinessError } from '../../domain/business-error.ts';
import type { Actor } from '../../domain/request-context.ts';
import { getNextStatus } from '../publication/get-next-status.ts';
import { checkBinding } from '../target/check-binding.ts';
import { lockApps, updateAppAtRevision } from './app-repository.ts';
import { type AppKindDependencies, readApp } from './app-service.ts';
import { assertLevel } from './assert-level.ts';
import { recordAppEvent } from './record-app-event.ts';

const ACTIONS = { activate: 'activated', pause: 'paused', suspend: 'suspended', lift: 'lifted' } as const;

/**
 * Returns the use case that changes an app's status by the rules of `APP_TRANSITIONS`. The actor
 * needs the level `edit`, and the routes define which changes only admins may request.
 *
 * @throws BusinessError `notFound`; `notAllowed`; `transitionNotAllowed`; `targetUnavailable` when an app would become
 * active, but its target is no longer available.
 */
export function transitionApp(transition: AppTransition) {
  return async (
    deps: AppKindDependencies,
    { id, reason }: { readonly id: string; readonly reason?: string },
    actor: Actor,
  ): Promise<App> => {
    const { database, engines, kind } = deps;
    await database.transaction(async (transaction) => {
      const [app] = await lockApps(transaction, kind, [id], actor);
      if (!app) throw new BusinessError(ERROR_CODES.notFound);
      assertLevel(app.level, 'edit');
      const status = getNextStatus(APP_TRANSITIONS, transition, app.status);
      // Overrides that the target rejects only degrade an app. They do not prevent its activation.
      if (status === 'active') await checkBinding(transaction, engines, { ...app, overrides: {} });
      const change = {
        status,
        suspendedReason: reason ?? null,
        updatedAt: actor.at,
        updatedBy: actor.user.id,
      };
      await updateAppAtRevision(transaction, id, app.revision, change);
      const before = { status: app.status };
      const after = { status, ...(reason === undefined ? {} : { reason }) };
      await recordAppEvent(transaction, actor, ACTIONS[transition], { id, kind, before, after });
    });
    return readApp(deps, { id }, actor);
  };
}
