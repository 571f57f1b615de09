import {
  type BodyOf,
  type DataOf,
  ERROR_CODES,
  type factorCall,
  type factorRemoveCall,
  hasRequiredAccess,
  type recoveryCodesCall,
} from '@atrium/contract';
import { BusinessError } from '../../domain/business-error.ts';
import type { RequestContext, SignedInUser } from '../../domain/request-context.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { recordEvents } from '../audit/audit-repository.ts';
import { countRecoveryCodes, findFactor, removeFactor } from '../factor/factor-repository.ts';
import { renewRecoveryCodes } from '../factor/renew-recovery-codes.ts';
import { lockUser } from '../identity/user-repository.ts';
import { countPasskeys } from '../passkey/passkey-repository.ts';
import { assertCode } from './assert-code.ts';
import { assertCurrentPassword } from './assert-current-password.ts';

type Context = RequestContext<SignedInUser>;

/** Returns the state of the user's authenticator app and recovery codes, and whether a role requires them. */
export async function readFactor(
  { database, factorRoles }: AppDependencies,
  _body: unknown,
  { user }: Context,
): Promise<DataOf<typeof factorCall>> {
  const factor = await findFactor(database, user.id);
  return {
    isOn: factor?.isActive === true,
    isRequired: hasRequiredAccess(factorRoles, user.access) && (await countPasskeys(database, user.id)) === 0,
    recoveryCodeCount: await countRecoveryCodes(database, user.id),
  };
}

/**
 * Removes the user's authenticator app and recovery codes, after checking the password and a code. A user whose role
 * requires a second factor can do this only with a passkey.
 *
 * @throws BusinessError `factorRequired` if a role requires a second factor and the user has no passkey.
 */
export async function turnOffFactor(
  deps: AppDependencies,
  body: BodyOf<typeof factorRemoveCall>,
  context: Context,
): Promise<void> {
  const { user } = context;
  await assertPasswordAndCode(deps, body, context);
  await deps.database.transaction(async (transaction) => {
    await lockUser(transaction, user.id);
    const isRequired = hasRequiredAccess(deps.factorRoles, user.access);
    if (isRequired && (await countPasskeys(transaction, user.id)) === 0) {
      throw new BusinessError(ERROR_CODES.factorRequired);
    }
    await removeFactor(transaction, user.id);
    await recordEvents(transaction, context, 'user.factorRemoved', [user.id]);
  });
}

/** Replaces the user's recovery codes, after checking the password and a code. */
export async function replaceRecoveryCodes(
  deps: AppDependencies,
  body: BodyOf<typeof recoveryCodesCall>,
  context: Context,
): Promise<DataOf<typeof recoveryCodesCall>> {
  const { user } = context;
  await assertPasswordAndCode(deps, body, context);
  return await deps.database.transaction(async (transaction) => {
    await recordEvents(transaction, context, 'user.recoveryCodesCreated', [user.id]);
    return { recoveryCodes: await renewRecoveryCodes(transaction, user.id) };
  });
}

/** Checks the password and a code of a user who has an active authenticator app. */
async function assertPasswordAndCode(
  deps: AppDependencies,
  { password, code }: BodyOf<typeof factorRemoveCall>,
  context: Context,
): Promise<void> {
  const isActive = (await findFactor(deps.database, context.user.id))?.isActive === true;
  if (!isActive) throw new BusinessError(ERROR_CODES.factorMissing);
  await assertCurrentPassword(deps, { password, field: 'password' }, context);
  await assertCode(deps, code, context);
}
