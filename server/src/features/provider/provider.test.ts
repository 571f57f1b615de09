import {
  changeRolesCall,
  ERROR_CODES,
  linkedAccountCalls,
  linkRequiredSchema,
  loginCall,
  logoutCall,
  profileCall,
  proofCalls,
  providerFinishCall,
  providerProveCall,
  providerStartCall,
  roleCalls,
} from '@atrium/contract';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { groupMembers, groups } from '../../database/schema/groups.ts';
import { linkedAccounts } from '../../database/schema/linked-accounts.ts';
import { users } from '../../database/schema/users.ts';
import { addUser, TEST_PASSWORD } from '../../testing/add-user.ts';
import { startTestServer, type TestServer } from '../../testing/index.ts';
import { signInAs } from '../../testing/sign-in-as.ts';
import { type OpenIdProvider, startProvider } from '../../testing/start-provider.ts';

const PUBLIC_URL = 'http://console.example:8080';
const ID = { provider: 'company' } as const;

let provider: OpenIdProvider;
let other: OpenIdProvider;
let server: TestServer;
let now: Date | undefined;
const logged: string[] = [];
let count = 0;

beforeAll(async () => {
  provider = await startProvider({
    publicUrl: PUBLIC_URL,
    settings: {
      roles: { claim: 'groups', admin: ['admins'] },
      groups: { claim: 'groups', names: { vision: 'Vision', audio: 'Audio' } },
    },
  });
  other = await startProvider({ id: 'other', publicUrl: PUBLIC_URL, settings: { createsAccounts: false } });
  server = await startTestServer({
    clock: () => now ?? new Date(),
    providers: { list: [provider.settings, other.settings], publicUrl: PUBLIC_URL, timeout: 2_000 },
    logger: { level: 'info', stream: { write: (line: string) => void logged.push(line) } },
  });
});

afterAll(async () => {
  await server.close();
  await Promise.all([provider.stop(), other.stop()]);
});

beforeEach(() => {
  now = undefined;
  count += 1;
});

afterEach(() => provider.fail(undefined));

/** Adds an account at the provider. */
function addAccount(claims: object = {}): { name: string; mail: string } {
  const name = `ada${count}`;
  const mail = `ada${count}@example.com`;
  provider.accounts.set(name, { email: mail, email_verified: true, name: 'Ada Lovelace', ...claims });
  return { name, mail };
}

async function start(id = 'company') {
  return (await server.call(providerStartCall, { provider: id })).data;
}

/** Signs in at the provider. Returns the body with which the console then finishes the sign-in. */
async function signInAtProvider(name: string) {
  const { address, flow } = await start();
  return { flow, response: (await provider.visit(address, name)).search };
}

async function signIn(name: string) {
  return await server.call(providerFinishCall, await signInAtProvider(name));
}

async function readCode(calling: Promise<{ envelope: { code: number } | undefined }>) {
  return (await calling).envelope?.code;
}

async function isSignedIn(token: string): Promise<boolean> {
  return (await server.call(profileCall, {}, { token })).status === 200;
}

