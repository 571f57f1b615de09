import { rm } from 'node:fs/promises';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './journey.ts';
import { test } from './lib/behind-faults.ts';
import { buildDevelopmentHost } from './lib/build-development-host.ts';
import { changeStored } from './lib/change-stored.ts';
import { nextPaint } from './lib/next-paint.ts';
import { findMisplaced } from './lib/page-boxes.ts';

const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

let host: string;

test.beforeAll(async () => {
  host = await buildDevelopmentHost();
});

test.afterAll(() => rm(host, { recursive: true }));

/** Lets something fail that nobody handles. */
function fail(page: Page, what: string): Promise<void> {
  return page.evaluate((message) => {
    setTimeout(() => {
      throw new Error(message);
    });
  }, what);
}

async function faultsOf(page: Page): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const locale of ['zh-CN', 'en-US']) {
    await changeStored(page, 'i18n-locale', locale);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    faults.push(...(await findMisplaced(page)));
  }
  for (const theme of ['dark', 'light']) {
    await changeStored(page, 'theme', theme);
    await expect(page.locator('body')).toHaveAttribute('arco-theme', theme);
    await nextPaint(page);
    const { violations } = await new AxeBuilder({ page }).withTags(STANDARD).analyze();
    faults.push(...violations.map(({ id, nodes }) => `${theme}: ${id} at ${nodes[0]?.target}`));
  }
  await changeStored(page, 'i18n-locale', 'zh-CN');
  return faults;
}

test.describe('a development build', () => {
  test.use({ provokedLines: /made on purpose/ });

  test('has the log in its header, by mouse and by keyboard, and the layout settings', async ({
    page,
    shelf,
    say,
    startSignedIn,
  }) => {
    shelf.putHost(host);
    // A page with nothing in the corner where the development tools lie.
    await startSignedIn(page, { at: '/admin/no/such/page' });
    // Remotes that are fetched ahead write entries of their own, though no errors.
    const counts = (errors: number) =>
      new RegExp(say('host.component.development.log-label', { all: 'ALL', errors }).replace('ALL', '\\d+'));
    const counted = (errors: number) =>
      page.getByRole('banner').getByRole('button', { name: counts(errors) });
    const panel = page.getByRole('dialog', { name: say('host.component.development.log-title') });
    const messages = panel.getByRole('listitem');
    const clear = panel.getByRole('button', { name: say('host.component.development.log-clear') });

    await test.step('it counts, shows the last messages first, and is cleared', async () => {
      await counted(0).click();
      await expect(panel).toBeVisible();
      for (let count = 1; count <= 11; count += 1) await fail(page, `The ${count}. made on purpose`);
      await expect(counted(11)).toBeVisible();
      await expect(panel).toContainText(counts(11));
      await expect(messages).toHaveCount(10);
      await expect(messages.filter({ hasText: 'made on purpose' }).first()).toContainText(
        /\d{4}-\d\d-\d\d \d\d:\d\d:\d\derrorwindow\.onerror: The 11\. made/,
      );
      expect(await faultsOf(page)).toEqual([]);
      await clear.click();
      await expect(messages.filter({ hasText: 'made on purpose' })).toHaveCount(0);
      await expect(counted(0)).toBeVisible();
      await page.getByRole('heading', { level: 1 }).click();
      await expect(panel).toHaveCount(0);
    });

    await test.step('and all of it without a mouse', async () => {
      await fail(page, 'One more made on purpose');
      await counted(1).focus();
      await page.keyboard.press('Enter');
      await expect(panel).toBeFocused();
      await expect(messages.filter({ hasText: 'One more made on purpose' })).toHaveCount(1);
      const all = panel.getByRole('link', { name: say('host.component.development.log-all') });
      while (!(await all.evaluate((link) => link === document.activeElement)))
        await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(clear).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(counted(0)).toBeVisible();
      await expect(clear).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(panel).toHaveCount(0);
      await expect(counted(0)).toBeFocused();
      await page.keyboard.press('Enter');
      await all.press('Enter');
      await expect(page).toHaveURL('/admin/log');
      await expect(panel).toHaveCount(0);
    });

    await test.step('nothing of the deployment has to offer the layout settings', async () => {
      const title = say('host.component.layout-settings.title');
      await page.getByRole('button', { name: title, exact: true }).click();
      await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    });
  });
});
