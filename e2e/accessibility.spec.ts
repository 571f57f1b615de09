import type { Page } from 'playwright/test';
import { expect, test } from './journey.ts';
import { changeStored } from './lib/change-stored.ts';
import { walkConsole } from './lib/console-routes.ts';
import { findBarriers } from './lib/find-barriers.ts';
import { nextPaint } from './lib/next-paint.ts';

const PUBLIC = ['/', '/login', '/register', '/forgot', '/reset#token=none', '/403', '/500', '/no/such/page'];

/** Each test walks through all pages. */
test.describe.configure({ timeout: 600_000 });

/** Violations that axe finds on a page, in both themes. */
async function faultsOf(page: Page, path: string): Promise<readonly string[]> {
  await page.goto(path);
  await expect(page.getByRole('main')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  const faults: string[] = [];
  for (const theme of ['light', 'dark']) {
    await changeStored(page, 'theme', theme);
    await expect(page.locator('body')).toHaveAttribute('arco-theme', theme);
    await nextPaint(page);
    const found = await findBarriers(page);
    faults.push(...found.map((fault) => `${path} in ${theme}: ${fault}`));
  }
  return faults;
}

test('axe finds nothing on the pages before sign-in', async ({ page }) => {
  const faults: string[] = [];
  for (const path of PUBLIC) faults.push(...(await faultsOf(page, path)));
  expect(faults).toEqual([]);
});

test('axe finds nothing on any page of the console', async ({ page, startSignedIn }) => {
  await startSignedIn(page);
  const faults: string[] = [];
  const missed = await walkConsole(page, async (path) => {
    faults.push(...(await faultsOf(page, path)));
  });
  expect(faults).toEqual([]);
  expect(missed).toEqual([]);
});