describe('a sign-in at a provider', () => {
  test('creates a user once, with name and email address, and each later sign-in signs in the same user', async () => {
    const { name, mail } = addAccount();
    const first = (await signIn(name)).data;
    expect(first.info).toMatchObject({ name: 'Ada Lovelace', mail, access: ['user'] });
    const second = (await signIn(name)).data;
    expect(second.uuid).toBe(first.uuid);
    expect(second.token).not.toBe(first.token);
    expect(await isSignedIn(second.token)).toBe(true);
  });

  test('requests a code with PKCE, state and nonce, and returns to the address of the settings', async () => {
    const { searchParams } = new URL((await start()).address);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: `${PUBLIC_URL}/sign-in/company`,
      scope: 'openid profile email',
      state: expect.stringMatching(/^.{40,}$/),
      nonce: expect.stringMatching(/^.{40,}$/),
    });
  });

  test('proves the identity of a user without a password for dangerous actions', async () => {
    now = new Date();
    const { name } = addAccount();
    const act = async (token: string) => readCode(server.call(linkedAccountCalls.start, ID, { token }));
    const { token } = (await signIn(name)).data;
    now = new Date(now.getTime() + 11 * 60_000);
    expect(await act(token)).toBe(ERROR_CODES.proofRequired);
    expect((await server.call(proofCalls.methods, {}, { token })).data.password).toBe(false);
    const { token: renewed } = (await signIn(name)).data;
    expect(await act(renewed)).toBe(ERROR_CODES.ok);
  });

  test('works once: a repeated code, and the same response in another sign-in, are rejected', async () => {
    const { name } = addAccount();
    const returned = await signInAtProvider(name);
    await server.call(providerFinishCall, returned);
    expect(await readCode(server.call(providerFinishCall, returned))).toBe(ERROR_CODES.signInExpired);
    const { flow } = await start();
    expect(await readCode(server.call(providerFinishCall, { ...returned, flow }))).toBe(
      ERROR_CODES.providerRejected,
    );
  });

  test.each([
    ['another state', (query: URLSearchParams) => query.set('state', 'x'.repeat(43))],
    ['no state', (query: URLSearchParams) => query.delete('state')],
    ['another code', (query: URLSearchParams) => query.set('code', 'x'.repeat(43))],
    ['another issuer', (query: URLSearchParams) => query.set('iss', 'https://evil.example')],
    ['no issuer', (query: URLSearchParams) => query.delete('iss')],
  ])('is rejected for a response with %s', async (_, change) => {
    const { flow, response } = await signInAtProvider(addAccount().name);
    const query = new URLSearchParams(response);
    change(query);
    const finishing = server.call(providerFinishCall, { flow, response: query.toString() });
    expect(await readCode(finishing)).toBe(ERROR_CODES.providerRejected);
  });

  test('is rejected if the ID token has the nonce of another sign-in', async () => {
    const { name } = addAccount();
    const { address, flow } = await start();
    const changed = new URL(address);
    changed.searchParams.set('nonce', 'x'.repeat(43));
    const { search } = await provider.visit(changed.href, name);
    expect(await readCode(server.call(providerFinishCall, { flow, response: search }))).toBe(
      ERROR_CODES.providerRejected,
    );
  });

  test('finishes only in the browser that started it: the response of an attacker does not sign in with the flow of a victim', async () => {
    const { name } = addAccount();
    const victim = await signInAtProvider(name);
    const attacker = await signInAtProvider(name);
    const mixed = { flow: victim.flow, response: attacker.response };
    expect(await readCode(server.call(providerFinishCall, mixed))).toBe(ERROR_CODES.providerRejected);
    const forged = { flow: `${victim.flow.slice(0, -4)}AAAA`, response: attacker.response };
    expect(await readCode(server.call(providerFinishCall, forged))).toBe(ERROR_CODES.signInExpired);
  });

  test('does not accept the response of one provider for another', async () => {
    const { name } = addAccount();
    const { response } = await signInAtProvider(name);
    const { flow } = await start('other');
    expect(await readCode(server.call(providerFinishCall, { flow, response }))).toBe(
      ERROR_CODES.providerRejected,
    );
  });

  test('expires after ten minutes', async () => {
    const returned = await signInAtProvider(addAccount().name);
    now = new Date(Date.now() + 11 * 60_000);
    expect(await readCode(server.call(providerFinishCall, returned))).toBe(ERROR_CODES.signInExpired);
  });

  test('reports that the user has canceled it', async () => {
    const { flow, response } = await signInAtProvider('');
    const canceled = await server.call(providerFinishCall, { flow, response }, { headers: ENGLISH });
    expect(canceled.envelope).toMatchObject({
      code: ERROR_CODES.providerRejected,
      msg: 'Company login did not complete the sign-in. Start again.',
    });
  });

  test('says in the language of the user that the provider is down', async () => {
    const returned = await signInAtProvider(addAccount().name);
    provider.fail(503);
    const down = await server.call(providerFinishCall, returned, { headers: ENGLISH });
    expect(down.envelope?.msg).toBe(
      'Company login does not respond. Try again later, or sign in another way.',
    );
    const { name } = addAccount();
    provider.fail(undefined);
    const again = await signInAtProvider(name);
    provider.fail(503);
    const chinese = await server.call(providerFinishCall, again);
    expect(chinese.envelope?.msg).toBe('Company login没有响应，请稍后重试，或使用其他方式登录。');
  });

  test('does not sign in a disabled user', async () => {
    const { name } = addAccount();
    const { uuid } = (await signIn(name)).data;
    await server.database.update(users).set({ status: 'disabled' }).where(eq(users.id, uuid));
    expect(await readCode(signIn(name))).toBe(ERROR_CODES.accountDisabled);
  });

  test('logs no secret of the client and no code', async () => {
    const { response } = await signInAtProvider(addAccount().name);
    const { flow } = await start();
    await server.call(providerFinishCall, { flow, response });
    const code = new URLSearchParams(response).get('code') ?? '';
    expect(logged.join('')).toContain('sign-in provider failed');
    for (const secret of [provider.settings.clientSecret ?? '', code])
      expect(logged.join('')).not.toContain(secret);
  });
});

