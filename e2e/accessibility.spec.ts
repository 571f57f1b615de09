import type { Page } from 'playwright/test';
import { changeStored } from './lib/data/change-stored.ts';
import { findAccessibilityViolations } from './lib/page/find-accessibility-violations.ts';
import { waitForPaint } from './lib/page/wait-for-paint.ts';
import { walkConsole } from './lib/routes/console-routes.ts';
import { expect, test } from './test.ts';

const PUBLIC = ['/', '/login', '/register', '/forgot', '/reset#token=none', '/403', '/500', '/no/such/page'];

/** Each test opens many pages. */
test.describe.configure({ timeout: 600_000 });

/** Returns the violations that axe finds on a page, in both themes. */
async function findViolations(page: Page, path: string): Promise<readonly string[]> {
  await page.goto(path);
  await expect(page.getByRole('main')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  const findings: string[] = [];
  for (const theme of ['light', 'dark']) {
    await changeStored(page, 'theme', theme);
    await expect(page.locator('body')).toHaveAttribute('arco-theme', theme);
    await waitForPaint(page);
    const found = await findAccessibilityViolations(page);
    findings.push(...found.map((finding) => `${path} in ${theme}: ${finding}`));
  }
  return findings;
}

test('axe finds nothing on the pages before sign-in', async ({ page }) => {
  const findings: string[] = [];
  for (const path of PUBLIC) findings.push(...(await findViolations(page, path)));
  expect(findings).toEqual([]);
});

test('axe finds nothing on any page of the console', async ({ page, startSignedIn }) => {
  await startSignedIn(page);
  const findings: string[] = [];
  const unreachedPaths = await walkConsole(page, async (path) => {
    findings.push(...(await findViolations(page, path)));
  });
  expect(findings).toEqual([]);
  expect(unreachedPaths).toEqual([]);
});
