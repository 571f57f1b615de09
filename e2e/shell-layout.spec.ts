import { LIMITS, ROUTES } from '@atrium/contract';
import type { Locator } from 'playwright/test';
import { listTestLanguages } from './lib/messages/list-test-languages.ts';
import { serveMenu } from './lib/messages/serve-menu.ts';
import { navigateTo } from './lib/routes/navigate-to.ts';
import { ADMIN } from './lib/server/environment.ts';
import { forgetSession } from './lib/session/forget-session.ts';
import { registerUser } from './lib/session/register-user.ts';
import { expect, test } from './test.ts';

const HEIGHT = 600;
/** The width of a folded part of the breadcrumb, in pixels. */
const FOLDED_WIDTH = 1;

function getWidth(locator: Locator): Promise<number | undefined> {
  return locator.boundingBox().then((box) => box?.width);
}

/** Returns the width of a text as if nothing cut it, in any font. */
async function measureTextWidth(locator: Locator): Promise<number> {
  const width = await locator.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect().width;
  });
  expect(width).toBeGreaterThan(FOLDED_WIDTH);
  return width;
}

async function expectWidth(locator: Locator, width: number): Promise<void> {
  await expect.poll(() => getWidth(locator)).toBe(width);
}

/** Pages that require sign-in: the address, the message id of the title, and whether the page is for admins only. */
const PAGES = [
  [ROUTES.console, 'dashboard.menu.console', true],
  ['/admin/dashboard/runs', 'dashboard.menu.runs', true],
  ['/admin/system/audit', 'dashboard.menu.audit', true],
  [ROUTES.log, 'dashboard.menu.log', false],
  ['/admin/algorithm/algorithms', 'management.menu.algorithms', true],
  ['/admin/nlp/nlps', 'management.menu.nlp-items', true],
  ['/admin/system/users', 'management.menu.users', true],
  [ROUTES.assets, 'assets.menu.assets', false],
  ['/admin/assets/nlpApp/create', 'assets.menu.nlp-app-create', false],
  [ROUTES.userSetting, 'host.page.title.user-setting', false],
  [ROUTES.accountSetting, 'host.page.title.account-setting', false],
] as const;