const ENGLISH = { 'accept-language': 'en-US' };

test('a provider that was down at the first request gets a new request for its metadata', async () => {
  const late = await startProvider({ id: 'late', publicUrl: PUBLIC_URL });
  const testServer = await startTestServer({
    providers: { list: [late.settings], publicUrl: PUBLIC_URL, timeout: 1_000 },
  });
  try {
    late.fail(502);
    const down = await testServer.call(providerStartCall, { provider: 'late' });
    expect(down.envelope?.code).toBe(ERROR_CODES.providerDown);
    late.fail(undefined);
    expect((await testServer.call(providerStartCall, { provider: 'late' })).data.address).toContain(
      late.issuer,
    );
  } finally {
    await testServer.close();
    await late.stop();
  }
});

test.each([
  [30, ERROR_CODES.ok],
  [-30, ERROR_CODES.ok],
  [7_200, ERROR_CODES.providerRejected],
])(
  'if the clock of the server is %i seconds ahead, a sign-in ends with code %i',
  async (seconds, expected) => {
    const clock = () => new Date(Date.now() + seconds * 1_000);
    const testServer = await startTestServer({
      clock,
      providers: { list: [provider.settings], publicUrl: PUBLIC_URL },
    });
    try {
      const { name } = addAccount();
      const { address, flow } = (await testServer.call(providerStartCall, ID)).data;
      const response = (await provider.visit(address, name)).search;
      expect(await readCode(testServer.call(providerFinishCall, { flow, response }))).toBe(expected);
    } finally {
      await testServer.close();
    }
  },
);

describe('an email address that is taken', () => {
  async function requestClaim() {
    const user = await addUser(server.database, { account: `taken${count}` });
    const { name } = addAccount({ email: user.mail });
    const { envelope } = await signIn(name);
    expect(envelope?.code).toBe(ERROR_CODES.linkRequired);
    const { mail, claim } = linkRequiredSchema.parse(envelope?.data);
    expect(mail).toBe(user.mail);
    return { user, name, claim };
  }

  test('is linked only after the password is checked, and then signs in without it', async () => {
    const { user, name, claim } = await requestClaim();
    const wrong = await server.call(providerProveCall, { claim, password: 'not the password' });
    expect(wrong.envelope).toMatchObject({
      code: ERROR_CODES.credentialsWrong,
      fields: [{ field: 'password' }],
    });
    expect(await readCode(signIn(name))).toBe(ERROR_CODES.linkRequired);
    expect((await server.call(providerProveCall, { claim, password: TEST_PASSWORD })).data.uuid).toBe(
      user.id,
    );
    expect((await signIn(name)).data.uuid).toBe(user.id);
  });

  test('links a user without a password, such as one from a directory, unless the user already has a linked account', async () => {
    const user = await addUser(server.database, { account: `invited${count}` });
    await server.database.update(users).set({ hasPassword: false }).where(eq(users.id, user.id));
    const { name } = addAccount({ email: user.mail });
    expect((await signIn(name)).data.uuid).toBe(user.id);
    provider.accounts.set('mallory', { email: user.mail, email_verified: true });
    expect(await readCode(signIn('mallory'))).toBe(ERROR_CODES.linkRequired);
  });

  test('counts wrong passwords like a sign-in', async () => {
    const { user, claim } = await requestClaim();
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await server.call(providerProveCall, { claim, password: 'not the password' });
    }
    const blocked = server.call(providerProveCall, { claim, password: TEST_PASSWORD });
    expect(await readCode(blocked)).toBe(ERROR_CODES.signInWait);
    const atSignIn = server.call(loginCall, { account: user.account, password: TEST_PASSWORD });
    expect(await readCode(atSignIn)).toBe(ERROR_CODES.signInWait);
  });

  test('rejects a changed and an expired claim', async () => {
    const { claim } = await requestClaim();
    const changed = server.call(providerProveCall, { claim: `${claim}AAAA`, password: TEST_PASSWORD });
    expect(await readCode(changed)).toBe(ERROR_CODES.signInExpired);
    now = new Date(Date.now() + 11 * 60_000);
    const late = server.call(providerProveCall, { claim, password: TEST_PASSWORD });
    expect(await readCode(late)).toBe(ERROR_CODES.signInExpired);
  });

  test('is neither linked nor given to a new user if it is not verified', async () => {
    const { name } = addAccount({ email_verified: false });
    expect(await readCode(signIn(name))).toBe(ERROR_CODES.mailUnverified);
    const { name: without } = addAccount({ email: undefined });
    expect(await readCode(signIn(without))).toBe(ERROR_CODES.mailUnverified);
  });
});

