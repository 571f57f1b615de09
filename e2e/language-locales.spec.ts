import { LOCALE_IDS, type LocaleId } from '@atrium/contract';
import type { Browser, Page } from 'playwright/test';
import { readCatalogs, readServerCatalog } from './lib/messages/read-catalogs.ts';
import { countBytes } from './lib/page/count-bytes.ts';
import { findLayoutErrors } from './lib/page/find-layout-errors.ts';
import { collectData, findForeignTexts } from './lib/page/page-texts.ts';
import { resizeWindow } from './lib/page/resize-window.ts';
import { findLinkTo } from './lib/routes/console-routes.ts';
import { changeDeployment } from './lib/server/change-deployment.ts';
import { expect, test } from './test.ts';

/**
 * The locales to test. `ATRIUM_E2E_LOCALES` is `all` or a list, such as `fr-FR,th-TH`. The default has a locale with
 * long words, one that is written from right to left, and one without spaces.
 */
const { ATRIUM_E2E_LOCALES: requested = 'de-DE,ar-EG,ja-JP' } = process.env;
const TESTED_LOCALES = LOCALE_IDS.filter((id) => requested === 'all' || requested.split(',').includes(id));
const RIGHT_TO_LEFT: readonly LocaleId[] = ['ar-EG', 'ar-SA', 'fa-IR', 'zh-UG'];
const LANG_ATTRIBUTES: Readonly<Partial<Record<LocaleId, string>>> = { 'zh-UG': 'ug', 'mn-TR': 'mn' };
/** The heights differ, because `resizeWindow` requires a new height. */
const SIZES = [
  { width: 360, height: 900 },
  { width: 1440, height: 901 },
];

const CONSOLE = '/admin/dashboard/console';
/** The first page load in another language may have at most this many times the bytes of English. */
const MAX_GROWTH = 1.1;

test.describe.configure({ timeout: 240_000 });

interface PageLoadBytes {
  /** The bytes of the sign-in page. */
  readonly signIn: number;
  /** The bytes of the sign-in page and of the first page after sign-in, together. */
  readonly console: number;
}

let english: Promise<PageLoadBytes> | undefined;

/** Measures the bytes of the first page loads in English, once per process. */
function measureEnglish(browser: Browser, start: (page: Page) => Promise<void>): Promise<PageLoadBytes> {
  english ??= (async () => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await changeDeployment(page, { locales: ['en-US'], defaultLocale: 'en-US' });
    const count = await countBytes(page);
    await page.goto('/login');
    await page.waitForLoadState('networkidle');
    const signIn = count();
    await start(page);
    await waitForContent(page);
    await context.close();
    return { signIn, console: count() };
  })();
  return english;
}

/** Waits until a page has loaded everything. */
async function waitForContent(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
}

interface Texts {
  /** The texts of other languages in the catalogs of the console. */
  readonly foreign: ReadonlySet<string>;
  /** The texts of other languages in the catalogs of the server. */
  readonly fromServer: ReadonlySet<string>;
  /** The texts that the server has sent to the page. */
  readonly data: ReadonlySet<string>;
}

/** Returns the texts of other languages and the layout errors of a page, at each width. */
async function findErrors(page: Page, path: string, { foreign, fromServer, data }: Texts) {
  const errors: string[] = [];
  await page.goto(path);
  await expect(page.getByRole('main')).toBeVisible();
  for (const size of SIZES) {
    await resizeWindow(page, size);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    const found = [
      ...(await findForeignTexts(page, foreign, data)),
      // The server translates these texts before it sends them, so here the data of the page is checked too.
      ...(await findForeignTexts(page, fromServer)),
      ...(await findLayoutErrors(page)),
    ];
    errors.push(...found.map((error) => `${path} at ${size.width}: ${error}`));
  }
  return errors;
}

/**
 * Returns the English and Chinese texts that are not also texts of the locale. Skips texts without a Latin or Chinese
 * word, such as `{count}%`.
 */
async function readForeign(
  locale: LocaleId,
  read: (locale: string) => Promise<ReadonlyMap<string, string>>,
): Promise<ReadonlySet<string>> {
  const ownTexts = new Set((await read(locale)).values());
  const others = ['en-US', 'zh-CN'].filter((candidate) => candidate !== locale);
  const texts = (await Promise.all(others.map(read))).flatMap((catalog) => [...catalog.values()]);
  return new Set(texts.filter((text) => !ownTexts.has(text) && /[A-Za-z]{3}|\p{Script=Han}/u.test(text)));
}

for (const locale of TESTED_LOCALES) {
  test(`${locale} has its own language, direction and texts on every kind of page, and nothing overlaps`, async ({
    browser,
    page,
    startSignedIn,
  }) => {
    const inEnglish = await measureEnglish(browser, (newPage) => startSignedIn(newPage, { at: CONSOLE }));
    const count = await countBytes(page);
    const texts: Texts = {
      foreign: await readForeign(locale, readCatalogs),
      fromServer: await readForeign(locale, readServerCatalog),
      data: await collectData(page),
    };
    await changeDeployment(page, { locales: [locale], defaultLocale: locale });
    const errors = await findErrors(page, '/login', texts);
    await expect(page.locator('html')).toHaveAttribute('lang', LANG_ATTRIBUTES[locale] ?? locale);
    const isRightToLeft = RIGHT_TO_LEFT.includes(locale);
    await expect(page.locator('html')).toHaveAttribute('dir', isRightToLeft ? 'rtl' : 'ltr');
    const signIn = count();

    await startSignedIn(page, { at: CONSOLE });
    await waitForContent(page);
    const signInAndConsole = count();
    for (const path of [CONSOLE, '/admin/algorithm/algorithms'])
      errors.push(...(await findErrors(page, path, texts)));
    const slug = page.getByRole('main').getByText('kmeans', { exact: true }).first();
    await expect(slug).toHaveCSS('text-align', isRightToLeft ? 'right' : 'left');
    errors.push(...(await findErrors(page, '/admin/assets/assets', texts)));
    const app = await findLinkTo(page, '/admin/assets/nlpApp/:id');
    expect(app).toBeDefined();
    errors.push(...(await findErrors(page, app ?? '', texts)));
    errors.push(...(await findErrors(page, '/admin/assets/nlpApp/create', texts)));
    expect.soft(errors).toEqual([]);
    expect.soft(signIn, 'bytes of the sign-in page').toBeLessThanOrEqual(inEnglish.signIn * MAX_GROWTH);
    expect
      .soft(signInAndConsole, 'bytes of the sign-in page and the console')
      .toBeLessThanOrEqual(inEnglish.console * MAX_GROWTH);
  });
}
