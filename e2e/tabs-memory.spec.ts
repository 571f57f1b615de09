import type { CDPSession } from 'playwright/test';
import { changeRoles } from './lib/data/change-roles.ts';
import { createApps } from './lib/data/create-apps.ts';
import { listTabTitles } from './lib/page/tab-bar.ts';
import { navigateTo } from './lib/routes/navigate-to.ts';
import { registerUser } from './lib/session/register-user.ts';
import { expect, test } from './test.ts';

/** The number of tabs that are opened and closed before the measurement, to load code and fill caches. */
const WARM_UP_TAB_COUNT = 25;
const TAB_COUNT = 200;

/** The allowed growth of the memory in use, as a factor. */
const MAX_GROWTH = 1.1;

/** A page that the test opens and closes. */
interface TestedPage {
  readonly path: string;
  /** The selector of an element that the page shows when it is loaded. */
  readonly ready: string;
  /** The name of a button to press when the page is loaded, and the selector of what it opens. */
  readonly press?: string;
  readonly opened?: string;
}

// Turns off compilers, whose machine code would count as memory of the tabs.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const args = [...(launchOptions.args ?? []), '--js-flags=--no-opt,--no-maglev,--no-sparkplug'];
    await use({ ...launchOptions, args });
  },
});

test('opening and closing 200 tabs of real pages leaks no memory', async ({ page, t, startSignedIn }) => {
  test.setTimeout(240_000);
  const testUser = await registerUser();
  const [appAddress = ''] = await createApps(testUser.session.token, ['Run page']);
  await changeRoles(testUser.session.uuid, ['user', 'admin']);
  const pages: readonly TestedPage[] = [
    { path: '/admin/nlp/nlps', ready: 'main tbody tr' },
    {
      path: '/admin/algorithm/algorithms',
      ready: 'main',
      press: t('table.component.toolbar.add'),
      opened: '[role=dialog]',
    },
    { path: '/admin/dashboard/console', ready: 'main svg[role=img], main figure svg' },
    { path: appAddress, ready: 'main textarea' },
    { path: '/admin/log', ready: 'main h1' },
  ];
  await startSignedIn(page, { as: testUser });
  await navigateTo(page, '/setting/account');
  const client = await page.context().newCDPSession(page);
  await page.evaluate(openAndClose, { pages, count: WARM_UP_TAB_COUNT });
  const before = await measureMemory(client);
  await page.evaluate(openAndClose, { pages, count: TAB_COUNT });
  const after = await measureMemory(client);
  test.info().annotations.push({ type: 'memory', description: JSON.stringify({ before, after }) });
  expect(await listTabTitles(page)).toHaveLength(2);
  expect(after.heap).toBeLessThan(before.heap * MAX_GROWTH);
  expect(after.nodes).toBeLessThan(before.nodes * MAX_GROWTH);
  expect(after.listeners).toBeLessThan(before.listeners * MAX_GROWTH);
});

interface OpenAndCloseOptions {
  readonly pages: readonly TestedPage[];
  readonly count: number;
}

/**
 * Opens and closes `count` tabs, one after another. If a tab has no close button, clicks the tab, which reloads its
 * page. Runs in the page, without messages to the process of the test.
 */
async function openAndClose({ pages, count }: OpenAndCloseOptions): Promise<void> {
  const waitForFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const findVisible = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].find((element) => element.checkVisibility());
  const waitFor = async (find: () => HTMLElement | undefined): Promise<HTMLElement> => {
    await waitForFrame();
    const found = find();
    return found ?? waitFor(find);
  };
  const findButton = (name: string) =>
    [...document.querySelectorAll<HTMLElement>('main button')].find(
      (button) => button.checkVisibility() && (button.ariaLabel ?? button.textContent).trim() === name,
    );
  const currentTab = '[role=tab][title][aria-selected=true]';
  for (let turn = 0; turn < count; turn += 1) {
    const { path, ready, press, opened } = pages[turn % pages.length] ?? { path: '', ready: 'main' };
    history.pushState({ index: history.length, key: `${turn}`, usr: null }, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
    await waitFor(() => findVisible(ready));
    if (press && opened) {
      (await waitFor(() => findButton(press))).click();
      await waitFor(() => findVisible(opened));
    }
    const tab = await waitFor(() => findVisible(currentTab));
    (tab.querySelector<HTMLElement>('[data-closes]') ?? tab).click();
    await waitFor(() => findVisible('main'));
  }
}

/** Returns the memory in use after garbage collection. */
async function measureMemory(
  client: CDPSession,
): Promise<{ heap: number; nodes: number; listeners: number }> {
  for (let round = 0; round < 3; round += 1) await client.send('HeapProfiler.collectGarbage');
  const { usedSize } = await client.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await client.send('Memory.getDOMCounters');
  return { heap: usedSize, nodes, listeners: jsEventListeners };
}
