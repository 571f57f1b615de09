import type { Period } from '@atrium/contract';
import { usePane } from '@atrium/runtime';
import { useMemo } from 'react';
import { toDay } from '../../../runs/to-day.ts';
import { type ChosenPeriod, type Preset, readPeriod, toPeriodQuery } from './period.ts';

const TIME_ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Returns the period in the pane's location. Back, reload and a copied link restore the period. */
export function usePeriod() {
  const { location, navigator } = usePane();
  const period = readPeriod(location.query, toDay(new Date()));
  const { from, to } = period;
  const body = useMemo((): Period => ({ timeZone: TIME_ZONE, from, to }), [from, to]);
  return {
    period,
    /** The body of a call. It is the same object while the period does not change. */
    body,
    choose: (preset: Preset | 'custom', range: Pick<ChosenPeriod, 'from' | 'to'> = period) =>
      navigator.setQuery(toPeriodQuery(preset, range)),
  };
}
