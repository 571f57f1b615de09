import { issueResetLinkCall, loginCall } from '@atrium/contract';
import type { Locator, Page } from 'playwright/test';
import { callServer } from './lib/server/call-server.ts';
import { ADMIN } from './lib/server/environment.ts';
import { registerUser } from './lib/session/register-user.ts';
import { expect, type Language, test } from './test.ts';

/** Presses Tab until the control has the focus. Throws an error if 20 presses do not reach it. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < 20; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Pressing Tab does not focus ${target}.`);
}

for (const language of ['zh-CN', 'en-US'] as const satisfies readonly Language[]) {
  test.describe(`sign-in and registration in ${language}`, () => {
    test.use({ language });

    test('a user signs in by keyboard only', async ({ page, t }) => {
      await page.goto('/login');
      await tabTo(page, page.getByLabel(t('host.page.login.account')));
      await page.keyboard.type(ADMIN.account);
      await page.keyboard.press('Tab');
      await page.keyboard.type(ADMIN.password);
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/admin\//);
    });

    test('a user registers by keyboard only and sees the next step', async ({ page, t }) => {
      const number = `13${String(Date.now()).slice(-9)}`;
      await page.goto('/login');
      await tabTo(page, page.getByRole('link', { name: t('host.page.login.register') }));
      await page.keyboard.press('Enter');
      await tabTo(page, page.getByLabel(t('host.page.register.mail')));
      await page.keyboard.type(`by-keys-${number}@example.org`);
      await page.keyboard.press('Tab');
      await page.keyboard.type(`four plain words ${number}`);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.type(number);
      await page.keyboard.press('Enter');
      await page.waitForURL('/register/result');
      await expect(
        page.getByRole('heading', { level: 1, name: t('host.page.register-result.title') }),
      ).toBeVisible();
      await expect(page.getByText(`by-keys-${number}`)).toBeVisible();
      await tabTo(page, page.getByRole('button', { name: t('host.page.register-result.start') }));
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/admin\/assets/);
    });

    test('a wrong password shows an error in the form, without a toast, and does not clear the input', async ({
      page,
      t,
    }) => {
      await page.goto('/login');
      const account = page.getByLabel(t('host.page.login.account'));
      await account.fill('nobody-here');
      await page.getByLabel(t('host.page.login.password'), { exact: true }).fill('not the password');
      await page.keyboard.press('Enter');
      const alert = page.getByRole('main').getByRole('alert');
      await expect(alert).not.toBeEmpty();
      await expect(page.getByText((await alert.textContent()) ?? '', { exact: true })).toHaveCount(1);
      await expect(account).toHaveValue('nobody-here');
    });

    test('the registration shows a field error of the server at its field', async ({ page, t }) => {
      const testUser = await registerUser();
      await page.goto('/register');
      const mail = page.getByLabel(t('host.page.register.mail'));
      await mail.fill(testUser.account);
      await page.getByLabel(t('host.page.register.password'), { exact: true }).fill('another set of words');
      await page.getByLabel(t('host.page.register.mobile')).fill('+4915123456789');
      await page.keyboard.press('Enter');
      await expect(mail).toHaveAttribute('aria-invalid', 'true');
      await expect(mail).toBeFocused();
      await expect(mail).toHaveAccessibleDescription(/.+/);
    });

    test("a user sets a new password with an admin's link, which works only once", async ({ page, t }) => {
      const testUser = await registerUser();
      const { token } = await callServer(loginCall, { ...ADMIN });
      const { path } = await callServer(issueResetLinkCall, { id: testUser.session.uuid }, { token });
      await page.goto('/login');
      await page.getByRole('link', { name: t('host.page.login.forgot') }).click();
      await expect(page.getByText(t('host.page.forgot.description'))).toBeVisible();

      await page.goto(path);
      await page
        .getByLabel(t('host.page.reset.password'), { exact: true })
        .fill('quite another set of words');
      await page.keyboard.press('Enter');
      await expect(page.getByText(t('host.page.reset.done'))).toBeVisible();
      await page.getByRole('link', { name: t('host.page.forgot.back') }).click();
      await page.getByLabel(t('host.page.login.account')).fill(testUser.account);
      await page
        .getByLabel(t('host.page.login.password'), { exact: true })
        .fill('quite another set of words');
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/admin\//);

      await expect(page.getByRole('main')).toBeVisible();
      await page.goto(path);
      await page.getByLabel(t('host.page.reset.password'), { exact: true }).fill('one more set of words');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main').getByRole('alert')).not.toBeEmpty();
    });

    test('the session is remembered by default, and ends with the browser if the user turns that off', async ({
      page,
      t,
    }) => {
      const testUser = await registerUser();
      await page.goto('/login');
      await page.getByLabel(t('host.page.login.account')).fill(testUser.account);
      await page.getByLabel(t('host.page.login.password'), { exact: true }).fill(testUser.password);
      const remember = page.getByRole('checkbox', { name: t('host.page.login.remember') });
      await expect(remember).toBeChecked();
      await remember.press('Space');
      await expect(remember).not.toBeChecked();
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/admin\//);
      const expiryTimes = (await page.context().cookies())
        .filter(({ name }) => /-(uuid|token|refreshToken)$/.test(name))
        .map(({ expires }) => expires);
      // Playwright states −1 for a cookie that ends with the browser.
      expect(expiryTimes).toEqual([-1, -1, -1]);
    });
  });
}
