import { expect, test } from 'vitest';
import { readValue, toCellText } from './read-value.ts';

const options = [
  { value: 'pca', label: '降维' },
  { value: 'cluster', label: '聚类' },
];
const read = (kind: Parameters<typeof readValue>[0]['kind'], text: string) =>
  readValue({ kind, options }, text);

test('recognizes a choice by its label or value, and leaves other text to validation', () => {
  expect(['降维', 'PCA', ' cluster ', '别的'].map((text) => read('select', text))).toEqual([
    'pca',
    'pca',
    'cluster',
    '别的',
  ]);
  expect(read('choices', '降维、聚类')).toEqual(['pca', 'cluster']);
});

test('splits tags at Western and Chinese separators', () => {
  expect(read('tags', 'a, b，c;d；e、f\n')).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  expect(read('tags', '')).toEqual([]);
});

test('recognizes several forms of yes and no, and leaves other text to validation', () => {
  expect(['是', 'TRUE', '1', '√'].map((text) => read('switch', text))).toEqual([true, true, true, true]);
  expect(['否', '', '0', 'No'].map((text) => read('switch', text))).toEqual([false, false, false, false]);
  expect(read('switch', 'maybe')).toBe('maybe');
});

test('reads local times of the file in the user’s time zone', () => {
  expect(read('dateTime', '2026-01-02 03:04:05')).toBe(new Date(2026, 0, 2, 3, 4, 5).toISOString());
  expect(read('dateTime', '2026-01-02')).toBe(new Date(2026, 0, 2).toISOString());
  expect(read('dateTime', 'soon')).toBe('soon');
  expect(read('dateTime', '2026/1/2 3:04')).toBe(new Date(2026, 0, 2, 3, 4).toISOString());
  expect(read('dateTime', '2026-01-02T03:04:05Z')).toBe('2026-01-02T03:04:05.000Z');
});

test('removes only the apostrophe that an export adds before formulas', () => {
  expect(["'\u2060=1", "'=1", "'a", "'", null, undefined, 7, true].map(toCellText)).toEqual([
    '=1',
    "'=1",
    "'a",
    "'",
    '',
    '',
    '7',
    'true',
  ]);
  expect(toCellText(new Date('2026-01-02T03:04:05Z'))).toBe('2026-01-02 03:04:05');
});

test('reads values with several parts as JSON, and leaves other text to validation', () => {
  expect(['{"count":3}', '', '{count'].map((text) => read('json', text))).toEqual([
    { count: 3 },
    {},
    '{count',
  ]);
});

test('rejects a date whose day and month depend on the locale instead of guessing', () => {
  expect(['2026-01-31', '2026/1/2'].map((text) => read('date', text))).toEqual(['2026-01-31', '2026-01-02']);
  expect(['1/2/2026', '02.01.2026', '2026-1/2'].map((text) => read('date', text))).toEqual([
    '1/2/2026',
    '02.01.2026',
    '2026-1/2',
  ]);
  expect(['1/2/2026', '02.01.2026 10:00'].map((text) => read('dateTime', text))).toEqual([
    '1/2/2026',
    '02.01.2026 10:00',
  ]);
});
