import { algorithmListCall, loginCall } from '@atrium/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from './start-test-server.ts';

describe('a server of a test', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  it('lets the first administrator sign in and list the seeded algorithms', async () => {
    const { data: session } = await server.call(loginCall, {
      account: 'admin',
      password: server.adminPassword,
    });
    const { data } = await server.call(algorithmListCall, {}, { token: session.token });
    expect(data.total).toBeGreaterThan(0);
  });
});
