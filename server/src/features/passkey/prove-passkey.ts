import { ERROR_CODES } from '@atrium/contract';
import type { Database } from '../../database/database.ts';
import { BusinessError } from '../../domain/business-error.ts';
import type { RequestContext } from '../../domain/request-context.ts';
import { toUserHandle } from '../../webauthn/create-relying-party.ts';
import { readAuthentication } from '../../webauthn/read-credential.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { getRelyingParty } from './get-relying-party.ts';
import { consumeFlow } from './passkey-flow.ts';
import { findPasskeyByCredential, type PasskeyRecord, storePasskeyUse } from './passkey-repository.ts';
import { runPasskeyCheck } from './run-passkey-check.ts';

interface PasskeyProof {
  /** The sealed challenge, as the server sent it. */
  readonly flow: string;
  /** The response of the authenticator, as JSON. */
  readonly credential: string;
  /** What the challenge is for. It must be the purpose for which the flow was created. */
  readonly purpose: string;
  /** The user who must own the passkey. Undefined for a sign-in, where the passkey names the user. */
  readonly userId?: string;
}

/** A passkey that has signed a challenge. */
export interface ProvenPasskey {
  readonly passkey: PasskeyRecord;
  /**
   * Stores that the passkey was used. A transaction that opens a session locks the user first, so that the passkey is
   * not removed meanwhile.
   */
  storeUse(database: Database): Promise<void>;
}

/**
 * Checks that a passkey has signed the challenge of a flow. A sign-in also requires that the device has verified the
 * user. If the passkey counts its signatures and the counter does not grow, the passkey may have been copied, and is
 * rejected.
 *
 * @throws BusinessError `passkeyExpired` if the flow cannot be used anymore, `passkeyUnknown` if the user has no such
 * passkey, `passkeyRejected` if a check fails.
 */
export async function provePasskey(
  deps: Pick<AppDependencies, 'database' | 'cipher' | 'relyingParty'>,
  { flow, credential, purpose, userId }: PasskeyProof,
  { log, at }: Pick<RequestContext, 'log' | 'at'>,
): Promise<ProvenPasskey> {
  const relyingParty = getRelyingParty(deps);
  const challenge = await consumeFlow(deps, flow, { purpose, at });
  const response = await runPasskeyCheck(log, () => readAuthentication(credential));
  const passkey = await findPasskeyByCredential(deps.database, response.id);
  const isOwn = userId === undefined || passkey?.userId === userId;
  if (!passkey || !isOwn) throw new BusinessError(ERROR_CODES.passkeyUnknown);
  const { userHandle } = response.response;
  const namesOwner = userHandle === Buffer.from(toUserHandle(passkey.userId)).toString('base64url');
  // A device may omit the user if the server has named the passkeys that can sign.
  const mayOmitUser = userId !== undefined && userHandle === undefined;
  if (!namesOwner && !mayOmitUser) throw new BusinessError(ERROR_CODES.passkeyRejected);
  const check = { challenge, passkey, requiresUserVerification: userId === undefined };
  const counter = await runPasskeyCheck(log, () => relyingParty.verifyAuthentication(response, check));
  return {
    passkey,
    async storeUse(database) {
      const isStored = await storePasskeyUse(database, passkey, { counter, lastUsedAt: at });
      if (!isStored) throw new BusinessError(ERROR_CODES.passkeyUnknown);
    },
  };
}
