import { type BodyOf, type DataOf, ERROR_CODES, type proofCalls } from '@atrium/contract';
import { BusinessError } from '../../domain/business-error.ts';
import type { RequestContext, SignedInUser } from '../../domain/request-context.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { findFactor } from '../factor/factor-repository.ts';
import { findUserById } from '../identity/user-repository.ts';
import { getRelyingParty } from '../passkey/get-relying-party.ts';
import { passkeyPurposes, sealFlow } from '../passkey/passkey-flow.ts';
import { countPasskeys, findPasskeys } from '../passkey/passkey-repository.ts';
import { provePasskey } from '../passkey/prove-passkey.ts';
import { storeProof } from '../session/session-repository.ts';
import { assertCode } from './assert-code.ts';
import { assertCurrentPassword } from './assert-current-password.ts';

type Context = RequestContext<SignedInUser>;

/** Returns how the user can prove their identity. */
export async function listProofMethods(
  { database, relyingParty }: AppDependencies,
  _body: unknown,
  { user }: Context,
): Promise<DataOf<typeof proofCalls.methods>> {
  const stored = await findUserById(database, user.id);
  return {
    password: stored?.hasPassword === true,
    code: await hasAuthenticatorApp({ database }, user.id),
    passkey: relyingParty !== undefined && (await countPasskeys(database, user.id)) > 0,
  };
}

/** Starts a proof by one of the user's passkeys. */
export async function startPasskeyProof(
  deps: AppDependencies,
  _body: unknown,
  { user, at }: Context,
): Promise<DataOf<typeof proofCalls.startPasskey>> {
  const passkeys = await findPasskeys(deps.database, user.id);
  if (passkeys.length === 0) throw new BusinessError(ERROR_CODES.factorMissing);
  const ceremony = await getRelyingParty(deps).startAuthentication(passkeys);
  return sealFlow(deps.cipher, ceremony, { purpose: passkeyPurposes.proof(user.sessionId), at });
}

/**
 * Stores that the user has proven their identity in this session, after checking the password, a code or a passkey.
 *
 * @throws BusinessError `credentialsWrong` or `codeWrong` at the field; `factorMissing` without an authenticator
 * app; `proofMissing` without any proof; those of `provePasskey`.
 */
export async function prove(
  deps: AppDependencies,
  { password, code, passkey }: BodyOf<typeof proofCalls.prove>,
  context: Context,
): Promise<void> {
  const { user, at } = context;
  if (password !== undefined) {
    await assertCurrentPassword(deps, { password, field: 'password' }, context);
  } else if (code !== undefined) {
    // A code of an authenticator app that is not active yet would activate it.
    if (!(await hasAuthenticatorApp(deps, user.id))) throw new BusinessError(ERROR_CODES.factorMissing);
    await assertCode(deps, code, context);
  } else if (passkey !== undefined) {
    const purpose = passkeyPurposes.proof(user.sessionId);
    const proven = await provePasskey(deps, { ...passkey, purpose, userId: user.id }, context);
    await proven.storeUse(deps.database);
  } else {
    throw new BusinessError(ERROR_CODES.proofMissing);
  }
  await storeProof(deps.database, user.sessionId, at);
}

async function hasAuthenticatorApp(
  { database }: Pick<AppDependencies, 'database'>,
  userId: string,
): Promise<boolean> {
  return (await findFactor(database, userId))?.isActive === true;
}
