import type { TableInput, TrainingSettings } from '@atrium/contract';
import { expect, test } from 'vitest';
import { createSeededRandom } from '../tables/create-seeded-random.ts';
import { checkTraining } from './check-training.ts';
import { createFold } from './create-fold.ts';
import { predictTable } from './predict-table.ts';
import { type TrainingTable, trainModel } from './train-model.ts';

const random = createSeededRandom(7);
/** The price follows from the size, and is higher in the town. Some sizes are unknown. */
const ROWS: TableInput['rows'] = Array.from({ length: 300 }, (_, row) => {
  const size = Math.round(random() * 100);
  const isTown = random() < 0.5;
  const cells = [row % 50 === 0 ? null : size, isTown ? 'town' : 'village', 3 * size + (isTown ? 40 : 0)];
  return [...cells, size > 50 !== isTown ? 'yes' : 'no'];
});
const TABLE = { kind: 'table' as const, columns: ['size', 'place', 'price', 'sold'], rows: ROWS };

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
  const { predictions } = predictTable(model, { columns: ['size', 'place'], rows });
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
    const output = predictTable(model, { columns: ['size', 'place'], rows });
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
  const output = predictTable(model, { columns: ['x'], rows: [[0], [45], [89]] });
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
  const { predictions } = predictTable(model, { columns: ['size', 'place'], rows });
  expect(predictions.every((name) => name === 'yes' || name === 'no')).toBe(true);
});

test('a prediction names the column that the table lacks, and the row with a text instead of a number', () => {
  const model = trainModel(createTraining('classify', 'tree'), [...ROWS.keys()]);
  const predict = (columns: string[], rows: TableInput['rows']) => () =>
    predictTable(model, { columns, rows });
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
