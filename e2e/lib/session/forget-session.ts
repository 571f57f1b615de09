import type { Page } from 'playwright/test';
import { openBlankPage } from './open-blank-page.ts';

/** Closes the console and deletes its cookies, as closing the browser does. The console sends no more requests. */
export async function forgetSession(page: Page): Promise<void> {
  await openBlankPage(page);
  await page.context().clearCookies();
  await page.evaluate(() => window.sessionStorage.clear());
}
