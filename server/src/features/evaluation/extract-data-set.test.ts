import {
  type BodyOf,
  connectionCalls,
  dataSetCalls,
  ERROR_CODES,
  evaluationCalls,
  nlpCalls,
} from '@atrium/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createSecretCipher } from '../../domain/secret-cipher.ts';
import { createAddressPolicy } from '../../outbound/address-policy.ts';
import { startTestServer, type TestServer } from '../../testing/index.ts';
import { signInAs } from '../../testing/sign-in-as.ts';
import { MODEL_SERVER_TOKEN, type ModelServer, startModelServer } from '../../testing/start-model-server.ts';

const SCHEMA = {
  type: 'object',
  properties: {
    number: { type: 'string' },
    total: { type: 'number' },
    items: { type: 'array', items: { type: 'object', properties: { price: { type: 'number' } } } },
  },
  required: ['number', 'total'],
  additionalProperties: false,
};
const TEXT = 'Invoice A-17 over 12.50';
const REPLY = '{"number": "A-17", "total": 12.5}';

let server: TestServer;
let models: ModelServer;
let admin: { readonly token: string };
let itemId: string;

const item = {
  ...{ slug: 'invoices', name: 'Invoices', task: 'extract' as const, engine: 'reader.extract' },
  ...{ description: '', tags: [], sample: TEXT, parameters: { schema: SCHEMA } },
};

const testItem = (parameters: Record<string, unknown>) => {
  const { task, engine } = item;
  return server.call(nlpCalls.test, { task, engine, parameters, input: { kind: 'text', text: TEXT } }, admin);
};

beforeAll(async () => {
  models = await startModelServer();
  models.chatReplies.push(REPLY);
  server = await startTestServer({
    connections: {
      cipher: createSecretCipher('a key for the test of extractions'),
      policy: createAddressPolicy(['127.0.0.1']),
    },
  });
  admin = { token: (await signInAs(server, 'admin', server.adminPassword)).token };
  const connection: BodyOf<typeof connectionCalls.create> = {
    ...{ slug: 'reader', name: 'Reader', protocol: 'openai', address: `${models.address}/v1` },
    ...{ auth: 'bearer', secret: MODEL_SERVER_TOKEN, certificate: '', timeout: 30, isEnabled: true },
    models: [{ key: 'extract', model: 'chat', task: 'extract', inputs: {}, outputs: {}, numbers: 'FP64' }],
  };
  (await server.call(connectionCalls.create, connection, admin)).data;
  itemId = (await server.call(nlpCalls.create, item, admin)).data.id;
});

afterAll(async () => {
  await server.close();
  await models.close();
});

function createDraft(rows: readonly (readonly [string, string])[]): BodyOf<typeof dataSetCalls.create> {
  return {
    ...{ name: 'Invoices', task: 'extract', description: '', textColumn: 'text', expectedColumn: 'expected' },
    ...{ horizon: 3, season: 0 },
    gate: { isOn: true, targetIds: [itemId], minimum: 0.9, isNotWorse: false },
    content: { columns: ['text', 'expected'], rows: rows.map((row) => [...row]) },
  };
}

test('a chat model returns JSON of the schema of its item, and corrects a reply that does not match', async () => {
  models.chatReplies.splice(0, 1, '{"number": 17}', REPLY);
  expect((await testItem(item.parameters)).data.output).toEqual({ fields: JSON.parse(REPLY) });
  expect(models.received.at(-2)?.body).toMatchObject({
    response_format: { type: 'json_schema', json_schema: { schema: SCHEMA } },
  });
});

test('rejects parameters whose schema does not describe an object', async () => {
  const { envelope } = await testItem({ schema: { type: 'string' } });
  expect(envelope).toMatchObject({
    code: ERROR_CODES.parametersInvalid,
    fields: [{ field: 'parameters.schema' }],
  });
});

test('rejects a data set with an expected result that is not a JSON object', async () => {
  const draft = createDraft([
    [TEXT, REPLY],
    [TEXT, 'A-17'],
  ]);
  const { envelope } = await server.call(dataSetCalls.create, draft, admin);
  expect(envelope).toMatchObject({
    code: ERROR_CODES.expectedNotJson,
    fields: [{ field: 'expectedColumn' }],
  });
  expect(envelope?.msg).toContain('2');
});

test('an evaluation reports the share of right fields, exact matches and each field, and a gate uses the score', async () => {
  const rows = [
    [TEXT, REPLY],
    [TEXT, '{"number": "a-17"}'],
    [TEXT, '{"number": "A-17", "total": 99, "items": [{"price": 1}]}'],
  ] as const;
  (await testItem(item.parameters)).data;
  const { data: set } = await server.call(dataSetCalls.create, createDraft(rows), admin);
  const start = { id: set.id, kind: 'nlp' as const, targetId: itemId, version: 1 };
  const { data: started } = await server.call(evaluationCalls.start, start, admin);
  const detail = await vi.waitFor(
    async () => {
      const { data } = await server.call(evaluationCalls.detail, { id: started.id }, admin);
      expect(data.status).toBe('succeeded');
      return data;
    },
    { timeout: 20_000, interval: 50 },
  );
  expect(detail.score).toBeCloseTo(4 / 6);
  expect(detail.metrics).toMatchObject({
    metric: 'fieldMatch',
    fields: [
      { path: 'number', expected: 3, hits: 3 },
      { path: 'total', expected: 2, hits: 1 },
      { path: 'items[].price', expected: 1, hits: 0 },
    ],
  });
  expect(detail.metrics?.exactMatch).toBeCloseTo(1 / 3);
  expect(detail.failures).toEqual([
    {
      ...{ row: 3, input: TEXT },
      ...{ expected: 'total: 99\nitems[0].price: 1', actual: 'total: 12.5\nitems[0].price: –' },
    },
  ]);
  const { envelope } = await server.call(nlpCalls.publish, { id: itemId, revision: 1 }, admin);
  expect(envelope).toMatchObject({ code: ERROR_CODES.gateFailed });
});
