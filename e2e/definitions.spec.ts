import { algorithmListCall, loginCall } from '@atrium/contract';
import { removeAlgorithms } from './lib/data/create-algorithms.ts';
import { findAccessibilityViolations } from './lib/page/find-accessibility-violations.ts';
import { callServer } from './lib/server/call-server.ts';
import { ADMIN } from './lib/server/environment.ts';
import { expect, test } from './test.ts';

test('an admin exports an algorithm to a file, sees what an import creates, and imports it', async ({
  page,
  t,
  startSignedIn,
}) => {
  const slug = `copied-${Date.now().toString(36)}`;
  const label = (id: string) => t(`definitions.component.import.${id}`);
  await startSignedIn(page, { at: '/admin/algorithm/algorithms' });
  const row = page.getByRole('row').filter({ hasText: 'kmeans' }).first();
  await row.getByRole('button').last().click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: t('management.component.definition.export') }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('kmeans.json');

  await page.getByRole('button', { name: t('management.component.definition.import'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type=file]').setInputFiles(await download.path());
  const slugField = dialog.getByLabel(label('slug'));
  await expect(slugField).toHaveValue(/^kmeans-\d+$/);
  await expect(dialog.getByRole('list', { name: label('creates') })).toContainText('v1');
  expect(await findAccessibilityViolations(page, { selector: '[role=dialog]' })).toEqual([]);
  await slugField.fill(slug);
  await dialog.getByRole('button', { name: label('import'), exact: true }).click();
  await expect(page.getByRole('row').filter({ hasText: slug })).toBeVisible();

  // The other tests expect the seeded algorithms only.
  const { token } = await callServer(loginCall, ADMIN);
  const { list } = await callServer(algorithmListCall, { keyword: slug }, { token });
  await removeAlgorithms(list.map(({ id }) => id));
});
