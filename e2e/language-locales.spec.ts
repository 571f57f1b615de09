import { LOCALE_IDS, type LocaleId } from '@atrium/contract';
import type { Page } from 'playwright/test';
import { readCatalogs } from './lib/messages/read-catalogs.ts';
import { findMisplaced } from './lib/page/page-boxes.ts';
import { collectData, findForeignTexts } from './lib/page/page-texts.ts';
import { resizeWindow } from './lib/page/resize-window.ts';
import { findLinkTo } from './lib/routes/console-routes.ts';
import { changeDeployment } from './lib/server/change-deployment.ts';
import { expect, test } from './test.ts';

/** `ATRIUM_E2E_LOCALES=all` tests every locale. By default, one of each kind: long words, right to left, no spaces. */
const SAMPLE: readonly LocaleId[] = ['de-DE', 'ar-EG', 'ja-JP'];
const TESTED = process.env.ATRIUM_E2E_LOCALES === 'all' ? LOCALE_IDS : SAMPLE;
const RIGHT_TO_LEFT: readonly LocaleId[] = ['ar-EG', 'ar-SA', 'fa-IR', 'zh-UG'];
const LANG: Readonly<Partial<Record<LocaleId, string>>> = { 'zh-UG': 'ug', 'mn-TR': 'mn' };
const SIZES = [
  { width: 360, height: 900 },
  { width: 1440, height: 901 },
];

test.describe.configure({ timeout: 240_000 });

/** Texts of other languages and layout errors of a page, at each width. */
async function findErrors(page: Page, path: string, foreign: ReadonlySet<string>, data: ReadonlySet<string>) {
  const errors: string[] = [];
  await page.goto(path);
  await expect(page.getByRole('main')).toBeVisible();
  for (const size of SIZES) {
    await resizeWindow(page, size);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    const found = [...(await findForeignTexts(page, foreign, data)), ...(await findMisplaced(page))];
    errors.push(...found.map((error) => `${path} at ${size.width}: ${error}`));
  }
  return errors;
}

/** The English and Chinese texts that are not also texts of the locale. */
async function readForeign(locale: LocaleId): Promise<ReadonlySet<string>> {
  const own = new Set((await readCatalogs(locale)).values());
  const others = ['en-US', 'zh-CN'].filter((one) => one !== locale);
  const texts = (await Promise.all(others.map(readCatalogs))).flatMap((catalog) => [...catalog.values()]);
  return new Set(texts.filter((text) => !own.has(text) && /[A-Za-z]{3}|\p{Script=Han}/u.test(text)));
}

for (const locale of TESTED) {
  test(`${locale} has its own language, direction and texts on every kind of page, and nothing overlaps`, async ({
    page,
    startSignedIn,
  }) => {
    const [foreign, data] = [await readForeign(locale), await collectData(page)];
    await changeDeployment(page, { locales: [locale], defaultLocale: locale });
    const errors = await findErrors(page, '/login', foreign, data);
    await expect(page.locator('html')).toHaveAttribute('lang', LANG[locale] ?? locale);
    await expect(page.locator('html')).toHaveAttribute('dir', RIGHT_TO_LEFT.includes(locale) ? 'rtl' : 'ltr');

    await startSignedIn(page);
    for (const path of ['/admin/dashboard/console', '/admin/algorithm/algorithms', '/admin/assets/assets'])
      errors.push(...(await findErrors(page, path, foreign, data)));
    const app = await findLinkTo(page, '/admin/assets/nlpApp/:id');
    expect(app).toBeDefined();
    errors.push(...(await findErrors(page, app ?? '', foreign, data)));
    errors.push(...(await findErrors(page, '/admin/assets/nlpApp/create', foreign, data)));
    expect(errors).toEqual([]);
  });
}
