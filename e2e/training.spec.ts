import { readFile } from 'node:fs/promises';
import { algorithmCalls, aliasSetCall, appCalls, loginCall, PRODUCTION_ALIAS } from '@atrium/contract';
import { findAccessibilityViolations } from './lib/page/find-accessibility-violations.ts';
import { callServer } from './lib/server/call-server.ts';
import { ADMIN } from './lib/server/environment.ts';
import { expect, test } from './test.ts';

const IRIS = new URL('../server/src/engines/quality/public-tables/iris.csv', import.meta.url);

test('trains a classifier from a CSV file, and an app with it predicts new rows', async ({
  page,
  t,
  startSignedIn,
}) => {
  const mark = Date.now().toString(36);
  const { token } = await callServer(loginCall, ADMIN);
  const options = { token };
  const draft = {
    slug: `iris-${mark}`,
    name: `鸢尾花 ${mark}`,
    task: 'classify' as const,
    description: '',
    tags: [],
  };
  const algorithm = await callServer(algorithmCalls.create, draft, options);
  const label = (id: string, values?: Record<string, string>) => t(`management.page.training.${id}`, values);
  const dialog = page.getByRole('dialog');
  const csv = await readFile(IRIS);
  await startSignedIn(page, { at: `/admin/algorithm/algorithm/versions/${algorithm.id}` });

  await test.step('trains a version, which shows its score beside the baseline', async () => {
    // An empty list offers the same button.
    const tools = page.getByRole('group', { name: t('table.component.toolbar.label') });
    await tools.getByRole('button', { name: label('train'), exact: true }).click();
    const file = { name: 'iris.csv', mimeType: 'text/csv', buffer: csv };
    await dialog.locator('input[type=file]').setInputFiles(file);
    await expect(dialog.getByLabel(label('target'), { exact: true })).toHaveValue('species');
    await dialog
      .getByLabel(label('use-of', { column: 'sepal width' }), { exact: true })
      .selectOption({ label: label('unused') });
    await dialog.getByLabel(label('algorithm'), { exact: true }).selectOption('tree');
    expect(await findAccessibilityViolations(page, { selector: '[role=dialog]' })).toEqual([]);
    await dialog.getByRole('button', { name: label('start'), exact: true }).click();
    const row = dialog.getByRole('row').filter({ hasText: `v1 · ${label('tree')}` });
    await expect(row).toContainText(label('succeeded'), { timeout: 60_000 });
    const report = dialog.getByRole('region', { name: label('report') });
    await expect(report.getByRole('row').filter({ hasText: label('accuracy') })).toContainText('33');
    await expect(report.getByRole('row').filter({ hasText: 'petal length' })).toBeVisible();
    await expect(report.getByRole('row').filter({ hasText: 'sepal width' })).toHaveCount(0);
    expect(await findAccessibilityViolations(page, { selector: '[role=dialog]' })).toEqual([]);
    await dialog.getByRole('button', { name: t('management.component.panel.close'), exact: true }).click();
    await expect(page.getByRole('row').filter({ hasText: 'v1' })).toContainText(
      t('management.page.versions.status-ready'),
    );
  });

  await test.step('an app on the published algorithm predicts rows of a file', async () => {
    const alias = { alias: PRODUCTION_ALIAS, version: 1, expected: null, reason: '' };
    await callServer(aliasSetCall, { algorithmId: algorithm.id, ...alias }, options);
    await callServer(algorithmCalls.publish, { id: algorithm.id }, options);
    const app = await callServer(
      appCalls.algorithm.create,
      { name: draft.name, targetId: algorithm.id },
      options,
    );
    await page.goto(`/admin/assets/algorithmApp/${app.id}`);
    const rows = ['petal width,petal length,sepal length', '0.2,1.4,5.1', '2.1,5.9,7.1'].join('\n');
    const file = { name: 'new.csv', mimeType: 'text/csv', buffer: Buffer.from(rows) };
    await page.locator('input[type=file]').setInputFiles(file);
    await expect(page.getByRole('region', { name: t('tasks.component.file.label') })).toContainText(
      'new.csv',
    );
    await page.getByRole('button', { name: t('assets.page.app.run'), exact: true }).click();
    await expect(page.getByRole('row').filter({ hasText: 'setosa' })).toContainText('5.1');
    await expect(page.getByRole('row').filter({ hasText: 'virginica' })).toContainText('7.1');
  });
});
