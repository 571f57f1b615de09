import type { Page } from 'playwright/test';
import { findLayoutErrors } from './lib/page/find-layout-errors.ts';
import { collectData, findPlainTexts } from './lib/page/page-texts.ts';
import { resizeWindow } from './lib/page/resize-window.ts';
import { walkConsole } from './lib/routes/console-routes.ts';
import { changeDeployment } from './lib/server/change-deployment.ts';
import { expect, test } from './test.ts';

const PUBLIC = ['/login', '/register', '/forgot', '/reset#token=none', '/403', '/500', '/no/such/page'];
/** The heights differ, because `resizeWindow` requires a new height. */
const SIZES = [
  { width: 360, height: 900 },
  { width: 1440, height: 901 },
];
/**
 * The pseudo-locales, and a character that each of their texts contains. The second one is written from right to left.
 */
const LOCALES = [
  ['en-XA', '['],
  ['en-XB', '⟦'],
] as const;

/** Two tests open many pages. */
test.describe.configure({ timeout: 300_000 });

/** Switches the page to a pseudo-locale, as a change in another browser tab does. */
async function switchLocale(page: Page, locale: string): Promise<void> {
  await page.evaluate((id) => {
    const keys = Object.keys(localStorage).filter((key) => key.endsWith(':i18n-locale'));
    const newValue = JSON.stringify(id);
    for (const key of keys) {
      localStorage.setItem(key, newValue);
      window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
    }
  }, locale);
}

/** Returns the untranslated texts and the layout errors of a page in each pseudo-locale and at each width. */
async function findViolations(
  page: Page,
  path: string,
  data: ReadonlySet<string>,
): Promise<readonly string[]> {
  const findings: string[] = [];
  await page.goto(path);
  await expect(page.getByRole('main')).toBeVisible();
  for (const [locale, mark] of LOCALES) {
    await switchLocale(page, locale);
    await expect(page.getByRole('main')).toContainText(mark);
    for (const size of SIZES) {
      await resizeWindow(page, size);
      await page.waitForLoadState('networkidle');
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      const found = [...(await findPlainTexts(page, data)), ...(await findLayoutErrors(page))];
      findings.push(...found.map((finding) => `${path} in ${locale} at ${size.width}: ${finding}`));
    }
  }
  return findings;
}

test.describe('in the pseudo-locales', () => {
  test.beforeEach(({ page }) => changeDeployment(page, { features: { pseudoLocales: true } }));

  test('no page before sign-in has untranslated or overlapping text', async ({ page }) => {
    const data = await collectData(page);
    const findings: string[] = [];
    for (const path of PUBLIC) findings.push(...(await findViolations(page, path, data)));
    expect(findings).toEqual([]);
  });

  test('no page of the console has untranslated or overlapping text', async ({ page, startSignedIn }) => {
    const data = await collectData(page);
    await startSignedIn(page);
    const findings: string[] = [];
    const unreachedPaths = await walkConsole(page, async (path) => {
      findings.push(...(await findViolations(page, path, data)));
    });
    expect(findings).toEqual([]);
    expect(unreachedPaths).toEqual([]);
  });
});

test('the checks find untranslated, clipped, overlapping and overflowing text', async ({ page }) => {
  const data = await collectData(page);
  await changeDeployment(page, { features: { pseudoLocales: true } });
  await page.goto('/login');
  await expect(page.getByRole('main')).toBeVisible();
  await switchLocale(page, 'en-XA');
  await expect(page.getByRole('main')).toContainText('[');
  await page.evaluate(() => {
    const add = (style: string, text: string, tag = 'p') => {
      const element = document.createElement(tag);
      element.style.cssText = style;
      element.textContent = text;
      document.body.append(element);
    };
    add('position:absolute; inset-inline-start:10px; inset-block-start:400px', 'Plain words');
    add('position:absolute; inset-inline-start:12px; inset-block-start:402px', '[öṽéŕ]');
    add(
      'position:absolute; inset-inline-start:10px; inset-block-start:500px; width:20px; overflow:hidden; white-space:nowrap',
      '[çüţ öƒƒ]',
    );
    add(
      'position:absolute; inset-inline-end:-80px; inset-block-start:600px; white-space:nowrap',
      '[šţïçķš öüţ]',
    );
    add(
      'position:absolute; inset-inline-start:10px; inset-block-start:700px; width:20px; padding:0; white-space:nowrap',
      '[ŵïðéŕ]',
      'button',
    );
  });
  expect(await findPlainTexts(page, data)).toEqual(['Plain words']);
  const misplaced = (await findLayoutErrors(page)).join('\n');
  for (const expected of [
    /Plain words lies over <p > \[öṽéŕ\]/,
    /is cut off: <p > \[çüţ/,
    /sticks out: <p > \[šţïçķš/,
    /is wider than its control: <button > \[ŵïðéŕ/,
  ])
    expect(misplaced).toMatch(expected);
});
