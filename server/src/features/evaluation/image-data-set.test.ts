import {
  type BodyOf,
  dataSetCalls,
  ERROR_CODES,
  type EvaluatedTask,
  evaluationCalls,
  type ItemTask,
  recognitionCalls,
} from '@atrium/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { dataSetImages } from '../../database/schema/data-sets.ts';
import { UNKNOWN_TOKENS } from '../../domain/token-usage.ts';
import { EngineFailure } from '../../engines/core/engine-failure.ts';
import { readSampleImage } from '../../seed/samples/read-sample-image.ts';
import { addUser } from '../../testing/add-user.ts';
import { startTestServer, type TestServer } from '../../testing/index.ts';
import { signInAs } from '../../testing/sign-in-as.ts';
import { findStoredBytes } from '../storage/storage-repository.ts';
import { deleteAbandonedImages } from './data-set-image-repository.ts';
import { evaluateDataSet } from './evaluate-data-set.ts';
import type { RunVersion } from './evaluation-outcome.ts';

type Draft = BodyOf<typeof dataSetCalls.create>;

let server: TestServer;
let admin: { readonly token: string };

beforeAll(async () => {
  server = await startTestServer();
  admin = { token: (await signInAs(server, 'admin', server.adminPassword)).token };
});

afterAll(() => server.close());

const NO_GATE = { isOn: false, targetIds: [], minimum: 0, isNotWorse: false };

async function upload(sample: string, by = admin, fraction = 1): Promise<string> {
  const image = await readSampleImage(sample);
  const bytes = image?.bytes.subarray(0, image.bytes.length * fraction);
  const file = new File([bytes as BlobPart], sample, { type: image?.mediaType ?? '' });
  return (await server.call(dataSetCalls.addImage, {}, { ...by, file })).data.id;
}

function createDraft(
  task: EvaluatedTask,
  rows: Draft['content']['rows'],
  changes: Partial<Draft> = {},
): Draft {
  return {
    ...{ name: `Images for ${task}`, task, description: '', horizon: 1, season: 0, gate: NO_GATE },
    ...{ textColumn: 'image', expectedColumn: 'expected' },
    content: { columns: ['image', 'file', 'expected'], rows },
    ...changes,
  };
}

const create = async (draft: Draft) => (await server.call(dataSetCalls.create, draft, admin)).data;
const exists = async (id: string) =>
  (await server.call(dataSetCalls.image, { id }, admin)).envelope?.code === ERROR_CODES.ok;

async function addItem(task: ItemTask, engine: string, slug: string) {
  const draft = { slug, name: slug, task, engine, description: '', tags: [], sample: null, parameters: {} };
  return (await server.call(recognitionCalls.create, draft as never, admin)).data;
}

async function evaluate(dataSetId: string, item: { readonly id: string; readonly revision: number }) {
  const body = { id: dataSetId, kind: 'recognition' as const, targetId: item.id, version: item.revision };
  const { data: started } = await server.call(evaluationCalls.start, body, admin);
  return vi.waitFor(
    async () => {
      const { data } = await server.call(evaluationCalls.detail, { id: started.id }, admin);
      expect(['succeeded', 'failed']).toContain(data.status);
      return data;
    },
    { timeout: 60_000, interval: 100 },
  );
}

test('stores images with a data set, returns them, and deletes those that no row contains', async () => {
  const before = await findStoredBytes(server.database, server.adminId);
  const [label, receipt] = [await upload('parcel-label'), await upload('receipt-en')];
  const dataSet = await create(
    createDraft('barcode', [
      [label, 'label.png', 'A'],
      [receipt, 'receipt.png', null],
    ]),
  );
  expect(dataSet).toMatchObject({ revision: 1, rowCount: 2 });
  const { data: image } = await server.call(dataSetCalls.image, { id: label }, admin);
  expect(image.type).toBe('image/png');
  const sample = await readSampleImage('parcel-label');
  expect(Buffer.from(await image.arrayBuffer()).equals(sample?.bytes ?? Buffer.of())).toBe(true);

  const smaller = createDraft('barcode', [[label, 'label.png', 'B']]);
  await server.call(dataSetCalls.update, { ...smaller, id: dataSet.id, revision: 1 }, admin);
  expect([await exists(label), await exists(receipt)]).toEqual([true, false]);
  expect(await findStoredBytes(server.database, server.adminId)).toBe(before + image.size);

  await server.call(dataSetCalls.remove, { ids: [dataSet.id] }, admin);
  expect(await exists(label)).toBe(false);
  expect(await findStoredBytes(server.database, server.adminId)).toBe(before);
});

test('deletes an uploaded image after a day, if no data set contains it', async () => {
  const [used, unused] = [await upload('parcel-label'), await upload('parcel-label')];
  await create(createDraft('barcode', [[used, 'a.png', null]]));
  await deleteAbandonedImages(server.database, new Date(Date.now() + 23 * 3_600_000));
  expect(await exists(unused)).toBe(true);
  await deleteAbandonedImages(server.database, new Date(Date.now() + 25 * 3_600_000));
  expect([await exists(used), await exists(unused)]).toEqual([true, false]);
});

