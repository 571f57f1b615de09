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

/**
 * Opens the empty page, which contains only React and its router, and then the console as a user
 * does. Each new context has an empty cache. The steps with `again` use the cache that the first
 * opening has filled.
 */
export async function measurePageSteps(
  browser: Browser,
  emptyUrl: string,
  { url, password }: RunningProduct,
): Promise<Record<Step, Cost>> {
  const emptyContext = await browser.newContext(PROFILE);
  const empty = await (await openSlowTab(emptyContext)).open(emptyUrl, { selector: 'h1' });
  await emptyContext.close();

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
  const state = await context.storageState();
  await context.close();

  const coldContext = await browser.newContext({ ...PROFILE, storageState: state });
  const listTab = await openSlowTab(coldContext);
  const byAddress = await listTab.open(url + LIST, ROWS);
  await listTab.page.close();
  const byAddressAgain = await (await openSlowTab(coldContext)).open(url + LIST, ROWS);
  await coldContext.close();
  return {
    'empty page': empty,
    'sign-in page': signIn,
    'sign-in page, again': signInAgain,
    'sign-in to console': signInToConsole,
    'first list': firstList,
    'list by address': byAddress,
    'list by address, again': byAddressAgain,
  };
}
