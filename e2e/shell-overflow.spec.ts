import { ROUTES } from '@atrium/contract';
import type { Page } from 'playwright/test';
import { changeStored } from './lib/data/change-stored.ts';
import { findAccessibilityViolations } from './lib/page/find-accessibility-violations.ts';
import { findLayoutErrors } from './lib/page/find-layout-errors.ts';
import { resizeWindow } from './lib/page/resize-window.ts';
import { waitForPaint } from './lib/page/wait-for-paint.ts';
import { addToDescriptor } from './lib/remotes/add-to-descriptor.ts';
import { changeDeployment } from './lib/server/change-deployment.ts';
import { FRAMED_SITE, serveFramedSite } from './lib/server/framed-site.ts';
import { expect, test } from './test.ts';

/** All heights differ, because `resizeWindow` waits until the shell has the new height. */
const SIZES = [
  { width: 360, height: 780 },
  { width: 800, height: 900 },
  { width: 1440, height: 901 },
] as const;
/** The last locale is written from right to left. */
const LOCALES = ['zh-CN', 'en-US', 'en-XB'] as const;
const THEMES = ['light', 'dark'] as const;
const MENUS = ['side menu', 'header menu'] as const;
const FRAMED = '/admin/assets/handbook';

interface Variant {
  readonly size: (typeof SIZES)[number];
  readonly locale: (typeof LOCALES)[number];
  readonly theme: (typeof THEMES)[number];
  readonly menu: (typeof MENUS)[number];
}

/**
 * The smallest set of variants that contains every combination of two values (pairwise testing), such as each width
 * with each language. Grouped by language.
 */
const VARIANTS: readonly Variant[] = LOCALES.flatMap((locale, column) =>
  SIZES.map((size, row): Variant => {
    const index = row * LOCALES.length + column;
    // With these indexes, both themes and both menus appear in each width and language, and in all combinations.
    return {
      size,
      locale,
      theme: [0, 4, 5, 7].includes(index) ? 'light' : 'dark',
      menu: [1, 3, 5, 7, 8].includes(index) ? 'header menu' : 'side menu',
    };
  }),
);

/** Pages of the shell, some pages of each remote, an unknown address and a framed site. */
const PAGES = [
  ROUTES.console,
  ROUTES.log,
  '/admin/algorithm/algorithms',
  '/admin/system/users',
  ROUTES.assets,
  '/admin/assets/nlpApp/create',
  ROUTES.userSetting,
  ROUTES.accountSetting,
  '/admin/no/such/page',
  FRAMED,
] as const;

/** The framed page tries to navigate the console. */
test.use({ expectedConsoleLines: /Unsafe attempt to initiate navigation/ });

/** Two tests measure each page in all variants. */
test.describe.configure({ timeout: 600_000 });

async function showVariant(page: Page, { size, locale, theme, menu }: Variant): Promise<void> {
  await changeStored(page, 'i18n-locale', locale);
  await changeStored(page, 'theme', theme);
  await changeStored(page, 'layout-settings', { showsHeaderMenu: menu === 'header menu' });
  const localeSelector = locale === 'en-XB' ? '[dir=rtl]' : `[lang=${locale}]`;
  await expect(page.locator(`html${localeSelector}`)).toHaveCount(1);
  await expect(page.locator('body')).toHaveAttribute('arco-theme', theme);
  await resizeWindow(page, size);
}

async function findLayoutErrorsIn(
  page: Page,
  path: string,
  variants: readonly Variant[],
): Promise<readonly string[]> {
  const findings: string[] = [];
  for (const variant of variants) {
    await showVariant(page, variant);
    const { size, locale, theme, menu } = variant;
    const found = await findLayoutErrors(page);
    findings.push(...found.map((finding) => `${path} ${locale} ${theme} ${menu} ${size.width}: ${finding}`));
  }
  return findings;
}

test('the shell has no overflowing or overlapping texts in any width, language, theme and menu', async ({
  page,
  startSignedIn,
}) => {
  await changeDeployment(page, { features: { pseudoLocales: true, layoutSettings: true } });
  await serveFramedSite(page);
  await addToDescriptor(page, 'remote_assets', {
    routes: [{ path: FRAMED, name: 'handbook', title: 'Handbook', frame: { address: `${FRAMED_SITE}/` } }],
  });
  await startSignedIn(page, { at: '/' });
  const findings: string[] = [];
  for (const path of PAGES) {
    // Reloads the page, because the other open tabs would be drawn in every variant.
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.locator('h1, iframe').filter({ visible: true }).first()).toBeVisible();
    await expect(main.locator('[aria-busy=true]').filter({ visible: true })).toHaveCount(0);
    if (path !== FRAMED) await page.waitForLoadState('networkidle');
    findings.push(...(await findLayoutErrorsIn(page, path, VARIANTS)));
  }
  expect(findings).toEqual([]);
});

test('axe finds nothing on pages of the console with the menu in the header, in English', async ({
  page,
  startSignedIn,
}) => {
  await changeDeployment(page, { features: { layoutSettings: true } });
  await startSignedIn(page);
  await changeStored(page, 'i18n-locale', 'en-US');
  await changeStored(page, 'layout-settings', { showsHeaderMenu: true });
  const findings: string[] = [];
  for (const path of [ROUTES.console, '/admin/system/users']) {
    // Reloads the page, because rows are pale while they load in another language.
    await page.goto(path);
    await expect(page.locator('html[lang=en-US]')).toHaveCount(1);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('[aria-busy=true]').filter({ visible: true })).toHaveCount(0);
    for (const theme of THEMES) {
      await changeStored(page, 'theme', theme);
      await expect(page.locator('body')).toHaveAttribute('arco-theme', theme);
      await waitForPaint(page);
      const found = await findAccessibilityViolations(page);
      findings.push(...found.map((finding) => `${path} ${theme}: ${finding}`));
    }
  }
  expect(findings).toEqual([]);
});

test('nothing overflows or overlaps on the main page and the error pages', async ({ page }) => {
  await changeDeployment(page, { features: { pseudoLocales: true } });
  const findings: string[] = [];
  for (const path of ['/', '/403', '/500', '/no/such/page']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    findings.push(...(await findLayoutErrorsIn(page, path, VARIANTS)));
  }
  expect(findings).toEqual([]);
});
