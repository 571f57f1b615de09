import {
  ERROR_CODES,
  enrollCall,
  factorCall,
  factorConfirmCall,
  factorRemoveCall,
  factorStartCall,
  loginCall,
  profileCall,
  recoveryCodesCall,
  resetFactorCall,
  secondStepCall,
  secondStepSchema,
  userListCall,
} from '@atrium/contract';
import { eq } from 'drizzle-orm';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { auditEvents } from '../../database/schema/audit-events.ts';
import { pendingSignIns, recoveryCodes, secondFactors } from '../../database/schema/second-factors.ts';
import { users } from '../../database/schema/users.ts';
import { addUser, TEST_PASSWORD } from '../../testing/add-user.ts';
import { startTestServer, type TestServer } from '../../testing/index.ts';
import { signInAs } from '../../testing/sign-in-as.ts';
import type { UserRecord } from '../identity/user-repository.ts';

const PERIOD = 30_000;

let server: TestServer;
let now = new Date();
let user: UserRecord;
let userCount = 0;

beforeAll(async () => {
  server = await startTestServer({ clock: () => now });
});

beforeEach(async () => {
  now = new Date();
  userCount += 1;
  user = await addUser(server.database, { account: `person${userCount}` });
});

afterAll(() => server.close());

function advanceClock(milliseconds: number): void {
  now = new Date(now.getTime() + milliseconds);
}

/** Returns the code that an authenticator app shows. */
function showCode(secret: string, offset = 0): string {
  return new TOTP({ secret }).generate({ timestamp: now.getTime() + offset });
}

function createWrongCode(secret: string): string {
  return String((Number(showCode(secret)) + 500_000) % 1_000_000).padStart(6, '0');
}

/** Sets up a second factor, and moves the clock so that the next code is a new one. */
async function setUpFactor(account = user.account) {
  const { token } = await signInAs(server, account);
  const { secret, uri } = (await server.call(factorStartCall, { password: TEST_PASSWORD }, { token })).data;
  const code = showCode(secret);
  const confirmed = await server.call(factorConfirmCall, { code }, { token });
  const { recoveryCodes: codes } = confirmed.data;
  advanceClock(2 * PERIOD);
  return { token, secret, uri, codes, code };
}

/** Signs in with the password, and returns the data of the second step. */
async function startSignIn(account = user.account, deployment = server) {
  const { envelope } = await deployment.call(loginCall, { account, password: TEST_PASSWORD });
  expect(envelope?.code).toBe(ERROR_CODES.secondStepRequired);
  return secondStepSchema.parse(envelope?.data);
}

async function finish(step: string, code: string): Promise<number | undefined> {
  return (await server.call(secondStepCall, { step, code })).envelope?.code;
}

