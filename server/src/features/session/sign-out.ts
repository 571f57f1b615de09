import type { DataOf, logoutCall } from '@atrium/contract';
import type { RequestContext, SignedInUser } from '../../domain/request-context.ts';
import { findSessionOrigin, type SessionOrigin } from '../linked-account/session-origin-repository.ts';
import type { SessionDependencies } from './session-dependencies.ts';
import { endSession } from './session-repository.ts';

/** The context for which the ID token of a session is sealed. */
export const ID_TOKEN_CONTEXT = 'ID token of a session';

/** Ends the session. Returns the address that also ends the session at the provider where it began, if there is one. */
export async function signOut(
  deps: SessionDependencies,
  _body: unknown,
  { user }: RequestContext<SignedInUser>,
): Promise<DataOf<typeof logoutCall>> {
  const { database } = deps;
  const origin = await findSessionOrigin(database, user.sessionId);
  const done = await endSession(database, { id: user.sessionId, userId: user.id });
  const address = origin && (await findLogoutAddress(deps, origin));
  return address === undefined ? { done } : { done, address };
}

/**
 * Returns the address that ends the session at its provider. Undefined if the provider has none, is down or is no
 * longer configured, because this does not prevent a sign-out.
 */
async function findLogoutAddress(
  { providers = [], cipher }: SessionDependencies,
  { provider: id, sealedIdToken }: SessionOrigin,
): Promise<string | undefined> {
  const provider = providers.find(({ settings }) => settings.id === id);
  const idToken = sealedIdToken === null ? undefined : cipher.open(sealedIdToken, ID_TOKEN_CONTEXT);
  return await provider?.getLogoutAddress(idToken).catch(() => undefined);
}
