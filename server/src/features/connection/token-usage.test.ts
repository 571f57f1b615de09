import {
  appCalls,
  type BodyOf,
  connectionCalls,
  dashboardRunsCall,
  dataSetCalls,
  ERROR_CODES,
  evaluationCalls,
  keyCalls,
  type ModelPrice,
  nlpCalls,
  runCalls,
  usageCall,
} from '@atrium/contract';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createSecretCipher } from '../../domain/secret-cipher.ts';
import { createAddressPolicy } from '../../outbound/address-policy.ts';
import { startTestServer, type TestServer } from '../../testing/index.ts';
import { signInAs } from '../../testing/sign-in-as.ts';
import { MODEL_SERVER_TOKEN, type ModelServer, startModelServer } from '../../testing/start-model-server.ts';

type Draft = BodyOf<typeof connectionCalls.create>;

const REPLY = '{"label":"negative","score":-0.7}';
const INPUT = { kind: 'text' as const, text: 'A dull film.' };
const DOLLARS: ModelPrice = { input: 2.5, output: 10, currency: 'USD' };

let server: TestServer;
let models: ModelServer;
let admin: { readonly token: string };
let connectionId: string;
let itemId: string;
let appId: string;
let secret: string;

beforeAll(async () => {
  models = await startModelServer();
  server = await startTestServer({
    connections: {
      cipher: createSecretCipher('a key for the test of tokens'),
      policy: createAddressPolicy(['127.0.0.1']),
    },
  });
  admin = { token: (await signInAs(server, 'admin', server.adminPassword)).token };
  connectionId = (await server.call(connectionCalls.create, createDraft(DOLLARS), admin)).data.id;
  models.chatReplies.push(REPLY);
  const item = {
    ...{ slug: 'priced-mood', name: 'Mood', task: 'sentiment' as const, engine: 'priced.mood' },
    ...{ description: '', tags: [], sample: INPUT.text, parameters: {} },
  };
  itemId = (await server.call(nlpCalls.create, item, admin)).data.id;
  const { task, engine, parameters } = item;
  (await server.call(nlpCalls.test, { task, engine, parameters, input: INPUT }, admin)).data;
  (await server.call(nlpCalls.publish, { id: itemId, revision: 1 }, admin)).data;
  appId = (await server.call(appCalls.nlp.create, { name: 'Moods', targetId: itemId }, admin)).data.id;
  secret = (await server.call(keyCalls.create, { appId, name: 'program' }, admin)).data.secret;
});

beforeEach(() => {
  models.chatReplies.splice(0, Number.POSITIVE_INFINITY, REPLY);
  models.chatUsage = { prompt_tokens: 200, completion_tokens: 50, total_tokens: 250 };
});

afterAll(async () => {
  await server.close();
  await models.close();
});

function createDraft(price?: ModelPrice): Draft {
  const model = { key: 'mood', model: 'chat', task: 'sentiment' as const, numbers: 'FP64' as const };
  return {
    ...{ slug: 'priced', name: 'Priced', protocol: 'openai', address: `${models.address}/v1` },
    ...{ auth: 'bearer', secret: MODEL_SERVER_TOKEN, certificate: '', timeout: 5, isEnabled: true },
    models: [{ ...model, inputs: {}, outputs: {}, ...(price ? { price } : {}) }],
  };
}

async function setPrice(price?: ModelPrice) {
  const { data: stored } = await server.call(connectionCalls.detail, { id: connectionId }, admin);
  const draft = { ...createDraft(price), id: connectionId, revision: stored.revision };
  return (await server.call(connectionCalls.update, draft, admin)).data;
}

const run = async () => (await server.call(appCalls.nlp.run, { id: appId, input: INPUT }, admin)).data;
const readRun = async (id: string) => (await server.call(runCalls.detail, { id }, admin)).data;
const readUsage = async () => {
  const today = new Date().toISOString().slice(0, 10);
  return (await server.call(usageCall, { appId, timeZone: 'UTC', from: today, to: today }, admin)).data;
};

async function send(path: string, payload?: object) {
  const response = await server.app.inject({
    method: payload ? 'POST' : 'GET',
    url: `/v1/${path}`,
    headers: { authorization: `Bearer ${secret}` },
    ...(payload ? { payload } : {}),
  });
  return response;
}

test('a run stores the tokens of its model and their cost, and a later price does not change the cost', async () => {
  const { id, usage } = await run();
  const expected = { inputTokens: 200, outputTokens: 50, cost: 0.001, currency: 'USD' };
  expect(usage).toMatchObject(expected);
  const changed = await setPrice({ input: 1_000, output: 0, currency: 'EUR' });
  expect(changed.models[0]?.price).toEqual({ input: 1_000, output: 0, currency: 'EUR' });
  expect(await readRun(id)).toMatchObject(expected);
  expect((await run()).usage).toMatchObject({ cost: 0.2, currency: 'EUR' });
  await setPrice(DOLLARS);
  const { data: history } = await server.call(runCalls.list, { filters: { appId: [appId] } }, admin);
  expect(history.list.map(({ cost, currency }) => [cost, currency])).toEqual([
    [0.2, 'EUR'],
    [0.001, 'USD'],
  ]);
  const { data: all } = await server.call(dashboardRunsCall, {}, admin);
  expect(all.list.find((one) => one.id === id)).toMatchObject(expected);
});

