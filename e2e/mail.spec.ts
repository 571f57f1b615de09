import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createTestDatabase,
  type MailServer,
  startMailServer,
  startTestPostgres,
  type TestDatabase,
} from 'server/testing';
import { ADMIN, CONSOLE_PORT } from './lib/server/environment.ts';
import { type RunningConsole, startConsole } from './lib/server/start-console.ts';
import { expect, type Language, test } from './test.ts';

const PORT = CONSOLE_PORT + 2;
const SERVER_URL = `http://127.0.0.1:${PORT}`;

let smtp: MailServer;
let postgres: Awaited<ReturnType<typeof startTestPostgres>>;
let database: TestDatabase;
let server: RunningConsole;
let dataDir: string;

test.use({ baseURL: SERVER_URL });

test.beforeAll(async () => {
  smtp = await startMailServer();
  postgres = await startTestPostgres();
  database = await createTestDatabase(postgres.url);
  dataDir = await mkdtemp(join(tmpdir(), 'atrium-mail-'));
  await chmod(dataDir, 0o755);
  const env = {
    DATABASE_URL: database.url,
    ATRIUM_SMTP_URL: smtp.url,
    ATRIUM_MAIL_FROM: 'Atrium <atrium@example.com>',
    ATRIUM_PUBLIC_URL: SERVER_URL,
    ATRIUM_FEATURES: 'confirmMail=true',
  };
  server = await startConsole({ port: PORT, dataDir, env });
});

