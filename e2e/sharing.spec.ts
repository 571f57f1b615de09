import type { Page } from 'playwright/test';
import { createApps } from './lib/data/create-apps.ts';
import { findAccessibilityViolations } from './lib/page/find-accessibility-violations.ts';
import { registerUser } from './lib/session/register-user.ts';
import { expect, test } from './test.ts';

test.use({ language: 'en-US' });

/** Tests what the member of a group may do with a shared app at the access levels `use` and `edit`. */
test('a user shares an app with a group, raises the access level, and removes the share', async ({
  page,
  browser,
  t,
  startSignedIn,
}) => {
  const mark = Date.now().toString(36);
  const [groupName, appName] = [`Crew ${mark}`, `Words ${mark}`];
  const [owner, member] = [await registerUser(), await registerUser()];
  const [path = ''] = await createApps(owner.session.token, [appName]);
  const openPage = async () => (await browser.newContext({ locale: 'en-US' })).newPage();
  const [ownerPage, memberPage] = [await openPage(), await openPage()];
  const button = (shownPage: Page, id: string, values?: Readonly<Record<string, string>>) =>
    shownPage.getByRole('button', { name: t(id, values), exact: true });
  const findTab = (shownPage: Page, id: string) =>
    shownPage.getByRole('tab', { name: t(`assets.page.app.tab-${id}`), exact: true });
  const findDialog = (shownPage: Page) => shownPage.getByRole('dialog');
  const runApp = async (shownPage: Page) => {
    await button(shownPage, 'assets.page.app.run').click();
    const result = shownPage.getByRole('region', { name: t('tasks.component.result.label') });
    await expect(result).toBeVisible();
  };
  const findRows = (shownPage: Page) =>
    shownPage.getByRole('table', { name: t('assets.page.history.label') }).locator('tbody tr');

  await test.step('an admin creates a group with the member', async () => {
    await startSignedIn(page, { at: '/admin/system/groups' });
    await button(page, 'table.component.toolbar.add').click();
    const form = findDialog(page);
    await form.getByLabel(t('management.page.groups.name'), { exact: true }).fill(groupName);
    await form.getByRole('button', { name: t('table.component.form.save'), exact: true }).click();
    await expect(form).toHaveCount(0);
    const row = page.getByRole('row').filter({ hasText: groupName });
    await row.getByRole('button', { name: t('table.component.row.more', { name: groupName }) }).click();
    await page.getByRole('menuitem', { name: t('management.page.groups.members') }).click();
    const drawer = findDialog(page);
    await drawer.getByLabel(t('management.page.groups.add'), { exact: true }).fill(member.account);
    await page.keyboard.press('Enter');
    await drawer
      .getByRole('button', { name: t('management.page.groups.add-of', { name: member.name }) })
      .click();
    const table = drawer.getByRole('table', { name: t('management.page.groups.members') });
    await expect(table).toContainText(member.name);
    expect(await findAccessibilityViolations(page, { selector: '[role=dialog]' })).toEqual([]);
  });

  await test.step('the owner runs the app and shares it', async () => {
    await startSignedIn(ownerPage, { as: owner, at: path });
    await runApp(ownerPage);
    await button(ownerPage, 'assets.page.share.share').click();
    const drawer = findDialog(ownerPage);
    await drawer.getByLabel(t('assets.page.share.search'), { exact: true }).fill(groupName);
    await ownerPage.keyboard.press('Enter');
    await button(ownerPage, 'assets.page.share.share-with', { name: groupName }).click();
    await expect(drawer.getByLabel(t('assets.page.share.level-of', { name: groupName }))).toHaveValue('use');
    expect(await findAccessibilityViolations(ownerPage, { selector: '[role=dialog]' })).toEqual([]);
  });

  await test.step('the member finds and runs the app, and sees neither settings nor other runs', async () => {
    await startSignedIn(memberPage, { as: member });
    await memberPage.getByLabel(t('assets.page.assets.ownership')).selectOption('shared');
    await memberPage.getByRole('link', { name: appName }).click();
    await expect(memberPage.getByText(t('assets.page.share.use'))).toBeVisible();
    await expect(findTab(memberPage, 'settings')).toHaveCount(0);
    await runApp(memberPage);
    await findTab(memberPage, 'history').click();
    await expect(findRows(memberPage)).toHaveCount(1);
    await expect(findRows(memberPage)).toContainText(member.name);
  });

  await test.step('the owner raises the level, and the member pauses the app', async () => {
    const level = ownerPage.getByLabel(t('assets.page.share.level-of', { name: groupName }));
    await level.selectOption('edit');
    await expect(level).toHaveValue('edit');
    await memberPage.reload();
    await expect(findRows(memberPage)).toHaveCount(2);
    await findTab(memberPage, 'settings').click();
    await button(memberPage, 'assets.page.app.pause').click();
    await expect(button(memberPage, 'assets.page.app.activate')).toBeVisible();
    await expect(button(memberPage, 'assets.page.share.share')).toHaveCount(0);
  });

  await test.step('after the share is removed, the app does not exist for the member', async () => {
    await button(ownerPage, 'assets.page.share.remove-of', { name: groupName }).click();
    await expect(findDialog(ownerPage)).toContainText(t('assets.page.share.private'));
    await memberPage.reload();
    await expect(memberPage.getByText(t('assets.page.app.missing'))).toBeVisible();
  });
});
