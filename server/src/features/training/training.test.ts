import { readFileSync } from 'node:fs';
import {
  type AlgorithmTask,
  algorithmCalls,
  aliasSetCall,
  appCalls,
  type BodyOf,
  type ClusterOutput,
  dataSetCalls,
  ERROR_CODES,
  evaluationCalls,
  trainingCalls,
  versionCreateCall,
  versionListCall,
} from '@atrium/contract';
import { eq } from 'drizzle-orm';
import { v7 as createId } from 'uuid';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { trainings } from '../../database/schema/trainings.ts';
import { addUser } from '../../testing/add-user.ts';
import { startTestServer, type TestServer } from '../../testing/index.ts';
import { signInAs } from '../../testing/sign-in-as.ts';
import { deleteUnusedModelFiles, findModelFile } from '../model-file/model-file-repository.ts';

type Draft = BodyOf<typeof trainingCalls.create>;

let server: TestServer;
let admin: { readonly token: string };

beforeAll(async () => {
  server = await startTestServer();
  admin = { token: (await signInAs(server, 'admin', server.adminPassword)).token };
});

afterAll(() => server.close());

function readTable(name: string): Draft['table'] {
  const file = new URL(`../../engines/quality/public-tables/${name}.csv`, import.meta.url);
  const [columns = [], ...rows] = readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split(','));
  const toCell = (cell: string) => (cell === '' ? null : Number.isNaN(Number(cell)) ? cell : Number(cell));
  return { kind: 'table', columns, rows: rows.map((row) => row.map(toCell)) };
}

async function createAlgorithm(task: AlgorithmTask, slug: string) {
  const draft = { slug, name: slug, task, description: '', tags: [] };
  return (await server.call(algorithmCalls.create, draft, admin)).data;
}

function createDraft(
  algorithmId: string,
  table: Draft['table'],
  settings: Partial<Draft['settings']> = {},
): Draft {
  const target = table.columns.at(-1) ?? '';
  const features = table.columns.slice(0, -1).map((column, index) => {
    const isText = table.rows.some((row) => typeof row[index] === 'string');
    return { column, type: isText ? ('category' as const) : ('number' as const) };
  });
  return {
    algorithmId,
    table,
    note: '',
    settings: { algorithm: 'tree', target, features, validation: 'holdout', seed: 1, ...settings },
  };
}

const start = (draft: Draft) => server.call(trainingCalls.create, draft, admin);

/** Trains and waits for the end. */
async function train(draft: Draft) {
  const { id } = (await start(draft)).data;
  return vi.waitFor(
    async () => {
      const { list } = (await server.call(trainingCalls.list, { algorithmId: draft.algorithmId }, admin))
        .data;
      const found = list.find((one) => one.id === id);
      expect(['succeeded', 'failed']).toContain(found?.status);
      const versions = (await server.call(versionListCall, { algorithmId: draft.algorithmId }, admin)).data;
      const version = versions.list.find(({ number }) => number === found?.version);
      expect(found?.status === 'failed' || version?.status === 'ready').toBe(true);
      return { training: found, version };
    },
    { timeout: 60_000, interval: 100 },
  );
}

/** Publishes a version, and creates an app of its algorithm. */
async function createApp(algorithmId: string, version = 0) {
  const alias = { alias: 'production', version, expected: null, reason: '' };
  await server.call(aliasSetCall, { algorithmId, ...alias }, admin);
  await server.call(algorithmCalls.publish, { id: algorithmId }, admin);
  const draft = { name: `App ${algorithmId}`, targetId: algorithmId };
  return (await server.call(appCalls.algorithm.create, draft, admin)).data;
}

