import { factorConfirmCall, factorStartCall } from '@atrium/contract';
import { callServer } from '../server/call-server.ts';
import { type Authenticator, createAuthenticator } from './authenticator.ts';
import { registerUser, type TestUser } from './register-user.ts';

export interface UserWithSecondFactor {
  readonly testUser: TestUser;
  readonly authenticator: Authenticator;
  readonly recoveryCodes: readonly string[];
}

/** Registers a new user and sets up a second factor, with the calls of the account settings. */
export async function registerUserWithSecondFactor(url?: string): Promise<UserWithSecondFactor> {
  const testUser = await registerUser(url);
  const { token } = testUser.session;
  const { secret } = await callServer(factorStartCall, { password: testUser.password }, { url, token });
  const authenticator = createAuthenticator(secret);
  const code = await authenticator.nextCode();
  const { recoveryCodes } = await callServer(factorConfirmCall, { code }, { url, token });
  return { testUser, authenticator, recoveryCodes };
}
