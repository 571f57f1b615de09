import type { TaskId, TaskInput } from '@atrium/contract';
import { expect, test } from 'vitest';
import { type ChangedParts, compareOutputs } from './compare-outputs.ts';

const text = (content: string): TaskInput => ({ kind: 'text', text: content });
const table: TaskInput = { kind: 'table', columns: ['x'], rows: [[1], [2], [3]] };

type Output = Parameters<typeof compareOutputs>[2];

const summarize = (task: TaskId, before: Output, after: Output, input?: TaskInput) =>
  compareOutputs(task, input, before, after).summary;

/** Returns the marked texts, or the rows with changes and their marked cells. */
function readMarks(changes: ChangedParts | undefined) {
  if (!changes) return undefined;
  if (changes.kind === 'text') return changes.spans.map(({ start, end }) => changes.text.slice(start, end));
  return changes.table.rows.map((row, at) => ({
    row,
    marked: row.filter((_, column) => changes.marks[at]?.[column]),
  }));
}

test('outputs that differ only by rounding are the same', () => {
  expect(
    compareOutputs(
      'regress',
      undefined,
      { columns: [], predictions: [0.3] },
      { columns: [], predictions: [0.1 + 0.2] },
    ),
  ).toEqual({
    summary: { kind: 'same' },
  });
});

test('marks added and removed entities in the text', () => {
  const ada = { type: 'person', text: 'Ada', start: 0, end: 3 };
  const renamed = { ...ada, type: 'place' };
  const london = { type: 'place', text: 'London', start: 8, end: 14 };
  const { summary, before, after } = compareOutputs(
    'entities',
    text('Ada saw London'),
    { entities: [ada] },
    { entities: [renamed, london] },
  );
  expect(summary).toEqual({ kind: 'items', items: 'entities', added: 2, removed: 1 });
  expect(readMarks(before)).toEqual(['Ada']);
  expect(readMarks(after)).toEqual(['Ada', 'London']);
});

test('marks tokens that differ in the text, and lists them if the text is unknown', () => {
  const token = (word: string, start: number) => ({ text: word, tag: 'n', start, end: start + word.length });
  const before = { tokens: [token('北京', 0), token('大学', 2)] };
  const after = { tokens: [token('北京大学', 0)] };
  expect(readMarks(compareOutputs('tokenize', text('北京大学'), before, after).after)).toEqual(['北京大学']);
  const unknown = compareOutputs('tokenize', undefined, before, after);
  expect(unknown.summary).toEqual({ kind: 'items', items: 'tokens', added: 1, removed: 2 });
  expect(readMarks(unknown.before)).toEqual(['北京', '大学']);
});

test('lists added and removed keywords, or the weights that differ', () => {
  const keyword = (word: string, weight: number) => ({ text: word, weight });
  const before = { keywords: [keyword('sun', 1), keyword('rain', 0.5)] };
  const other = compareOutputs('keywords', text(''), before, {
    keywords: [keyword('sun', 1), keyword('snow', 0.5)],
  });
  expect(other.summary).toEqual({ kind: 'items', items: 'keywords', added: 1, removed: 1 });
  expect(readMarks(other.before)).toEqual([{ row: ['rain', 0.5], marked: ['rain'] }]);
  expect(readMarks(other.after)).toEqual([{ row: ['snow', 0.5], marked: ['snow'] }]);
  const weights = compareOutputs('keywords', text(''), before, {
    keywords: [keyword('sun', 1), keyword('rain', 0.4)],
  });
  expect(weights.summary).toEqual({ kind: 'details' });
  expect(readMarks(weights.after)).toEqual([{ row: ['rain', 0.4], marked: [0.4] }]);
});

test('lists added and removed barcodes, without regard to their position', () => {
  const code = (content: string, x: number) => ({
    format: 'QRCode',
    text: content,
    polygon: [
      [x, 0],
      [9, 0],
      [9, 9],
      [0, 9],
    ],
  });
  expect(summarize('barcode', { codes: [code('1', 0)] }, { codes: [code('1', 1)] })).toEqual({
    kind: 'details',
  });
  expect(summarize('barcode', { codes: [code('1', 0)] }, { codes: [code('1', 0), code('1', 5)] })).toEqual({
    kind: 'items',
    items: 'codes',
    added: 1,
    removed: 0,
  });
});

test('marks the words of recognized texts that differ', () => {
  const { summary, before, after } = compareOutputs(
    'ocr',
    { kind: 'image' },
    { text: 'Total 12 EUR', lines: [] },
    { text: 'Total 17 EUR', lines: [] },
  );
  expect(summary).toEqual({ kind: 'words', added: 1, removed: 1 });
  expect([readMarks(before), readMarks(after)]).toEqual([['12'], ['17']]);
  expect(summarize('ocr', { text: 'a b', lines: [] }, { text: 'a\nb', lines: [] })).toEqual({
    kind: 'spaces',
  });
  const masked = [{ type: 'phone', start: 0, end: 3, mask: '***' }];
  expect(summarize('redact', { text: '***', masked }, { text: '***', masked: [] })).toEqual({
    kind: 'details',
  });
});

