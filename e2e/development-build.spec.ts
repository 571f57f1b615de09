import { rm } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { changeStored } from './lib/data/change-stored.ts';
import { findAccessibilityViolations } from './lib/page/find-accessibility-violations.ts';
import { findLayoutErrors } from './lib/page/find-layout-errors.ts';
import { waitForPaint } from './lib/page/wait-for-paint.ts';
import { buildDevelopmentHost } from './lib/remotes/build-development-host.ts';
import { test } from './lib/remotes/test-with-faults.ts';
import { expect } from './test.ts';

/** The folder with the build. */
let hostFolder: string;

test.beforeAll(async () => {
  hostFolder = await buildDevelopmentHost();
});

test.afterAll(() => rm(hostFolder, { recursive: true }));

/** Throws an error that no code handles. */
function throwError(page: Page, text: string): Promise<void> {
  return page.evaluate((message) => {
    setTimeout(() => {
      throw new Error(message);
    });
  }, text);
}

/** Returns the layout errors of a page in two languages, and the violations that axe finds in both themes. */
async function findViolations(page: Page): Promise<readonly string[]> {
  const findings: string[] = [];
  for (const locale of ['zh-CN', 'en-US']) {
    await changeStored(page, 'i18n-locale', locale);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    findings.push(...(await findLayoutErrors(page)));
  }
  for (const theme of ['dark', 'light']) {
    await changeStored(page, 'theme', theme);
    await expect(page.locator('body')).toHaveAttribute('arco-theme', theme);
    await waitForPaint(page);
    const found = await findAccessibilityViolations(page);
    findings.push(...found.map((finding) => `${theme}: ${finding}`));
  }
  await changeStored(page, 'i18n-locale', 'zh-CN');
  return findings;
}

