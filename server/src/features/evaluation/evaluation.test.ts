import {
  algorithmCalls,
  aliasHistoryCall,
  aliasRollBackCall,
  aliasSetCall,
  type BodyOf,
  dataSetCalls,
  ERROR_CODES,
  type EvaluatedTask,
  type EvaluationTarget,
  evaluationCalls,
  nlpCalls,
  PRODUCTION_ALIAS,
  versionCreateCall,
  versionValidateCall,
} from '@atrium/contract';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { algorithms } from '../../database/schema/algorithms.ts';
import { evaluationRows, evaluations } from '../../database/schema/data-sets.ts';
import { addUser } from '../../testing/add-user.ts';
import { startTestServer, type TestServer } from '../../testing/index.ts';
import { signInAs } from '../../testing/sign-in-as.ts';
import { createEvaluationJob } from './evaluation-job.ts';

type Draft = BodyOf<typeof dataSetCalls.create>;

let server: TestServer;
let admin: { readonly token: string };

beforeAll(async () => {
  server = await startTestServer();
  admin = { token: (await signInAs(server, 'admin', server.adminPassword)).token };
});

afterAll(() => server.close());

const NO_GATE = { isOn: false, targetIds: [], minimum: 0, isNotWorse: false };

function createDraft(task: EvaluatedTask, content: Draft['content'], changes: Partial<Draft> = {}): Draft {
  return {
    name: `Examples of ${task}`,
    task,
    description: '',
    textColumn: 'text',
    expectedColumn: 'expected',
    horizon: 3,
    season: 0,
    gate: NO_GATE,
    content,
    ...changes,
  };
}

const create = async (draft: Draft) => (await server.call(dataSetCalls.create, draft, admin)).data;

async function findTarget(task: EvaluatedTask, kind: EvaluationTarget['kind']) {
  const { list } = (await server.call(evaluationCalls.targets, { task }, admin)).data;
  const target = list.find((one) => one.kind === kind);
  if (!target) throw new Error(`No target for ${task}`);
  return target;
}

/** Evaluates a version and waits for the end. */
async function evaluate(id: string, kind: 'algorithm' | 'nlp', targetId: string, version: number) {
  const { data: started } = await server.call(evaluationCalls.start, { id, kind, targetId, version }, admin);
  return vi.waitFor(
    async () => {
      const { data } = await server.call(evaluationCalls.detail, { id: started.id }, admin);
      expect(['succeeded', 'failed']).toContain(data.status);
      return data;
    },
    { timeout: 20_000, interval: 50 },
  );
}

/** Two groups of points, with their names in the column `expected`. */
const POINTS: Draft['content'] = {
  columns: ['x', 'y', 'expected'],
  rows: Array.from({ length: 40 }, (_, row) => {
    const isFar = row % 2 === 1;
    return [(isFar ? 50 : 0) + (row % 5), (isFar ? 50 : 0) + (row % 3), isFar ? 'far' : 'near'];
  }),
};

test('only admins manage data sets and evaluations', async () => {
  await addUser(server.database, { account: 'li' });
  const li = await signInAs(server, 'li');
  expect((await server.call(dataSetCalls.list, {}, li)).status).toBe(403);
  expect((await server.call(evaluationCalls.targets, { task: 'cluster' }, li)).status).toBe(403);
});

