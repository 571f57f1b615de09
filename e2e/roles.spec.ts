import { roleCalls } from '@atrium/contract';
import { findAccessibilityViolations } from './lib/page/find-accessibility-violations.ts';
import { ADMIN } from './lib/server/environment.ts';
import { requireProof } from './lib/server/require-proof.ts';
import { registerUser } from './lib/session/register-user.ts';
import { expect, test } from './test.ts';

test.use({ language: 'en-US' });

/** Defines a custom role, assigns it to a user and removes it. The open page of the user changes immediately. */
test('an admin defines a role, and the open page of a user changes immediately', async ({
  page,
  browser,
  t,
  startSignedIn,
}) => {
  const roleName = `Reviewer ${Date.now().toString(36)}`;
  const user = await registerUser();
  const userPage = await (await browser.newContext({ locale: 'en-US' })).newPage();
  const dialog = page.getByRole('dialog');
  const sider = userPage.getByRole('navigation', { name: t('host.menu.sider.label') });
  const reload = () =>
    userPage.getByRole('button', { name: t('host.component.header.reload'), exact: true }).click();
  const setRole = async (isAssigned: boolean) => {
    const button = t('management.page.users.roles-title');
    await page.goto(`/admin/system/users?keyword=${user.account}`);
    const row = page.getByRole('row').filter({ hasText: user.account });
    await row.getByRole('button', { name: `${button} ${user.name}` }).click();
    await dialog.getByRole('checkbox', { name: roleName }).setChecked(isAssigned);
    await dialog.getByRole('button', { name: t('management.page.users.save'), exact: true }).click();
    await expect(dialog).toHaveCount(0);
  };

  await test.step('an admin defines a role from permissions, after the password', async () => {
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

  await test.step('the user’s menu changes with the role, without a reload of the page', async () => {
    await startSignedIn(userPage, { as: user });
    await expect(sider.getByRole('link')).toHaveCount(1);
    await userPage.evaluate(() => Object.assign(window, { isSamePage: true }));
    await setRole(true);
    await reload();
    await sider.getByRole('link', { name: t('management.menu.nlp-items') }).click();
    await expect(userPage).toHaveURL('/admin/nlp/nlps');
    await expect(userPage.getByRole('row').nth(1)).toBeVisible();
    await expect(sider.getByRole('link', { name: t('management.menu.recognitions') })).toHaveCount(0);
  });

  await test.step('without the role, the next request is denied, and the page is forbidden', async () => {
    await setRole(false);
    await reload();
    await expect(sider.getByRole('link', { name: t('management.menu.nlp-items') })).toHaveCount(0);
    await expect(userPage.getByRole('heading', { name: t('host.page.forbidden.title') })).toBeVisible();
    expect(await userPage.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true);
  });
});