test('states how a class has changed', () => {
  const from = { label: 'neutral', score: 0 };
  expect(summarize('sentiment', from, { label: 'positive', score: 0.8 })).toEqual({
    kind: 'class',
    from: 'neutral',
    to: 'positive',
  });
  expect(summarize('sentiment', from, { label: 'neutral', score: 0.1 })).toEqual({ kind: 'details' });
  const candidates = [{ language: 'de', score: 0.9 }];
  expect(summarize('language', { candidates }, { candidates: [] })).toEqual({
    kind: 'class',
    from: 'de',
    to: undefined,
  });
});

test('lists the rows whose prediction differs, and marks the cells that differ', () => {
  const classify = (predictions: string[], probabilities: number[]) => ({
    columns: ['x'],
    classes: ['a', 'b'],
    predictions,
    probabilities: probabilities.map((share) => [share, 0]),
  });
  const before = classify(['a', 'a', 'b'], [0.9, 0.8, 0.7]);
  const { summary, after } = compareOutputs(
    'classify',
    table,
    before,
    classify(['a', 'b', 'b'], [0.5, 0.8, 0.7]),
  );
  expect(summary).toEqual({ kind: 'rows', changed: 1, total: 3 });
  expect(readMarks(after)).toEqual([{ row: [2, 'b', 0.8, 2], marked: ['b'] }]);
  expect(summarize('classify', before, classify(['a', 'a', 'b'], [0.5, 0.8, 0.7]))).toEqual({
    kind: 'details',
  });
});

test('states the largest difference of numbers', () => {
  const before = { columns: ['x'], predictions: [1, 2, 3] };
  expect(summarize('regress', before, { columns: ['x'], predictions: [1, 2.4, 2.9] }, table)).toMatchObject({
    kind: 'values',
    changed: 2,
    total: 3,
    largest: expect.closeTo(0.4),
  });
  const forecast = (mean: number[], upper: number[]) => ({ mean, lower: [0, 0], upper });
  expect(summarize('forecast', forecast([5, 6], [9, 9]), forecast([5, 6], [9, 10]))).toEqual({
    kind: 'values',
    changed: 1,
    total: 2,
    largest: 1,
  });
});

test('compares clusters by their rows, and not by their numbers', () => {
  const cluster = (labels: number[]) => ({ columns: ['x'], labels, centroids: [[1], [2]], silhouette: null });
  expect(summarize('cluster', cluster([0, 0, 1]), cluster([1, 1, 0]), table)).toEqual({ kind: 'details' });
  expect(summarize('cluster', cluster([0, 0, 1]), cluster([1, 0, 0]), table)).toMatchObject({ kind: 'rows' });
});

test('counts the rows whose flag differs', () => {
  const anomaly = (flags: boolean[]) => ({ columns: ['x'], scores: flags.map(() => 0.5), flags });
  expect(summarize('anomaly', anomaly([true, false]), anomaly([true, true]))).toEqual({
    kind: 'rows',
    changed: 1,
    total: 2,
  });
});

test('lists the paths of values that differ if the outputs do not match the contract of the task', () => {
  const { summary, before, after } = compareOutputs(
    'ocr',
    undefined,
    { lines: [{ a: 1 }] },
    { lines: [{ a: 2, b: 'x' }] },
  );
  expect(summary).toEqual({ kind: 'paths', changed: 2 });
  expect(readMarks(before)).toEqual([
    { row: ['lines[0].a', '1'], marked: ['1'] },
    { row: ['lines[0].b', null], marked: [null] },
  ]);
  expect(readMarks(after)).toEqual([
    { row: ['lines[0].a', '2'], marked: ['2'] },
    { row: ['lines[0].b', '"x"'], marked: ['"x"'] },
  ]);
});

test('compares generated texts by word, and extracted values by path', () => {
  const generate = (written: string) => ({ text: written, finish: 'stop' });
  expect(summarize('generate', generate('The moon pulls'), generate('The sun pulls'))).toEqual({
    ...{ kind: 'words', added: 1, removed: 1 },
  });
  const extract = (total: number) => ({ fields: { number: 'A-17', total } });
  const { summary, after } = compareOutputs('extract', undefined, extract(1), extract(2));
  expect(summary).toEqual({ kind: 'paths', changed: 1 });
  expect(readMarks(after)).toEqual([{ row: ['total', '2'], marked: ['2'] }]);
});
