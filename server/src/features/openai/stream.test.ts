import {
  appCalls,
  type BodyOf,
  connectionCalls,
  ERROR_CODES,
  keyCalls,
  nlpCalls,
  runCalls,
} from '@atrium/contract';
import OpenAI from 'openai';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createSecretCipher } from '../../domain/secret-cipher.ts';
import { createAddressPolicy } from '../../outbound/address-policy.ts';
import { startTestServer, type TestServer } from '../../testing/index.ts';
import { signInAs } from '../../testing/sign-in-as.ts';
import { MODEL_SERVER_TOKEN, type ModelServer, startModelServer } from '../../testing/start-model-server.ts';

const TEXT = 'Why does the sea have tides?';
const USAGE = { prompt_tokens: 200, completion_tokens: 50 };

let server: TestServer;
let models: ModelServer;
let origin: string;
let client: OpenAI;
let admin: { readonly token: string };
let appId: string;
let secret: string;

beforeAll(async () => {
  models = await startModelServer();
  server = await startTestServer({
    connections: {
      cipher: createSecretCipher('a key for the test of streams'),
      policy: createAddressPolicy(['127.0.0.1']),
    },
  });
  admin = { token: (await signInAs(server, 'admin', server.adminPassword)).token };
  const connection: BodyOf<typeof connectionCalls.create> = {
    ...{ slug: 'stream', name: 'Stream', protocol: 'openai', address: `${models.address}/v1` },
    ...{ auth: 'bearer', secret: MODEL_SERVER_TOKEN, certificate: '', timeout: 30, isEnabled: true },
    models: [
      {
        ...{ key: 'writer', model: 'chat', task: 'generate', inputs: {}, outputs: {}, numbers: 'FP64' },
        price: { input: 2.5, output: 10, currency: 'USD' },
      },
    ],
  };
  (await server.call(connectionCalls.create, connection, admin)).data;
  const item = {
    ...{ slug: 'writer', name: 'Writer', task: 'generate' as const, engine: 'stream.writer' },
    ...{ description: '', tags: [], sample: TEXT, parameters: { prompt: 'Write like a poet.' } },
  };
  const itemId = (await server.call(nlpCalls.create, item, admin)).data.id;
  const { task, engine, parameters } = item;
  models.chatReplies.push('The moon pulls.');
  const input = { kind: 'text' as const, text: TEXT };
  (await server.call(nlpCalls.test, { task, engine, parameters, input }, admin)).data;
  (await server.call(nlpCalls.publish, { id: itemId, revision: 1 }, admin)).data;
  const app = { name: 'Writer', targetId: itemId, logPolicy: 'full' as const };
  appId = (await server.call(appCalls.nlp.create, app, admin)).data.id;
  secret = (await server.call(keyCalls.create, { appId, name: 'program' }, admin)).data.secret;
  origin = await server.listen();
  client = new OpenAI({ baseURL: `${origin}/v1`, apiKey: secret, maxRetries: 0 });
});

beforeEach(() => {
  models.chatUsage = USAGE;
  models.ignoresStream = false;
  models.outage = undefined;
  models.rejectedOptions.length = 0;
  models.received.length = 0;
});

afterAll(async () => {
  await server.close();
  await models.close();
});

const openChat = (settings: object = {}) =>
  client.chat.completions.create({
    ...{ model: appId, messages: [{ role: 'user', content: TEXT }], stream: true },
    ...settings,
  });

const openInvoke = (body: object = {}, headers: Readonly<Record<string, string>> = {}) =>
  fetch(`${origin}/v1/apps/${appId}/invoke`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ inputs: { text: TEXT }, options: { stream: true }, ...body }),
  });

/** Reads the events of a response one by one. */
async function* readEvents(response: Response) {
  let rest = '';
  for await (const text of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const events = (rest + text).split('\n\n');
    rest = events.pop() ?? '';
    for (const event of events) {
      const [, name = '', data = ''] = /^event: (\w+)\ndata: (.*)$/.exec(event) ?? [];
      yield { name, data: JSON.parse(data) };
    }
  }
}

async function findLastRun() {
  const { data } = await server.call(runCalls.list, { filters: { appId: [appId] } }, admin);
  return (await server.call(runCalls.detail, { id: data.list[0]?.id ?? '' }, admin)).data;
}

async function awaitRun(status: string) {
  await vi.waitFor(async () => expect((await findLastRun()).status).toBe(status), { timeout: 10_000 });
  return findLastRun();
}

test('a chat receives the first part before the model has written the second one', async () => {
  const opened = models.awaitStream();
  const chunks = openChat({ stream_options: { include_usage: true } });
  const upstream = await opened;
  upstream.write('The moon');
  const iterator = (await chunks)[Symbol.asyncIterator]();
  const { value: first } = await iterator.next();
  expect(first).toMatchObject({
    object: 'chat.completion.chunk',
    model: appId,
    choices: [{ index: 0, delta: { role: 'assistant', content: 'The moon' }, finish_reason: null }],
  });
  upstream.write(' pulls.');
  upstream.end('length');
  const rest = [];
  for await (const chunk of { [Symbol.asyncIterator]: () => iterator }) rest.push(chunk);
  expect(rest.map(({ choices }) => choices[0]?.delta.content ?? choices[0]?.finish_reason)).toEqual([
    ' pulls.',
    'length',
    undefined,
  ]);
  expect(rest.at(-1)?.usage).toEqual({ ...USAGE, total_tokens: 250 });
  expect(upstream.body).toMatchObject({
    stream: true,
    stream_options: { include_usage: true },
    messages: [
      { role: 'system', content: 'Write like a poet.' },
      { role: 'user', content: TEXT },
    ],
  });
  expect(await findLastRun()).toMatchObject({
    ...{ id: first?.id, status: 'succeeded', channel: 'api' },
    outputs: { text: 'The moon pulls.', finish: 'length' },
    ...{ inputTokens: 200, outputTokens: 50, cost: 0.001, currency: 'USD' },
  });
});

