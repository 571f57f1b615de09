import type { DataSet, RunDetail } from '@atrium/contract';
import { DATA_SET_LIMITS } from '@atrium/contract';
import { expect, test } from 'vitest';
import { storedRun } from '../../shown-app.fixture.tsx';
import {
  createExample,
  type Example,
  type ExampleTask,
  findExampleError,
  MAX_ADDED_ROWS,
  supportsExamples,
  toRows,
} from './create-example.ts';
import { createDataSet } from './data-set.fixture.ts';

const createRun = (changes: Partial<RunDetail>): RunDetail =>
  ({
    ...storedRun,
    task: 'sentiment',
    isWithheld: false,
    input: null,
    outputs: null,
    file: null,
    ...changes,
  }) as RunDetail;

const edit = (task: ExampleTask, run: Partial<RunDetail>, dataSet: DataSet) =>
  createExample(task, createRun(run), dataSet) as Example;

test('runs cannot become examples if the data set of the task is one series or one whole table', () => {
  expect((['sentiment', 'ocr', 'classify', 'regress'] as const).every(supportsExamples)).toBe(true);
  expect((['cluster', 'anomaly', 'forecast', 'generate'] as const).some(supportsExamples)).toBe(false);
});

test('a text becomes a row with its text and its expected result, and other columns stay empty', () => {
  const dataSet = createDataSet({ columns: ['source', 'text', 'expected'], rows: [] });
  const input = { kind: 'text', text: 'good' } as const;
  const example = edit('sentiment', { input, outputs: { label: 'positive', score: 1 } }, dataSet);
  expect(example).toEqual({ kind: 'text', text: 'good', expected: 'positive' });
  expect(toRows(example, dataSet, undefined)).toEqual([[null, 'good', 'positive']]);
});

test('an image becomes a row with its id, its file and its expected result', () => {
  const dataSet = createDataSet({ columns: ['image', 'file', 'expected'], rows: [] }, { task: 'ocr' });
  const run = { input: { kind: 'image' }, outputs: { text: 'Total', lines: [] } } as const;
  const example = edit('ocr', { ...run, file: { mediaType: 'image/png', data: '' } }, dataSet);
  expect(toRows(example, dataSet, { id: 'a', name: 'run.png' })).toEqual([['a', 'run.png', 'Total']]);
  expect(createExample('ocr', createRun(run), dataSet)).toEqual({ problem: 'missingImage' });
});

test('the rows of a table become rows with their predictions, in the columns of the data set', () => {
  const dataSet = createDataSet(
    { columns: ['b', 'a', 'class'], rows: [] },
    { task: 'classify', expectedColumn: 'class' },
  );
  const input = {
    kind: 'table',
    columns: ['a', 'b', 'c'],
    rows: [
      [1, 2, 3],
      [4, 5, 6],
    ],
  } as const;
  const run = { input: input as unknown as RunDetail['input'], outputs: { predictions: ['x'] } };
  const example = edit('classify', run, dataSet);
  expect(toRows(example, dataSet, undefined)).toEqual([
    [2, 1, 'x'],
    [5, 4, null],
  ]);
  expect(findExampleError(example, dataSet)).toBe('expected');
  const other = createDataSet(
    { columns: ['z', 'class'], rows: [] },
    { task: 'classify', expectedColumn: 'class' },
  );
  expect(createExample('classify', createRun(run), other)).toEqual({
    problem: 'missingColumns',
    missing: ['z'],
  });
  const rows = Array.from({ length: MAX_ADDED_ROWS + 1 }, () => [1, 2, 3]);
  const large = createRun({ input: { kind: 'table', columns: ['a', 'b', 'c'], rows } });
  expect(createExample('classify', large, dataSet)).toEqual({ problem: 'tooManyRows' });
});

test('an example needs a text and an expected result that fit into cells', () => {
  const dataSet = createDataSet({ columns: ['text', 'expected'], rows: [] });
  const example = { kind: 'text', text: 'good', expected: 'positive' } as const;
  const long = 'a'.repeat(DATA_SET_LIMITS.cell + 1);
  expect(findExampleError(example, dataSet)).toBeUndefined();
  expect(findExampleError({ ...example, text: ' ' }, dataSet)).toBe('text');
  expect(findExampleError({ ...example, text: long }, dataSet)).toBe('text');
  expect(findExampleError({ ...example, expected: '' }, dataSet)).toBe('expected');
  expect(findExampleError({ ...example, expected: long }, dataSet)).toBe('expected');
  const entities = { ...dataSet, task: 'entities' as const };
  expect(findExampleError({ ...example, expected: '' }, entities)).toBeUndefined();
  const extract = { ...dataSet, task: 'extract' as const };
  expect(findExampleError({ ...example, expected: '{"total": 2}' }, extract)).toBeUndefined();
  expect(findExampleError({ ...example, expected: 'total: 2' }, extract)).toBe('expected');
});

test('no example can be added to a full data set', () => {
  const rows = Array.from({ length: DATA_SET_LIMITS.rows }, () => ['a', 'b']);
  const dataSet = createDataSet({ columns: ['text', 'expected'], rows });
  expect(findExampleError({ kind: 'text', text: 'c', expected: 'd' }, dataSet)).toBe('full');
});
