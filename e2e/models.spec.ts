import { createLabelModel } from 'server/testing';
import { findAccessibilityViolations } from './lib/page/find-accessibility-violations.ts';
import { expect, test } from './test.ts';

test('an admin uploads a model, maps it to a task, tries it, and removes it', async ({
  page,
  t,
  startSignedIn,
}) => {
  const name = `泵 ${Date.now().toString(36)}`;
  const label = (id: string, values?: Readonly<Record<string, string>>) =>
    t(`management.page.models.${id}`, values);
  const dialog = page.getByRole('dialog');
  const row = page.getByRole('row').filter({ hasText: name });
  const file = dialog.locator('input[type=file]').first();
  const choose = (buffer: Buffer) =>
    file.setInputFiles({ name: 'larger.onnx', mimeType: 'application/octet-stream', buffer });
  const storeButton = dialog.getByRole('button', { name: label('store'), exact: true });
  const tryButton = dialog.getByRole('button', { name: label('try'), exact: true });
  await startSignedIn(page, { at: '/admin/system/models' });
  await page
    .getByRole('button', { name: label('upload'), exact: true })
    .first()
    .click();

  await test.step('a file that is not a model is rejected with a reason', async () => {
    await choose(Buffer.from('not a model'));
    await expect(dialog.getByRole('alert')).toContainText('protobuf');
    await expect(tryButton).toBeDisabled();
  });

  await test.step('the form shows the tensors of a model, and runs it on a sample', async () => {
    await choose(Buffer.from(createLabelModel()));
    await expect(dialog).toContainText('x: float32 [rows, 2]');
    await expect(dialog.getByRole('alert')).toBeEmpty();
    await dialog.getByLabel(label('name'), { exact: true }).fill(name);
    await dialog.getByLabel(label('task'), { exact: true }).selectOption('anomaly');
    // The model returns 1 for an anomaly.
    await dialog.getByLabel(label('anomaly-value'), { exact: true }).selectOption('1');
    await expect(storeButton).toBeDisabled();
    await tryButton.click();
    await expect(
      dialog.getByRole('region', { name: t('tasks.component.result.label'), exact: true }),
    ).toBeVisible();
    expect(await findAccessibilityViolations(page, { selector: '[role=dialog]' })).toEqual([]);
  });

  await test.step('a changed mapping needs another try before the model is stored', async () => {
    await dialog.getByLabel(label('anomaly-value'), { exact: true }).selectOption('-1');
    await expect(storeButton).toBeDisabled();
    await tryButton.click();
    await storeButton.click();
    await expect(dialog).toHaveCount(0);
    await expect(row).toBeVisible();
  });

  await test.step('the list shows the stored model, and deletes it', async () => {
    await row.getByText(name).click();
    await expect(dialog).toContainText('label: int64 [rows]');
    await page.keyboard.press('Escape');
    await row.getByRole('button', { name: t('table.component.row.more', { name }), exact: true }).click();
    await page.getByRole('menuitem', { name: t('table.component.row.remove'), exact: true }).click();
    await dialog.getByRole('button', { name: t('table.component.row.remove'), exact: true }).click();
    await expect(row).toHaveCount(0);
  });
});
