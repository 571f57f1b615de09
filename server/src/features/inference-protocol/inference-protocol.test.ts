import { type AppKind, appCalls, keyCalls } from '@atrium/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addUser } from '../../testing/add-user.ts';
import { signInAs } from '../../testing/sign-in-as.ts';
import type { TestServer } from '../../testing/start-test-server.ts';
import { createTinyPng } from '../../testing/tiny-images.ts';
import { addApp, addTarget, startAppServer } from '../app/app.fixture.ts';

let server: TestServer;
let wang: { token: string };
let count = 0;
let text: Keyed;

interface Keyed {
  readonly id: string;
  readonly secret: string;
}

beforeAll(async () => {
  server = await startAppServer();
  await addUser(server.database, { account: 'wang' });
  wang = await signInAs(server, 'wang');
  text = await addKeyedApp('nlp');
});

afterAll(() => server.close());

async function addKeyedApp(kind: AppKind, key: object = {}): Promise<Keyed> {
  count += 1;
  const targetId = await addTarget(server, kind, `target-${count}`);
  const { id } = await addApp(server, wang, { kind, name: `App ${count}`, targetId });
  const created = await server.call(keyCalls.create, { appId: id, name: 'program', ...key }, wang);
  return { id, secret: created.data.secret };
}

async function send(path: string, app?: Keyed, payload?: string | Buffer, headers: object = {}) {
  const response = await server.app.inject({
    method: payload === undefined ? 'GET' : 'POST',
    url: `/v2${path}`,
    headers: { ...(app ? { authorization: `Bearer ${app.secret}` } : {}), ...headers },
    ...(payload === undefined ? {} : { payload }),
  });
  return { status: response.statusCode, headers: response.headers, body: response.json() };
}

const infer = (app: Keyed, inputs: readonly object[], more: object = {}) =>
  send(`/models/${app.id}/infer`, app, JSON.stringify({ inputs, ...more }));

interface BinaryTensor {
  readonly name: string;
  readonly shape: readonly number[];
  readonly datatype: string;
  readonly data: Buffer;
}

/** Sends tensors with their binary data after the JSON, as clients do by default. */
function inferBinary(app: Keyed, tensors: readonly BinaryTensor[]) {
  const inputs = tensors.map(({ data, ...tensor }) => ({
    ...tensor,
    parameters: { binary_data_size: data.length },
  }));
  const json = Buffer.from(JSON.stringify({ inputs, parameters: { binary_data_output: true } }));
  const body = Buffer.concat([json, ...tensors.map(({ data }) => data)]);
  return send(`/models/${app.id}/infer`, app, body, { 'inference-header-content-length': json.length });
}

function binaryText(value: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(value.length);
  return Buffer.concat([length, value]);
}

const textTensor = { name: 'text', shape: [1], datatype: 'BYTES', data: ['好'] };

it('says without a key that the server is live and ready', async () => {
  expect((await send('/health/live')).body).toEqual({ live: true });
  expect(await send('/health/ready')).toMatchObject({ status: 200, body: { ready: true } });
  expect((await send('')).body).toMatchObject({ name: 'atrium', extensions: ['binary_tensor_data'] });
});

describe('a model', () => {
  it('names its tensors', async () => {
    expect((await send(`/models/${text.id}`, text)).body).toEqual({
      name: text.id,
      versions: ['1'],
      platform: 'atrium_tokenize',
      inputs: [{ name: 'text', datatype: 'BYTES', shape: [1] }],
      outputs: [{ name: 'tokens', datatype: 'BYTES', shape: [-1] }],
    });
    const table = await addKeyedApp('algorithm');
    expect((await send(`/models/${table.id}`, table)).body.outputs).toEqual([
      { name: 'columns', datatype: 'BYTES', shape: [-1] },
      { name: 'labels', datatype: 'INT64', shape: [-1] },
      { name: 'centroids', datatype: 'FP64', shape: [-1, -1] },
      { name: 'silhouette', datatype: 'FP64', shape: [1] },
    ]);
  });

  it('is ready while its app is active', async () => {
    const app = await addKeyedApp('nlp');
    const ready = () => send(`/models/${app.id}/ready`, app);
    expect(await ready()).toMatchObject({ status: 200, body: { name: app.id, ready: true } });
    await server.call(appCalls.nlp.pause, { id: app.id }, wang);
    expect(await ready()).toMatchObject({ status: 409, body: { code: 'app_paused' } });
  });
});

