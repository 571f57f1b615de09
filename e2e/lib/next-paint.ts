import type { Page } from 'playwright/test';

/** Waits until the page has painted what was changed, transitions without length included. */
export async function nextPaint(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}
