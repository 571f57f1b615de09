import type { SeriesDates } from '@atrium/contract';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/** Returns a function that describes the interval between dates, such as `1 week`. */
export function useDescribeInterval(): (interval: Pick<SeriesDates, 'unit' | 'every'>) => string {
  const { t } = useLingui();
  return ({ unit, every }) => {
    const [years, quarters, weeks] = [every / 12, every / 3, every / 7];
    if (unit === 'month' && Number.isInteger(years)) {
      return t({
        id: 'tasks.component.dates.years',
        message: plural(years, { one: '# year', other: '# years' }),
      });
    }
    if (unit === 'month' && Number.isInteger(quarters)) {
      return t({
        id: 'tasks.component.dates.quarters',
        message: plural(quarters, { one: '# quarter', other: '# quarters' }),
      });
    }
    if (unit === 'day' && Number.isInteger(weeks)) {
      return t({
        id: 'tasks.component.dates.weeks',
        message: plural(weeks, { one: '# week', other: '# weeks' }),
      });
    }
    switch (unit) {
      case 'month':
        return t({
          id: 'tasks.component.dates.months',
          message: plural(every, { one: '# month', other: '# months' }),
        });
      case 'weekday':
        return t({
          id: 'tasks.component.dates.weekdays',
          message: plural(every, {
            one: '# weekday (Monday to Friday)',
            other: '# weekdays (Monday to Friday)',
          }),
        });
      case 'day':
        return t({
          id: 'tasks.component.dates.days',
          message: plural(every, { one: '# day', other: '# days' }),
        });
      case 'hour':
        return t({
          id: 'tasks.component.dates.hours',
          message: plural(every, { one: '# hour', other: '# hours' }),
        });
      case 'minute':
        return t({
          id: 'tasks.component.dates.minutes',
          message: plural(every, { one: '# minute', other: '# minutes' }),
        });
      case 'second':
        return t({
          id: 'tasks.component.dates.seconds',
          message: plural(every, { one: '# second', other: '# seconds' }),
        });
    }
  };
}