test('rejects rows without an image, and images of other users and data sets', async () => {
  const reject = async (draft: Draft, fields: readonly string[]) => {
    const { envelope } = await server.call(dataSetCalls.create, draft, admin);
    expect(envelope).toMatchObject({
      code: ERROR_CODES.invalid,
      fields: fields.map((field) => ({ field })),
    });
  };
  const id = await upload('parcel-label');
  await reject(createDraft('barcode', [['label.png', 'label.png', null]]), ['content.rows']);
  await reject(createDraft('barcode', [[crypto.randomUUID(), 'label.png', null]]), ['content.rows']);
  await reject(createDraft('barcode', [[id, 'label.png', null]], { textColumn: 'file' }), ['textColumn']);
  const content = { columns: ['image', 'expected'], rows: [[id, null]] };
  await reject(createDraft('barcode', [], { content }), ['content.columns']);
  await create(createDraft('barcode', [[id, 'label.png', null]]));
  await reject(createDraft('barcode', [[id, 'label.png', null]]), ['content.rows']);

  await addUser(server.database, { account: 'bo', access: ['admin'] });
  const bo = await signInAs(server, 'bo');
  await reject(createDraft('barcode', [[await upload('parcel-label', bo), 'a.png', null]]), ['content.rows']);
  await addUser(server.database, { account: 'li' });
  const li = await signInAs(server, 'li');
  expect((await server.call(dataSetCalls.image, { id }, li)).status).toBe(403);
});

test('evaluates a barcode item, and only then the gate accepts the revision of the item', async () => {
  const item = await addItem('barcode', 'zxing', 'gated-codes');
  const gate = { isOn: true, targetIds: [item.id], minimum: 0.5, isNotWorse: true };
  const [right, wrong] = [await upload('parcel-label'), await upload('parcel-label')];
  const codes = await readCodes(right);
  const rows = [
    [right, 'right.png', codes.toReversed().join('\n')],
    [wrong, 'wrong.png', 'no such code'],
  ];
  const { id } = await create(createDraft('barcode', rows, { gate }));
  const sample = await readSampleImage('parcel-label');
  const file = new File([sample?.bytes as BlobPart], 'label.png', { type: 'image/png' });
  const { task, engine, parameters } = item;
  const body = { task, engine, parameters, input: { kind: 'image' as const } };
  await server.call(recognitionCalls.test, body, { ...admin, file });
  const publish = () =>
    server.call(recognitionCalls.publish, { id: item.id, revision: item.revision }, admin);
  expect((await publish()).envelope).toMatchObject({ code: ERROR_CODES.gateUnevaluated });

  const outcome = await evaluate(id, item);
  expect(outcome).toMatchObject({
    ...{ status: 'succeeded', kind: 'recognition', done: 2, total: 2, score: 0.5, failureCount: 1 },
    metrics: { metric: 'exactMatch' },
    failures: [
      { row: 2, imageId: wrong, input: 'wrong.png', expected: 'no such code', actual: codes.join('\n') },
    ],
  });
  expect((await publish()).data.status).toBe('published');
});

test('the row of a damaged image is wrong, with the reason, and the other rows still count', async () => {
  const item = await addItem('barcode', 'zxing', 'damaged-codes');
  const [damaged, right] = [await upload('parcel-label', admin, 0.5), await upload('parcel-label')];
  const codes = await readCodes(right);
  const rows = [
    [damaged, 'damaged.png', ''],
    [right, 'right.png', codes.join('\n')],
  ];
  const { id } = await create(createDraft('barcode', rows));
  const message = '图片已损坏或不完整，请更换文件。';
  const outcome = await evaluate(id, item);
  expect(outcome).toMatchObject({
    ...{ status: 'succeeded', done: 2, score: 0.5, failureCount: 1, message: null },
    failures: [{ row: 1, imageId: damaged, input: 'damaged.png', expected: '', actual: '', message }],
  });
  expect(outcome.metrics?.p50Ms).toBeGreaterThan(0);
});

test.each(['crashed', 'timeout', 'unreachable'] as const)(
  'an engine that fails with the reason %s fails the evaluation',
  async (reason) => {
    const failure = new EngineFailure(reason, 'No output.');
    const evaluation = evaluateDataSet(
      createDraft('ocr', [['a', 'a.png', 'A']]),
      { run: () => Promise.reject(failure), readImage: async () => Buffer.of(1) },
      { storedRows: [], storeRow: async () => undefined },
    );
    await expect(evaluation).rejects.toBe(failure);
  },
);

/** Returns the codes in an image, as an item finds them. */
async function readCodes(id: string): Promise<string[]> {
  const [stored] = await server.database.select().from(dataSetImages).where(eq(dataSetImages.id, id));
  const file = new File([stored?.file as BlobPart], 'label.png', { type: 'image/png' });
  const body = {
    task: 'barcode' as const,
    engine: 'zxing',
    parameters: {},
    input: { kind: 'image' as const },
  };
  const { output } = (await server.call(recognitionCalls.test, body, { ...admin, file })).data;
  const { codes } = output as { readonly codes: readonly { readonly text: string }[] };
  expect(codes.length).toBeGreaterThan(1);
  return codes.map(({ text }) => text);
}

test('scores text recognition by the characters that are wrong', async () => {
  const texts = new Map([
    ['right', 'Total 12.50'],
    ['wrong', 'T0tal 12.5'],
  ]);
  const rows = [...texts.keys()].map((id) => [id, `${id}.png`, 'Total\n12.50']);
  const run: RunVersion = async (input) => {
    const id = input.kind === 'image' ? Buffer.from(input.image).toString() : '';
    return { output: { text: texts.get(id) ?? '', lines: [] }, runMs: 1, tokens: UNKNOWN_TOKENS };
  };
  const readBytes = async (id: string) => Buffer.from(id);
  const outcome = await evaluateDataSet(
    createDraft('ocr', rows),
    { run, readImage: readBytes },
    { storedRows: [], storeRow: async () => undefined },
  );
  expect(outcome.metrics).toMatchObject({ metric: 'characterAccuracy', characterError: 0.1 });
  expect(outcome).toMatchObject({
    ...{ score: 0.9, failureCount: 1 },
    failures: [
      { row: 2, imageId: 'wrong', input: 'wrong.png', expected: 'Total\n12.50', actual: 'T0tal 12.5' },
    ],
  });
});
