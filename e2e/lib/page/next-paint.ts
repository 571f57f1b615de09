import type { Page } from 'playwright/test';

/** Waits until the page has painted a change, including transitions without duration. */
export async function nextPaint(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}
