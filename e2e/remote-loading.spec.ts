import { pointerSchema, registrySchema } from '@atrium/contract';
import type { Page, Request } from 'playwright/test';
import { navigateTo } from './lib/routes/navigate-to.ts';
import { CONSOLE_URL } from './lib/server/environment.ts';
import { type ReverseProxy, startReverseProxy } from './lib/server/start-reverse-proxy.ts';
import { test as base, expect } from './test.ts';

/** Reaches the console through a reverse proxy, which sees only requests that the browser's cache does not serve. */
const test = base.extend<{ reverseProxy: ReverseProxy }>({
  // Playwright requires a destructured object here, and the linter forbids an empty one.
  reverseProxy: async ({ language: _ }, use) => {
    const reverseProxy = await startReverseProxy(CONSOLE_URL);
    await use(reverseProxy);
    await reverseProxy.stop();
  },
  baseURL: async ({ reverseProxy }, use) => use(reverseProxy.url),
});

/** Modules of which every page must have only one copy, by the names under which they are shared. */
const SINGLETONS = [
  'react',
  'react-dom',
  'jotai',
  '@lingui/core',
  '@lingui/react',
  '@atrium/runtime',
  '@atrium/i18n',
  '@atrium/ui/base',
  '@atrium/ui/router',
  '@atrium/ui/shell',
  '@atrium/ui/data',
  '@atrium/table',
];

/** The global object of the federation runtime, with an instance for the host and each remote. */
interface Federation {
  readonly __INSTANCES__: readonly {
    readonly name: string;
    readonly shareScopeMap: Readonly<Record<string, Readonly<Record<string, object>>>>;
  }[];
}

/** Delays idle callbacks until `runIdleCallbacks` runs them all. */
async function delayIdle(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const original = window.requestIdleCallback.bind(window);
    const callbacks: IdleRequestCallback[] = [];
    window.requestIdleCallback = (work) => callbacks.push(work);
    Object.assign(window, {
      delayedWork: callbacks,
      runIdleCallbacks: () => {
        window.requestIdleCallback = original;
        for (const work of callbacks.splice(0)) original(work);
      },
    });
  });
}

test('no file of a remote loads before sign-in, its code loads when its page opens or the console is idle, and no file loads twice', async ({
  page,
  reverseProxy,
  t,
  signIn,
}) => {
  const requested: string[] = [];
  reverseProxy.respondInstead((path) => {
    requested.push(path.replace(/\?.*$/, ''));
    return undefined;
  });
  const listCodeFiles = (remote: string) =>
    requested.filter((path) => path.startsWith(`/remotes/${remote}/`) && /\.(js|css)$/.test(path));
  await delayIdle(page);
  await page.goto('/login');
  await page.waitForLoadState('networkidle');
  expect(requested.filter((path) => path.startsWith('/remotes'))).toEqual([]);

  await signIn(page);
  const title = (id: string) => page.getByRole('heading', { level: 1, name: t(id) });
  await expect(title('dashboard.page.console.title')).toBeVisible();
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'delayedWork').length)).toBeGreaterThan(0);
  expect(listCodeFiles('remote-dashboard')).not.toEqual([]);
  expect([...listCodeFiles('remote-assets'), ...listCodeFiles('remote-management')]).toEqual([]);

  await page.evaluate(() => Reflect.get(window, 'runIdleCallbacks')());
  for (const remote of ['remote-assets', 'remote-management']) {
    await expect.poll(() => listCodeFiles(remote)).not.toEqual([]);
  }
  await page.waitForLoadState('networkidle');
  const listRunningRemotes = () =>
    page.evaluate(() => Object.keys(window).filter((name) => /^remote_\w+__/.test(name)));
  expect((await listRunningRemotes()).map((name) => name.split('__')[0])).toEqual(['remote_dashboard']);

  for (const id of ['assets.menu.assets', 'management.menu.algorithms']) {
    await page.getByRole('link', { name: t(id), exact: true }).click();
    await expect(title(id)).toBeVisible();
  }
  expect(await listRunningRemotes()).toHaveLength(3);
  const files = ['remote-dashboard', 'remote-assets', 'remote-management'].flatMap(listCodeFiles);
  expect(files.filter((path, position) => files.indexOf(path) !== position)).toEqual([]);
});

