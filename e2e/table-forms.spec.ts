import type { Page } from 'playwright/test';
import { changeAlgorithm } from './lib/data/change-algorithm.ts';
import { createAlgorithms } from './lib/data/create-algorithms.ts';
import { listTestLanguages } from './lib/messages/list-test-languages.ts';
import { findAccessibilityViolations } from './lib/page/find-accessibility-violations.ts';
import { expect, test } from './test.ts';

const LIST = '/admin/algorithm/algorithms';

test.describe.configure({ timeout: 180_000 });

/** Returns whether the browser would leave the page without asking the user. */
const leavesWithoutAsking = (page: Page) =>
  page.evaluate(() => window.dispatchEvent(new Event('beforeunload', { cancelable: true })));

/**
 * Replaces the system dialog for printing. Returns a function that waits until the dialog would open, and returns the
 * milliseconds from the click until then.
 */
async function watchPrinting(page: Page, title: string): Promise<() => Promise<number>> {
  const frame = page.locator(`iframe[title="${title}"]`);
  await frame.evaluate((element: HTMLIFrameElement) => {
    const { contentWindow } = element;
    if (!contentWindow) throw new Error('The preview has no window.');
    contentWindow.print = () => element.setAttribute('data-printed-at', String(performance.now()));
    document.addEventListener(
      'click',
      () => element.setAttribute('data-pressed-at', String(performance.now())),
      true,
    );
  });
  return async () => {
    await expect(frame).toHaveAttribute('data-printed-at', /\d/);
    const [pressed, printed] = await Promise.all(
      ['data-pressed-at', 'data-printed-at'].map((name) => frame.getAttribute(name)),
    );
    return Number(printed) - Number(pressed);
  };
}

