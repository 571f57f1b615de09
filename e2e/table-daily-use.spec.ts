import type { Locator, Page } from 'playwright/test';
import { changeAlgorithm } from './lib/data/change-algorithm.ts';
import { changeStored } from './lib/data/change-stored.ts';
import { createAlgorithms } from './lib/data/create-algorithms.ts';
import { createUsedItem } from './lib/data/create-used-item.ts';
import { findAccessibilityViolations } from './lib/page/find-accessibility-violations.ts';
import { findLayoutErrors } from './lib/page/find-layout-errors.ts';
import { expect, test } from './test.ts';

const LIST = '/admin/algorithm/algorithms';
const COUNT = 23;
const ADDED_WIDTH = 80;

test.describe.configure({ timeout: 180_000 });
test.use({
  language: 'en-US',
  actionTimeout: 20_000,
  permissions: ['clipboard-read', 'clipboard-write'],
  // One request for the list fails on purpose.
  expectedConsoleLines: /net::ERR_FAILED|algorithm\/list/,
});

const getWidth = async (target: Locator) => Math.round((await target.boundingBox())?.width ?? 0);

/**
 * Delays the requests to a path until `release` is called, and then continues or aborts them. `count` returns their
 * number.
 */
async function delayRequest(page: Page, path: string, end: 'continue' | 'abort') {
  const { promise, resolve } = Promise.withResolvers<void>();
  let count = 0;
  await page.route(path, async (route) => {
    count += 1;
    await promise;
    await route[end]();
  });
  return {
    count: () => count,
    release: async () => {
      resolve();
      await page.unrouteAll({ behavior: 'wait' });
    },
  };
}

