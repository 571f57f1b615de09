import type { DashboardSeries } from '@atrium/contract';
import { runsAddress } from './runs-address.ts';
import { toDay } from './to-day.ts';

/** Returns the location of the runs of one step of a series. */
export function stepRunsAddress({ step, points }: DashboardSeries, index: number): string | undefined {
  const start = points[index]?.at;
  if (start === undefined) return undefined;
  if (step === 'hour') return runsAddress({ hour: start });
  const day = new Date(start);
  const last = step === 'day' ? day : new Date(day.getFullYear(), day.getMonth() + 1, 0);
  return runsAddress({ days: { from: toDay(day), to: toDay(last) } });
}