test('stores the revisions of a data set, and rejects one without the columns that its task reads', async () => {
  const content = { columns: ['text', 'expected'], rows: [['I love it', 'positive']] };
  const stored = await create(createDraft('sentiment', content));
  expect(stored).toMatchObject({ revision: 1, rowCount: 1, content });
  const { data: found } = await server.call(dataSetCalls.list, { keyword: 'sentiment' }, admin);
  expect(found.list.flatMap((row) => Object.keys(row))).not.toContain('content');
  const draft = createDraft('sentiment', content, { textColumn: 'gone', expectedColumn: 'gone' });
  const { envelope } = await server.call(dataSetCalls.create, draft, admin);
  expect(envelope).toMatchObject({
    code: ERROR_CODES.invalid,
    fields: [{ field: 'expectedColumn' }, { field: 'textColumn' }],
  });
  const update = { ...createDraft('sentiment', content, { name: 'Renamed' }), id: stored.id, revision: 1 };
  expect((await server.call(dataSetCalls.update, update, admin)).data).toMatchObject({ revision: 2 });
  const stale = await server.call(dataSetCalls.update, { ...update, name: 'Late' }, admin);
  expect(stale.envelope).toMatchObject({ code: ERROR_CODES.revisionStale, data: { changed: ['name'] } });
  await server.call(dataSetCalls.remove, { ids: [stored.id] }, admin);
  expect((await server.call(dataSetCalls.detail, { id: stored.id }, admin)).envelope).toMatchObject({
    code: ERROR_CODES.notFound,
  });
});

test('evaluates an NLP item: accuracy, confusion, latency, and the rows with a wrong result', async () => {
  const { id } = await create(
    createDraft('language', {
      columns: ['text', 'expected'],
      rows: [
        ['Wir besprechen heute den Plan für das nächste Quartal.', 'de'],
        ['The meeting starts at nine in the morning.', 'en'],
        ['我们明天开会讨论预算。', 'fr'],
      ],
    }),
  );
  const target = await findTarget('language', 'nlp');
  const outcome = await evaluate(id, 'nlp', target.id, target.versions[0] ?? 0);
  expect(outcome).toMatchObject({
    status: 'succeeded',
    done: 3,
    total: 3,
    failureCount: 1,
    targetName: target.name,
  });
  expect(outcome.score).toBeCloseTo(2 / 3);
  expect(outcome.failures).toEqual([
    { row: 3, input: '我们明天开会讨论预算。', expected: 'fr', actual: 'zh' },
  ]);
  expect(outcome.metrics).toMatchObject({
    metric: 'accuracy',
    confusion: { classes: ['de', 'en', 'fr', 'zh'] },
    p95Ms: expect.any(Number),
  });
});

test('evaluates an anomaly detector by F1, and a forecast against the last season', async () => {
  const rows = Array.from({ length: 60 }, (_, row) =>
    row === 30 ? [90, 90, 1] : [row % 4, (row * 7) % 5, 0],
  );
  const anomalies = await create(createDraft('anomaly', { columns: ['x', 'y', 'expected'], rows }));
  const detector = await findTarget('anomaly', 'algorithm');
  const found = await evaluate(anomalies.id, 'algorithm', detector.id, detector.versions[0] ?? 0);
  expect(found).toMatchObject({ status: 'succeeded', total: 1, metrics: { metric: 'f1' } });
  expect(found.score).toBeGreaterThan(0.4);

  const values = Array.from({ length: 48 }, (_, month) => [
    100 + month * 2 + 20 * Math.sin((month * Math.PI) / 6),
  ]);
  const series = { columns: ['expected'], rows: values };
  const sales = await create(createDraft('forecast', series, { horizon: 6, season: 12 }));
  const forecaster = await findTarget('forecast', 'algorithm');
  const forecast = await evaluate(sales.id, 'algorithm', forecaster.id, forecaster.versions[0] ?? 0);
  expect(forecast.metrics?.mape).toBeLessThan(forecast.metrics?.naiveMape ?? 0);
  expect(forecast.score).toBeGreaterThan(0.5);

  const short = await create(createDraft('forecast', { columns: ['expected'], rows: [[1], [2], [3]] }));
  const failed = await evaluate(short.id, 'algorithm', forecaster.id, forecaster.versions[0] ?? 0);
  expect(failed).toMatchObject({ status: 'failed', score: null, message: expect.stringMatching(/./) });
});

