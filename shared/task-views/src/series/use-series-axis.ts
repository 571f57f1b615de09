import type { StepAxis, TimeAxis, TimeUnit } from '@atrium/charts';
import { type DateUnit, listStepDates, parseLocalTime, type SeriesDates } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';

/** Charts have no time axis for steps that are shorter than an hour. */
const TIME_UNITS: Readonly<Partial<Record<DateUnit, TimeUnit>>> = {
  hour: 'hour',
  day: 'day',
  weekday: 'day',
  month: 'month',
};

/** Returns the axis of a series with `count` values: its dates, or its steps from 1. */
export function useSeriesAxis(count: number, dates: SeriesDates | undefined): StepAxis | TimeAxis {
  const { t } = useLingui();
  const format = useFormat();
  const texts = useMemo(
    () => (dates && parseLocalTime(dates.first) !== undefined ? listStepDates(dates, 0, count) : []),
    [dates, count],
  );
  const unit = dates && TIME_UNITS[dates.unit];
  // Charts show times in the browser's time zone, so each date is converted to the same clock time there.
  const at = useMemo(
    () => (unit ? texts.map((text) => new Date(text.includes('T') ? text : `${text}T00:00`).getTime()) : []),
    [texts, unit],
  );
  if (unit && at.length > 0) return { kind: 'time', unit, at };
  return {
    kind: 'step',
    title: t({ id: 'tasks.component.series.step', message: 'Step' }),
    first: 1,
    count,
    getName: (position) => {
      const step = format.number(position);
      return texts[position - 1] ?? t({ id: 'tasks.component.series.step-name', message: `Step ${step}` });
    },
  };
}
