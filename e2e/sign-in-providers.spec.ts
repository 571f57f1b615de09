import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OpenIdProvider, startProvider } from 'server/testing';
import { CONSOLE_PORT } from './lib/server/environment.ts';
import { type RunningConsole, startConsole } from './lib/server/start-console.ts';
import { registerUser } from './lib/session/register-user.ts';
import { expect, test } from './test.ts';

const PORT = CONSOLE_PORT + 4;
const SERVER_URL = `http://127.0.0.1:${PORT}`;

let provider: OpenIdProvider;
let server: RunningConsole;
let dataDir: string;

test.use({ baseURL: SERVER_URL });

test.beforeAll(async () => {
  provider = await startProvider({ publicUrl: SERVER_URL });
  dataDir = await mkdtemp(join(tmpdir(), 'atrium-provider-'));
  // If root starts this program, the database server runs as another user, who must be able to enter the folder.
  await chmod(dataDir, 0o755);
  server = await startConsole({
    port: PORT,
    dataDir,
    env: {
      ATRIUM_SIGN_IN_PROVIDERS: JSON.stringify([provider.settings]),
      ATRIUM_PUBLIC_URL: SERVER_URL,
    },
  });
});

test.afterAll(async () => {
  await server.stop();
  await provider.stop();
  await rm(dataDir, { recursive: true, force: true });
});

test.describe('a sign-in provider', () => {
  // The browser reports the requests of the session that the provider has ended.
  test.use({ expectedConsoleLines: /status of 401/ });

  test('signs users in and out, and is linked to an account with its password or by a signed-in user', async ({
    page,
    t,
  }) => {
    const { name } = provider.settings;
    // This field is on the page of the provider.
    const account = page.getByLabel('Name');
    const signInLink = page.getByRole('link', { name });
    const retry = page.getByRole('button', { name: t('host.page.provider-sign-in.retry') });
    provider.accounts.set('ada', { email: 'ada@example.com', email_verified: true, name: 'Ada' });

    await test.step('a provider that is down shows a message, and the user can try again', async () => {
      provider.fail(503);
      await page.goto('/login?redirect=%2Fsetting%2Fuser');
      await signInLink.click();
      await expect(page.getByRole('alert')).toContainText(name);
      provider.fail(undefined);
      await retry.click();
    });

    await test.step('a response with another state is rejected, and the user can start again', async () => {
      await expect(account).toBeVisible();
      await page.goto('/sign-in/company?code=x&state=y');
      await expect(page.getByRole('alert')).toContainText(name);
      await retry.click();
    });

    await test.step('the sign-in opens the requested page', async () => {
      await account.fill('ada');
      await page.keyboard.press('Enter');
      await page.waitForURL('**/setting/user');
      await expect(page.getByLabel(t('host.page.user-setting.name'))).toHaveValue('Ada');
    });

    await test.step('a response that this browser tab did not request does not sign in', async () => {
      await page.goto('/sign-in/company?code=x&state=y');
      await expect(page.getByRole('alert')).toHaveText(t('host.page.provider-sign-in.expired'));
      await expect(page).toHaveURL(/\/sign-in\/company$/);
    });

    await test.step('the sign-out also ends the session at the provider', async () => {
      await page.goto('/setting/user');
      await page.getByRole('button', { name: t('host.component.user-menu.label', { name: 'Ada' }) }).click();
      await page.getByRole('menuitem', { name: t('host.component.user-menu.sign-out') }).click();
      const dialog = page.getByRole('dialog', { name: t('host.component.sign-out.title') });
      await dialog.getByRole('button', { name: t('host.component.sign-out.confirm') }).click();
      await page.getByRole('button', { name: 'Sign out', exact: true }).click();
      await page.waitForURL('**/login');
    });

    await test.step('a sign-out at the provider ends the session of the console at once', async () => {
      await signInLink.click();
      await account.fill('ada');
      await page.keyboard.press('Enter');
      await page.waitForURL('**/admin/**');
      // A request of this page that fails would end the session before the next page opens.
      await page.waitForLoadState('networkidle');
      const events = { 'http://schemas.openid.net/event/backchannel-logout': {} };
      const body = new URLSearchParams({ logout_token: await provider.sign({ sub: 'ada', events }) });
      expect((await fetch(`${SERVER_URL}/oidc/company/logout`, { method: 'POST', body })).status).toBe(200);
      await page.goto('/setting/account');
      await expect(page.getByText(t('host.page.login.session-ended'))).toBeVisible();
    });

    const testUser = await registerUser(SERVER_URL);
    await test.step('an email address that is taken requires the password', async () => {
      await page.context().clearCookies();
      provider.accounts.set('bob', { email: testUser.account, email_verified: true });
      await page.goto('/login');
      await signInLink.click();
      await account.fill('bob');
      await page.keyboard.press('Enter');
      const password = page.getByLabel(t('host.page.provider-sign-in.password'), { exact: true });
      await password.fill('not the password');
      await page.keyboard.press('Enter');
      await expect(password).toHaveAttribute('aria-invalid', 'true');
      await password.fill(testUser.password);
      await page.keyboard.press('Enter');
      await page.waitForURL('**/admin/**');
    });

    await test.step('the settings unlink the account, and link it again', async () => {
      await page.goto('/setting/account');
      const section = page.getByRole('region', { name: t('host.page.account-setting.links-title') });
      const button = (id: string) => section.getByRole('button', { name: t(id, { name }) });
      await expect(section.getByText(testUser.account)).toBeVisible();
      await button('host.page.account-setting.unlink-provider').click();
      const link = button('host.page.account-setting.link-provider');
      await expect(link).not.toHaveClass(/loading/);
      await link.click();
      await expect(button('host.page.account-setting.unlink-provider')).toBeVisible();
    });
  });
});