test('the tokens of wrong and corrected replies count, also if the run fails', async () => {
  models.chatReplies.splice(0, 1, 'Sure!', REPLY);
  expect((await run()).usage).toMatchObject({ inputTokens: 400, outputTokens: 100, cost: 0.002 });
  models.chatReplies.splice(0, 1, 'No.');
  const failed = await server.call(appCalls.nlp.run, { id: appId, input: INPUT }, admin);
  expect(failed.envelope).toMatchObject({ code: ERROR_CODES.engineFailed });
  const { data: history } = await server.call(runCalls.list, { filters: { appId: [appId] } }, admin);
  expect(history.list[0]).toMatchObject({ status: 'failed', inputTokens: 400, cost: 0.002 });
});

test('unknown tokens and costs are missing, and never zero', async () => {
  await setPrice();
  const unpriced = await run();
  expect(unpriced.usage).toMatchObject({ inputTokens: 200, outputTokens: 50, cost: null, currency: null });
  await setPrice(DOLLARS);
  for (const chatUsage of [undefined, {}, { prompt_tokens: -1 }, { prompt_tokens: 'many' }]) {
    models.chatUsage = chatUsage;
    const { id, usage } = await run();
    expect(usage).toMatchObject({ inputTokens: null, outputTokens: null, cost: null });
    expect(await readRun(id)).toMatchObject({ inputTokens: null, outputTokens: null, cost: null });
  }
  models.chatUsage = { prompt_tokens: 9 };
  expect((await run()).usage).toMatchObject({ inputTokens: 9, outputTokens: null, cost: null });
  const { usage } = (await send(`apps/${appId}/invoke`, { inputs: { text: 'A dull film.' } })).json();
  expect(Object.keys(usage).sort()).toEqual(['input_tokens', 'queue_ms', 'run_ms']);
});

test('programs receive the tokens and the cost of a run', async () => {
  const { usage } = (await send(`apps/${appId}/invoke`, { inputs: { text: 'A dull film.' } })).json();
  expect(usage).toMatchObject({ input_tokens: 200, output_tokens: 50, cost: 0.001, currency: 'USD' });
  const chat = { model: appId, messages: [{ role: 'user', content: 'A dull film.' }] };
  const tokens = { prompt_tokens: 200, completion_tokens: 50, total_tokens: 250 };
  expect((await send('chat/completions', chat)).json()).toMatchObject({ usage: tokens });
  const streamed = { ...chat, stream: true, stream_options: { include_usage: true } };
  const { body } = await send('chat/completions', streamed);
  const chunks = body.split('\n\n').map((event) => event.slice('data: '.length));
  expect(JSON.parse(chunks.at(-3) ?? '')).toMatchObject({ choices: [], usage: tokens });
  expect((await send('chat/completions', { ...chat, stream: true })).body).not.toContain('usage');
});

test('usage adds up tokens and costs by app, key, version, hour and currency', async () => {
  const before = await readUsage();
  await run();
  await send(`apps/${appId}/invoke`, { inputs: { text: 'A dull film.' } });
  const after = await readUsage();
  const amount = (costs: typeof after.total.costs, currency: string) =>
    costs?.find((cost) => cost.currency === currency)?.amount ?? 0;
  expect((after.total.inputTokens ?? 0) - (before.total.inputTokens ?? 0)).toBe(400);
  expect(amount(after.total.costs, 'USD') - amount(before.total.costs, 'USD')).toBeCloseTo(0.002, 9);
  expect(after.apps[0]?.costs).toEqual(after.total.costs);
  expect(after.keys.map(({ name }) => name).sort()).toEqual([null, 'program']);
  expect(after.keys.every(({ costs }) => amount(costs, 'USD') > 0)).toBe(true);
  const { total, groups } = (await send('usage?group_by=hour&days=1')).json();
  expect(total).toMatchObject({ input_tokens: after.total.inputTokens, costs: after.total.costs });
  expect(groups.at(-1).costs).toEqual(expect.arrayContaining([expect.objectContaining({ currency: 'USD' })]));
});

test('an evaluation adds up the tokens and the costs of its runs', async () => {
  const content = {
    columns: ['text', 'expected'],
    rows: [
      ['Dull.', 'negative'],
      ['Fine.', 'positive'],
    ],
  };
  const draft: BodyOf<typeof dataSetCalls.create> = {
    ...{ name: 'Films', task: 'sentiment', description: '', textColumn: 'text', expectedColumn: 'expected' },
    ...{ horizon: 3, season: 0, gate: { isOn: false, targetIds: [], minimum: 0, isNotWorse: false } },
    content,
  };
  const { data: set } = await server.call(dataSetCalls.create, draft, admin);
  const start = { id: set.id, kind: 'nlp' as const, targetId: itemId, version: 1 };
  const { data: started } = await server.call(evaluationCalls.start, start, admin);
  await vi.waitFor(
    async () => {
      const { data } = await server.call(evaluationCalls.detail, { id: started.id }, admin);
      expect(data.metrics).toMatchObject({
        ...{ inputTokens: 400, outputTokens: 100, cost: 0.002, currency: 'USD' },
      });
    },
    { timeout: 20_000, interval: 50 },
  );
});

test('rejects a price that is negative or has no currency', async () => {
  const { data: stored } = await server.call(connectionCalls.detail, { id: connectionId }, admin);
  for (const [price, field] of [
    [{ ...DOLLARS, input: -1 }, 'models.0.price.input'],
    [{ ...DOLLARS, currency: 'dollar' }, 'models.0.price.currency'],
  ] as const) {
    const draft = { ...createDraft(price), id: connectionId, revision: stored.revision };
    const { envelope } = await server.call(connectionCalls.update, draft, admin);
    expect(envelope).toMatchObject({ code: ERROR_CODES.invalid, fields: [{ field }] });
  }
});
