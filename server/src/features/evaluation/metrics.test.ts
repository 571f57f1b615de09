import { expect, test } from 'vitest';
import {
  computeAdjustedRandIndex,
  computeMeanPercentageError,
  countHits,
  findPercentile,
  repeatSeason,
  toF1,
} from './metrics.ts';
import { scoreText } from './score-text.ts';

test('the adjusted Rand index is 1 for equal groups with any names, and about 0 for chance', () => {
  expect(computeAdjustedRandIndex([0, 0, 1, 1], ['b', 'b', 'a', 'a'])).toBe(1);
  // The example of scikit-learn's documentation.
  expect(computeAdjustedRandIndex([0, 0, 1, 2], [0, 0, 1, 1])).toBeCloseTo(0.571, 3);
  expect(computeAdjustedRandIndex([0, 1, 0, 1], [0, 0, 1, 1])).toBe(0);
  expect(computeAdjustedRandIndex([0, 0], ['a', 'a'])).toBe(1);
});

test('F1 counts repeated items, and is 1 when nothing is expected and nothing found', () => {
  expect(countHits(['a', 'a', 'b'], ['a', 'b', 'c'])).toBe(2);
  expect(toF1({ hits: 2, found: 3, expected: 3 })).toBeCloseTo(2 / 3);
  expect(toF1({ hits: 0, found: 0, expected: 0 })).toBe(1);
});

test('the error of a forecast omits steps whose value is 0', () => {
  expect(computeMeanPercentageError([110, 5, 90], [100, 0, 100])).toBeCloseTo(0.1);
  expect(repeatSeason([1, 2, 3, 4], 3, 2)).toEqual([3, 4, 3]);
  expect(repeatSeason([1, 2, 3], 2, 0)).toEqual([3, 3]);
});

test('a percentile is one of the measured durations, or 0 if there are none', () => {
  expect(findPercentile([5, 1, 4, 2, 3], 0.5)).toBe(3);
  expect(findPercentile([1, 2, 3, 4], 0.5)).toBe(2);
  expect(findPercentile([5, 1], 0.95)).toBe(5);
  expect(findPercentile([], 0.5)).toBe(0);
});

test('entities are compared by type and text, without regard to case and spaces', () => {
  const entities = [
    { type: 'person', text: 'Ada', start: 0, end: 3 },
    { type: 'place', text: 'London', start: 5, end: 11 },
  ];
  expect(scoreText('entities', { entities }, 'person:ada; place: London')).toMatchObject({
    isRight: true,
    hits: 2,
  });
  expect(scoreText('entities', { entities }, 'person：Ada；place：Paris')).toMatchObject({
    isRight: false,
    hits: 1,
  });
});

test('labels, languages, keywords, words and redacted texts are compared with the expected cell', () => {
  expect(scoreText('sentiment', { label: 'positive', score: 1 }, ' Positive ')).toMatchObject({
    isRight: true,
  });
  expect(scoreText('language', { candidates: [] }, 'de')).toMatchObject({ isRight: false, predicted: '–' });
  const keywords = [{ text: 'rain', weight: 1 }];
  expect(scoreText('keywords', { keywords }, 'rain; sun')).toMatchObject({ hits: 1, expected: 2 });
  const tokens = ['好', '天'].map((text, at) => ({ text, tag: 'n', start: at, end: at + 1 }));
  expect(scoreText('tokenize', { tokens }, '好/天')).toMatchObject({ isRight: true });
  expect(scoreText('redact', { text: 'Call ***', masked: [] }, 'Call ***')).toMatchObject({ isRight: true });
});

test('a JSON result is compared by field: nested fields by path, lists by position, numbers by value', () => {
  const fields = { customer: { name: ' ada ' }, items: [{ price: 2 }, { price: 4 }], more: true };
  const cell = '{"customer": {"name": "Ada", "vip": null}, "items": [{"price": 2.0}, {"price": 3}]}';
  expect(scoreText('extract', { fields }, cell)).toEqual({
    ...{ isRight: false, hits: 2, found: 4, expected: 4 },
    actualText: 'customer.vip: –\nitems[1].price: 4',
    expectedText: 'customer.vip: null\nitems[1].price: 3',
    fields: [
      { path: 'customer.name', isRight: true },
      { path: 'customer.vip', isRight: false },
      { path: 'items[].price', isRight: true },
      { path: 'items[].price', isRight: false },
    ],
  });
});

test.each([
  ['a text and a number', '1', '{"a": 1}'],
  ['a list and its first value', ['x'], '{"a": "x"}'],
  ['an empty list and a list', ['x'], '{"a": []}'],
  ['a value of the prototype and a field', undefined, '{"a": {"toString": 1}}'],
])('%s are different values', (_, a, cell) => {
  expect(scoreText('extract', { fields: { a } }, cell)).toMatchObject({ isRight: false, hits: 0 });
});

test('fields that are not expected do not make a JSON result wrong', () => {
  expect(scoreText('extract', { fields: { a: 1, b: 2 } }, '{"a": 1}')).toMatchObject({
    ...{ isRight: true, hits: 1, found: 2, expected: 1 },
  });
});
