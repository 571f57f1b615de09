import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { changeDeployment } from './lib/change-deployment.ts';
import { changeStored } from './lib/change-stored.ts';
import { findMisplaced } from './lib/page-boxes.ts';
import { resizeWindow } from './lib/resize-window.ts';

/** Each width with a height of its own, by which one sees that the page has followed. */
const SIZES = [
  { width: 360, height: 780 },
  { width: 800, height: 900 },
  { width: 1440, height: 901 },
];
/** The last one is mirrored. */
const LOCALES = ['zh-CN', 'en-US', 'en-XB'];
const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Each test measures dozens of pages. */
test.describe.configure({ timeout: 300_000 });

async function speak(page: Page, locale: string): Promise<void> {
  await changeStored(page, 'i18n-locale', locale);
  const sign = locale === 'en-XB' ? '[dir=rtl]' : `[lang=${locale}]`;
  await expect(page.locator(`html${sign}`)).toHaveCount(1);
}

for (const path of ['/admin/dashboard/console', '/admin/system/users']) {
  test(`nothing sticks out or overlaps around ${path}, whatever language, theme, menu and width`, async ({
    page,
    startSignedIn,
  }) => {
    await changeDeployment(page, { features: { pseudoLocales: true, layoutSettings: true } });
    await startSignedIn(page, { at: path });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const faults: string[] = [];
    for (const locale of LOCALES) {
      await speak(page, locale);
      for (const theme of ['light', 'dark']) {
        await changeStored(page, 'theme', theme);
        for (const showsHeaderMenu of [false, true]) {
          await changeStored(page, 'layout-settings', { showsHeaderMenu });
          for (const size of SIZES) {
            await resizeWindow(page, size);
            const menu = showsHeaderMenu ? 'header menu' : 'side menu';
            const found = await findMisplaced(page);
            faults.push(...found.map((fault) => `${locale} ${theme} ${menu} ${size.width}: ${fault}`));
          }
          if (locale !== 'en-US') continue;
          const { violations } = await new AxeBuilder({ page }).withTags(STANDARD).analyze();
          faults.push(...violations.map(({ id, nodes }) => `${theme}: ${id} at ${nodes[0]?.target}`));
        }
      }
    }
    expect(faults).toEqual([]);
  });
}

test('nothing sticks out or overlaps on the main page and the error pages', async ({ page }) => {
  await changeDeployment(page, { features: { pseudoLocales: true } });
  const faults: string[] = [];
  for (const path of ['/', '/403', '/500', '/no/such/page']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const locale of LOCALES) {
      await speak(page, locale);
      for (const theme of ['light', 'dark']) {
        await changeStored(page, 'theme', theme);
        for (const size of SIZES) {
          await resizeWindow(page, size);
          const found = await findMisplaced(page);
          faults.push(...found.map((fault) => `${path} ${locale} ${theme} ${size.width}: ${fault}`));
        }
      }
    }
  }
  expect(faults).toEqual([]);
});
