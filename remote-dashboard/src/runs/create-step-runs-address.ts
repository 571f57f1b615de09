import type { DashboardSeries } from '@atrium/contract';
import { createRunsAddress } from './create-runs-address.ts';
import { toDay } from './to-day.ts';

/**
 * Returns the location of the list of the runs in one hour, day or month of a series. Undefined if the series has no
 * point with this index.
 */
export function createStepRunsAddress({ step, points }: DashboardSeries, index: number): string | undefined {
  const start = points[index]?.at;
  if (start === undefined) return undefined;
  if (step === 'hour') return createRunsAddress({ hour: start });
  const day = new Date(start);
  const last = step === 'day' ? day : new Date(day.getFullYear(), day.getMonth() + 1, 0);
  return createRunsAddress({ days: { from: toDay(day), to: toDay(last) } });
}
