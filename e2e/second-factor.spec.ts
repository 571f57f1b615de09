import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changePasswordCall } from '@atrium/contract';
import type { Page } from 'playwright/test';
import { listTestLanguages } from './lib/messages/list-test-languages.ts';
import type { Translate } from './lib/messages/translate.ts';
import { callServer } from './lib/server/call-server.ts';
import { ADMIN, CONSOLE_PORT } from './lib/server/environment.ts';
import { type RunningConsole, startConsole } from './lib/server/start-console.ts';
import { addVirtualAuthenticator } from './lib/session/add-virtual-authenticator.ts';
import { createAuthenticator } from './lib/session/authenticator.ts';
import { countPasskeySuggestions } from './lib/session/count-passkey-suggestions.ts';
import { forgetSession } from './lib/session/forget-session.ts';
import { registerUser } from './lib/session/register-user.ts';
import { registerUserWithSecondFactor } from './lib/session/register-user-with-second-factor.ts';
import type { Credentials } from './lib/session/store-session.ts';
import { expect, test } from './test.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** Returns the fields and buttons of the sign-in page, and functions for the steps of a sign-in. */
function findSignInForm(page: Page, t: Translate) {
  const button = (id: string) => page.getByRole('button', { name: t(id), exact: true });
  const code = page.getByLabel(t('host.page.second-step.code'), { exact: true });
  return {
    code,
    cancel: page.getByRole('link', { name: t('host.page.forgot.back') }),
    continue: button('host.page.second-step.continue'),
    account: page.getByLabel(t('host.page.login.account'), { exact: true }),
    async enterPassword({ account, password }: Credentials) {
      await page.goto('/login');
      await page.getByLabel(t('host.page.login.account'), { exact: true }).fill(account);
      await page.getByLabel(t('host.page.login.password'), { exact: true }).fill(password);
      await page.keyboard.press('Enter');
    },
    async enterCode(text: string) {
      await code.fill(text);
      await page.keyboard.press('Enter');
    },
  };
}

/** Returns the controls of the second factor in the account settings. */
function findFactorSection(page: Page, t: Translate) {
  const section = page.getByRole('region', { name: t('host.page.account-setting.factor-title') });
  const field = (id: string) => section.getByLabel(t(id), { exact: true });
  return {
    section,
    password: field('host.page.account-setting.factor-password'),
    code: field('host.page.second-step.code'),
    codes: section
      .getByRole('list', { name: t('host.page.second-step.codes'), exact: true })
      .getByRole('listitem'),
    button: (id: string) => section.getByRole('button', { name: t(id), exact: true }),
  };
}