for (const language of listTestLanguages('en-US')) {
  test.describe(`the forms of a list, in ${language}`, () => {
    test.use({ language, actionTimeout: 20_000 });

    test('records are added, edited, deleted and restored, a conflict is resolved, and the list is printed', async ({
      page,
      t,
      startSignedIn,
    }) => {
      const mark = `F${language.slice(0, 2)}${Date.now().toString(36)}`;
      const [first = ''] = await createAlgorithms(mark, 3);
      const table = (id: string, values?: Record<string, string | number>) =>
        t(`table.component.${id}`, values);
      const label = (id: string) => t(`management.page.algorithms.${id}`);
      const noun = label('noun');
      const tool = (id: string) => page.getByRole('button', { name: table(`toolbar.${id}`), exact: true });
      const action = (id: string, name: string) =>
        page.getByRole('button', {
          name: table('row.action', { label: table(`row.${id}`), name }),
          exact: true,
        });
      const findRow = (name: string) => page.getByRole('row').filter({ hasText: name });
      const dialog = page.getByRole('dialog');
      const findField = (id: string) => dialog.getByRole('textbox', { name: label(id) });
      const clickButton = (id: string) =>
        dialog.getByRole('button', { name: table(id), exact: true }).click();

      await startSignedIn(page, { at: `${LIST}?keyword=${mark}&sort=name` });
      await expect(findRow(`${mark} 03`)).toBeVisible();

      await test.step('adding by keyboard moves the focus to invalid fields, also after errors of the server', async () => {
        await tool('add').press('Enter');
        await expect(dialog).toHaveAccessibleName(table('form.add-title', { noun }));
        await expect(findField('name')).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(findField('name')).toHaveAttribute('aria-invalid', 'true');
        await expect(dialog.getByText(label('slug-rule'))).toBeVisible();
        await expect(findField('name')).toBeFocused();
        await page.keyboard.type(`${mark} 04`);
        await page.keyboard.press('Tab');
        await page.keyboard.type(`${mark.toLowerCase()}-01`);
        await page.keyboard.press('Enter');
        await expect(findField('slug')).toHaveAttribute('aria-invalid', 'true');
        await expect(findField('slug')).toBeFocused();
        expect(await findAccessibilityViolations(page, { selector: '[role=dialog]' })).toEqual([]);
        await findField('slug').fill(`${mark.toLowerCase()}-04`);
        await findField('tags').fill('one, two');
        await page.keyboard.type('three');
        await page.keyboard.press('Enter');
        await clickButton('form.save');
        await expect(findRow(`${mark} 04`)).toContainText('three');
        await expect(tool('add')).toBeFocused();
      });

      await test.step('a dialog can be moved and enlarged', async () => {
        await tool('export').click();
        const head = dialog.getByRole('heading', { level: 2 });
        const readPosition = async () => (await head.boundingBox()) ?? { x: 0, y: 0 };
        const before = await readPosition();
        await page.mouse.move(before.x + 8, before.y + 8);
        await page.mouse.down();
        await page.mouse.move(before.x + 128, before.y + 68, { steps: 4 });
        await page.mouse.up();
        await expect.poll(readPosition).toMatchObject({ x: before.x + 120, y: before.y + 60 });
        await dialog.getByRole('button', { name: table('dialog.move') }).press('ArrowLeft');
        await expect.poll(readPosition).toMatchObject({ x: before.x + 104, y: before.y + 60 });
        await clickButton('dialog.enlarge');
        await expect.poll(() => dialog.boundingBox()).toMatchObject({ x: 0, y: 0, width: 1440 });
        await clickButton('dialog.shrink');
        await page.keyboard.press('Escape');
        await expect(dialog).toHaveCount(0);
      });

      await test.step('a form asks before unsaved work is lost', async () => {
        await action('edit', `${mark} 04`).click();
        await findField('description').fill('something that may be lost');
        await page.keyboard.press('Escape');
        await expect(dialog.getByText(table('form.unsaved'))).toBeVisible();
        await clickButton('form.go-on');
        expect(await leavesWithoutAsking(page)).toBe(false);
        await expect(findField('description')).toHaveValue('something that may be lost');
        await clickButton('form.cancel');
        await clickButton('form.discard');
        await expect(dialog).toHaveCount(0);
        expect(await leavesWithoutAsking(page)).toBe(true);
      });

      await test.step('a conflict shows the fields that differ, and the user chooses', async () => {
        await action('edit', `${mark} 01`).click();
        await findField('description').fill('mine');
        await changeAlgorithm(first, { name: `${mark} 00`, description: 'theirs' });
        await clickButton('form.save');
        const conflict = (id: string) => dialog.getByRole('group', { name: label(id) });
        await expect(conflict('description').getByRole('radio').last()).toBeChecked();
        await expect(conflict('name').getByRole('radio').first()).toBeChecked();
        await expect(conflict('name')).toContainText(`${mark} 00`);
        expect(await findAccessibilityViolations(page, { selector: '[role=dialog]' })).toEqual([]);
        await clickButton('conflict.save');
        await action('view', `${mark} 00`).click();
        await expect(dialog.getByText('mine', { exact: true })).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(dialog).toHaveCount(0);
      });

      await test.step('a cell is changed in place by keyboard', async () => {
        await page
          .getByRole('button', { name: table('quick.edit', { name: `${mark} 02`, title: label('tags') }) })
          .press('Enter');
        await expect(findRow(`${mark} 02`).getByRole('textbox')).toBeFocused();
        await page.keyboard.type('quick,');
        await page.keyboard.press('Enter');
        await expect(findRow(`${mark} 02`)).toContainText('quick');
        await expect(findRow(`${mark} 02`).getByRole('textbox')).toHaveCount(0);
      });

      await test.step('one row, then several, are deleted and restored', async () => {
        const undo = page.getByRole('region', { name: table('undo.label') });
        await page.getByRole('button', { name: table('row.more', { name: `${mark} 03` }) }).click();
        await page.getByRole('menuitem', { name: table('row.remove'), exact: true }).click();
        await expect(dialog).toContainText(`${mark} 03`);
        expect(await findAccessibilityViolations(page, { selector: '[role=dialog]' })).toEqual([]);
        await clickButton('remove.confirm');
        await expect(findRow(`${mark} 03`)).toHaveCount(0);
        await undo.getByRole('button', { name: table('undo.undo') }).press('Enter');
        await expect(findRow(`${mark} 03`)).toBeVisible();

        for (const name of ['03', '04']) {
          await page
            .getByRole('checkbox', { name: table('rows.select', { name: `${mark} ${name}` }) })
            .check();
        }
        await tool('remove').click();
        await clickButton('remove.confirm');
        await expect(findRow(mark)).toHaveCount(2);
        await undo.getByRole('button', { name: table('undo.undo') }).click();
        await expect(findRow(mark)).toHaveCount(4);
      });

      await test.step('the list is printed as shown', async () => {
        await tool('print').press('Enter');
        const printPreview = page.frameLocator(`iframe[title="${label('title')}"]`);
        await expect(printPreview.getByRole('row')).toHaveCount(5);
        await expect(printPreview.getByRole('columnheader').first()).toHaveText(label('name'));
        await expect(printPreview.getByText(`: ${mark}`)).toBeVisible();
        await expect(printPreview.locator('body > [aria-hidden]')).toHaveCSS(
          'background-image',
          /^url\("data:image/,
        );
        await expect(printPreview.locator('thead')).toHaveCSS('display', 'table-header-group');
        const measurePrintDelay = await watchPrinting(page, label('title'));
        await dialog.getByLabel(table('print.paper')).selectOption('landscape');
        await dialog.getByRole('button', { name: table('print.print'), exact: true }).press('Enter');
        // The button waits for 100 ms. A timer can end a fraction of a millisecond early.
        expect(await measurePrintDelay()).toBeGreaterThanOrEqual(99);
        expect(await findAccessibilityViolations(page, { selector: '[role=dialog]' })).toEqual([]);
        await page.keyboard.press('Escape');
      });

      await test.step('the form fills the screen on a phone', async () => {
        await page.setViewportSize({ width: 360, height: 740 });
        await tool('add').click();
        await expect(findField('name')).toBeFocused();
        expect(await dialog.boundingBox()).toMatchObject({ x: 0, y: 0, width: 360 });
        await expect(dialog.getByRole('button', { name: table('form.save'), exact: true })).toBeInViewport();
      });
    });
  });
}
