import { ROUTES } from '@atrium/contract';
import type { Locator, Page } from 'playwright/test';
import { createApps } from './lib/data/create-apps.ts';
import { listTestLanguages } from './lib/messages/list-test-languages.ts';
import { chooseByKeys, findTab, listTabTitles, runTabCommand } from './lib/page/tab-bar.ts';
import { navigateTo } from './lib/routes/navigate-to.ts';
import { registerUser, type TestUser } from './lib/session/register-user.ts';
import { expect, type Language, test } from './test.ts';

/** Finds the field of the visible page. The pages of hidden tabs also contain one. */
function findVisibleField(page: Page, label: string): Locator {
  return page.getByLabel(label, { exact: true }).filter({ visible: true });
}

async function createUserWithApps(
  language: Language,
): Promise<{ testUser: TestUser; firstAddress: string; secondAddress: string }> {
  const testUser = await registerUser();
  const names = [`First ${language}`, `Second ${language}`];
  const [firstAddress = '', secondAddress = ''] = await createApps(testUser.session.token, names);
  return { testUser, firstAddress, secondAddress };
}

for (const language of listTestLanguages('en-US')) {
  test.describe(`tabs in ${language}`, () => {
    test.use({ language });

    test('input, selection and scroll position stay in a tab, and a tab that is opened again after closing is empty', async ({
      page,
      t,
      startSignedIn,
    }) => {
      const { testUser, firstAddress, secondAddress } = await createUserWithApps(language);
      const dirty = t('host.component.tabs.dirty');
      const text = findVisibleField(page, t('tasks.component.input.text'));
      const [firstTab, secondTab] = [findTab(page, `First ${language}`), findTab(page, `Second ${language}`)];
      await page.setViewportSize({ width: 1280, height: 360 });
      await startSignedIn(page, { as: testUser });
      await navigateTo(page, firstAddress);
      await text.fill('typed in the first');
      await text.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(2, 9));
      await page.evaluate(() => window.scrollTo(0, 120));
      const scrolled = await page.evaluate(() => window.scrollY);
      expect(scrolled).toBeGreaterThan(0);

      await navigateTo(page, secondAddress);
      await text.fill('typed in the second');
      expect(await page.evaluate(() => window.scrollY)).toBeLessThan(scrolled);
      await expect(page).toHaveTitle(`Second ${language} - Atrium`);
      await expect(firstTab).toContainText(dirty);
      await page
        .getByRole('navigation', { name: t('host.menu.sider.label') })
        .getByRole('link', { name: t('assets.menu.assets') })
        .click();
      await expect(page).toHaveURL(ROUTES.assets);

      await firstTab.click();
      await expect(page).toHaveURL(firstAddress);
      await expect(page).toHaveTitle(`First ${language} - Atrium`);
      await expect(text).toHaveValue('typed in the first');
      expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
      expect(
        await text.evaluate((field: HTMLTextAreaElement) => [field.selectionStart, field.selectionEnd]),
      ).toEqual([2, 9]);
      await page.goBack();
      await expect(page).toHaveURL(ROUTES.assets);
      await secondTab.click();
      await expect(text).toHaveValue('typed in the second');

      const dialog = page.getByRole('dialog', { name: t('host.component.leave-guard.title') });
      const choose = (id: string) => dialog.getByRole('button', { name: t(id), exact: true }).click();
      await secondTab.locator('[data-closes]').click();
      await choose('host.component.leave-guard.stay');
      await expect(text).toHaveValue('typed in the second');
      await secondTab.click();
      await choose('host.component.leave-guard.stay');
      await secondTab.press('Delete');
      await choose('host.component.leave-guard.leave');
      await expect(secondTab).toHaveCount(0);
      await expect(page).toHaveURL(firstAddress);
      await page.keyboard.press('Alt+Shift+KeyT');
      await expect(page).toHaveURL(secondAddress);
      await expect(text).not.toHaveValue('typed in the second');
      await expect(secondTab).not.toContainText(dirty);
      await expect(firstTab).toContainText(dirty);
    });

    test('tabs are moved, opened, closed, restored, pinned and scrolled, by mouse and by keyboard', async ({
      context,
      page,
      t,
      startSignedIn,
    }) => {
      const title = {
        console: t('dashboard.menu.console'),
        users: t('management.menu.users'),
        nlps: t('management.menu.nlp-items'),
        log: t('dashboard.menu.log'),
        account: t('host.page.title.account-setting'),
      };
      const command = (id: string) => t(`host.component.tabs.${id}`);
      const choose = (id: string) => page.getByRole('menuitem', { name: command(id), exact: true }).click();
      await startSignedIn(page);
      await test.step('a form in a dialog is hidden with its tab and appears again unchanged', async () => {
        await navigateTo(page, '/admin/algorithm/algorithms');
        const main = page.getByRole('main').filter({ visible: true });
        await main.getByRole('button', { name: t('table.component.toolbar.add') }).click();
        const form = page.getByRole('dialog');
        const name = form.getByLabel(t('management.page.algorithms.name'));
        await name.fill('half an algorithm');
        await navigateTo(page, '/admin/log');
        await expect(form).toBeHidden();
        await expect(
          page.getByRole('heading', { level: 1, name: t('dashboard.page.log.title') }),
        ).toBeVisible();
        await page.goBack();
        await expect(name).toHaveValue('half an algorithm');
        await page.goForward();
        await findTab(page, t('management.menu.algorithms')).press('Delete');
        const guard = page.getByRole('dialog', { name: t('host.component.leave-guard.title') });
        await guard.getByRole('button', { name: t('host.component.leave-guard.leave'), exact: true }).click();
        await findTab(page, title.log).press('Delete');
        await expect.poll(() => listTabTitles(page)).toEqual([title.console]);
      });
      const openAll = async (): Promise<void> => {
        for (const path of ['/admin/system/users', '/admin/nlp/nlps', '/admin/log', '/setting/account']) {
          await navigateTo(page, path);
        }
      };
      await openAll();
      const all = Object.values(title);
      await expect.poll(() => listTabTitles(page)).toEqual(all);

      await test.step('tabs are dragged and moved by keyboard, and the others close the gap', async () => {
        const [from, to] = [findTab(page, title.users), findTab(page, title.log)];
        await from.hover();
        await page.mouse.down();
        const box = await to.boundingBox();
        if (!box) throw new Error('The tab has no bounding box.');
        await page.mouse.move(box.x + box.width / 2 + 4, box.y + 10, { steps: 8 });
        await page.mouse.up();
        const dragged = [title.console, title.nlps, title.log, title.users, title.account];
        await expect.poll(() => listTabTitles(page)).toEqual(dragged);
        await expect(page).toHaveURL('/setting/account');
        await from.focus();
        await page.keyboard.press('Control+Shift+ArrowLeft');
        await page.keyboard.press('Control+Shift+ArrowLeft');
        await expect.poll(() => listTabTitles(page)).toEqual(all);
        await expect(from).toBeFocused();
      });

      await test.step('arrow keys move the focus, Enter opens a tab, and pressing the current tab reloads it', async () => {
        await page.keyboard.press('ArrowRight');
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL('/admin/nlp/nlps');
        const search = page.getByRole('main').getByRole('textbox').filter({ visible: true }).first();
        await search.fill('typed, not searched');
        await findTab(page, title.nlps).click();
        await expect(search).toHaveValue('');
      });

      await test.step('the middle button closes a tab, and the keyboard opens it again', async () => {
        await findTab(page, title.users).click({ button: 'middle' });
        await expect(findTab(page, title.users)).toHaveCount(0);
        await page.keyboard.press('Alt+Shift+KeyT');
        await expect(page).toHaveURL('/admin/system/users');
        await expect.poll(() => listTabTitles(page)).toEqual(all);
      });

      await test.step('the tabs on one side, the others or all tabs can be closed and restored', async () => {
        const undo = page.getByRole('button', { name: command('undo'), exact: true });
        await runTabCommand(page, findTab(page, title.nlps), command('close-left'));
        await expect
          .poll(() => listTabTitles(page))
          .toEqual([title.console, title.nlps, title.log, title.account]);
        await expect(page).toHaveURL('/admin/nlp/nlps');
        await runTabCommand(page, findTab(page, title.nlps), command('close-right'));
        await expect.poll(() => listTabTitles(page)).toEqual([title.console, title.nlps]);
        await undo.click();
        await expect
          .poll(() => listTabTitles(page))
          .toEqual([title.console, title.nlps, title.log, title.account]);
        await findTab(page, title.log).focus();
        await page.keyboard.press('Shift+F10');
        await page.keyboard.press('Escape');
        await expect(findTab(page, title.log)).toBeFocused();
        await runTabCommand(page, findTab(page, title.log), command('close-others'));
        await expect.poll(() => listTabTitles(page)).toEqual([title.console, title.log]);
        await expect(page).toHaveURL('/admin/log');
        await undo.click();
        const more = page.getByRole('button', { name: command('more'), exact: true });
        await more.focus();
        await page.keyboard.press('Enter');
        await chooseByKeys(page, command('close-all'));
        await expect(page).toHaveURL(ROUTES.console);
        await expect.poll(() => listTabTitles(page)).toEqual([title.console]);
        await expect(findTab(page, title.console).locator('[data-closes]')).toHaveCount(0);
      });

      await test.step('a pinned tab stays first, and a tab can be opened in a new window', async () => {
        await openAll();
        await runTabCommand(page, findTab(page, title.log), command('pin'));
        const pinned = [title.log, title.console, title.users, title.nlps, title.account];
        await expect.poll(() => listTabTitles(page)).toEqual(pinned);
        await runTabCommand(page, findTab(page, title.console), command('close-others'));
        await expect.poll(() => listTabTitles(page)).toEqual([title.log, title.console]);
        const window = context.waitForEvent('page');
        await runTabCommand(page, findTab(page, title.log), command('open-window'));
        await expect(await window).toHaveURL('/admin/log');
        await (await window).close();
        await page.getByRole('button', { name: command('more'), exact: true }).click();
        await choose('maximize');
        await expect(page.getByRole('banner')).toHaveCount(0);
        await page.getByRole('button', { name: command('more'), exact: true }).click();
        await choose('restore');
        await expect(page.getByRole('banner')).toBeVisible();
      });

      await test.step('a row that is too long can be scrolled by wheel and buttons', async () => {
        await page.setViewportSize({ width: 640, height: 700 });
        // More tabs than fit the row in any font.
        for (const path of [
          'algorithm/algorithms',
          'recognition/recognitions',
          'system/audit',
          'assets/assets',
        ])
          await navigateTo(page, `/admin/${path}`);
        await openAll();
        const row = page.getByRole('tablist');
        const readScroll = () => row.evaluate((element) => element.scrollLeft);
        await expect.poll(readScroll).toBeGreaterThan(0);
        const [frame, lastTab] = [await row.boundingBox(), await findTab(page, title.account).boundingBox()];
        if (!frame || !lastTab) throw new Error('The row has no bounding box.');
        expect(lastTab.x + lastTab.width).toBeLessThanOrEqual(frame.x + frame.width + 1);
        // The first visible tab is complete.
        const measureGapAtStart = () =>
          row.evaluate((element) => {
            const edge = element.getBoundingClientRect().left;
            return Math.min(
              ...Array.from(element.children, (tab) => Math.abs(tab.getBoundingClientRect().left - edge)),
            );
          });
        await expect.poll(measureGapAtStart).toBeLessThan(2);
        await row.hover();
        await page.mouse.wheel(0, -2_000);
        await expect.poll(readScroll).toBe(0);
        await page.getByRole('button', { name: command('later'), exact: true }).click();
        await expect.poll(readScroll).toBeGreaterThan(0);
        await page.getByRole('button', { name: command('earlier'), exact: true }).click();
        await expect.poll(readScroll).toBe(0);
      });
    });
  });
}
