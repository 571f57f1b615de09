import type {
  AnomalyOutput,
  ClassifyOutput,
  ClusterOutput,
  RegressOutput,
  TableInput,
  TrainingSettings,
} from '@atrium/contract';
import { expect, test } from 'vitest';
import { createSeededRandom } from '../tables/create-seeded-random.ts';
import { checkTraining } from './check-training.ts';
import { createFold } from './create-fold.ts';
import { predictTable } from './predict-table.ts';
import { type FoldResult, summarizeFolds } from './summarize-folds.ts';
import { type TrainingTable, trainModel } from './train-model.ts';
import type { TrainedModel } from './trained-model.ts';
import { type FinalModel, performStep } from './training-step.ts';

const random = createSeededRandom(7);
/** The price follows from the size, and is higher in the town. Some sizes are unknown. */
const ROWS: TableInput['rows'] = Array.from({ length: 300 }, (_, row) => {
  const size = Math.round(random() * 100);
  const isTown = random() < 0.5;
  const cells = [row % 50 === 0 ? null : size, isTown ? 'town' : 'village', 3 * size + (isTown ? 40 : 0)];
  return [...cells, size > 50 !== isTown ? 'yes' : 'no'];
});
const TABLE = { kind: 'table' as const, columns: ['size', 'place', 'price', 'sold'], rows: ROWS };

function predictColumn(model: TrainedModel, table: Pick<TableInput, 'columns' | 'rows'>) {
  return predictTable(model, table) as ClassifyOutput | RegressOutput;
}

function createTraining(
  task: TrainingTable['task'],
  algorithm: TrainingSettings['algorithm'],
): TrainingTable {
  const settings: TrainingSettings = {
    algorithm,
    target: task === 'classify' ? 'sold' : 'price',
    features: [
      { column: 'size', type: 'number' },
      { column: 'place', type: 'category' },
    ],
    validation: 'holdout',
    seed: 3,
  };
  return { task, table: TABLE, settings };
}

test('a linear regression finds the weights of a linear relation', () => {
  const training = createTraining('regress', 'linear');
  const completeRows = ROWS.flatMap(([size], row) => (size === null ? [] : [row]));
  const model = trainModel(training, completeRows);
  const rows = [
    [10, 'village'],
    [10, 'town'],
    [200, 'town'],
  ];
  const { predictions } = predictColumn(model, { columns: ['size', 'place'], rows });
  expect(predictions.map((value) => Math.round(Number(value)))).toEqual([30, 70, 640]);
});

test.each(['tree', 'forest'] as const)(
  'a %s finds that two columns together decide the class',
  (algorithm) => {
    const model = trainModel(createTraining('classify', algorithm), [...ROWS.keys()]);
    const rows = [
      [90, 'village'],
      [90, 'town'],
      [10, 'village'],
      [10, 'town'],
    ];
    const output = predictColumn(model, { columns: ['size', 'place'], rows });
    expect(output.predictions).toEqual(['yes', 'no', 'no', 'yes']);
  },
);

test('a logistic regression separates classes, and its probabilities sum to 1', () => {
  const table = {
    columns: ['x', 'sold'],
    rows: Array.from({ length: 90 }, (_, row) => [
      row,
      ['low', 'middle', 'top'][Math.floor(row / 30)] ?? null,
    ]),
  };
  const settings = {
    ...createTraining('classify', 'logistic').settings,
    features: [{ column: 'x', type: 'number' as const }],
  };
  const model = trainModel({ task: 'classify', table, settings }, [...table.rows.keys()]);
  const output = predictColumn(model, { columns: ['x'], rows: [[0], [45], [89]] });
  expect(output.predictions).toEqual(['low', 'middle', 'top']);
  const { probabilities } = output as { probabilities: number[][] };
  for (const shares of probabilities) expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
});

