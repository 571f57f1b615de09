import { ERROR_CODES, loginCall, profileCall, refreshCall } from '@atrium/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addUser, TEST_PASSWORD } from '../../testing/add-user.ts';
import { startTestServer, type TestServer } from '../../testing/index.ts';
import { signInAs } from '../../testing/sign-in-as.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ origins: ['https://console.example.com'] });
  await addUser(server.database, { account: 'mei' });
});

afterAll(() => server.close());

test('cookies alone do not authenticate: the header is the credential', async () => {
  const { uuid, token, refreshToken } = await signInAs(server, 'mei');
  const cookie = `atrium-uuid=${uuid}; atrium-token=${token}; atrium-refreshToken=${refreshToken}; X-Token=${token}`;
  const byCookie = await server.call(profileCall, {}, { headers: { cookie } });
  expect(byCookie.status).toBe(401);
  const byHeader = await server.call(profileCall, {}, { token });
  expect(byHeader.status).toBe(200);
});

test.each(['https://evil.example.com', 'http://localhost:1', 'null'])(
  'rejects a page of the foreign origin %s, even with the right token',
  async (origin) => {
    const { token } = await signInAs(server, 'mei');
    const response = await server.call(profileCall, {}, { token, headers: { origin } });
    expect(response.status).toBe(403);
  },
);

test('accepts calls from its own origin and from configured origins', async () => {
  const { token } = await signInAs(server, 'mei');
  for (const origin of ['http://atrium.example.com:8080', 'https://console.example.com']) {
    const headers = { origin, host: 'atrium.example.com:8080' };
    expect((await server.call(profileCall, {}, { token, headers })).status).toBe(200);
  }
});

test.each(['uuid', 'access', 'ownerId', 'user', 'remembered'])(
  'rejects a sign-in with the unknown field %s',
  async (field) => {
    const body = { account: 'mei', password: TEST_PASSWORD, [field]: 'admin' };
    const rejected = await server.call(loginCall, body);
    expect(rejected.envelope).toMatchObject({ code: ERROR_CODES.invalid, fields: [{ field }] });
  },
);

test('does not accept a token as a refresh token, or a refresh token as a token', async () => {
  const { token, refreshToken } = await signInAs(server, 'mei');
  expect((await server.call(refreshCall, { refreshToken: token })).status).toBe(401);
  expect((await server.call(profileCall, {}, { token: refreshToken })).status).toBe(401);
});
