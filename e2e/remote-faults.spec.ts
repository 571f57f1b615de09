import { FAULTS } from '@atrium/faults';
import type { Locator, Page } from 'playwright/test';
import { FAULT_LINES, test } from './lib/remotes/test-with-faults.ts';
import { expect } from './test.ts';

/** For each remote, a page, its title, and a page of another remote that must keep working. */
const REMOTES = [
  {
    remote: 'remote_dashboard',
    path: '/admin/dashboard/console',
    menu: 'dashboard.menu.console',
    heading: 'dashboard.page.console.title',
    otherMenu: 'assets.menu.assets',
    otherHeading: 'assets.page.assets.title',
  },
  {
    remote: 'remote_management',
    path: '/admin/algorithm/algorithms',
    menu: 'management.menu.algorithms',
    heading: 'management.page.algorithms.title',
    otherMenu: 'dashboard.menu.console',
    otherHeading: 'dashboard.page.console.title',
  },
  {
    remote: 'remote_assets',
    path: '/admin/assets/assets',
    menu: 'assets.menu.assets',
    heading: 'assets.page.assets.title',
    otherMenu: 'management.menu.algorithms',
    otherHeading: 'management.page.algorithms.title',
  },
] as const;

/**
 * The shell is usable within this many milliseconds after navigation, regardless of faults. On a busy machine, a load
 * with a fault may take longer, but less than twice as long as a load without faults (medians of three loads).
 */
const SHELL_TIMEOUT = 3_000;

for (const { remote, path, menu, heading, otherMenu, otherHeading } of REMOTES) {
  test.describe(`${remote} with a fault`, () => {
    test.use({ expectedConsoleLines: FAULT_LINES });

    test('leaves the shell and the other remotes working, explains the failure on its page, and recovers without a reload', async ({
      page,
      reverseProxy,
      t,
      startSignedIn,
    }) => {
      // With each fault, the host tries several times before it shows the failure.
      test.setTimeout(300_000);
      const title = (id: string) => page.getByRole('heading', { level: 1, name: t(id) });
      const entry = (id: string) =>
        page.getByRole('navigation', { name: t('host.menu.sider.label') }).getByRole('link', { name: t(id) });
      const failure = page.getByRole('alert').filter({ hasText: remote });
      await startSignedIn(page);
      await expect(entry(menu)).toBeVisible();
      await expect.poll(() => areTitlesStored(page, remote)).toBe(true);

      for (const fault of FAULTS) {
        await test.step(fault, async () => {
          await clearCache(page);
          reverseProxy.board.set(remote, fault);
          await page.goto(path, { waitUntil: 'commit' });
          // The menu shows the entries with their texts, even the entry of the faulty remote.
          for (const id of [otherMenu, menu]) await expect(entry(id)).toBeVisible();
          const time = await readTimeSinceNavigation(page);
          await page.evaluate(() => Object.assign(window, { isSameLoad: true }));
          await expect(page.locator(`[data-remote=${remote}]`)).toBeVisible();
          await expect(failure).toBeVisible({ timeout: 60_000 });

          await expect(entry(menu)).toContainText(t('host.menu.sider.failed'));

          await entry(otherMenu).click();
          await expect(title(otherHeading)).toBeVisible();

          await entry(menu).click();
          await expect(failure).toBeVisible({ timeout: 60_000 });
          reverseProxy.board.clear();
          await page.getByRole('button', { name: t('host.component.remote.retry') }).click();
          await expect(title(heading)).toBeVisible();
          await expect(entry(menu)).not.toContainText(t('host.menu.sider.failed'));
          expect(await page.evaluate(() => 'isSameLoad' in window)).toBe(true);
          if (time < SHELL_TIMEOUT) return;
          const entries = [entry(otherMenu), entry(menu)];
          reverseProxy.board.set(remote, fault);
          const timeWithFault = await measureMedianLoad(page, entries);
          reverseProxy.board.clear();
          const timeWithoutFault = await measureMedianLoad(page, entries);
          expect(timeWithFault).toBeLessThan(Math.max(SHELL_TIMEOUT, 2 * timeWithoutFault));
        });
      }
    });
  });
}

/**
 * Returns whether the console has stored the pointer and the titles of a remote. The console stores them at idle time,
 * to show the menu entries of a remote that is down.
 */
function areTitlesStored(page: Page, remote: string): Promise<boolean> {
  return page.evaluate((end) => {
    const key = Object.keys(localStorage).find((name) => name.endsWith(end));
    const { titles = {} } = JSON.parse((key && localStorage.getItem(key)) ?? '{}');
    return Object.keys(titles).length > 0;
  }, `:remotes:${remote}`);
}

/** Returns the milliseconds since the page load began. */
function readTimeSinceNavigation(page: Page): Promise<number> {
  return page.evaluate(() => performance.now());
}

/** Returns the milliseconds until these elements appear without cached files: the median of three loads. */
async function measureMedianLoad(page: Page, entries: readonly Locator[]): Promise<number> {
  const times: number[] = [];
  while (times.length < 3) {
    await clearCache(page);
    await page.reload({ waitUntil: 'commit' });
    for (const entry of entries) await expect(entry).toBeVisible();
    times.push(await readTimeSinceNavigation(page));
  }
  const [, median = Number.NaN] = times.sort((one, other) => one - other);
  return median;
}

/** Empties the browser's cache. With the cache, a remote whose server is down keeps working. */
async function clearCache(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.detach();
}
