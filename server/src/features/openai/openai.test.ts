import { type AppKind, appCalls, keyCalls } from '@atrium/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addUser } from '../../testing/add-user.ts';
import { signInAs } from '../../testing/sign-in-as.ts';
import type { TestServer } from '../../testing/start-test-server.ts';
import { addApp, addTarget, startAppServer } from '../app/app.fixture.ts';

let server: TestServer;
let wang: { token: string };
let model: string;
let secret: string;
let count = 0;

beforeAll(async () => {
  server = await startAppServer();
  await addUser(server.database, { account: 'wang' });
  wang = await signInAs(server, 'wang');
});

beforeEach(async () => {
  ({ model, secret } = await addKeyedApp('nlp'));
});

afterAll(() => server.close());

async function addKeyedApp(kind: AppKind, key: object = {}) {
  count += 1;
  const targetId = await addTarget(server, kind, `chat-${count}`);
  const app = await addApp(server, wang, { kind, name: `Chat ${count}`, targetId });
  const created = await server.call(keyCalls.create, { appId: app.id, name: 'program', ...key }, wang);
  return { model: app.id, secret: created.data.secret };
}

async function send(path: string, body?: object, headers: Readonly<Record<string, string>> = {}) {
  const response = await server.app.inject({
    method: body ? 'POST' : 'GET',
    url: `/v1/${path}`,
    headers: { authorization: `Bearer ${secret}`, ...headers },
    ...(body ? { payload: body } : {}),
  });
  return response;
}

const complete = async (messages: unknown, settings: object = {}) => {
  const response = await send('chat/completions', { model, messages, ...settings });
  return { status: response.statusCode, body: response.json() };
};

const OUTPUTS = '{"tokens":[{"text":"好","tag":"a","start":0,"end":1}]}';

describe('a chat completion', () => {
  it('runs the app with the last message of the user and returns the outputs as JSON', async () => {
    const { status, body } = await complete(
      [
        { role: 'system', content: 'Be brief.' },
        { role: 'user', content: '早' },
        { role: 'assistant', content: '…' },
        { role: 'user', content: '好' },
      ],
      { temperature: 0, max_tokens: 5 },
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({
      object: 'chat.completion',
      model,
      choices: [{ index: 0, message: { role: 'assistant', content: OUTPUTS }, finish_reason: 'stop' }],
    });
    expect(body.created).toBeGreaterThan(1_700_000_000);
    expect(body.created).toBeLessThan(10_000_000_000);
  });

  it('accepts a message in text parts', async () => {
    const { body } = await complete([{ role: 'user', content: [{ type: 'text', text: '好' }] }]);
    expect(body.choices[0].message.content).toBe(OUTPUTS);
  });

  it('sends the message, its end and the end of the stream as events', async () => {
    const messages = [{ role: 'user', content: '好' }];
    const response = await send('chat/completions', { model, messages, stream: true });
    expect(response.headers['content-type']).toContain('text/event-stream');
    const events = response.body.split('\n\n').filter(Boolean);
    expect(events.every((event) => event.startsWith('data: '))).toBe(true);
    const [message, end, last] = events.map((event) => event.slice('data: '.length));
    expect(JSON.parse(message ?? '')).toMatchObject({
      object: 'chat.completion.chunk',
      model,
      choices: [{ index: 0, delta: { role: 'assistant', content: OUTPUTS }, finish_reason: null }],
    });
    expect(JSON.parse(end ?? '').choices).toEqual([{ index: 0, delta: {}, finish_reason: 'stop' }]);
    expect(last).toBe('[DONE]');
  });

  it.each([
    ['no message of the user', [{ role: 'system', content: '好' }], 'messages'],
    ['no message', [], 'messages'],
    ['an empty text', [{ role: 'user', content: '' }], 'messages'],
    ['an image', [{ role: 'user', content: [{ type: 'image_url' }] }], 'messages.0.content.0'],
  ])('rejects a request with %s', async (_, messages, param) => {
    const { status, body } = await complete(messages);
    expect(status).toBe(422);
    expect(body.error).toMatchObject({ code: 'invalid_input', type: 'invalid_request_error', param });
  });

  it('rejects several choices', async () => {
    const { status, body } = await complete([{ role: 'user', content: '好' }], { n: 2 });
    expect({ status, param: body.error.param }).toEqual({ status: 422, param: 'n' });
  });

  it('rejects an app without text input', async () => {
    ({ model, secret } = await addKeyedApp('algorithm'));
    const { status, body } = await complete([{ role: 'user', content: '好' }]);
    expect({ status, param: body.error.param }).toEqual({ status: 422, param: 'model' });
  });

  it('returns 404 for a model that is not the app of the key', async () => {
    const other = await addKeyedApp('nlp');
    ({ model } = other);
    expect(await complete([{ role: 'user', content: '好' }])).toMatchObject({
      status: 404,
      body: { error: { code: 'not_found' } },
    });
  });

  it('returns the first response for a repeated Idempotency-Key', async () => {
    const body = { model, messages: [{ role: 'user', content: '好' }] };
    const first = await send('chat/completions', body, { 'idempotency-key': 'once' });
    const second = await send('chat/completions', body, { 'idempotency-key': 'once' });
    expect(second.json().id).toBe(first.json().id);
  });

  it('is rejected while the app is paused', async () => {
    const paused = await server.call(appCalls.nlp.pause, { id: model }, wang);
    expect(paused.envelope?.code).toBe(0);
    const { status, body } = await complete([{ role: 'user', content: '好' }]);
    expect({ status, code: body.error.code }).toEqual({ status: 409, code: 'app_paused' });
  });
});

describe('models', () => {
  it('are the app of the key', async () => {
    const expected = { id: model, object: 'model', owned_by: 'wang' };
    expect((await send('models')).json()).toMatchObject({ object: 'list', data: [expected] });
    expect((await send(`models/${model}`)).json()).toMatchObject(expected);
    expect((await send('models/other')).statusCode).toBe(404);
  });

  it('need the scope to read', async () => {
    ({ secret } = await addKeyedApp('nlp', { scopes: ['invoke'] }));
    expect((await send('models')).statusCode).toBe(403);
  });
});
