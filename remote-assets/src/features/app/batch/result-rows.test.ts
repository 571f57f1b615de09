import type { Batch, BatchRow } from '@atrium/contract';
import { expect, test } from 'vitest';
import { listResultColumnTitles, toResultRow } from './result-rows.ts';

const batch = {
  ...{ task: 'sentiment', columns: ['id', 'score', 'text'], inputColumns: ['text'], horizon: 1 },
} as unknown as Batch;

const row = (changes: Partial<BatchRow>): BatchRow => ({
  ...{ row: 1, cells: [7, null, 'fine'], status: 'succeeded', runId: null, message: null, outputs: null },
  ...changes,
});

test('adds the columns of the result to those of the input, under unique names', () => {
  expect(listResultColumnTitles(batch)).toEqual([
    ...['id', 'score', 'text'],
    ...['status', 'error', 'label', 'result_score'],
  ]);
  expect(toResultRow(batch, row({ outputs: { label: 'positive', score: 0.5 } }))).toEqual([
    ...[7, null, 'fine'],
    ...['succeeded', '', 'positive', 0.5],
  ]);
});

test('shows why a row failed, without a result', () => {
  const failed = row({ status: 'failed', message: 'Invalid input' });
  expect(toResultRow(batch, failed)).toEqual([7, null, 'fine', 'failed', 'Invalid input', null, null]);
});

test('has a column for each step of a forecast, or one column if each row has its own horizon', () => {
  const forecast = { ...batch, task: 'forecast', columns: ['a'], inputColumns: ['a'], horizon: 2 } as Batch;
  const outputs = { mean: [1, 2], lower: [0, 1], upper: [2, 3] };
  expect(listResultColumnTitles(forecast).slice(3)).toEqual(['step_1', 'step_2']);
  expect(toResultRow(forecast, row({ cells: [5], outputs })).slice(3)).toEqual([1, 2]);
  const own = { ...forecast, inputColumns: [] };
  expect(listResultColumnTitles(own).slice(3)).toEqual(['forecast']);
  expect(toResultRow(own, row({ cells: [5], outputs })).slice(3)).toEqual(['1; 2']);
});
