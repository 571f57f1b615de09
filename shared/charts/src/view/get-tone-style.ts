import type { CSSProperties } from 'react';

/** The number of chart colors in the theme. */
const COLOR_COUNT = 6;

/** Returns the CSS property of the chart color `tone`, counted from 0. The colors repeat. */
export function getToneProperty(tone: number): string {
  return `--atrium-chart-${(tone % COLOR_COUNT) + 1}`;
}

/** Returns a style that sets the property `--tone` to the chart color `tone`. */
export function getToneStyle(tone: number): CSSProperties {
  return { '--tone': `var(${getToneProperty(tone)})` } as CSSProperties;
}
