import {
  type BodyOf,
  type DataOf,
  ERROR_CODES,
  type passkeySignInCalls,
  type passkeyStepCalls,
  type Session,
} from '@atrium/contract';
import { BusinessError } from '../../domain/business-error.ts';
import type { RequestContext } from '../../domain/request-context.ts';
import { hashText } from '../identity/hash-text.ts';
import { lockUser } from '../identity/user-repository.ts';
import { getRelyingParty } from '../passkey/get-relying-party.ts';
import { passkeyPurposes, sealFlow } from '../passkey/passkey-flow.ts';
import { findPasskeys, hasAnyPasskey } from '../passkey/passkey-repository.ts';
import { provePasskey } from '../passkey/prove-passkey.ts';
import { finishSecondStep, requirePendingSignIn } from './second-step.ts';
import type { SessionDependencies } from './session-dependencies.ts';
import { startSignedInSession } from './start-signed-in-session.ts';

/**
 * Starts a sign-in with any passkey of this console. The response names no user, so it reveals no accounts. With
 * `isSuggestion`, the browser suggests passkeys on the sign-in page before the user presses a button.
 *
 * @throws BusinessError `passkeyUnknown` with `isSuggestion` if no user has a passkey.
 */
export async function startPasskeySignIn(
  deps: SessionDependencies,
  { isSuggestion = false }: BodyOf<typeof passkeySignInCalls.start>,
  { at }: RequestContext,
): Promise<DataOf<typeof passkeySignInCalls.start>> {
  const relyingParty = getRelyingParty(deps);
  if (isSuggestion && !(await hasAnyPasskey(deps.database))) {
    throw new BusinessError(ERROR_CODES.passkeyUnknown);
  }
  const ceremony = await relyingParty.startAuthentication();
  return sealFlow(deps.cipher, ceremony, { purpose: passkeyPurposes.signIn(), at });
}

/**
 * Signs in the owner of a passkey. The device has verified the user, so the passkey is two factors at once, and no
 * second step follows.
 *
 * @throws BusinessError `accountDisabled`, and those of `provePasskey`.
 */
export async function signInWithPasskey(
  deps: SessionDependencies,
  { remember, ...result }: BodyOf<typeof passkeySignInCalls.finish>,
  context: RequestContext,
): Promise<Session> {
  const { at, address, device } = context;
  await deps.removeExpired(at);
  const proven = await provePasskey(deps, { ...result, purpose: passkeyPurposes.signIn() }, context);
  const { userId, name } = proven.passkey;
  return await deps.database.transaction(async (transaction) => {
    const user = await lockUser(transaction, userId);
    if (!user) throw new BusinessError(ERROR_CODES.passkeyUnknown);
    if (user.status !== 'active') throw new BusinessError(ERROR_CODES.accountDisabled);
    await proven.storeUse(transaction);
    const start = { at, address, device, isRemembered: remember === true, passkey: name };
    return await startSignedInSession(transaction, user, start);
  });
}

/** Starts the check of a passkey as the second step of a sign-in. */
export async function startPasskeyStep(
  deps: SessionDependencies,
  { step }: BodyOf<typeof passkeyStepCalls.start>,
  { at }: RequestContext,
): Promise<DataOf<typeof passkeyStepCalls.start>> {
  const { user } = await requirePendingSignIn(deps, step, at);
  const passkeys = await findPasskeys(deps.database, user.id);
  if (passkeys.length === 0) throw new BusinessError(ERROR_CODES.factorMissing);
  const ceremony = await getRelyingParty(deps).startAuthentication(passkeys);
  return sealFlow(deps.cipher, ceremony, { purpose: passkeyPurposes.secondStep(hashText(step)), at });
}

/** Completes a sign-in that waits for its second step, with a passkey of the user. */
export async function completeWithPasskey(
  deps: SessionDependencies,
  { step, ...result }: BodyOf<typeof passkeyStepCalls.finish>,
  context: RequestContext,
): Promise<Session> {
  const { at } = context;
  const pending = await requirePendingSignIn(deps, step, at);
  const purpose = passkeyPurposes.secondStep(hashText(step));
  const proven = await provePasskey(deps, { ...result, purpose, userId: pending.user.id }, context);
  const { name } = proven.passkey;
  return await finishSecondStep(deps, { ...context, pending, passkey: name }, ({ transaction }) =>
    proven.storeUse(transaction),
  );
}
