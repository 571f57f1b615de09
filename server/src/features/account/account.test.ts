import {
  changePasswordCall,
  ERROR_CODES,
  loginCall,
  logoutCall,
  profileCall,
  refreshCall,
  revokeSessionCall,
  sessionsCall,
  updateProfileCall,
} from '@atrium/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addUser, TEST_PASSWORD } from '../../testing/add-user.ts';
import { startTestServer, type TestServer } from '../../testing/index.ts';
import { signInAs } from '../../testing/sign-in-as.ts';

const NEW_PASSWORD = 'eight lamps by the river';

let server: TestServer;
let account: string;
let userCount = 0;

beforeAll(async () => {
  server = await startTestServer();
});

beforeEach(async () => {
  userCount += 1;
  account = `person${userCount}`;
  await addUser(server.database, { account });
});

afterAll(() => server.close());

async function readStatus(token: string): Promise<number> {
  return (await server.call(profileCall, {}, { token })).status;
}

test('signing in again returns different tokens and does not affect the first session', async () => {
  const first = await signInAs(server, account);
  const second = await signInAs(server, account);
  expect(second.token).not.toBe(first.token);
  expect(second.refreshToken).not.toBe(first.refreshToken);
  expect([await readStatus(first.token), await readStatus(second.token)]).toEqual([200, 200]);
});

test('signing out invalidates both tokens immediately', async () => {
  const session = await signInAs(server, account);
  expect((await server.call(logoutCall, {}, { token: session.token })).data).toEqual({ done: true });
  expect(await readStatus(session.token)).toBe(401);
  const refreshed = await server.call(refreshCall, { refreshToken: session.refreshToken });
  expect(refreshed.status).toBe(401);
});

test('refreshing returns new tokens and the current user info', async () => {
  const session = await signInAs(server, account);
  const { data } = await server.call(refreshCall, { refreshToken: session.refreshToken });
  expect(data.info).toEqual(session.info);
  expect([await readStatus(session.token), await readStatus(data.token)]).toEqual([401, 200]);
});

test('sessions are listed with their devices, and one of them is marked as current', async () => {
  const headers = { 'user-agent': 'Firefox on Linux' };
  const current = await server.call(loginCall, { account, password: TEST_PASSWORD }, { headers });
  await signInAs(server, account);
  const { data } = await server.call(sessionsCall, {}, { token: current.data.token });
  expect(data.list).toHaveLength(2);
  expect(data.list.find((session) => session.id === data.currentId)?.device).toBe('Firefox on Linux');
});

test('revoking a session ends only that session', async () => {
  const current = await signInAs(server, account);
  const other = await signInAs(server, account);
  const { data } = await server.call(sessionsCall, {}, { token: other.token });
  await server.call(revokeSessionCall, { id: data.currentId }, { token: current.token });
  expect([await readStatus(current.token), await readStatus(other.token)]).toEqual([200, 401]);
});

test('revoking the session of another user fails like revoking a session that does not exist', async () => {
  const newUser = await addUser(server.database, { account: `newcomer${userCount}` });
  const theirs = await signInAs(server, newUser.account);
  const { data } = await server.call(sessionsCall, {}, { token: theirs.token });
  const mine = await signInAs(server, account);
  const rejected = await server.call(revokeSessionCall, { id: data.currentId }, { token: mine.token });
  expect(rejected.envelope?.code).toBe(ERROR_CODES.notFound);
  expect(await readStatus(theirs.token)).toBe(200);
});

test('a new password replaces the old one and ends all other sessions', async () => {
  const other = await signInAs(server, account);
  const current = await signInAs(server, account);
  const body = { current: TEST_PASSWORD, password: NEW_PASSWORD };
  expect((await server.call(changePasswordCall, body, { token: current.token })).data.done).toBe(true);
  expect([await readStatus(current.token), await readStatus(other.token)]).toEqual([200, 401]);
  const old = await server.call(loginCall, { account, password: TEST_PASSWORD });
  expect(old.envelope?.code).toBe(ERROR_CODES.credentialsWrong);
  await signInAs(server, account, NEW_PASSWORD);
});

test('a new password requires the current one, and after repeated wrong ones, the user must wait', async () => {
  const { token } = await signInAs(server, account);
  const responses = [];
  for (let count = 0; count < 6; count += 1) {
    const body = { current: 'not-the-password', password: NEW_PASSWORD };
    responses.push((await server.call(changePasswordCall, body, { token })).envelope);
  }
  expect(responses[0]).toMatchObject({ code: ERROR_CODES.credentialsWrong, fields: [{ field: 'current' }] });
  expect(responses.at(-1)?.code).toBe(ERROR_CODES.signInWait);
});

test('if two sessions change the password at the same time, only one succeeds', async () => {
  const sessions = [await signInAs(server, account), await signInAs(server, account)];
  const responses = await Promise.all(
    sessions.map(({ token }, index) =>
      server.call(
        changePasswordCall,
        { current: TEST_PASSWORD, password: `${NEW_PASSWORD} ${index}` },
        { token },
      ),
    ),
  );
  expect(responses.filter(({ envelope }) => envelope?.code === ERROR_CODES.ok)).toHaveLength(1);
});

test('a common new password is rejected', async () => {
  const { token } = await signInAs(server, account);
  const body = { current: TEST_PASSWORD, password: 'iloveyou123' };
  const rejected = await server.call(changePasswordCall, body, { token });
  expect(rejected.envelope).toMatchObject({
    code: ERROR_CODES.passwordCommon,
    fields: [{ field: 'password' }],
  });
});

test('a profile stores the name, avatar, language and time zone', async () => {
  const { token } = await signInAs(server, account);
  const avatar = 'data:image/png;base64,iVBORw0KGgo=';
  const body = { name: '梅琳', avatar, locale: 'en-US', timeZone: 'Asia/Shanghai' };
  const updated = await server.call(updateProfileCall, body, { token });
  expect(updated.data).toMatchObject(body);
  expect((await server.call(profileCall, {}, { token })).data).toEqual(updated.data);
});

test.each([
  ['locale', { locale: 'xx-YY' }],
  ['timeZone', { timeZone: 'Mars/Olympus' }],
  ['timeZone', { timeZone: '+08:00' }],
  ['avatar', { avatar: 'data:image/svg+xml;base64,PHN2Zy8+' }],
  ['avatar', { avatar: 'https://example.com/spy.png' }],
  ['access', { access: ['admin'] }],
  ['id', { id: '0190a8f0-0000-7000-8000-000000000000' }],
])('a profile with an invalid or unsupported %s is rejected', async (field, change) => {
  const { token } = await signInAs(server, account);
  const body = { name: 'Mei', avatar: '', locale: '', timeZone: '', ...change };
  const rejected = await server.call(updateProfileCall, body, { token });
  expect(rejected.envelope).toMatchObject({ code: ERROR_CODES.invalid, fields: [{ field }] });
});
