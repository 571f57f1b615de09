import { readFile } from 'node:fs/promises';
import {
  algorithmCalls,
  aliasSetCall,
  appCalls,
  dataSetCalls,
  loginCall,
  PRODUCTION_ALIAS,
  targetListCall,
  versionCreateCall,
  versionValidateCall,
} from '@atrium/contract';
import { findAccessibilityViolations } from './lib/page/find-accessibility-violations.ts';
import { callServer } from './lib/server/call-server.ts';
import { ADMIN } from './lib/server/environment.ts';
import { expect, test } from './test.ts';

/** Two groups of points with their names, as a CSV file. */
const FILE = [
  'x,y,group',
  ...Array.from({ length: 40 }, (_, row) => {
    const offset = row % 2 === 1 ? 50 : 0;
    return `${offset + (row % 5)},${offset + (row % 3)},${offset ? 'far' : 'near'}`;
  }),
].join('\n');

test('an admin creates a data set and evaluates two versions, and a gate rejects the worse one', async ({
  page,
  t,
  startSignedIn,
}) => {
  const mark = Date.now().toString(36);
  const { token } = await callServer(loginCall, ADMIN);
  const options = { token };
  const draft = {
    slug: `gated-${mark}`,
    name: `分组 ${mark}`,
    task: 'cluster' as const,
    description: '',
    tags: [],
  };
  const algorithm = await callServer(algorithmCalls.create, draft, options);
  const sample = {
    kind: 'table' as const,
    columns: ['x', 'y'],
    rows: [
      [1, 1],
      [2, 1],
      [50, 51],
      [52, 50],
      [1, 2],
      [51, 52],
      [3, 3],
      [53, 53],
    ],
  };
  for (const clusters of [2, 8]) {
    const content = { engineId: 'kmeans', parameters: { clusters }, sample, note: '' };
    const { id } = await callServer(versionCreateCall, { algorithmId: algorithm.id, ...content }, options);
    await callServer(versionValidateCall, { id }, options);
  }
  const label = (id: string, values?: Record<string, string>) => t(`management.page.data-sets.${id}`, values);
  const dialog = page.getByRole('dialog');
  const name = `评测集 ${mark}`;
  await startSignedIn(page, { at: '/admin/evaluation/data-sets' });

  await test.step('creates a data set from a file, with a gate for the algorithm', async () => {
    await page.getByRole('button', { name: t('table.component.toolbar.add'), exact: true }).click();
    await dialog.getByLabel(label('name'), { exact: true }).fill(name);
    await dialog.getByLabel(label('task'), { exact: true }).selectOption('cluster');
    const file = { name: 'groups.csv', mimeType: 'text/csv', buffer: Buffer.from(FILE) };
    await dialog.locator('input[type=file]').setInputFiles(file);
    await expect(dialog.getByLabel(label('expected-column'), { exact: true })).toHaveValue('group');
    await dialog.getByRole('checkbox', { name: label('gate-use'), exact: true }).check();
    await dialog.getByRole('checkbox', { name: draft.name, exact: true }).check();
    expect(await findAccessibilityViolations(page, { selector: '[role=dialog]' })).toEqual([]);
    await dialog.getByRole('button', { name: t('table.component.form.save'), exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('row').filter({ hasText: name })).toContainText('40');
  });

  await test.step('evaluates both versions', async () => {
    await page.getByRole('button', { name: t('table.component.row.more', { name }) }).click();
    await page.getByRole('menuitem', { name: label('evaluate'), exact: true }).click();
    for (const version of ['1', '2']) {
      await dialog.getByLabel(label('target'), { exact: true }).selectOption({ label: draft.name });
      await dialog.getByLabel(label('version'), { exact: true }).selectOption(version);
      await dialog.getByRole('button', { name: label('start'), exact: true }).click();
      const row = dialog.getByRole('row').filter({ hasText: `${draft.name} v${version}` });
      await expect(row).toContainText(label('succeeded'));
      if (version === '1') await expect(row).toContainText('100%');
    }
    await dialog
      .getByRole('button', { name: label('view-of', { name: `${draft.name} v2` }), exact: true })
      .click();
    await dialog.getByLabel(label('compare'), { exact: true }).selectOption({ label: `${draft.name} v1` });
    await expect(dialog.getByText(/^100(\.0)?% → /)).toBeVisible();
    expect(await findAccessibilityViolations(page, { selector: '[role=dialog]' })).toEqual([]);
    await dialog
      .getByRole('button', { name: t('management.component.panel.close'), exact: true })
      .last()
      .click();
  });

  await test.step('the gate rejects the worse version and lets the better one into production', async () => {
    const change = { algorithmId: algorithm.id, alias: PRODUCTION_ALIAS, expected: null, reason: '' };
    await page.goto(`/admin/algorithm/algorithm/versions/${algorithm.id}`);
    const setProduction = async (version: string) => {
      const action = t('management.page.versions.set-alias');
      await page
        .getByRole('button', {
          name: t('table.component.row.action', { label: action, name: version }),
          exact: true,
        })
        .click();
      await dialog.getByRole('button', { name: t('management.page.versions.point'), exact: true }).click();
    };
    await setProduction('v2');
    await expect(dialog.getByRole('alert')).toContainText(name);
    await dialog
      .getByRole('button', { name: t('management.component.panel.close'), exact: true })
      .last()
      .click();
    await setProduction('v1');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('row').filter({ hasText: 'v1' })).toContainText('production');
    const rejected = callServer(aliasSetCall, { ...change, expected: 1, version: 2 }, options);
    await expect(rejected).rejects.toThrow();
  });
});

