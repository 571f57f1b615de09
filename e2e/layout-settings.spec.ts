import { LIMITS } from '@atrium/contract';
import type { Locator } from 'playwright/test';
import { listTestLanguages } from './lib/messages/list-test-languages.ts';
import { findLayoutDrawer } from './lib/page/layout-drawer.ts';
import { readColor } from './lib/page/read-color.ts';
import { changeDeployment } from './lib/server/change-deployment.ts';
import { forgetSession } from './lib/session/forget-session.ts';
import { registerUser } from './lib/session/register-user.ts';
import { expect, test } from './test.ts';

const ON_BY_DEFAULT = [
  'fixed-sider',
  'fixed-header',
  'accordion',
  'collapse-button',
  'breadcrumb',
  'reload',
  'locale-picker',
  'tabs',
  'tab-icons',
  'fixed-tabs',
  'restore-tabs',
  'footer',
  'confirm-sign-out',
] as const;

const OFF_BY_DEFAULT = [
  'header-menu',
  'start-collapsed',
  'collapsed-titles',
  'hide-header',
  'sticky-header',
  'breadcrumb-icons',
  'grayscale',
  'color-weak',
] as const;

/** For each setting with several choices, a choice that is not the default. */
const OTHER_CHOICES = {
  headerTheme: 'primary',
  primaryColor: 'teal',
  radius: 'large',
  density: 'compact',
  theme: 'dark',
};

/** Returns the settings with every switch inverted. */
function invertSwitches(settings: object): object {
  return Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [name, typeof value === 'boolean' ? !value : value]),
  );
}

/** Returns every switch and choice of the drawer, and whether it is on. */
function readState(drawer: Locator): Promise<readonly string[]> {
  return drawer
    .locator('input[type=checkbox], input[type=radio]')
    .evaluateAll((inputs) =>
      (inputs as HTMLInputElement[]).map(
        (input) => `${input.labels?.[0]?.textContent} ${input.ariaLabel}: ${input.checked}`,
      ),
    );
}

test('a production build has no settings drawer unless the deployment turns it on', async ({
  page,
  t,
  startSignedIn,
}) => {
  await startSignedIn(page);
  // The header, which would contain the button of the drawer, is visible.
  await expect(
    page.getByRole('button', { name: t('host.component.user-menu.label') }).or(page.getByRole('banner')),
  ).toBeVisible();
  await expect(
    page.getByRole('button', { name: t('host.component.layout-settings.title'), exact: true }),
  ).toHaveCount(0);
});

