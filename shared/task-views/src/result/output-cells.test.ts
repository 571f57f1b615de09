import { expect, test } from 'vitest';
import { listOutputColumns, toOutputCells } from './output-cells.ts';

test('writes a result as one row, with a name for each cell', () => {
  const sentiment = { label: 'positive', score: 0.8 };
  expect(toOutputCells('sentiment', sentiment)).toEqual(['positive', 0.8]);
  expect(listOutputColumns('sentiment', 1)).toEqual(['label', 'score']);
  const candidates = [
    { language: 'de', score: 0.9 },
    { language: 'nl', score: 0.1 },
  ];
  expect(toOutputCells('language', { candidates })).toEqual(['de', 0.9]);
  expect(toOutputCells('language', { candidates: [] })).toEqual([null, null]);
});

test('writes each step of a forecast to a separate column', () => {
  const forecast = { mean: [1, 2], lower: [0, 1], upper: [2, 3] };
  expect(toOutputCells('forecast', forecast)).toEqual([1, 2]);
  expect(listOutputColumns('forecast', 2)).toEqual(['step_1', 'step_2']);
});

test('returns nothing for an output that does not match the task', () => {
  expect(toOutputCells('sentiment', { label: 'happy' })).toBeUndefined();
});