test('trains a classifier that an app runs without training again, and reports what it measured', async () => {
  const iris = readTable('iris');
  const algorithm = await createAlgorithm('classify', 'flowers');
  const { training, version } = await train(createDraft(algorithm.id, iris, { validation: 'folds' }));
  expect(training).toMatchObject({
    status: 'succeeded',
    done: 6,
    total: 6,
    rowCount: 150,
    fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/),
    message: null,
    report: {
      rows: 150,
      measuredRows: 150,
      missing: [],
      baseline: { accuracy: 1 / 3 },
      confusion: { classes: ['setosa', 'versicolor', 'virginica'] },
      importance: [{ column: 'petal length' }, {}, {}, {}],
    },
  });
  expect(training?.report?.metrics.accuracy).toBeGreaterThan(0.93);
  const file = await findModelFile(server.database, training?.modelFile?.id ?? '');
  expect(file).toMatchObject({
    kind: 'trained',
    sha256: training?.modelFile?.sha256,
    metadata: { fingerprint: training?.fingerprint, settings: { seed: 1 } },
  });
  const [stored] = await server.database
    .select()
    .from(trainings)
    .where(eq(trainings.id, training?.id ?? ''));
  expect(stored?.content).toBeNull();
  expect(await deleteUnusedModelFiles(server.database, [file?.id ?? ''])).toEqual([]);

  const app = await createApp(algorithm.id, version?.number);
  const input = {
    kind: 'table' as const,
    columns: [...iris.columns.slice(0, -1)].reverse(),
    rows: [[0.2, 1.4, 3.5, 5.1]],
  };
  const { data: run } = await server.call(appCalls.algorithm.run, { id: app.id, input }, admin);
  expect(run).toMatchObject({
    outputs: { predictions: ['setosa'], classes: ['setosa', 'versicolor', 'virginica'] },
  });
  const lacking = { ...input, columns: ['a', 'b', 'c', 'd'] };
  const { envelope } = await server.call(appCalls.algorithm.run, { id: app.id, input: lacking }, admin);
  expect(envelope).toMatchObject({ code: ERROR_CODES.columnMissing, data: { column: 'sepal length' } });
});

test('trains clusters, and an app assigns each new row to one of them', async () => {
  const iris = readTable('iris');
  const algorithm = await createAlgorithm('cluster', 'flower-groups');
  const draft = createDraft(algorithm.id, iris, {
    ...{ algorithm: 'kmeans', target: '', clusters: 3, validation: 'folds' },
    features: iris.columns.slice(0, -1).map((column) => ({ column, type: 'number' })),
  });
  const { training, version } = await train(draft);
  expect(training).toMatchObject({
    ...{ status: 'succeeded', done: 6, total: 6, message: null },
    report: {
      rows: 150,
      rowsWithoutTarget: 0,
      measuredRows: 150,
      metrics: { accuracy: null, r2: null },
      confusion: null,
      importance: [],
      clusterSizes: [expect.any(Number), expect.any(Number), expect.any(Number)],
      libraries: [{ name: 'trained-model' }, { name: 'ml-kmeans' }, { name: 'Node.js' }],
    },
  });
  const { metrics, baseline, clusterSizes = [] } = training?.report ?? {};
  expect(metrics?.silhouette).toBeGreaterThan(0.4);
  expect(baseline?.silhouette).toBeLessThan(0);
  expect(clusterSizes.reduce((sum, size) => sum + size, 0)).toBe(150);
  const again = await train(draft);
  expect(again.training?.modelFile?.sha256).toBe(training?.modelFile?.sha256);

  const app = await createApp(algorithm.id, version?.number);
  const input = {
    kind: 'table' as const,
    columns: ['petal width', 'petal length', 'sepal width', 'sepal length'],
    rows: [
      [2.1, 5.9, 3, 7.1],
      [0.2, 1.4, 3.5, 5.1],
    ],
  };
  const { data: run } = await server.call(appCalls.algorithm.run, { id: app.id, input }, admin);
  const { labels, centroids } = run.outputs as ClusterOutput;
  // The first row of the training is in the first cluster.
  expect([labels[0] === 0, labels[1]]).toEqual([false, 0]);
  expect(centroids).toHaveLength(3);
});

