import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTimeTicks } from './create-time-ticks.ts';
import type { TimeAxis } from './series.ts';

const zone = process.env.TZ;

beforeAll(() => {
  process.env.TZ = 'Europe/Berlin';
});

afterAll(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

const HOUR = 3_600_000;

function hoursFrom(start: string, count: number): TimeAxis {
  return {
    kind: 'time',
    unit: 'hour',
    at: Array.from({ length: count }, (_, hour) => Date.parse(start) + hour * HOUR),
  };
}

function listClocks(axis: TimeAxis, count: number): readonly string[] {
  return createTimeTicks(axis, { from: 0, to: axis.at.length - 1 }, count).map(({ index, level }) => {
    const moment = new Date(axis.at[index] ?? 0);
    return `${level} ${moment.getDate()}. ${moment.getHours()}`;
  });
}

describe('ticks of hours', () => {
  test('follow the clock on a day of 24 hours', () => {
    expect(listClocks(hoursFrom('2026-01-10T00:00+01:00', 24), 4)).toEqual([
      'day 10. 0',
      'hour 10. 6',
      'hour 10. 12',
      'hour 10. 18',
    ]);
  });

  test('follow the clock when an hour is skipped', () => {
    expect(listClocks(hoursFrom('2026-03-29T00:00+01:00', 23), 4)).toEqual([
      'day 29. 0',
      'hour 29. 6',
      'hour 29. 12',
      'hour 29. 18',
    ]);
  });

  test('follow the clock when an hour repeats, without a second tick for it', () => {
    expect(listClocks(hoursFrom('2026-10-25T00:00+02:00', 25), 4)).toEqual([
      'day 25. 0',
      'hour 25. 6',
      'hour 25. 12',
      'hour 25. 18',
    ]);
    const all = listClocks(hoursFrom('2026-10-25T00:00+02:00', 6), 8);
    expect(all.filter((clock) => clock === 'hour 25. 2')).toHaveLength(1);
  });

  test('show the day at midnight', () => {
    expect(listClocks(hoursFrom('2026-01-10T00:00+01:00', 48), 4)).toEqual([
      'day 10. 0',
      'hour 10. 12',
      'day 11. 0',
      'hour 11. 12',
    ]);
  });
});

test('ticks of days across a daylight-saving change are midnights', () => {
  const at = Array.from({ length: 90 }, (_, day) => new Date(2026, 1, 1 + day).getTime());
  const ticks = createTimeTicks({ kind: 'time', unit: 'day', at }, { from: 0, to: 89 }, 3);
  expect(ticks.map(({ index }) => new Date(at[index] ?? 0).toDateString())).toEqual([
    'Sun Feb 01 2026',
    'Sun Mar 01 2026',
    'Wed Apr 01 2026',
    'Fri May 01 2026',
  ]);
});

test('ticks of every second day include the last day', () => {
  const at = Array.from({ length: 14 }, (_, day) => new Date(2026, 0, 25 + day).getTime());
  const ticks = createTimeTicks({ kind: 'time', unit: 'day', at }, { from: 0, to: 13 }, 8);
  expect(ticks.map(({ index }) => new Date(at[index] ?? 0).getDate())).toEqual([26, 28, 30, 1, 3, 5, 7]);
});

test('ticks of months show the year first and in January', () => {
  const at = Array.from({ length: 6 }, (_, month) => new Date(2025, 9 + month, 1).getTime());
  const ticks = createTimeTicks({ kind: 'time', unit: 'month', at }, { from: 0, to: 5 }, 6);
  expect(ticks.map(({ level }) => level)).toEqual(['year', 'month', 'month', 'year', 'month', 'month']);
});

test('a zoomed range has its own ticks, and a single position has one tick', () => {
  const axis = hoursFrom('2026-01-10T00:00+01:00', 48);
  expect(createTimeTicks(axis, { from: 25, to: 30 }, 6).map(({ index }) => index)).toEqual([
    25, 26, 27, 28, 29, 30,
  ]);
  expect(createTimeTicks(axis, { from: 5, to: 5 }, 6)).toEqual([{ index: 5, level: 'hour' }]);
  expect(createTimeTicks({ ...axis, at: [] }, { from: 0, to: 0 }, 6)).toEqual([]);
});
