import type { Locator } from 'playwright/test';

/** A part of the page that the theme colors, with its current color. */
export function readPaint(
  part: Locator,
  property: 'background-color' | 'color' = 'background-color',
): Promise<string> {
  return part.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
}
