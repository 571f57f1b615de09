// @vitest-environment node
import { TASK_IDS, type TaskId } from '@atrium/contract';
import { expect, test } from 'vitest';
import { readOutput } from './read-output.ts';
import { toResultTable } from './result-table.ts';
import { toClipboardText } from './to-clipboard-text.ts';

const SQUARE = [
  [0, 0],
  [8.6, 0],
  [8.6, 8.4],
  [0, 8.4],
];

/** An output of each task, and its rows in the table. */
const OUTPUTS: Readonly<Record<TaskId, readonly [output: unknown, rows: readonly unknown[]]>> = {
  tokenize: [{ tokens: [{ text: '我', tag: 'r', start: 0, end: 1 }] }, [['我', 'r', 0, 1]]],
  entities: [{ entities: [{ text: 'Ada', type: 'person', start: 0, end: 3 }] }, [['Ada', 'person', 0, 3]]],
  sentiment: [{ label: 'positive', score: 0.5 }, [['positive', 0.5]]],
  language: [{ candidates: [{ language: 'en', score: 0.9 }] }, [['en', 0.9]]],
  keywords: [{ keywords: [{ text: 'cloud', weight: 0.25 }] }, [['cloud', 0.25]]],
  redact: [
    { text: 'Call ***', masked: [{ type: 'phone', start: 5, end: 8, mask: '***' }] },
    [['phone', '***', 5, 8]],
  ],
  generate: [{ text: 'Hello', finish: 'stop' }, [['Hello']]],
  extract: [
    { fields: { total: 12.5, items: [{ name: 'Pen' }, {}], paid: null } },
    [
      ['total', 12.5],
      ['items[0].name', 'Pen'],
      ['items[1]', '{}'],
      ['paid', null],
    ],
  ],
  ocr: [
    { text: 'hi', lines: [{ text: 'hi', score: 0.8, polygon: SQUARE }] },
    [['hi', 0.8, '0,0 9,0 9,8 0,8']],
  ],
  barcode: [
    { codes: [{ format: 'QRCode', text: 'a', polygon: SQUARE }] },
    [['a', 'QRCode', '0,0 9,0 9,8 0,8']],
  ],
  cluster: [
    { columns: ['x'], labels: [1, 0], centroids: [[1], [2]], silhouette: null },
    [
      [1, 2],
      [2, 1],
    ],
  ],
  anomaly: [{ columns: ['x'], scores: [0.1], flags: [true] }, [[1, 0.1, true]]],
  classify: [
    { columns: ['x'], classes: ['a', 'b'], predictions: ['b'], probabilities: [[0.25, 0.75]] },
    [[1, 'b', 0.75]],
  ],
  regress: [{ columns: ['x'], predictions: [1.5] }, [[1, 1.5]]],
  forecast: [{ mean: [1], lower: [0], upper: [2] }, [[1, 1, 0, 2]]],
};

test.each(TASK_IDS)('converts an output of %s to rows with one cell for each column', (task) => {
  const [output, rows] = OUTPUTS[task];
  const typed = readOutput(task, output);
  if (!typed) throw new Error(`The output of ${task} does not match the contract`);
  const table = toResultTable(typed, undefined);
  expect(table.rows).toEqual(rows);
  for (const row of table.rows) expect(row).toHaveLength(table.columns.length);
});

test.each(TASK_IDS)('rejects an output of %s that does not match the contract', (task) => {
  expect(readOutput(task, { anything: true })).toBeUndefined();
  expect(readOutput(task, null)).toBeUndefined();
});

test('adds the columns of the input, empty for rows that the input lacks', () => {
  const typed = readOutput('cluster', OUTPUTS.cluster[0]);
  const input = { kind: 'table' as const, columns: ['x', 'name'], rows: [[5, 'a']] };
  expect(typed && toResultTable(typed, input)).toEqual({
    columns: [{ key: 'row' }, { key: 'cluster' }, { name: 'x' }, { name: 'name' }],
    rows: [
      [1, 2, 5, 'a'],
      [2, 1, null, null],
    ],
  });
});

test('copies the masked text of a redaction, and the rows of other results', () => {
  const redacted = readOutput('redact', OUTPUTS.redact[0]);
  const table = redacted && toResultTable(redacted, undefined);
  expect(toClipboardText('formatted', redacted, table, {})).toBe('Call ***');
  expect(toClipboardText('table', redacted, table, {})).toBe('type\tmask\tstart\tend\nphone\t***\t5\t8');
});

test('copies an output that does not match its contract as JSON', () => {
  expect(toClipboardText('formatted', undefined, undefined, { odd: 1 })).toBe('{\n  "odd": 1\n}');
});
