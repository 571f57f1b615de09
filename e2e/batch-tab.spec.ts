import { readFile } from 'node:fs/promises';
import { appCalls, loginCall, targetListCall } from '@atrium/contract';
import { storeInZip } from './lib/data/store-in-zip.ts';
import { findAccessibilityViolations } from './lib/page/find-accessibility-violations.ts';
import { callServer } from './lib/server/call-server.ts';
import { ADMIN } from './lib/server/environment.ts';
import { expect, test } from './test.ts';

/** A white image of 8 × 8 pixels. */
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAAAAADhZOFXAAAADklEQVR4nGP4DwUMlDEA98A/wbI0QbsAAAAASUVORK5CYII=';

/** The third row has no text. */
const FILE = ['id,评论', '1,我很喜欢这家店', '2,服务太差了', '3,', '4,还会再来'].join('\n');

test('a batch runs the rows of a file, which fail while the app is paused and succeed after a retry', async ({
  page,
  t,
  startSignedIn,
}) => {
  const mark = Date.now().toString(36);
  const options = { token: (await callServer(loginCall, ADMIN)).token };
  const { list } = await callServer(targetListCall, { kind: 'nlp' }, options);
  const targetId = list.find(({ task }) => task === 'tokenize')?.id ?? '';
  const app = await callServer(appCalls.nlp.create, { name: `评论 ${mark}`, targetId }, options);
  const label = (id: string, values?: Record<string, string | number>) =>
    t(`assets.page.batch.${id}`, values);
  const clickButton = (id: string) => page.getByRole('button', { name: label(id), exact: true }).click();
  const findDetail = (name: string) =>
    page
      .locator('dl > div')
      .filter({ has: page.locator('dt').filter({ hasText: new RegExp(`^${name}$`) }) })
      .getByRole('definition');
  const fillForm = async (name: string, perMinute: number) => {
    await clickButton('create');
    const file = { name, mimeType: 'text/csv', buffer: Buffer.from(FILE) };
    await page.locator('input[type=file]').setInputFiles(file);
    await expect(page.getByLabel(label('text-column'))).toHaveValue('评论');
    await page.getByLabel(label('per-minute')).fill(String(perMinute));
  };
  await startSignedIn(page, { at: `/admin/assets/nlpApp/${app.id}?tab=batch` });

  await test.step('the user maps a file, and the preview shows which rows will fail', async () => {
    await expect(page.getByText(label('none'))).toBeVisible();
    await fillForm('七月.csv', 0);
    await expect(page.getByText(label('empty-inputs', { empty: 1 }))).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: '我很喜欢这家店' })).toBeVisible();
    await clickButton('start');
    await expect(page.getByLabel(label('per-minute'))).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel(label('per-minute')).fill('');
    expect(await findAccessibilityViolations(page, { selector: 'main' })).toEqual([]);
    await callServer(appCalls.nlp.pause, { id: app.id }, options);
    await clickButton('start');
  });

  await test.step('rows that run while the app is paused fail with a reason', async () => {
    await expect(findDetail(label('status'))).toHaveText(label('finished-with-errors'));
    await expect(findDetail(label('row-failed'))).toHaveText('4');
    await expect(page.getByRole('row').filter({ hasText: '还会再来' })).toContainText(label('row-failed'));
    expect(await findAccessibilityViolations(page, { selector: 'main' })).toEqual([]);
  });

  await test.step('a retry of the failed rows succeeds, except for the row without text', async () => {
    await callServer(appCalls.nlp.activate, { id: app.id }, options);
    await clickButton('retry');
    await expect(findDetail(label('row-succeeded'))).toHaveText('3');
    await expect(findDetail(label('status'))).toHaveText(label('finished-with-errors'));
    await expect(findDetail(label('row-failed'))).toHaveText('1');
    const status = page.getByLabel(label('status'), { exact: true });
    await status.selectOption('failed');
    await expect(page.getByRole('row').filter({ hasText: '还会再来' })).toHaveCount(0);
    await status.selectOption('');
    const row = page.getByRole('row').filter({ hasText: '还会再来' });
    await expect(row).toContainText('还会 再 来');
    await row.getByRole('button').click();
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByText('还会再来', { exact: true })).toBeVisible();
    await expect(drawer.getByRole('region', { name: t('tasks.component.result.label') })).toBeVisible();
    expect(await findAccessibilityViolations(page, { selector: '[role=dialog]' })).toEqual([]);
    await page.keyboard.press('Escape');
  });

  await test.step('the result file contains the input and the result of each row', async () => {
    const download = async (format: string) => {
      await clickButton('download');
      const downloading = page.waitForEvent('download');
      await page.getByRole('button', { name: format, exact: true }).click();
      const file = await downloading;
      return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
    };
    const csv = await download('CSV');
    expect(csv.name).toBe('七月-result.csv');
    const lines = csv.bytes.toString('utf8').replace('\uFEFF', '').trim().split('\r\n');
    expect(lines[0]).toBe('id,评论,status,error,tokens');
    expect(lines[1]).toMatch(/^1,我很喜欢这家店,succeeded,,我 .*喜欢/);
    expect(lines[3]).toMatch(/^3,,failed,.+,$/);
    expect(lines).toHaveLength(5);
    const xlsx = await download('Excel (XLSX)');
    expect(xlsx.name).toBe('七月-result.xlsx');
    expect(xlsx.bytes.subarray(0, 2).toString()).toBe('PK');
  });

  await test.step('a batch is canceled and deleted', async () => {
    await clickButton('back');
    await fillForm('八月.csv', 1);
    await page.getByText(label('webhook'), { exact: true }).click();
    // No server listens at this address, so the delivery stays pending.
    await page.getByLabel(label('webhook-address')).fill('http://127.0.0.1:9/done');
    await expect(page.getByLabel(label('webhook-secret'))).toHaveValue(/^whsec_/);
    expect(await findAccessibilityViolations(page, { selector: 'main' })).toEqual([]);
    await clickButton('start');
    await expect(findDetail(label('row-succeeded'))).toHaveText('1');
    await clickButton('cancel');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: label('cancel'), exact: true })
      .click();
    await expect(findDetail(label('status'))).toHaveText(label('canceled'));
    await expect(findDetail(label('row-canceled'))).toHaveText('3');
    const deliveries = page.getByRole('region', { name: label('deliveries') });
    await expect(deliveries.getByRole('row').nth(1)).toContainText(label('delivery-pending'));
    expect(await findAccessibilityViolations(page, { selector: 'main' })).toEqual([]);
    await clickButton('remove');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: label('remove'), exact: true })
      .click();
    await expect(page.getByRole('rowheader', { name: '七月.csv' })).toBeVisible();
    await expect(page.getByRole('rowheader', { name: '八月.csv' })).toHaveCount(0);
    expect(await findAccessibilityViolations(page, { selector: 'main' })).toEqual([]);
  });
});