test('without createsAccounts, a user who has no account gets none', async () => {
  other.accounts.set('eve', { email: 'eve@example.com', email_verified: true });
  const { address, flow } = await start('other');
  const response = (await other.visit(address, 'eve')).search;
  expect(await readCode(server.call(providerFinishCall, { flow, response }))).toBe(
    ERROR_CODES.accountMissing,
  );
});

describe('roles and groups from claims', () => {
  test('are updated at each sign-in', async () => {
    const { name, mail } = addAccount({ groups: ['admins', 'vision'] });
    const first = (await signIn(name)).data;
    expect(first.info.access).toEqual(['user', 'admin']);
    expect(await listGroups(first.uuid)).toEqual(['Vision']);
    provider.accounts.set(name, { email: mail, email_verified: true, groups: ['audio'] });
    const second = (await signIn(name)).data;
    expect(second.info.access).toEqual(['user']);
    expect(await listGroups(first.uuid)).toEqual(['Audio']);
    // The earlier session has the new roles at its next request.
    expect((await server.call(profileCall, {}, { token: first.token })).data.access).toEqual(['user']);
  });

  test('do not remove the custom roles that an admin assigned', async () => {
    const { name, mail } = addAccount({ groups: ['admins'] });
    const { uuid } = (await signIn(name)).data;
    const { token } = await signInAs(server, 'admin', server.adminPassword);
    const draft = { name: `Auditors ${count}`, permissions: ['audit' as const] };
    const role = (await server.call(roleCalls.create, draft, { token })).data;
    const access = ['user', 'admin', role.id];
    await server.call(changeRolesCall, { id: uuid, access }, { token });
    const readAccess = async () => {
      const [user] = await server.database.select().from(users).where(eq(users.id, uuid));
      return user?.access;
    };
    await signIn(name);
    expect(await readAccess()).toEqual(access);
    provider.accounts.set(name, { email: mail, email_verified: true });
    expect((await signIn(name)).data.info.access).toEqual(['user', 'audit']);
    expect(await readAccess()).toEqual(['user', role.id]);
  });

  test('do not remove the last admin', async () => {
    const { name, mail } = addAccount({ groups: ['admins'] });
    const { uuid } = (await signIn(name)).data;
    await server.database.update(users).set({ status: 'disabled' }).where(eq(users.id, server.adminId));
    provider.accounts.set(name, { email: mail, email_verified: true });
    expect((await signIn(name)).data).toMatchObject({ uuid, info: { access: ['user', 'admin'] } });
    await server.database.update(users).set({ status: 'active' }).where(eq(users.id, server.adminId));
  });

  async function listGroups(userId: string) {
    const rows = await server.database
      .select({ name: groups.name })
      .from(groups)
      .innerJoin(groupMembers, eq(groupMembers.groupId, groups.id))
      .where(eq(groupMembers.userId, userId));
    return rows.map((row) => row.name);
  }
});

describe('a signed-in user', () => {
  async function link(token: string, name: string) {
    const { address, flow } = (await server.call(linkedAccountCalls.start, ID, { token })).data;
    const response = (await provider.visit(address, name)).search;
    return { flow, response };
  }

  test('links an account with any email address, signs in with it, and unlinks it', async () => {
    const user = await addUser(server.database, { account: `linker${count}` });
    const { token } = await signInAs(server, user.account);
    const { name } = addAccount();
    await server.call(linkedAccountCalls.finish, await link(token, name), { token });
    const { list } = (await server.call(linkedAccountCalls.list, {}, { token })).data;
    expect(list).toMatchObject([{ provider: 'company', label: `ada${count}@example.com` }]);
    expect((await signIn(name)).data.uuid).toBe(user.id);
    await server.call(linkedAccountCalls.remove, ID, { token });
    expect((await server.call(linkedAccountCalls.list, {}, { token })).data.list).toEqual([]);
    expect((await signIn(name)).data.uuid).not.toBe(user.id);
  });

  test('cannot link the account of another user, nor finish what another session has started', async () => {
    const { name } = addAccount();
    await signIn(name);
    const user = await addUser(server.database, { account: `late${count}` });
    const { token } = await signInAs(server, user.account);
    const taken = server.call(linkedAccountCalls.finish, await link(token, name), { token });
    expect(await readCode(taken)).toBe(ERROR_CODES.linkTaken);
    const foreign = await link(token, name);
    const { token: second } = await signInAs(server, user.account);
    const finishing = server.call(linkedAccountCalls.finish, foreign, { token: second });
    expect(await readCode(finishing)).toBe(ERROR_CODES.signInExpired);
    expect(await readCode(server.call(providerFinishCall, await link(token, name)))).toBe(
      ERROR_CODES.signInExpired,
    );
  });

  test('cannot unlink an account that is the only way to sign in', async () => {
    const { name } = addAccount();
    const { token, uuid } = (await signIn(name)).data;
    expect(await readCode(server.call(linkedAccountCalls.remove, ID, { token }))).toBe(
      ERROR_CODES.lastSignInMethod,
    );
    const left = await server.database.select().from(linkedAccounts).where(eq(linkedAccounts.userId, uuid));
    expect(left).toHaveLength(1);
  });
});

