import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type MailServer, startMailServer } from 'server/testing';
import { ADMIN, CONSOLE_PORT } from './lib/server/environment.ts';
import { type RunningConsole, startConsole } from './lib/server/start-console.ts';
import { registerUser } from './lib/session/register-user.ts';
import { expect, type Language, test } from './test.ts';

const PORT = CONSOLE_PORT + 2;
const SERVER_URL = `http://127.0.0.1:${PORT}`;

let smtp: MailServer;
let server: RunningConsole;
let dataDir: string;

test.use({ baseURL: SERVER_URL });

test.beforeAll(async () => {
  smtp = await startMailServer();
  dataDir = await mkdtemp(join(tmpdir(), 'atrium-mail-'));
  await chmod(dataDir, 0o755);
  const env = {
    ATRIUM_SMTP_URL: smtp.url,
    ATRIUM_MAIL_FROM: 'Atrium <atrium@example.com>',
    ATRIUM_PUBLIC_URL: SERVER_URL,
  };
  server = await startConsole({ port: PORT, dataDir, env });
});

test.afterAll(async () => {
  await server.stop();
  await smtp.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Returns the link in a mail. */
function findLink(text: string): string {
  return /https?:\S+/.exec(text)?.[0] ?? '';
}

for (const [language, subject] of [
  ['zh-CN', '设置 Atrium 的新密码'],
  ['en-US', 'Set a new password for Atrium'],
] as const satisfies readonly (readonly [Language, string])[]) {
  test.describe(`mails in ${language}`, () => {
    test.use({ language });

    test('a user with a forgotten password gets a link by mail, and signs in with a new one', async ({
      page,
      t,
      signIn,
    }) => {
      const testUser = await registerUser(SERVER_URL);
      await page.goto('/login');
      await page.getByRole('link', { name: t('host.page.login.forgot') }).click();
      await page.getByLabel(t('host.page.login.account')).fill(testUser.account);
      await page.keyboard.press('Enter');
      await expect(page.getByText(t('host.page.forgot.sent'))).toBeVisible();
      const mail = await smtp.receive(testUser.account);
      expect(mail.subject).toBe(subject);

      await page.goto(findLink(mail.text));
      const password = 'quite another set of words';
      await page.getByLabel(t('host.page.reset.password'), { exact: true }).fill(password);
      await page.keyboard.press('Enter');
      await expect(page.getByText(t('host.page.reset.done'))).toBeVisible();
      await signIn(page, { account: testUser.account, password });

      await page.goto(findLink(mail.text));
      await page.getByLabel(t('host.page.reset.password'), { exact: true }).fill('one more set of words');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main').getByRole('alert')).not.toBeEmpty();
    });

    test('an admin invites a user by mail', async ({ page, t, startSignedIn }) => {
      const account = `guest-${language.toLowerCase()}`;
      await startSignedIn(page, { as: ADMIN, at: '/admin/system/users' });
      await page.getByRole('button', { name: t('table.component.toolbar.add'), exact: true }).click();
      const form = page.getByRole('dialog');
      await form.getByLabel(t('management.page.users.full-name'), { exact: true }).fill('Guest');
      await form.getByLabel(t('management.page.users.account'), { exact: true }).fill(account);
      await form.getByLabel(t('management.page.users.mail')).fill(`${account}@example.com`);
      await page.keyboard.press('Enter');
      const drawer = page.getByRole('dialog', { name: t('management.page.users.added') });
      await drawer.getByRole('button', { name: t('management.page.users.mail-link') }).click();
      await expect(drawer).toBeHidden();
      const mail = await smtp.receive(`${account}@example.com`);

      await page.context().clearCookies();
      await page.goto(findLink(mail.text));
      await page
        .getByLabel(t('host.page.reset.password'), { exact: true })
        .fill('quite another set of words');
      await page.keyboard.press('Enter');
      await expect(page.getByText(t('host.page.reset.done'))).toBeVisible();
    });
  });
}
