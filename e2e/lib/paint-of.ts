import type { Locator } from 'playwright/test';

/** A part of the page that the theme colours, by the colour it has now. */
export function paintOf(
  part: Locator,
  property: 'background-color' | 'color' = 'background-color',
): Promise<string> {
  return part.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
}
