import type { Browser, BrowserContext, Page } from '@playwright/test';
import { expect } from './journey.ts';
import { test } from './lib/behind-faults.ts';
import type { RemoteShelf } from './lib/remote-shelf.ts';

const MANY = 30;

interface Cost {
  readonly bytes: number;
  readonly requests: number;
}

/** Remotes that say of themselves as much as a real one with two pages does. */
async function register(shelf: RemoteShelf, count: number): Promise<void> {
  const names = Array.from({ length: count }, (_, at) => `made_${at}`);
  await shelf.register(
    Object.fromEntries(names.map((name) => [name, `/remotes/${folderOf(name)}/remote.json`])),
  );
  for (const name of names) {
    shelf.put(`/remotes/${folderOf(name)}/remote.json`, pointerOf(name));
    shelf.put(`/remotes/${folderOf(name)}/1/titles/zh-CN.json`, JSON.stringify(titlesOf(name)));
  }
}

const folderOf = (name: string) => name.replace('_', '-');

const titlesOf = (name: string) => ({
  [`${folderOf(name)}.menu.list`]: `清单 ${name}`,
  [`${folderOf(name)}.menu.item`]: `条目 ${name}`,
});

function pointerOf(name: string): string {
  const room = folderOf(name);
  const access = ['admin'];
  const routes = ['list', 'item'].map((page) => ({
    path: `/admin/${room}/${page}`,
    name: `${room}-${page}`,
    title: `${room}.menu.${page}`,
    icon: 'font-colors',
    access,
  }));
  const descriptor = {
    name,
    contract: '^1.0.0',
    namespaces: [`/admin/${room}`],
    routes,
    menu: routes.map(({ path, title, icon }) => ({ path, title, icon, auth: access })),
    messages: room,
    titles: { 'zh-CN': 'titles/zh-CN.json' },
  };
  const integrity = `sha384-${'A'.repeat(64)}`;
  const current = { version: '1', base: '1/', integrity, federation: name, descriptor };
  return JSON.stringify({ name, current, previous: null });
}

/**
 * Requests, and bytes of bodies on the wire, of everything that a page loads while something is done, until all has
 * come. Headers are left out: how large they are is the gateway's doing, which compresses them.
 */
async function costOf(page: Page, work: () => Promise<void>): Promise<Cost> {
  const session = await page.context().newCDPSession(page);
  const cost = { bytes: 0, requests: 0 };
  const pending = new Set<string>();
  session.on('Network.requestWillBeSent', ({ requestId }) => {
    cost.requests += 1;
    pending.add(requestId);
  });
  session.on('Network.loadingFailed', ({ requestId }) => pending.delete(requestId));
  session.on('Network.loadingFinished', ({ requestId }) => pending.delete(requestId));
  session.on('Network.dataReceived', ({ encodedDataLength }) => {
    cost.bytes += encodedDataLength;
  });
  await session.send('Network.enable');
  await work();
  await expect.poll(() => pending.size).toBe(0);
  await session.detach();
  return cost;
}

/** A person who was never here: nothing cached, nothing stored. */
async function firstVisit<Result>(
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

test('signing in costs the same with 30 remotes as with 3, and the shell little for each', async ({
  browser,
  baseURL,
  shelf,
  say,
  signIn,
}) => {
  const costs: { signIn: Cost; shell: Cost }[] = [];
  for (const count of [0, MANY - 3]) {
    await register(shelf, count);
    costs.push(
      await firstVisit(browser, baseURL, async (page) => ({
        signIn: await costOf(page, async () => {
          await page.goto('/login');
          await page.getByRole('button', { name: say('host.page.login.submit'), exact: true }).waitFor();
        }),
        shell: await costOf(page, async () => {
          await signIn(page);
          const title = say('dashboard.page.console.title');
          await page.getByRole('heading', { level: 1, name: title }).waitFor();
          await page.locator('[aria-busy=true]').waitFor({ state: 'detached' });
          if (count > 0) await page.getByRole('link', { name: `清单 made_${count - 1}` }).waitFor();
        }),
      })),
    );
  }
  const [few, many] = costs;
  expect(many?.signIn).toEqual(few?.signIn);
  const more = (many?.shell.bytes ?? 0) - (few?.shell.bytes ?? 0);
  expect(more).toBeGreaterThan(0);
  expect(more / (MANY - 3)).toBeLessThanOrEqual(1_024);
});