test('a list is filtered, arranged, shared and refreshed, rows in use are not deleted, and a deletion can be undone for ten seconds', async ({
  page,
  t,
  startSignedIn,
}) => {
  const mark = `H${Date.now().toString(36)}`;
  const [first = '', second = ''] = await createAlgorithms(mark, COUNT);
  await changeAlgorithm(first, { tags: ['rare'] });
  const { appName, pauseApp } = await createUsedItem(`${mark} item`, `${mark.toLowerCase()}-item`);

  const table = (id: string, values?: Record<string, string | number>) => t(`table.component.${id}`, values);
  const label = (id: string) => t(`management.page.algorithms.${id}`);
  const tool = (id: string) => page.getByRole('button', { name: table(`toolbar.${id}`), exact: true });
  const button = (id: string) => page.getByRole('button', { name: table(id), exact: true });
  const expectRange = async (from: number, to: number, total: number) => {
    await expect(
      page.getByText(table('pager.range', { from, to, all: total }), { exact: true }),
    ).toBeVisible();
    // The pager changes immediately. The rows of the previous page stay until the new ones are loaded.
    await expect(page.locator('table[aria-busy=true]')).toHaveCount(0);
  };
  const p95 = t('management.component.list.p95');
  const findHeader = (id: string) => page.getByRole('columnheader', { name: label(id) });
  const findRow = (name: string) => page.getByRole('row').filter({ hasText: name });
  const listTitles = () => page.getByRole('columnheader').filter({ hasText: /./ }).allTextContents();
  const form = page.getByRole('search');
  const dialog = page.getByRole('dialog');

  await test.step('a loading list shows its skeleton, and a failed one can be retried', async () => {
    const listRequest = await delayRequest(page, '**/api/algorithm/list', 'abort');
    await startSignedIn(page, { at: `${LIST}?keyword=${mark}&page=2` });
    await expect(page.getByRole('table', { name: label('title') })).toHaveAttribute('aria-busy', 'true');
    await expect(page.locator('tbody tr')).toHaveCount(6);
    await expect(page.locator('tbody tr').first()).toBeVisible();
    await listRequest.release();
    await expect(page.getByText(table('states.failed'), { exact: true })).toBeVisible();
    await button('states.retry').press('Enter');
    await expectRange(21, COUNT, COUNT);
  });

  await test.step('filters that do not fit can be expanded, and all filters can be cleared', async () => {
    await button('search.expand').press('Enter');
    await expect(button('search.collapse')).toHaveAttribute('aria-expanded', 'true');
    const tags = form.getByLabel(label('tags'));
    await tags.fill('rare, none-has-this');
    await page.keyboard.press('Enter');
    await expectRange(1, 1, 1);
    await tags.fill('');
    await form.getByLabel(table('search.from', { title: label('updated-at') })).fill('2001-01-01');
    await form.getByLabel(table('search.to', { title: label('updated-at') })).fill('2001-12-31');
    await page.keyboard.press('Enter');
    await expect(page.getByText(table('states.nothing-found'), { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/updatedAt=2001-01-01\.\.2001-12-31/);
    await page.goto(`${LIST}?keyword=${mark}&page=2`);
    await expectRange(21, COUNT, COUNT);
    await button('search.reset').click();
    await expect(page).toHaveURL(LIST);
    await expect(form.getByLabel(table('search.keyword'))).toHaveValue('');
  });

  await test.step('a new page size returns to the first page', async () => {
    await page.goto(`${LIST}?keyword=${mark}&page=2&sort=name`);
    await expectRange(21, COUNT, COUNT);
    await page.getByLabel(table('pager.size')).selectOption('10');
    await expectRange(1, 10, COUNT);
    await expect(page).toHaveURL(/size=10/);
  });

  await test.step('a column is resized, all columns are shown and reset, and a column without stored settings appears', async () => {
    const before = await getWidth(findHeader('task'));
    const { x, y, width, height } = (await findHeader('task').boundingBox()) ?? {
      x: 0,
      y: 0,
      width: 0,
      height: 0,
    };
    await page.mouse.move(x + width - 3, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + width - 3 + ADDED_WIDTH, y + height / 2, { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => getWidth(findHeader('task'))).toBe(before + ADDED_WIDTH);
    await page.reload();
    await expectRange(1, 10, COUNT);
    expect(await getWidth(findHeader('task'))).toBe(before + ADDED_WIDTH);

    await tool('columns').press('Enter');
    const allColumns = dialog.getByRole('checkbox', { name: table('columns.all') });
    await expect(allColumns).toBeChecked({ indeterminate: true });
    await allColumns.press('Space');
    await expect(dialog.getByText(table('columns.count', { shown: 11, total: 11 }))).toBeVisible();
    await expect(page.getByRole('columnheader', { name: p95 })).toBeVisible();
    expect(await findAccessibilityViolations(page, { selector: '[role=dialog]' })).toEqual([]);
    await dialog.getByRole('button', { name: table('columns.reset') }).press('Enter');
    await expect(page.getByRole('columnheader', { name: p95 })).toHaveCount(0);
    await dialog.getByRole('button', { name: table('columns.submit') }).press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect.poll(() => getWidth(findHeader('task'))).toBe(before);

    const setting = (key: string) => ({ key, isShown: true, side: 'none' });
    await changeStored(page, 'table-management-algorithms-columns', {
      version: 1,
      columns: [setting('updatedAt'), setting('name'), setting('task')],
    });
    await expect
      .poll(async () => (await listTitles()).slice(0, 4))
      .toEqual([label('updated-at'), label('name'), label('task'), label('status')]);
  });

  await test.step('the link of a view applies columns, order and density without stored settings', async () => {
    await page.goto(`${LIST}?keyword=${mark}&sort=-name`);
    await tool('density').press('Enter');
    await page.getByRole('menuitemradio', { name: table('toolbar.density-small') }).press('Enter');
    await button('views.label').press('Enter');
    await page.getByRole('textbox', { name: table('views.name') }).fill('Tight');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: table('views.share', { name: 'Tight' }) }).press('Enter');
    await expect(page.getByText(table('views.copied')).first()).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) if (key.includes(':table-')) localStorage.removeItem(key);
    });
    await page.goto(link);
    await expect(page.getByRole('rowheader').first()).toContainText(`${mark} ${COUNT}`);
    expect((await listTitles())[0]).toBe(label('updated-at'));
    // A row has 36 pixels in the density of the view, and 44 in the default density.
    await expect.poll(async () => (await findRow(`${mark} ${COUNT}`).boundingBox())?.height).toBe(36);
    await page.goto(`${LIST}?keyword=${mark}&sort=-name`);
    await expect.poll(async () => (await findRow(`${mark} ${COUNT}`).boundingBox())?.height).toBe(44);
    expect((await listTitles())[0]).toBe(label('name'));
  });

  await test.step('a row that was opened is marked, and tools show their names on focus', async () => {
    const name = `${mark} ${COUNT}`;
    const view = page.getByRole('button', {
      name: table('row.action', { label: table('row.view'), name }),
      exact: true,
    });
    await view.press('Enter');
    await expect(dialog).toContainText(name);
    await page.keyboard.press('Escape');
    await expect(view).toBeFocused();
    await expect(findRow(name).getByRole('img', { name: table('rows.viewed') })).toBeVisible();
    await page.reload();
    await expect(findRow(name).getByRole('img', { name: table('rows.viewed') })).toBeVisible();
    for (const id of ['import', 'export', 'print']) expect(await getWidth(tool(id))).toBe(40);
    await tool('import').press('Shift+Tab');
    await page.keyboard.press('Tab');
    const tooltip = tool('import').locator('..');
    await expect(tooltip).toHaveAttribute('data-tip', table('toolbar.import'));
    await expect
      .poll(() => tooltip.evaluate((element) => getComputedStyle(element, '::after').visibility))
      .toBe('visible');
  });

  await test.step('a form is sent once, and cannot be changed or closed meanwhile', async () => {
    const sent = await delayRequest(page, '**/api/algorithm/create', 'continue');
    await tool('add').press('Enter');
    const field = (id: string) => dialog.getByRole('textbox', { name: label(id) });
    await field('name').fill(`${mark} 99`);
    await field('slug').fill(`${mark.toLowerCase()}-99`);
    await page.keyboard.press('Enter');
    await expect(field('name')).toBeDisabled();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('button', { name: table('form.cancel') })).toBeDisabled();
    await sent.release();
    await expect(dialog).toHaveCount(0);
    await expect(findRow(`${mark} 99`)).toBeVisible();
    expect(sent.count()).toBe(1);
  });

  await test.step('print shows the visible columns of all matching rows, without tools', async () => {
    await page
      .getByRole('checkbox', { name: table('rows.select', { name: `${mark} ${COUNT}` }) })
      .press('Space');
    await tool('print').click();
    const printPreview = page.frameLocator(`iframe[title="${label('title')}"]`);
    await expect(printPreview.getByRole('row')).toHaveCount(2);
    await expect(printPreview.getByRole('columnheader', { name: p95 })).toHaveCount(0);
    await dialog.getByLabel(table('print.scope')).selectOption('matching');
    // The rows created at the start of the test, the row that the previous step added, and the row with the titles.
    await expect(printPreview.getByRole('row')).toHaveCount(COUNT + 2);
    await page.keyboard.press('Escape');
    await expect(tool('print')).toBeFocused();
    await page.emulateMedia({ media: 'print' });
    await expect(tool('print')).toBeHidden();
    await expect(form).toBeHidden();
    await expect(findRow(`${mark} ${COUNT}`)).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
  });

  await test.step('on a phone, one checkbox selects all cards of a page, and a value is changed in its card', async () => {
    await page.setViewportSize({ width: 360, height: 800 });
    const cards = page.getByRole('list', { name: label('title'), exact: true });
    const pageCheckbox = page.getByRole('checkbox', { name: table('rows.select-page') });
    await expect(pageCheckbox).toBeChecked({ indeterminate: true });
    await pageCheckbox.press('Space');
    const status = page.getByRole('status').filter({ hasText: table('selection.clear') });
    await expect(status).toContainText(table('selection.count', { count: 20 }));
    await pageCheckbox.click();
    await expect(status).toHaveCount(0);
    const change = table('quick.edit', { name: `${mark} ${COUNT}`, title: label('tags') });
    await cards.getByRole('button', { name: change }).press('Enter');
    await expect(cards.getByRole('textbox', { name: change })).toBeFocused();
    await page.keyboard.type('carded,');
    expect(await findLayoutErrors(page)).toEqual([]);
    expect(await findAccessibilityViolations(page, { selector: 'main li:has(fieldset)' })).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(cards.getByRole('listitem').filter({ hasText: `${mark} ${COUNT}` })).toContainText('carded');
    await expect(cards.getByRole('button', { name: change })).toBeFocused();
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('a list refreshes at the chosen interval', async () => {
    await page.clock.install();
    await page.goto(`/admin/system/audit?keyword=${second}`);
    await expectRange(1, 1, 1);
    await tool('auto-refresh').press('Enter');
    await page
      .getByRole('menuitemradio', { name: table('toolbar.refresh-every', { seconds: 10 }) })
      .press('Enter');
    await changeAlgorithm(second, { description: 'changed by another user' });
    await page.clock.fastForward(10_000);
    await expectRange(1, 2, 2);
  });

  await test.step('the delete dialog lists dependents, and its button is disabled while they are active', async () => {
    const name = `${mark} item`;
    const undo = page.getByRole('region', { name: table('undo.label') });
    const openDeleteDialog = async () => {
      await page.getByRole('button', { name: table('row.more', { name }) }).press('Enter');
      await page.getByRole('menuitem', { name: table('row.remove'), exact: true }).press('Enter');
    };
    const confirm = dialog.getByRole('button', { name: table('remove.confirm'), exact: true });
    await page.goto(`/admin/nlp/nlps?keyword=${mark}`);
    await openDeleteDialog();
    const app = dialog.getByRole('listitem').filter({ hasText: appName });
    await expect(dialog).toContainText(table('remove.blocked'));
    await expect(app).toContainText(table('remove.working'));
    await expect(confirm).toBeDisabled();
    expect(await findAccessibilityViolations(page, { selector: '[role=dialog]' })).toEqual([]);
    await page.keyboard.press('Escape');

    await pauseApp();
    await openDeleteDialog();
    await expect(dialog).toContainText(table('remove.dependents'));
    await expect(app).not.toContainText(table('remove.working'));
    await expect(dialog).toContainText(table('remove.undoable'));
    await confirm.press('Enter');
    await expect(undo).toBeVisible();
    await undo.hover();
    await page.clock.fastForward(60_000);
    await expect(undo).toBeVisible();
    await page.mouse.move(0, 0);
    await page.clock.fastForward(9_000);
    await expect(undo).toBeVisible();
    await page.clock.fastForward(2_000);
    await expect(undo).toHaveCount(0);
    await expect(page.getByText(table('states.nothing-found'), { exact: true })).toBeVisible();
  });
});
