import { changePasswordCall, changeRolesCall, ERROR_CODES, type Session } from '@atrium/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sessions } from '../../database/schema/sessions.ts';
import { createSecretCipher } from '../../domain/secret-cipher.ts';
import { addUser, TEST_PASSWORD } from '../../testing/add-user.ts';
import { startTestServer, type TestServer } from '../../testing/index.ts';
import { signInAs } from '../../testing/sign-in-as.ts';
import { createCaptcha } from '../captcha/captcha.ts';
import { passwordHasher } from '../identity/password-hasher.ts';
import type { UserRecord } from '../identity/user-repository.ts';
import { signIn } from './sign-in.ts';

const clock = () => new Date();

let server: TestServer;
let user: UserRecord;
let existingSession: Session;
let userCount = 0;

beforeAll(async () => {
  server = await startTestServer();
});

beforeEach(async () => {
  userCount += 1;
  user = await addUser(server.database, { account: `person${userCount}` });
  existingSession = await signInAs(server, user.account);
});

afterAll(() => server.close());

/** Signs in while something changes right after the password was checked. Returns the code of the response. */
async function signInDuring(change: () => Promise<unknown>): Promise<number> {
  const { database } = server;
  const deps = {
    database,
    clock,
    cipher: createSecretCipher('a key that encrypts nothing'),
    hasher: {
      ...passwordHasher,
      verify: async (...checked: Parameters<typeof passwordHasher.verify>) => {
        const isCorrect = await passwordHasher.verify(...checked);
        await change();
        return isCorrect;
      },
    },
    captcha: createCaptcha({ database, clock }),
    removeExpired: async () => undefined,
    readRefreshSecret: async () => new Uint8Array(32),
  };
  const body = { account: user.account, password: TEST_PASSWORD };
  return await signIn(deps, body, { address: `192.0.2.${userCount}`, device: 'Firefox' }).then(
    () => ERROR_CODES.ok,
    (error) => error.code,
  );
}

async function listSessionIds(): Promise<string[]> {
  const rows = await server.database.select().from(sessions).where(eq(sessions.userId, user.id));
  return rows.map(({ id }) => id);
}

test('rejects the old password if the password changes during the sign-in', async () => {
  const before = await listSessionIds();
  const code = await signInDuring(async () => {
    const body = { current: TEST_PASSWORD, password: 'eleven lamps by the river' };
    await server.call(changePasswordCall, body, { token: existingSession.token });
  });
  expect(code).toBe(ERROR_CODES.credentialsWrong);
  expect(await listSessionIds()).toEqual(before);
});

test('starts no session for a user who is disabled during the sign-in', async () => {
  const admin = await signInAs(server, 'admin', server.adminPassword);
  const body = { id: user.id, access: user.access, status: 'disabled' as const };
  const code = await signInDuring(() => server.call(changeRolesCall, body, { token: admin.token }));
  expect(code).toBe(ERROR_CODES.accountDisabled);
  expect(await listSessionIds()).toEqual([]);
});