test('trains an isolation forest, and an app flags new rows by the stored threshold', async () => {
  const rows = Array.from({ length: 200 }, (_, row) => {
    const fault = row % 20 === 0;
    return [(row * 7) % 23, fault ? 400 + row : (row * 5) % 17, fault ? 1 : 0];
  });
  const table = { kind: 'table' as const, columns: ['flow', 'pressure', 'fault'], rows };
  const algorithm = await createAlgorithm('anomaly', 'pump-faults');
  const settings = { algorithm: 'isolation', target: 'fault', contamination: 0.05 } as const;
  const { training, version } = await train(createDraft(algorithm.id, table, settings));
  expect(training?.report).toMatchObject({
    rows: 200,
    measuredRows: 40,
    metrics: { precision: 1, recall: 1, f1: 1 },
    baseline: { precision: 0.05, recall: 1 },
    anomalies: { training: { rows: 200, flagged: 10 }, measured: { rows: 40, flagged: 2 } },
  });
  const app = await createApp(algorithm.id, version?.number);
  const input = {
    kind: 'table' as const,
    columns: ['pressure', 'flow'],
    rows: [
      [8, 11],
      [480, 11],
    ],
  };
  const { data: run } = await server.call(appCalls.algorithm.run, { id: app.id, input }, admin);
  expect(run.outputs).toMatchObject({ columns: ['flow', 'pressure'], flags: [false, true] });
});

test.each([
  ['classify', { target: '' }, 'settings.target'],
  ['classify', { clusters: 2 }, 'settings.clusters'],
  ['cluster', { algorithm: 'kmeans', clusters: 3 }, 'settings.target'],
  ['cluster', { algorithm: 'kmeans', target: '' }, 'settings.clusters'],
  ['anomaly', { algorithm: 'isolation', target: '' }, 'settings.contamination'],
] as const)(
  'rejects settings that the task %s does not have, and missing settings: %o',
  async (task, settings, field) => {
    const algorithm = await createAlgorithm(task, `wrong-${field.slice(9)}-${task}`);
    const { envelope } = await start(createDraft(algorithm.id, readTable('iris'), settings));
    expect(envelope).toMatchObject({ code: ERROR_CODES.invalid, fields: [{ field }] });
  },
);

test('a data set evaluates trained versions with a confusion matrix, or with errors', async () => {
  for (const [task, name] of [
    ['classify', 'penguins'],
    ['regress', 'auto-mpg'],
  ] as const) {
    const table = readTable(name);
    const algorithm = await createAlgorithm(task, name);
    const { training, version } = await train(createDraft(algorithm.id, table));
    expect(training?.report?.missing.length, name).toBeGreaterThan(0);
    const rows = table.rows.filter((row) => row.at(-1) !== null);
    const { data: dataSet } = await server.call(
      dataSetCalls.create,
      {
        name,
        task,
        description: '',
        textColumn: '',
        expectedColumn: table.columns.at(-1) ?? '',
        horizon: 1,
        season: 0,
        gate: { isOn: false, targetIds: [], minimum: 0, isNotWorse: false },
        content: { columns: table.columns, rows },
      },
      admin,
    );
    const target = { kind: 'algorithm' as const, targetId: algorithm.id, version: version?.number ?? 0 };
    const { data: started } = await server.call(evaluationCalls.start, { id: dataSet.id, ...target }, admin);
    const evaluation = await vi.waitFor(
      async () => {
        const { data } = await server.call(evaluationCalls.detail, { id: started.id }, admin);
        expect(data.status).toBe('succeeded');
        return data;
      },
      { timeout: 20_000, interval: 100 },
    );
    expect(evaluation.score, name).toBeGreaterThan(0.85);
    if (task === 'classify') expect(evaluation.metrics?.confusion?.classes).toHaveLength(3);
    else expect(evaluation.metrics?.mae).toBeLessThan(3);
  }
});

