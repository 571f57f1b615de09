import {
  ERROR_CODES,
  enrollCall,
  factorCall,
  factorConfirmCall,
  factorStartCall,
  loginCall,
  passkeyCalls,
  passkeySignInCalls,
  passkeyStepCalls,
  profileCall,
  proofCalls,
  resetFactorCall,
  secondStepSchema,
  userListCall,
} from '@atrium/contract';
import { eq } from 'drizzle-orm';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditEvents } from '../../database/schema/audit-events.ts';
import { passkeys } from '../../database/schema/passkeys.ts';
import { users } from '../../database/schema/users.ts';
import { addUser, TEST_PASSWORD } from '../../testing/add-user.ts';
import { createPasskeyDevice, type PasskeyDevice } from '../../testing/create-passkey-device.ts';
import { startTestServer, type TestServer } from '../../testing/index.ts';
import { signInAs } from '../../testing/sign-in-as.ts';
import type { UserRecord } from '../identity/user-repository.ts';

const ORIGIN = 'https://console.example';

let server: TestServer;
let now = new Date();
let user: UserRecord;
let userCount = 0;

beforeAll(async () => {
  server = await startTestServer({ clock: () => now, passkeyUrl: ORIGIN });
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

/** Signs in with the password, and adds a passkey. */
async function addPasskey(deployment = server, account = user.account) {
  const { token } = await signInAs(deployment, account);
  const device = createPasskeyDevice({ origin: ORIGIN });
  const { options, flow } = (await deployment.call(passkeyCalls.start, {}, { token })).data;
  const body = { name: 'Laptop', flow, credential: device.register(options) };
  expect((await deployment.call(passkeyCalls.add, body, { token })).data).toEqual({ done: true });
  const [passkey] = (await deployment.call(passkeyCalls.list, {}, { token })).data.list;
  return { token, device, options, id: passkey?.id ?? '' };
}

const startSignIn = async (deployment = server) => (await deployment.call(passkeySignInCalls.start, {})).data;

type Sign = (device: PasskeyDevice, options: string) => string;

/** Signs in with a passkey. Returns the code of the response. */
async function trySignIn(device: PasskeyDevice, sign: Sign = (signer, options) => signer.sign(options)) {
  const { options, flow } = await startSignIn();
  return await finishSignIn({ flow, credential: sign(device, options) });
}

async function finishSignIn(body: { readonly flow: string; readonly credential: string }) {
  return (await server.call(passkeySignInCalls.finish, body)).envelope?.code;
}

/** Signs in with the password, and returns the data of the second step. */
async function startSecondStep(deployment = server, account = user.account) {
  const { envelope } = await deployment.call(loginCall, { account, password: TEST_PASSWORD });
  expect(envelope?.code).toBe(ERROR_CODES.secondStepRequired);
  return secondStepSchema.parse(envelope?.data);
}

/** Sets up an authenticator app. */
async function addAuthenticator(token: string): Promise<void> {
  const { secret } = (await server.call(factorStartCall, { password: TEST_PASSWORD }, { token })).data;
  const code = new TOTP({ secret }).generate({ timestamp: now.getTime() });
  await server.call(factorConfirmCall, { code }, { token });
}

async function listEvents() {
  return await server.database.select().from(auditEvents).where(eq(auditEvents.targetId, user.id));
}

describe('a sign-in with a passkey', () => {
  test('opens a session of the owner without a second step, and is recorded', async () => {
    const { token, device } = await addPasskey();
    await addAuthenticator(token);
    const { options, flow } = await startSignIn();
    expect(JSON.parse(options)).toMatchObject({ rpId: 'console.example', userVerification: 'required' });
    expect(JSON.parse(options)).not.toHaveProperty('allowCredentials');
    const { data } = await server.call(passkeySignInCalls.finish, { flow, credential: device.sign(options) });
    expect(data.uuid).toBe(user.id);
    expect((await server.call(profileCall, {}, { token: data.token })).status).toBe(200);
    const [passkey] = (await server.call(passkeyCalls.list, {}, { token })).data.list;
    expect(passkey).toMatchObject({ name: 'Laptop', isSynced: false, lastUsedAt: now.toISOString() });
    const started = (await listEvents()).filter(({ action }) => action === 'session.started').at(-1);
    expect(started?.after).toMatchObject({ passkey: 'Laptop' });
  });

  test('is suggested only if a user has a passkey', async () => {
    const suggest = () => server.call(passkeySignInCalls.start, { isSuggestion: true });
    await server.database.delete(passkeys);
    expect((await suggest()).envelope?.code).toBe(ERROR_CODES.passkeyUnknown);
    const { device } = await addPasskey();
    const { options, flow } = (await suggest()).data;
    expect(await finishSignIn({ flow, credential: device.sign(options) })).toBe(ERROR_CODES.ok);
  });

  test('fails on a page of another origin, and for another relying party', async () => {
    const { device } = await addPasskey();
    const signAt = (origin: string) =>
      trySignIn(device, (signer, options) => signer.sign(options, { origin }));
    expect(await signAt('https://console.example.evil.test')).toBe(ERROR_CODES.passkeyRejected);
    expect(await signAt('http://console.example')).toBe(ERROR_CODES.passkeyRejected);
    const rpId = 'evil.test';
    expect(await trySignIn(device, (signer, options) => signer.sign(options, { rpId }))).toBe(
      ERROR_CODES.passkeyRejected,
    );
    expect(await trySignIn(device)).toBe(ERROR_CODES.ok);
  });

  test('accepts each challenge once, even from two requests at the same time, and only within five minutes', async () => {
    const { device } = await addPasskey();
    const { options, flow } = await startSignIn();
    const body = { flow, credential: device.sign(options) };
    const codes = await Promise.all([finishSignIn(body), finishSignIn(body)]);
    expect(codes.toSorted()).toEqual([ERROR_CODES.ok, ERROR_CODES.passkeyExpired]);
    expect(await finishSignIn(body)).toBe(ERROR_CODES.passkeyExpired);
    const late = await startSignIn();
    advanceClock(5 * 60_000);
    expect(await finishSignIn({ flow: late.flow, credential: device.sign(late.options) })).toBe(
      ERROR_CODES.passkeyExpired,
    );
  });

  test('accepts no signature of the challenge of another flow', async () => {
    const { token, device } = await addPasskey();
    const mine = await startSignIn();
    const theirs = await startSignIn();
    expect(await finishSignIn({ flow: mine.flow, credential: device.sign(theirs.options) })).toBe(
      ERROR_CODES.passkeyRejected,
    );
    const added = (await server.call(passkeyCalls.start, {}, { token })).data;
    expect(await finishSignIn({ flow: added.flow, credential: device.sign(added.options) })).toBe(
      ERROR_CODES.passkeyExpired,
    );
    expect(await finishSignIn({ flow: 'made up', credential: device.sign(mine.options) })).toBe(
      ERROR_CODES.passkeyExpired,
    );
  });

  test('fails with an unknown and with a removed passkey', async () => {
    const unknown = createPasskeyDevice({ origin: ORIGIN });
    const { token, device, id, options } = await addPasskey();
    unknown.register(options);
    expect(await trySignIn(unknown)).toBe(ERROR_CODES.passkeyUnknown);
    const { options: signed, flow } = await startSignIn();
    await server.call(passkeyCalls.remove, { id }, { token });
    expect(await finishSignIn({ flow, credential: device.sign(signed) })).toBe(ERROR_CODES.passkeyUnknown);
  });

  test('fails with a wrong key, and with a passkey that names another user as its owner', async () => {
    const { device, options } = await addPasskey();
    const forger = createPasskeyDevice({ origin: ORIGIN });
    forger.register(options);
    const forged = await trySignIn(forger, (signer, text) =>
      signer.sign(text).replaceAll(signer.credentialId, device.credentialId),
    );
    expect(forged).toBe(ERROR_CODES.passkeyRejected);
    const userHandle = Buffer.from(server.adminId.replaceAll('-', ''), 'hex').toString('base64url');
    expect(await trySignIn(device, (signer, text) => signer.sign(text, { userHandle }))).toBe(
      ERROR_CODES.passkeyRejected,
    );
    expect(await trySignIn(device, () => '{"id":"broken"}')).toBe(ERROR_CODES.passkeyRejected);
  });

  test('requires that the device verifies its user', async () => {
    const { device } = await addPasskey();
    expect(await trySignIn(device, (signer, options) => signer.sign(options, { verifiesUser: false }))).toBe(
      ERROR_CODES.passkeyRejected,
    );
  });

  test('rejects a signature counter that does not grow, as of a copied passkey', async () => {
    const { device } = await addPasskey();
    const sign: Sign = (signer, options) => signer.sign(options, { incrementsCounter: true });
    expect(await trySignIn(device, sign)).toBe(ERROR_CODES.ok);
    expect(await trySignIn(device, sign)).toBe(ERROR_CODES.ok);
    device.counter = 1;
    expect(await trySignIn(device, sign)).toBe(ERROR_CODES.passkeyRejected);
    device.counter = 0;
    expect(await trySignIn(device)).toBe(ERROR_CODES.passkeyRejected);
  });

  test('does not sign in a disabled user', async () => {
    const { device } = await addPasskey();
    await server.database.update(users).set({ status: 'disabled' }).where(eq(users.id, user.id));
    expect(await trySignIn(device)).toBe(ERROR_CODES.accountDisabled);
  });
});

describe('a passkey', () => {
  test('is added only by the session that started it, on a page of the console, by a verified user', async () => {
    const { token } = await signInAs(server, user.account);
    const other = await signInAs(server, user.account);
    const device = createPasskeyDevice({ origin: ORIGIN });
    const add = async (changes: Parameters<PasskeyDevice['register']>[1], callerToken = token) => {
      const { options, flow } = (await server.call(passkeyCalls.start, {}, { token })).data;
      const body = { name: 'Phone', flow, credential: device.register(options, changes) };
      return (await server.call(passkeyCalls.add, body, { token: callerToken })).envelope?.code;
    };
    expect(await add({}, other.token)).toBe(ERROR_CODES.passkeyExpired);
    expect(await add({ origin: 'https://evil.test' })).toBe(ERROR_CODES.passkeyRejected);
    expect(await add({ rpId: 'evil.test' })).toBe(ERROR_CODES.passkeyRejected);
    expect(await add({ verifiesUser: false })).toBe(ERROR_CODES.passkeyRejected);
    expect(await add({})).toBe(ERROR_CODES.ok);
    expect(await add({})).toBe(ERROR_CODES.passkeyRejected);
  });

  test('is renamed and removed only by its owner, and each change is recorded', async () => {
    const { token, id } = await addPasskey();
    const other = await addUser(server.database, { account: `other${userCount}` });
    const { token: theirs } = await signInAs(server, other.account);
    for (const callerToken of [theirs, token]) {
      const expected = callerToken === token ? ERROR_CODES.ok : ERROR_CODES.notFound;
      const renamed = await server.call(
        passkeyCalls.rename,
        { id, name: 'Work laptop' },
        { token: callerToken },
      );
      expect(renamed.envelope?.code).toBe(expected);
      const removed = await server.call(passkeyCalls.remove, { id }, { token: callerToken });
      expect(removed.envelope?.code).toBe(expected);
    }
    expect((await server.call(passkeyCalls.list, {}, { token })).data.list).toEqual([]);
    expect((await listEvents()).map(({ action, before, after }) => ({ action, before, after }))).toEqual(
      expect.arrayContaining([
        { action: 'user.passkeyAdded', before: null, after: { passkey: 'Laptop' } },
        { action: 'user.updated', before: { passkey: 'Laptop' }, after: { passkey: 'Work laptop' } },
        { action: 'user.passkeyRemoved', before: { passkey: 'Work laptop' }, after: null },
      ]),
    );
  });

  test('is not removed if it is the only way to sign in', async () => {
    const { token, id } = await addPasskey();
    await server.database.update(users).set({ hasPassword: false }).where(eq(users.id, user.id));
    const { envelope } = await server.call(passkeyCalls.remove, { id }, { token });
    expect(envelope?.code).toBe(ERROR_CODES.lastSignInMethod);
    expect((await server.call(passkeyCalls.list, {}, { token })).data.list).toHaveLength(1);
  });

  test('is removed with the second factor when an admin resets it', async () => {
    const { token, device } = await addPasskey();
    const admin = await signInAs(server, 'admin', server.adminPassword);
    const list = async () =>
      (await server.call(userListCall, { keyword: user.account }, { token: admin.token })).data.list;
    expect(await list()).toMatchObject([{ hasSecondFactor: true }]);
    await server.call(resetFactorCall, { id: user.id }, { token: admin.token });
    expect(await list()).toMatchObject([{ hasSecondFactor: false }]);
    expect((await server.call(profileCall, {}, { token })).status).toBe(401);
    expect(await trySignIn(device)).toBe(ERROR_CODES.passkeyUnknown);
  });
});

test('a passkey proves the user before a dangerous action, such as adding another passkey, for one session only', async () => {
  const { token, device } = await addPasskey();
  const other = await signInAs(server, user.account);
  advanceClock(11 * 60_000);
  const start = async (callerToken: string) =>
    (await server.call(passkeyCalls.start, {}, { token: callerToken })).envelope?.code;
  expect(await start(token)).toBe(ERROR_CODES.proofRequired);
  expect((await server.call(proofCalls.methods, {}, { token })).data).toMatchObject({ passkey: true });
  const { options, flow } = (await server.call(proofCalls.startPasskey, {}, { token })).data;
  const passkey = { flow, credential: device.sign(options) };
  const prove = async (callerToken: string) =>
    (await server.call(proofCalls.prove, { passkey }, { token: callerToken })).envelope?.code;
  expect(await prove(other.token)).toBe(ERROR_CODES.passkeyExpired);
  expect(await prove(token)).toBe(ERROR_CODES.ok);
  expect(await prove(token)).toBe(ERROR_CODES.passkeyExpired);
  expect([await start(token), await start(other.token)]).toEqual([ERROR_CODES.ok, ERROR_CODES.proofRequired]);
});

describe('the second step', () => {
  test('accepts a passkey of the user instead of a code', async () => {
    const { token, device } = await addPasskey();
    await signInAs(server, user.account);
    await addAuthenticator(token);
    const second = await startSecondStep();
    expect(second).toMatchObject({ kind: 'code', hasPasskey: true });
    const { step } = second;
    const { options, flow } = (await server.call(passkeyStepCalls.start, { step })).data;
    expect(JSON.parse(options).allowCredentials).toMatchObject([{ id: device.credentialId }]);
    const body = { step, flow, credential: device.sign(options, { verifiesUser: false }) };
    const { data } = await server.call(passkeyStepCalls.finish, body);
    expect(data.uuid).toBe(user.id);
    expect((await server.call(passkeyStepCalls.finish, body)).envelope?.code).toBe(ERROR_CODES.signInExpired);
  });

  test('accepts neither the passkey of another user nor the challenge of another sign-in', async () => {
    const { token, device } = await addPasskey();
    await addAuthenticator(token);
    const other = await addUser(server.database, { account: `other${userCount}` });
    const theirs = await addPasskey(server, other.account);
    const [first, second] = [await startSecondStep(), await startSecondStep()];
    const start = async () => (await server.call(passkeyStepCalls.start, { step: first.step })).data;
    const finish = async (step: string, signer: PasskeyDevice) => {
      const { options, flow } = await start();
      const body = { step, flow, credential: signer.sign(options) };
      return (await server.call(passkeyStepCalls.finish, body)).envelope?.code;
    };
    expect(await finish(first.step, theirs.device)).toBe(ERROR_CODES.passkeyUnknown);
    expect(await finish(second.step, device)).toBe(ERROR_CODES.passkeyExpired);
    expect(await finish('made up', device)).toBe(ERROR_CODES.signInExpired);
    expect(await finish(first.step, device)).toBe(ERROR_CODES.ok);
  });

  test('accepts a passkey as the second factor that a role requires, and the last passkey cannot be removed', async () => {
    const strict = await startTestServer({ clock: () => now, passkeyUrl: ORIGIN, factorRoles: ['admin'] });
    try {
      const chief = await addUser(strict.database, { account: 'chief' });
      const { token, device, id } = await addPasskey(strict, 'chief');
      await strict.database
        .update(users)
        .set({ access: ['user', 'admin'] })
        .where(eq(users.id, chief.id));
      const { step, kind } = await startSecondStep(strict, 'chief');
      expect(kind).toBe('passkey');
      // The password alone does not set up another second factor.
      expect((await strict.call(enrollCall, { step })).envelope?.code).toBe(ERROR_CODES.factorActive);
      const { options, flow } = (await strict.call(passkeyStepCalls.start, { step })).data;
      const body = { step, flow, credential: device.sign(options) };
      expect((await strict.call(passkeyStepCalls.finish, body)).data.uuid).toBe(chief.id);
      expect((await strict.call(factorCall, {}, { token })).data).toMatchObject({ isRequired: false });
      expect((await strict.call(passkeyCalls.remove, { id }, { token })).envelope?.code).toBe(
        ERROR_CODES.factorRequired,
      );
    } finally {
      await strict.close();
    }
  });
});

test('a deployment without a public address has no passkeys', async () => {
  const plain = await startTestServer();
  try {
    expect((await plain.call(passkeySignInCalls.start, {})).envelope?.code).toBe(ERROR_CODES.notFound);
  } finally {
    await plain.close();
  }
});
