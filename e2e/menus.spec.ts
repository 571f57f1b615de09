import type { MenuItem } from '@atrium/contract';
import type { Locator, Page } from 'playwright/test';
import { listTestLanguages } from './lib/messages/list-test-languages.ts';
import { serveMenu } from './lib/messages/serve-menu.ts';
import { setLayout } from './lib/page/set-layout.ts';
import { changeDeployment } from './lib/server/change-deployment.ts';
import { registerUser } from './lib/session/register-user.ts';
import { expect, test } from './test.ts';

/**
 * Menu entries of a deployment: a group within a group, an external address, an entry for admins, a hidden one.
 */
const SERVER_ENTRIES: readonly MenuItem[] = [
  {
    path: '/admin/guides',
    title: 'Guides',
    icon: 'file',
    children: [
      { path: 'https://docs.example.org/', title: 'Handbook', icon: 'link' },
      {
        path: '/admin/guides/more',
        title: 'More guides',
        children: [{ path: '/setting/user', title: 'Yourself' }],
      },
    ],
  },
  { path: '/admin/secret', title: 'For admins', auth: ['admin'] },
  { path: '/admin/hidden', title: 'Hidden', hideSider: true },
];

const MANY_ENTRIES: readonly MenuItem[] = Array.from({ length: 30 }, (_, index) => ({
  path: `/admin/extra/${index}`,
  title: `Extra ${index}`,
}));

type Translate = (id: string) => string;

function findSideMenu(page: Page, t: Translate): Locator {
  return page.getByRole('navigation', { name: t('host.menu.sider.label') });
}

/** Returns what the browser stores for the menus of the current user. */
async function readStoredMenus(page: Page): Promise<Readonly<Record<string, unknown>>> {
  const { uuid } = Object.fromEntries(
    (await page.context().cookies()).map(({ name, value }) => [name.replace(/^.*-/, ''), value]),
  ) as { uuid: string };
  return page.evaluate((owner) => {
    const prefix = `admin-plus-atrium:${owner}:`;
    const names = ['sider-menu', 'header-menu', 'sider-menu-badge', 'header-menu-badge'];
    return Object.fromEntries(
      names.map((name) => [name, JSON.parse(localStorage.getItem(prefix + name) ?? 'null')]),
    );
  }, uuid);
}

