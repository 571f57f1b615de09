import {
  changeRolesCall,
  ERROR_CODES,
  factorConfirmCall,
  factorStartCall,
  proofCalls,
  refreshCall,
} from '@atrium/contract';
import { eq } from 'drizzle-orm';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { secondFactors } from '../../database/schema/second-factors.ts';
import { users } from '../../database/schema/users.ts';
import { allRoutes } from '../../routes/all-routes.ts';
import { addUser, TEST_PASSWORD } from '../../testing/add-user.ts';
import { startTestServer, type TestServer } from '../../testing/index.ts';
import { signInAs } from '../../testing/sign-in-as.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import type { UserRecord } from '../identity/user-repository.ts';

const MINUTE = 60_000;

let server: TestServer;
let now = new Date();
let admin: UserRecord;
let count = 0;

beforeAll(async () => {
  server = await startTestServer({ clock: () => now });
});

afterAll(() => server.close());

beforeEach(async () => {
  now = new Date();
  count += 1;
  admin = await addUser(server.database, { account: `chief${count}`, access: ['user', 'admin'] });
});

function advanceClock(minutes: number): void {
  now = new Date(now.getTime() + minutes * MINUTE);
}

/** Changes the roles of the admin, a dangerous action, and returns the code of the response. */
async function changeRoles(token: string): Promise<number | undefined> {
  const change = { id: admin.id, access: ['user' as const, 'admin' as const] };
  return (await server.call(changeRolesCall, change, { token })).envelope?.code;
}

/** Turns on a second factor. Returns a function that returns the current code of the authenticator app. */
async function turnOnFactor(token: string): Promise<() => string> {
  const { secret } = (await server.call(factorStartCall, { password: TEST_PASSWORD }, { token })).data;
  const showCode = () => new TOTP({ secret }).generate({ timestamp: now.getTime() });
  await server.call(factorConfirmCall, { code: showCode() }, { token });
  return showCode;
}

test('a dangerous action works for ten minutes after the sign-in, and then requires a proof', async () => {
  const { token } = await signInAs(server, admin.account);
  advanceClock(9);
  expect(await changeRoles(token)).toBe(ERROR_CODES.ok);
  advanceClock(1);
  expect(await changeRoles(token)).toBe(ERROR_CODES.proofRequired);
});

test('a refreshed session is not a proof', async () => {
  const { refreshToken } = await signInAs(server, admin.account);
  advanceClock(11);
  const { token } = (await server.call(refreshCall, { refreshToken })).data;
  expect(await changeRoles(token)).toBe(ERROR_CODES.proofRequired);
});

test('the password is a proof for its session only, and a wrong password is not', async () => {
  const { token } = await signInAs(server, admin.account);
  const { token: other } = await signInAs(server, admin.account);
  advanceClock(11);
  const wrong = await server.call(proofCalls.prove, { password: 'not the password' }, { token });
  expect(wrong.envelope).toMatchObject({
    code: ERROR_CODES.credentialsWrong,
    fields: [{ field: 'password' }],
  });
  expect(await changeRoles(token)).toBe(ERROR_CODES.proofRequired);
  await server.call(proofCalls.prove, { password: TEST_PASSWORD }, { token });
  expect(await changeRoles(token)).toBe(ERROR_CODES.ok);
  expect(await changeRoles(other)).toBe(ERROR_CODES.proofRequired);
  advanceClock(3);
  expect(await changeRoles(token)).toBe(ERROR_CODES.ok);
});

test('a code of the authenticator app is a proof only once', async () => {
  const { token } = await signInAs(server, admin.account);
  const showCode = await turnOnFactor(token);
  const methods = (await server.call(proofCalls.methods, {}, { token })).data;
  expect(methods).toEqual({ password: true, code: true, passkey: false });
  advanceClock(11);
  const code = showCode();
  await server.call(proofCalls.prove, { code }, { token });
  expect(await changeRoles(token)).toBe(ERROR_CODES.ok);
  const used = await server.call(proofCalls.prove, { code }, { token });
  expect(used.envelope?.code).toBe(ERROR_CODES.codeWrong);
});

test('the code of an authenticator app that is not active yet is no proof and does not activate it', async () => {
  const { token } = await signInAs(server, admin.account);
  const { secret } = (await server.call(factorStartCall, { password: TEST_PASSWORD }, { token })).data;
  const code = new TOTP({ secret }).generate({ timestamp: now.getTime() });
  const proven = await server.call(proofCalls.prove, { code }, { token });
  expect(proven.envelope?.code).toBe(ERROR_CODES.factorMissing);
  const [factor] = await server.database
    .select()
    .from(secondFactors)
    .where(eq(secondFactors.userId, admin.id));
  expect(factor?.isActive).toBe(false);
});

test('guesses are limited, and a request without any proof is rejected', async () => {
  const { token } = await signInAs(server, admin.account);
  const none = await server.call(proofCalls.prove, {}, { token });
  expect(none.envelope?.code).toBe(ERROR_CODES.proofMissing);
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await server.call(proofCalls.prove, { password: 'not the password' }, { token });
  }
  const blocked = await server.call(proofCalls.prove, { password: TEST_PASSWORD }, { token });
  expect(blocked.envelope?.code).toBe(ERROR_CODES.signInWait);
});

test('a user with neither a password nor a second factor has no method of proof', async () => {
  await server.database.update(users).set({ hasPassword: false }).where(eq(users.id, admin.id));
  const { token } = await signInAs(server, admin.account);
  expect((await server.call(proofCalls.methods, {}, { token })).data).toEqual({
    password: false,
    code: false,
    passkey: false,
  });
});

test('these calls require a proof', () => {
  const routes = allRoutes({} as AppDependencies).filter(({ needsProof }) => needsProof);
  expect(routes.map(({ call }) => call.path).sort()).toEqual([
    '/api/account/delete',
    '/api/account/link/remove',
    '/api/account/link/start',
    '/api/account/mail/change',
    '/api/account/passkey/remove',
    '/api/account/passkey/start',
    '/api/account/personal-data',
    '/api/app/key/create',
    '/api/app/key/rotate',
    '/api/group/member/add',
    '/api/group/member/remove',
    '/api/group/remove',
    '/api/role/create',
    '/api/role/remove',
    '/api/role/update',
    '/api/scim/token/create',
    '/api/user/create',
    '/api/user/import',
    '/api/user/mailLink',
    '/api/user/resetFactor',
    '/api/user/resetPassword',
    '/api/user/signOut',
    '/api/user/update',
  ]);
});
