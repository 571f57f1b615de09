import type { Locator, Page } from 'playwright/test';
import { drawNote } from './lib/data/draw-note.ts';
import { navigateTo } from './lib/routes/navigate-to.ts';
import { expect, test } from './test.ts';

type Translate = (id: string, values?: Readonly<Record<string, string | number>>) => string;

/** Returns the steps of the test below. They find controls by the texts that a user reads. */
function createAdminSteps(page: Page, t: Translate) {
  const dialog = page.getByRole('dialog');
  const clickButton = (id: string, within: Page | Locator = dialog) =>
    within.getByRole('button', { name: t(id), exact: true }).click();
  const versionText = (id: string, values?: Record<string, string>) =>
    t(`management.page.versions.${id}`, values);
  return {
    dialog,
    clickButton,
    versionText,
    row: (name: string) => page.getByRole('row').filter({ hasText: name }),
    clickRowAction: (label: string, name: string) =>
      page
        .getByRole('button', { name: t('table.component.row.action', { label, name }), exact: true })
        .click(),
    async clickRowMenuItem(label: string, name: string) {
      await page.getByRole('button', { name: t('table.component.row.more', { name }) }).click();
      await page.getByRole('menuitem', { name: label, exact: true }).click();
    },
    async close() {
      const label = t('management.component.panel.close');
      // The button in the footer has the same name as that in the head.
      await dialog.getByRole('button', { name: label, exact: true }).last().click();
      await expect(dialog).toHaveCount(0);
    },
    /**
     * Creates a version with a number of clusters and validates it on its sample: a shipped one, or that of the
     * previous version.
     */
    async createVersion(clusters: number, usesShippedSample: boolean) {
      // An empty list shows a second button with this label, so look only in the toolbar.
      const tools = page.getByRole('group', { name: t('table.component.toolbar.label') });
      await clickButton('management.page.versions.create', tools);
      await dialog
        .getByRole('textbox', { name: t('tasks.component.parameter.clusters'), exact: true })
        .fill(String(clusters));
      if (usesShippedSample) await clickButton('tasks.component.input.sample');
      await clickButton('management.page.versions.save');
      await clickButton('management.page.versions.validate');
      await expect(dialog.getByText(versionText('status-ready'))).toBeVisible({ timeout: 60_000 });
      await this.close();
    },
    /** Points the production alias at a version. */
    async promote(name: string) {
      await this.clickRowAction(versionText('set-alias'), name);
      await clickButton('management.page.versions.point');
      await expect(dialog).toHaveCount(0);
      await expect(this.row(name)).toContainText('production');
    },
    async publish(name: string) {
      const label = t('management.page.algorithms.publish');
      await this.clickRowMenuItem(label, name);
      await clickButton('management.page.algorithms.publish');
      await expect(dialog).toHaveCount(0);
      await expect(this.row(name)).toContainText(t('management.page.algorithms.status-published'));
    },
    /** Adds a pair to a parameter that maps keys to values. */
    async addEntry(parameter: 'dictionary' | 'patterns', key: string, value: string) {
      const label = t(`tasks.component.parameter.${parameter}`);
      const group = dialog.getByRole('group', { name: label, exact: true });
      await group
        .getByRole('button', { name: `${t('table.component.schema.add-entry')}: ${label}`, exact: true })
        .click();
      await group.getByLabel(t('table.component.schema.key'), { exact: true }).fill(key);
      await group.getByLabel(t('table.component.schema.value'), { exact: true }).fill(value);
    },
    /** Opens the form of a new recognition or NLP item and fills it. Returns the section with its test run. */
    async beginItem(path: string, task: string, name: string, slug: string) {
      await navigateTo(page, path);
      await clickButton('table.component.toolbar.add', page);
      await dialog.getByLabel(t('management.component.items.name'), { exact: true }).fill(name);
      await dialog.getByLabel(t('management.component.items.slug'), { exact: true }).fill(slug);
      await dialog.getByLabel(t('management.component.items.task'), { exact: true }).selectOption(task);
      return dialog.getByRole('region', { name: t('management.component.items.test-run'), exact: true });
    },
    async runTest(testSection: Locator) {
      await clickButton('management.component.items.run', testSection);
      const result = testSection.getByRole('region', { name: t('tasks.component.result.label') });
      await expect(result).toBeVisible({ timeout: 60_000 });
      return result;
    },
  };
}

