import type { Browser } from 'playwright/test';
import { type Cost, openSlowTab, type Target } from './slow-tab.ts';
import type { RunningProduct } from './start-product.ts';

export const STEPS = [
  'empty page',
  'sign-in page',
  'sign-in page, again',
  'sign-in to console',
  'first list',
  'list by address',
  'list by address, again',
] as const;

export type Step = (typeof STEPS)[number];

const LIST = '/admin/algorithm/algorithms';
const SUBMIT = { selector: 'form button[type=submit]' };
/** The title of the dashboard beside the menu. */
const CONSOLE: Target = { selector: 'body:has(nav a[href^="/admin/"]) main h1' };
const ROWS: Target = { selector: 'main tbody tr td', count: 20 };

const PROFILE = {
  viewport: { width: 1440, height: 900 },
  locale: 'zh-CN',
  timezoneId: 'Asia/Shanghai',
} as const;

/** Opens the empty page, which contains only React and its router, in a new browser. */
export async function measureEmptyPage(browser: Browser, url: string): Promise<Cost> {
  const tab = await openSlowTab(await browser.newContext(PROFILE));
  return await tab.open(url, { selector: 'h1' });
}

/**
 * Opens the console in a new browser, as a user does. The steps with `again` use the cache that the step before them
 * has filled. Before the first opening of the list by its address, the cache is emptied.
 */
export async function measureConsoleSteps(
  browser: Browser,
  { url, password }: RunningProduct,
): Promise<Record<Exclude<Step, 'empty page'>, Cost>> {
  const context = await browser.newContext(PROFILE);
  const firstTab = await openSlowTab(context);
  const signIn = await firstTab.open(`${url}/login`, SUBMIT);
  await firstTab.page.close();
  const tab = await openSlowTab(context);
  const signInAgain = await tab.open(`${url}/login`, SUBMIT);
  const { page } = tab;
  await page.locator('form input').first().fill('admin');
  await page.locator('form input[type=password]').fill(password);
  const signInToConsole = await tab.click(
    () => page.locator(SUBMIT.selector).click({ noWaitAfter: true }),
    CONSOLE,
  );
  const firstList = await tab.click(
    () => page.locator(`nav a[href="${LIST}"]`).first().click({ noWaitAfter: true }),
    ROWS,
  );
  await tab.clearCache();
  const byAddress = await tab.open(url + LIST, ROWS);
  await page.close();
  const byAddressAgain = await (await openSlowTab(context)).open(url + LIST, ROWS);
  return {
    'sign-in page': signIn,
    'sign-in page, again': signInAgain,
    'sign-in to console': signInToConsole,
    'first list': firstList,
    'list by address': byAddress,
    'list by address, again': byAddressAgain,
  };
}
