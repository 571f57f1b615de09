import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { changeStored } from './lib/change-stored.ts';
import { walkConsole } from './lib/console-routes.ts';
import { findBarriers } from './lib/find-barriers.ts';
import { nextPaint } from './lib/next-paint.ts';

const PUBLIC = ['/', '/login', '/register', '/forgot', '/reset#token=none', '/403', '/500', '/no/such/page'];

/** Each test walks through all pages. */
test.describe.configure({ timeout: 600_000 });

/** What axe finds on a page in the theme it comes in, and among its colours in the other one. */
async function faultsOf(page: Page, path: string): Promise<readonly string[]> {
  await page.goto(path);
  await expect(page.getByRole('main')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  const faults: string[] = [];
  const note = (theme: string, found: readonly string[]) =>
    faults.push(...found.map((fault) => `${path} in ${theme}: ${fault}`));
  const body = page.locator('body');
  const isDark = (await body.getAttribute('arco-theme')) === 'dark';
  const [theme, other] = isDark ? ['dark', 'light'] : ['light', 'dark'];
  note(theme, await findBarriers(page));
  await changeStored(page, 'theme', other);
  await expect(body).toHaveAttribute('arco-theme', other);
  await nextPaint(page);
  note(other, await findBarriers(page, { ofColours: true }));
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
