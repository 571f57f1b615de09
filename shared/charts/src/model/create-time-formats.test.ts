import { expect, test } from 'vitest';
import { createTimeFormats } from './create-time-formats.ts';

const march = Date.parse('2026-03-01T12:00:00');

test('formats months by the Gregorian calendar, and days by the calendar of the locale', () => {
  const persian = createTimeFormats('fa-IR');
  expect(persian.name(march, 'month')).toContain('مارس');
  expect(persian.tick(march, 'month')).toContain('مارس');
  expect(persian.name(march, 'day')).toContain('اسفند');
});

test("formats the year of a month by the locale's calendar if that calendar has Gregorian months", () => {
  expect(createTimeFormats('th-TH').name(march, 'month')).toBe('มีนาคม 2569');
  expect(createTimeFormats('en-US').name(march, 'month')).toBe('March 2026');
});
