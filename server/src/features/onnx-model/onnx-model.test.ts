import {
  algorithmCalls,
  auditListCall,
  type BodyOf,
  ERROR_CODES,
  engineListCall,
  MODEL_LIMITS,
  onnxCalls,
  versionCreateCall,
  versionValidateCall,
} from '@atrium/contract';
import { eq } from 'drizzle-orm';
import { v7 as createId } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { modelFiles } from '../../database/schema/model-files.ts';
import { runTask } from '../../engines/run/run-task.ts';
import { addUser } from '../../testing/add-user.ts';
import { createLabelModel } from '../../testing/create-onnx-models.ts';
import { startTestServer, type TestServer } from '../../testing/index.ts';
import { signInAs } from '../../testing/sign-in-as.ts';

type TryBody = BodyOf<typeof onnxCalls.try>;

let server: TestServer;
let admin: { readonly token: string };

beforeAll(async () => {
  server = await startTestServer();
  admin = { token: (await signInAs(server, 'admin', server.adminPassword)).token };
});

afterAll(() => server.close());

const SAMPLE: TryBody['sample'] = {
  kind: 'table',
  columns: ['name', 'a', 'b'],
  rows: [
    ['one', 1, 5],
    ['two', 7, 2],
    ['three', 0, 1],
  ],
};
const MAPPING: TryBody['mapping'] = { task: 'cluster', outputs: { labels: 'label' } };

const withFile = (model: Uint8Array<ArrayBuffer>) => ({ ...admin, file: new File([model], 'model.onnx') });
const inspect = (model: Uint8Array<ArrayBuffer>) => server.call(onnxCalls.inspect, {}, withFile(model));
const attempt = (model: Uint8Array<ArrayBuffer>, changes: Partial<TryBody> = {}) =>
  server.call(onnxCalls.try, { mapping: MAPPING, sample: SAMPLE, ...changes }, withFile(model));
const store = async (name: string) => {
  const body = { name, mapping: MAPPING, sample: SAMPLE };
  return (await server.call(onnxCalls.create, body, withFile(createLabelModel()))).data;
};

test('only admins upload models', async () => {
  await addUser(server.database, { account: 'li' });
  const li = await signInAs(server, 'li');
  const file = new File([createLabelModel()], 'model.onnx');
  expect((await server.call(onnxCalls.inspect, {}, { ...li, file })).status).toBe(403);
});

test('returns the inputs and outputs of a model', async () => {
  expect((await inspect(createLabelModel())).data).toEqual({
    inputs: [{ name: 'x', type: 'float32', shape: ['rows', 2] }],
    outputs: [
      { name: 'label', type: 'int64', shape: ['rows'] },
      { name: 'sums', type: 'float32', shape: ['rows', 2] },
    ],
  });
});

test.each(['rows', 1])('runs a mapping on a sample with the first dimension %s', async (batch) => {
  const { data } = await attempt(createLabelModel(batch));
  expect(data.output).toEqual({
    columns: ['a', 'b'],
    labels: [1, 0, 1],
    centroids: [
      [7, 2],
      [0.5, 3],
    ],
    silhouette: null,
  });
});

describe('rejects', () => {
  test('a call without a file', async () => {
    const { envelope } = await server.call(onnxCalls.inspect, {}, admin);
    expect(envelope).toMatchObject({ code: ERROR_CODES.invalid, fields: [{ field: 'file' }] });
  });

  test('a file that is not a model', async () => {
    const { envelope } = await inspect(new Uint8Array([1, 2, 3]));
    expect(envelope?.code).toBe(ERROR_CODES.modelInvalid);
    expect(envelope?.msg).toContain('protobuf');
  });

  test('a truncated model', async () => {
    const model = createLabelModel();
    expect((await inspect(model.slice(0, model.length - 20))).envelope?.code).toBe(ERROR_CODES.modelInvalid);
  });

  test('a file over the limit', async () => {
    const { envelope } = await inspect(new Uint8Array(MODEL_LIMITS.fileBytes + 1));
    expect(envelope).toMatchObject({ code: ERROR_CODES.modelTooLarge, fields: [{ field: 'file' }] });
  });

  test('an output that the model does not have, and one that does not fit the task', async () => {
    const { envelope } = await attempt(createLabelModel(), {
      mapping: { task: 'cluster', outputs: { labels: 'other' } },
    });
    expect(envelope).toMatchObject({ code: ERROR_CODES.modelInvalid, msg: expect.stringContaining('other') });
    const unfit = await attempt(createLabelModel(), {
      mapping: { task: 'cluster', outputs: { labels: 'sums' } },
    });
    expect(unfit.envelope).toMatchObject({
      code: ERROR_CODES.modelInvalid,
      msg: expect.stringContaining('6 elements for 3 rows'),
    });
  });

  test('a sample with another number of columns', async () => {
    const sample = { kind: 'table' as const, columns: ['a'], rows: [[1]] };
    const { envelope } = await attempt(createLabelModel(), { sample });
    expect(envelope).toMatchObject({ code: ERROR_CODES.columnCount, data: { needed: 2, given: 1 } });
  });
});