test('predicts rows with empty cells and with categories that the training did not have', () => {
  const model = trainModel(createTraining('classify', 'forest'), [...ROWS.keys()]);
  const rows = [
    [null, 'town'],
    [90, 'island'],
    ['90', null],
  ];
  const { predictions } = predictColumn(model, { columns: ['size', 'place'], rows });
  expect(predictions.every((name) => name === 'yes' || name === 'no')).toBe(true);
});

test('a prediction names the column that the table lacks, and the row with a text instead of a number', () => {
  const model = trainModel(createTraining('classify', 'tree'), [...ROWS.keys()]);
  const predict = (columns: string[], rows: TableInput['rows']) => () =>
    predictColumn(model, { columns, rows });
  expect(predict(['size'], [[1]])).toThrow('The table has no column place.');
  expect(
    predict(
      ['size', 'place'],
      [
        [1, 'town'],
        ['large', 'town'],
      ],
    ),
  ).toThrow('Row 2 of size contains text.');
});

test('counts the empty cells of the used columns', () => {
  expect(checkTraining(createTraining('classify', 'tree'))).toMatchObject({
    missing: [{ column: 'size', count: 6 }],
  });
});

test('five folds measure each row once, with the same share of each class', () => {
  const rows = [...Array(100).keys()];
  const getClass = (row: number) => (row < 20 ? 'rare' : 'usual');
  const folds = [0, 1, 2, 3, 4].map((fold) => createFold(rows, getClass, 1, fold));
  expect(folds.flatMap(({ testRows }) => testRows).sort((one, other) => one - other)).toEqual(rows);
  for (const { testRows, trainingRows } of folds) {
    expect(testRows.filter((row) => row < 20)).toHaveLength(4);
    expect(trainingRows).toHaveLength(80);
  }
});

/** Two groups of points, of 60 and 40 rows. The column `kind` names the group. */
const GROUPS = {
  columns: ['x', 'y', 'kind'],
  rows: Array.from({ length: 100 }, (_, row) => {
    const isFirst = row < 60;
    return [(isFirst ? 0 : 900) + random() * 10, (isFirst ? 5 : 0) + random(), isFirst ? 'a' : 'b'];
  }),
};
const GROUP_FEATURES = [
  { column: 'x', type: 'number' as const },
  { column: 'kind', type: 'category' as const },
  { column: 'y', type: 'number' as const },
];
const COMMON = { target: '', features: GROUP_FEATURES, validation: 'holdout', seed: 1 } as const;

test('assigns new rows to the stored centroids, and returns the centroids in units of the table', () => {
  const settings = { ...COMMON, algorithm: 'kmeans' as const, clusters: 2 };
  const training: TrainingTable = { task: 'cluster', table: GROUPS, settings };
  const step = performStep(training, { kind: 'train' }) as FinalModel;
  expect(step.clusterSizes).toEqual([60, 40]);
  const stored: TrainedModel = JSON.parse(JSON.stringify(step.model));
  const rows = [
    ['b', 0.5, 903],
    ['a', 5.5, 4],
  ];
  const output = predictTable(stored, { columns: ['kind', 'y', 'x'], rows }) as ClusterOutput;
  expect(output).toMatchObject({ columns: ['x', 'y'], labels: [1, 0] });
  expect(output.centroids.map((centroid) => centroid.map((value) => Math.round(value / 5) * 5))).toEqual([
    [5, 5],
    [905, 0],
  ]);
  // A single row has no other rows to compare it with, and gets the same cluster.
  const single = predictTable(stored, { columns: ['kind', 'y', 'x'], rows: [['b', 0.5, 903]] });
  expect(single).toMatchObject({ labels: [1], silhouette: null });
});

test('measures clusters on other rows, with shuffled labels as the baseline', () => {
  const settings = { ...COMMON, algorithm: 'kmeans' as const, clusters: 2 };
  const training: TrainingTable = { task: 'cluster', table: GROUPS, settings };
  const fold = performStep(training, { kind: 'measure', fold: 0 }) as FoldResult;
  const { metrics, baseline, measuredRows } = summarizeFolds([fold], settings, []);
  expect(measuredRows).toBe(20);
  expect(metrics.silhouette).toBeGreaterThan(0.8);
  expect(baseline.silhouette).toBeLessThan(0.1);
});

