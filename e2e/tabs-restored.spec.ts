import { expect, test } from './journey.ts';
import { changeRoles } from './lib/change-roles.ts';
import { changeStored } from './lib/change-stored.ts';
import { forgetSession } from './lib/forget-session.ts';
import { goInside } from './lib/go-inside.ts';
import { registerPerson } from './lib/register-person.ts';
import { tabOf, tabTitles } from './lib/tab-bar.ts';

for (const language of ['zh-CN', 'en-US'] as const) {
  test.describe(`tabs in ${language}`, () => {
    test.use({ language });

    test('tabs return at the next sign-in, without those that the role no longer allows; each window has its own', async ({
      context,
      page,
      say,
      signIn,
    }) => {
      const person = await registerPerson();
      await changeRoles(person.session.uuid, ['user', 'admin']);
      const [nlps, account] = [say('management.menu.nlp-items'), say('host.page.title.account-setting')];
      await signIn(page, person);
      await goInside(page, '/admin/nlp/nlps?page=1');
      await goInside(page, '/setting/account');
      const console = say('dashboard.menu.console');
      await expect.poll(() => tabTitles(page)).toEqual([console, nlps, account]);
      await page.reload();
      await expect.poll(() => tabTitles(page)).toEqual([console, nlps, account]);

      const other = await context.newPage();
      await other.goto('/setting/account');
      await tabOf(other, nlps).click({ button: 'middle' });
      await expect.poll(() => tabTitles(other)).toEqual([console, account]);
      expect(await tabTitles(page)).toEqual([console, nlps, account]);
      await other.close();
      await tabOf(page, nlps).click();
      await expect(page).toHaveURL('/admin/nlp/nlps?page=1');

      await forgetSession(page);
      await changeRoles(person.session.uuid, ['user']);
      await signIn(page, person);
      await expect.poll(() => tabTitles(page)).toEqual([account, say('assets.menu.assets')]);

      await changeStored(page, 'layout-settings', { restoresTabs: false });
      await forgetSession(page);
      await signIn(page, person);
      await expect.poll(() => tabTitles(page)).toEqual([say('assets.menu.assets')]);
    });
  });
}
