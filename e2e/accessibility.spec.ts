import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { consoleRoutes, hasParameter, linkTo } from './lib/console-routes.ts';

const PUBLIC = ['/', '/login', '/register', '/forgot', '/reset#token=none', '/403', '/500', '/no/such/page'];
const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Each test walks through all pages. */
test.describe.configure({ timeout: 300_000 });

async function faultsOf(page: Page, path: string): Promise<readonly string[]> {
  await page.goto(path);
  await expect(page.getByRole('main')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  const { violations } = await new AxeBuilder({ page }).withTags(STANDARD).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${path}: ${id} at ${target.join(' ')}: ${failureSummary}`),
  );
}

for (const theme of ['light', 'dark'] as const) {
  test.describe(`in the ${theme} theme`, () => {
    test.beforeEach(async ({ page, say }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('/login');
      await page.getByRole('button', { name: say('host.component.theme-switch.label'), exact: true }).click();
      await page.getByRole('menuitemradio', { name: say(`host.component.theme-switch.${theme}`) }).click();
      await expect(page.locator('body')).toHaveAttribute('arco-theme', theme);
    });

    test('axe finds nothing on the pages before sign-in', async ({ page }) => {
      const faults: string[] = [];
      for (const path of PUBLIC) faults.push(...(await faultsOf(page, path)));
      expect(faults).toEqual([]);
    });

    test('axe finds nothing on any page of the console', async ({ page, signIn }) => {
      await signIn(page);
      await expect(page.locator('body')).toHaveAttribute('arco-theme', theme);
      const faults: string[] = [];
      const patterns = await consoleRoutes(page);
      for (const path of patterns.filter((pattern) => !hasParameter(pattern))) {
        faults.push(...(await faultsOf(page, path)));
      }
      for (const pattern of patterns.filter(hasParameter)) {
        await page.goto('/admin/assets/assets');
        await expect(page.locator('a[href*="nlpApp/"]').first()).toBeVisible();
        const path = await linkTo(page, pattern);
        if (path) faults.push(...(await faultsOf(page, path)));
      }
      expect(faults).toEqual([]);
    });
  });
}
