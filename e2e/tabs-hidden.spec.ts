import type { Page } from 'playwright/test';
import { findTab, listTabTitles } from './lib/page/tab-bar.ts';
import { type CreatedRemote, createRemote } from './lib/remotes/create-remote.ts';
import { FAULT_LINES, test } from './lib/remotes/test-with-faults.ts';
import { navigateTo } from './lib/routes/navigate-to.ts';
import { expect } from './test.ts';

const PATH = '/admin/quiet/page';

/** A page with a timer, requests, a subscription and a navigation that starts while the page is hidden. */
const PAGE = `import { useEffect } from 'react';
import { appStore, themeAtom } from '@atrium/runtime';
export function Page() {
  const pane = usePane();
  useEffect(() => {
    const count = (what) => { window.quiet = { ...window.quiet, [what]: (window.quiet?.[what] ?? 0) + 1 }; };
    const timer = setInterval(() => { count('ticks'); void fetch('/config.json?poll'); }, 40);
    const end = appStore.sub(themeAtom, () => count('events'));
    window.switchTheme = () => appStore.set(themeAtom, appStore.get(themeAtom) === 'dark' ? 'light' : 'dark');
    window.turnPage = (page) => pane.navigator.setQuery({ page });
    return () => { clearInterval(timer); end(); };
  }, [pane.navigator]);
  return <h1>Quiet {pane.location.query.page}</h1>;
}`;

let remote: CreatedRemote;
let pointer: string;

test.beforeAll(async () => {
  remote = await createRemote('quiet');
  pointer = await remote.build(PAGE);
});

test.afterAll(() => remote.remove());

test.beforeEach(async ({ remoteFiles }) => {
  await remoteFiles.register({ remote_quiet: '/remotes/remote-quiet/remote.json' });
  remoteFiles.putRemote('remote-quiet', remote.dist);
  remoteFiles.put('/remotes/remote-quiet/remote.json', pointer);
});

interface Counts {
  readonly ticks: number;
  readonly events: number;
}

function readCounts(page: Page): Promise<Counts> {
  return page.evaluate(() => ({ ticks: 0, events: 0, ...Reflect.get(window, 'quiet') }));
}

/** Calls a function that the page has stored in its window. */
const callPage = (page: Page, name: string, argument?: string) =>
  page.evaluate(([method = '', value]) => Reflect.get(window, method)(value), [name, argument]);

test('a hidden page runs no timer, sends no requests and gets no events, and its navigation affects only its own tab', async ({
  page,
  t,
  startSignedIn,
}) => {
  let polls = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('?poll')) polls += 1;
  });
  await startSignedIn(page);
  await navigateTo(page, PATH);
  await expect.poll(async () => (await readCounts(page)).ticks).toBeGreaterThan(2);
  await callPage(page, 'switchTheme');
  expect((await readCounts(page)).events).toBe(1);

  await findTab(page, t('dashboard.menu.console')).click();
  await expect(page.getByRole('heading', { name: t('dashboard.page.console.title') })).toBeVisible();
  const [countsWhenHidden, pollsWhenHidden] = [await readCounts(page), polls];
  await callPage(page, 'switchTheme');
  await callPage(page, 'turnPage', '7');
  await expect(page).toHaveURL('/admin/dashboard/console');
  // Waits as long as a dozen ticks take, because there is no event to wait for.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  expect(await readCounts(page)).toEqual(countsWhenHidden);
  expect(polls).toBe(pollsWhenHidden);

  await findTab(page, 'Page of quiet').click();
  await expect(page).toHaveURL(`${PATH}?page=7`);
  await expect(page.getByRole('heading', { name: 'Quiet 7' })).toBeVisible();
  await expect.poll(async () => (await readCounts(page)).ticks).toBeGreaterThan(countsWhenHidden.ticks);
});

test.describe('tabs of a remote that is down', () => {
  // On a busy machine, the page's messages are still loading when the remote goes down.
  test.use({ expectedConsoleLines: new RegExp(`${FAULT_LINES.source}|LocaleLoadError`) });

  test('are restored and show a message, and tabs of a removed remote are not restored', async ({
    page,
    reverseProxy,
    remoteFiles,
    t,
    startSignedIn,
  }) => {
    const nlpItems = t('management.menu.nlp-items');
    await startSignedIn(page);
    await navigateTo(page, PATH);
    await navigateTo(page, '/admin/nlp/nlps');
    await navigateTo(page, '/setting/account');
    await expect(findTab(page, 'Page of quiet')).toBeVisible();
    reverseProxy.board.set('remote_management', 'down');
    await remoteFiles.register({});
    await page.reload();
    await expect
      .poll(() => listTabTitles(page))
      .toEqual([t('dashboard.menu.console'), nlpItems, t('host.page.title.account-setting')]);
    await findTab(page, nlpItems).click();
    await expect(page.getByRole('alert').filter({ hasText: 'remote_management' })).toBeVisible({
      timeout: 60_000,
    });
    reverseProxy.board.clear();
  });
});
