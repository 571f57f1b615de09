import type { Page } from 'playwright/test';

/** The page names an empty icon, so that the browser requests none. */
const BLANK = '<!doctype html><link rel="icon" href="data:,">';

/**
 * Opens an empty page at the console's origin, on which no code of the console runs. `url` is this origin, by default
 * the one of the test.
 */
export async function openBlankPage(page: Page, url = ''): Promise<void> {
  await page.route('**/blank', (route) => route.fulfill({ contentType: 'text/html', body: BLANK }));
  await page.goto(`${url}/blank`);
  await page.unroute('**/blank');
}
