import { createHash } from 'node:crypto';
import { ERROR_CODES } from '@atrium/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { signInBudgets } from '../../database/schema/sign-in.ts';
import { createSecretCipher } from '../../domain/secret-cipher.ts';
import { addUser, TEST_PASSWORD } from '../../testing/add-user.ts';
import { startTestServer, type TestServer } from '../../testing/index.ts';
import { TEST_HASH_COST } from '../../testing/test-hasher.ts';
import { createCaptcha } from '../captcha/captcha.ts';
import { passwordHashRequesters } from '../identity/password-hash-requesters.ts';
import { createPasswordHasher } from '../identity/password-hasher.ts';
import { type UserRecord, updateUser } from '../identity/user-repository.ts';
import type { SessionDependencies, Visitor } from './session-dependencies.ts';
import { signIn } from './sign-in.ts';
import { findBudgetRenewal, restoreBudgets, spendBudgets } from './sign-in-budget-repository.ts';

const ELSEWHERE = { address: '198.51.100.9', device: 'Chrome' };
const MINUTE = 60_000;

let server: TestServer;
let deps: SessionDependencies;
let now: Date;
let user: UserRecord;
let userCount = 0;
/** Each test has its own address, because an address has a budget. */
let home: Visitor;

beforeAll(async () => {
  server = await startTestServer();
  const clock = () => now;
  deps = {
    database: server.database,
    clock,
    cipher: createSecretCipher('a secret key of tests'),
    consoleName: 'Atrium',
    factorRoles: [],
    hasher: createPasswordHasher({ running: 2, waiting: 500 }, TEST_HASH_COST),
    captcha: createCaptcha({ database: server.database, clock }),
    removeExpired: async () => undefined,
    readRefreshSecret: async () => new Uint8Array(32),
  };
});

beforeEach(async () => {
  now = new Date();
  userCount += 1;
  home = { address: `192.0.2.${userCount}`, device: 'Firefox' };
  user = await addUser(server.database, {
    account: `person${userCount}`,
    mobile: `+86138000000${10 + userCount}`,
  });
});

afterAll(() => server.close());

function advanceClock(milliseconds: number): void {
  now = new Date(now.getTime() + milliseconds);
}

/** Returns the code of the response to an attempt; 0 for a session. */
async function attemptSignIn(account: string, password: string, visitor = home): Promise<number> {
  return await signIn(deps, { account, password }, visitor).then(
    () => ERROR_CODES.ok,
    (error) => error.code,
  );
}

async function failOften(times: number, visitor = home): Promise<void> {
  for (let count = 0; count < times; count += 1)
    await attemptSignIn(user.account, 'not-the-password', visitor);
}

test('account, email address in any case, and mobile number all sign in the same user', async () => {
  for (const name of [user.account, user.mail.toUpperCase(), user.mobile ?? '', ` ${user.account} `]) {
    const session = await signIn(deps, { account: name, password: TEST_PASSWORD }, home);
    expect(session.uuid).toBe(user.id);
  }
});

test('an unknown account and a wrong password get the same response', async () => {
  const failures = await Promise.all(
    [user.account, 'nobody-of-that-name'].map((account) =>
      signIn(deps, { account, password: 'not-the-password' }, home).catch((error) => error),
    ),
  );
  for (const failure of failures) {
    expect(failure).toMatchObject({ code: ERROR_CODES.credentialsWrong, data: undefined, fields: [] });
  }
});

test('the rejection of an unknown account takes as long as that of a wrong password', async () => {
  const fastest = async (account: string) => {
    const times: number[] = [];
    for (let count = 0; count < 4; count += 1) {
      const start = performance.now();
      await attemptSignIn(account, 'not-the-password');
      times.push(performance.now() - start);
    }
    return Math.min(...times);
  };
  const known = await fastest(user.account);
  const unknown = await fastest(`nobody${userCount}`);
  expect(unknown).toBeGreaterThan(known * 0.4);
});

