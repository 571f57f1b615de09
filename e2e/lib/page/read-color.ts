import type { Locator } from 'playwright/test';

/** Returns the current color of an element, to test the theme. */
export function readColor(
  part: Locator,
  property: 'background-color' | 'color' = 'background-color',
): Promise<string> {
  return part.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
}