describe('a sign-out', () => {
  const EVENTS = { 'http://schemas.openid.net/event/backchannel-logout': {} };

  function sendToken(token: string, id = 'company') {
    return server.app.inject({
      method: 'POST',
      url: `/oidc/${id}/logout`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ logout_token: token }).toString(),
    });
  }

  test('leads to the provider only if the session began there', async () => {
    const { name } = addAccount();
    const { token } = (await signIn(name)).data;
    const { address } = (await server.call(logoutCall, {}, { token })).data;
    const { origin, searchParams } = new URL(address ?? '');
    expect(origin).toBe(provider.issuer);
    expect(searchParams.get('post_logout_redirect_uri')).toBe(`${PUBLIC_URL}/login`);
    expect(searchParams.get('id_token_hint')).toMatch(/^ey/);
    const user = await addUser(server.database, { account: `plain${count}` });
    const plain = await signInAs(server, user.account);
    expect((await server.call(logoutCall, {}, { token: plain.token })).data).toEqual({ done: true });
  });

  test('at the provider ends the sessions of the account immediately, and no others', async () => {
    const { name } = addAccount();
    const { token, uuid } = (await signIn(name)).data;
    const again = (await signIn(name)).data;
    await server.database
      .update(users)
      .set({ passwordHash: (await addUser(server.database, { account: `p${count}` })).passwordHash })
      .where(eq(users.id, uuid));
    const own = await signInAs(server, `ada${count}`);
    const response = await sendToken(await provider.sign({ sub: name, events: EVENTS }));
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(await Promise.all([token, again.token, own.token].map(isSignedIn))).toEqual([false, false, true]);
  });

  test('at the provider works once for each token', async () => {
    const { name } = addAccount();
    const logout = await provider.sign({ sub: name, events: EVENTS });
    await sendToken(logout);
    const { token } = (await signIn(name)).data;
    expect((await sendToken(logout)).statusCode).toBe(200);
    expect(await isSignedIn(token)).toBe(true);
  });

  test('accepts a logout token of a provider whose clock is half a minute ahead', async () => {
    const { name } = addAccount();
    const { token } = (await signIn(name)).data;
    const ahead = new Date(Date.now() + 30_000);
    const logout = await provider.sign({ sub: name, events: EVENTS }, ahead);
    expect((await sendToken(logout)).statusCode).toBe(200);
    expect(await isSignedIn(token)).toBe(false);
  });

  test.each([
    ['without the event', { sub: 'x' }, 0],
    ['with a nonce', { sub: 'x', events: EVENTS, nonce: 'n' }, 0],
    ['without a user or session', { events: EVENTS }, 0],
    ['that is an hour old', { sub: 'x', events: EVENTS }, -3_600_000],
    ['from a clock two minutes ahead', { sub: 'x', events: EVENTS }, 120_000],
  ])('rejects a logout token %s', async (_, claims, offset) => {
    const { name } = addAccount();
    const { token } = (await signIn(name)).data;
    const sent = 'sub' in claims ? { ...claims, sub: name } : claims;
    const response = await sendToken(await provider.sign(sent, new Date(Date.now() + offset)));
    expect([response.statusCode, response.json()]).toEqual([400, { error: 'invalid_request' }]);
    expect(await isSignedIn(token)).toBe(true);
  });

  test('rejects a logout token of another provider, and a damaged one', async () => {
    const { name } = addAccount();
    const { token } = (await signIn(name)).data;
    const logout = await provider.sign({ sub: name, events: EVENTS });
    expect((await sendToken(await other.sign({ sub: name, events: EVENTS }))).statusCode).toBe(400);
    expect((await sendToken(logout, 'other')).statusCode).toBe(400);
    expect((await sendToken(`${logout.slice(0, -6)}AAAAAA`)).statusCode).toBe(400);
    expect((await sendToken('')).statusCode).toBe(400);
    expect((await sendToken(logout, 'nobody')).statusCode).toBe(404);
    expect(await isSignedIn(token)).toBe(true);
  });
});
