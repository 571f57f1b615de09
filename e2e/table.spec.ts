import type { Locator } from 'playwright/test';
import { createAlgorithms, removeAlgorithms } from './lib/data/create-algorithms.ts';
import { listTestLanguages } from './lib/messages/list-test-languages.ts';
import { findAccessibilityViolations } from './lib/page/find-accessibility-violations.ts';
import { findLayoutErrors } from './lib/page/find-layout-errors.ts';
import { expect, test } from './test.ts';

const LIST = '/admin/algorithm/algorithms';
const COUNT = 80;
const REMOVED_COUNT = 20;

test.describe.configure({ timeout: 180_000 });

const getWidth = async (target: Locator) => (await target.boundingBox())?.width ?? 0;
const getHeight = async (target: Locator) => (await target.boundingBox())?.height ?? 0;
const getStart = async (target: Locator) => (await target.boundingBox())?.x ?? 0;

for (const language of listTestLanguages('zh-CN')) {
  test.describe(`a list, in ${language}`, () => {
    test.use({ language });

    test('is searched, sorted, paged, selected and arranged, by mouse and keyboard', async ({
      page,
      t,
      startSignedIn,
    }) => {
      const mark = `T${language.slice(0, 2)}${Date.now().toString(36)}`;
      const ids = await createAlgorithms(mark, COUNT);
      const table = (id: string, values?: Record<string, string | number>) =>
        t(`table.component.${id}`, values);
      const tool = (id: string) => page.getByRole('button', { name: table(`toolbar.${id}`), exact: true });
      const expectRange = (from: number, to: number, total: number) =>
        expect(page.getByText(table('pager.range', { from, to, all: total }), { exact: true })).toBeVisible();
      const nameHead = page.getByRole('columnheader', { name: t('management.page.algorithms.name') });
      const firstRow = page.getByRole('rowheader').first();

      await startSignedIn(page, { at: LIST });

      await test.step('a search by keyboard is in the address, survives a reload, and is undone by the Back button', async () => {
        await page.getByLabel(table('search.keyword'), { exact: true }).fill(mark);
        await page.keyboard.press('Enter');
        await expectRange(1, 20, COUNT);
        const task = page.getByRole('button', { name: t('management.page.algorithms.task') });
        await task.filter({ hasText: table('search.any') }).press('Enter');
        await page.keyboard.press('Space');
        await page.keyboard.press('Escape');
        await expect(task.first()).toBeFocused();
        await page.getByRole('button', { name: table('search.search'), exact: true }).click();
        await expectRange(1, 20, COUNT / 2);
        await expect(page).toHaveURL(new RegExp(`keyword=${mark}&task=cluster`));
        await page.reload();
        await expectRange(1, 20, COUNT / 2);
        await expect(page.getByLabel(table('search.keyword'), { exact: true })).toHaveValue(mark);
        await page.goBack();
        await expectRange(1, 20, COUNT);
      });

      await test.step('fourteen rows are visible below the titles', async () => {
        const countVisible = () =>
          page
            .getByRole('row')
            .evaluateAll(
              (rows) => rows.filter((row) => row.getBoundingClientRect().bottom <= window.innerHeight).length,
            );
        await expect.poll(countVisible).toBeGreaterThanOrEqual(1 + 14);
      });

      await test.step('rows are sorted by two columns', async () => {
        await nameHead.getByRole('button').click();
        await expect(nameHead).toHaveAttribute('aria-sort', 'ascending');
        await expect(firstRow).toContainText(`${mark} 01`);
        await page
          .getByRole('columnheader', { name: t('management.page.algorithms.task') })
          .getByRole('button')
          .click({ modifiers: ['Shift'] });
        await nameHead.getByRole('button').press('Shift+Enter');
        await expect(nameHead).toHaveAttribute('aria-sort', 'descending');
        await expect(page).toHaveURL(/sort=-name%2Ctask/);
        await expect(firstRow).toContainText(`${mark} ${COUNT}`);
      });

      await test.step('rows are selected across pages, and a banner counts and clears the selection', async () => {
        const status = page.getByRole('status').filter({ hasText: table('selection.clear') });
        await page
          .getByRole('checkbox', { name: table('rows.select', { name: `${mark} ${COUNT}` }) })
          .press('Space');
        await page
          .getByRole('checkbox', { name: table('rows.select', { name: `${mark} ${COUNT - 3}` }) })
          .click({ modifiers: ['Shift'] });
        await page.getByRole('button', { name: table('pager.next'), exact: true }).click();
        await expectRange(21, 40, COUNT);
        await page.getByRole('checkbox', { name: table('rows.select-page') }).check();
        // The range of four rows and the 20 rows of the second page.
        await expect(status).toContainText(table('selection.count', { count: 24 }));
        await expect(tool('remove')).toBeVisible();
        await status.getByRole('button', { name: table('selection.select-all', { all: COUNT }) }).click();
        await expect(status).toContainText(table('selection.all', { count: COUNT }));
        const clear = status.getByRole('button', { name: table('selection.clear'), exact: true });
        expect(await getWidth(clear.locator('..'))).toBe(100);
        expect(await findAccessibilityViolations(page, { selector: 'main' })).toEqual([]);
        await clear.click();
        await expect(tool('remove')).toHaveCount(0);
      });

      await test.step('a list that became shorter returns to its last page', async () => {
        await page.getByRole('textbox', { name: table('pager.page') }).fill('4');
        await page.keyboard.press('Enter');
        await expectRange(61, 80, COUNT);
        await removeAlgorithms(ids.slice(0, REMOVED_COUNT));
        await tool('refresh').click();
        await expectRange(41, 60, COUNT - REMOVED_COUNT);
        await expect(page).toHaveURL(/page=3/);
      });

      await test.step('tools are buttons of 40 px, and the density changes the row height and is stored', async () => {
        for (const id of ['refresh', 'hide-search', 'density', 'columns'])
          expect(await getWidth(tool(id))).toBe(40);
        const row = page.getByRole('row').nth(2);
        const expectHeight = (height: number) => expect.poll(() => getHeight(row)).toBe(height);
        await expectHeight(44);
        for (const [density, height] of [
          ['large', 52],
          ['small', 36],
        ] as const) {
          await tool('density').press('Enter');
          await page.getByRole('menuitemradio', { name: table(`toolbar.density-${density}`) }).press('Enter');
          await expectHeight(height);
        }
        await tool('hide-search').click();
        await page.reload();
        await expect(tool('show-search')).toBeVisible();
        await expectHeight(36);
        await tool('show-search').click();
      });

      await test.step('columns are dragged, moved by keyboard, pinned and hidden, with a preview until the user submits them', async () => {
        // Leaves out the number at the end of the title of a sorted column.
        const listTitles = async () =>
          (await page.getByRole('columnheader', { includeHidden: true }).allTextContents())
            .map((title) => title.replace(/\d$/, ''))
            .filter((title) => title !== '');
        const label = (id: string) => t(`management.page.algorithms.${id}`);
        await tool('columns').click();
        const drawer = page.getByRole('dialog', { name: table('columns.title') });
        const findHandle = (id: string) =>
          drawer.getByRole('button', { name: table('columns.move', { title: label(id) }) });
        await findHandle('updated-at').hover();
        await page.mouse.down();
        await findHandle('task').hover();
        await page.mouse.up();
        await expect
          .poll(async () => (await listTitles()).slice(0, 3))
          .toEqual([label('name'), label('updated-at'), label('task')]);
        await findHandle('task').press('ArrowUp');
        await expect
          .poll(async () => (await listTitles()).slice(0, 3))
          .toEqual([label('name'), label('task'), label('updated-at')]);
        await drawer.getByRole('checkbox', { name: label('tags'), exact: true }).uncheck();
        await expect(drawer.getByText(table('columns.count', { shown: 6, total: 11 }))).toBeVisible();
        await drawer.getByRole('button', { name: table('columns.cancel'), exact: true }).click();
        await expect.poll(listTitles).toContain(label('tags'));

        await tool('columns').click();
        await drawer.getByRole('checkbox', { name: label('tags'), exact: true }).uncheck();
        await drawer.getByLabel(table('columns.side', { title: label('name') })).selectOption('start');
        await drawer.getByLabel(table('columns.width', { title: label('task') })).fill('600');
        await drawer.getByRole('button', { name: table('columns.submit'), exact: true }).click();
        await page.reload();
        await expect(nameHead).toBeVisible();
        expect(await listTitles()).not.toContain(label('tags'));
      });

      await test.step('a pinned column stays visible while the others scroll, and distant rows are rendered when they become visible', async () => {
        await page.goto(`${LIST}?keyword=${mark}&size=100&sort=name`);
        await expectRange(1, COUNT - REMOVED_COUNT, COUNT - REMOVED_COUNT);
        const title = t('management.page.algorithms.title');
        const frame = page.getByRole('region', { name: table('rows.frame', { 0: title }), exact: true });
        const before = await getStart(nameHead);
        await frame.evaluate((element) => element.scrollBy(300, 0));
        await expect.poll(() => frame.evaluate((element) => element.scrollLeft)).toBeGreaterThan(50);
        expect(await getStart(nameHead)).toBeCloseTo(before, 0);
        expect(await getStart(firstRow)).toBeCloseTo(before, 0);
        await expect(firstRow).toContainText(`${mark} ${REMOVED_COUNT + 1}`);
        await frame.evaluate((element) => element.scrollTo(0, element.scrollHeight));
        await expect(page.getByRole('rowheader').last()).toContainText(`${mark} ${COUNT}`);
        await expect(page.getByRole('rowheader', { name: `${mark} ${REMOVED_COUNT + 1}` })).toHaveCount(0);
        const lastCheckbox = page.getByRole('checkbox', {
          name: table('rows.select', { name: `${mark} ${COUNT}` }),
        });
        await lastCheckbox.press('Space');
        await frame.evaluate((element) => element.scrollTo(0, 0));
        await expect(firstRow).toContainText(`${mark} ${REMOVED_COUNT + 1}`);
        await expect(lastCheckbox).toHaveCount(0);
        await expect(page.getByText(table('selection.count', { count: 1 }), { exact: true })).toBeVisible();
      });

      await test.step('a view is saved, opened by default, and deleted', async () => {
        await page.goto(`${LIST}?keyword=${mark}&task=cluster&sort=-name`);
        await expectRange(1, 20, (COUNT - REMOVED_COUNT) / 2);
        await page.getByRole('button', { name: table('views.label'), exact: true }).click();
        await page.getByRole('textbox', { name: table('views.name') }).fill('Mine');
        await page.keyboard.press('Enter');
        await page.getByRole('button', { name: table('views.make-default', { name: 'Mine' }) }).click();
        await page.keyboard.press('Escape');
        await page.goto(LIST);
        await expectRange(1, 20, (COUNT - REMOVED_COUNT) / 2);
        await expect(page).toHaveURL(/task=cluster/);
        await page.getByRole('button', { name: new RegExp(`^${table('views.label')}.+Mine`) }).click();
        await page.getByRole('button', { name: table('views.remove', { name: 'Mine' }) }).click();
        await page.keyboard.press('Escape');
      });

      await test.step('rows are cards with an action menu on a phone', async () => {
        await page.setViewportSize({ width: 360, height: 800 });
        const cards = page.getByRole('list', {
          name: t('management.page.algorithms.title'),
          exact: true,
        });
        await expect(cards.getByRole('listitem').first()).toBeVisible();
        expect(await findLayoutErrors(page)).toEqual([]);
        const more = cards.getByRole('button', { name: table('row.more', { name: `${mark} ${COUNT - 1}` }) });
        await more.press('Enter');
        await page.keyboard.press('ArrowDown');
        await expect(page.getByRole('menuitem').nth(1)).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(more).toBeFocused();
        await page.getByRole('combobox', { name: table('toolbar.sort') }).selectOption('name');
        await expect(cards.getByRole('heading').first()).toContainText(`${mark} ${REMOVED_COUNT + 1}`);
        expect(await findAccessibilityViolations(page, { selector: 'main' })).toEqual([]);
      });
    });
  });
}