/** 200 ordinary rows, and 10 far from them that the last column marks. */
const PUMPS = {
  columns: ['pressure', 'flow', 'fault'],
  rows: Array.from({ length: 210 }, (_, row) => {
    const distance = row % 21 === 20 ? 40 : 0;
    return [random() * 10 + distance, random() * 10 - distance, distance > 0 ? 'yes' : null];
  }),
};
const PUMP_SETTINGS = {
  ...COMMON,
  target: 'fault',
  algorithm: 'isolation',
  contamination: 10 / 210,
  features: PUMPS.columns.slice(0, 2).map((column) => ({ column, type: 'number' as const })),
} as const;
const PUMP_TRAINING: TrainingTable = { task: 'anomaly', table: PUMPS, settings: PUMP_SETTINGS };

test('an isolation forest flags new rows by the stored threshold, whatever rows are beside them', () => {
  const { model, scoreSummary } = performStep(PUMP_TRAINING, { kind: 'train' }) as FinalModel;
  expect(scoreSummary).toMatchObject({ rows: 210, flagged: 10 });
  expect(scoreSummary?.counts.reduce((sum, count) => sum + count, 0)).toBe(210);
  const stored: TrainedModel = JSON.parse(JSON.stringify(model));
  const predict = (rows: TableInput['rows']) =>
    predictTable(stored, { columns: ['flow', 'pressure'], rows }) as AnomalyOutput;
  const normal = predict([
    [5, 5],
    [4, 6],
  ]);
  expect(normal).toMatchObject({ columns: ['pressure', 'flow'], flags: [false, false] });
  const mixed = predict([
    [5, 5],
    [-35, 45],
  ]);
  expect(mixed.flags).toEqual([false, true]);
  expect(mixed.scores[0]).toBe(normal.scores[0]);
});

test('without a share of anomalies, the threshold follows from the scores', () => {
  const settings = { ...PUMP_SETTINGS, target: '', contamination: 0 };
  const { scoreSummary } = performStep({ ...PUMP_TRAINING, settings }, { kind: 'train' }) as FinalModel;
  expect(scoreSummary?.flagged).toBe(10);
});

test('measures flags against the known anomalies over all folds, with a flag on every row as the baseline', () => {
  const folds = [0, 1, 2, 3, 4].map(
    (fold) => performStep(PUMP_TRAINING, { kind: 'measure', fold }) as FoldResult,
  );
  const { metrics, baseline, measuredRows, scoreSummary } = summarizeFolds(folds, PUMP_SETTINGS, []);
  expect(measuredRows).toBe(210);
  expect(metrics.f1).toBeGreaterThan(0.9);
  expect(baseline).toMatchObject({ precision: 10 / 210, recall: 1 });
  expect(scoreSummary?.rows).toBe(210);
  const unlabeled = summarizeFolds(folds, { ...PUMP_SETTINGS, target: '' }, []);
  expect(unlabeled.metrics.f1).toBeNull();
});

test('rejects a table without marked anomalies, and a table with fewer rows than the clusters need', () => {
  const unmarked = { ...PUMPS, rows: PUMPS.rows.map(([pressure, flow]) => [pressure, flow, null]) };
  expect(() => checkTraining({ ...PUMP_TRAINING, table: unmarked as typeof PUMPS })).toThrow(
    'fault contains one class only.',
  );
  const settings = { ...COMMON, algorithm: 'kmeans' as const, clusters: 50 };
  const table = { ...GROUPS, rows: GROUPS.rows.slice(0, 99) };
  expect(() => checkTraining({ task: 'cluster', table, settings })).toThrow('There are too few rows.');
});