test.describe('a development build', () => {
  test.use({ expectedConsoleLines: /made on purpose/ });

  test('has the log in its header, by mouse and by keyboard, and the layout settings', async ({
    page,
    remoteFiles,
    t,
    startSignedIn,
  }) => {
    remoteFiles.putHost(hostFolder);
    // On this page, the button of the fault panel covers no content. Elsewhere, the check would report an overlap.
    await startSignedIn(page, { at: '/admin/no/such/page' });
    // Preloaded remotes write their own log entries, but no errors.
    const createLabel = (errors: number) =>
      new RegExp(t('host.component.development.log-label', { all: 'ALL', errors }).replace('ALL', '\\d+'));
    const findLogButton = (errors: number) =>
      page.getByRole('banner').getByRole('button', { name: createLabel(errors) });
    const panel = page.getByRole('dialog', { name: t('host.component.development.log-title') });
    const messages = panel.getByRole('listitem');
    const clear = panel.getByRole('button', { name: t('host.component.development.log-clear') });

    await test.step('counts entries, shows the newest first, and clears them', async () => {
      await findLogButton(0).click();
      await expect(panel).toBeVisible();
      for (let count = 1; count <= 11; count += 1) await throwError(page, `Error ${count} made on purpose`);
      await expect(findLogButton(11)).toBeVisible();
      await expect(panel).toContainText(createLabel(11));
      await expect(messages).toHaveCount(10);
      await expect(messages.filter({ hasText: 'made on purpose' }).first()).toContainText(
        /\d{4}-\d\d-\d\d \d\d:\d\d:\d\derrorwindow\.onerror: Error 11 made/,
      );
      expect(await findViolations(page)).toEqual([]);
      await clear.click();
      await expect(messages.filter({ hasText: 'made on purpose' })).toHaveCount(0);
      await expect(findLogButton(0)).toBeVisible();
      await page.getByRole('heading', { level: 1 }).click();
      await expect(panel).toHaveCount(0);
    });

    await test.step('works by keyboard only', async () => {
      await throwError(page, 'Another error made on purpose');
      await findLogButton(1).focus();
      await page.keyboard.press('Enter');
      await expect(panel).toBeFocused();
      await expect(messages.filter({ hasText: 'Another error made on purpose' })).toHaveCount(1);
      const all = panel.getByRole('link', { name: t('host.component.development.log-all') });
      while (!(await all.evaluate((link) => link === document.activeElement)))
        await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(clear).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(findLogButton(0)).toBeVisible();
      await expect(clear).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(panel).toHaveCount(0);
      await expect(findLogButton(0)).toBeFocused();
      await page.keyboard.press('Enter');
      await all.press('Enter');
      await expect(page).toHaveURL('/admin/log');
      await expect(panel).toHaveCount(0);
    });

    await test.step('offers the layout settings, although the deployment does not turn them on', async () => {
      const title = t('host.component.layout-settings.title');
      await page.getByRole('button', { name: title, exact: true }).click();
      await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    });
  });

  test('shows every control without accessibility violations, in both themes and directions', async ({
    page,
    remoteFiles,
    t,
    startSignedIn,
  }) => {
    // axe checks every control many times.
    test.setTimeout(300_000);
    remoteFiles.putHost(hostFolder);
    const label = (id: string) => t(`host.component.development.controls-${id}`);
    await startSignedIn(page, { at: '/admin/development/controls' });
    const choice = page.getByRole('combobox', { name: label('choice'), exact: true });
    const list = page.getByRole('listbox', { name: label('choice'), exact: true });
    const calendarButton = page.getByRole('button', { name: label('open'), exact: true });
    const grid = page.getByRole('grid');

    await test.step('axe finds nothing, also with an open list or calendar', async () => {
      const findings: string[] = [];
      for (const direction of ['right-to-left', 'left-to-right']) {
        await page.getByRole('radio', { name: label(direction), exact: true }).check();
        for (const theme of ['dark', 'light']) {
          await changeStored(page, 'theme', theme);
          await expect(page.locator('body')).toHaveAttribute('arco-theme', theme);
          const [opener, popup] = theme === 'dark' ? [choice, list] : [calendarButton.first(), grid];
          await opener.click();
          await expect(popup).toBeVisible();
          findings.push(
            ...(await findAccessibilityViolations(page)).map(
              (finding) => `${theme} ${direction}: ${finding}`,
            ),
          );
          await page.keyboard.press('Escape');
        }
      }
      expect(findings).toEqual([]);
    });

    await test.step('axe finds nothing in a popover, a drawer and a confirmation', async () => {
      for (const name of ['popover', 'drawer', 'confirmation', 'dangerous-confirmation']) {
        const opener = page.getByRole('button', { name: label(name), exact: true });
        await opener.click();
        await expect(page.getByRole('dialog')).toBeVisible();
        expect(await findAccessibilityViolations(page), name).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expect(opener).toBeFocused();
      }
    });

    await test.step('a list is aligned with its control, and returns the focus', async () => {
      // Scrolls so that the list fits below its control.
      await choice.evaluate((control) => control.scrollIntoView({ block: 'center' }));
      await choice.click();
      const [control, box] = [await choice.boundingBox(), await list.locator('..').boundingBox()];
      expect(Math.abs((box?.x ?? 0) - (control?.x ?? 0))).toBeLessThan(2);
      expect(box?.y).toBeGreaterThanOrEqual((control?.y ?? 0) + (control?.height ?? 0));
      await page.keyboard.press('Escape');
      await expect(choice).toBeFocused();
      await expect(list).toHaveCount(0);
    });

    await test.step('a list opens above a control at the end of the window, and moves with it', async () => {
      const { y, height } = (await choice.boundingBox()) ?? { y: 0, height: 0 };
      await page.setViewportSize({ width: 1440, height: Math.round(y + height + 40) });
      await choice.click();
      const measureGap = async () =>
        ((await choice.boundingBox())?.y ?? 0) - ((await list.locator('..').boundingBox())?.y ?? 0);
      await expect(list).toBeFocused();
      const gapAbove = await measureGap();
      expect(gapAbove).toBeGreaterThan(0);
      await page.evaluate(() => window.scrollBy(0, 20));
      await expect.poll(measureGap).toBe(gapAbove);
      await page.mouse.click(5, 5);
      await expect(list).toHaveCount(0);
    });
  });
});
