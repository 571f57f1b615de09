import type { Page } from 'playwright/test';

/** Opens an address of the console without a page load, as a link in the console does. */
export async function navigateTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    // The state has the form of the entries that the console's history writes (`console-history.ts`).
    window.history.pushState({ index: window.history.length, key: String(Math.random()), usr: null }, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}
