import type { CDPSession } from 'playwright/test';
import { changeRoles } from './lib/data/change-roles.ts';
import { createApps } from './lib/data/create-apps.ts';
import { tabTitles } from './lib/page/tab-bar.ts';
import { navigateTo } from './lib/routes/navigate-to.ts';
import { registerUser } from './lib/session/register-user.ts';
import { expect, test } from './test.ts';

/** Tabs opened and closed before the measurement, to fill code and caches. */
const WARM_UP_TABS = 25;
const TABS = 200;

/** Allowed growth of the memory in use. */
const GROWTH = 1.1;

/** A page to open, and an element that it shows once loaded. */
interface Visit {
  readonly path: string;
  readonly ready: string;
  /** Name of a button to press then, and its effect. */
  readonly press?: string;
  readonly opened?: string;
}

// Machine code of frequently run functions does not count as memory of the tabs.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const args = [...(launchOptions.args ?? []), '--js-flags=--no-opt,--no-maglev,--no-sparkplug'];
    await use({ ...launchOptions, args });
  },
});

test('opening and closing 200 tabs of real pages leaks no memory', async ({ page, t, startSignedIn }) => {
  test.setTimeout(240_000);
  const testUser = await registerUser();
  const [app = ''] = await createApps(testUser.session.token, ['Run page']);
  await changeRoles(testUser.session.uuid, ['user', 'admin']);
  const visits: readonly Visit[] = [
    { path: '/admin/nlp/nlps', ready: 'main tbody tr' },
    {
      path: '/admin/algorithm/algorithms',
      ready: 'main',
      press: t('table.component.toolbar.add'),
      opened: '[role=dialog]',
    },
    { path: '/admin/dashboard/console', ready: 'main svg[role=img], main figure svg' },
    { path: app, ready: 'main textarea' },
    { path: '/admin/log', ready: 'main h1' },
  ];
  await startSignedIn(page, { as: testUser });
  await navigateTo(page, '/setting/account');
  const client = await page.context().newCDPSession(page);
  await page.evaluate(openAndClose, { visits, count: WARM_UP_TABS });
  const before = await measure(client);
  await page.evaluate(openAndClose, { visits, count: TABS });
  const after = await measure(client);
  test.info().annotations.push({ type: 'memory', description: JSON.stringify({ before, after }) });
  expect(await tabTitles(page)).toHaveLength(2);
  expect(after.heap).toBeLessThan(before.heap * GROWTH);
  expect(after.nodes).toBeLessThan(before.nodes * GROWTH);
  expect(after.listeners).toBeLessThan(before.listeners * GROWTH);
});

interface Turns {
  readonly visits: readonly Visit[];
  readonly count: number;
}

/** Runs in the page, without a step to the test's process between. A tab that cannot be closed is reloaded. */
async function openAndClose({ visits, count }: Turns): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const seen = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].find((element) => element.checkVisibility());
  const until = async (find: () => HTMLElement | undefined): Promise<HTMLElement> => {
    await frame();
    const found = find();
    return found ?? until(find);
  };
  const named = (name: string) =>
    [...document.querySelectorAll<HTMLElement>('main button')].find(
      (button) => button.checkVisibility() && (button.ariaLabel ?? button.textContent).trim() === name,
    );
  const current = '[role=tab][title][aria-selected=true]';
  for (let turn = 0; turn < count; turn += 1) {
    const { path, ready, press, opened } = visits[turn % visits.length] ?? { path: '', ready: 'main' };
    history.pushState({ index: history.length, key: `${turn}`, usr: null }, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
    await until(() => seen(ready));
    if (press && opened) {
      (await until(() => named(press))).click();
      await until(() => seen(opened));
    }
    const tab = await until(() => seen(current));
    (tab.querySelector<HTMLElement>('[data-closes]') ?? tab).click();
    await until(() => seen('main'));
  }
}

/** Memory in use after garbage collection. */
async function measure(client: CDPSession): Promise<{ heap: number; nodes: number; listeners: number }> {
  for (let round = 0; round < 3; round += 1) await client.send('HeapProfiler.collectGarbage');
  const { usedSize } = await client.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await client.send('Memory.getDOMCounters');
  return { heap: usedSize, nodes, listeners: jsEventListeners };
}