test('a gate rejects a version that was not evaluated or is worse, and accepts the better one as production', async () => {
  const draft = { slug: 'gated', name: 'Gated', task: 'cluster' as const, description: '', tags: [] };
  const { data: algorithm } = await server.call(algorithmCalls.create, draft, admin);
  const sample = {
    kind: 'table' as const,
    columns: ['x', 'y'],
    rows: POINTS.rows.map(([x, y]) => [x ?? 0, y ?? 0]),
  };
  const addVersion = async (clusters: number) => {
    const content = { engineId: 'kmeans', parameters: { clusters }, sample, note: '' };
    const { data } = await server.call(versionCreateCall, { algorithmId: algorithm.id, ...content }, admin);
    await server.call(versionValidateCall, { id: data.id }, admin);
    return data.number;
  };
  const [good, bad, alike] = [await addVersion(2), await addVersion(8), await addVersion(2)];
  const gate = { isOn: true, targetIds: [algorithm.id], minimum: 0.8, isNotWorse: true };
  const { id } = await create(createDraft('cluster', POINTS, { name: 'Groups', gate }));
  const setProduction = (version: number, expected: number | null) =>
    server.call(
      aliasSetCall,
      { algorithmId: algorithm.id, alias: PRODUCTION_ALIAS, version, expected, reason: '' },
      admin,
    );
  expect((await setProduction(good, null)).envelope).toMatchObject({
    code: ERROR_CODES.gateUnevaluated,
    data: { dataSet: 'Groups' },
  });
  expect(await evaluate(id, 'algorithm', algorithm.id, good)).toMatchObject({ score: 1 });
  const worse = await evaluate(id, 'algorithm', algorithm.id, bad);
  expect(worse.score).toBeLessThan(0.8);
  expect((await setProduction(bad, null)).envelope).toMatchObject({
    code: ERROR_CODES.gateFailed,
    data: { minimum: '0.800' },
  });
  expect((await setProduction(good, null)).status).toBe(200);
  expect((await server.call(algorithmCalls.publish, { id: algorithm.id }, admin)).data.status).toBe(
    'published',
  );

  // With a minimum of 0, the worse version is still worse than the one in production.
  const lenient = createDraft('cluster', POINTS, { name: 'Groups', gate: { ...gate, minimum: 0 } });
  await server.call(dataSetCalls.update, { ...lenient, id, revision: 1 }, admin);
  expect((await setProduction(bad, good)).envelope).toMatchObject({ code: ERROR_CODES.gateUnevaluated });
  for (const version of [good, bad, alike]) await evaluate(id, 'algorithm', algorithm.id, version);
  expect((await setProduction(bad, good)).envelope).toMatchObject({ code: ERROR_CODES.gateWorse });
  expect((await setProduction(alike, good)).envelope).toMatchObject({ code: 0 });
  const { data: history } = await server.call(aliasHistoryCall, { algorithmId: algorithm.id }, admin);
  const back = await server.call(aliasRollBackCall, { id: history.list[0]?.id ?? '' }, admin);
  expect(back.envelope).toMatchObject({ code: 0 });
});

test('a gate prevents publishing an NLP item that was not evaluated', async () => {
  const { list } = (await server.call(nlpCalls.list, { filters: { task: ['language'] } }, admin)).data;
  const { id, slug, name, task, engine, description, tags, revision } = (
    await server.call(nlpCalls.detail, { id: list[0]?.id ?? '' }, admin)
  ).data;
  const gate = { isOn: true, targetIds: [id], minimum: 0.5, isNotWorse: false };
  const content = { columns: ['text', 'expected'], rows: [['Guten Morgen, wie geht es Ihnen?', 'de']] };
  await create(createDraft('language', content, { name: 'Languages', gate }));
  const draft = { slug, name, task, engine, description, tags, sample: null, parameters: { count: 1 } };
  const { data: item } = await server.call(nlpCalls.update, { ...draft, id, revision }, admin);
  const input = { kind: 'text' as const, text: 'Guten Morgen' };
  await server.call(nlpCalls.test, { task, engine, parameters: item.parameters, input }, admin);
  const rejected = await server.call(nlpCalls.publish, { id, revision: item.revision }, admin);
  expect(rejected.envelope).toMatchObject({
    code: ERROR_CODES.gateUnevaluated,
    data: { dataSet: 'Languages' },
  });
});

