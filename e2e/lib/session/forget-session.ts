import type { Page } from 'playwright/test';
import { openBlankPage } from './open-blank-page.ts';

/** Leaves the console, so that it sends no more requests, and deletes all cookies and its session storage. */
export async function forgetSession(page: Page): Promise<void> {
  await openBlankPage(page);
  await page.context().clearCookies();
  await page.evaluate(() => window.sessionStorage.clear());
}
