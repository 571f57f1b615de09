import { LIMITS, ROUTES } from '@atrium/contract';
import type { Locator, Page } from 'playwright/test';
import { setLayout } from './lib/page/set-layout.ts';
import { waitForPaint } from './lib/page/wait-for-paint.ts';
import { changeDeployment } from './lib/server/change-deployment.ts';
import { registerUser } from './lib/session/register-user.ts';
import { expect, test } from './test.ts';

async function expectTop(locator: Locator, top: number): Promise<void> {
  await expect.poll(() => locator.boundingBox().then((box) => box?.y)).toBe(top);
}

/** Makes the page long enough to scroll, and scrolls it. */
async function scrollTo(page: Page, top: number): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate((y) => {
    const main = document.querySelector('main');
    if (main) main.style.minHeight = '3000px';
    window.scrollTo(0, y);
  }, top);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
  // The browser dispatches scroll events with the next frame, and only one per frame.
  await waitForPaint(page);
}

test('the settings define whether header and menu are fixed or scroll with the page', async ({
  page,
  t,
  startSignedIn,
}) => {
  const testUser = await registerUser();
  await changeDeployment(page, { features: { layoutSettings: true } });
  await page.setViewportSize({ width: 1440, height: 600 });
  await startSignedIn(page, { as: testUser });
  const header = page.getByRole('banner');
  const sider = page.getByRole('navigation', { name: t('host.menu.sider.label') }).locator('..');

  await test.step('header and menu are fixed by default, and a page starts at its top', async () => {
    await scrollTo(page, 1_000);
    await expectTop(header, 0);
    await expectTop(sider, 0);
    await header.locator('[aria-haspopup=menu]').last().click();
    await page.getByRole('menuitem').nth(1).click();
    await expect(page).toHaveURL(ROUTES.userSetting);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  await test.step('the header hides beyond the threshold and returns when the user scrolls up', async () => {
    await setLayout(page, t, { 'hide-header': true });
    // The header stays visible while it shows the focus.
    await page.getByRole('heading', { level: 1 }).click();
    await scrollTo(page, LIMITS.headerHideThreshold);
    await expectTop(header, 0);
    await scrollTo(page, LIMITS.headerHideThreshold + 1);
    await expectTop(header, -LIMITS.headerHeight);
    await scrollTo(page, LIMITS.headerHideThreshold + 200);
    await scrollTo(page, LIMITS.headerHideThreshold + 150);
    await expectTop(header, 0);
  });

  await test.step('a sticky header lies above the menu, over the whole window', async () => {
    await setLayout(page, t, { 'hide-header': false, 'sticky-header': true });
    await scrollTo(page, 1_000);
    await expect.poll(() => header.boundingBox()).toMatchObject({ x: 0, y: 0 });
    await expectTop(sider, LIMITS.headerHeight);
    await expect(header.getByRole('link', { name: 'Atrium' })).toBeVisible();
  });

  await test.step('header and menu scroll with the page if the settings turn off their fixed position', async () => {
    await setLayout(page, t, { 'sticky-header': false, 'fixed-header': false, 'fixed-sider': false });
    await scrollTo(page, 1_000);
    await expectTop(header, -1_000);
    await expectTop(sider, -1_000);
  });
});
