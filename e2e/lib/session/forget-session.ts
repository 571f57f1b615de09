import type { Page } from 'playwright/test';
import { openBlankPage } from './open-blank-page.ts';

/** Leaves the console, which then sends no more requests, and deletes all cookies and the session storage. */
export async function forgetSession(page: Page): Promise<void> {
  await openBlankPage(page);
  await page.context().clearCookies();
  await page.evaluate(() => window.sessionStorage.clear());
}