for (const language of listTestLanguages('zh-CN')) {
  test.describe(`menus in ${language}`, () => {
    test.use({ language });

    test('the side menu shows what the roles allow, with the entries and badges of the server', async ({
      page,
      t,
      startSignedIn,
    }) => {
      const countRequests = await serveMenu(page, ({ header, sider }) => ({
        header,
        sider: [...sider, ...SERVER_ENTRIES],
        siderMenuBadge: { 'https://docs.example.org/': 'new', '/admin/dashboard/console': '9' },
        headerMenuBadge: { workspace: '3' },
      }));
      await changeDeployment(page, { features: { layoutSettings: true } });
      await startSignedIn(page);
      const menu = findSideMenu(page, t);
      await expect(menu.getByRole('link', { name: t('dashboard.menu.console') })).toHaveAttribute(
        'aria-current',
        'page',
      );
      await expect(menu.getByRole('link', { name: t('dashboard.menu.console') })).toContainText('9');
      for (const entry of ['assets.menu.assets', 'management.menu.algorithms', 'management.menu.nlp-items']) {
        await expect(menu.getByRole('link', { name: t(entry) })).toBeVisible();
      }
      await expect(menu.getByRole('link', { name: 'For admins' })).toBeVisible();
      await expect(menu.getByRole('link', { name: t('dashboard.menu.log') })).toHaveCount(0);
      await expect(menu.getByRole('link', { name: 'Hidden' })).toHaveCount(0);
      expect(countRequests(), 'how often the menu was requested').toBe(1);
      expect(await readStoredMenus(page)).toMatchObject({
        'sider-menu': expect.arrayContaining([expect.objectContaining({ path: '/admin/guides' })]),
        'header-menu': [{ name: 'workspace' }, { name: 'platform' }],
        'sider-menu-badge': { '/admin/dashboard/console': '9' },
        'header-menu-badge': { workspace: '3' },
      });

      await test.step('a closed group shows that it contains a badge, and an open one has safe external links', async () => {
        const guides = menu.getByRole('button', { name: 'Guides', exact: false }).first();
        await expect(guides).toHaveAccessibleName(new RegExp(t('host.menu.sider.news')));
        await guides.click();
        const handbook = menu.getByRole('link', { name: /^Handbook/ });
        await expect(handbook).toHaveAttribute('target', '_blank');
        await expect(handbook).toHaveAttribute('rel', 'noopener noreferrer');
        await expect(handbook).toHaveAccessibleName(/new/);
      });

      await test.step('opening a group closes the others, but not its parent', async () => {
        const system = menu.getByRole('button', { name: t('management.menu.system') });
        await menu.getByRole('button', { name: 'More guides' }).click();
        await expect(menu.getByRole('link', { name: 'Yourself' })).toBeVisible();
        await system.click();
        await expect(system).toHaveAttribute('aria-expanded', 'true');
        await expect(menu.getByRole('link', { name: /^Handbook/ })).toHaveCount(0);
        await setLayout(page, t, { accordion: false });
        await menu.getByRole('button', { name: /^Guides/ }).click();
        await expect(menu.getByRole('link', { name: /^Handbook/ })).toBeVisible();
        await expect(system).toHaveAttribute('aria-expanded', 'true');
        await setLayout(page, t, { accordion: true });
      });

      await test.step('the groups of the current page are open', async () => {
        await page.goto('/setting/user');
        await expect(menu.getByRole('link', { name: 'Yourself' })).toHaveAttribute('aria-current', 'page');
      });
    });

    test('a user without the admin role sees only the menu entry “Apps”, and adds and removes a favorite', async ({
      page,
      t,
      startSignedIn,
    }) => {
      const testUser = await registerUser();
      await startSignedIn(page, { as: testUser });
      const menu = findSideMenu(page, t);
      const title = t('assets.menu.assets');
      const assets = menu.getByRole('link', { name: title });
      await expect(assets).toHaveAttribute('aria-current', 'page');
      await expect(menu.getByRole('link')).toHaveCount(1);
      await expect(menu.getByRole('button', { name: t('management.menu.system') })).toHaveCount(0);
      const star = menu.getByRole('button', { name: t('host.menu.sider.favorite', { title }) });
      await star.focus();
      await page.keyboard.press('Enter');
      await expect(star.first()).toHaveAttribute('aria-pressed', 'true');
      const favorites = menu.getByRole('button', { name: t('host.menu.sider.favorites'), exact: true });
      await expect(favorites).toHaveAttribute('aria-expanded', 'true');
      await expect(assets).toHaveCount(2);
      await page.reload();
      await expect(assets).toHaveCount(2);
      await star.first().click();
      await expect(favorites).toHaveCount(0);
      await expect(assets).toHaveCount(1);
    });

    test('a collapsed menu names its icons and opens groups next to it', async ({
      page,
      t,
      startSignedIn,
    }) => {
      await changeDeployment(page, { features: { layoutSettings: true } });
      await startSignedIn(page);
      const menu = findSideMenu(page, t);
      await page.getByRole('button', { name: t('host.component.header.menu') }).click();
      // `LIMITS.collapsedSideMenuWidth` without the border of 1 px.
      await expect.poll(async () => (await menu.boundingBox())?.width).toBe(79);
      const assets = menu.getByRole('link', { name: t('assets.menu.assets') });
      await assets.hover();
      await expect(page.getByRole('tooltip')).toHaveText(t('assets.menu.assets'));
      const system = menu.getByRole('button', { name: t('management.menu.system') });
      await system.hover();
      const users = menu.getByRole('link', { name: t('management.menu.users'), exact: true });
      await expect(users).toBeVisible();
      await page.mouse.move(900, 500);
      await expect(users).toHaveCount(0);
      await system.focus();
      await page.keyboard.press('Enter');
      await expect(users).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(users).toHaveCount(0);
      await expect(system).toBeFocused();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(menu.getByRole('link', { name: t('dashboard.menu.audit') })).toBeFocused();
      // The first press focuses the star of this entry, and the second one the next entry.
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(users).toBeFocused();
      await page.keyboard.press('Enter');
      await page.waitForURL('/admin/system/users');
      await expect(users).toHaveCount(0);
      await expect(system).toHaveAttribute('data-on-trail', 'true');
      const label = assets.getByText(t('assets.menu.assets'), { exact: true });
      expect((await label.boundingBox())?.height).toBeLessThanOrEqual(1);
      await setLayout(page, t, { 'collapsed-titles': true });
      await expect.poll(async () => (await label.boundingBox())?.height).toBe(18);
      await assets.hover();
      await expect(page.getByRole('tooltip')).toHaveCount(0);
    });

    test('the current entry of a long menu scrolls into view', async ({ page, t, startSignedIn }) => {
      await page.setViewportSize({ width: 1440, height: 600 });
      await serveMenu(page, ({ header, sider }) => ({
        header,
        sider: [...sider, ...MANY_ENTRIES, { path: '/setting/account', title: 'The last one' }],
      }));
      await startSignedIn(page);
      const lastEntry = findSideMenu(page, t).getByRole('link', { name: 'The last one' });
      await expect(lastEntry).not.toBeInViewport();
      await page.goto('/setting/account');
      await expect(lastEntry).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    });

    test('entries of the header menu choose which entries the side menu shows', async ({
      page,
      t,
      startSignedIn,
    }) => {
      await page.setViewportSize({ width: 1600, height: 900 });
      await changeDeployment(page, { features: { layoutSettings: true } });
      await serveMenu(page, ({ header, sider }) => ({
        header: [
          ...header,
          { path: 'https://docs.example.org/', title: 'Handbook', icon: 'link' },
          { path: '/setting/account', title: 'Alone', hideSider: true },
          {
            path: '/admin/tools',
            title: 'Tools',
            children: [
              { path: '/setting/user', title: 'Yourself' },
              { path: '/admin/other', title: 'For nobody', auth: ['nobody'] },
            ],
          },
        ],
        sider,
        headerMenuBadge: { platform: '5' },
      }));
      await startSignedIn(page);
      const top = page.getByRole('navigation', { name: t('host.menu.header.label') });
      const menu = findSideMenu(page, t);
      await expect(top).toHaveCount(0);
      await setLayout(page, t, { 'header-menu': true });
      await expect(top.getByRole('link', { name: t('host.menu.header.workspace') })).toHaveAttribute(
        'aria-current',
        'true',
      );
      await expect(menu.getByRole('link', { name: t('assets.menu.assets') })).toBeVisible();
      await expect(menu.getByRole('link', { name: t('management.menu.algorithms') })).toHaveCount(0);
      const platform = top.getByRole('link', { name: t('host.menu.header.platform') });
      await expect(platform).toContainText('5');
      await platform.click();
      await page.waitForURL('/admin/algorithm/algorithms');
      await expect(menu.getByRole('link', { name: t('management.menu.algorithms') })).toBeVisible();
      await expect(menu.getByRole('link', { name: t('assets.menu.assets') })).toHaveCount(0);
      await page.reload();
      await expect(platform).toHaveAttribute('aria-current', 'true');
      await expect(top.getByRole('link', { name: /^Handbook/ })).toHaveAttribute('target', '_blank');

      await test.step('a header entry can have its own entries', async () => {
        await top.getByRole('button', { name: 'Tools' }).click();
        await expect(page.getByRole('menuitem')).toHaveText(['Yourself']);
        await page.getByRole('menuitem', { name: 'Yourself' }).click();
        await page.waitForURL('/setting/user');
      });

      await test.step('a page can hide the side menu', async () => {
        await top.getByRole('link', { name: 'Alone' }).click();
        await page.waitForURL('/setting/account');
        await expect(menu).toHaveCount(0);
      });

      await test.step('entries that do not fit are in the menu of the last button, and on phones in one menu', async () => {
        await page.setViewportSize({ width: 700, height: 900 });
        const more = top.getByRole('button', { name: t('host.menu.header.more') });
        await more.click();
        await expect(page.getByRole('menuitemradio', { name: 'Alone' })).toBeChecked();
        await page.keyboard.press('Escape');
        await expect(more).toBeFocused();
        await page.setViewportSize({ width: 360, height: 800 });
        await expect(top).toHaveCount(0);
        await page.getByRole('button', { name: t('host.component.header.menu') }).click();
        await expect(menu.getByRole('link', { name: t('assets.menu.assets') })).toBeVisible();
        await expect(menu.getByRole('link', { name: t('management.menu.algorithms') })).toBeVisible();
      });
    });
  });
}
