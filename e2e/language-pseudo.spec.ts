import { ROUTES } from '@atrium/contract';
import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { changeDeployment } from './lib/change-deployment.ts';
import { consoleRoutes, hasParameter, linkTo, matches } from './lib/console-routes.ts';
import { findMisplaced } from './lib/page-boxes.ts';
import { collectData, findPlainTexts } from './lib/page-texts.ts';

const PUBLIC = ['/login', '/register', '/forgot', '/reset#token=none', '/403', '/500', '/no/such/page'];
/** An app of the list, of which there is at least the sample. */
const APP_LINK = 'main a[href*="/nlpApp/"]:not([href$="create"])';
const WIDTHS = [360, 1440];
const LOCALES = ['en-XA', 'en-XB'];

/** Each test walks through all pages. */
test.describe.configure({ timeout: 300_000 });

/** Makes the page speak a pseudo-locale from its next load on. */
async function speak(page: Page, locale: string): Promise<void> {
  await page.evaluate((id) => {
    const names = Object.keys(localStorage).filter((name) => name.endsWith(':i18n-locale'));
    for (const name of names) localStorage.setItem(name, JSON.stringify(id));
  }, locale);
}

async function faultsOf(page: Page, path: string, data: ReadonlySet<string>): Promise<readonly string[]> {
  await page.goto(path);
  await expect(page.getByRole('main')).toContainText(/[[⟦]/);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  const faults = [...(await findPlainTexts(page, data)), ...(await findMisplaced(page))];
  return faults.map((fault) => `${path}: ${fault}`);
}

for (const locale of LOCALES) {
  for (const width of WIDTHS) {
    test.describe(`${locale} at ${width} pixels`, () => {
      test.beforeEach(({ page }) => changeDeployment(page, { features: { pseudoLocales: true } }));

      test('leaves no plain text and no overlap on the pages before sign-in', async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        const data = await collectData(page);
        await page.goto('/login');
        await expect(page.getByRole('main')).toBeVisible();
        await speak(page, locale);
        const faults: string[] = [];
        for (const path of PUBLIC) faults.push(...(await faultsOf(page, path, data)));
        expect(faults).toEqual([]);
      });

      test('leaves no plain text and no overlap on the pages of the console', async ({ page, signIn }) => {
        const data = await collectData(page);
        await signIn(page);
        await speak(page, locale);
        await page.setViewportSize({ width, height: 900 });
        const faults: string[] = [];
        const patterns = await consoleRoutes(page);
        const paths = patterns.filter((pattern) => !hasParameter(pattern));
        const wanted = patterns.filter(hasParameter);
        for (const path of paths) {
          faults.push(...(await faultsOf(page, path, data)));
          if (path === ROUTES.assets) await expect(page.locator(APP_LINK).first()).toBeVisible();
          for (const pattern of wanted) {
            const link = paths.some((known) => matches(pattern, known))
              ? undefined
              : await linkTo(page, pattern);
            if (link) paths.push(link);
          }
        }
        expect(faults).toEqual([]);
        expect(wanted.filter((pattern) => !paths.some((path) => matches(pattern, path)))).toEqual([]);
      });
    });
  }
}

test('the measures notice what they are for', async ({ page }) => {
  const data = await collectData(page);
  await changeDeployment(page, { features: { pseudoLocales: true } });
  await page.goto('/login');
  await expect(page.getByRole('main')).toBeVisible();
  await speak(page, 'en-XA');
  await page.reload();
  await expect(page.getByRole('main')).toBeVisible();
  await page.evaluate(() => {
    const add = (style: string, text: string) => {
      const element = document.createElement('p');
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
  });
  expect(await findPlainTexts(page, data)).toEqual(['Plain words']);
  const misplaced = (await findMisplaced(page)).join('\n');
  for (const words of [
    /Plain words lies over <p > \[öṽéŕ\]/,
    /is cut off: <p > \[çüţ/,
    /sticks out: <p > \[šţïçķš/,
  ])
    expect(misplaced).toMatch(words);
});
