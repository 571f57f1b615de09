import { loginCall, type Session } from '@atrium/contract';
import { TEST_PASSWORD } from './add-user.ts';
import type { TestServer } from './start-test-server.ts';

/** Signs somebody in through the server's own call. */
export async function signInAs(
  server: TestServer,
  account: string,
  password = TEST_PASSWORD,
): Promise<Session> {
  return (await server.call(loginCall, { account, password })).data;
}