for (const language of listTestLanguages('en-US')) {
  test.describe(`the shell in ${language}`, () => {
    test.use({ language });

    test('has the specified sizes on each device and remembers a collapsed menu', async ({
      page,
      t,
      startSignedIn,
    }) => {
      const testUser = await registerUser();
      await startSignedIn(page, { as: testUser });
      const sider = page.getByRole('navigation', { name: t('host.menu.sider.label') }).locator('..');
      const header = page.getByRole('banner');
      const menu = header.getByRole('button', { name: t('host.component.header.menu') });
      await expectWidth(sider, LIMITS.sideMenuWidth);
      expect((await header.boundingBox())?.height).toBe(LIMITS.headerHeight);

      await menu.click();
      await expectWidth(sider, LIMITS.collapsedSideMenuWidth);
      await page.reload();
      await expectWidth(sider, LIMITS.collapsedSideMenuWidth);
      await menu.click();
      await expectWidth(sider, LIMITS.sideMenuWidth);

      await page.setViewportSize({ width: LIMITS.wideSideMenuMinWidth, height: HEIGHT });
      await expectWidth(sider, LIMITS.sideMenuWidth);
      await page.setViewportSize({ width: LIMITS.wideSideMenuMinWidth - 1, height: HEIGHT });
      await expectWidth(sider, LIMITS.collapsedSideMenuWidth);
      await menu.click();
      await expectWidth(sider, LIMITS.sideMenuWidth);
      await menu.click();
      await page.setViewportSize({ width: LIMITS.tabletMaxWidth, height: HEIGHT });
      await expectWidth(sider, LIMITS.collapsedSideMenuWidth);
      await page.setViewportSize({ width: LIMITS.mobileMaxWidth + 1, height: HEIGHT });
      await expectWidth(sider, LIMITS.collapsedSideMenuWidth);

      await page.setViewportSize({ width: LIMITS.mobileMaxWidth, height: HEIGHT });
      await expect(sider).toHaveCount(0);
      await menu.click();
      const drawer = page.getByRole('dialog', { name: t('host.menu.sider.label') });
      await expectWidth(drawer.getByRole('navigation').locator('..'), LIMITS.sideMenuWidth);
      await drawer.getByRole('link', { name: t('assets.menu.assets') }).click();
      await expect(drawer).toHaveCount(0);
      await expect(page).toHaveURL(ROUTES.assets);
    });

    test('shows a breadcrumb of 560 pixels, folds a group that does not fit, and sets the title of the browser tab', async ({
      page,
      t,
      startSignedIn,
    }) => {
      const long =
        'A group whose name alone is wider than the space that the breadcrumb has for the whole path';
      await serveMenu(page, ({ header, sider }) => ({
        header,
        sider: [
          ...sider,
          { path: '/admin/long', title: long, children: [{ path: '/setting/user', title: 'Yourself' }] },
        ],
      }));
      await startSignedIn(page, { at: '/admin/system/users' });
      const title = t('management.menu.users');
      const breadcrumb = page.getByRole('navigation', { name: t('host.component.breadcrumb.label') });
      const group = breadcrumb.getByText(t('management.menu.system'), { exact: true });
      await expect(page).toHaveTitle(`${title} - Atrium`);
      await expect(breadcrumb.locator('[aria-current=page]')).toHaveText(title);
      await expectWidth(breadcrumb, LIMITS.breadcrumbMaxWidth);
      await expect
        .poll(async () => (await getWidth(group)) ?? 0)
        .toBeGreaterThanOrEqual(await measureTextWidth(group));
      await expect(page.getByRole('contentinfo')).toContainText(/©.*Atrium/);
      await navigateTo(page, ROUTES.userSetting);
      await expect(breadcrumb.locator('[aria-current=page]')).toHaveText('Yourself');
      await expectWidth(breadcrumb, LIMITS.breadcrumbMaxWidth);
      await expectWidth(breadcrumb.getByText(long, { exact: true }), FOLDED_WIDTH);
    });

    test('shows each page under its title to users who may open it, and 403 to others', async ({
      page,
      t,
      startSignedIn,
    }) => {
      // Without a test user, the admin signs in.
      for (const testUser of [undefined, await registerUser()]) {
        await startSignedIn(page, { as: testUser ?? ADMIN });
        for (const [path, title, isForAdmins] of PAGES) {
          const shown = testUser && isForAdmins ? 'host.page.title.forbidden' : title;
          await navigateTo(page, path);
          await expect(page).toHaveTitle(`${t(shown)} - Atrium`);
          await expect(page).toHaveURL(path);
        }
        await navigateTo(page, '/admin/no/such/page');
        await expect(page).toHaveTitle(`${t('host.page.title.not-found')} - Atrium`);
        await forgetSession(page);
      }
    });

    test('has full screen, notices and a user menu in its header, and no development tools', async ({
      page,
      t,
      startSignedIn,
    }) => {
      await startSignedIn(page);
      const header = page.getByRole('banner');
      await header.getByRole('button', { name: t('host.component.header.full-screen') }).click();
      await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
      await header.getByRole('button', { name: t('host.component.header.leave-full-screen') }).click();
      await expect.poll(() => page.evaluate(() => document.fullscreenElement === null)).toBe(true);

      await header.getByRole('button', { name: t('host.component.notices.title'), exact: true }).click();
      const notices = page.getByRole('dialog', { name: t('host.component.notices.title') });
      await expect(notices).toContainText(t('host.component.notices.none'));
      await expect(notices).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(notices).toHaveCount(0);

      await header.locator('[aria-haspopup=menu]').last().click();
      await expect(page.getByRole('menuitem')).toHaveText(
        ['home', 'user-setting', 'account-setting', 'sign-out'].map((key) =>
          t(`host.component.user-menu.${key}`),
        ),
      );
      await page.keyboard.press('Escape');
      await expect(
        header.getByRole('button', { name: t('host.component.layout-settings.title') }),
      ).toHaveCount(0);
      await expect(
        header.getByRole('button', { name: new RegExp(t('host.component.development.log-title')) }),
      ).toHaveCount(0);
    });

    test('shows 403, 404 and 500 pages that link to the home page', async ({ page, t }) => {
      for (const [path, id] of [
        ['/403', 'forbidden'],
        ['/500', 'server-error'],
        ['/no/such/page', 'not-found'],
      ] as const) {
        await page.goto(path);
        await expect(page).toHaveTitle(`${t(`host.page.title.${id}`)} - Atrium`);
        const main = page.getByRole('main');
        await expect(main.getByRole('heading', { level: 1 })).toHaveText(t(`host.page.${id}.title`));
        await expect(main.locator('svg').first()).toBeVisible();
        await main.getByRole('button', { name: t('host.component.home-button.label') }).click();
        await expect(page).toHaveURL(ROUTES.index);
      }
    });
  });
}

