import type { Locator } from 'playwright/test';

/** Returns the current color of an element, to test the theme. */
export function readColor(
  locator: Locator,
  property: 'background-color' | 'color' = 'background-color',
): Promise<string> {
  return locator.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
}