test('after five failures, right and wrong passwords get the same response for a minute', async () => {
  await failOften(5);
  const failures = await Promise.all(
    [TEST_PASSWORD, 'not-the-password'].map((password) =>
      signIn(deps, { account: user.account, password }, home).catch((error) => error),
    ),
  );
  expect(failures[0]).toEqual(failures[1]);
  expect(failures[0]).toMatchObject({ code: ERROR_CODES.signInWait, data: { seconds: 60 } });
  advanceClock(MINUTE);
  expect(await attemptSignIn(user.account, TEST_PASSWORD)).toBe(ERROR_CODES.ok);
});

test('waits grow to 15 minutes with each further failure', async () => {
  await failOften(5);
  for (const minutes of [1, 2, 4, 8, 15, 15]) {
    advanceClock(minutes * MINUTE - 1_000);
    expect(await attemptSignIn(user.account, TEST_PASSWORD)).toBe(ERROR_CODES.signInWait);
    advanceClock(1_000);
    expect(await attemptSignIn(user.account, 'not-the-password')).toBe(ERROR_CODES.credentialsWrong);
  }
});

test('a wait applies only to that account and that address', async () => {
  await failOften(5);
  const other = await addUser(server.database, { account: `neighbor${userCount}` });
  expect(await attemptSignIn(user.account, TEST_PASSWORD, ELSEWHERE)).toBe(ERROR_CODES.ok);
  expect(await attemptSignIn(other.account, TEST_PASSWORD, home)).toBe(ERROR_CODES.ok);
});

test('account, email address and mobile number share one count of failures', async () => {
  const names = [user.account, user.mail, user.mobile ?? '', user.account.toUpperCase(), ` ${user.mail} `];
  for (const name of names)
    expect(await attemptSignIn(name, 'not-the-password')).toBe(ERROR_CODES.credentialsWrong);
  for (const name of names) expect(await attemptSignIn(name, TEST_PASSWORD)).toBe(ERROR_CODES.signInWait);
});

test('account, email address and mobile number share one budget for unknown addresses', async () => {
  const names = [user.account, user.mail, user.mobile ?? ''];
  for (let count = 0; count < 60; count += 1) {
    await attemptSignIn(names[count % 3] ?? '', 'not-the-password', {
      address: `203.0.113.${count}`,
      device: '',
    });
  }
  for (const name of names)
    expect(await attemptSignIn(name, TEST_PASSWORD, ELSEWHERE)).toBe(ERROR_CODES.signInWait);
});

test('rejects an address that tries many accounts with one password, while a known user can still sign in there', async () => {
  await signIn(deps, { account: user.account, password: TEST_PASSWORD }, home);
  const names = Array.from({ length: 80 }, (_, count) => `sprayed${userCount}-${count}`);
  const codes = await Promise.all(names.map((name) => attemptSignIn(name, 'one-password-for-all')));
  expect(codes.filter((found) => found === ERROR_CODES.credentialsWrong)).toHaveLength(60);
  expect(codes.filter((found) => found === ERROR_CODES.signInWait)).toHaveLength(20);
  const newUser = await addUser(server.database, { account: `newcomer${userCount}` });
  expect(await attemptSignIn(newUser.account, TEST_PASSWORD)).toBe(ERROR_CODES.signInWait);
  expect(await attemptSignIn(user.account, TEST_PASSWORD)).toBe(ERROR_CODES.ok);
  advanceClock(61 * MINUTE);
  expect(await attemptSignIn(newUser.account, TEST_PASSWORD)).toBe(ERROR_CODES.ok);
});

