import { readFile } from 'node:fs/promises';
import { createAlgorithms } from './lib/data/create-algorithms.ts';
import { listTestLanguages } from './lib/messages/list-test-languages.ts';
import { findAccessibilityViolations } from './lib/page/find-accessibility-violations.ts';
import { expect, test } from './test.ts';

const LIST = '/admin/algorithm/algorithms';

/** The columns of the list that are visible by default. */
const DEFAULT_COLUMNS = ['name', 'task', 'status', 'production', 'apps', 'tags', 'updated-at'];

/** The number of columns, including hidden columns and the fields that only the form has. */
const COLUMN_COUNT = DEFAULT_COLUMNS.length + 6;

const createFile = (name: string, content: string | Buffer) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(content),
});

for (const language of listTestLanguages('zh-CN')) {
  test.describe(`tables and files, in ${language}`, () => {
    test.use({ language });

    test('rows of a file are checked, corrected and stored, and the list is exported', async ({
      page,
      t,
      startSignedIn,
    }) => {
      const mark = `f${language.slice(0, 2)}${Date.now().toString(36)}`;
      await createAlgorithms(mark, 1);
      const label = (id: string, values?: Record<string, string | number>) =>
        t(`table.component.${id}`, values);
      const clickTool = (id: string) =>
        page.getByRole('button', { name: label(`toolbar.${id}`), exact: true }).click();
      const clickButton = (id: string, values?: Record<string, string | number>) =>
        dialog.getByRole('button', { name: label(id, values), exact: true }).click();
      const getColumnTitle = (id: string) => t(`management.page.algorithms.${id}`);
      const dialog = page.getByRole('dialog');
      const chooseFile = (name: string, content: string | Buffer) =>
        dialog.locator('input[type=file]').setInputFiles(createFile(name, content));

      await startSignedIn(page, { at: `${LIST}?keyword=${mark}` });
      await page.getByRole('rowheader').first().waitFor();

      await test.step('an image with the name of a workbook is reported as an image', async () => {
        await clickTool('import');
        await chooseFile('table.xlsx', Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0]));
        await expect(dialog.getByRole('alert')).toHaveText(label('file.png'));
        expect(await findAccessibilityViolations(page, { selector: '[role=dialog]' })).toEqual([]);
      });

      await test.step('invalid quotes are reported with their row and prevent the review', async () => {
        await chooseFile('table.csv', 'a,b\n1,"2');
        await expect(dialog.getByRole('alert')).toContainText(label('import.missing-quotes', { shown: 2 }));
        await expect(
          dialog.getByRole('button', { name: label('import.to-check'), exact: true }),
        ).toBeDisabled();
        await clickButton('import.other-file');
      });

      await test.step('columns are matched by title, and invalid cells show the reason and are corrected in place', async () => {
        const titles = ['name', 'slug', 'task', 'description', 'tags'].map((name) => getColumnTitle(name));
        const task = t('management.page.algorithms.task-cluster');
        const rows = [
          titles.join(';'),
          `${mark} 甲;${mark}-one;${task};'=1+1;a, b`,
          `${mark} 乙;BAD SLUG;anomaly;"two\nlines";`,
          `${mark} 丙;${mark}-01;forecast;;`,
          `${mark} 丁;;cluster;;`,
        ];
        await chooseFile(
          'table.csv',
          Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(rows.join('\r\n'), 'utf16le')]),
        );
        await expect(dialog.getByLabel(label('import.encoding'))).toHaveValue('utf-16le');
        await expect(dialog.getByLabel(label('export.delimiter'))).toHaveValue(';');
        await expect(dialog.getByLabel(getColumnTitle('slug'), { exact: true })).toHaveValue('1');
        expect(await findAccessibilityViolations(page, { selector: '[role=dialog]' })).toEqual([]);
        await clickButton('import.to-check');
        await expect(dialog.getByText(label('import.some-bad', { good: 2, bad: 2 }))).toBeVisible();
        const slug = dialog.getByLabel(label('import.cell', { position: 3, label: getColumnTitle('slug') }));
        await expect(dialog.getByText(getColumnTitle('slug-rule'))).toHaveCount(2);
        expect(await findAccessibilityViolations(page, { selector: '[role=dialog]' })).toEqual([]);
        await slug.fill(`${mark}-two`);
        await expect(dialog.getByText(label('import.some-bad', { good: 3, bad: 1 }))).toBeVisible();
      });

      await test.step('the valid rows are stored, and the others become a file with reasons', async () => {
        // Two are stored. The server rejects the row with the slug of the existing algorithm.
        await clickButton('import.send-good', { good: 3 });
        const partly = label('import.partly', { stored: 2, total: 4, failed: 2 });
        await expect(dialog.getByText(partly)).toBeVisible();
        const download = page.waitForEvent('download');
        await clickButton('import.save-failed');
        const failed = await readFile(await (await download).path(), 'utf8');
        expect(failed).toContain(`4,${mark} 丙,${mark}-01`);
        expect(failed).toContain(label('import.taken'));
        expect(failed).toContain(`5,${mark} 丁,,`);
        await clickButton('import.finish');
        await expect(page.getByRole('rowheader')).toHaveCount(3);
      });

      await test.step('selected rows become a CSV file with the visible columns', async () => {
        const row = page.getByRole('row').filter({ hasText: `${mark}-one` });
        await row.getByRole('checkbox').check();
        await clickTool('export');
        await dialog.getByLabel(label('export.columns'), { exact: true }).selectOption('shown');
        await dialog.getByLabel(label('export.format')).selectOption('csv');
        expect(await findAccessibilityViolations(page, { selector: '[role=dialog]' })).toEqual([]);
        const download = page.waitForEvent('download');
        await clickButton('export.start');
        const exportedFile = await download;
        expect(exportedFile.suggestedFilename()).toMatch(
          new RegExp(`^${getColumnTitle('title')}-${label('export.selected')}-\\d{8}-\\d{6}\\.csv$`),
        );
        const [head = '', first = '', ...rest] = (await readFile(await exportedFile.path(), 'utf8')).split(
          '\r\n',
        );
        const apps = t('management.component.list.apps');
        const titles = DEFAULT_COLUMNS.map((id) => (id === 'apps' ? apps : getColumnTitle(id)));
        expect(head).toBe(`\uFEFF${titles.join(',')}`);
        expect(first).toMatch(
          new RegExp(`^${mark} 甲,${t('management.page.algorithms.task-cluster')},.*,"a, b",`),
        );
        expect(rest).toEqual(['']);
      });

      await test.step('all rows become an xlsx file that can be read again', async () => {
        await clickTool('export');
        await dialog.getByLabel(label('export.scope')).selectOption('matching');
        await dialog.getByLabel(label('export.format')).selectOption('xlsx');
        const download = page.waitForEvent('download');
        await clickButton('export.start');
        const content = await readFile(await (await download).path());
        await clickTool('import');
        await chooseFile('again.xlsx', content);
        await expect(
          dialog.getByText(label('import.size', { rows: 3, columns: COLUMN_COUNT })),
        ).toBeVisible();
        await expect(dialog.getByLabel(getColumnTitle('name'), { exact: true })).toHaveValue('0');
        await page.setViewportSize({ width: 360, height: 740 });
        const overflow = await dialog.evaluate((box) => box.scrollWidth - box.clientWidth);
        expect(overflow).toBeLessThanOrEqual(0);
      });
    });
  });
}
