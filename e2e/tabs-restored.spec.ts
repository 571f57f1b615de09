import { changeRoles } from './lib/data/change-roles.ts';
import { changeStored } from './lib/data/change-stored.ts';
import { listTestLanguages } from './lib/messages/list-test-languages.ts';
import { findTab, listTabTitles } from './lib/page/tab-bar.ts';
import { navigateTo } from './lib/routes/navigate-to.ts';
import { forgetSession } from './lib/session/forget-session.ts';
import { registerUser } from './lib/session/register-user.ts';
import { expect, test } from './test.ts';

for (const language of listTestLanguages('en-US')) {
  test.describe(`tabs in ${language}`, () => {
    test.use({ language });

    test('tabs are restored at the next sign-in, except those that the role no longer allows, and each window has its own tabs', async ({
      context,
      page,
      t,
      signIn,
    }) => {
      const testUser = await registerUser();
      await changeRoles(testUser.session.uuid, ['user', 'admin']);
      const [nlpItems, account] = [t('management.menu.nlp-items'), t('host.page.title.account-setting')];
      await signIn(page, testUser);
      await navigateTo(page, '/admin/nlp/nlps?page=1');
      await navigateTo(page, '/setting/account');
      const console = t('dashboard.menu.console');
      await expect.poll(() => listTabTitles(page)).toEqual([console, nlpItems, account]);
      await page.reload();
      await expect.poll(() => listTabTitles(page)).toEqual([console, nlpItems, account]);

      const other = await context.newPage();
      await other.goto('/setting/account');
      await findTab(other, nlpItems).click({ button: 'middle' });
      await expect.poll(() => listTabTitles(other)).toEqual([console, account]);
      expect(await listTabTitles(page)).toEqual([console, nlpItems, account]);
      await other.close();
      await findTab(page, nlpItems).click();
      await expect(page).toHaveURL('/admin/nlp/nlps?page=1');

      await forgetSession(page);
      await changeRoles(testUser.session.uuid, ['user']);
      await signIn(page, testUser);
      await expect.poll(() => listTabTitles(page)).toEqual([account, t('assets.menu.assets')]);

      await changeStored(page, 'layout-settings', { restoresTabs: false });
      await forgetSession(page);
      await signIn(page, testUser);
      await expect.poll(() => listTabTitles(page)).toEqual([t('assets.menu.assets')]);
    });
  });
}
