/** A count of calls within one hour. */
export interface HourCount {
  readonly at: string;
  readonly calls: number;
  readonly errors: number;
}

/** One bar, in the units of the drawing; `errors` is the height of its failed part, at the foot. */
export interface Bar {
  readonly hour: HourCount;
  readonly x: number;
  readonly width: number;
  readonly height: number;
  readonly errorHeight: number;
}

const GAP = 0.25;

/** The smallest of 1, 2 or 5 times a power of ten that is not below the highest count; at least 4, to be quartered. */
export function scaleTop(highest: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(highest, 1)));
  const step = [1, 2, 5, 10].find((factor) => factor * power >= highest) ?? 10;
  return Math.max(4, step * power);
}

/** Bars of equal width from start to end, on a scale that begins at zero. */
export function layBars(
  hours: readonly HourCount[],
  size: { width: number; height: number },
): readonly Bar[] {
  const top = scaleTop(Math.max(0, ...hours.map(({ calls }) => calls)));
  const slot = size.width / Math.max(1, hours.length);
  return hours.map((hour, index) => ({
    hour,
    x: slot * (index + GAP / 2),
    width: slot * (1 - GAP),
    height: (hour.calls / top) * size.height,
    errorHeight: (hour.errors / top) * size.height,
  }));
}
