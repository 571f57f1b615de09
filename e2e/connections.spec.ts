import { MODEL_SERVER_TOKEN, type ModelServer, startModelServer } from 'server/testing';
import { findAccessibilityViolations } from './lib/page/find-accessibility-violations.ts';
import { expect, test } from './test.ts';

let modelServer: ModelServer;

test.beforeAll(async () => {
  modelServer = await startModelServer();
});

test.afterAll(() => modelServer.close());

test('an admin connects a model server, tests the connection, and uses its model in an NLP item', async ({
  page,
  t,
  startSignedIn,
}) => {
  const mark = Date.now().toString(36);
  const name = `模型 ${mark}`;
  const label = (id: string) => t(`management.page.connections.${id}`);
  const dialog = page.getByRole('dialog');
  const row = page.getByRole('row').filter({ hasText: name });
  const edit = t('table.component.row.action', { label: t('table.component.row.edit'), name });
  const diagnose = async () => {
    await row.getByRole('button', { name: t('table.component.row.more', { name }) }).click();
    await page.getByRole('menuitem', { name: label('diagnose'), exact: true }).click();
  };
  await startSignedIn(page, { at: '/admin/system/connections' });

  await test.step('adds the connection, first with a wrong token', async () => {
    await page.getByRole('button', { name: t('table.component.toolbar.add'), exact: true }).click();
    await dialog.getByLabel(label('name'), { exact: true }).fill(name);
    await dialog.getByLabel(label('slug'), { exact: true }).fill(`models-${mark}`);
    await dialog.getByLabel(label('protocol'), { exact: true }).selectOption('openai');
    await dialog.getByLabel(label('address'), { exact: true }).fill(`${modelServer.address}/v1`);
    await dialog.getByLabel(label('auth'), { exact: true }).selectOption('bearer');
    await dialog.getByLabel(label('secret'), { exact: true }).fill('wrong');
    await dialog.getByRole('button', { name: label('add-model'), exact: true }).click();
    await dialog.getByLabel(label('model-name'), { exact: true }).fill('chat');
    await dialog.getByLabel(label('model-key'), { exact: true }).fill('mood');
    const testRun = dialog.getByRole('region', { name: label('try-title'), exact: true });
    await testRun.getByRole('textbox').fill('Good.');
    await testRun.getByRole('button', { name: label('try'), exact: true }).click();
    await expect(testRun).toContainText(label('unauthorized'));
    await expect(testRun).toContainText('"Unauthorized"');
    expect(await findAccessibilityViolations(page, { selector: '[role=dialog]' })).toEqual([]);
    await dialog.getByRole('button', { name: t('table.component.form.save'), exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(row).toContainText('chat');
  });

  await test.step('the test of the connection shows the error, and passes with the right token', async () => {
    await diagnose();
    await expect(dialog).toContainText(label('unauthorized'));
    await dialog
      .getByRole('button', { name: t('management.component.panel.close'), exact: true })
      .last()
      .click();
    await row.getByRole('button', { name: edit, exact: true }).click();
    await expect(dialog.getByLabel(label('secret'), { exact: true })).toHaveValue('');
    await dialog.getByLabel(label('secret'), { exact: true }).fill(MODEL_SERVER_TOKEN);
    await dialog.getByRole('button', { name: t('table.component.form.save'), exact: true }).click();
    await expect(dialog).toHaveCount(0);
    modelServer.chatReplies.push('{"label":"positive","score":0.8}');
    await diagnose();
    await expect(dialog).toContainText(`mood：${label('step-sample')}`);
    await expect(dialog).toContainText('"positive"');
    expect(await findAccessibilityViolations(page, { selector: '[role=dialog]' })).toEqual([]);
    await dialog
      .getByRole('button', { name: t('management.component.panel.close'), exact: true })
      .last()
      .click();
  });

  await test.step('the model is an engine of an NLP item', async () => {
    await page.goto('/admin/nlp/nlps');
    await page.getByRole('button', { name: t('table.component.toolbar.add'), exact: true }).click();
    const task = dialog.getByLabel(t('management.component.items.task'), { exact: true });
    await task.selectOption('sentiment');
    const engine = dialog.getByLabel(t('management.component.items.engine'), { exact: true });
    await engine.selectOption(`models-${mark}.mood`);
    await expect(dialog.getByLabel(t('tasks.component.parameter.prompt'), { exact: true })).toBeVisible();
  });
});