test('a user with a second factor signs in with the password and a code', async () => {
  const { secret, uri } = await setUpFactor();
  expect(uri).toBe(
    `otpauth://totp/Atrium:${user.account}?issuer=Atrium&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
  );
  const { step, kind } = await startSignIn();
  expect(kind).toBe('code');
  const { data } = await server.call(secondStepCall, { step, code: showCode(secret) });
  expect(data.uuid).toBe(user.id);
  expect(data.recoveryCodes).toBeUndefined();
  expect((await server.call(profileCall, {}, { token: data.token })).status).toBe(200);
});

test('a user without a second factor signs in with the password alone', async () => {
  const { envelope } = await server.call(loginCall, { account: user.account, password: TEST_PASSWORD });
  expect(envelope?.code).toBe(ERROR_CODES.ok);
});

test('a wrong password gets the same response with and without a second factor', async () => {
  const other = await addUser(server.database, { account: `other${userCount}` });
  await setUpFactor();
  const tries = [user.account, other.account].map((account) =>
    server.call(loginCall, { account, password: 'not the password' }),
  );
  const [first, second] = await Promise.all(tries);
  expect(first?.envelope).toEqual(second?.envelope);
});

test('a code works once, even in two requests at the same time, and not after a later code', async () => {
  const { secret, code } = await setUpFactor();
  const steps = [await startSignIn(), await startSignIn(), await startSignIn()];
  const current = showCode(secret);
  const codes = await Promise.all(steps.slice(0, 2).map(({ step }) => finish(step, current)));
  expect(codes.sort()).toEqual([ERROR_CODES.ok, ERROR_CODES.codeWrong]);
  const last = steps[2]?.step ?? '';
  expect(await finish(last, current)).toBe(ERROR_CODES.codeWrong);
  expect(await finish(last, showCode(secret, -PERIOD))).toBe(ERROR_CODES.codeWrong);
  expect(await finish(last, code)).toBe(ERROR_CODES.codeWrong);
});

test('a clock may differ by 30 seconds, but not by two minutes', async () => {
  const { secret } = await setUpFactor();
  const { step } = await startSignIn();
  expect(await finish(step, showCode(secret, 4 * PERIOD))).toBe(ERROR_CODES.codeWrong);
  expect(await finish(step, showCode(secret, -4 * PERIOD))).toBe(ERROR_CODES.codeWrong);
  expect(await finish(step, showCode(secret, -PERIOD))).toBe(ERROR_CODES.ok);
});

test('the second step works once, expires, and ends when the password changes', async () => {
  const { secret } = await setUpFactor();
  const used = await startSignIn();
  expect(await finish(used.step, showCode(secret))).toBe(ERROR_CODES.ok);
  advanceClock(2 * PERIOD);
  expect(await finish(used.step, showCode(secret))).toBe(ERROR_CODES.signInExpired);
  const changed = await startSignIn();
  await server.database.update(users).set({ passwordHash: 'changed' }).where(eq(users.id, user.id));
  expect(await finish(changed.step, showCode(secret))).toBe(ERROR_CODES.signInExpired);
  await server.database.update(users).set({ passwordHash: user.passwordHash }).where(eq(users.id, user.id));
  const old = await startSignIn();
  advanceClock(11 * 60_000);
  expect(await finish(old.step, showCode(secret))).toBe(ERROR_CODES.signInExpired);
  expect(await finish('made up', showCode(secret))).toBe(ERROR_CODES.signInExpired);
});

test('the code of another user does not complete a sign-in', async () => {
  const mine = await setUpFactor();
  const other = await addUser(server.database, { account: `other${userCount}` });
  const theirs = await setUpFactor(other.account);
  const { step } = await startSignIn();
  expect(await finish(step, showCode(theirs.secret))).toBe(ERROR_CODES.codeWrong);
  expect(await finish(step, theirs.codes[0] ?? '')).toBe(ERROR_CODES.codeWrong);
  expect(await finish(step, showCode(mine.secret))).toBe(ERROR_CODES.ok);
});

test('wrong codes cause a wait for the user, in all sign-ins of the user', async () => {
  const { secret } = await setUpFactor();
  for (let count = 0; count < 5; count += 1) {
    const { step } = await startSignIn();
    expect(await finish(step, createWrongCode(secret))).toBe(ERROR_CODES.codeWrong);
  }
  const { step } = await startSignIn();
  expect(await finish(step, showCode(secret))).toBe(ERROR_CODES.signInWait);
  advanceClock(61_000);
  expect(await finish(step, showCode(secret))).toBe(ERROR_CODES.ok);
});

test('each recovery code works once, in any case and with spaces, and is audited', async () => {
  const { codes } = await setUpFactor();
  expect(new Set(codes).size).toBe(10);
  const [code = ''] = codes;
  expect(await finish((await startSignIn()).step, code.toUpperCase().replaceAll('-', ' '))).toBe(
    ERROR_CODES.ok,
  );
  expect(await finish((await startSignIn()).step, code)).toBe(ERROR_CODES.codeWrong);
  expect(await finish((await startSignIn()).step, codes[1] ?? '')).toBe(ERROR_CODES.ok);
  expect(await listActions()).toContain('user.recoveryCodeUsed');
});

test('new recovery codes replace the old ones, and require password and code', async () => {
  const { token, secret, codes } = await setUpFactor();
  const renewCodes = (password: string, code: string) =>
    server.call(recoveryCodesCall, { password, code }, { token });
  expect((await renewCodes('not the password', showCode(secret))).envelope?.code).toBe(
    ERROR_CODES.credentialsWrong,
  );
  expect((await renewCodes(TEST_PASSWORD, createWrongCode(secret))).envelope?.code).toBe(
    ERROR_CODES.codeWrong,
  );
  const { recoveryCodes: fresh } = (await renewCodes(TEST_PASSWORD, showCode(secret))).data;
  expect(await finish((await startSignIn()).step, codes[0] ?? '')).toBe(ERROR_CODES.codeWrong);
  expect(await finish((await startSignIn()).step, fresh[0] ?? '')).toBe(ERROR_CODES.ok);
  expect((await server.call(factorCall, {}, { token })).data).toEqual({
    isOn: true,
    isRequired: false,
    recoveryCodeCount: 9,
  });
});

test('removing the second factor requires password and code', async () => {
  const { token, secret } = await setUpFactor();
  const remove = async (password: string, code: string) =>
    (await server.call(factorRemoveCall, { password, code }, { token })).envelope?.code;
  expect(await remove('not the password', showCode(secret))).toBe(ERROR_CODES.credentialsWrong);
  expect(await remove(TEST_PASSWORD, createWrongCode(secret))).toBe(ERROR_CODES.codeWrong);
  expect(await remove(TEST_PASSWORD, showCode(secret))).toBe(ERROR_CODES.ok);
  expect(await remove(TEST_PASSWORD, showCode(secret))).toBe(ERROR_CODES.factorMissing);
  await signInAs(server, user.account);
  expect(await listActions()).toEqual(expect.arrayContaining(['user.factorAdded', 'user.factorRemoved']));
});

test('a session alone does not set up a second factor or replace one', async () => {
  const session = await signInAs(server, user.account);
  const start = (password: string) => server.call(factorStartCall, { password }, { token: session.token });
  expect((await start('not the password')).envelope?.code).toBe(ERROR_CODES.credentialsWrong);
  const { token, secret } = await setUpFactor();
  const { envelope } = await server.call(factorStartCall, { password: TEST_PASSWORD }, { token });
  expect(envelope?.code).toBe(ERROR_CODES.factorActive);
  const again = await server.call(factorConfirmCall, { code: showCode(secret) }, { token });
  expect(again.envelope?.code).toBe(ERROR_CODES.factorActive);
});

test('an admin resets the second factor of another user, which ends the sessions of the user', async () => {
  const { token } = await setUpFactor();
  const chief = await addUser(server.database, { account: `chief${userCount}`, access: ['user', 'admin'] });
  const admin = await signInAs(server, chief.account);
  const reset = async (id: string) =>
    (await server.call(resetFactorCall, { id }, { token: admin.token })).envelope?.code;
  const list = async () =>
    (await server.call(userListCall, { keyword: user.account }, { token: admin.token })).data.list.map(
      ({ hasSecondFactor }) => hasSecondFactor,
    );
  expect(await list()).toEqual([true]);
  expect(await reset(chief.id)).toBe(ERROR_CODES.ownFactorReset);
  expect(await reset(user.id)).toBe(ERROR_CODES.ok);
  expect(await list()).toEqual([false]);
  expect(await reset(user.id)).toBe(ERROR_CODES.factorMissing);
  expect((await server.call(profileCall, {}, { token })).status).toBe(401);
  await signInAs(server, user.account);
  expect(await listActions()).toContain('user.factorReset');
});

test('a user whose role requires a second factor can set one up at sign-in, but cannot remove it', async () => {
  const strict = await startTestServer({ clock: () => now, factorRoles: ['admin'] });
  try {
    await addUser(strict.database, { account: 'plain' });
    await signInAs(strict, 'plain');
    await addUser(strict.database, { account: 'chief', access: ['user', 'admin'] });
    const { step, kind } = await startSignIn('chief', strict);
    expect(kind).toBe('enroll');
    const { secret } = (await strict.call(enrollCall, { step })).data;
    const wrong = await strict.call(secondStepCall, { step, code: createWrongCode(secret) });
    expect(wrong.envelope?.code).toBe(ERROR_CODES.codeWrong);
    const { data } = await strict.call(secondStepCall, { step, code: showCode(secret) });
    expect(data.recoveryCodes).toHaveLength(10);
    advanceClock(2 * PERIOD);
    const body = { password: TEST_PASSWORD, code: showCode(secret) };
    const removed = await strict.call(factorRemoveCall, body, { token: data.token });
    expect(removed.envelope?.code).toBe(ERROR_CODES.factorRequired);
    const next = await startSignIn('chief', strict);
    expect(next.kind).toBe('code');
    const replaced = await strict.call(enrollCall, { step: next.step });
    expect(replaced.envelope?.code).toBe(ERROR_CODES.factorActive);
  } finally {
    await strict.close();
  }
});

test('the database stores neither secrets nor codes nor steps', async () => {
  const { secret, codes } = await setUpFactor();
  const { step } = await startSignIn();
  const stored = JSON.stringify([
    await server.database.select().from(secondFactors),
    await server.database.select().from(recoveryCodes),
    await server.database.select().from(pendingSignIns),
    await server.database.select().from(auditEvents),
  ]);
  for (const text of [secret, step, ...codes]) expect(stored).not.toContain(text);
});

async function listActions(): Promise<readonly string[]> {
  const events = await server.database.select().from(auditEvents).where(eq(auditEvents.targetId, user.id));
  return events.map(({ action }) => action);
}
