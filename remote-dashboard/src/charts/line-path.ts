import { CHART_SIZE, middleOf } from './chart-size.ts';

/** A line through the values, as SVG writes paths. Where a value is missing it breaks, and a value alone has none. */
export function linePath(values: readonly (number | null)[], top: number): string {
  let isDrawing = false;
  const parts = values.flatMap((value, index) => {
    const isJoined = value !== null && !isAlone(values, index);
    const part = isJoined ? [`${isDrawing ? 'L' : 'M'}${placeOf(value, index, values, top)}`] : [];
    isDrawing = isJoined;
    return part;
  });
  return parts.join('');
}

/** The values that no line can join to another, each as a point. */
export function pointPath(values: readonly (number | null)[], top: number): string {
  return values
    .map((value, index) =>
      value !== null && isAlone(values, index) ? `M${placeOf(value, index, values, top)}h0.01` : '',
    )
    .join('');
}

function isAlone(values: readonly (number | null)[], index: number): boolean {
  return (values[index - 1] ?? null) === null && (values[index + 1] ?? null) === null;
}

function placeOf(value: number, index: number, { length }: readonly unknown[], top: number): string {
  return `${round(middleOf(index, length))} ${round((1 - value / top) * CHART_SIZE.height)}`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
