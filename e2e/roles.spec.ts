import { roleCalls } from '@atrium/contract';
import { createApps } from './lib/data/create-apps.ts';
import { findAccessibilityViolations } from './lib/page/find-accessibility-violations.ts';
import { findTab } from './lib/page/tab-bar.ts';
import { ADMIN } from './lib/server/environment.ts';
import { requireProof } from './lib/server/require-proof.ts';
import { registerUser } from './lib/session/register-user.ts';
import { expect, test } from './test.ts';

test.use({ language: 'en-US' });

/**
 * Defines a custom role, assigns it to a user with two open browsers, changes it, and disables the user. Each change
 * takes effect in both browsers.
 */
test('an admin changes a role and disables a user, which takes effect in both open browsers of the user', async ({
  page,
  browser,
  t,
  startSignedIn,
}) => {
  const roleName = `Reviewer ${Date.now().toString(36)}`;
  const user = await registerUser();
  const [appAddress] = await createApps(user.session.token, ['Notes']);
  const dialog = page.getByRole('dialog');
  const openBrowser = async () => {
    const userPage = await (await browser.newContext({ locale: 'en-US' })).newPage();
    await startSignedIn(userPage, { as: user, at: `${appAddress}?tab=settings` });
    await userPage.evaluate(() => Object.assign(window, { isSamePage: true }));
    const sider = userPage.getByRole('navigation', { name: t('host.menu.sider.label') });
    const reload = t('host.component.header.reload');
    return {
      page: userPage,
      entry: (id: string) => sider.getByRole('link', { name: t(id) }),
      suspend: userPage.getByRole('button', { name: t('assets.page.settings.suspend'), exact: true }),
      heading: (id: string) => userPage.getByRole('heading', { name: t(id) }),
      sendRequest: () => userPage.getByRole('button', { name: reload, exact: true }).click(),
    };
  };
  type UserBrowser = Awaited<ReturnType<typeof openBrowser>>;
  let browsers: readonly UserBrowser[] = [];
  const inBoth = (act: (userBrowser: UserBrowser) => Promise<void>) => Promise.all(browsers.map(act));
  const openForm = async (address: string, name: string, button: string) => {
    await page.goto(address);
    const row = page.getByRole('row').filter({ hasText: name });
    await row.getByRole('button', { name: button }).click();
  };
  /** Sets a checkbox in the form with the roles and the status of the user, and saves the form. */
  const setCheckbox = async (name: string, isChecked: boolean) => {
    const button = `${t('management.page.users.edit-roles')} ${user.name}`;
    await openForm(`/admin/system/users?keyword=${user.account}`, user.account, button);
    await dialog.getByRole('checkbox', { name }).setChecked(isChecked);
    await dialog.getByRole('button', { name: t('management.page.users.save'), exact: true }).click();
    await expect(dialog).toHaveCount(0);
  };

  await test.step('an admin defines a role from permissions, after entering the password', async () => {
    await startSignedIn(page, { at: '/admin/system/roles' });
    await page.getByRole('button', { name: t('table.component.toolbar.add'), exact: true }).click();
    await dialog.getByLabel(t('management.page.roles.name'), { exact: true }).fill(roleName);
    for (const permission of ['nlp-items', 'audit']) {
      await dialog.getByRole('checkbox', { name: t(`management.page.roles.${permission}`) }).check();
    }
    expect(await findAccessibilityViolations(page, { selector: '[role=dialog]' })).toEqual([]);
    await requireProof(page, roleCalls.create);
    await dialog.getByRole('button', { name: t('table.component.form.save'), exact: true }).click();
    const proof = page.getByRole('dialog', { name: t('host.component.proof.title') });
    await expect(proof.getByLabel(t('host.component.proof.password'), { exact: true })).toBeFocused();
    expect(await findAccessibilityViolations(page, { selector: '[role=dialog]' })).toEqual([]);
    await page.keyboard.type(ADMIN.password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('row').filter({ hasText: roleName })).toBeVisible();
  });

  await test.step('the menus show what the role permits, without a reload of the page', async () => {
    browsers = await Promise.all([openBrowser(), openBrowser()]);
    await inBoth(({ entry }) => expect(entry('management.menu.nlp-items')).toHaveCount(0));
    await setCheckbox(roleName, true);
    await inBoth(async ({ page: userPage, entry, sendRequest }) => {
      await sendRequest();
      await entry('management.menu.nlp-items').click();
      await expect(userPage).toHaveURL('/admin/nlp/nlps');
      await expect(userPage.getByRole('row').nth(1)).toBeVisible();
      await expect(entry('management.menu.recognitions')).toHaveCount(0);
    });
  });

  await test.step('the permissions of the role change: the open page is denied, and the menus change', async () => {
    const edit = t('table.component.row.action', { label: t('table.component.row.edit'), name: roleName });
    await openForm('/admin/system/roles', roleName, edit);
    await dialog.getByRole('checkbox', { name: t('management.page.roles.nlp-items') }).uncheck();
    await dialog.getByRole('checkbox', { name: t('management.page.roles.recognitions') }).check();
    await dialog.getByRole('button', { name: t('table.component.form.save'), exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await inBoth(async ({ entry, heading, sendRequest }) => {
      await sendRequest();
      await expect(heading('host.page.forbidden.title')).toBeVisible();
      await expect(entry('management.menu.nlp-items')).toHaveCount(0);
      await expect(entry('management.menu.recognitions')).toBeVisible();
    });
  });

  await test.step('buttons for admins appear in an open page while the user has the role Admin', async () => {
    const adminRole = t('management.page.users.role-admin');
    await inBoth(async ({ page: userPage, suspend }) => {
      await findTab(userPage, 'Notes').click();
      await expect(userPage).toHaveURL(`${appAddress}?tab=settings`);
      await expect(suspend).toHaveCount(0);
    });
    for (const isAdmin of [true, false]) {
      await setCheckbox(adminRole, isAdmin);
      await inBoth(async ({ entry, suspend, sendRequest }) => {
        await sendRequest();
        await expect(suspend).toHaveCount(isAdmin ? 1 : 0);
        await expect(entry('management.menu.algorithms')).toHaveCount(isAdmin ? 1 : 0);
      });
    }
  });

  await test.step('a disabled user is signed out in both browsers', async () => {
    await inBoth(async ({ page: userPage }) => {
      expect(await userPage.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true);
    });
    await setCheckbox(t('management.page.users.may-sign-in'), false);
    await inBoth(async ({ page: userPage, sendRequest }) => {
      await sendRequest();
      await userPage.waitForURL(/\/login/);
    });
  });
});
