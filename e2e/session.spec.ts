import { refreshCall, sessionsCall } from '@atrium/contract';
import type { BrowserContext, Locator, Page } from 'playwright/test';
import { changeRoles } from './lib/data/change-roles.ts';
import { listTestLanguages } from './lib/messages/list-test-languages.ts';
import { chooseLanguage } from './lib/page/choose-language.ts';
import { callServer } from './lib/server/call-server.ts';
import { changeDeployment } from './lib/server/change-deployment.ts';
import { CONSOLE_URL } from './lib/server/environment.ts';
import { registerUser } from './lib/session/register-user.ts';
import { expect, test } from './test.ts';

/** The line that Chromium prints for a response with status 401, which these tests provoke. */
const REJECTED = /status of 401/;

const ASSETS = '/admin/assets/assets';

async function readCookie(context: BrowserContext, field: 'token' | 'refreshToken'): Promise<string> {
  const cookies = await context.cookies(CONSOLE_URL);
  return cookies.find(({ name }) => name.endsWith(`-${field}`))?.value ?? '';
}

/** Replaces the tokens by values that the server does not know. */
async function replaceTokens(
  context: BrowserContext,
  fields: readonly ('token' | 'refreshToken')[],
): Promise<void> {
  for (const cookie of await context.cookies(CONSOLE_URL)) {
    if (!fields.some((field) => cookie.name.endsWith(`-${field}`))) continue;
    await context.addCookies([{ ...cookie, value: `${cookie.value.slice(0, -6)}broken` }]);
  }
}

async function reload(page: Page, buttonLabel: string): Promise<void> {
  await page.getByRole('button', { name: buttonLabel, exact: true }).click();
}

type Translate = (id: string, values?: Readonly<Record<string, string>>) => string;

async function openUserMenu(page: Page, t: Translate): Promise<void> {
  const label = t('host.component.user-menu.label', { name: '' });
  await page.getByRole('button', { name: new RegExp(label) }).click();
}

/** Opens the user settings from the menu, types a name, and returns its field. */
async function typeUnsavedName(page: Page, t: Translate): Promise<Locator> {
  await openUserMenu(page, t);
  await page.getByRole('menuitem', { name: t('host.component.user-menu.user-setting') }).click();
  const name = page.getByRole('textbox', { name: t('host.page.user-setting.name'), exact: true });
  await name.fill('Half done');
  return name;
}

function findSideMenuLink(page: Page, t: Translate): Locator {
  const sider = page.getByRole('navigation', { name: t('host.menu.sider.label') });
  return sider.getByRole('link', { name: t('assets.menu.assets') });
}

function findLeaveGuard(page: Page, t: Translate) {
  const dialog = page.getByRole('dialog', { name: t('host.component.leave-guard.title') });
  const findButton = (id: string) => dialog.getByRole('button', { name: t(id), exact: true });
  return {
    dialog,
    stay: findButton('host.component.leave-guard.stay'),
    leave: findButton('host.component.leave-guard.leave'),
  };
}

test.use({ expectedConsoleLines: REJECTED });

