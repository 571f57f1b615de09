import { createHash, randomBytes } from 'node:crypto';
import {
  algorithmCalls,
  aliasSetCall,
  appCalls,
  auditListCall,
  dataSetCalls,
  ERROR_CODES,
  nlpCalls,
  onnxCalls,
  recognitionCalls,
  versionCreateCall,
  versionListCall,
  versionValidateCall,
} from '@atrium/contract';
import { eq, sql } from 'drizzle-orm';
import { unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { modelFiles } from '../../database/schema/model-files.ts';
import { readSampleImage } from '../../seed/samples/read-sample-image.ts';
import { createLabelModel } from '../../testing/create-onnx-models.ts';
import { readModelBytes } from '../model-file/model-file-repository.ts';
import { storeModelFile } from '../model-file/store-model-file.ts';
import {
  createPortableCalls,
  type PortableServer,
  readDefinition,
  startPortableServer,
} from './portable.fixture.ts';

const SAMPLE = {
  kind: 'table' as const,
  columns: ['a', 'b'],
  rows: [
    [1, 5],
    [7, 2],
    [0, 1],
  ],
};
const MAPPING = { task: 'cluster' as const, outputs: { labels: 'label' } };

let source: PortableServer;
let other: PortableServer;

beforeAll(async () => {
  [source, other] = await Promise.all([startPortableServer(), startPortableServer()]);
});

afterAll(() => Promise.all([source.server.close(), other.server.close()]));

async function createAlgorithm(
  { server, admin }: PortableServer,
  slug: string,
  task: 'cluster' | 'classify',
) {
  const draft = { slug, name: `名 ${slug}`, task, description: 'Labels rows', tags: ['rows'] };
  return (await server.call(algorithmCalls.create, draft, admin)).data;
}

async function addVersion(
  { server, admin }: PortableServer,
  algorithmId: string,
  engineId: string,
  parameters = {},
) {
  const body = { algorithmId, engineId, parameters, sample: SAMPLE, note: `by ${engineId.slice(0, 6)}` };
  const { id } = (await server.call(versionCreateCall, body, admin)).data;
  expect((await server.call(versionValidateCall, { id }, admin)).data.status).toBe('ready');
}

test('an algorithm arrives with its versions, its uploaded model and its aliases', async () => {
  const { server, admin } = source;
  const algorithm = await createAlgorithm(source, 'row-labels', 'cluster');
  const file = new File([createLabelModel()], 'model.onnx');
  const upload = { name: 'Labels', mapping: MAPPING, sample: SAMPLE };
  const model = (await server.call(onnxCalls.create, upload, { ...admin, file })).data;
  await addVersion(source, algorithm.id, 'kmeans', { clusters: 2 });
  await addVersion(source, algorithm.id, model.engineId);
  const alias = { algorithmId: algorithm.id, alias: 'production', version: 2, expected: null, reason: '' };
  await server.call(aliasSetCall, alias, admin);

  const exported = (await createPortableCalls(source, 'algorithm').exportFile(algorithm.id)).data;
  expect(exported.type).toBe('application/zip');
  const entries = unzipSync(new Uint8Array(await exported.arrayBuffer()));
  expect(Object.keys(entries)).toEqual(['definition.json', 'models/model-1.bin']);
  const text = new TextDecoder().decode(entries['definition.json']);
  for (const id of [server.adminId, algorithm.id, model.id]) expect(text).not.toContain(id);

  const preview = (await createPortableCalls(other, 'algorithm').preview(exported)).data;
  expect(preview).toMatchObject({ name: 'row-labels', newName: 'row-labels', isSlug: true, missing: [] });
  expect(preview.creates.map(({ part, name }) => `${part} ${name}`)).toEqual([
    'record row-labels',
    'model Labels',
    'version v1',
    'version v2',
    'alias production → v2',
  ]);
  expect(await other.server.database.select().from(modelFiles)).toEqual([]);

  const imported = (await createPortableCalls(other, 'algorithm').importFile(exported)).data;
  expect(imported).toMatchObject({ kind: 'algorithm', name: 'row-labels', unvalidated: [] });
  const again = (await createPortableCalls(other, 'algorithm').exportFile(imported.id)).data;
  expect(new Uint8Array(await again.arrayBuffer())).toEqual(new Uint8Array(await exported.arrayBuffer()));

  const detail = (await other.server.call(algorithmCalls.detail, { id: imported.id }, other.admin)).data;
  expect(detail).toMatchObject({ status: 'draft', productionVersion: 2, versionCount: 2 });
  const audit = (await other.server.call(auditListCall, { keyword: imported.id }, other.admin)).data.list;
  expect(audit.map(({ action }) => action)).toContain('algorithm.created');

  const second = (await createPortableCalls(other, 'algorithm').importFile(exported)).data;
  expect(second.name).toBe('row-labels-2');
  expect((await other.server.database.select().from(modelFiles)).length).toBe(1);
});

test('a version with a trained model arrives with the bytes of the model', async () => {
  const { server, admin } = source;
  const algorithm = await createAlgorithm(source, 'trained-here', 'classify');
  const bytes = randomBytes(5_000);
  const metadata = { task: 'classify', fingerprint: 'abc' };
  const stamps = { createdAt: new Date(), createdBy: server.adminId };
  const file = await server.database.transaction((transaction) =>
    storeModelFile(transaction, { kind: 'trained', name: 'Forest', metadata, ...stamps }, bytes),
  );
  const parameters = { model: file.id };
  const body = { algorithmId: algorithm.id, engineId: 'trained-model', parameters, sample: null, note: '' };
  await server.call(versionCreateCall, body, admin);

  const exported = (await createPortableCalls(source, 'algorithm').exportFile(algorithm.id)).data;
  const imported = (await createPortableCalls(other, 'algorithm').importFile(exported)).data;
  const again = (await createPortableCalls(other, 'algorithm').exportFile(imported.id)).data;
  expect(new Uint8Array(await again.arrayBuffer())).toEqual(new Uint8Array(await exported.arrayBuffer()));
  const files = await other.server.database.select().from(modelFiles);
  const stored = files.find(({ kind }) => kind === 'trained');
  expect(stored).toMatchObject({ name: 'Forest', metadata, createdBy: other.server.adminId });
  expect(await readModelBytes(other.server.database, stored?.id ?? '')).toEqual(new Uint8Array(bytes));
  expect(stored?.sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
});

test('an import is rejected when the stored model is deleted before the version is stored', async () => {
  const { server, admin } = source;
  const { database } = server;
  const algorithm = await createAlgorithm(source, 'model-deleted', 'classify');
  const metadata = { task: 'classify', fingerprint: 'def' };
  const stamps = { createdAt: new Date(), createdBy: server.adminId };
  const model = await database.transaction((transaction) =>
    storeModelFile(transaction, { kind: 'trained', name: 'Trees', metadata, ...stamps }, randomBytes(50)),
  );
  const parameters = { model: model.id };
  const body = { algorithmId: algorithm.id, engineId: 'trained-model', parameters, sample: null, note: '' };
  await server.call(versionCreateCall, body, admin);
  const exported = (await createPortableCalls(source, 'algorithm').exportFile(algorithm.id)).data;
  const isOneWaiting = async () => {
    const { rows } = await database.execute(sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
    return rows.length > 0;
  };
  const importing = await database.transaction(async (transaction) => {
    await transaction.delete(modelFiles).where(eq(modelFiles.id, model.id));
    const response = createPortableCalls(source, 'algorithm').importFile(exported);
    await expect.poll(isOneWaiting, { timeout: 10_000 }).toBe(true);
    return { response };
  });
  expect((await importing.response).envelope).toMatchObject({ code: ERROR_CODES.parametersInvalid });
});

test('a model that is stored for another task is reported as missing under its name', async () => {
  const exported = await createPortableCalls(source, 'algorithm').exportFile(
    (await source.server.call(algorithmCalls.list, { keyword: 'row-labels' }, source.admin)).data.list[0]
      ?.id ?? '',
  );
  const entries = unzipSync(new Uint8Array(await exported.data.arrayBuffer()));
  const definition = JSON.parse(new TextDecoder().decode(entries['definition.json']));
  definition.content.task = 'classify';
  entries['definition.json'] = new TextEncoder().encode(JSON.stringify(definition));
  const file = new Blob([zipSync(entries) as BlobPart]);
  const { missing } = (await createPortableCalls(source, 'algorithm').preview(file)).data;
  expect(missing).toContainEqual({ part: 'model', name: 'Labels', affects: 'v2', isRequired: false });
});

test('a version that fails here arrives without its alias', async () => {
  const algorithm = await createAlgorithm(source, 'fails-there', 'cluster');
  await addVersion(source, algorithm.id, 'kmeans', { clusters: 2 });
  const alias = { algorithmId: algorithm.id, alias: 'best', version: 1, expected: null, reason: '' };
  await source.server.call(aliasSetCall, alias, source.admin);
  const exported = await readDefinition(
    (await createPortableCalls(source, 'algorithm').exportFile(algorithm.id)).data,
  );
  const [version] = exported.content.versions as { sample: unknown }[];
  if (version) version.sample = { ...SAMPLE, rows: [['no number', null]] };
  const file = new Blob([JSON.stringify(exported)]);
  const imported = (await createPortableCalls(other, 'algorithm').importFile(file)).data;
  expect(imported.unvalidated).toEqual([1]);
  const { list } = (await other.server.call(versionListCall, { algorithmId: imported.id }, other.admin)).data;
  expect(list).toMatchObject([{ number: 1, status: 'failed', aliases: [] }]);
});

test('items and data sets arrive unchanged, and a gate finds its targets by their slugs', async () => {
  const { server, admin } = source;
  const shared = { description: 'Words', tags: ['a'], name: '词' };
  const item = { ...shared, slug: 'my-words', task: 'tokenize' as const, engine: 'jieba', sample: '好' };
  const nlp = (await server.call(nlpCalls.create, { ...item, parameters: {} }, admin)).data;
  const codes = { ...shared, slug: 'my-codes', task: 'barcode' as const, engine: 'zxing', sample: null };
  const recognition = (await server.call(recognitionCalls.create, { ...codes, parameters: {} }, admin)).data;
  const dataSet = (
    await server.call(
      dataSetCalls.create,
      {
        ...{ name: 'Reviews', task: 'sentiment', description: '', horizon: 1, season: 0 },
        ...{ textColumn: 'text', expectedColumn: 'label' },
        gate: { isOn: true, targetIds: [nlp.id], minimum: 0.5, isNotWorse: true },
        content: { columns: ['text', 'label'], rows: [['Good', 'positive']] },
      },
      admin,
    )
  ).data;
  for (const [kind, { id }] of [
    ['nlp', nlp],
    ['recognition', recognition],
    ['data-set', dataSet],
  ] as const) {
    const exported = (await createPortableCalls(source, kind).exportFile(id)).data;
    expect(exported.type).toBe('application/json');
    expect(await exported.text()).not.toContain(server.adminId);
    const preview = (await createPortableCalls(other, kind).preview(exported)).data;
    expect(preview).toMatchObject({ kind, missing: [] });
    const imported = (await createPortableCalls(other, kind).importFile(exported)).data;
    const again = (await createPortableCalls(other, kind).exportFile(imported.id)).data;
    expect(await readDefinition(again)).toEqual(await readDefinition(exported));
  }
});

test('a data set arrives with its images', async () => {
  const { server, admin } = source;
  const sample = await readSampleImage('parcel-label');
  const file = new Blob([sample?.bytes as BlobPart], { type: 'image/png' });
  const images = await Promise.all(
    [1, 2].map(async () => (await server.call(dataSetCalls.addImage, {}, { ...admin, file })).data.id),
  );
  const draft = {
    ...{ name: 'Labels', task: 'barcode' as const, description: '', horizon: 1, season: 0 },
    ...{ textColumn: 'image', expectedColumn: 'expected' },
    gate: { isOn: false, targetIds: [], minimum: 0.5, isNotWorse: true },
    content: { columns: ['image', 'file', 'expected'], rows: images.map((id) => [id, 'label.png', '1']) },
  };
  const { id } = (await server.call(dataSetCalls.create, draft, admin)).data;
  const exported = (await createPortableCalls(source, 'data-set').exportFile(id)).data;
  const parts = unzipSync(new Uint8Array(await exported.arrayBuffer()));
  expect(Object.keys(parts)).toEqual(['definition.json', 'images/image-1.bin', 'images/image-2.bin']);
  expect(Buffer.from(parts['definition.json'] ?? []).toString()).not.toContain(images[0]);

  const imported = (await createPortableCalls(other, 'data-set').importFile(exported)).data;
  const arrived = (await other.server.call(dataSetCalls.detail, { id: imported.id }, other.admin)).data;
  expect(arrived.content.rows.map(([, ...cells]) => cells)).toEqual([
    ['label.png', '1'],
    ['label.png', '1'],
  ]);
  const imageId = String(arrived.content.rows[1]?.[0]);
  const image = (await other.server.call(dataSetCalls.image, { id: imageId }, other.admin)).data;
  expect(Buffer.from(await image.arrayBuffer()).equals(sample?.bytes ?? Buffer.of())).toBe(true);

  const { 'images/image-2.bin': _, ...others } = parts;
  const incomplete = await createPortableCalls(other, 'data-set').preview(
    new Blob([zipSync(others) as BlobPart]),
  );
  expect(incomplete.envelope).toMatchObject({ code: ERROR_CODES.portableUnreadable });
});

test('an app arrives on the target with the same slug and runs there', async () => {
  const { server, admin } = source;
  const { list } = (await server.call(nlpCalls.list, { filters: { task: ['language'] } }, admin)).data;
  const app = {
    ...{ name: '语言', targetId: list[0]?.id ?? '', description: 'Any text', icon: '🌍' },
    ...{ logPolicy: 'none' as const, retentionDays: 7, perDay: 50, atOnce: 2 },
  };
  const { id } = (await server.call(appCalls.nlp.create, app, admin)).data;
  const exported = (await createPortableCalls(source, 'app').exportFile(id)).data;
  const imported = (await createPortableCalls(other, 'app').importFile(exported)).data;
  expect(imported).toMatchObject({ kind: 'app', appKind: 'nlp', name: '语言' });
  const again = (await createPortableCalls(other, 'app').exportFile(imported.id)).data;
  expect(await readDefinition(again)).toEqual(await readDefinition(exported));
  const run = { id: imported.id, input: { kind: 'text' as const, text: 'Good morning to all of you' } };
  expect((await other.server.call(appCalls.nlp.run, run, other.admin)).data.task).toBe('language');

  const renamed = (await createPortableCalls(other, 'app').preview(exported)).data;
  expect(renamed).toMatchObject({ name: '语言', newName: '语言 (2)', isSlug: false });
  expect((await createPortableCalls(other, 'app').importFile(exported)).data.name).toBe('语言 (2)');
  expect((await createPortableCalls(other, 'app').importFile(exported, { name: 'Own name' })).data.name).toBe(
    'Own name',
  );
});

test('parallel imports of one file store whole records or nothing', async () => {
  const algorithm = await createAlgorithm(source, 'raced', 'cluster');
  await addVersion(source, algorithm.id, 'kmeans', { clusters: 2 });
  const exported = (await createPortableCalls(source, 'algorithm').exportFile(algorithm.id)).data;
  const responses = await Promise.all(
    Array.from({ length: 4 }, () => createPortableCalls(other, 'algorithm').importFile(exported)),
  );
  const succeeded = responses.filter(({ envelope }) => envelope?.code === ERROR_CODES.ok);
  expect(succeeded.length).toBeGreaterThan(0);
  const keyword = { keyword: 'raced', pageSize: 50 };
  const { list } = (await other.server.call(algorithmCalls.list, keyword, other.admin)).data;
  expect(list.length).toBe(succeeded.length);
  expect(list.map(({ versionCount }) => versionCount)).toEqual(list.map(() => 1));
});