test('an admin creates a data set of images with their expected results, and evaluates a service on it', async ({
  page,
  t,
  startSignedIn,
}) => {
  const label = (id: string, values?: Record<string, string>) => t(`management.page.data-sets.${id}`, values);
  const dialog = page.getByRole('dialog');
  const name = `图片 ${Date.now().toString(36)}`;
  const image = await readFile(new URL('../server/src/seed/samples/parcel-label.png', import.meta.url));
  const results = {
    name: 'results.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('file,expected\nlabel.png,1'),
  };
  await startSignedIn(page, { at: '/admin/evaluation/data-sets' });
  await page.getByRole('button', { name: t('table.component.toolbar.add'), exact: true }).click();
  await dialog.getByLabel(label('name'), { exact: true }).fill(name);
  await dialog.getByLabel(label('task'), { exact: true }).selectOption('barcode');
  await dialog
    .locator('input[type=file]')
    .setInputFiles([{ name: 'label.png', mimeType: 'image/png', buffer: image }, results]);
  const expected = dialog.getByLabel(label('expected-codes-of', { file: 'label.png' }), { exact: true });
  await expect(expected).toHaveValue('1');
  await expect(dialog.locator('img')).toBeVisible();
  expect(await findAccessibilityViolations(page, { selector: '[role=dialog]' })).toEqual([]);
  await dialog.getByRole('button', { name: t('table.component.form.save'), exact: true }).click();
  await page.getByRole('button', { name: t('table.component.row.more', { name }) }).click();
  await page.getByRole('menuitem', { name: label('evaluate'), exact: true }).click();
  await dialog.getByRole('button', { name: label('start'), exact: true }).click();
  // The evaluation works, but the expected result is wrong on purpose.
  await expect(dialog.getByRole('row').filter({ hasText: label('succeeded') })).toContainText('0%');
  await dialog.getByRole('button', { name: label('view'), exact: false }).click();
  const failure = dialog.getByRole('row').filter({ hasText: 'label.png' });
  await expect(failure.locator('img')).toBeVisible();
});

test('an admin corrects the result of a run and adds it to a data set', async ({
  page,
  t,
  startSignedIn,
}) => {
  const { token } = await callServer(loginCall, ADMIN);
  const name = `实体 ${Date.now().toString(36)}`;
  const { list } = await callServer(targetListCall, { kind: 'nlp' }, { token });
  const target = list.find(({ task }) => task === 'entities');
  if (!target) throw new Error('The target is missing.');
  const app = { name, targetId: target.id, logPolicy: 'full' as const };
  const { id } = await callServer(appCalls.nlp.create, app, { token });
  const input = { kind: 'text' as const, text: 'Write to someone@example.com' };
  const run = await callServer(appCalls.nlp.run, { id, input }, { token });
  await callServer(
    dataSetCalls.create,
    {
      name,
      task: 'entities',
      description: '',
      textColumn: 'text',
      expectedColumn: 'expected',
      horizon: 12,
      season: 0,
      gate: { isOn: false, targetIds: [], minimum: 0.8, isNotWorse: true },
      content: { columns: ['text', 'expected'], rows: [['Ada', 'person: Ada']] },
    },
    { token },
  );
  await startSignedIn(page, { at: `/admin/assets/nlpApp/${id}?tab=history&run=${run.id}` });
  const label = (key: string) => t(`assets.page.annotation.${key}`);
  const form = page.getByRole('region', { name: label('title'), exact: true });
  await form.getByRole('button', { name: label('open'), exact: true }).click();
  await form.getByLabel(label('data-set')).selectOption({ label: name });
  const expected = form.getByLabel(label('expected'));
  await expect(expected).toHaveValue('mail: someone@example.com');
  await expected.fill('mail: someone@example.com; place: Rome');
  expect(await findAccessibilityViolations(page, { selector: '[role=dialog]' })).toEqual([]);
  await form.getByRole('button', { name: label('add'), exact: true }).click();
  await form.getByRole('link', { name: label('view'), exact: true }).click();
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('2');
});
