import { ROUTES } from '@atrium/contract';
import { listTestLanguages } from './lib/messages/list-test-languages.ts';
import { chooseByKeys, findTab, listTabTitles } from './lib/page/tab-bar.ts';
import { navigateTo } from './lib/routes/navigate-to.ts';
import { registerUser } from './lib/session/register-user.ts';
import { expect, test } from './test.ts';

/** The message id of the command “Move left” ends in `move-back`. */
const MOVE_LEFT = 'move-back';

for (const language of listTestLanguages('zh-CN')) {
  test.describe(`tab commands in ${language}`, () => {
    test.use({ language });

    test('the commands of the menu work by keyboard only', async ({ context, page, t, startSignedIn }) => {
      const command = (id: string) => t(`host.component.tabs.${id}`);
      const nlpItems = t('management.menu.nlp-items');
      const [console, account] = [t('dashboard.menu.console'), t('host.page.title.account-setting')];
      const runCommand = async (tab: string, id: string): Promise<void> => {
        await findTab(page, tab).focus();
        await page.keyboard.press('Shift+F10');
        await chooseByKeys(page, command(id));
      };
      const reopen = () => page.keyboard.press('Alt+Shift+KeyT');
      await startSignedIn(page);
      for (const path of ['/admin/log', '/admin/nlp/nlps', '/setting/account']) await navigateTo(page, path);
      await runCommand(nlpItems, 'close-left');
      await expect.poll(() => listTabTitles(page)).toEqual([console, nlpItems, account]);
      await reopen();
      await expect(page).toHaveURL('/admin/log');
      await runCommand(nlpItems, 'close-right');
      await expect.poll(() => listTabTitles(page)).not.toContain(account);
      await reopen();
      await expect(page).toHaveURL('/setting/account');
      await runCommand(account, 'close-others');
      await expect.poll(() => listTabTitles(page)).toEqual([console, account]);
      await reopen();
      await expect(page).toHaveURL('/admin/nlp/nlps');
      await runCommand(account, MOVE_LEFT);
      await runCommand(account, 'pin');
      await expect.poll(async () => (await listTabTitles(page))[0]).toBe(account);
      await runCommand(account, 'unpin');
      const window = context.waitForEvent('page');
      await runCommand(account, 'open-window');
      await expect(await window).toHaveURL('/setting/account');
      await (await window).close();
      await findTab(page, account).focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/setting/account');
      const heading = page.getByRole('heading', { level: 1 }).filter({ visible: true });
      await heading.evaluate((element) => element.setAttribute('data-before', ''));
      await runCommand(account, 'reload');
      await expect(page.locator('[data-before]')).toHaveCount(0);
      await runCommand(account, 'maximize');
      await expect(page.getByRole('banner')).toHaveCount(0);
      await page.getByRole('button', { name: command('more'), exact: true }).press('Enter');
      await chooseByKeys(page, command('restore'));
      await expect(page.getByRole('banner')).toBeVisible();
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 720 }, hasTouch: true });

  test('tabs are available as a list on touch screens, with their commands', async ({
    page,
    t,
    startSignedIn,
  }) => {
    await startSignedIn(page, { as: await registerUser() });
    await navigateTo(page, '/setting/user');
    await navigateTo(page, '/setting/account');
    const label = t('host.component.tabs.label');
    const opener = page.getByRole('button', { name: label });
    const list = page.getByRole('dialog', { name: label });
    await navigateTo(page, '/admin/no/such/page');
    // No tab has this address, so the button shows the name of the list.
    await expect(opener).toHaveText(`3${label}`);
    await opener.tap();
    await list.getByRole('button', { name: t('host.page.title.user-setting'), exact: true }).tap();
    await expect(page).toHaveURL('/setting/user');
    await opener.tap();
    const title = t('host.page.title.account-setting');
    await list.getByRole('button', { name: t('host.component.tabs.close-one', { title }) }).tap();
    await expect(opener).toContainText('2');
    const more = page.getByRole('button', { name: t('host.component.tabs.more'), exact: true });
    const choose = async (id: string): Promise<void> => {
      await more.tap();
      await page.getByRole('menuitem', { name: t(`host.component.tabs.${id}`), exact: true }).tap();
    };
    await choose('reopen');
    await expect(page).toHaveURL('/setting/account');
    await choose(MOVE_LEFT);
    await choose('close-right');
    await expect(opener).toContainText('2');
    await choose('reopen');
    await expect(page).toHaveURL('/setting/user');
    await choose('close-left');
    await expect(opener).toContainText('2');
    await choose('reopen');
    await expect(page).toHaveURL('/setting/account');
    await choose('close-others');
    await expect(opener).toContainText('2');
    await choose('pin');
    await choose('unpin');
    const heading = page.getByRole('heading', { level: 1 }).filter({ visible: true });
    await heading.evaluate((element) => element.setAttribute('data-before', ''));
    await choose('reload');
    await expect(heading).toBeVisible();
    await expect(page.locator('[data-before]')).toHaveCount(0);
    await choose('maximize');
    await expect(page.getByRole('banner')).toHaveCount(0);
    await choose('restore');
    await expect(page.getByRole('banner')).toBeVisible();
    await choose('close-all');
    await expect(page).toHaveURL(ROUTES.assets);
    await expect(opener).toContainText('1');
  });
});
