import type { ServerResponse } from 'node:http';
import { algorithmListCall, LIMITS } from '@atrium/contract';
import { createBrowserCipher } from '@atrium/contract/wire';
import type { Page } from 'playwright/test';
import { navigateTo } from './lib/routes/navigate-to.ts';
import { CONSOLE_URL } from './lib/server/environment.ts';
import { type ReverseProxy, startReverseProxy } from './lib/server/start-reverse-proxy.ts';
import { test as base, expect, type Language } from './test.ts';

const LIST = '/admin/algorithm/algorithms';
/** The statuses of the error catalog, and some others with a similar text. */
const STATUSES = [400, 403, 404, 408, 500, 501, 502, 503, 504, 505, 405, 413, 429];

const test = base.extend<{ reverseProxy: ReverseProxy }>({
  // Playwright requires a destructured object here, and the linter forbids an empty one.
  reverseProxy: async ({ language: _ }, use) => {
    const reverseProxy = await startReverseProxy(CONSOLE_URL);
    await use(reverseProxy);
    await reverseProxy.stop();
  },
  baseURL: async ({ reverseProxy }, use) => use(reverseProxy.url),
});

test.use({ expectedConsoleLines: /Failed to load resource/ });

/** Reloads the list with the button that users press. */
async function reload(page: Page, buttonLabel: string): Promise<void> {
  await page.getByRole('button', { name: buttonLabel, exact: true }).click();
}

/** Returns for how many milliseconds toasts with a text are visible, measured in the page. */
async function measureTimeOnScreen(page: Page, text: string): Promise<number> {
  return page.evaluate(
    (expected) =>
      new Promise<number>((resolve) => {
        const isVisible = (): boolean =>
          [...document.querySelectorAll('[data-toast]')].some((toast) =>
            toast.textContent.includes(expected),
          );
        let visibleSince: number | undefined;
        const check = (): void => {
          if (visibleSince === undefined && isVisible()) visibleSince = performance.now();
          if (visibleSince !== undefined && !isVisible()) {
            observer.disconnect();
            resolve(performance.now() - visibleSince);
          }
        };
        const observer = new MutationObserver(check);
        observer.observe(document.body, { childList: true, subtree: true, characterData: true });
        check();
      }),
    text,
  );
}

for (const language of ['zh-CN', 'en-US'] as const satisfies readonly Language[]) {
  test.describe(`the error catalog in ${language}`, () => {
    test.use({ language });

    test('each status shows one toast with its text for three seconds, and is logged', async ({
      page,
      reverseProxy,
      t,
      startSignedIn,
    }) => {
      // The test reloads the list once for each status.
      test.setTimeout(360_000);
      const url = reverseProxy.url + algorithmListCall.path;
      await startSignedIn(page);
      await navigateTo(page, LIST);
      await expect(page.getByRole('row').filter({ hasText: 'kmeans' })).toBeVisible();
      const times: Promise<number>[] = [];
      for (const status of STATUSES) {
        await test.step(String(status), async () => {
          reverseProxy.respondInstead((path) =>
            path === algorithmListCall.path ? (response) => response.writeHead(status).end() : undefined,
          );
          const text = t(`host.component.request-error.${status}`, { url });
          const responseReceived = page.waitForResponse(url);
          times.push(measureTimeOnScreen(page, text));
          await reload(page, t('host.component.header.reload'));
          expect((await responseReceived).status()).toBe(status);
          await expect(page.locator('[data-toast]').filter({ hasText: text })).toHaveCount(1);
        });
      }
      for (const time of await Promise.all(times)) {
        expect(time).toBeGreaterThan(LIMITS.toastDuration - 500);
        expect(time).toBeLessThan(LIMITS.toastDuration + 4_000);
      }
      await navigateTo(page, '/admin/log');
      const entries = page.getByRole('row').filter({ hasText: 'data request exception' });
      await expect(entries).toHaveCount(STATUSES.length);
    });

    test('a business error, an unreadable response and a missing response show an error, and do not sign the user out', async ({
      page,
      reverseProxy,
      t,
      startSignedIn,
    }) => {
      const row = page.getByRole('row').filter({ hasText: 'kmeans' });
      const reloadLabel = t('host.component.header.reload');
      const respond = (responder: (response: ServerResponse) => void) =>
        reverseProxy.respondInstead((path) => (path === algorithmListCall.path ? responder : undefined));
      await startSignedIn(page);
      await navigateTo(page, LIST);
      await expect(row).toBeVisible();

      const { wireKey } = await (await page.request.get('/config.json')).json();
      const msg = 'Not today <b>really</b>';
      const sealed = createBrowserCipher(wireKey).seal(JSON.stringify({ code: 2011, msg }));
      respond((response) => response.writeHead(200, { 'content-type': 'text/plain' }).end(sealed));
      await reload(page, reloadLabel);
      const rejection = `${msg} ${reverseProxy.url}${algorithmListCall.path}`;
      await expect(page.getByText(rejection, { exact: true }).first()).toBeVisible();

      const failures: readonly (readonly [string, (response: ServerResponse) => void])[] = [
        ['unreadable', (response) => response.writeHead(200).end('not sealed by the server')],
        ['offline', (response) => response.destroy()],
      ];
      for (const [error, fail] of failures) {
        respond(fail);
        await reload(page, reloadLabel);
        await expect(page.getByText(t(`host.component.request-error.${error}`)).first()).toBeVisible();
        await expect(page).toHaveURL(reverseProxy.url + LIST);
      }
      reverseProxy.respondInstead(() => undefined);
      await reload(page, reloadLabel);
      await expect(row).toBeVisible();
    });
  });
}
