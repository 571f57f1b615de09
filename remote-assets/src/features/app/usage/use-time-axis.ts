import type { TimeAxis } from '@atrium/charts';
import type { Usage } from '@atrium/contract';
import { useMemo } from 'react';

/** Returns the time axis of the charts of a period. */
export function useTimeAxis({ step, points }: Usage): TimeAxis {
  return useMemo(
    () => ({ kind: 'time', unit: step, at: points.map(({ at }) => Date.parse(at)) }),
    [step, points],
  );
}
