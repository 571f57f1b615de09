import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { changeStored } from './lib/change-stored.ts';
import { walkConsole } from './lib/console-routes.ts';
import { nextPaint } from './lib/next-paint.ts';

const PUBLIC = ['/', '/login', '/register', '/forgot', '/reset#token=none', '/403', '/500', '/no/such/page'];
const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Each test walks through all pages. */
test.describe.configure({ timeout: 600_000 });

/** What axe finds on a page, in both themes. */
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
    const { violations } = await new AxeBuilder({ page }).withTags(STANDARD).analyze();
    for (const { id, nodes } of violations) {
      const places = nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`);
      faults.push(...places.map((place) => `${path} in ${theme}: ${id} at ${place}`));
    }
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
