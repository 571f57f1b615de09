import { loginCall, type Session } from '@atrium/contract';
import { TEST_PASSWORD } from './add-user.ts';
import type { TestServer } from './start-test-server.ts';

/** Signs in a user through the server's own call. */
export async function signInAs(
  server: TestServer,
  account: string,
  password = TEST_PASSWORD,
): Promise<Session> {
  return (await server.call(loginCall, { account, password })).data;
}
