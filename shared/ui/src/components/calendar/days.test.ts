import { expect, test } from 'vitest';
import { addDays, isDay } from './days.ts';

test('adds days across months', () => {
  expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
});

test('accepts only days that exist', () => {
  expect(['2026-02-28', '2024-02-29'].every(isDay)).toBe(true);
  expect(['2026-02-29', '2026-2-1', '', '2026-13-01'].some(isDay)).toBe(false);
});
