import type { CSSProperties } from 'react';

const COUNT = 6;

/** The theme's chart color with this number, from 0, as the custom property `--tone` of an element. */
export function toneOf(tone: number): CSSProperties {
  return { '--tone': `var(--atrium-chart-${(tone % COUNT) + 1})` } as CSSProperties;
}
