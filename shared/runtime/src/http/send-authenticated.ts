import type { BodyOf, Call, DataOf } from '@atrium/contract';
import { appStore } from '../store/app-store.ts';
import { authenticatorAtom, type Credentials } from './authenticator-atom.ts';
import { HttpStatusError } from './http-status-error.ts';
import type { SendOptions } from './transport.ts';
import { transportAtom } from './transport-atom.ts';

type AuthenticatedOptions = Pick<SendOptions, 'signal' | 'file'>;

/**
 * Sends a call as the signed-in user. The transport replaces a rejected token once. If the session is
 * over, the call waits until the user signs in again without leaving the page. It fails with status 401 if that is
 * impossible or the user gives up.
 */
export async function sendAuthenticated<C extends Call>(
  call: C,
  body: BodyOf<C>,
  options: AuthenticatedOptions = {},
): Promise<DataOf<C>> {
  const { read, refresh, end, isResumable, waitForUser } = appStore.get(authenticatorAtom);
  const { send, getAddress } = appStore.get(transportAtom);
  for (;;) {
    const credentials = read();
    let refreshed: Credentials | undefined;
    const getNewToken = async () => {
      refreshed = credentials && (await refresh(credentials));
      return refreshed?.token;
    };
    try {
      // No user is signed in, and no ended session can be resumed. The server accepts this call if it is public, and
      // otherwise rejects it with status 401.
      if (!credentials && !isResumable()) return await send(call, body, options);
      if (credentials) return await send(call, body, { ...options, token: credentials.token, getNewToken });
    } catch (error) {
      if (!credentials || !isUnauthorized(error)) throw error;
      // The server has rejected the refreshed token too.
      if (refreshed) end(refreshed);
    }
    if (!(await waitForUser(options.signal))) throw new HttpStatusError(401, getAddress(call));
  }
}

function isUnauthorized(error: unknown): boolean {
  return error instanceof HttpStatusError && error.status === 401;
}
