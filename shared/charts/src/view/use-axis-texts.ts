import { ticks } from 'd3-array';
import { createTimeTicks } from '../model/create-time-ticks.ts';
import type { IndexRange, SeriesAxis } from '../model/series.ts';
import { useFormatAxisNumbers } from './use-format-axis-numbers.ts';
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
  const formatNumbers = useFormatAxisNumbers();
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
    createTicks: ({ from, to }, count) => {
      const steps = ticks(first + from, first + to, Math.max(1, count)).filter(Number.isInteger);
      const texts = formatNumbers(steps.map((step) => step * stepValue));
      return steps.map((step, index) => ({ index: step - first, text: texts[index] ?? '' }));
    },
    getName: (index) => getName(first + index),
  };
}
