import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { expect, type Language, test } from './journey.ts';
import { changeDeployment } from './lib/change-deployment.ts';
import { registerPerson } from './lib/register-person.ts';

const LANGUAGES = ['zh-CN', 'en-US'] as const satisfies readonly Language[];

const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

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
] as const;

const OFF_BY_DEFAULT = [
  'header-menu',
  'start-collapsed',
  'collapsed-titles',
  'hide-header',
  'sticky-header',
  'breadcrumb-icons',
  'grey',
  'color-weak',
] as const;

type Say = (id: string, values?: Readonly<Record<string, string>>) => string;

/** A part of the page that the theme colours, by the colour it has now. */
function paintOf(
  part: Locator,
  property: 'background-color' | 'color' = 'background-color',
): Promise<string> {
  return part.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
}

/** The drawer's parts, by the words on them. */
function openDrawer(page: Page, say: Say) {
  const word = (name: string): string => say(`host.component.layout-settings.${name}`);
  const drawer = page.getByRole('dialog', { name: word('title') });
  const choice = (group: string, option: string): Locator =>
    drawer
      .getByRole('group', { name: word(group), exact: true })
      .getByRole('radio', { name: word(option), exact: true });
  return {
    drawer,
    word,
    open: () => page.getByRole('button', { name: word('title'), exact: true }).click(),
    close: () => drawer.getByRole('button', { name: word('close') }).click(),
    toggle: (name: string) => drawer.getByRole('switch', { name: word(name), exact: true }),
    choice,
    choose: (group: string, option: string) => choice(group, option).check(),
  };
}

test('without the deployment offering it, production has no settings drawer', async ({
  page,
  say,
  startSignedIn,
}) => {
  await startSignedIn(page);
  await expect(
    page.getByRole('button', { name: say('host.component.user-menu.label') }).or(page.getByRole('banner')),
  ).toBeVisible();
  await expect(
    page.getByRole('button', { name: say('host.component.layout-settings.title'), exact: true }),
  ).toHaveCount(0);
});