test('rejects parts that the task does not have', async () => {
  const { envelope } = await attempt(createLabelModel(), {
    mapping: { task: 'cluster', outputs: { flags: 'label' } },
  });
  expect(envelope).toMatchObject({ code: ERROR_CODES.invalid, fields: [{ field: 'mapping.outputs' }] });
});

test('flags the rows for which the output is the anomaly value', async () => {
  const mapping = { task: 'anomaly' as const, outputs: { flags: 'label' }, mark: '1' as const };
  const { data } = await attempt(createLabelModel(), { mapping });
  expect(data.output).toEqual({ columns: ['a', 'b'], flags: [true, false, true], scores: [1, 0, 1] });
});

test('a stored model is an engine that versions use, with an audit event', async () => {
  const model = await store('Larger column');
  expect(model).toMatchObject({ name: 'Larger column', mapping: MAPPING, createdByName: expect.any(String) });
  const engines = (await server.call(engineListCall, {}, admin)).data.list;
  expect(engines.find(({ id }) => id === model.engineId)).toMatchObject({ tasks: ['cluster'] });
  const caller = { user: server.adminId, arrivedAt: performance.now() };
  const run = { engineId: model.engineId, task: 'cluster' as const, input: SAMPLE, parameters: {}, caller };
  for (const times of [1, 2]) {
    const { output } = await runTask(server.engines, run);
    expect({ times, ...output }).toMatchObject({ times, labels: [1, 0, 1] });
  }
  const { data: events } = await server.call(auditListCall, {}, admin);
  expect(events.list[0]).toMatchObject({ action: 'onnx.created', targetName: 'Larger column' });
});

test('does not remove the file of a trained model', async () => {
  const id = createId();
  const file = {
    kind: 'trained',
    name: 'trained',
    sha256: '00',
    size: 1,
    metadata: {},
    createdAt: new Date(),
  } as const;
  await server.database.insert(modelFiles).values({ id, ...file });
  const { envelope } = await server.call(onnxCalls.remove, { ids: [id] }, admin);
  expect(envelope?.code).toBe(ERROR_CODES.notFound);
  expect(await server.database.select().from(modelFiles).where(eq(modelFiles.id, id))).toHaveLength(1);
});

test('does not remove a model while a version uses it', async () => {
  const model = await store('In use');
  const algorithm = (
    await server.call(
      algorithmCalls.create,
      { slug: 'own-groups', name: 'Own groups', task: 'cluster', description: '', tags: [] },
      admin,
    )
  ).data;
  const version = (
    await server.call(
      versionCreateCall,
      { algorithmId: algorithm.id, engineId: model.engineId, parameters: {}, sample: SAMPLE, note: '' },
      admin,
    )
  ).data;
  await server.call(versionValidateCall, { id: version.id }, admin);
  const rejected = await server.call(onnxCalls.remove, { ids: [model.id] }, admin);
  expect(rejected.envelope).toMatchObject({
    code: ERROR_CODES.modelInUse,
    data: { names: 'Own groups v1' },
  });
  const other = await store('Not in use');
  await server.call(onnxCalls.remove, { ids: [other.id] }, admin);
  expect(server.engines.find(other.engineId)).toBeUndefined();
  expect(server.engines.find(model.engineId)).toBeDefined();
  const { list } = (await server.call(onnxCalls.list, {}, admin)).data;
  expect(list.map(({ name }) => name)).not.toContain('Not in use');
});
