import { CHART_SIZE, middleOf } from './chart-size.ts';

/** A line through the values, as SVG writes paths. Where a value is missing it breaks; a value alone is a point. */
export function linePath(values: readonly (number | null)[], top: number): string {
  let isDrawing = false;
  const parts = values.flatMap((value, index) => {
    if (value === null) {
      isDrawing = false;
      return [];
    }
    const place = `${round(middleOf(index, values.length))} ${round((1 - value / top) * CHART_SIZE.height)}`;
    const isAlone = !isDrawing && (values[index + 1] ?? null) === null;
    const part = isDrawing ? `L${place}` : `M${place}${isAlone ? 'h0.01' : ''}`;
    isDrawing = true;
    return [part];
  });
  return parts.join('');
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
