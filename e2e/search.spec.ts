import type { Page } from 'playwright/test';
import { findAccessibilityViolations } from './lib/page/find-accessibility-violations.ts';
import { findLayoutErrors } from './lib/page/find-layout-errors.ts';
import { registerUser } from './lib/session/register-user.ts';
import { expect, test } from './test.ts';

type Translate = (id: string) => string;

const findSearchButton = (page: Page, t: Translate) =>
  page.getByRole('button', { name: t('host.component.search.label'), exact: true });

const findInput = (page: Page, t: Translate) =>
  page.getByRole('combobox', { name: t('host.component.search.label'), exact: true });

// The queries in Chinese are written in pinyin.
for (const [language, pageQuery, themeQuery, createQuery] of [
  ['zh-CN', 'suanf', 'shense', 'chuangjian nlp'],
  ['en-US', 'algor', 'dark', 'create nlp'],
] as const) {
  test.describe(`search in ${language}`, () => {
    test.use({ language });

    test('finds pages, the theme, recent choices and a new app by keyboard, and signs out', async ({
      page,
      t,
      startSignedIn,
    }) => {
      await startSignedIn(page);
      const searchButton = findSearchButton(page, t);
      const input = findInput(page, t);
      await expect(searchButton).toContainText(t('host.component.search.label'));
      await searchButton.focus();
      await page.keyboard.press('Control+k');
      await expect(input).toBeFocused();
      await expect(input).toHaveAttribute('placeholder', t('host.component.search.placeholder'));
      await page.keyboard.press('Escape');
      await expect(input).toHaveCount(0);
      await expect(searchButton).toBeFocused();

      await page.keyboard.press('Enter');
      await page.keyboard.type(pageQuery);
      const algorithms = page.getByRole('option', { name: t('management.menu.algorithms'), exact: true });
      await expect(algorithms).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/admin/algorithm/algorithms');

      await page.keyboard.press('Control+k');
      const recent = page.getByRole('group', { name: t('host.component.search.recent') });
      await expect(recent.getByRole('option')).toHaveText([t('management.menu.algorithms')]);
      expect(await findAccessibilityViolations(page, { selector: 'dialog' })).toEqual([]);
      await page.keyboard.type(themeQuery);
      await expect(page.getByRole('option').first()).toHaveText(t('host.component.search.theme-dark'));
      await page.keyboard.press('Enter');
      await expect(page.locator('body')).toHaveAttribute('arco-theme', 'dark');

      await page.keyboard.press('Control+k');
      await expect(recent.getByRole('option')).toHaveText([t('management.menu.algorithms')]);
      expect(await findAccessibilityViolations(page, { selector: 'dialog' })).toEqual([]);
      const tabs = page.getByRole('group', { name: t('host.component.search.tabs') });
      await expect(tabs.getByRole('option')).toHaveText([t('dashboard.menu.console')]);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/admin/dashboard/console');

      await page.keyboard.press('Control+k');
      await page.keyboard.type(createQuery);
      await expect(page.getByRole('option').first()).toHaveText(t('assets.menu.nlp-app-create'));
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/admin/assets/nlpApp/create');

      await page.keyboard.press('Control+k');
      await page.keyboard.type('no such thing');
      await expect(page.getByRole('dialog').getByRole('status')).toContainText('no such thing');
      await input.fill(t('host.component.search.sign-out'));
      await page.keyboard.press('Enter');
      const confirmation = page.getByRole('dialog', { name: t('host.component.sign-out.title') });
      await expect(confirmation).toBeVisible();
      await confirmation.getByRole('button', { name: t('host.component.sign-out.confirm') }).click();
      await page.waitForURL(/\/login/);

      await startSignedIn(page, { as: await registerUser() });
      await findSearchButton(page, t).click();
      await expect(page.getByRole('option').first()).toBeVisible();
      await expect(recent).toHaveCount(0);
      await input.fill('NLP');
      await expect(page.getByRole('option').first()).toBeVisible();
      const optionTexts = await page.getByRole('option').allTextContents();
      expect(optionTexts.filter((text) => text.includes(t('management.menu.nlp-items')))).toEqual([]);
      await page.getByRole('button', { name: t('host.component.search.cancel') }).click();
      await expect(input).toHaveCount(0);
    });

    test('finds records, and starts a new version of an algorithm', async ({ page, t, startSignedIn }) => {
      await startSignedIn(page);
      await findSearchButton(page, t).click();
      await page.keyboard.type('kmeans');
      const algorithms = page.getByRole('group', { name: t('management.menu.algorithms') });
      await expect(algorithms.getByRole('option')).toHaveCount(1);
      // The second element of an option is the name of the record.
      const name = await algorithms.getByRole('option').locator('xpath=./*[2]').innerText();
      await findInput(page, t).fill(t('management.menu.new-version', { name: 'kmeans' }));
      const command = page.getByRole('option', { name: t('management.menu.new-version', { name }) });
      await expect(command).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog')).toContainText(t('management.page.versions.create'));
      await expect(page).toHaveURL(/\/algorithm\/versions\/[\w-]+$/);
    });

    test('fits any window width, and switches the language', async ({ page, t, startSignedIn }) => {
      await startSignedIn(page, { as: await registerUser() });
      for (const width of [1440, 800, 360]) {
        await page.setViewportSize({ width, height: 900 });
        await findSearchButton(page, t).click();
        await expect(findInput(page, t)).toBeFocused();
        await expect(page.getByRole('option').first()).toBeVisible();
        expect(await findLayoutErrors(page), `at ${width}`).toEqual([]);
        const dialog = await page.getByRole('dialog').boundingBox();
        expect(dialog?.width, `at ${width}`).toBe(width <= 600 ? width : 640);
        await page.keyboard.press('Escape');
      }
      await findSearchButton(page, t).click();
      await page.keyboard.type('language');
      await page.getByRole('option').first().click();
      const html = page.locator('html');
      await expect(html).toHaveAttribute('lang', language === 'zh-CN' ? /^en/ : /^zh/);
    });
  });
}
