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

/** A round number not below the highest count, whose quarters are whole: 4, 8, 20, 40, 60, 80, 100, 200 … */
export function scaleTop(highest: number): number {
  if (highest <= 8) return highest <= 4 ? 4 : 8;
  const power = 10 ** Math.max(1, Math.floor(Math.log10(highest)));
  return ([2, 4, 6, 8].find((factor) => factor * power >= highest) ?? 10) * power;
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
