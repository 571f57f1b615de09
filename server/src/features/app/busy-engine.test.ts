import {
  algorithmCreateCall,
  appCalls,
  ERROR_CODES,
  nlpCalls,
  versionCreateCall,
  versionValidateCall,
} from '@atrium/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Engine } from '../../engines/core/engine.ts';
import { createEngineProcess } from '../../engines/process/engine-process.ts';
import { createEngineRegistry } from '../../engines/run/engine-registry.ts';
import { createNodeCipher } from '../../http/wire/node-cipher.ts';
import { addUser } from '../../testing/add-user.ts';
import { signInAs } from '../../testing/sign-in-as.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { addApp, addTarget } from './app.fixture.ts';

const waitingProcess = createEngineProcess({
  script: new URL('./waiting-process.fixture.ts', import.meta.url),
  permissions: { packages: [] },
  idleAfter: 60_000,
  timeout: 60_000,
  heapLimit: 64,
  queue: { waitingPerRequester: 2, waiting: 4 },
});
/** The users in the order in which their requests finished. */
const served: string[] = [];

const waitingEngine: Engine = {
  descriptor: {
    id: 'fake',
    name: 'Waiting',
    version: '1.0.0',
    license: 'MIT',
    method: 'rules',
    tasks: ['tokenize', 'cluster'],
    languages: [],
    limitations: [],
    parameters: { type: 'object' },
  },
  ...waitingProcess,
  async run(request, caller) {
    const result = await waitingProcess.run(request, caller);
    served.push(caller.user);
    return result;
  },
};
const engines = createEngineRegistry([waitingEngine]);

let server: TestServer;
let address: string;
let admin: { token: string };
let wang: { token: string };
let wangId: string;
let liId: string;
let li: { token: string };

beforeAll(async () => {
  server = await startTestServer({ engines });
  wangId = (await addUser(server.database, { account: 'wang' })).id;
  liId = (await addUser(server.database, { account: 'li.na' })).id;
  admin = await signInAs(server, 'admin', server.adminPassword);
  wang = await signInAs(server, 'wang');
  li = await signInAs(server, 'li.na');
  address = await server.listen();
});

afterAll(() => server.close());

const createInput = (text: string) => ({ kind: 'text' as const, text });
const expectPendingRequests = (count: number) =>
  expect.poll(() => engines.health('en-US')[0]?.jobs, { timeout: 20_000 }).toBe(count);
const english = { 'accept-language': 'en-US' };

/** Starts a run, and returns a function that disconnects its caller. */
function startRun(id: string, token: string): () => void {
  const caller = new AbortController();
  const body = createNodeCipher(server.wireKey).seal(JSON.stringify({ id, input: createInput('wait') }));
  const headers = { 'content-type': 'text/plain', 'x-token': token };
  const options = { method: 'POST', headers, body, signal: caller.signal };
  fetch(new URL(appCalls.nlp.run.path, address), options).catch(() => undefined);
  return () => caller.abort();
}

test('one user cannot block an engine for the others', { timeout: 60_000 }, async () => {
  const targetId = await addTarget(server, 'nlp', 'shared');
  const wangAppId = (await addApp(server, wang, { name: 'wang', targetId })).id;
  const liAppId = (await addApp(server, li, { name: 'li', targetId })).id;
  const run = (id: string, by: { token: string }) =>
    server.call(appCalls.nlp.run, { id, input: createInput('go') }, { ...by, headers: english });

  const disconnectFirst = startRun(wangAppId, wang.token);
  await expectPendingRequests(1);
  const disconnectSecond = startRun(wangAppId, wang.token);
  await expectPendingRequests(2);
  disconnectSecond();
  await expectPendingRequests(1);

  const runs = [run(wangAppId, wang)];
  await expectPendingRequests(2);
  runs.push(run(wangAppId, wang));
  await expectPendingRequests(3);
  const limited = await run(wangAppId, wang);
  expect([limited.status, limited.headers['retry-after']]).toEqual([429, '5']);
  expect(limited.envelope).toEqual({
    code: ERROR_CODES.concurrencyLimited,
    msg: 'Too many concurrent runs. Try again later.',
  });

  runs.push(run(liAppId, li));
  await expectPendingRequests(4);
  runs.push(run(liAppId, li));
  await expectPendingRequests(5);
  const tested = { task: 'tokenize' as const, engine: 'fake', parameters: {}, input: createInput('go') };
  const draft = { slug: 'full', name: 'full', task: 'cluster' as const, description: '', tags: [] };
  const { id: algorithmId } = (await server.call(algorithmCreateCall, draft, admin)).data;
  const sample = { kind: 'table' as const, columns: ['x'], rows: [[1]] };
  const content = { algorithmId, engineId: 'fake', parameters: {}, sample, note: '' };
  const version = (await server.call(versionCreateCall, content, admin)).data;
  for (const busy of [
    await server.call(nlpCalls.test, tested, admin),
    await server.call(versionValidateCall, { id: version.id }, admin),
  ]) {
    expect([busy.status, busy.headers['retry-after']]).toEqual([503, '5']);
    expect(busy.envelope).toEqual({ code: ERROR_CODES.engineUnavailable, msg: '引擎暂不可用，请稍后重试。' });
  }

  disconnectFirst();
  for (const response of await Promise.all(runs)) expect(response.data.outputs).toEqual({ tokens: [] });
  expect(served).toEqual([wangId, liId, wangId, liId]);
  expect((await server.call(nlpCalls.test, tested, admin)).data.output).toEqual({ tokens: [] });
  expect((await server.call(versionValidateCall, { id: version.id }, admin)).data.status).toBe('ready');
});
