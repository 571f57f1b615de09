import { keyCalls } from '@atrium/contract';
import OpenAI from 'openai';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addUser } from '../../testing/add-user.ts';
import { signInAs } from '../../testing/sign-in-as.ts';
import type { TestServer } from '../../testing/start-test-server.ts';
import { addApp, addTarget, startAppServer } from '../app/app.fixture.ts';

const OUTPUTS = '{"tokens":[{"text":"好","tag":"a","start":0,"end":1}]}';
const MESSAGES = [{ role: 'user' as const, content: '好' }];

let server: TestServer;
let baseURL: string;
let client: OpenAI;
let model: string;

beforeAll(async () => {
  server = await startAppServer();
  await addUser(server.database, { account: 'wang' });
  const wang = await signInAs(server, 'wang');
  const targetId = await addTarget(server, 'nlp', 'client');
  model = (await addApp(server, wang, { name: 'Client', targetId })).id;
  const created = await server.call(keyCalls.create, { appId: model, name: 'program' }, wang);
  baseURL = `${await server.listen()}/v1`;
  client = new OpenAI({ baseURL, apiKey: created.data.secret });
});

afterAll(() => server.close());

it('completes a chat with the package openai', async () => {
  const { choices } = await client.chat.completions.create({ model, messages: MESSAGES, temperature: 0 });
  expect(choices[0]).toMatchObject({ finish_reason: 'stop', message: { content: OUTPUTS } });
});

it('streams a chat to the package openai', async () => {
  const stream = client.chat.completions.stream({ model, messages: MESSAGES });
  const parts: string[] = [];
  for await (const { choices } of stream) parts.push(choices[0]?.delta.content ?? '');
  expect(parts.join('')).toBe(OUTPUTS);
  expect((await stream.finalChatCompletion()).choices[0]?.finish_reason).toBe('stop');
});

it('lists and describes its model to the package openai', async () => {
  const listed = [];
  for await (const { id } of client.models.list()) listed.push(id);
  expect(listed).toEqual([model]);
  expect(await client.models.retrieve(model)).toMatchObject({ id: model, owned_by: 'wang' });
});

it('gives the package openai the code, type and field of an error', async () => {
  await expect(client.chat.completions.create({ model, messages: [] })).rejects.toMatchObject({
    status: 422,
    code: 'invalid_input',
    type: 'invalid_request_error',
    param: 'messages',
    requestID: expect.any(String),
  });
  const unknown = new OpenAI({ baseURL, apiKey: 'ak_unknown' });
  await expect(unknown.models.list()).rejects.toBeInstanceOf(OpenAI.AuthenticationError);
});
