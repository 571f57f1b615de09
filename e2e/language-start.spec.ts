import { readCatalogs } from './lib/messages/read-catalogs.ts';
import { serveTextOverrides } from './lib/messages/serve-text-overrides.ts';
import { chooseLanguage } from './lib/page/choose-language.ts';
import { changeDeployment } from './lib/server/change-deployment.ts';
import { expect, test } from './test.ts';

const TITLE = 'host.page.login.title';
const PICKER = 'host.component.locale-picker.label';
const chinese = await readCatalogs('zh-CN');
const english = await readCatalogs('en-US');
const arabic = await readCatalogs('ar-EG');
const swedish = await readCatalogs('sv-SE');
const inChinese = (id: string) => chinese.get(id) ?? id;
const inEnglish = (id: string) => english.get(id) ?? id;
const inSwedish = (id: string) => swedish.get(id) ?? id;

test.describe('a browser that requests English', () => {
  test.use({ language: 'en-US' });

  test('gets English', async ({ page }) => {
    await page.goto('/login');
    await expect(page.getByRole('heading', { name: inEnglish(TITLE) })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  });

  test('gets the default language if detection is off', async ({ page }) => {
    await changeDeployment(page, { features: { detectLocale: false } });
    await page.goto('/login');
    await expect(page.getByRole('heading', { name: inChinese(TITLE) })).toBeVisible();
  });

  test('gets the language that was chosen before, also after a reload', async ({ page }) => {
    await page.goto('/login');
    await chooseLanguage(page, inEnglish(PICKER), '简体中文');
    await expect(page.getByRole('heading', { name: inChinese(TITLE) })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: inChinese(TITLE) })).toBeVisible();
  });
});

test.describe('a browser that requests Swedish', () => {
  test.use({ locale: 'sv-SE' });

  test('gets the default language, because Swedish is not offered', async ({ page }) => {
    await page.goto('/login');
    await expect(page.getByRole('heading', { name: inChinese(TITLE) })).toBeVisible();
  });

  test('gets Swedish if it is offered', async ({ page }) => {
    await changeDeployment(page, { locales: ['zh-CN', 'sv-SE'] });
    await page.goto('/login');
    await expect(page.getByRole('heading', { name: inSwedish(TITLE) })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'sv-SE');
  });
});

test('a deployment can reload the page on a change of language', async ({ page }) => {
  await changeDeployment(page, { features: { reloadOnLocaleChange: true } });
  await page.goto('/login');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await chooseLanguage(page, inChinese(PICKER), 'English');
  await expect(page.getByRole('heading', { name: inEnglish(TITLE) })).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(false);
});

test('choosing the current language changes nothing', async ({ page }) => {
  // The page requests the text overrides when the browser is idle.
  const overridesReceived = page.waitForResponse((response) =>
    response.url().endsWith('/api/system/i18n/list'),
  );
  await page.goto('/login');
  await overridesReceived;
  await expect(page.getByRole('heading', { name: inChinese(TITLE) })).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await chooseLanguage(page, inChinese(PICKER), '简体中文');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: inChinese(TITLE) })).toBeVisible();
  expect(fetched).toEqual([]);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('text overrides of the deployment replace the built-in texts, in both languages', async ({ page }) => {
  await serveTextOverrides(page, {
    'zh-CN': { [TITLE]: '欢迎光临' },
    'en-US': { [TITLE]: 'A warm welcome' },
  });
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: '欢迎光临' })).toBeVisible();
  await chooseLanguage(page, inChinese(PICKER), 'English');
  await expect(page.getByRole('heading', { name: 'A warm welcome' })).toBeVisible();
});

test('a language loads when it is chosen, and not before', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: inChinese(TITLE) })).toBeVisible();
  const files = await page.evaluate<Record<string, string[]>>(() =>
    JSON.parse(document.getElementById('atrium-files')?.textContent ?? '{}'),
  );
  const englishFiles = files['locale-en-US'] ?? [];
  expect(englishFiles.length).toBeGreaterThan(0);
  expect(fetched.filter((path) => englishFiles.includes(path))).toEqual([]);
  await chooseLanguage(page, inChinese(PICKER), 'English');
  await expect(page.getByRole('heading', { name: inEnglish(TITLE) })).toBeVisible();
  expect(englishFiles.filter((path) => !fetched.includes(path))).toEqual([]);
});

test('the picker opens on hover and marks the current language', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: inChinese(PICKER), exact: true }).hover();
  await expect(page.getByRole('menuitemradio', { name: '简体中文', exact: true })).toBeChecked();
  await expect(page.getByRole('menuitemradio', { name: 'English', exact: true })).not.toBeChecked();
});

test('an Arabic page is laid out right to left, and the next English page is not', async ({ page }) => {
  await changeDeployment(page, { locales: ['zh-CN', 'en-US', 'ar-EG'] });
  await page.goto('/login');
  await chooseLanguage(page, inChinese(PICKER), 'العربية (مصر)');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('heading', { name: arabic.get(TITLE) ?? '' })).toBeVisible();
  await chooseLanguage(page, arabic.get(PICKER) ?? '', 'English');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  expect(await page.locator('[dir=rtl], [class*="-rtl"]').count()).toBe(0);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('opens the picker by a tap', async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: inChinese(PICKER), exact: true }).tap();
    await page.getByRole('menuitemradio', { name: 'English', exact: true }).tap();
    await expect(page.getByRole('heading', { name: inEnglish(TITLE) })).toBeVisible();
  });
});
