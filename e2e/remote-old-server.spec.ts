import { i18nListCall, menuListCall } from '@atrium/contract';
import { readCatalogs } from './lib/messages/read-catalogs.ts';
import { chooseLanguage } from './lib/page/choose-language.ts';
import { createOlderServerRewrite } from './lib/server/create-older-server-rewrite.ts';
import { CONSOLE_URL } from './lib/server/environment.ts';
import { startReverseProxy } from './lib/server/start-reverse-proxy.ts';
import { test as base, expect } from './test.ts';

/** Calls that a server of the previous version does not have. */
const UNKNOWN_CALLS: readonly string[] = [menuListCall.path, i18nListCall.path];

const test = base.extend<{ rejectedCalls: Set<string> }>({
  // Playwright requires a destructured object here, and the linter forbids an empty one.
  rejectedCalls: async ({ language: _ }, use) => use(new Set()),
  baseURL: async ({ rejectedCalls }, use) => {
    const reverseProxy = await startReverseProxy(CONSOLE_URL);
    const { wireKey } = await (await fetch(`${CONSOLE_URL}/config.json`)).json();
    reverseProxy.rewrite(createOlderServerRewrite(wireKey));
    reverseProxy.respondInstead((path) => {
      if (!UNKNOWN_CALLS.includes(path)) return undefined;
      rejectedCalls.add(path);
      return (response) => response.writeHead(404).end();
    });
    await use(reverseProxy.url);
    await reverseProxy.stop();
  },
});

// The line that Chromium prints for a response with status 404.
test.use({ expectedConsoleLines: /status of 404/ });

/** Pages of all remotes: menu entry and title. */
const PAGES = [
  ['dashboard.menu.console', 'dashboard.page.console.title'],
  ['management.menu.algorithms', 'management.page.algorithms.title'],
  ['management.menu.nlp-items', 'management.page.nlp-items.title'],
  ['assets.menu.assets', 'assets.page.assets.title'],
] as const;

test('the console works without errors on a server that is one version older', async ({
  page,
  rejectedCalls,
  t,
  startSignedIn,
}) => {
  const toasts: string[] = [];
  await page.exposeFunction('recordToast', (text: string) => toasts.push(text));
  await page.addInitScript(() => {
    const recordToast = Reflect.get(window, 'recordToast');
    new MutationObserver(() => {
      for (const toast of document.querySelectorAll('[data-toast]')) recordToast(toast.textContent);
    }).observe(document, { childList: true, subtree: true });
  });
  const sider = page.getByRole('navigation', { name: t('host.menu.sider.label') });
  await startSignedIn(page);
  for (const [entry, title] of PAGES) {
    await sider.getByRole('link', { name: t(entry) }).click();
    await expect(page.getByRole('heading', { level: 1, name: t(title) })).toBeVisible();
    // A page that is left before its list has loaded stays busy while it is hidden.
    await expect(page.locator('main [aria-busy=true]:visible')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  }
  await page.goto('/admin/algorithm/algorithms');
  await expect(page.getByRole('row').filter({ hasText: 'kmeans' })).toBeVisible();
  await page.goto('/setting/user');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const english = await readCatalogs('en-US');
  await chooseLanguage(page, t('host.component.locale-picker.label'), 'English');
  await expect(
    page.getByRole('link', { name: english.get('management.menu.algorithms') ?? '' }),
  ).toBeVisible();
  expect([...rejectedCalls].sort()).toEqual([...UNKNOWN_CALLS].sort());
  expect(toasts).toEqual([]);
});