for (const language of LANGUAGES) {
  test.describe(`layout settings in ${language}`, () => {
    test.use({ language });

    test('each setting shows at once, those without effect cannot be changed, and all outlast a reload', async ({
      page,
      say,
      signIn,
      startSignedIn,
    }) => {
      await changeDeployment(page, { features: { layoutSettings: true } });
      const person = await registerPerson();
      await startSignedIn(page, { as: person });
      const { drawer, word, open, close, toggle, choice, choose } = openDrawer(page, say);
      const header = page.getByRole('banner');
      const menu = page.getByRole('navigation', { name: say('host.menu.sider.label') });
      const sider = page.locator('[data-paint]').filter({ has: menu });
      await open();

      await test.step('what they are until somebody changes them', async () => {
        for (const [group, option] of [
          ['sider-theme', 'paint-dark'],
          ['header-theme', 'paint-light'],
          ['radius', 'radius-medium'],
        ] as const) {
          await expect(choice(group, option), group).toBeChecked();
        }
        for (const name of ON_BY_DEFAULT) await expect(toggle(name), name).toBeChecked();
        for (const name of OFF_BY_DEFAULT) await expect(toggle(name), name).not.toBeChecked();
      });

      await test.step('theme of sider and header', async () => {
        const darkSider = await paintOf(sider);
        await choose('sider-theme', 'paint-light');
        await expect.poll(() => paintOf(sider)).not.toBe(darkSider);
        const seen = new Set([await paintOf(header)]);
        for (const paint of ['paint-dark', 'paint-primary']) {
          await choose('header-theme', paint);
          await expect.poll(async () => seen.has(await paintOf(header))).toBe(false);
          seen.add(await paintOf(header));
        }
      });

      await test.step('what stands in the header and around the page', async () => {
        const parts: readonly (readonly [string, Locator])[] = [
          ['breadcrumb', page.getByRole('navigation', { name: say('host.component.breadcrumb.label') })],
          ['reload', page.getByRole('button', { name: say('host.component.header.reload'), exact: true })],
          ['locale-picker', header.getByRole('button', { name: say('host.component.locale-picker.label') })],
          ['collapse-button', header.getByRole('button', { name: say('host.component.header.menu') })],
          ['footer', page.getByRole('contentinfo')],
        ];
        for (const [name, part] of parts) {
          await expect(part).toHaveCount(1);
          await toggle(name).uncheck();
          await expect(part, name).toHaveCount(0);
        }
        await toggle('reload').check();
        await expect(parts[1]?.[1] ?? page.locator('none')).toHaveCount(1);
      });

      await test.step('icons and tabs', async () => {
        const breadcrumb = page.getByRole('navigation', { name: say('host.component.breadcrumb.label') });
        await toggle('breadcrumb').check();
        await expect(breadcrumb.locator('svg')).toHaveCount(0);
        await toggle('breadcrumb-icons').check();
        await expect(breadcrumb.locator('svg')).not.toHaveCount(0);
        await toggle('breadcrumb').uncheck();
        const tabs = page.getByRole('tablist');
        const tab = tabs.getByRole('tab').first();
        await expect(tab.locator('svg').first()).toBeVisible();
        const icons = await tab.locator('svg').count();
        await toggle('tab-icons').uncheck();
        await expect(tab.locator('svg')).toHaveCount(icons - 1);
        await expect(tabs.locator('xpath=ancestor-or-self::*[@data-fixed]')).toHaveCSS('position', 'sticky');
        await toggle('fixed-tabs').uncheck();
        await expect(tabs.locator('xpath=ancestor-or-self::*[@data-fixed]')).toHaveCSS('position', 'static');
        await toggle('restore-tabs').uncheck();
      });

      await test.step('settings without effect say what they need', async () => {
        await expect(toggle('breadcrumb-icons')).toBeDisabled();
        await expect(toggle('breadcrumb-icons')).toHaveAccessibleDescription(
          say('host.component.layout-settings.needs', { other: word('breadcrumb') }),
        );
        for (const name of ['hide-header', 'sticky-header']) await expect(toggle(name)).toBeEnabled();
        await toggle('fixed-header').uncheck();
        for (const name of ['hide-header', 'sticky-header']) await expect(toggle(name)).toBeDisabled();
        await toggle('tabs').uncheck();
        await expect(page.getByRole('tablist')).toHaveCount(0);
        for (const name of ['tab-icons', 'fixed-tabs', 'restore-tabs']) {
          await expect(toggle(name)).toBeDisabled();
        }
        await toggle('grey').check();
        await expect(toggle('color-weak')).toBeDisabled();
        await expect(toggle('color-weak')).toHaveAccessibleDescription(
          say('host.component.layout-settings.needs-off', { other: word('grey') }),
        );
        await expect(page.locator('html')).toHaveCSS('filter', 'grayscale(1)');
        await toggle('grey').uncheck();
        await toggle('color-weak').check();
        await expect(page.locator('html')).toHaveCSS('filter', /saturate/);
        await toggle('color-weak').uncheck();
        await expect(page.locator('html')).toHaveCSS('filter', 'none');
      });

      await test.step('corners', async () => {
        const control = drawer.getByRole('button', { name: word('copy'), exact: true });
        await expect(control).toHaveCSS('border-radius', '4px');
        await choose('radius', 'radius-none');
        await expect(control).toHaveCSS('border-radius', '0px');
        await choose('radius', 'radius-large');
        await expect(control).toHaveCSS('border-radius', '8px');
      });

      const lit = drawer.getByRole('group', { name: say('host.component.appearance.theme'), exact: true });
      const looks = [
        lit.getByRole('radio', { name: say('host.component.theme-switch.dark'), exact: true }),
        drawer.getByRole('radio', { name: say('host.component.appearance.color-teal'), exact: true }),
        drawer.getByRole('radio', { name: say('host.component.appearance.density-compact'), exact: true }),
      ];
      for (const look of looks) await look.check();
      await close();
      await expect(drawer).toHaveCount(0);
      await expect(page.getByRole('button', { name: word('title'), exact: true })).toBeFocused();
      await page.reload();
      await open();
      await expect(drawer.getByRole('radio', { name: word('paint-primary'), exact: true })).toBeChecked();
      await expect(drawer.getByRole('radio', { name: word('radius-large'), exact: true })).toBeChecked();
      for (const look of looks) await expect(look).toBeChecked();
      await expect(page.locator('body')).toHaveAttribute('arco-theme', 'dark');
      for (const name of [
        'breadcrumb',
        'locale-picker',
        'collapse-button',
        'footer',
        'fixed-header',
        'tabs',
      ]) {
        await expect(toggle(name), name).not.toBeChecked();
      }
      await expect(page.getByRole('contentinfo')).toHaveCount(0);

      await test.step('somebody else sees theirs', async () => {
        await close();
        await page.context().clearCookies();
        await signIn(page);
        await expect(page.getByRole('contentinfo')).toHaveCount(1);
        await page.context().clearCookies();
        await signIn(page, person);
        await expect(page.getByRole('contentinfo')).toHaveCount(0);
      });
    });

    test('settings are copied, imported and set back', async ({ page, say, startSignedIn, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await changeDeployment(page, { features: { layoutSettings: true } });
      await startSignedIn(page, { as: await registerPerson() });
      const { drawer, word, open, toggle, choose } = openDrawer(page, say);
      await open();
      await choose('sider-theme', 'paint-light');
      await toggle('footer').uncheck();
      await drawer.getByRole('button', { name: word('copy'), exact: true }).click();
      await expect(page.getByText(word('copied'))).toBeVisible();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(JSON.parse(copied)).toMatchObject({ siderTheme: 'light', showsFooter: false, theme: 'light' });

      await drawer.getByRole('button', { name: word('reset'), exact: true }).click();
      await drawer.getByRole('button', { name: word('reset-confirm') }).click();
      await expect(toggle('footer')).toBeChecked();
      await expect(page.getByRole('contentinfo')).toHaveCount(1);

      await drawer.getByRole('button', { name: word('import'), exact: true }).click();
      const text = drawer.getByRole('textbox', { name: word('import-text') });
      const apply = drawer.getByRole('button', { name: word('import-submit') });
      await text.fill('{"siderTheme":"pink"}');
      await apply.click();
      await expect(text).toHaveAccessibleDescription(
        say('host.component.layout-settings.refused', { names: 'siderTheme' }),
      );
      await text.fill('nothing');
      await apply.click();
      await expect(text).toHaveAccessibleDescription(word('unreadable'));
      await text.fill(copied);
      await apply.click();
      await expect(toggle('footer')).not.toBeChecked();
      await expect(page.getByRole('contentinfo')).toHaveCount(0);
    });

    test('everybody chooses light or dark, colour, density and motion in their settings', async ({
      page,
      say,
      startSignedIn,
    }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference', colorScheme: 'light' });
      await startSignedIn(page, { as: await registerPerson(), at: '/setting/user' });
      const section = page.getByRole('region', { name: say('host.page.user-setting.appearance') });
      const radio = (id: string): Locator => section.getByRole('radio', { name: say(id), exact: true });
      const page_ = page.locator('body');
      const current = page
        .getByRole('navigation', { name: say('host.menu.sider.label') })
        .getByRole('link')
        .first();
      await expect(current).toBeVisible();

      const white = await paintOf(page_);
      await radio('host.component.theme-switch.dark').check();
      await expect.poll(() => paintOf(page_)).not.toBe(white);
      await radio('host.component.theme-switch.system').check();
      await expect.poll(() => paintOf(page_)).toBe(white);
      await page.emulateMedia({ reducedMotion: 'no-preference', colorScheme: 'dark' });
      await expect(page_).toHaveAttribute('arco-theme', 'dark');
      await radio('host.component.theme-switch.light').check();
      await expect.poll(() => paintOf(page_)).toBe(white);

      const submit = page.getByRole('button', { name: say('host.page.user-setting.submit'), exact: true });
      await page.getByRole('textbox', { name: say('host.page.user-setting.name') }).fill('Somebody else');
      const indigo = await paintOf(submit);
      await radio('host.component.appearance.color-teal').check();
      await expect.poll(() => paintOf(submit)).not.toBe(indigo);
      const height = (await submit.boundingBox())?.height ?? 0;
      await radio('host.component.appearance.density-compact').check();
      await expect.poll(async () => (await submit.boundingBox())?.height ?? 0).toBeLessThan(height);
      const motion = section.getByRole('switch', { name: say('host.component.layout-settings.motion') });
      await motion.check();
      await expect(page.locator('html')).toHaveAttribute('data-motion', 'reduced');
      await expect(submit).toHaveCSS('transition-duration', '0.001s');
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await expect(motion).toBeDisabled();
    });
  });
}

test('axe finds nothing in the drawer, nor in the header painted anew', async ({
  page,
  say,
  startSignedIn,
}) => {
  await changeDeployment(page, { features: { layoutSettings: true } });
  await startSignedIn(page, { as: await registerPerson() });
  const { drawer, word, open, choose, toggle } = openDrawer(page, say);
  await open();
  await toggle('header-menu').check();
  await drawer.getByRole('button', { name: word('import'), exact: true }).click();
  await drawer.getByRole('button', { name: word('import-submit') }).click();
  const themes = drawer.getByRole('group', { name: say('host.component.appearance.theme') });
  for (const theme of ['light', 'dark'] as const) {
    await themes
      .getByRole('radio', { name: say(`host.component.theme-switch.${theme}`), exact: true })
      .check();
    // Each colour's contrasts are calculated beside the theme.
    for (const [color, paint] of [
      ['orange', 'primary'],
      ['teal', 'dark'],
    ] as const) {
      await drawer.getByRole('radio', { name: say(`host.component.appearance.color-${color}`) }).check();
      await choose('header-theme', `paint-${paint}`);
      const { violations } = await new AxeBuilder({ page }).withTags(STANDARD).analyze();
      const faults = violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target }) => `${id} at ${target.join(' ')}`),
      );
      expect(faults, `${theme}, ${color}, header ${paint}`).toEqual([]);
    }
  }
});

test('a dark console starts dark: nothing light is painted before it', async ({
  page,
  say,
  startSignedIn,
}) => {
  await startSignedIn(page, { as: await registerPerson() });
  await page.getByRole('button', { name: say('host.component.theme-switch.label'), exact: true }).click();
  await page.getByRole('menuitemradio', { name: say('host.component.theme-switch.dark') }).click();
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = (): void => {
      if (document.body) seen.push(getComputedStyle(document.body).backgroundColor);
      if (seen.length < 200) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.reload();
  await expect(page.getByRole('main')).toBeVisible();
  const seen = await page.evaluate(() => (window as unknown as { seen: readonly string[] }).seen);
  const dark = await paintOf(page.locator('body'));
  expect(seen.length).toBeGreaterThan(0);
  expect([...new Set(seen)]).toEqual([dark]);
});
