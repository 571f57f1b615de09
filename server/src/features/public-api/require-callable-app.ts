import { type AppKind, type AppLevel, ERROR_CODES } from '@atrium/contract';
import { uuid } from 'zod/mini';
import type { Database } from '../../database/database.ts';
import { BusinessError } from '../../domain/business-error.ts';
import type { Actor } from '../../domain/request-context.ts';
import type { PublicContext } from '../../http/public/declare-public-route.ts';
import { requireApp } from '../app/require-app.ts';

/**
 * Returns the app of a request: the app of the key, or one that the owner of an account key may use.
 *
 * @throws BusinessError `notFound` for any other app; `notAllowed` when the owner of an account key has a lower level
 * than `needed`.
 */
export async function requireCallableApp(
  database: Database,
  { appId, caller }: Pick<PublicContext, 'appId' | 'caller'>,
  actor: Actor,
  needed: AppLevel,
): Promise<{ readonly id: string; readonly kind: AppKind }> {
  // The key of an app acts for the owner of the app, who has every level.
  if (caller.app?.id === appId) return caller.app;
  if (caller.app || !uuid().safeParse(appId).success) throw new BusinessError(ERROR_CODES.notFound);
  return requireApp(database, appId, actor, needed);
}