/** Stores an evaluation of four texts. An earlier attempt of its job has evaluated the first two. Returns the id. */
async function storeHalfDoneEvaluation(status: 'running' | 'canceled') {
  const content = {
    columns: ['text', 'expected'],
    rows: ['Guten Morgen, wie geht es Ihnen?', 'Good morning, how are you?', '早上好', 'Bonjour à tous'].map(
      (text) => [text, 'de'],
    ),
  };
  const { id: dataSetId, revision } = await create(createDraft('language', content, { name: 'Halves' }));
  const target = await findTarget('language', 'nlp');
  const { list } = (await server.call(nlpCalls.list, { keyword: target.name }, admin)).data;
  const stored = {
    id: v7(),
    dataSetId,
    dataSetRevision: revision,
    kind: 'nlp' as const,
    targetId: target.id,
    targetName: target.name,
    version: 1,
    engineId: list[0]?.engine ?? '',
    parameters: {},
    status,
    attempt: 1,
    done: 2,
    total: 4,
    failures: [],
    failureCount: 0,
    createdAt: new Date(),
    createdBy: server.adminId,
  };
  await server.database.insert(evaluations).values(stored);
  const judgment = { input: 'judged before', runMs: 1, isRight: false, hits: 0, found: 1, expected: 1 };
  await server.database.insert(evaluationRows).values(
    [0, 1].map((row) => ({
      evaluationId: stored.id,
      row,
      judgment: { ...judgment, row, actualText: 'judged before', expectedText: 'de', predicted: 'fr' },
    })),
  );
  return stored.id;
}

const perform = (id: string, attempt: number) =>
  createEvaluationJob({ database: server.database, engines: server.engines, clock: () => new Date() }).run(
    { id },
    { id: v7(), attempt, signal: new AbortController().signal, scheduleNextJob: async () => undefined },
  );

const read = async (id: string) => (await server.call(evaluationCalls.detail, { id }, admin)).data;

test('a later attempt runs only the rows that are not evaluated yet, and an earlier one changes nothing', async () => {
  const id = await storeHalfDoneEvaluation('running');
  await perform(id, 0);
  expect(await read(id)).toMatchObject({ status: 'running', done: 2 });
  await perform(id, 2);
  const outcome = await read(id);
  expect(outcome).toMatchObject({ status: 'succeeded', done: 4, failureCount: 4 });
  expect(outcome.failures.map(({ input }) => input)).toEqual([
    'judged before',
    'judged before',
    '早上好',
    'Bonjour à tous',
  ]);
  expect(await server.database.select().from(evaluationRows)).toEqual([]);
});

test('a canceled evaluation stays canceled', async () => {
  const id = await storeHalfDoneEvaluation('canceled');
  await perform(id, 2);
  expect(await read(id)).toMatchObject({ status: 'canceled', done: 2 });
  const { envelope } = await server.call(evaluationCalls.cancel, { id }, admin);
  expect(envelope).toMatchObject({ code: ERROR_CODES.transitionNotAllowed });
});

test('algorithms without a ready version do not count toward the limit of the list', async () => {
  const before = (await server.call(evaluationCalls.targets, { task: 'forecast' }, admin)).data.list;
  const at = new Date();
  await server.database.insert(algorithms).values(
    Array.from({ length: 200 }, (_, index) => ({
      ...{
        id: v7(),
        slug: `without-version-${index}`,
        name: `! ${index}`,
        task: 'forecast' as const,
        status: 'draft' as const,
      },
      ...{ description: '', tags: [], createdAt: at, createdBy: server.adminId },
      ...{ updatedAt: at, updatedBy: server.adminId },
    })),
  );
  const { list } = (await server.call(evaluationCalls.targets, { task: 'forecast' }, admin)).data;
  expect(before.map(({ kind }) => kind)).toContain('algorithm');
  expect(list).toEqual(before);
});
