import { expect, test } from 'vitest';
import { addDays, addMonths, isDay, listWeeks } from './days.ts';

test('adds days across months, and months to the last day of a shorter one', () => {
  expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
  expect(addMonths('2026-01-15', -1)).toBe('2025-12-15');
  expect(addMonths('2024-02-29', 12)).toBe('2025-02-28');
});

test('accepts only days that exist', () => {
  expect(['2026-02-28', '2024-02-29'].every(isDay)).toBe(true);
  expect(['2026-02-29', '2026-2-1', '', '2026-13-01'].some(isDay)).toBe(false);
});

test('a month has whole weeks from the first day of the week', () => {
  const weeks = listWeeks('2026-02-10', 1);
  expect(weeks.map(([first]) => first)).toEqual([
    '2026-01-26',
    '2026-02-02',
    '2026-02-09',
    '2026-02-16',
    '2026-02-23',
  ]);
  expect(listWeeks('2026-02-10', 7)).toHaveLength(4);
  expect(listWeeks('2026-02-10', 7)[0]?.[0]).toBe('2026-02-01');
});