for (const language of listTestLanguages('en-US')) {
  test.describe(`layout settings in ${language}`, () => {
    test.use({ language });

    test('each setting takes effect immediately, settings without effect are disabled, and each user has separate settings', async ({
      page,
      t,
      signIn,
      startSignedIn,
    }) => {
      await changeDeployment(page, { features: { layoutSettings: true } });
      const testUser = await registerUser();
      await startSignedIn(page, { as: testUser });
      const { drawer, label, open, close, findSwitch, findChoice, choose } = findLayoutDrawer(page, t);
      const header = page.getByRole('banner');
      const menu = page.getByRole('navigation', { name: t('host.menu.sider.label') });
      const sider = page.locator('[data-theme]').filter({ has: menu });
      await open();

      await test.step('the settings start with their defaults', async () => {
        for (const [group, option] of [
          ['sider-theme', 'theme-dark'],
          ['header-theme', 'theme-light'],
          ['radius', 'radius-medium'],
        ] as const) {
          await expect(findChoice(group, option), group).toBeChecked();
        }
        for (const name of ON_BY_DEFAULT) await expect(findSwitch(name), name).toBeChecked();
        for (const name of OFF_BY_DEFAULT) await expect(findSwitch(name), name).not.toBeChecked();
      });

      await test.step('the settings change the theme of the side menu and the header', async () => {
        const darkColor = await readColor(sider);
        await choose('sider-theme', 'theme-light');
        await expect.poll(() => readColor(sider)).not.toBe(darkColor);
        const colors = new Set([await readColor(header)]);
        for (const theme of ['theme-dark', 'theme-primary']) {
          await choose('header-theme', theme);
          await expect.poll(async () => colors.has(await readColor(header))).toBe(false);
          colors.add(await readColor(header));
        }
      });

      await test.step('the settings change the width of the menu', async () => {
        await findSwitch('start-collapsed').check();
        await expect.poll(async () => (await sider.boundingBox())?.width).toBe(LIMITS.collapsedSideMenuWidth);
        await findSwitch('start-collapsed').uncheck();
        await expect.poll(async () => (await sider.boundingBox())?.width).toBe(LIMITS.sideMenuWidth);
      });

      await test.step('the settings show and hide parts of the header and the page', async () => {
        const parts: readonly (readonly [string, Locator])[] = [
          ['breadcrumb', page.getByRole('navigation', { name: t('host.component.breadcrumb.label') })],
          ['reload', page.getByRole('button', { name: t('host.component.header.reload'), exact: true })],
          ['locale-picker', header.getByRole('button', { name: t('host.component.locale-picker.label') })],
          ['collapse-button', header.getByRole('button', { name: t('host.component.header.menu') })],
          ['footer', page.getByRole('contentinfo')],
        ];
        for (const [name, part] of parts) {
          await expect(part).toHaveCount(1);
          await findSwitch(name).uncheck();
          await expect(part, name).toHaveCount(0);
        }
        await findSwitch('reload').check();
        const reload = page.getByRole('button', { name: t('host.component.header.reload'), exact: true });
        await expect(reload).toHaveCount(1);
      });

      await test.step('the settings change icons and tabs', async () => {
        const breadcrumb = page.getByRole('navigation', { name: t('host.component.breadcrumb.label') });
        await findSwitch('breadcrumb').check();
        await expect(breadcrumb.locator('svg')).toHaveCount(0);
        await findSwitch('breadcrumb-icons').check();
        await expect(breadcrumb.locator('svg')).not.toHaveCount(0);
        await findSwitch('breadcrumb').uncheck();
        const tabs = page.getByRole('tablist', { name: t('host.component.tabs.label') });
        const tab = tabs.getByRole('tab').first();
        await expect(tab.locator('svg').first()).toBeVisible();
        const icons = await tab.locator('svg').count();
        await findSwitch('tab-icons').uncheck();
        await expect(tab.locator('svg')).toHaveCount(icons - 1);
        await expect(tabs.locator('xpath=ancestor-or-self::*[@data-fixed]')).toHaveCSS('position', 'sticky');
        await findSwitch('fixed-tabs').uncheck();
        await expect(tabs.locator('xpath=ancestor-or-self::*[@data-fixed]')).toHaveCSS('position', 'static');
        await findSwitch('restore-tabs').uncheck();
      });

      await test.step('a disabled setting shows which setting it requires', async () => {
        await expect(findSwitch('breadcrumb-icons')).toBeDisabled();
        await expect(findSwitch('breadcrumb-icons')).toHaveAccessibleDescription(
          t('host.component.layout-settings.needs', { other: label('breadcrumb') }),
        );
        await findSwitch('header-menu').check();
        await expect(findSwitch('breadcrumb')).toBeDisabled();
        await expect(findSwitch('breadcrumb')).toHaveAccessibleDescription(
          t('host.component.layout-settings.requires-other-off', { other: label('header-menu') }),
        );
        await findSwitch('header-menu').uncheck();
        for (const name of ['hide-header', 'sticky-header']) await expect(findSwitch(name)).toBeEnabled();
        await findSwitch('fixed-header').uncheck();
        for (const name of ['hide-header', 'sticky-header']) await expect(findSwitch(name)).toBeDisabled();
        await findSwitch('tabs').uncheck();
        await expect(page.getByRole('tablist', { name: t('host.component.tabs.label') })).toHaveCount(0);
        for (const name of ['tab-icons', 'fixed-tabs', 'restore-tabs']) {
          await expect(findSwitch(name)).toBeDisabled();
        }
        await findSwitch('grayscale').check();
        await expect(findSwitch('color-weak')).toBeDisabled();
        await expect(findSwitch('color-weak')).toHaveAccessibleDescription(
          t('host.component.layout-settings.requires-other-off', { other: label('grayscale') }),
        );
        await expect(page.locator('html')).toHaveCSS('filter', 'grayscale(1)');
        await findSwitch('grayscale').uncheck();
        await findSwitch('color-weak').check();
        await expect(page.locator('html')).toHaveCSS('filter', /saturate/);
        await findSwitch('color-weak').uncheck();
        await expect(page.locator('html')).toHaveCSS('filter', 'none');
      });

      await test.step('the settings change the radius of the corners', async () => {
        const control = drawer.getByRole('button', { name: label('copy'), exact: true });
        await expect(control).toHaveCSS('border-radius', '4px');
        await choose('radius', 'radius-none');
        await expect(control).toHaveCSS('border-radius', '0px');
        await choose('radius', 'radius-large');
        await expect(control).toHaveCSS('border-radius', '8px');
      });

      const themeGroup = drawer.getByRole('group', {
        name: t('host.component.appearance.theme'),
        exact: true,
      });
      const radios = [
        themeGroup.getByRole('radio', { name: t('host.component.theme-switch.dark'), exact: true }),
        drawer.getByRole('radio', { name: t('host.component.appearance.color-teal'), exact: true }),
        drawer.getByRole('radio', { name: t('host.component.appearance.density-compact'), exact: true }),
      ];
      for (const radio of radios) await radio.check();
      await findSwitch('confirm-sign-out').uncheck();
      await close();
      await expect(drawer).toHaveCount(0);
      await expect(page.getByRole('button', { name: label('title'), exact: true })).toBeFocused();
      await expect(page.locator('body')).toHaveAttribute('arco-theme', 'dark');

      await test.step('another user has separate settings', async () => {
        await header
          .getByRole('button', { name: t('host.component.user-menu.label', { name: testUser.name }) })
          .click();
        await page.getByRole('menuitem', { name: t('host.component.user-menu.sign-out') }).click();
        await page.waitForURL('/login');
        await signIn(page);
        await expect(page.getByRole('contentinfo')).toHaveCount(1);
        await expect(page.locator('body')).not.toHaveAttribute('arco-theme', 'dark');
        await forgetSession(page);
        await signIn(page, testUser);
        await expect(page.getByRole('contentinfo')).toHaveCount(0);
        await expect(page.locator('body')).toHaveAttribute('arco-theme', 'dark');
      });
    });

    test('settings are copied, imported and reset, and stay after a reload', async ({
      page,
      t,
      startSignedIn,
      context,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await changeDeployment(page, { features: { layoutSettings: true } });
      await startSignedIn(page, { as: await registerUser() });
      const { drawer, label, open, findSwitch, choose } = findLayoutDrawer(page, t);
      await open();
      await choose('sider-theme', 'theme-light');
      await findSwitch('footer').uncheck();
      await drawer.getByRole('button', { name: label('copy'), exact: true }).click();
      await expect(page.getByText(label('copied'))).toBeVisible();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(JSON.parse(copied)).toMatchObject({ siderTheme: 'light', showsFooter: false, theme: 'system' });

      await drawer.getByRole('button', { name: label('reset'), exact: true }).click();
      await drawer.getByRole('button', { name: label('reset-confirm') }).click();
      await expect(findSwitch('footer')).toBeChecked();
      await expect(page.getByRole('contentinfo')).toHaveCount(1);

      await drawer.getByRole('button', { name: label('import'), exact: true }).click();
      const text = drawer.getByRole('textbox', { name: label('import-text') });
      const apply = drawer.getByRole('button', { name: label('import-submit') });
      await text.fill('{"siderTheme":"pink"}');
      await apply.click();
      await expect(text).toHaveAccessibleDescription(
        t('host.component.layout-settings.refused', { names: 'siderTheme' }),
      );
      await text.fill('nothing');
      await apply.click();
      await expect(text).toHaveAccessibleDescription(label('unreadable'));
      await text.fill(copied);
      await apply.click();
      await expect(findSwitch('footer')).not.toBeChecked();
      await expect(page.getByRole('contentinfo')).toHaveCount(0);

      await drawer.getByRole('button', { name: label('import'), exact: true }).click();
      await text.fill(JSON.stringify({ ...invertSwitches(JSON.parse(copied)), ...OTHER_CHOICES }));
      await apply.click();
      await expect(page.locator('body')).toHaveAttribute('arco-theme', 'dark');
      // The import inverts all switches. Of those in `ON_BY_DEFAULT`, only the footer was off.
      for (const name of ON_BY_DEFAULT)
        await expect(findSwitch(name), name).toBeChecked({ checked: name === 'footer' });
      for (const name of OFF_BY_DEFAULT) await expect(findSwitch(name), name).toBeChecked();
      const chosen = await readState(drawer);
      await page.reload();
      await open();
      await expect.poll(() => readState(drawer)).toEqual(chosen);
      await expect(page.locator('body')).toHaveAttribute('arco-theme', 'dark');
    });
  });
}
