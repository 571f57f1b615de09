import type { Locator } from 'playwright/test';
import { listTestLanguages } from './lib/messages/list-test-languages.ts';
import { findAccessibilityViolations } from './lib/page/find-accessibility-violations.ts';
import { findLayoutDrawer } from './lib/page/layout-drawer.ts';
import { readColor } from './lib/page/read-color.ts';
import { changeDeployment } from './lib/server/change-deployment.ts';
import { registerUser } from './lib/session/register-user.ts';
import { expect, test } from './test.ts';

for (const language of listTestLanguages('zh-CN')) {
  test.describe(`appearance in ${language}`, () => {
    test.use({ language });

    test('users choose light or dark, color, density and motion in their settings', async ({
      page,
      t,
      startSignedIn,
    }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference', colorScheme: 'light' });
      await startSignedIn(page, { as: await registerUser(), at: '/setting/user' });
      const section = page.getByRole('region', { name: t('host.page.user-setting.appearance') });
      const radio = (id: string): Locator => section.getByRole('radio', { name: t(id), exact: true });
      const body = page.locator('body');
      const currentEntry = page
        .getByRole('navigation', { name: t('host.menu.sider.label') })
        .getByRole('link')
        .first();
      await expect(currentEntry).toBeVisible();

      const white = await readColor(body);
      await radio('host.component.theme-switch.dark').check();
      await expect.poll(() => readColor(body)).not.toBe(white);
      await radio('host.component.theme-switch.system').check();
      await expect.poll(() => readColor(body)).toBe(white);
      await page.emulateMedia({ reducedMotion: 'no-preference', colorScheme: 'dark' });
      await expect(body).toHaveAttribute('arco-theme', 'dark');
      await radio('host.component.theme-switch.light').check();
      await expect.poll(() => readColor(body)).toBe(white);

      const submit = page.getByRole('button', { name: t('host.page.user-setting.submit'), exact: true });
      await page.getByRole('textbox', { name: t('host.page.user-setting.name') }).fill('Another user');
      const indigo = await readColor(submit);
      await radio('host.component.appearance.color-teal').check();
      await expect.poll(() => readColor(submit)).not.toBe(indigo);
      const height = (await submit.boundingBox())?.height ?? 0;
      await radio('host.component.appearance.density-compact').check();
      await expect.poll(async () => (await submit.boundingBox())?.height ?? 0).toBeLessThan(height);
      const motion = section.getByRole('switch', { name: t('host.component.layout-settings.motion') });
      await motion.check();
      await expect(page.locator('html')).toHaveAttribute('data-motion', 'reduced');
      await expect(submit).toHaveCSS('transition-duration', '0.001s');
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await expect(motion).toBeDisabled();
      const confirmation = t('host.component.layout-settings.confirm-sign-out');
      await expect(section.getByRole('switch', { name: confirmation })).toBeChecked();
    });
  });
}

test('axe finds nothing while the layout settings are open, in both themes and with several colors', async ({
  page,
  t,
  startSignedIn,
}) => {
  await changeDeployment(page, { features: { layoutSettings: true } });
  await startSignedIn(page, { as: await registerUser() });
  const { drawer, label, open, choose, findSwitch } = findLayoutDrawer(page, t);
  await open();
  await findSwitch('header-menu').check();
  await drawer.getByRole('button', { name: label('import'), exact: true }).click();
  // Without a text, the import shows an error, which axe checks too.
  await drawer.getByRole('button', { name: label('import-submit') }).click();
  const themes = drawer.getByRole('group', { name: t('host.component.appearance.theme') });
  for (const theme of ['light', 'dark'] as const) {
    await themes.getByRole('radio', { name: t(`host.component.theme-switch.${theme}`), exact: true }).check();
    // The contrast of a color depends on the theme.
    for (const [color, headerTheme] of [
      ['orange', 'primary'],
      ['teal', 'dark'],
    ] as const) {
      await drawer.getByRole('radio', { name: t(`host.component.appearance.color-${color}`) }).check();
      await choose('header-theme', `theme-${headerTheme}`);
      expect(await findAccessibilityViolations(page), `${theme}, ${color}, header ${headerTheme}`).toEqual(
        [],
      );
    }
  }
});

test('a console with the dark theme paints no light frame while it starts', async ({
  page,
  t,
  startSignedIn,
}) => {
  await startSignedIn(page, { as: await registerUser() });
  await page.getByRole('button', { name: t('host.component.theme-switch.label'), exact: true }).click();
  await page.getByRole('menuitemradio', { name: t('host.component.theme-switch.dark') }).click();
  await page.addInitScript(() => {
    const colors: string[] = [];
    Object.assign(window, { colors });
    const recordColor = (): void => {
      if (document.body) colors.push(getComputedStyle(document.body).backgroundColor);
      if (colors.length < 200) requestAnimationFrame(recordColor);
    };
    requestAnimationFrame(recordColor);
  });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.reload();
  await expect(page.getByRole('main')).toBeVisible();
  const colors = await page.evaluate(() => (window as unknown as { colors: readonly string[] }).colors);
  const dark = await readColor(page.locator('body'));
  expect(colors.length).toBeGreaterThan(0);
  expect([...new Set(colors)]).toEqual([dark]);
});
