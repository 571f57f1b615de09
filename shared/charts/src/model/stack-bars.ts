import type { BarSeries } from './series.ts';

/** One part of a stacked bar. `from` and `to` are values of the data, not pixels. */
export interface BarPart {
  readonly key: string;
  readonly tone: number;
  readonly from: number;
  readonly to: number;
}

/** Returns the parts of the bar at one position, from the bottom up. Parts without a value are left out. */
export function stackBars(series: readonly BarSeries[], index: number): readonly BarPart[] {
  let top = 0;
  return series.flatMap(({ key, tone, values }) => {
    const value = values[index] ?? 0;
    if (value <= 0) return [];
    const from = top;
    top += value;
    return [{ key, tone, from, to: top }];
  });
}