test('an invocation receives the parts and then the whole response', async () => {
  const opened = models.awaitStream();
  const response = openInvoke();
  const upstream = await opened;
  upstream.write('The moon');
  const events = readEvents(await response);
  expect((await events.next()).value).toEqual({ name: 'delta', data: { text: 'The moon' } });
  upstream.write(' pulls.');
  upstream.end();
  expect((await events.next()).value).toEqual({ name: 'delta', data: { text: ' pulls.' } });
  expect((await events.next()).value).toMatchObject({
    name: 'result',
    data: {
      app_id: appId,
      task: 'generate',
      outputs: { text: 'The moon pulls.', finish: 'stop' },
      usage: { input_tokens: 200, output_tokens: 50, cost: 0.001 },
    },
  });
  expect((await events.next()).done).toBe(true);
});

test('a failure of the model server in the middle ends the stream with an error, and is not retried', async () => {
  const opened = models.awaitStream();
  const chunks = openChat();
  const upstream = await opened;
  upstream.write('The moon');
  const iterator = (await chunks)[Symbol.asyncIterator]();
  await iterator.next();
  upstream.cut();
  await expect(iterator.next()).rejects.toMatchObject({ code: 'engine_unavailable' });
  expect(models.received).toHaveLength(1);
  expect(await awaitRun('failed')).toMatchObject({
    ...{ errorCode: ERROR_CODES.engineUnavailable, outputs: null, inputTokens: null, cost: null },
  });
});

test.each([
  ['reports an error', { error: { message: 'Out of memory' } }, 'engine_failed'],
  ['sends an invalid chunk', { choices: 'none' }, 'engine_failed'],
])('an invocation ends with the event “error” if the model server %s', async (_, chunk, code) => {
  const opened = models.awaitStream();
  const response = openInvoke();
  const upstream = await opened;
  upstream.write('The');
  const events = readEvents(await response);
  await events.next();
  upstream.writeChunk(chunk);
  expect((await events.next()).value).toMatchObject({
    name: 'error',
    data: { error: { code, type: 'api_error', request_id: expect.any(String) } },
  });
  expect((await events.next()).done).toBe(true);
  await upstream.closed;
});

test('a caller who disconnects ends the request to the model server, and the run is canceled', async () => {
  const opened = models.awaitStream();
  const chunks = openChat();
  const upstream = await opened;
  upstream.write('The moon');
  const stream = await chunks;
  await stream[Symbol.asyncIterator]().next();
  stream.controller.abort();
  await upstream.closed;
  expect(await awaitRun('canceled')).toMatchObject({ outputs: null });
});

test('an error before the first part has the status of an error response', async () => {
  models.outage = [500, { error: 'Overloaded' }];
  await expect(openChat()).rejects.toMatchObject({ status: 500, code: 'engine_failed' });
  const { status } = await openInvoke();
  expect(status).toBe(500);
});

test('tokens are unknown if the model server rejects the option that requests them', async () => {
  models.rejectedOptions.push('stream_options');
  const opened = models.awaitStream();
  const chunks = openChat({ stream_options: { include_usage: true } });
  const upstream = await opened;
  upstream.write('The moon pulls.');
  upstream.end();
  const received = [];
  for await (const chunk of await chunks) received.push(chunk);
  expect(received.every(({ usage }) => usage === undefined)).toBe(true);
  expect(await findLastRun()).toMatchObject({ status: 'succeeded', inputTokens: null, cost: null });
});

test('the reply of a server that does not stream is one part', async () => {
  models.ignoresStream = true;
  const events = [];
  for await (const event of readEvents(await openInvoke())) events.push(event);
  expect(events).toMatchObject([
    { name: 'delta', data: { text: 'The moon pulls.' } },
    { name: 'result', data: { outputs: { text: 'The moon pulls.', finish: 'stop' } } },
  ]);
});

test('a repeated request with an idempotency key receives the whole stored response', async () => {
  const opened = models.awaitStream();
  const first = openInvoke({}, { 'idempotency-key': 'stream' });
  const upstream = await opened;
  upstream.write('Once');
  upstream.end();
  const ids = [];
  for await (const { name, data } of readEvents(await first)) if (name === 'result') ids.push(data.id);
  for await (const { name, data } of readEvents(await openInvoke({}, { 'idempotency-key': 'stream' }))) {
    expect(name).toBe('result');
    ids.push(data.id);
  }
  expect(ids[0]).toBe(ids[1]);
  expect(models.received).toHaveLength(1);
});
