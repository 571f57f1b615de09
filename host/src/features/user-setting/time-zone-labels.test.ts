import { expect, it } from 'vitest';
import { createShortLabel, createTimeZoneLabel, formatOffset } from './time-zone-labels.ts';

const winter = Date.UTC(2026, 0, 31, 23, 30, 59);
const summer = Date.UTC(2026, 6, 1, 12);

it('formats the offset of a time zone from UTC at a time', () => {
  const formatAll = (zone: string) => [formatOffset(zone, winter), formatOffset(zone, summer)];
  expect(formatAll('Asia/Shanghai')).toEqual(['UTC+08:00', 'UTC+08:00']);
  expect(formatAll('America/New_York')).toEqual(['UTC−05:00', 'UTC−04:00']);
  expect(formatAll('Asia/Kolkata')).toEqual(['UTC+05:30', 'UTC+05:30']);
  expect(formatAll('UTC')).toEqual(['UTC', 'UTC']);
});

it('names a time zone by its city, its offset and its id', () => {
  expect(createTimeZoneLabel('America/New_York', 'UTC−05:00')).toBe(
    'New York · UTC−05:00 · America/New_York',
  );
  expect(createTimeZoneLabel('Asia/Shanghai', undefined)).toBe('Shanghai · Asia/Shanghai');
  expect(createTimeZoneLabel('UTC', 'UTC')).toBe('UTC');
  expect(createShortLabel('America/New_York', 'UTC−05:00')).toBe('New York · UTC−05:00');
});