test('images and a ZIP file with images run as one batch', async ({ page, t, startSignedIn }) => {
  const mark = Date.now().toString(36);
  const options = { token: (await callServer(loginCall, ADMIN)).token };
  const { list } = await callServer(targetListCall, { kind: 'recognition' }, options);
  const targetId = list.find(({ task }) => task === 'barcode')?.id ?? '';
  const app = await callServer(appCalls.recognition.create, { name: `扫描 ${mark}`, targetId }, options);
  const label = (id: string, values?: Record<string, string | number>) =>
    t(`assets.page.batch.${id}`, values);
  await startSignedIn(page, { at: `/admin/assets/recognitionApp/${app.id}?tab=batch&batch=new` });
  const input = page.locator('input[type=file]');
  await input.setInputFiles({ name: 'bad.zip', mimeType: 'application/zip', buffer: Buffer.from('no') });
  await expect(page.getByText(/^bad\.zip/)).toBeVisible();
  const png = Buffer.from(PNG, 'base64');
  await input.setInputFiles([
    { name: 'scans.zip', mimeType: 'application/zip', buffer: storeInZip('page-2.png', png) },
    { name: 'page-10.png', mimeType: 'image/png', buffer: png },
  ]);
  await expect(page.getByLabel(label('name'))).toHaveValue('scans.zip');
  expect(await findAccessibilityViolations(page, { selector: 'main' })).toEqual([]);
  await page.getByRole('button', { name: label('start'), exact: true }).click();
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '2');
  await expect(page.getByRole('row').nth(1)).toContainText('page-2.png');
  await expect(page.getByRole('row').nth(2)).toContainText('page-10.png');
});
