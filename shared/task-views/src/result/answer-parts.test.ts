// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { isDraftComplete } from '../draft/is-draft-complete.ts';
import { emptyDraft } from '../draft/task-draft.ts';
import { parseSeries } from '../input/series/parse-series.ts';
import { forecastSeries } from './algorithm/forecast-series.ts';
import { plotColumns } from './algorithm/table-columns.ts';
import { readAnswer } from './read-answer.ts';
import { answerTable } from './table/answer-table.ts';
import { maskedSpans } from './text/masked-spans.ts';
import { segmentText } from './text/segment-text.ts';
import { wordClassOf } from './text/word-class.ts';
import { textToCopy } from './text-to-copy.ts';

describe('a marked text', () => {
  test('is cut along its spans, in order', () => {
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

  test('leaves out spans that overlap, are empty, or lie outside', () => {
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

  test('finds masks where they stand after longer and shorter data was replaced', () => {
    const output = {
      text: 'Mail [mail], call [phone].',
      masked: [
        { type: 'phone', start: 23, end: 27, mask: '[phone]' },
        { type: 'mail', start: 5, end: 16, mask: '[mail]' },
      ],
    };
    const found = maskedSpans(output).map(({ start, end }) => output.text.slice(start, end));
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
  ])('the tag %s is a %s', (tag, name) => {
    expect(wordClassOf(tag)).toBe(name);
  });
});

describe('an answer as a table', () => {
  const input = { kind: 'table' as const, columns: ['x'], rows: [[5], [6]] };

  test('stands beside the rows it is about', () => {
    const answer = readAnswer('anomaly', { columns: ['x'], scores: [0.2, 0.9], flags: [false, true] });
    expect(answer && answerTable(answer, input)).toEqual({
      columns: [{ key: 'row' }, { key: 'score' }, { key: 'isFlagged' }, { name: 'x' }],
      rows: [
        [1, 0.2, false, 5],
        [2, 0.9, true, 6],
      ],
    });
  });

  test('counts clusters and steps from one', () => {
    const clusters = readAnswer('cluster', {
      columns: ['x'],
      labels: [0, 1],
      centroids: [[5], [6]],
      silhouette: 0.5,
    });
    expect(clusters && answerTable(clusters, undefined).rows).toEqual([
      [1, 1],
      [2, 2],
    ]);
    const forecast = readAnswer('forecast', { mean: [3], lower: [2], upper: [4] });
    expect(forecast && answerTable(forecast, undefined).rows).toEqual([[1, 3, 2, 4]]);
  });

  test('is none where an answer breaks its contract', () => {
    expect(readAnswer('sentiment', { label: 'happy', score: 3 })).toBeUndefined();
  });

  test('is copied as rows for a spreadsheet, and a text that was read as that text', () => {
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
    const barcode = readAnswer('barcode', codes);
    const table = barcode && answerTable(barcode, undefined);
    expect(textToCopy('table', barcode, table, codes)).toBe(
      'text\tformat\tpolygon\na b\tQRCode\t0,0 9,0 9,9 0,9',
    );
    expect(textToCopy('json', barcode, table, codes)).toBe(JSON.stringify(codes, null, 2));
    const read = readAnswer('ocr', { text: 'two\nlines', lines: [] });
    expect(textToCopy('drawn', read, { columns: [], rows: [] }, {})).toBe('two\nlines');
  });
});

describe('a plot', () => {
  test('offers the columns that were used, and the place of the row', () => {
    const table = {
      kind: 'table' as const,
      columns: ['name', 'x'],
      rows: [
        ['a', 1],
        ['b', null],
      ],
    };
    expect(plotColumns(table, ['x'], 2)).toEqual([
      { name: 'x', values: [1, Number.NaN] },
      { name: undefined, values: [1, 2] },
    ]);
  });
});

describe('a draft', () => {
  test('is complete once it holds what its task takes', () => {
    for (const task of ['tokenize', 'ocr', 'cluster', 'forecast'] as const) {
      expect(isDraftComplete(emptyDraft(task))).toBe(false);
    }
    expect(isDraftComplete({ input: { kind: 'text', text: 'labels' } })).toBe(true);
    expect(isDraftComplete({ input: { kind: 'image' }, file: new Blob() })).toBe(true);
    expect(isDraftComplete({ input: { kind: 'table', columns: ['x'], rows: [[1]] } })).toBe(true);
    const series = { kind: 'series' as const, horizon: 3, season: 0 };
    expect(isDraftComplete({ input: { ...series, values: [1, 2] } })).toBe(true);
    expect(isDraftComplete({ input: { ...series, values: [1, Number.NaN] } })).toBe(false);
  });

  test('a series is read whatever stands between its numbers', () => {
    expect(parseSeries(' 1, 2.5；-3\n4e2、5 ')).toEqual([1, 2.5, -3, 400, 5]);
    expect(parseSeries('1 two 3')).toEqual([1, Number.NaN, 3]);
  });
});

test('a forecast continues the history over the same steps', () => {
  const output = { mean: [3, 4], lower: [2, 2], upper: [4, 6] };
  expect(forecastSeries([1, 2], output)).toEqual({
    history: [1, 2, null, null],
    mean: [null, null, 3, 4],
    lower: [null, null, 2, 2],
    upper: [null, null, 4, 6],
  });
});
