import { readFile } from 'node:fs/promises';
import {
  algorithmCalls,
  aliasSetCall,
  appCalls,
  loginCall,
  PRODUCTION_ALIAS,
  type TrainedTask,
} from '@atrium/contract';
import { findAccessibilityViolations } from './lib/page/find-accessibility-violations.ts';
import { callServer } from './lib/server/call-server.ts';
import { ADMIN } from './lib/server/environment.ts';
import { expect, test } from './test.ts';

const IRIS = new URL('../server/src/engines/quality/public-tables/iris.csv', import.meta.url);

/** Publishes version 1 of an algorithm, and creates an app of it. */
async function createApp(
  { id, name }: { readonly id: string; readonly name: string },
  options: { readonly token: string },
) {
  const alias = { alias: PRODUCTION_ALIAS, version: 1, expected: null, reason: '' };
  await callServer(aliasSetCall, { algorithmId: id, ...alias }, options);
  await callServer(algorithmCalls.publish, { id }, options);
  return callServer(appCalls.algorithm.create, { name, targetId: id }, options);
}

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
    // An empty list shows a second button with this label, so look only in the toolbar.
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
    // The baseline is 33%, because the three classes have the same size.
    await expect(report.getByRole('row').filter({ hasText: label('accuracy') })).toContainText('33');
    await expect(report.getByRole('row').filter({ hasText: 'petal length' })).toBeVisible();
    await expect(report.getByRole('row').filter({ hasText: 'sepal width' })).toHaveCount(0);
    expect(await findAccessibilityViolations(page, { selector: '[role=dialog]' })).toEqual([]);
    await dialog
      .getByRole('button', { name: t('management.component.panel.close'), exact: true })
      .last()
      .click();
    await expect(page.getByRole('row').filter({ hasText: 'v1' })).toContainText(
      t('management.page.versions.status-ready'),
    );
  });

  await test.step('an app on the published algorithm predicts rows of a file', async () => {
    const app = await createApp(algorithm, options);
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

/** Readings of a pump. Every twentieth row is a fault. */
const PUMP = [
  'flow,pressure,fault',
  ...Array.from({ length: 200 }, (_, row) => {
    const isFault = row % 20 === 0;
    return [(row * 7) % 23, isFault ? 400 + row : (row * 5) % 17, isFault ? 'yes' : ''].join(',');
  }),
].join('\n');

test('trains clusters and an anomaly detector, and apps apply them to new rows', async ({
  page,
  t,
  startSignedIn,
}) => {
  const mark = Date.now().toString(36);
  const options = { token: (await callServer(loginCall, ADMIN)).token };
  const label = (id: string, values?: Record<string, string>) => t(`management.page.training.${id}`, values);
  const dialog = page.getByRole('dialog');
  const tools = page.getByRole('group', { name: t('table.component.toolbar.label') });
  const getRow = (text: string) => dialog.getByRole('row').filter({ hasText: text });
  const addAlgorithm = (task: TrainedTask) =>
    callServer(
      algorithmCalls.create,
      { slug: `${task}-${mark}`, name: `${task} ${mark}`, task, description: '', tags: [] },
      options,
    );
  const [groups, faults] = [await addAlgorithm('cluster'), await addAlgorithm('anomaly')];
  const openForm = async (algorithmId: string, name: string, buffer: Buffer) => {
    await page.goto(`/admin/algorithm/algorithm/versions/${algorithmId}`);
    await tools.getByRole('button', { name: label('train'), exact: true }).click();
    await dialog.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer });
  };
  const train = async (method: string) => {
    expect(await findAccessibilityViolations(page, { selector: '[role=dialog]' })).toEqual([]);
    await dialog.getByRole('button', { name: label('start'), exact: true }).click();
    await expect(getRow(`v1 · ${label(method)}`)).toContainText(label('succeeded'), { timeout: 60_000 });
    expect(await findAccessibilityViolations(page, { selector: '[role=dialog]' })).toEqual([]);
  };
  const run = async (appId: string, rows: readonly string[]) => {
    await page.goto(`/admin/assets/algorithmApp/${appId}`);
    const file = { name: 'new.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) };
    await page.locator('input[type=file]').setInputFiles(file);
    await expect(page.getByRole('region', { name: t('tasks.component.file.label') })).toContainText(
      'new.csv',
    );
    await page.getByRole('button', { name: t('assets.page.app.run'), exact: true }).click();
  };
  /** Returns the value beside a label of the result. */
  const getShownValue = (id: string) =>
    page.getByText(t(`tasks.component.${id}`), { exact: true }).locator('xpath=../dd');
  await startSignedIn(page, { at: '/admin/home' });

  await test.step('trains clusters on the numeric columns', async () => {
    await openForm(groups.id, 'iris.csv', await readFile(IRIS));
    await dialog
      .getByLabel(label('use-of', { column: 'species' }), { exact: true })
      .selectOption({ label: label('unused') });
    await expect(dialog.getByLabel(label('known'), { exact: true })).toHaveCount(0);
    const clusters = dialog.getByLabel(label('clusters'), { exact: true });
    await clusters.fill('1');
    await dialog.getByRole('button', { name: label('start'), exact: true }).click();
    await expect(dialog.getByText(label('clusters-wrong'))).toBeVisible();
    await clusters.fill('3');
    await train('kmeans');
    await expect(dialog.getByRole('columnheader', { name: label('baseline-random') })).toBeVisible();
    await expect(dialog.getByRole('table', { name: label('sizes') }).getByRole('row')).toHaveCount(4);
  });

  await test.step('an app assigns new rows to the trained clusters', async () => {
    const app = await createApp(groups, options);
    await run(app.id, [
      'petal width,petal length,sepal width,sepal length',
      '0.2,1.4,3.5,5.1',
      '2.1,5.9,3,7.1',
    ]);
    await expect(getShownValue('cluster.count')).toHaveText('3');
    await expect(page.getByRole('img', { name: t('tasks.component.cluster.plot') })).toBeVisible();
  });

  await test.step('trains an anomaly detector, and compares its flags with the known faults', async () => {
    await openForm(faults.id, 'pump.csv', Buffer.from(PUMP));
    await dialog.getByLabel(label('known'), { exact: true }).selectOption('fault');
    await dialog.getByLabel(label('contamination'), { exact: true }).fill('5');
    await train('isolation');
    await expect(dialog.getByRole('columnheader', { name: label('baseline-flag') })).toBeVisible();
    await expect(getRow(label('recall'))).toContainText('100');
    await expect(
      dialog
        .getByRole('table', { name: label('flagged') })
        .getByRole('row')
        .nth(1),
    ).toContainText('5%');
    await expect(dialog.getByRole('img', { name: label('distribution') })).toBeVisible();
  });

  await test.step('an app flags a new row by the stored threshold', async () => {
    const app = await createApp(faults, options);
    await run(app.id, ['pressure,flow', '8,11', '480,11']);
    await expect(getShownValue('anomaly.rows')).toHaveText('2');
    await expect(getShownValue('anomaly.flagged-count')).toHaveText('1');
  });
});