test('the same table, settings and seed always produce the same model', async () => {
  const algorithm = await createAlgorithm('classify', 'repeatable');
  const draft = createDraft(algorithm.id, readTable('iris'), { algorithm: 'forest' });
  const [one, other] = [await train(draft), await train(draft)];
  expect(other.training?.modelFile?.sha256).toBe(one.training?.modelFile?.sha256);
  expect([one.version?.number, other.version?.number]).toEqual([1, 2]);
});

test.each([
  ['columnMissing', { target: 'color' }, (row: Row) => row],
  ['rowsTooFew', {}, (row: Row, at: number) => (at < 5 ? row : [...row.slice(0, -1), null])],
  ['oneClass', {}, (row: Row) => [...row.slice(0, -1), 'rose']],
  ['classTooSmall', {}, (row: Row, at: number) => (at === 7 ? [...row.slice(0, -1), 'rose'] : row)],
  ['classesTooMany', {}, (row: Row, at: number) => [...row.slice(0, -1), `c${at % 60}`]],
  ['columnConstant', {}, (row: Row) => [5, ...row.slice(1)]],
  ['cellNotNumber', {}, (row: Row, at: number) => (at === 3 ? ['wide', ...row.slice(1)] : row)],
] as const)('rejects a table with the reason %s', async (code, settings, change) => {
  const algorithm = await createAlgorithm('classify', `bad-${code.toLowerCase()}`);
  const iris = readTable('iris');
  const features = createDraft('', iris).settings.features;
  const table = { ...iris, rows: iris.rows.map(change) as Row[] };
  const { envelope } = await start(createDraft(algorithm.id, table, { features, ...settings }));
  expect(envelope).toMatchObject({ code: ERROR_CODES[code], msg: expect.not.stringContaining('{') });
});

type Row = (string | number | null)[];

test('rejects a learning method of another task, and an algorithm that cannot be trained', async () => {
  const iris = readTable('iris');
  const flowers = await createAlgorithm('classify', 'linear-flowers');
  const linear = await start(createDraft(flowers.id, iris, { algorithm: 'linear' }));
  expect(linear.envelope).toMatchObject({
    code: ERROR_CODES.invalid,
    fields: [{ field: 'settings.algorithm' }],
  });
  const sales = await createAlgorithm('forecast', 'sales');
  const { envelope } = await start(createDraft(sales.id, iris));
  expect(envelope).toMatchObject({ code: ERROR_CODES.invalid, fields: [{ field: 'algorithmId' }] });
});

test('a canceled training stops, and the next one begins', async () => {
  const algorithm = await createAlgorithm('classify', 'canceled');
  const slow = createDraft(algorithm.id, readTable('breast-cancer'), {
    algorithm: 'forest',
    validation: 'folds',
  });
  const { id } = (await start(slow)).data;
  await server.call(trainingCalls.cancel, { id }, admin);
  const { envelope } = await server.call(trainingCalls.cancel, { id }, admin);
  expect(envelope).toMatchObject({ code: ERROR_CODES.transitionNotAllowed });
  const { version } = await train(createDraft(algorithm.id, readTable('iris')));
  expect(version?.number).toBe(1);
  const { list } = (await server.call(trainingCalls.list, { algorithmId: algorithm.id }, admin)).data;
  expect(list.find((one) => one.id === id)).toMatchObject({
    status: 'canceled',
    report: null,
    version: null,
  });
});

test('a version cannot use a model file that does not exist, and only admins train', async () => {
  const algorithm = await createAlgorithm('classify', 'fileless');
  const sample = { kind: 'table' as const, columns: ['x'], rows: [[1]] };
  const draft = { algorithmId: algorithm.id, engineId: 'trained-model', sample, note: '' };
  const { envelope } = await server.call(
    versionCreateCall,
    { ...draft, parameters: { model: createId() } },
    admin,
  );
  expect(envelope).toMatchObject({ code: ERROR_CODES.parametersInvalid });
  await addUser(server.database, { account: 'li' });
  const li = await signInAs(server, 'li');
  expect((await server.call(trainingCalls.list, { algorithmId: algorithm.id }, li)).status).toBe(403);
});