test('preloads nothing while the browser is in data-saver mode', async ({ page, signIn }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    const original = window.requestIdleCallback.bind(window);
    window.requestIdleCallback = (work, options) =>
      original((deadline) => {
        work(deadline);
        Object.assign(window, { hadIdleMoment: true });
      }, options);
  });
  await signIn(page);
  await page.waitForFunction(() => 'hadIdleMoment' in window);
  await page.waitForLoadState('networkidle');
  expect(requested.filter((path) => /^\/remotes\/remote-(assets|management)\//.test(path))).toEqual([]);
});

test('the rows of each list are requested once, before the code of its page', async ({ page, signIn }) => {
  const registry = registrySchema.parse(await (await page.request.get('/remotes.json')).json());
  const routes = registry.remotes.flatMap(
    ({ pointer }) => pointerSchema.parse(pointer).current.descriptor.routes,
  );
  const lists = routes.flatMap(({ path, list }) => (list ? [{ path, list }] : []));
  expect(lists.length).toBeGreaterThan(10);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await signIn(page);
  await page.waitForLoadState('networkidle');
  for (const { path, list } of lists) {
    const requested: string[] = [];
    const record = (request: Request) => requested.push(new URL(request.url()).pathname);
    const listRequest = page.waitForRequest((request) => request.url().endsWith(list));
    page.on('request', record);
    // The scripts of remotes wait until the rows are requested. If the request waited for a script, the test would time
    // out.
    await page.route(/\/remotes\/.*\.js$/, async (route) => {
      await listRequest;
      await route.continue();
    });
    await navigateTo(page, path);
    await listRequest;
    await page.locator('[aria-busy=true]').filter({ visible: true }).first().waitFor({ state: 'detached' });
    await page.waitForLoadState('networkidle');
    page.off('request', record);
    await page.unrouteAll();
    expect(requested.filter((address) => address === list)).toEqual([list]);
  }
});

test('host and remotes share one copy of React, the router, jotai, lingui and the components', async ({
  page,
  t,
  signIn,
}) => {
  await signIn(page);
  for (const id of ['assets.menu.assets', 'management.menu.algorithms', 'dashboard.menu.console']) {
    await page.getByRole('link', { name: t(id), exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: t(id) })).toBeVisible();
  }
  const copies = await page.evaluate(() => {
    const { __FEDERATION__: federation } = globalThis as unknown as { readonly __FEDERATION__: Federation };
    return federation.__INSTANCES__.map(({ shareScopeMap }) =>
      Object.entries(shareScopeMap.default ?? {}).map(
        ([name, versions]) => [name, Object.keys(versions)] as const,
      ),
    );
  });
  expect(copies.length).toBeGreaterThanOrEqual(4);
  for (const shared of copies) {
    const versions = new Map(shared);
    for (const name of SINGLETONS) expect(versions.get(name), name).toHaveLength(1);
  }
  const loadedCopies = await page.evaluate(() => {
    const { __FEDERATION__: federation } = globalThis as unknown as { readonly __FEDERATION__: Federation };
    const scopes = federation.__INSTANCES__.map(({ shareScopeMap }) => shareScopeMap.default ?? {});
    return Object.keys(scopes[0] ?? {}).map((name) => {
      const loaded = scopes.map((scope) =>
        Object.values(scope[name] ?? {}).map((copy) => Reflect.get(copy, 'lib')),
      );
      return [name, new Set(loaded.flat().filter((lib) => lib !== undefined)).size] as const;
    });
  });
  for (const [name, count] of loadedCopies) expect(count, `copies of ${name}`).toBeLessThanOrEqual(1);
});
