import { type BodyOf, ERROR_CODES, type resetFactorCall } from '@atrium/contract';
import { BusinessError } from '../../domain/business-error.ts';
import type { Actor } from '../../domain/request-context.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { recordEvents } from '../audit/audit-repository.ts';
import { removeFactor } from '../factor/factor-repository.ts';
import { lockUser } from '../identity/user-repository.ts';
import { removePasskeys } from '../passkey/passkey-repository.ts';
import { endSessions } from '../session/session-repository.ts';

/**
 * Removes the authenticator app, the recovery codes and the passkeys of a user who has lost them, and ends the user's
 * sessions. Admins cannot do this for themselves, so that a stolen session of an admin cannot remove the admin's own
 * second factor.
 */
export async function resetFactor(
  { database }: Pick<AppDependencies, 'database'>,
  { id }: BodyOf<typeof resetFactorCall>,
  actor: Actor,
): Promise<void> {
  if (id === actor.user.id) throw new BusinessError(ERROR_CODES.ownFactorReset);
  await database.transaction(async (transaction) => {
    if (!(await lockUser(transaction, id))) throw new BusinessError(ERROR_CODES.notFound);
    const hadAuthenticator = await removeFactor(transaction, id);
    const hadPasskeys = await removePasskeys(transaction, id);
    if (!hadAuthenticator && !hadPasskeys) throw new BusinessError(ERROR_CODES.factorMissing);
    await endSessions(transaction, id);
    await recordEvents(transaction, actor, 'user.factorReset', [id]);
  });
}
