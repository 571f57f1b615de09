import type { CSSProperties } from 'react';

const COUNT = 6;

/** Sets the custom property `--tone` of an element to the theme's chart color with this number, from 0. */
export function getToneStyle(tone: number): CSSProperties {
  return { '--tone': `var(--atrium-chart-${(tone % COUNT) + 1})` } as CSSProperties;
}