for (const language of listTestLanguages('zh-CN')) {
  test.describe(`a session that ends during unsaved work, in ${language}`, () => {
    test.use({ language });

    test('asks for the password on the same page, and the input stays', async ({
      context,
      page,
      t,
      startSignedIn,
    }) => {
      const testUser = await registerUser();
      await startSignedIn(page, { as: testUser, at: '/setting/user' });
      const name = page.getByLabel(t('host.page.user-setting.name'));
      await name.fill('Typed and not saved');
      await replaceTokens(context, ['token', 'refreshToken']);
      await page.getByRole('button', { name: t('host.page.user-setting.submit'), exact: true }).click();
      const dialog = page.getByRole('dialog', { name: t('host.component.session-lost.title') });
      await expect(dialog).toBeVisible();
      expect(await readCookie(context, 'token')).toBe('');
      await dialog.locator('input[type=password]').fill('not the password');
      await page.keyboard.press('Enter');
      await expect(dialog.getByRole('alert')).not.toBeEmpty();
      await dialog.locator('input[type=password]').fill(testUser.password);
      await page.keyboard.press('Enter');
      await expect(dialog).toBeHidden();
      await expect(name).toHaveValue('Typed and not saved');
      await expect(
        page.getByRole('button', {
          name: t('host.component.user-menu.label', { name: 'Typed and not saved' }),
        }),
      ).toBeVisible();
    });

    test('redirects to sign-in if the user does not enter the password', async ({
      context,
      page,
      t,
      startSignedIn,
    }) => {
      await startSignedIn(page, { as: await registerUser(), at: '/setting/user' });
      await page.getByLabel(t('host.page.user-setting.name')).fill('Typed and given up');
      await replaceTokens(context, ['token', 'refreshToken']);
      await page.getByRole('button', { name: t('host.page.user-setting.submit'), exact: true }).click();
      const dialog = page.getByRole('dialog', { name: t('host.component.session-lost.title') });
      await dialog
        .getByRole('button', { name: t('host.component.session-lost.cancel'), exact: true })
        .click();
      await expect(page).toHaveURL(/\/login/);
    });
  });
}

