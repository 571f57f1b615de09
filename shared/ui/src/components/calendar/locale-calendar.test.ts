import { describe, expect, test } from 'vitest';
import { addDays } from './days.ts';
import { getLocaleCalendar } from './locale-calendar.ts';

const gregorian = getLocaleCalendar('en-US');
const persian = getLocaleCalendar('fa-IR');
const buddhist = getLocaleCalendar('th-TH');

describe('the calendar of a locale', () => {
  test('is the one in which `Intl` shows dates', () => {
    expect([gregorian.id, persian.id, buddhist.id]).toEqual(['gregory', 'persian', 'buddhist']);
    expect(persian.toParts('2026-03-21')).toEqual({ year: 1405, month: 1, date: 1 });
    expect(buddhist.toParts('2026-03-21')).toEqual({ year: 2569, month: 3, date: 21 });
  });

  test('is Gregorian if the console does not support it', () => {
    expect(getLocaleCalendar('zh-CN-u-ca-chinese').id).toBe('gregory');
  });

  test.each(['en-US', 'th-TH', 'fa-IR', 'ar-SA-u-ca-islamic-umalqura'])(
    'converts each day to its parts and back: %s',
    (tag) => {
      const { toDay, toParts } = getLocaleCalendar(tag);
      const days = Array.from({ length: 1_500 }, (_, index) => addDays('2023-12-01', index));
      expect(days.filter((day) => toDay(toParts(day)) !== day)).toEqual([]);
    },
  );

  test('rejects a day that does not exist', () => {
    expect(gregorian.toDay({ year: 2026, month: 2, date: 29 })).toBeUndefined();
    // 1403 is a leap year, 1404 is not.
    expect(persian.toDay({ year: 1403, month: 12, date: 30 })).toBe('2025-03-20');
    expect(persian.toDay({ year: 1404, month: 12, date: 30 })).toBeUndefined();
    expect(persian.toDay({ year: 1404, month: 13, date: 1 })).toBeUndefined();
  });

  test('adds months, and uses the last day of a shorter month', () => {
    expect(gregorian.addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(gregorian.addMonths('2026-01-15', -1)).toBe('2025-12-15');
    expect(gregorian.addMonths('2024-02-29', 12)).toBe('2025-02-28');
    // From 31 Shahrivar to 30 Mehr.
    expect(persian.addMonths('2026-09-22', 1)).toBe('2026-10-22');
  });

  test('lists whole weeks from the first day of the week', () => {
    const weeks = gregorian.listWeeks('2026-02-10', 1);
    expect(weeks.map(([first]) => first)).toEqual([
      '2026-01-26',
      '2026-02-02',
      '2026-02-09',
      '2026-02-16',
      '2026-02-23',
    ]);
    expect(gregorian.listWeeks('2026-02-10', 7)).toHaveLength(4);
    expect(gregorian.listWeeks('2026-02-10', 7)[0]?.[0]).toBe('2026-02-01');
    // Farvardin 1405 begins on Saturday, March 21, and has 31 days.
    expect(persian.listWeeks('2026-04-01', 6)[0]?.[0]).toBe('2026-03-21');
    expect(persian.listWeeks('2026-04-01', 6)).toHaveLength(5);
  });
});