for (const language of listTestLanguages('zh-CN')) {
  test.describe(`the second factor in ${language}`, () => {
    test.use({ language });

    test('is set up in the settings, and each of its codes signs in only once', async ({
      page,
      t,
      startSignedIn,
    }) => {
      const testUser = await registerUser();
      const { section, password, code, codes, button } = findFactorSection(page, t);
      const signIn = findSignInForm(page, t);
      await startSignedIn(page, { as: testUser, at: '/setting/account' });

      await test.step('setting it up requires the password', async () => {
        await password.fill('not the password');
        await page.keyboard.press('Enter');
        await expect(password).toHaveAttribute('aria-invalid', 'true');
        await password.fill(testUser.password);
        await page.keyboard.press('Enter');
        await expect(section.getByRole('img', { name: t('host.page.second-step.qr') })).toBeVisible();
      });

      const authenticator = createAuthenticator(await section.locator('code').innerText());
      const firstCode = await authenticator.nextCode();
      await code.fill(authenticator.wrongCode());
      await page.keyboard.press('Enter');
      await expect(code).toHaveAttribute('aria-invalid', 'true');
      await code.fill(firstCode);
      await page.keyboard.press('Enter');
      await expect(codes).toHaveCount(10);
      const recoveryCodes = await codes.allInnerTexts();

      await test.step('the recovery codes are copied and downloaded', async () => {
        await button('host.page.second-step.codes-copy').click();
        await expect(section.getByText(t('host.page.second-step.codes-copied'))).toBeVisible();
        const copied = await page.evaluate(() => navigator.clipboard.readText());
        const download = page.waitForEvent('download');
        await section.getByRole('link', { name: t('host.page.second-step.codes-download') }).click();
        const saved = await readFile(await (await download).path(), 'utf8');
        for (const text of [copied, saved]) expect(text.trim().split('\n')).toEqual(recoveryCodes);
      });

      await button('host.page.account-setting.factor-done').click();
      await expect(
        section.getByText(t('host.page.account-setting.factor-on', { recoveryCodeCount: 10 })),
      ).toBeVisible();
      await page.reload();
      await expect(button('host.page.account-setting.factor-codes')).toBeVisible();
      await expect(codes).toHaveCount(0);

      await test.step('a wrong code, the code of a clock that is two minutes fast and a used code do not sign in, but the next code does', async () => {
        await forgetSession(page);
        await signIn.enterPassword(testUser);
        await expect(signIn.code).toBeFocused();
        for (const rejected of [authenticator.wrongCode(), authenticator.skewedCode(), firstCode]) {
          await signIn.enterCode(rejected);
          await expect(signIn.code).toHaveAttribute('aria-invalid', 'true');
          await expect(page).toHaveURL(/\/login/);
        }
        await signIn.enterCode(await authenticator.nextCode());
        await page.waitForURL(/\/admin\//);
      });

      await test.step('a recovery code signs in once', async () => {
        const [recoveryCode = ''] = recoveryCodes;
        await forgetSession(page);
        await signIn.enterPassword(testUser);
        await signIn.enterCode(recoveryCode);
        await page.waitForURL(/\/admin\//);
        await forgetSession(page);
        await signIn.enterPassword(testUser);
        await signIn.enterCode(recoveryCode);
        await expect(signIn.code).toHaveAttribute('aria-invalid', 'true');
      });
    });
  });
}

test('a sign-in that waits for a code ends when the password changes', async ({ page, t }) => {
  const { testUser, recoveryCodes } = await registerUserWithSecondFactor();
  const [recoveryCode = ''] = recoveryCodes;
  const signIn = findSignInForm(page, t);
  await signIn.enterPassword(testUser);
  await expect(signIn.code).toBeVisible();
  const password = 'quite another set of words';
  const { token } = testUser.session;
  await callServer(changePasswordCall, { current: testUser.password, password }, { token });
  await signIn.enterCode(recoveryCode);
  await expect(page.getByRole('alert')).not.toBeEmpty();
  await signIn.cancel.click();
  await expect(signIn.account).toBeVisible();
  await signIn.enterPassword({ account: testUser.account, password });
  await signIn.enterCode(recoveryCode);
  await page.waitForURL(/\/admin\//);
});

test('new recovery codes replace the old ones, and turning off the second factor requires password and code', async ({
  page,
  t,
}) => {
  const { testUser, authenticator, recoveryCodes } = await registerUserWithSecondFactor();
  const { password, code, codes, button, section } = findFactorSection(page, t);
  const signIn = findSignInForm(page, t);
  await signIn.enterPassword(testUser);
  await signIn.enterCode(recoveryCodes[0] ?? '');
  await page.waitForURL(/\/admin\//);
  await page.goto('/setting/account');
  await button('host.page.account-setting.factor-codes').click();
  await password.fill(testUser.password);
  await code.fill(await authenticator.nextCode());
  await page.keyboard.press('Enter');
  await expect(codes).toHaveCount(10);
  const [newRecoveryCode = ''] = await codes.allInnerTexts();
  await button('host.page.account-setting.factor-done').click();

  await button('host.page.account-setting.factor-remove').click();
  await password.fill(testUser.password);
  await code.fill(recoveryCodes[1] ?? '');
  await page.keyboard.press('Enter');
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await password.fill('not the password');
  await code.fill(newRecoveryCode);
  await page.keyboard.press('Enter');
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await password.fill(testUser.password);
  await page.keyboard.press('Enter');
  await expect(button('host.page.account-setting.factor-start')).toBeVisible();
  await expect(section).not.toContainText(t('host.page.account-setting.factor-on', { recoveryCodeCount: 9 }));

  await forgetSession(page);
  await signIn.enterPassword(testUser);
  await page.waitForURL(/\/admin\//);
});

test('a session that ends during unsaved work continues with password and code', async ({
  context,
  page,
  t,
}) => {
  const { testUser, authenticator, recoveryCodes } = await registerUserWithSecondFactor();
  const signIn = findSignInForm(page, t);
  await signIn.enterPassword(testUser);
  await signIn.enterCode(recoveryCodes[0] ?? '');
  await page.waitForURL(/\/admin\//);
  await page.goto('/setting/user');
  const name = page.getByLabel(t('host.page.user-setting.name'));
  await name.fill('Typed and not saved');
  await context.clearCookies();
  await page.getByRole('button', { name: t('host.page.user-setting.submit'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: t('host.component.session-lost.title') });
  await dialog.locator('input[type=password]').fill(testUser.password);
  await page.keyboard.press('Enter');
  await dialog
    .getByLabel(t('host.page.second-step.code'), { exact: true })
    .fill(await authenticator.nextCode());
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(name).toHaveValue('Typed and not saved');
});

test('an admin resets the second factor of a user, who then signs in with the password', async ({
  browser,
  page,
  t,
  startSignedIn,
}) => {
  const { testUser } = await registerUserWithSecondFactor();
  const keyword = encodeURIComponent(testUser.account);
  await startSignedIn(page, { at: `/admin/system/users?keyword=${keyword}` });
  const row = page.getByRole('row').filter({ hasText: testUser.account });
  await expect(row).toContainText(t('management.page.users.factor-on'));
  const title = t('management.page.users.factor-title');
  const more = row.getByRole('button', { name: t('table.component.row.more', { name: testUser.name }) });
  await more.click();
  await page.getByRole('menuitem', { name: title, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByRole('button', { name: t('management.page.users.factor-reset'), exact: true }).click();
  await expect(row).toContainText(t('management.page.users.factor-off'));
  await more.click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expect(page.getByRole('menuitem', { name: title, exact: true })).toHaveCount(0);

  const newContext = await browser.newContext();
  try {
    const userPage = await newContext.newPage();
    await findSignInForm(userPage, t).enterPassword(testUser);
    await userPage.waitForURL(/\/admin\//);
  } finally {
    await newContext.close();
  }
});

test.describe('a role that requires a second factor', () => {
  const port = CONSOLE_PORT + 3;
  // Browsers offer no passkeys at an IP address.
  const url = `http://localhost:${port}`;
  test.use({ baseURL: url });

  let dataDir: string;
  let console: RunningConsole;

  test.beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'atrium-factor-'));
    // If root starts this program, the database server runs as another user, who must be able to enter the folder.
    await chmod(dataDir, 0o755);
    const env = { ATRIUM_SECOND_FACTOR_ROLES: 'admin', ATRIUM_PUBLIC_URL: url };
    console = await startConsole({ port, dataDir, env });
  });

  test.afterAll(async () => {
    await console.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  test('makes its users set up a second factor at the next sign-in, and accepts a passkey instead', async ({
    page,
    t,
  }) => {
    const signIn = findSignInForm(page, t);
    await signIn.enterPassword(ADMIN);
    await page.getByRole('button', { name: t('host.page.second-step.set-up'), exact: true }).click();
    const authenticator = createAuthenticator(await page.locator('main code').innerText());
    await signIn.enterCode(authenticator.wrongCode());
    await expect(signIn.code).toHaveAttribute('aria-invalid', 'true');
    await signIn.enterCode(await authenticator.nextCode());
    const codes = page.getByRole('list', { name: t('host.page.second-step.codes'), exact: true });
    await expect(codes.getByRole('listitem')).toHaveCount(10);
    await signIn.continue.click();
    await page.waitForURL(/\/admin\//);

    await page.goto('/setting/account');
    const { section, button } = findFactorSection(page, t);
    await expect(section.getByText(t('host.page.account-setting.factor-required'))).toBeVisible();
    await expect(button('host.page.account-setting.factor-remove')).toHaveCount(0);

    await forgetSession(page);
    await signIn.enterPassword(ADMIN);
    await signIn.enterCode(await authenticator.nextCode());
    await page.waitForURL(/\/admin\//);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    const passkeys = page.getByRole('region', { name: t('host.page.account-setting.passkeys-title') });
    const findButton = (id: string, values = {}) =>
      passkeys.getByRole('button', { name: t(id, values), exact: true });
    const findPasskeyButton = (id: string) => page.getByRole('button', { name: t(id), exact: true });
    const passkey = { name: 'Work laptop' };

    const device = await addVirtualAuthenticator(page);
    const countSuggestions = await countPasskeySuggestions(page);
    await test.step('a passkey is added and renamed in the settings', async () => {
      await page.goto('/setting/account');
      await findButton('host.page.account-setting.passkey-add').click();
      await expect(passkeys.getByRole('listitem')).toHaveCount(1);
      await passkeys.getByRole('listitem').getByRole('button').first().click();
      const field = page.getByLabel(t('host.page.account-setting.passkey-new-name'), { exact: true });
      await field.fill(passkey.name);
      await page.keyboard.press('Enter');
      await expect(passkeys.getByText(passkey.name, { exact: true })).toBeVisible();
      await findButton('host.page.account-setting.passkey-add').click();
      await expect(passkeys.getByText(t('host.component.passkey.exists'))).toBeVisible();
    });

    await test.step('the passkey signs in without a password, as a suggestion of the browser at the field', async () => {
      await forgetSession(page);
      // The device confirms the suggestion as soon as the page makes it.
      await page.goto('/login');
      await page.waitForURL(/\/admin\//);
      expect(await countSuggestions()).toBe(1);
    });

    await test.step('the passkey signs in by the button, while the browser suggests it', async () => {
      await device.setPresence(false);
      await forgetSession(page);
      await page.goto('/login');
      await expect.poll(countSuggestions).toBe(1);
      await device.setPresence(true);
      await findPasskeyButton('host.component.passkey.sign-in').click();
      await page.waitForURL(/\/admin\//);
    });

    await test.step('the passkey replaces the code after the password', async () => {
      await device.setPresence(false);
      await forgetSession(page);
      await signIn.enterPassword(ADMIN);
      await expect(signIn.code).toBeVisible();
      await device.setPresence(true);
      await findPasskeyButton('host.page.second-step.passkey').click();
      await page.waitForURL(/\/admin\//);
    });

    await test.step('the passkey does not sign in at another address of the console', async () => {
      await forgetSession(page);
      await page.goto(`http://127.0.0.1:${port}/login`);
      await findPasskeyButton('host.component.passkey.sign-in').click();
      await expect(page.getByText(t('host.component.passkey.address'))).toBeVisible();
    });

    await test.step('the passkey no longer signs in after its removal', async () => {
      // The sign-in page opens first. There, the suggested passkey signs in.
      await page.goto('/setting/account');
      await findButton('host.page.account-setting.passkey-remove-one', passkey).click();
      await findButton('host.page.account-setting.passkey-remove').click();
      await expect(passkeys.getByRole('listitem')).toHaveCount(0);
      await forgetSession(page);
      await page.goto('/login');
      await findPasskeyButton('host.component.passkey.sign-in').click();
      // No user has a passkey now, so the server returns nothing to suggest.
      expect(await countSuggestions()).toBe(0);
      await expect(page.getByRole('alert').filter({ hasText: /./ })).toBeVisible();
      await expect(page).toHaveURL(/\/login/);
    });
  });
});