for (const language of listTestLanguages('zh-CN')) {
  test.describe(`a session in ${language}`, () => {
    test.use({ language });

    test('eight browser tabs with an expired token refresh it once', async ({
      context,
      page,
      t,
      startSignedIn,
    }) => {
      // Eight browser tabs load the console.
      test.setTimeout(300_000);
      await startSignedIn(page, { as: await registerUser() });
      const tabs = [page];
      while (tabs.length < 8) {
        const tab = await context.newPage();
        await tab.goto(ASSETS);
        await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
        tabs.push(tab);
      }
      const refreshes: string[] = [];
      const rejected = new Set<Page>();
      context.on('response', (response) => {
        if (response.url().endsWith(refreshCall.path)) refreshes.push(`${response.status()}`);
        if (response.status() === 401) rejected.add(response.frame().page());
      });
      const before = await readCookie(context, 'token');
      await replaceTokens(context, ['token']);
      const responseReceived = tabs.map((tab) =>
        tab.waitForResponse((response) => response.url().includes('/api/') && response.ok()),
      );
      await Promise.all(
        tabs.map((tab) =>
          tab.evaluate((name) => {
            document.querySelector<HTMLButtonElement>(`button[aria-label="${name}"]`)?.click();
          }, t('host.component.header.reload')),
        ),
      );
      await Promise.all(responseReceived);
      for (const tab of tabs) await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
      expect(rejected.size).toBeGreaterThan(0);
      expect(refreshes).toEqual(['200']);
      const after = await readCookie(context, 'token');
      expect(after).not.toBe(before);
      await callServer(sessionsCall, {}, { token: after });
      for (const tab of tabs) expect(new URL(tab.url()).pathname).toBe(ASSETS);
    });

    test('signing out in one browser tab signs out all browser tabs', async ({
      context,
      page,
      t,
      startSignedIn,
    }) => {
      const testUser = await registerUser();
      await startSignedIn(page, { as: testUser });
      const other = await context.newPage();
      await other.goto('/setting/user');
      await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
      await page.bringToFront();
      await page
        .getByRole('button', { name: t('host.component.user-menu.label', { name: testUser.name }) })
        .click();
      await page.getByRole('menuitem', { name: t('host.component.user-menu.sign-out') }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('host.component.sign-out.confirm'), exact: true })
        .click();
      await expect(page).toHaveURL('/login');
      await expect(other).toHaveURL(`/login?redirect=${encodeURIComponent('/setting/user')}`);
    });

    test('a session that ends without unsaved work redirects to sign-in, and then back to the page', async ({
      context,
      page,
      t,
      startSignedIn,
    }) => {
      const testUser = await registerUser();
      await startSignedIn(page, { as: testUser });
      // Waits for all requests, so that the reload, and not one of the page's own calls, detects the end of the
      // session.
      await page.waitForLoadState('networkidle');
      await replaceTokens(context, ['token', 'refreshToken']);
      await reload(page, t('host.component.header.reload'));
      await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(ASSETS)}`);
      await page.getByLabel(t('host.page.login.account'), { exact: true }).fill(testUser.account);
      await page.getByLabel(t('host.page.login.password'), { exact: true }).fill(testUser.password);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(ASSETS);
    });

    test('unsaved work stays in its tab, and whatever would discard it requires a confirmation', async ({
      page,
      t,
      startSignedIn,
    }) => {
      await changeDeployment(page, { features: { reloadOnLocaleChange: true } });
      await startSignedIn(page, { as: await registerUser() });
      const name = await typeUnsavedName(page, t);
      const { dialog, stay, leave } = findLeaveGuard(page, t);
      await findSideMenuLink(page, t).click();
      await expect(page).toHaveURL(ASSETS);
      await expect(dialog).toBeHidden();
      await page.goBack();
      await expect(name).toHaveValue('Half done');
      await reload(page, t('host.component.header.reload'));
      await stay.click();
      await expect(name).toHaveValue('Half done');
      await openUserMenu(page, t);
      await page.getByRole('menuitem', { name: t('host.component.user-menu.sign-out') }).click();
      await stay.click();
      const other = language === 'zh-CN' ? 'English' : '简体中文';
      await chooseLanguage(page, t('host.component.locale-picker.label'), other);
      await stay.click();
      await expect(dialog).toBeHidden();
      const browserDialog = page.waitForEvent('dialog');
      await page.close({ runBeforeUnload: true });
      expect((await browserDialog).type()).toBe('beforeunload');
      await (await browserDialog).dismiss();
      await findSideMenuLink(page, t).click();
      await page.getByRole('tab', { name: t('host.page.title.user-setting') }).press('Delete');
      await leave.click();
      await expect(page.getByRole('tab', { name: t('host.page.title.user-setting') })).toHaveCount(0);
      await expect(page).toHaveURL(ASSETS);
    });

    test('without tabs, links and the Back button require a confirmation before unsaved work is lost', async ({
      page,
      t,
      startSignedIn,
    }) => {
      const testUser = await registerUser();
      await startSignedIn(page, { as: testUser });
      await page.evaluate((owner) => {
        const name = Object.keys(localStorage).find((key) => key.endsWith(`${owner}:user-info`)) ?? '';
        localStorage.setItem(name.replace('user-info', 'layout-settings'), '{"showsTabs":false}');
      }, testUser.session.uuid);
      await page.reload();
      const name = await typeUnsavedName(page, t);
      const { dialog, stay, leave } = findLeaveGuard(page, t);
      await findSideMenuLink(page, t).click();
      await stay.click();
      await expect(dialog).toBeHidden();
      await page.goBack();
      await stay.click();
      await expect(page).toHaveURL('/setting/user');
      await expect(name).toHaveValue('Half done');
      await page.goBack();
      await leave.click();
      await expect(page).toHaveURL(ASSETS);
    });

    test('a role change takes effect at the next refresh of the token, without a reload', async ({
      context,
      page,
      t,
      startSignedIn,
    }) => {
      const testUser = await registerUser();
      await startSignedIn(page, { as: testUser });
      const sider = page.getByRole('navigation', { name: t('host.menu.sider.label') });
      await expect(sider.getByRole('link')).toHaveCount(1);
      await page.evaluate(() => Object.assign(window, { isSamePage: true }));
      await changeRoles(testUser.session.uuid, ['user', 'admin']);
      await replaceTokens(context, ['token']);
      await reload(page, t('host.component.header.reload'));
      await expect(sider.getByRole('link', { name: t('management.menu.algorithms') })).toBeVisible();
      expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true);
    });
  });
}