test('the window size is read at most ten times a second', async ({ page, startSignedIn }) => {
  await page.clock.install();
  await startSignedIn(page);
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  const readBodyHeight = () =>
    page.evaluate(() =>
      document.querySelector<HTMLElement>('[data-header]')?.style.getPropertyValue('--body-height'),
    );
  await page.evaluate(() => {
    for (const height of [701, 702, 703]) {
      Object.defineProperty(window, 'innerHeight', { value: height, configurable: true });
      window.dispatchEvent(new Event('resize'));
    }
  });
  await expect.poll(readBodyHeight).toBe('701px');
  await page.clock.runFor(LIMITS.resizeThrottle - 1);
  expect(await readBodyHeight()).toBe('701px');
  await page.clock.runFor(1);
  await expect.poll(readBodyHeight).toBe('703px');
});

test('the watermark has the specified size, appears again after it is removed or hidden, and is printed', async ({
  page,
  startSignedIn,
}) => {
  await page.addInitScript(() => {
    const drawn: unknown[] = [];
    Object.assign(window, { drawn });
    const { fillText, rotate } = CanvasRenderingContext2D.prototype;
    let angle = 0;
    CanvasRenderingContext2D.prototype.rotate = function (radians) {
      angle = radians;
      rotate.call(this, radians);
    };
    CanvasRenderingContext2D.prototype.fillText = function (text, ...rest) {
      const { width, height } = this.canvas;
      drawn.push({ text, angle, alpha: Math.round(this.globalAlpha * 100) / 100, width, height });
      fillText.call(this, text, ...rest);
    };
  });
  await startSignedIn(page);
  const layer = page.locator('body > [aria-hidden=true][data-theme]');
  await expect(layer).toHaveCount(1);
  const { tile, alpha, angle } = LIMITS.watermark;
  expect(await page.evaluate(() => Reflect.get(window, 'drawn'))).toContainEqual({
    text: 'Atrium',
    angle,
    alpha,
    width: tile,
    height: tile,
  });
  await layer.evaluate((element) => element.remove());
  await expect(layer).toHaveCount(1);
  await layer.evaluate((element) => element.style.setProperty('display', 'none'));
  await expect(layer).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(layer).toBeVisible();
  await expect(layer).toHaveCSS('print-color-adjust', 'exact');
});

test('a new version of the console is offered in an open page and loads by a reload', async ({
  page,
  t,
  startSignedIn,
}) => {
  await page.clock.install();
  await startSignedIn(page);
  // A request that is still in progress when the clock jumps would time out.
  await page.waitForLoadState('networkidle');
  await page.route('**/', (route) =>
    route.request().resourceType() === 'fetch'
      ? route.fulfill({ contentType: 'text/html', body: '<script src="/main.of-tomorrow.js"></script>' })
      : route.fallback(),
  );
  // The console checks for a new version every five minutes.
  await page.clock.fastForward(300_000);
  const card = page.getByRole('status').filter({ hasText: t('host.component.update.title') });
  await card.getByRole('button', { name: t('host.component.update.later') }).click();
  await expect(card).toHaveCount(0);

  const bell = page.getByRole('button', { name: t('host.component.notices.unread', { count: 1 }) });
  await bell.click();
  const notices = page.getByRole('dialog', { name: t('host.component.notices.title') });
  await expect(notices.getByRole('listitem')).toContainText(t('host.component.update.title'));
  await page.evaluate(() => Object.assign(window, { isSameLoad: true }));
  await notices.getByRole('button', { name: t('host.component.update.reload') }).click();
  await expect.poll(() => page.evaluate(() => 'isSameLoad' in window)).toBe(false);
});
