import type { ExportedRun } from '@atrium/contract';
import { expect, test } from 'vitest';
import { EXPORT_COLUMNS, toExportCells, toExportRecord } from './export-columns.ts';

const run: ExportedRun = {
  id: '019b0000-0000-7000-8000-000000000001',
  appId: '019b0000-0000-7000-8000-000000000002',
  appName: 'App',
  kind: 'nlp',
  userName: 'wang',
  channel: 'api',
  targetId: '019b0000-0000-7000-8000-000000000003',
  targetVersion: '2',
  status: 'succeeded',
  errorCode: null,
  queueMs: 0,
  runMs: 2.5,
  bytesIn: 10,
  bytesOut: 20,
  feedback: -1,
  hasPayload: true,
  snippet: '好',
  createdAt: '2026-01-01T00:00:00.000Z',
  engineId: 'jieba',
  keyName: 'nightly',
  payload: 'included',
  input: { kind: 'text', text: '=1+1' },
  outputs: { tokens: [] },
};

const readCell = (found: ExportedRun, column: (typeof EXPORT_COLUMNS)[number]) =>
  toExportCells(found)[EXPORT_COLUMNS.indexOf(column)];

test('a row has one cell per column', () => {
  expect(toExportCells(run)).toHaveLength(EXPORT_COLUMNS.length);
  expect(readCell(run, 'engine')).toBe('jieba');
  expect(readCell(run, 'key')).toBe('nightly');
  expect(readCell(run, 'feedback')).toBe(-1);
  expect(readCell(run, 'runMs')).toBe(2.5);
  expect(readCell(run, 'errorCode')).toBe('');
});

test('a text is a cell as it is, and other inputs and outputs are JSON', () => {
  expect(readCell(run, 'input')).toBe('=1+1');
  expect(readCell(run, 'output')).toBe('{"tokens":[]}');
  const table: ExportedRun = { ...run, input: { kind: 'table', columns: ['x'], rows: [[1]] } };
  expect(readCell(table, 'input')).toBe('{"kind":"table","columns":["x"],"rows":[[1]]}');
});

test('a record has the names of the columns, and input and output as values', () => {
  const record = toExportRecord(run);
  expect(Object.keys(record)).toEqual(EXPORT_COLUMNS);
  expect(record).toMatchObject({ input: run.input, output: run.outputs, cost: null, payload: 'included' });
});
