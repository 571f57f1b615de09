import type { ServerResponse } from 'node:http';
import { algorithmListCall, LIMITS } from '@atrium/contract';
import { createBrowserCipher } from '@atrium/contract/wire';
import type { Page } from 'playwright/test';
import { test as base, expect, type Language } from './journey.ts';
import { goInside } from './lib/go-inside.ts';
import { CONSOLE_URL } from './lib/places.ts';
import { type RunningProxy, startProxy } from './lib/start-proxy.ts';

const LIST = '/admin/algorithm/algorithms';
/** The error catalog, and some codes that it lacks but that get a similar text. */
const STATUSES = [400, 403, 404, 408, 500, 501, 502, 503, 504, 505, 405, 413, 429];

const test = base.extend<{ gateway: RunningProxy }>({
  gateway: async ({ language: _ }, use) => {
    const gateway = await startProxy(CONSOLE_URL);
    await use(gateway);
    await gateway.stop();
  },
  baseURL: async ({ gateway }, use) => use(gateway.url),
});

test.use({ provokedLines: /Failed to load resource/ });

/** Reloads the list with the button that users press. */
async function askAgain(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
}

/** Milliseconds for which toasts with a text were visible, measured in the page. */
async function timeOnScreen(page: Page, text: string): Promise<number> {
  return page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const isUp = (): boolean =>
          [...document.querySelectorAll('[data-notice]')].some((popup) => popup.textContent.includes(wanted));
        let since: number | undefined;
        const look = (): void => {
          if (since === undefined && isUp()) since = performance.now();
          if (since !== undefined && !isUp()) {
            watch.disconnect();
            resolve(performance.now() - since);
          }
        };
        const watch = new MutationObserver(look);
        watch.observe(document.body, { childList: true, subtree: true, characterData: true });
        look();
      }),
    text,
  );
}

for (const language of ['zh-CN', 'en-US'] as const satisfies readonly Language[]) {
  test.describe(`the error catalog in ${language}`, () => {
    test.use({ language });

    test('each status shows one toast with its text for three seconds, and is logged', async ({
      page,
      gateway,
      say,
      startSignedIn,
    }) => {
      test.setTimeout(360_000);
      const url = gateway.url + algorithmListCall.path;
      await startSignedIn(page);
      await goInside(page, LIST);
      await expect(page.getByRole('row').filter({ hasText: 'kmeans' })).toBeVisible();
      const times: Promise<number>[] = [];
      for (const status of STATUSES) {
        await test.step(String(status), async () => {
          gateway.interfere((path) =>
            path === algorithmListCall.path ? (response) => response.writeHead(status).end() : undefined,
          );
          const words = say(`host.component.request-error.${status}`, { url });
          const answered = page.waitForResponse(url);
          times.push(timeOnScreen(page, words));
          await askAgain(page, say('host.component.header.reload'));
          expect((await answered).status()).toBe(status);
          await expect(page.locator('[data-notice]').filter({ hasText: words })).toHaveCount(1);
        });
      }
      for (const time of await Promise.all(times)) {
        expect(time).toBeGreaterThan(LIMITS.popupDuration - 500);
        expect(time).toBeLessThan(LIMITS.popupDuration + 4_000);
      }
      await goInside(page, '/admin/log');
      const entries = page.getByRole('row').filter({ hasText: 'data request exception' });
      await expect(entries).toHaveCount(STATUSES.length);
    });

    test('a failed call, an unreadable response and no response show an error, and do not sign the user out', async ({
      page,
      gateway,
      say,
      startSignedIn,
    }) => {
      const row = page.getByRole('row').filter({ hasText: 'kmeans' });
      const again = say('host.component.header.reload');
      const answer = (how: (response: ServerResponse) => void) =>
        gateway.interfere((path) => (path === algorithmListCall.path ? how : undefined));
      await startSignedIn(page);
      await goInside(page, LIST);
      await expect(row).toBeVisible();

      const { wireKey } = await (await page.request.get('/config.json')).json();
      const msg = 'Not today <b>really</b>';
      const sealed = createBrowserCipher(wireKey).seal(JSON.stringify({ code: 2011, msg }));
      answer((response) => response.writeHead(200, { 'content-type': 'text/plain' }).end(sealed));
      await askAgain(page, again);
      const refusal = `${msg} ${gateway.url}${algorithmListCall.path}`;
      await expect(page.getByText(refusal, { exact: true }).first()).toBeVisible();

      const faults: readonly (readonly [string, (response: ServerResponse) => void])[] = [
        ['unreadable', (response) => response.writeHead(200).end('not sealed by the server')],
        ['offline', (response) => response.destroy()],
      ];
      for (const [words, fail] of faults) {
        answer(fail);
        await askAgain(page, again);
        await expect(page.getByText(say(`host.component.request-error.${words}`)).first()).toBeVisible();
        await expect(page).toHaveURL(gateway.url + LIST);
      }
      gateway.interfere(() => undefined);
      await askAgain(page, again);
      await expect(row).toBeVisible();
    });
  });
}
