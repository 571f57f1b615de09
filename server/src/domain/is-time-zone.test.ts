import { expect, test, vi } from 'vitest';
import { isTimeZone } from './is-time-zone.ts';

test('accepts names and aliases of time zones, but no offsets and no other texts', () => {
  const names = ['Asia/Shanghai', 'asia/shanghai', 'US/Pacific', 'UTC', '+08:00', 'Mars/Base', ''];
  expect(names.filter(isTimeZone)).toEqual(['Asia/Shanghai', 'asia/shanghai', 'US/Pacific', 'UTC']);
});

test('creates no format for the name of a common time zone, because that takes a tenth of a millisecond', () => {
  const create = vi.spyOn(Intl, 'DateTimeFormat');
  expect(isTimeZone('Asia/Shanghai')).toBe(true);
  expect(create).not.toHaveBeenCalled();
});
