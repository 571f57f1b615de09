import type { Page } from 'playwright/test';
import { countRoundTrips } from './lib/page/count-round-trips.ts';
import { expect, test } from './test.ts';

/**
 * The bytes on the wire, including response headers, and the number of requests that the browser's cache did not serve.
 */
interface Cost {
  readonly bytes: number;
  readonly requests: number;
  /** Bytes without API responses, which depend on what other tests store. */
  readonly staticBytes: number;
}

/**
 * Counts the requests of a page and their bytes. The returned function returns the cost and starts the count again. The
 * icon of the page does not count: the browser fetches it at any time, or takes it from another page.
 */
async function startCounting(page: Page): Promise<() => Cost> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const noCost: Cost = { bytes: 0, requests: 0, staticBytes: 0 };
  let cost = noCost;
  const apiRequestIds = new Set<string>();
  const iconIds = new Set<string>();
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith('/api/')) apiRequestIds.add(requestId);
    if (pathname.startsWith('/assets/icon.')) iconIds.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength: bytes }) => {
    if (bytes === 0 || iconIds.has(requestId)) return;
    const staticBytes = apiRequestIds.has(requestId) ? 0 : bytes;
    cost = {
      bytes: cost.bytes + bytes,
      requests: cost.requests + 1,
      staticBytes: cost.staticBytes + staticBytes,
    };
  });
  return () => {
    const lastCost = cost;
    cost = noCost;
    return lastCost;
  };
}

/** Prevents the preload of the next pages at idle time, so that each step fetches its own files. */
async function preventPreloads(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
}

test('the sign-in page, the dashboard and a first list stay within their budgets', async ({
  page,
  t,
  signIn,
}) => {
  await preventPreloads(page);
  const takeCost = await startCounting(page);
  await page.goto('/login');
  await page.waitForLoadState('networkidle');
  const atSignIn = takeCost();
  // The goal is 150 KB.
  expect(atSignIn.bytes).toBeLessThanOrEqual(149_400);
  expect(atSignIn.requests).toBeLessThanOrEqual(10);

  await signIn(page);
  await expect(
    page.getByRole('heading', { name: t('dashboard.page.console.title'), level: 1 }),
  ).toBeVisible();
  await page.waitForLoadState('networkidle');
  // Signing in loads the page once more, mostly from the browser's cache. With the API responses of a new deployment,
  // about 6 KB, the limit is 153 KB. The goal for a page of the console is 160 KB.
  expect(takeCost().staticBytes).toBeLessThanOrEqual(147_000);
  await page
    .getByRole('navigation')
    .getByRole('link', { name: t('management.menu.algorithms'), exact: true })
    .click();
  await expect(page.getByRole('row').filter({ hasText: 'kmeans' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  // About 20 KB of these are the start of the remote, which the console otherwise preloads at idle time.
  expect(takeCost().staticBytes).toBeLessThanOrEqual(61_500);
});

test('the first script is part of the document and does not wait for a style sheet', async ({ page }) => {
  const response = await page.goto('/login');
  const document = (await response?.text()) ?? '';
  const firstScript = document.search(/<script>/);
  expect(firstScript).toBeGreaterThan(0);
  expect(firstScript).toBeLessThan(document.search(/rel="stylesheet"/));
});

test('React starts with a short call stack, because a browser with developer tools parses every function on the stack again', async ({
  page,
}) => {
  // The first call of `Error` on this page is a call by React while its code starts. This proxy records the depth of
  // the call stack at each call of `Error`.
  await page.addInitScript(() => {
    const depths: number[] = [];
    const apply = (target: ErrorConstructor, _self: unknown, args: [string]) => {
      const error = target(...args);
      depths.push((error.stack ?? '').split('\n    at ').length - 1);
      return error;
    };
    Object.assign(globalThis, { depths, Error: new Proxy(Error, { apply }) });
  });
  await page.goto('/login');
  await page.waitForLoadState('networkidle');
  const [first = 0] = await page.evaluate(() => (globalThis as unknown as { depths: number[] }).depths);
  expect(first).toBeGreaterThan(0);
  expect(first).toBeLessThanOrEqual(7);
});

test('a list opened by its address stays within its budget', async ({ browser, context, page, signIn }) => {
  await signIn(page);
  // The new context is signed in and has an empty cache.
  const newContext = await browser.newContext({ storageState: await context.storageState() });
  try {
    const listPage = await newContext.newPage();
    await preventPreloads(listPage);
    const takeCost = await startCounting(listPage);
    await listPage.goto('/admin/algorithm/algorithms');
    await expect(listPage.getByRole('row').filter({ hasText: 'kmeans' })).toBeVisible();
    expect(takeCost().bytes).toBeLessThanOrEqual(330_000);
  } finally {
    await newContext.close();
  }
});

test('the rows of a list opened by its address take at most four round trips', async ({
  browser,
  context,
  page,
  signIn,
}) => {
  await signIn(page);
  // During this visit, the console stores which files the page needs. The next page load requests them early. The new
  // context has the stored values and an empty cache.
  await page.goto('/admin/algorithm/algorithms');
  await expect(page.getByRole('row').filter({ hasText: 'kmeans' })).toBeVisible();
  const newContext = await browser.newContext({ storageState: await context.storageState() });
  try {
    const listPage = await newContext.newPage();
    await preventPreloads(listPage);
    let rowRequests = 0;
    listPage.on('request', (request) => {
      if (new URL(request.url()).pathname === '/api/algorithm/list') rowRequests += 1;
    });
    expect(
      await countRoundTrips(listPage, '/admin/algorithm/algorithms', '/api/algorithm/list'),
    ).toBeLessThanOrEqual(4);
    await expect(listPage.getByRole('row').filter({ hasText: 'kmeans' })).toBeVisible();
    await listPage.waitForLoadState('networkidle');
    expect(rowRequests).toBe(1);
  } finally {
    await newContext.close();
  }
});