test.afterAll(async () => {
  await server.stop();
  await database.close();
  await postgres.stop();
  await smtp.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Returns the link in a mail. */
function findLink(text: string): string {
  return /https?:\S+/.exec(text)?.[0] ?? '';
}

/** Makes the mailed link of a user expire. Fails unless the user has exactly one. */
async function expireLink(table: 'reset_links' | 'mail_confirmations', account: string): Promise<void> {
  const { rowCount } = await database.pool.query(
    `update ${table} set expires_at = now() - interval '1 second' from users
      where users.id = user_id and (users.account = $1 or users.mail = $1)`,
    [account],
  );
  expect(rowCount).toBe(1);
}

for (const [language, subject] of [
  ['zh-CN', '设置 Atrium 的新密码'],
  ['en-US', 'Set a new password for Atrium'],
] as const satisfies readonly (readonly [Language, string])[]) {
  test.describe(`mails in ${language}`, () => {
    test.use({ language });

    test('a user who registers confirms the email address, and gets a link for a forgotten password', async ({
      page,
      t,
      signIn,
    }) => {
      const account = `reader-${language.toLowerCase()}@example.com`;
      await test.step('the address is confirmed by the mailed link and the password', async () => {
        const firstPassword = 'seven lamps by the river';
        await page.goto('/register');
        await page.getByLabel(t('host.page.register.mail'), { exact: true }).fill(account);
        await page.getByLabel(t('host.page.register.password'), { exact: true }).fill(firstPassword);
        await page.keyboard.press('Enter');
        await expect(
          page.getByRole('heading', { name: t('host.page.register.confirm-title') }),
        ).toBeVisible();
        const sendAgain = page.getByRole('button', { name: t('host.component.mail-confirmation.send') });
        await sendAgain.click();
        await expect(page.getByText(t('host.component.mail-confirmation.sent'))).toBeVisible();
        // The second argument of `receive` is the number of earlier mails to this recipient that it skips.
        const [earlierMail, laterMail] = [await smtp.receive(account), await smtp.receive(account, 1)];
        const accountField = page.getByLabel(t('host.page.login.account'), { exact: true });
        const passwordField = page.getByLabel(t('host.page.login.password'), { exact: true });
        const openConfirmation = async (text: string) => {
          // A link that differs from the current address only in its hash would not load the page again.
          await page.goto('/');
          await page.goto(findLink(text));
          await accountField.fill(account);
          await passwordField.fill(firstPassword);
          await page.keyboard.press('Enter');
        };
        await openConfirmation(earlierMail.text);
        await expect(page.getByRole('main').getByRole('alert')).not.toBeEmpty();
        await expect(sendAgain).toBeVisible();
        await expireLink('mail_confirmations', account);
        await openConfirmation(laterMail.text);
        await expect(page.getByRole('main').getByRole('alert')).not.toBeEmpty();
        await sendAgain.click();
        await openConfirmation((await smtp.receive(account, 2)).text);
        await page.waitForURL('**/admin/**');
        await page.context().clearCookies();
      });
      await page.goto('/login');
      await page.getByRole('link', { name: t('host.page.login.forgot') }).click();
      await page.getByLabel(t('host.page.login.account')).fill(account);
      await page.keyboard.press('Enter');
      await expect(page.getByText(t('host.page.forgot.sent'))).toBeVisible();
      const mail = await smtp.receive(account, 3);
      expect(mail.subject).toBe(subject);

      await page.goto(findLink(mail.text));
      const password = 'quite another set of words';
      await page.getByLabel(t('host.page.reset.password'), { exact: true }).fill(password);
      await page.keyboard.press('Enter');
      await expect(page.getByText(t('host.page.reset.done'))).toBeVisible();
      await signIn(page, { account, password });

      await page.goto(findLink(mail.text));
      await page.getByLabel(t('host.page.reset.password'), { exact: true }).fill('one more set of words');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main').getByRole('alert')).not.toBeEmpty();

      // The next step is the same in every language.
      if (language === 'zh-CN') return;
      await test.step('the address changes by a mailed link, and the user deletes the account', async () => {
        const moved = 'moved@example.com';
        const findPart = (id: string) =>
          page.getByRole('region', { name: t(`host.page.account-setting.${id}`) });
        const button = (id: string) =>
          page.getByRole('button', { name: t(`host.page.account-setting.${id}`), exact: true });
        await page.goto('/setting/account');
        await page.getByLabel(t('host.page.account-setting.mail-new')).fill(moved);
        await page.keyboard.press('Enter');
        const sent = t('host.page.account-setting.mail-sent', { recipient: moved });
        await expect(page.getByText(sent)).toBeVisible();
        const { text } = await smtp.receive(moved);
        await page.goto('/');
        await page.goto(findLink(text));
        await button('mail-confirm').click();
        await expect(findPart('mail-title').getByText(moved)).toBeVisible();
        const changeMail = await smtp.receive(account, 4);
        expect(changeMail.subject).toBe('Your email address in Atrium has changed');

        const downloading = page.waitForEvent('download');
        await button('data-download').click();
        expect((await downloading).suggestedFilename()).toBe('atrium-personal-data.json');

        const name = account.split('@')[0] ?? '';
        await button('delete-open').click();
        await page.getByLabel(t('host.page.account-setting.delete-account', { account: name })).fill(name);
        await page.keyboard.press('Enter');
        await page.waitForURL('**/login**');
        await page.getByLabel(t('host.page.login.account'), { exact: true }).fill(moved);
        await page.getByLabel(t('host.page.login.password'), { exact: true }).fill(password);
        await page.keyboard.press('Enter');
        await expect(page.getByRole('main').getByRole('alert')).not.toBeEmpty();
      });
    });

    test('an admin invites a user by mail, who requests a new link after the first one expired', async ({
      page,
      t,
      startSignedIn,
    }) => {
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
      const password = page.getByLabel(t('host.page.reset.password'), { exact: true });
      const openInvitation = async (skippedMails: number) => {
        await page.goto(findLink((await smtp.receive(`${account}@example.com`, skippedMails)).text));
        await password.fill('quite another set of words');
        await page.keyboard.press('Enter');
      };
      await page.context().clearCookies();
      // The link is in the database when its mail has arrived.
      await smtp.receive(`${account}@example.com`);
      await expireLink('reset_links', account);
      await openInvitation(0);
      await expect(page.getByRole('main').getByRole('alert')).not.toBeEmpty();
      await page.getByRole('link', { name: t('host.page.forgot.back') }).click();
      await page.getByRole('link', { name: t('host.page.login.forgot') }).click();
      await page.getByLabel(t('host.page.login.account')).fill(account);
      await page.keyboard.press('Enter');
      await openInvitation(1);
      await expect(page.getByText(t('host.page.reset.done'))).toBeVisible();
    });
  });
}
