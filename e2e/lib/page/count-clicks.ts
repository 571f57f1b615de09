import type { Page } from 'playwright/test';

/**
 * Counts the clicks of a user on a page until it reloads. The returned function returns the number so far. Typing does
 * not count.
 */
export async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    let clicks = 0;
    addEventListener(
      'pointerdown',
      () => {
        clicks += 1;
        Object.assign(window, { clicks });
      },
      { capture: true },
    );
  });
  return () => page.evaluate(() => Number(Reflect.get(window, 'clicks') ?? 0));
}
