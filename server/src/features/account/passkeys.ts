import {
  type BodyOf,
  type DataOf,
  ERROR_CODES,
  hasRequiredAccess,
  type passkeyCalls,
} from '@atrium/contract';
import { v7 as createId } from 'uuid';
import type { Database } from '../../database/database.ts';
import { BusinessError } from '../../domain/business-error.ts';
import type { RequestContext, SignedInUser } from '../../domain/request-context.ts';
import { StatusError } from '../../domain/status-error.ts';
import { readRegistration } from '../../webauthn/read-credential.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { recordEvents } from '../audit/audit-repository.ts';
import { findFactor } from '../factor/factor-repository.ts';
import { lockUser } from '../identity/user-repository.ts';
import { countLinkedAccounts } from '../linked-account/linked-account-repository.ts';
import { getRelyingParty } from '../passkey/get-relying-party.ts';
import { consumeFlow, passkeyPurposes, sealFlow } from '../passkey/passkey-flow.ts';
import {
  countPasskeys,
  findPasskeys,
  insertPasskey,
  removePasskey,
  renamePasskey,
} from '../passkey/passkey-repository.ts';
import { runPasskeyCheck } from '../passkey/run-passkey-check.ts';

type Context = RequestContext<SignedInUser>;

const MAX_PASSKEYS = 20;

export async function listPasskeys(
  { database }: AppDependencies,
  _body: unknown,
  { user }: Context,
): Promise<DataOf<typeof passkeyCalls.list>> {
  const stored = await findPasskeys(database, user.id);
  return {
    list: stored.map(({ id, name, isSynced, createdAt, lastUsedAt }) => ({
      id,
      name,
      isSynced,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
  };
}

/** Starts to add a passkey. Devices that already have a passkey of the user do not create another. */
export async function startPasskey(
  deps: AppDependencies,
  _body: unknown,
  { user, at }: Context,
): Promise<DataOf<typeof passkeyCalls.start>> {
  const passkeys = await findPasskeys(deps.database, user.id);
  const ceremony = await getRelyingParty(deps).startRegistration(user, passkeys);
  return sealFlow(deps.cipher, ceremony, { purpose: passkeyPurposes.registration(user.sessionId), at });
}

/**
 * Stores a new passkey. Only the session that has called {@link startPasskey} can do this.
 *
 * @throws BusinessError `passkeyExpired`, `passkeyRejected`, `passkeyLimit`.
 */
export async function addPasskey(
  deps: AppDependencies,
  { name, flow, credential }: BodyOf<typeof passkeyCalls.add>,
  context: Context,
): Promise<void> {
  const { user, log, at } = context;
  const purpose = passkeyPurposes.registration(user.sessionId);
  const challenge = await consumeFlow(deps, flow, { purpose, at });
  const created = await runPasskeyCheck(log, () =>
    getRelyingParty(deps).verifyRegistration(readRegistration(credential), challenge),
  );
  const passkey = { ...created, id: createId(), userId: user.id, name, createdAt: at, lastUsedAt: null };
  await deps.database.transaction(async (transaction) => {
    if (!(await lockUser(transaction, user.id))) throw new StatusError(401);
    if ((await countPasskeys(transaction, user.id)) >= MAX_PASSKEYS) {
      throw new BusinessError(ERROR_CODES.passkeyLimit, { max: MAX_PASSKEYS });
    }
    if (!(await insertPasskey(transaction, passkey))) throw new BusinessError(ERROR_CODES.passkeyRejected);
    await recordEvents(transaction, context, 'user.passkeyAdded', [user.id], { after: { passkey: name } });
  });
}

export async function changePasskeyName(
  { database }: AppDependencies,
  { id, name }: BodyOf<typeof passkeyCalls.rename>,
  context: Context,
): Promise<void> {
  const userId = context.user.id;
  await database.transaction(async (transaction) => {
    const earlierName = await renamePasskey(transaction, { userId, id, name });
    if (earlierName === undefined) throw new BusinessError(ERROR_CODES.notFound);
    await recordEvents(transaction, context, 'user.updated', [userId], {
      before: { passkey: earlierName },
      after: { passkey: name },
    });
  });
}

/**
 * Removes a passkey of the user.
 *
 * @throws BusinessError `lastSignInMethod` if the user has no other way to sign in, `factorRequired` if a role requires
 *   a second factor and the user has no other one.
 */
export async function deletePasskey(
  deps: AppDependencies,
  { id }: BodyOf<typeof passkeyCalls.remove>,
  context: Context,
): Promise<void> {
  const { user } = context;
  await deps.database.transaction(async (transaction) => {
    const stored = await lockUser(transaction, user.id);
    if (!stored) throw new StatusError(401);
    const name = await removePasskey(transaction, { userId: user.id, id });
    if (name === undefined) throw new BusinessError(ERROR_CODES.notFound);
    if ((await countPasskeys(transaction, user.id)) === 0)
      await assertPasskeyUnneeded(deps, transaction, stored);
    await recordEvents(transaction, context, 'user.passkeyRemoved', [user.id], { before: { passkey: name } });
  });
}

interface PasskeyOwner {
  readonly id: string;
  readonly hasPassword: boolean;
  readonly access: readonly string[];
}

/** Checks that a user needs no passkey, neither to sign in nor as a second factor that a role requires. */
async function assertPasskeyUnneeded(
  { factorRoles }: Pick<AppDependencies, 'factorRoles'>,
  database: Database,
  { id, hasPassword, access }: PasskeyOwner,
): Promise<void> {
  const hasOtherWay = hasPassword || (await countLinkedAccounts(database, id)) > 0;
  if (!hasOtherWay) throw new BusinessError(ERROR_CODES.lastSignInMethod);
  const hasAuthenticatorApp = (await findFactor(database, id))?.isActive === true;
  if (!hasAuthenticatorApp && hasRequiredAccess(factorRoles, access))
    throw new BusinessError(ERROR_CODES.factorRequired);
}
