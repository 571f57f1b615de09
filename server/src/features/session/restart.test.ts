import { profileCall, refreshCall } from '@atrium/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSecretCipher } from '../../domain/secret-cipher.ts';
import { NO_BUILT_IN_MESSAGES } from '../../domain/texts/built-in-messages.ts';
import { createEngineRegistry } from '../../engines/run/engine-registry.ts';
import { createApiServer } from '../../http/create-api-server.ts';
import { createNodeCipher } from '../../http/wire/node-cipher.ts';
import { NO_JOBS } from '../../jobs/no-jobs.ts';
import { allRoutes } from '../../routes/all-routes.ts';
import { startTestServer, type TestServer } from '../../testing/index.ts';
import { signInAs } from '../../testing/sign-in-as.ts';
import { createConnectionEngines } from '../connection/connection-engines.ts';
import { createOnnxEngines } from '../onnx-model/onnx-engines.ts';
import { authenticate } from './authenticate.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

/** Creates another application on the same database, as after a restart. */
function restart() {
  const { database, wireKey } = server;
  const clock = () => new Date();
  const cipher = createSecretCipher('a key that these tests do not use');
  const engines = createEngineRegistry([]);
  const connections = createConnectionEngines(database, engines);
  const onnx = createOnnxEngines(database, engines);
  return createApiServer({
    wireKey,
    routes: allRoutes({
      database,
      builtInMessages: NO_BUILT_IN_MESSAGES,
      engines,
      connections,
      onnx,
      jobs: NO_JOBS,
      serverId: '',
      clock,
      cipher,
    }),
    authenticate: (token) => authenticate(database, token, clock()),
  });
}

test('sessions survive a restart: the next process accepts the token, and returns the same new tokens for the same refresh token', async () => {
  const session = await signInAs(server, 'admin', server.adminPassword);
  const body = { refreshToken: session.refreshToken };
  const refreshed = (await server.call(refreshCall, body)).data;
  const cipher = createNodeCipher(server.wireKey);
  const restarted = await restart();
  const post = (url: string, sent: unknown, token = '') =>
    restarted.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'text/plain', 'x-token': token },
      payload: cipher.seal(JSON.stringify(sent)),
    });
  const again = await post(refreshCall.path, body);
  expect(JSON.parse(cipher.open(again.body)).data).toEqual(refreshed);
  expect((await post(profileCall.path, {}, refreshed.token)).statusCode).toBe(200);
  await restarted.close();
});