test('users who sign in for the first time at an address do not use up its budget', async () => {
  const guess = (count: number) => attemptSignIn(`guessed${userCount}-${count}`, 'not-the-password');
  for (let count = 0; count < 58; count += 1) await guess(count);
  for (const name of ['one', 'two', 'three', 'four']) {
    const { account } = await addUser(server.database, { account: `${name}${userCount}` });
    expect(await attemptSignIn(account, TEST_PASSWORD)).toBe(ERROR_CODES.ok);
  }
  expect(await guess(58)).toBe(ERROR_CODES.credentialsWrong);
  expect(await guess(59)).toBe(ERROR_CODES.credentialsWrong);
  expect(await guess(60)).toBe(ERROR_CODES.signInWait);
});

test('an unknown account also has to wait', async () => {
  const codes: number[] = [];
  for (let count = 0; count < 6; count += 1)
    codes.push(await attemptSignIn(`ghost${userCount}`, 'not-the-password'));
  expect(codes.at(-1)).toBe(ERROR_CODES.signInWait);
});

test('counts parallel guesses like sequential ones', async () => {
  const guesses = Array.from({ length: 30 }, (_, count) =>
    attemptSignIn(user.account, `guess-number-${count}`),
  );
  const codes = await Promise.all(guesses);
  expect(codes.filter((found) => found === ERROR_CODES.credentialsWrong)).toHaveLength(5);
});

test('the right password clears the counted failures', async () => {
  await failOften(4);
  expect(await attemptSignIn(user.account, TEST_PASSWORD)).toBe(ERROR_CODES.ok);
  await failOften(4);
  expect(await attemptSignIn(user.account, TEST_PASSWORD)).toBe(ERROR_CODES.ok);
});

test("many addresses together use up an account's budget but do not lock out its owner", async () => {
  expect(await attemptSignIn(user.account, TEST_PASSWORD, home)).toBe(ERROR_CODES.ok);
  for (let count = 0; count < 60; count += 1) {
    await attemptSignIn(user.account, 'not-the-password', { address: `203.0.113.${count}`, device: '' });
  }
  expect(await attemptSignIn(user.account, TEST_PASSWORD, ELSEWHERE)).toBe(ERROR_CODES.signInWait);
  expect(await attemptSignIn(user.account, TEST_PASSWORD, home)).toBe(ERROR_CODES.ok);
  advanceClock(61 * MINUTE);
  expect(await attemptSignIn(user.account, TEST_PASSWORD, ELSEWHERE)).toBe(ERROR_CODES.ok);
});

test('reports that an account is disabled only for the right password', async () => {
  await updateUser(server.database, user.id, { status: 'disabled' });
  expect(await attemptSignIn(user.account, TEST_PASSWORD)).toBe(ERROR_CODES.accountDisabled);
  expect(await attemptSignIn(user.account, 'not-the-password')).toBe(ERROR_CODES.credentialsWrong);
});

test('an attempt that finds the queue full is not counted and clears no failure', async () => {
  await failOften(4);
  const hasher = createPasswordHasher({ running: 1, waiting: 0 });
  const gate = Promise.withResolvers<void>();
  const running = hasher.verify(
    undefined,
    'not-the-password',
    passwordHashRequesters.server,
    () => gate.promise,
  );
  for (let count = 0; count < 3; count += 1) {
    const rejected = signIn({ ...deps, hasher }, { account: user.account, password: TEST_PASSWORD }, home);
    await expect(rejected).rejects.toMatchObject({ statusCode: 503 });
  }
  gate.resolve();
  await running;
  expect(await attemptSignIn(user.account, 'not-the-password')).toBe(ERROR_CODES.credentialsWrong);
  expect(await attemptSignIn(user.account, TEST_PASSWORD)).toBe(ERROR_CODES.signInWait);
});

test('returns 503 when the password queue is full, and counts no failure', async () => {
  const hasher = createPasswordHasher({ running: 1, waiting: 0 });
  const gate = Promise.withResolvers<void>();
  const running = hasher.verify(
    undefined,
    'not-the-password',
    passwordHashRequesters.server,
    () => gate.promise,
  );
  const body = { account: user.account, password: TEST_PASSWORD };
  const attempts = Array.from({ length: 8 }, () => signIn({ ...deps, hasher }, body, home));
  for (const result of await Promise.allSettled(attempts)) {
    expect(result).toMatchObject({ status: 'rejected', reason: { statusCode: 503 } });
  }
  gate.resolve();
  await running;
  expect(await attemptSignIn(user.account, TEST_PASSWORD)).toBe(ERROR_CODES.ok);
});

