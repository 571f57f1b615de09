import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { changeRoles } from './lib/change-roles.ts';
import { goInside } from './lib/go-inside.ts';
import { makeApps } from './lib/make-apps.ts';
import { registerPerson } from './lib/register-person.ts';
import { tabOf } from './lib/tab-bar.ts';

/** Tabs that are opened and closed before measuring begins: until then code and caches are still coming in. */
const WARMING = 24;
const TABS = 200;

/** How much more memory may be in use afterwards. */
const GROWTH = 1.1;

interface Usage {
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
}

test('opening and closing 200 tabs of real pages leaves nothing behind', async ({ page, say, signIn }) => {
  test.setTimeout(180_000);
  const person = await registerPerson();
  const [app = ''] = await makeApps(person.session.token, ['Run page']);
  await changeRoles(person.session.uuid, ['user', 'admin']);
  await signIn(page, person);
  await goInside(page, '/setting/account');
  const add = page.getByRole('main').getByRole('button', { name: say('table.component.toolbar.add') });
  const visits: readonly ((page: Page) => Promise<unknown>)[] = [
    async () => {
      await goInside(page, '/admin/nlp/nlps');
      await page.getByRole('row').filter({ visible: true }).nth(1).waitFor();
    },
    async () => {
      await goInside(page, '/admin/algorithm/algorithms');
      await add.click();
      await page.getByRole('dialog').waitFor();
    },
    async () => {
      await goInside(page, '/admin/log');
      await page.getByRole('heading', { level: 1, name: say('dashboard.page.log.title') }).waitFor();
    },
    async () => {
      await goInside(page, app);
      await page.getByRole('main').getByRole('textbox').filter({ visible: true }).first().waitFor();
    },
  ];
  const openAndClose = async (count: number): Promise<void> => {
    for (let turn = 0; turn < count; turn += 1) {
      await visits[turn % visits.length]?.(page);
      await page.locator('[role=tab][aria-selected=true] [data-closes]').dispatchEvent('click');
      await expect(tabOf(page, say('host.page.title.account-setting'))).toHaveAttribute(
        'aria-selected',
        'true',
      );
    }
  };
  const client = await page.context().newCDPSession(page);
  await openAndClose(WARMING);
  const before = await measure(client);
  await openAndClose(TABS);
  const after = await measure(client);
  test.info().annotations.push({ type: 'memory', description: JSON.stringify({ before, after }) });
  expect(after.heap).toBeLessThan(before.heap * GROWTH);
  expect(after.nodes).toBeLessThan(before.nodes * GROWTH);
  expect(after.listeners).toBeLessThan(before.listeners * GROWTH);
});

/** What is in use once everything that can go has gone. */
async function measure(client: CDPSession): Promise<Usage> {
  for (let round = 0; round < 3; round += 1) await client.send('HeapProfiler.collectGarbage');
  const { usedSize } = await client.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await client.send('Memory.getDOMCounters');
  return { heap: usedSize, nodes, listeners: jsEventListeners };
}