describe('a run', () => {
  it('returns objects as JSON in a tensor of texts', async () => {
    const { status, body, headers } = await infer(text, [textTensor], { id: 'mine' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ model_name: text.id, model_version: '1', id: 'mine' });
    expect(body.parameters).toMatchObject({ run_id: expect.any(String), run_ms: 2 });
    expect(body.outputs).toEqual([
      {
        name: 'tokens',
        datatype: 'BYTES',
        shape: [1],
        data: [JSON.stringify({ text: '好', tag: 'a', start: 0, end: 1 })],
      },
    ]);
    expect(headers['x-ratelimit-limit']).toBe('60');
  });

  it('returns numbers with their shape, and no tensor for an empty output', async () => {
    const app = await addKeyedApp('algorithm');
    const rows = { name: 'rows', shape: [2, 1], datatype: 'FP64' };
    for (const data of [
      [1, 2],
      [[1], [2]],
    ]) {
      const { body } = await infer(app, [{ ...rows, data }]);
      expect(body.outputs).toEqual([
        { name: 'columns', datatype: 'BYTES', shape: [1], data: ['x'] },
        { name: 'labels', datatype: 'INT64', shape: [1], data: [0] },
        { name: 'centroids', datatype: 'FP64', shape: [1, 1], data: [1] },
      ]);
    }
  });

  it('returns only the requested outputs', async () => {
    const app = await addKeyedApp('algorithm');
    const inputs = [{ name: 'rows', shape: [1, 1], datatype: 'FP64', data: [1] }];
    const { body } = await infer(app, inputs, { outputs: [{ name: 'labels' }] });
    expect(body.outputs.map(({ name }: { name: string }) => name)).toEqual(['labels']);
    const unknown = await infer(app, inputs, { outputs: [{ name: 'labels' }, { name: 'other' }] });
    expect(unknown).toMatchObject({ status: 422, body: { param: 'outputs.1.name' } });
  });

  it('takes binary tensors of texts, numbers and images', async () => {
    const textTensor = { name: 'text', shape: [1], datatype: 'BYTES', data: binaryText(Buffer.from('好')) };
    expect((await inferBinary(text, [textTensor])).status).toBe(200);
    const table = await addKeyedApp('algorithm');
    const data = Buffer.alloc(16);
    data.writeDoubleLE(1.5);
    data.writeDoubleLE(Number.NaN, 8);
    const { body } = await inferBinary(table, [{ name: 'rows', shape: [2, 1], datatype: 'FP64', data }]);
    expect(body.outputs).toHaveLength(3);
    const image = await addKeyedApp('recognition');
    const png = await createTinyPng(2, 2);
    const imageTensor = { name: 'image', shape: [1], datatype: 'BYTES' };
    const sent = await inferBinary(image, [{ ...imageTensor, data: binaryText(Buffer.from(png)) }]);
    expect(sent.body.outputs[0]).toMatchObject({ name: 'text', data: ['A'] });
    const base64 = await infer(image, [{ ...imageTensor, data: [Buffer.from(png).toString('base64')] }]);
    expect(base64.body.outputs).toEqual(sent.body.outputs);
  });
});

describe('an error', () => {
  it.each([
    ['an unknown tensor', [{ ...textTensor, name: 'other' }], 'inputs.other'],
    ['a shape that does not fit', [{ ...textTensor, shape: [2] }], 'inputs.text'],
    ['a missing tensor', [], 'inputs.text'],
    ['a value of another type', [{ ...textTensor, data: [1] }], 'inputs.text'],
  ])('names the tensor: %s', async (_, inputs, param) => {
    const { status, body } = await infer(text, inputs);
    expect(status).toBe(422);
    expect(body).toMatchObject({ error: expect.any(String), code: 'invalid_input', param });
  });

  it.each([
    ['cut off', binaryText(Buffer.from('好')).subarray(0, 5)],
    ['followed by other bytes', Buffer.concat([binaryText(Buffer.from('好')), Buffer.alloc(2)])],
  ])('rejects binary data that is %s', async (_, data) => {
    const response = await inferBinary(text, [{ name: 'text', shape: [1], datatype: 'BYTES', data }]);
    expect(response).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
  });

  it('rejects a compressed body', async () => {
    const headers = { 'content-encoding': 'gzip' };
    expect((await send(`/models/${text.id}/infer`, text, 'x', headers)).status).toBe(415);
  });

  it('limits the number of texts in a binary tensor, also if the texts are empty', async () => {
    const data = Buffer.alloc(4 * 100_001);
    const response = await inferBinary(text, [{ name: 'text', shape: [1], datatype: 'BYTES', data }]);
    expect(response.status).toBe(413);
  });

  it('has the status of the public API for keys, scopes, limits, methods and addresses', async () => {
    const path = `/models/${text.id}/infer`;
    expect((await send(path, { ...text, secret: 'ak_unknown' }, '{}')).status).toBe(401);
    expect((await send(`/models/${text.id}`, await addKeyedApp('nlp'))).status).toBe(404);
    expect((await send(path, text)).status).toBe(405);
    expect((await send('/other', text)).body).toMatchObject({ code: 'not_found' });
    expect((await send(path, text, '{')).status).toBe(400);
    const reader = await addKeyedApp('nlp', { scopes: ['read'] });
    expect((await infer(reader, [textTensor])).status).toBe(403);
    const limited = await addKeyedApp('nlp', { perMinute: 1 });
    expect((await infer(limited, [textTensor])).status).toBe(200);
    const over = await infer(limited, [textTensor]);
    expect(over).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
    expect(over.headers['retry-after']).toMatch(/^\d+$/);
  });
});
