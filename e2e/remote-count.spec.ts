import { chmod, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright/test';
import { deploySampleRemotes } from 'server/testing';
import { CONSOLE_PORT, ROOT } from './lib/server/environment.ts';
import { startConsole } from './lib/server/start-console.ts';
import { test as base, expect } from './test.ts';

const BUILT_REMOTES = ['remote-assets', 'remote-dashboard', 'remote-management'];

interface RemotesServer {
  readonly url: string;
  /** The remotes folder, which can be filled while the server runs. */
  readonly remotesFolder: string;
}

/** A separate server with its own remotes folder. */
const test = base.extend<{ served: RemotesServer }>({
  // Playwright requires a destructured object here, and the linter forbids an empty one.
  served: async ({ language: _ }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'atrium-number-'));
    // If root starts this program, the database server runs as another user, who must be able to enter the folder.
    await chmod(folder, 0o755);
    const remotesFolder = join(folder, 'remotes');
    await mkdir(remotesFolder);
    for (const name of BUILT_REMOTES) await symlink(join(ROOT, name), join(remotesFolder, name));
    const console = await startConsole({
      port: CONSOLE_PORT + 1,
      dataDir: join(folder, 'data'),
      env: { ATRIUM_REMOTES_FROM: remotesFolder },
    });
    await use({ url: console.url, remotesFolder });
    await console.stop();
    await rm(folder, { recursive: true, force: true });
  },
});

const REMOTE_COUNT = 30;

interface Cost {
  readonly bytes: number;
  readonly requests: number;
}

/**
 * Measures the requests of a page and their bytes on the wire, including headers, from the start of `work` until all
 * files are loaded.
 */
async function measureCost(page: Page, work: () => Promise<void>): Promise<Cost> {
  const session = await page.context().newCDPSession(page);
  const cost = { bytes: 0, requests: 0 };
  const pending = new Set<string>();
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    // The code of a worker comes from memory, and the browser does not report its end.
    if (request.url.startsWith('blob:')) return;
    cost.requests += 1;
    pending.add(requestId);
  });
  session.on('Network.loadingFailed', ({ requestId }) => pending.delete(requestId));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    cost.bytes += encodedDataLength;
    pending.delete(requestId);
  });
  await session.send('Network.enable');
  await work();
  await expect.poll(() => pending.size).toBe(0);
  await session.detach();
  return cost;
}

/** Runs `work` in a new browser context, with an empty cache and an empty storage. */
async function openAsNewUser<Result>(
  browser: Browser,
  baseURL: string | undefined,
  work: (page: Page, context: BrowserContext) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ locale: 'zh-CN', ...(baseURL ? { baseURL } : {}) });
  try {
    return await work(await context.newPage(), context);
  } finally {
    await context.close();
  }
}

test('with 30 remotes instead of 3, sign-in loads the same bytes, and the shell sends no more requests and loads at most 1 KB more for each additional remote', async ({
  browser,
  served,
  t,
  signIn,
}) => {
  // The time includes the start of the separate server.
  test.setTimeout(240_000);
  const costs: { signIn: Cost; shell: Cost }[] = [];
  for (const count of [0, REMOTE_COUNT - 3]) {
    await deploySampleRemotes(served.remotesFolder, count);
    costs.push(
      await openAsNewUser(browser, served.url, async (page) => {
        const startedRemotes: string[] = [];
        page.on('request', (request) => {
          const [, remote] = /\/remotes\/([^/]+)\/.*\/remoteEntry\.js$/.exec(request.url()) ?? [];
          if (remote) startedRemotes.push(remote);
        });
        const cost = {
          signIn: await measureCost(page, async () => {
            // The console requests the text overrides at idle time, which may be after the button appears.
            const overridesReceived = page.waitForResponse(/\/api\/system\/i18n\/list$/);
            await page.goto('/login');
            await overridesReceived;
            await page.getByRole('button', { name: t('host.page.login.submit'), exact: true }).waitFor();
          }),
          shell: await measureCost(page, async () => {
            await signIn(page);
            const title = t('dashboard.page.console.title');
            await page.getByRole('heading', { level: 1, name: title }).waitFor();
            await page.locator('[aria-busy=true]').waitFor({ state: 'detached' });
            if (count > 0) await page.getByRole('link', { name: `清单 made_${count - 1}` }).waitFor();
            // The idle preload does not grow with the number of remotes either.
            await expect.poll(() => new Set(startedRemotes).size).toBe(3);
          }),
        };
        expect([...new Set(startedRemotes)].sort()).toEqual(BUILT_REMOTES);
        return cost;
      }),
    );
  }
  const [costOfFew, costOfMany] = costs;
  expect(costOfMany?.signIn).toEqual(costOfFew?.signIn);
  expect(costOfMany?.shell.requests).toBe(costOfFew?.shell.requests);
  const extraBytes = (costOfMany?.shell.bytes ?? 0) - (costOfFew?.shell.bytes ?? 0);
  expect(extraBytes).toBeGreaterThan(0);
  expect(extraBytes / (REMOTE_COUNT - 3)).toBeLessThanOrEqual(1_024);
});
