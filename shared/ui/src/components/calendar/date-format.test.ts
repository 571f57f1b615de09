import { describe, expect, test } from 'vitest';
import { getDateFormat } from './date-format.ts';

describe('the short form of a date', () => {
  test.each([
    ['en-US', '01/31/2026', 'MM/DD/YYYY'],
    ['en-GB', '31/01/2026', 'DD/MM/YYYY'],
    ['zh-CN', '2026/01/31', '年/月/日'],
    ['de-DE', '31.01.2026', 'TT.MM.JJJJ'],
    ['fr-FR', '31/01/2026', 'JJ/MM/AAAA'],
    ['vi-VN', '31/01/2026', 'ngày/tháng/năm'],
    ['ar-EG', '31/01/2026', 'يوم/الشهر/السنة'],
    ['fa-IR', '1404/11/11', 'سال/ماه/روز'],
    ['th-TH', '31/01/2569', 'วัน/เดือน/ปี'],
  ])('in %s is %s', (tag, text, hint) => {
    const format = getDateFormat(tag);
    expect(format.formatShort('2026-01-31')).toBe(text);
    expect(format.hint).toBe(hint);
    expect(format.parse(text)).toBe('2026-01-31');
  });

  test('accepts the ISO form, missing zeros and other separators', () => {
    const format = getDateFormat('en-US');
    expect(['2026-01-31', '1/31/2026', ' 1.31.2026 '].map(format.parse)).toEqual(Array(3).fill('2026-01-31'));
  });

  test.each([
    ['ar-EG', '٣١/٠١/٢٠٢٦'],
    ['fa-IR', '۱۴۰۴/۱۱/۱۱'],
    ['fa-IR', '1404-11-11'],
    ['fa-IR', '2026-01-31'],
    ['th-TH', '31/1/2026'],
    ['th-TH', '๓๑/๑/๒๕๖๙'],
    ['hi-IN', '३१/१/२०२६'],
    ['ja-JP', '２０２６／１／３１'],
  ])('accepts the digits and the calendar of %s: %s', (tag, text) => {
    expect(getDateFormat(tag).parse(text)).toBe('2026-01-31');
  });

  test.each(['', '2026', '1/31/26', '02/30/2026', '13/01/2026', '2026-1', 'tomorrow'])(
    'rejects %j',
    (text) => {
      expect(getDateFormat('en-US').parse(text)).toBeUndefined();
    },
  );
});

test('weeks start on the day of the locale', () => {
  expect(getDateFormat('en-US').weekdays[0]?.long).toBe('Sunday');
  expect(getDateFormat('de-DE').weekdays[0]?.long).toBe('Montag');
});
