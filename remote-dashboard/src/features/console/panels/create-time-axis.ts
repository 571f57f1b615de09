import type { TimeAxis } from '@atrium/charts';
import type { DashboardSeries } from '@atrium/contract';

/** Returns the time axis of a chart: the hours, days or months of a period. */
export function createTimeAxis({ step, points, complete }: DashboardSeries): TimeAxis {
  return { kind: 'time', unit: step, at: points.map(({ at }) => Date.parse(at)), completeCount: complete };
}
