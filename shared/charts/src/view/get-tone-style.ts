import type { CSSProperties } from 'react';

/** The number of chart colors in the theme. */
const COLOR_COUNT = 6;

/** Returns a style that sets the property `--tone` to the theme's chart color with this number, from 0. */
export function getToneStyle(tone: number): CSSProperties {
  return { '--tone': `var(--atrium-chart-${(tone % COLOR_COUNT) + 1})` } as CSSProperties;
}
