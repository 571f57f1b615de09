import type { DashboardSeries } from '@atrium/contract';
import { createRunsAddress } from './create-runs-address.ts';
import { toDay } from './to-day.ts';

/**
 * Returns the address of the list of the runs in one hour, day or month of a series. Undefined if the series has no
 * point with this index.
 */
export function createStepRunsAddress({ step, points }: DashboardSeries, index: number): string | undefined {
  const start = points[index]?.at;
  if (start === undefined) return undefined;
  if (step === 'hour') return createRunsAddress({ hour: start });
  const firstDay = new Date(start);
  // Day 0 of the next month is the last day of this month.
  const lastDay = step === 'day' ? firstDay : new Date(firstDay.getFullYear(), firstDay.getMonth() + 1, 0);
  return createRunsAddress({ days: { from: toDay(firstDay), to: toDay(lastDay) } });
}
