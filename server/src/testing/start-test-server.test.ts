import { algorithmListCall, loginCall } from '@atrium/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from './start-test-server.ts';

describe('test server', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  it('lets the first admin sign in and list the seeded algorithms', async () => {
    const { data: session } = await server.call(loginCall, {
      account: 'admin',
      password: server.adminPassword,
    });
    const { data } = await server.call(algorithmListCall, {}, { token: session.token });
    expect(data.total).toBeGreaterThan(0);
  });
});
