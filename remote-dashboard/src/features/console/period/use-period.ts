import type { Period } from '@atrium/contract';
import { usePane } from '@atrium/runtime';
import { useMemo } from 'react';
import { toDay } from '../../../runs/to-day.ts';
import { type ChosenPeriod, type Preset, readPeriod, writePeriod } from './period.ts';

const ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The period in the pane's location, so that Back, reload and a copied link restore it. */
export function usePeriod() {
  const { location, navigator } = usePane();
  const period = readPeriod(location.query, toDay(new Date()));
  const { from, to } = period;
  const body = useMemo((): Period => ({ timeZone: ZONE, from, to }), [from, to]);
  return {
    period,
    /** The body of a call; the same object while nothing changes. */
    body,
    choose: (preset: Preset | 'custom', days: Pick<ChosenPeriod, 'from' | 'to'> = period) =>
      navigator.setQuery(writePeriod(preset, days)),
  };
}