test('an admin promotes an algorithm to production, rolls it back, and tests a recognition and an NLP item', async ({
  page,
  t,
  signIn,
}) => {
  test.slow();
  const mark = Date.now().toString(36);
  const admin = createAdminSteps(page, t);
  const { dialog, clickButton, versionText, row } = admin;
  await signIn(page);

  await test.step('an algorithm gets two versions that are validated on a sample and compared', async () => {
    const name = `分群 ${mark}`;
    await navigateTo(page, '/admin/algorithm/algorithms');
    await clickButton('table.component.toolbar.add', page);
    await dialog.getByLabel(t('management.page.algorithms.name'), { exact: true }).fill(name);
    await dialog.getByLabel(t('management.page.algorithms.slug'), { exact: true }).fill(`groups-${mark}`);
    await dialog.getByLabel(t('management.page.algorithms.task'), { exact: true }).selectOption('cluster');
    await clickButton('table.component.form.save');
    await admin.clickRowMenuItem(t('management.page.algorithms.versions'), name);
    await expect(page.getByText(versionText('empty'))).toBeVisible();
    // The first version uses a shipped sample, and the second one the sample of the first.
    await admin.createVersion(2, true);
    await admin.createVersion(3, false);
    for (const number of ['v1', 'v2']) await row(number).getByRole('checkbox').check();
    await clickButton('management.page.versions.compare', page);
    const clusters = t('tasks.component.parameter.clusters');
    await expect(
      dialog.getByRole('row', { name: `${clusters} 2 3 ${versionText('differs')}` }),
    ).toBeVisible();
    await expect(dialog.getByRole('region', { name: t('tasks.component.result.label') })).toHaveCount(2);
    await admin.close();
  });

  await test.step('the second version replaces the first in production and is rolled back', async () => {
    await admin.promote('v1');
    await admin.promote('v2');
    await clickButton('management.page.versions.alias-history', page);
    await dialog
      .getByRole('button', { name: versionText('roll-back-of', { alias: 'production' }), exact: true })
      .click();
    await expect(dialog.getByText('v2 → v1')).toBeVisible();
    await admin.close();
    await expect(row('v1')).toContainText('production');
    await admin.clickRowMenuItem(versionText('archive'), 'v1');
    await clickButton('management.page.versions.archive');
    await expect(dialog).toContainText(t('management.component.dependents.alias', { alias: 'production' }));
    await clickButton('management.component.question.cancel');
    await expect(dialog).toHaveCount(0);
    await navigateTo(page, '/admin/algorithm/algorithms');
    await admin.publish(`分群 ${mark}`);
  });

  await test.step('a recognition is tested on an image before it is published', async () => {
    const name = `读图 ${mark}`;
    const testSection = await admin.beginItem(
      '/admin/recognition/recognitions',
      'ocr',
      name,
      `reads-${mark}`,
    );
    const note = await drawNote(page, 'Deliver on Monday');
    await testSection
      .getByLabel(t('tasks.component.input.image'), { exact: true })
      .setInputFiles({ name: 'note.png', mimeType: 'image/png', buffer: note });
    await expect(await admin.runTest(testSection)).toContainText(/Monday/);
    await clickButton('table.component.form.save');
    await expect(dialog).toHaveCount(0);
    await admin.publish(name);
  });

  await test.step('an NLP item finds the entries of its dictionary and its patterns', async () => {
    const name = `找词 ${mark}`;
    const testSection = await admin.beginItem('/admin/nlp/nlps', 'entities', name, `finds-${mark}`);
    await admin.addEntry('dictionary', '云枢平台', 'product');
    await admin.addEntry('patterns', 'AT-[0-9]{4}', 'ticket');
    await testSection.getByRole('textbox').fill('我们明天升级云枢平台，见 AT-2041。');
    const result = await admin.runTest(testSection);
    await expect(result.getByText('云枢平台').first()).toBeVisible();
    await expect(result.getByText('product').first()).toBeVisible();
    await expect(result.getByText('ticket').first()).toBeVisible();
    await clickButton('table.component.form.save');
    await expect(dialog).toHaveCount(0);
    await admin.publish(name);
  });
});
