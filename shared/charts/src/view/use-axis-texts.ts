import { ticks } from 'd3-array';
import { createTimeTicks } from '../model/create-time-ticks.ts';
import type { IndexRange, SeriesAxis } from '../model/series.ts';
import { useFormatAxisNumber } from './use-format-axis-number.ts';
import { useTimeFormats } from './use-time-formats.ts';

interface PositionTick {
  readonly index: number;
  readonly text: string;
}

interface AxisTexts {
  readonly createTicks: (range: IndexRange, count: number) => readonly PositionTick[];
  /** Full name of a position. */
  readonly getName: (index: number) => string;
}

/** Returns the texts of a horizontal axis in the user's language. */
export function useAxisTexts(axis: SeriesAxis): AxisTexts {
  const formatNumber = useFormatAxisNumber();
  const time = useTimeFormats();
  if (axis.kind === 'time') {
    return {
      createTicks: (range, count) =>
        createTimeTicks(axis, range, count).map(({ index, level }) => ({
          index,
          text: time.tick(axis.at[index] ?? 0, level),
        })),
      getName: (index) => time.name(axis.at[index] ?? 0, axis.unit),
    };
  }
  const { first, stepValue = 1, getName } = axis;
  return {
    createTicks: ({ from, to }, count) =>
      ticks(first + from, first + to, Math.max(1, count))
        .filter(Number.isInteger)
        .map((step) => ({ index: step - first, text: formatNumber(step * stepValue) })),
    getName: (index) => getName(first + index),
  };
}
