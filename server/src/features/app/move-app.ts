import { APP_MOVES, type AppKind, type AppMove, ERROR_CODES } from '@atrium/contract';
import { BusinessError } from '../../domain/business-error.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { assertMove } from '../publication/assert-move.ts';
import { checkBinding } from '../target/check-binding.ts';
import { createAppRepository } from './app-repository.ts';
import { auditApp, findAction } from './audit-app.ts';
import type { Viewer } from './viewer.ts';

interface Wish {
  readonly kind: AppKind;
  readonly id: string;
  readonly move: AppMove;
  /** The reason for the suspension. */
  readonly reason?: string;
}

/**
 * Changes an app's status by the rules of `APP_MOVES`. The routes define who may request which change.
 *
 * @throws BusinessError `notFound`, `moveRefused`, and `targetUnavailable` when the target of a started app is no
 * longer available.
 */
export async function moveApp(
  { database, engines }: AppDependencies,
  { kind, id, move, reason }: Wish,
  viewer: Viewer,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const repository = createAppRepository(transaction);
    const [app] = await repository.hold(kind, [id], viewer);
    if (!app) throw new BusinessError(ERROR_CODES.notFound);
    const status = assertMove(APP_MOVES, move, app.status);
    if (status === 'active') await checkBinding(transaction, engines, { ...app, overrides: {} });
    const suspendedReason = reason ?? null;
    const stamp = { updatedAt: viewer.now, updatedBy: viewer.id };
    await repository.update(id, app.revision, { status, suspendedReason, ...stamp });
    const before = { status: app.status };
    const after = { status, ...(reason === undefined ? {} : { reason }) };
    await auditApp(transaction, viewer, findAction(move), { id, kind, before, after });
  });
}
