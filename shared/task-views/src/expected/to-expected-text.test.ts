import type { TaskId } from '@atrium/contract';
import { expect, test } from 'vitest';
import { toExpectedText } from './to-expected-text.ts';

const token = (text: string) => ({ text, tag: 'n', start: 0, end: text.length });

test.each<readonly [TaskId, unknown, string]>([
  ['sentiment', { label: 'positive', score: 0.5 }, 'positive'],
  ['language', { candidates: [{ language: 'de', score: 0.9 }] }, 'de'],
  ['language', { candidates: [] }, '–'],
  [
    'entities',
    {
      entities: [
        { type: 'person', text: 'Ada', start: 0, end: 3 },
        { type: 'place', text: 'London', start: 7, end: 13 },
      ],
    },
    'person: Ada; place: London',
  ],
  [
    'keywords',
    {
      keywords: [
        { text: 'solar power', weight: 1 },
        { text: 'battery', weight: 0.5 },
      ],
    },
    'solar power; battery',
  ],
  ['tokenize', { tokens: [token('I'), token('like'), token('tea')] }, 'I/like/tea'],
  ['redact', { text: 'Call me at [phone]', masked: [] }, 'Call me at [phone]'],
  ['ocr', { text: 'two\nlines', lines: [] }, 'two\nlines'],
  ['extract', { fields: { total: 12.5 } }, '{"total":12.5}'],
  ['barcode', { codes: [] }, ''],
])('writes a result of the task “%s” in the notation of data sets', (task, output, expected) => {
  expect(toExpectedText(task, output)).toBe(expected);
});

test('is empty for tasks with a result for each row, and for an invalid output', () => {
  expect(toExpectedText('regress', { columns: [], predictions: [1] })).toBe('');
  expect(toExpectedText('ocr', { text: 1 })).toBe('');
});