/** Returns the responses to the owner's attempts, one after another. */
async function attemptAsOwner(flooded: SessionDependencies): Promise<readonly number[]> {
  const responses: number[] = [];
  for (let count = 0; count < 8; count += 1) {
    const attempt = signIn(flooded, { account: user.account, password: TEST_PASSWORD }, home);
    responses.push(
      await attempt.then(
        () => 200,
        (error) => error.statusCode ?? error.code,
      ),
    );
  }
  return responses;
}

/** Sends wrong passwords of many accounts in parallel. Returns how many found the queue full. */
async function flood(flooded: SessionDependencies, address: string): Promise<number> {
  const guesses = Array.from({ length: 60 }, (_, count) =>
    signIn(
      flooded,
      { account: `${address}-${count}`, password: 'not-the-password' },
      { address, device: '' },
    ),
  );
  const settled = await Promise.allSettled(guesses);
  return settled.filter((result) => result.status === 'rejected' && result.reason.statusCode === 503).length;
}

test('the owner can always sign in while other addresses flood the sign-in', async () => {
  const flooded = { ...deps, hasher: createPasswordHasher() };
  const floods = [101, 102, 103, 104].map((host) => flood(flooded, `198.51.100.${host}`));
  expect(await attemptAsOwner(flooded)).toEqual(Array(8).fill(200));
  expect(Math.max(...(await Promise.all(floods)))).toBeGreaterThan(0);
});

test('the owner can always sign in at a known address while guesses from there fill the queue', async () => {
  await signIn(deps, { account: user.account, password: TEST_PASSWORD }, home);
  const hasher = createPasswordHasher();
  const guess = () =>
    hasher.verify(undefined, 'not-the-password', passwordHashRequesters.address(home.address));
  let isOver = false;
  const guessers = Array.from({ length: 60 }, async () => {
    while (!isOver) await guess().catch(() => new Promise((resolve) => setImmediate(resolve)));
  });
  expect(await attemptAsOwner({ ...deps, hasher })).toEqual(Array(8).fill(200));
  isOver = true;
  await Promise.all(guessers);
});

test('restores the budgets of an attempt one at a time, so that it never deadlocks with another attempt', async () => {
  const { address } = home;
  const subject = 'restored';
  const ownerHash = createHash('sha256').update(subject).digest('base64url');
  const readBudget = () =>
    deps.database.select().from(signInBudgets).where(eq(signInBudgets.ownerHash, ownerHash));
  await spendBudgets(deps.database, { subject, address }, now);
  let restoring: Promise<void> | undefined;
  await deps.database.transaction(async (transaction) => {
    await spendBudgets(transaction, { subject: 'other', address }, now);
    restoring = restoreBudgets(deps.database, { subject, address });
    await vi.waitFor(async () => expect(await readBudget()).toMatchObject([{ count: 0 }]), {
      timeout: 4_000,
    });
  });
  await restoring;
});

test('the wait for two exhausted budgets ends when the later one is renewed', async () => {
  const owners = { subject: 'both', address: home.address };
  const began = now;
  await spendBudgets(deps.database, owners, began);
  await deps.database.update(signInBudgets).set({ count: 60 });
  const later = new Date(began.getTime() + 10 * MINUTE);
  const ownerHash = createHash('sha256').update(`address ${home.address}`).digest('base64url');
  await deps.database
    .update(signInBudgets)
    .set({ since: later })
    .where(eq(signInBudgets.ownerHash, ownerHash));
  expect(await findBudgetRenewal(deps.database, owners, later)).toEqual(
    new Date(later.getTime() + 60 * MINUTE),
  );
});
