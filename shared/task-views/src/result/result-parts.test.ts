// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { createEmptyDraft, isDraftComplete } from '../draft/task-draft.ts';
import { findPlotColumns } from './algorithm/find-plot-columns.ts';
import { joinForecast } from './algorithm/join-forecast.ts';
import { readOutput } from './read-output.ts';
import { toResultTable } from './result-table.ts';
import { findWordClass } from './text/find-word-class.ts';
import { findMaskSpans, segmentText } from './text/segment-text.ts';
import { toClipboardText } from './to-clipboard-text.ts';

describe('a marked text', () => {
  test('is divided along its spans, in order', () => {
    expect(
      segmentText('张伟在北京', [
        { start: 3, end: 5, type: 'place' },
        { start: 0, end: 2, type: 'person' },
      ]),
    ).toEqual([
      { start: 0, text: '张伟', type: 'person' },
      { start: 2, text: '在' },
      { start: 3, text: '北京', type: 'place' },
    ]);
  });

  test('ignores spans that overlap, are empty, or exceed the text', () => {
    const spans = [
      { start: 0, end: 3, type: 'a' },
      { start: 2, end: 4, type: 'b' },
      { start: 4, end: 4, type: 'c' },
      { start: 3, end: 99, type: 'd' },
    ];
    expect(segmentText('abcdef', spans)).toEqual([
      { start: 0, text: 'abc', type: 'a' },
      { start: 3, text: 'def' },
    ]);
  });

  test('contains masks at the positions after replacements of other lengths', () => {
    const output = {
      text: 'Mail [mail], call [phone].',
      masked: [
        { type: 'phone', start: 23, end: 27, mask: '[phone]' },
        { type: 'mail', start: 5, end: 16, mask: '[mail]' },
      ],
    };
    const found = findMaskSpans(output).map(({ start, end }) => output.text.slice(start, end));
    expect(found).toEqual(['[mail]', '[phone]']);
  });

  test.each([
    ['n', 'noun'],
    ['nr', 'name'],
    ['nrfg', 'name'],
    ['vn', 'verb'],
    ['uj', 'function'],
    ['x', 'punctuation'],
    ['eng', 'other'],
    ['PROPN', 'name'],
    ['ADJ', 'adjective'],
    ['??', 'other'],
  ])('maps the tag %s to %s', (tag, name) => {
    expect(findWordClass(tag)).toBe(name);
  });
});

describe('a result as a table', () => {
  const input = { kind: 'table' as const, columns: ['x'], rows: [[5], [6]] };

  test('has the columns of the input rows', () => {
    const typed = readOutput('anomaly', { columns: ['x'], scores: [0.2, 0.9], flags: [false, true] });
    expect(typed && toResultTable(typed, input)).toEqual({
      columns: [{ key: 'row' }, { key: 'score' }, { key: 'isFlagged' }, { name: 'x' }],
      rows: [
        [1, 0.2, false, 5],
        [2, 0.9, true, 6],
      ],
    });
  });

  test('numbers clusters and steps from 1', () => {
    const clusters = readOutput('cluster', {
      columns: ['x'],
      labels: [0, 1],
      centroids: [[5], [6]],
      silhouette: 0.5,
    });
    expect(clusters && toResultTable(clusters, undefined).rows).toEqual([
      [1, 1],
      [2, 2],
    ]);
    const forecast = readOutput('forecast', { mean: [3], lower: [2], upper: [4] });
    expect(forecast && toResultTable(forecast, undefined).rows).toEqual([[1, 3, 2, 4]]);
  });

  test('does not exist if the output does not match its contract', () => {
    expect(readOutput('sentiment', { label: 'happy', score: 3 })).toBeUndefined();
  });

  test('is copied as rows for a spreadsheet, and recognized text as text', () => {
    const codes = {
      codes: [
        {
          format: 'QRCode',
          text: 'a\tb',
          polygon: [
            [0, 0],
            [9, 0],
            [9, 9],
            [0, 9.4],
          ],
        },
      ],
    };
    const barcode = readOutput('barcode', codes);
    const table = barcode && toResultTable(barcode, undefined);
    expect(toClipboardText('table', barcode, table, codes)).toBe(
      'text\tformat\tpolygon\na b\tQRCode\t0,0 9,0 9,9 0,9',
    );
    expect(toClipboardText('json', barcode, table, codes)).toBe(JSON.stringify(codes, null, 2));
    const read = readOutput('ocr', { text: 'two\nlines', lines: [] });
    expect(toClipboardText('formatted', read, { columns: [], rows: [] }, {})).toBe('two\nlines');
  });
});

describe('a plot', () => {
  test('offers the columns that the engine used, and the row numbers', () => {
    const table = {
      kind: 'table' as const,
      columns: ['name', 'x'],
      rows: [
        ['a', 1],
        ['b', null],
      ],
    };
    expect(findPlotColumns(table, ['x'], 2)).toEqual([
      { name: 'x', values: [1, Number.NaN] },
      { name: undefined, values: [1, 2] },
    ]);
  });
});

describe('a draft', () => {
  test('is complete if its input matches its task', () => {
    for (const task of ['tokenize', 'ocr', 'cluster', 'forecast'] as const) {
      expect(isDraftComplete(createEmptyDraft(task))).toBe(false);
    }
    expect(isDraftComplete({ input: { kind: 'text', text: 'labels' } })).toBe(true);
    expect(isDraftComplete({ input: { kind: 'image' }, file: new Blob() })).toBe(true);
    expect(isDraftComplete({ input: { kind: 'table', columns: ['x'], rows: [[1]] } })).toBe(true);
    const series = { kind: 'series' as const, horizon: 3, season: 0 };
    expect(isDraftComplete({ input: { ...series, values: [1, 2] } })).toBe(true);
    expect(isDraftComplete({ input: { ...series, values: [1, Number.NaN] } })).toBe(false);
  });
});

test('places the forecast after the history and starts its drawing at the last value', () => {
  const output = { mean: [3, 4], lower: [2, 2], upper: [4, 6] };
  expect(joinForecast([1, 2], output)).toEqual({
    history: [1, 2, null, null],
    mean: [null, null, 3, 4],
    lower: [null, null, 2, 2],
    upper: [null, null, 4, 6],
    anchor: { index: 1, value: 2 },
  });
  expect(joinForecast([], output).mean).toEqual([3, 4]);
});
