import type { Page } from 'playwright/test';

/** Closes the console and forgets its session, as a browser that is closed does; nothing of the console asks on without it. */
export async function forgetSession(page: Page): Promise<void> {
  await page.goto('/config.json');
  await page.context().clearCookies();
  await page.evaluate(() => window.sessionStorage.clear());
}
