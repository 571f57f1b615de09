import { chooseLanguage } from './lib/page/choose-language.ts';
import { registerUser } from './lib/session/register-user.ts';
import { expect, type Language, test } from './test.ts';

const TEXT = '我来到北京清华大学，今天天气真好。';

for (const [language, other, otherTitle] of [
  ['zh-CN', 'English', 'Dashboard'],
  ['en-US', '简体中文', '仪表盘'],
] as const satisfies readonly (readonly [Language, string, string])[]) {
  test.describe(`the main use case in ${language}`, () => {
    test.use({ language });

    test('an admin adds an algorithm, runs an app, sees the run on the dashboard, and changes the language', async ({
      page,
      t,
      signIn,
    }) => {
      const slug = `main-use-case-${language.toLowerCase()}`;
      const sider = page.getByRole('navigation', { name: t('host.menu.sider.label') });
      await signIn(page);
      await expect(
        page.getByRole('heading', { level: 1, name: t('dashboard.page.console.title') }),
      ).toBeVisible();

      await test.step('the list of algorithms shows rows of the database, and adds and edits one', async () => {
        await sider.getByRole('link', { name: t('management.menu.algorithms') }).click();
        await expect(page.getByRole('row').filter({ hasText: 'kmeans' })).toBeVisible();
        await page.getByRole('button', { name: t('table.component.toolbar.add'), exact: true }).click();
        const dialog = page.getByRole('dialog');
        await dialog.getByLabel(t('management.page.algorithms.name')).fill(`Use case ${language}`);
        await dialog.getByLabel(t('management.page.algorithms.slug')).fill(slug);
        await dialog.getByRole('button', { name: t('table.component.form.save') }).click();
        await expect(page.getByRole('row').filter({ hasText: slug })).toBeVisible();
        await page
          .getByRole('button', {
            name: t('table.component.row.action', {
              label: t('table.component.row.edit'),
              name: `Use case ${language}`,
            }),
          })
          .click();
        await dialog.getByLabel(t('management.page.algorithms.name')).fill(`Edited ${language}`);
        await dialog.getByRole('button', { name: t('table.component.form.save') }).click();
        await expect(page.getByRole('row').filter({ hasText: `Edited ${language}` })).toContainText(slug);
        await page.reload();
        await expect(page.getByRole('row').filter({ hasText: `Edited ${language}` })).toContainText(slug);
      });

      await test.step('an NLP app on the seeded tokenizer splits a Chinese text into words', async () => {
        await sider.getByRole('link', { name: t('assets.menu.assets') }).click();
        await page
          .getByRole('main')
          .getByRole('link', { name: t('assets.page.assets.create') })
          .or(page.getByRole('main').getByRole('button', { name: t('assets.page.assets.create') }))
          .first()
          .click();
        await page.getByRole('radio').first().check();
        await page.getByLabel(t('assets.page.app-create.name'), { exact: true }).fill(`App ${language}`);
        await page.getByRole('button', { name: t('assets.page.app-create.create') }).click();
        await page.waitForURL(/\/admin\/assets\/nlpApp\/[0-9a-f-]{36}/);
        await page.getByLabel(t('tasks.component.input.text'), { exact: true }).first().fill(TEXT);
        await page.getByRole('button', { name: t('assets.page.app.run'), exact: true }).click();
        const result = page.getByRole('main');
        await expect(result.getByText('清华大学', { exact: true }).first()).toBeVisible();
        await expect(result.getByText('北京', { exact: true }).first()).toBeVisible();
      });

      await test.step('the dashboard lists the run', async () => {
        await sider.getByRole('link', { name: t('dashboard.menu.console') }).click();
        const run = page
          .getByRole('row')
          .filter({ hasText: `App ${language}` })
          .filter({ hasText: t('dashboard.page.console.status-succeeded') });
        await expect(run).toBeVisible();
      });

      await test.step('the log opens by its address', async () => {
        await page.goto('/admin/log');
        await expect(
          page.getByRole('heading', { level: 1, name: t('dashboard.page.log.title') }),
        ).toBeVisible();
      });

      await test.step('the language changes without a reload', async () => {
        await sider.getByRole('link', { name: t('dashboard.menu.console') }).click();
        await page.evaluate(() => Object.assign(window, { isSamePage: true }));
        await chooseLanguage(page, t('host.component.locale-picker.label'), other);
        await expect(page.getByRole('heading', { level: 1, name: otherTitle })).toBeVisible();
        await expect(page).toHaveTitle(new RegExp(otherTitle));
        expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true);
      });
    });

    test('a user without the admin role sees only the menu entry “Apps”, and signs out', async ({
      page,
      t,
      signIn,
    }) => {
      const testUser = await registerUser();
      await signIn(page, testUser);
      await expect(page).toHaveURL(/\/admin\/assets\/assets$/);
      const sider = page.getByRole('navigation', { name: t('host.menu.sider.label') });
      await expect(sider.getByRole('link', { name: t('assets.menu.assets') })).toBeVisible();
      await expect(sider.getByRole('link')).toHaveCount(1);
      await page.goto('/admin/algorithm/algorithms');
      await expect(page.getByRole('heading', { name: t('host.page.forbidden.title') })).toBeVisible();

      await page.goto('/admin/assets/assets');
      await page
        .getByRole('button', { name: t('host.component.user-menu.label', { name: testUser.name }) })
        .click();
      await page.getByRole('menuitem', { name: t('host.component.user-menu.sign-out') }).click();
      const dialog = page.getByRole('dialog', { name: t('host.component.sign-out.title') });
      await expect(dialog).toContainText(t('host.component.sign-out.content'));
      await dialog.getByRole('button', { name: t('host.component.sign-out.confirm') }).click();
      await page.waitForURL(/\/login/);
      const cookies = await page.context().cookies();
      expect(cookies.filter(({ name }) => /-(uuid|token|refreshToken)$/.test(name))).toEqual([]);
    });
  });
}
