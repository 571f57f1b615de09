import { readFile } from 'node:fs/promises';
import { connectionCalls, i18nListCall, loginCall } from '@atrium/contract';
import type { Locator, Page } from 'playwright/test';
import { MODEL_SERVER_TOKEN, startModelServer } from 'server/testing';
import { findAccessibilityViolations } from './lib/page/find-accessibility-violations.ts';
import { callServer } from './lib/server/call-server.ts';
import { ADMIN } from './lib/server/environment.ts';
import { expect, test } from './test.ts';

// These tests change no Chinese texts, because most other tests read them.
test.use({ language: 'en-US' });

const ID = 'management.menu.translations';
const PAGE = `/admin/system/translations?locale=en-US&keyword=${ID}`;
const TEXT = 'Wording';

const findMenu = (page: Page): Locator => page.getByRole('navigation').first();

test('a changed text appears in the shell and in a second browser tab without a reload, until it is reset', async ({
  page,
  t,
  startSignedIn,
}) => {
  const label = (id: string) => t(`management.page.translations.${id}`);
  const dialog = page.getByRole('dialog');
  const field = dialog.getByRole('textbox');
  const open = async () => {
    await page.getByRole('row').filter({ hasText: ID }).first().getByRole('button').first().click();
    await expect(field).toBeVisible();
  };
  await startSignedIn(page, { at: PAGE });
  const secondTab = await page.context().newPage();
  await secondTab.goto('/admin/system/users');
  await expect(findMenu(secondTab)).toContainText(t(ID));

  await test.step('a text with an unknown placeholder is rejected', async () => {
    await open();
    await field.fill(`${TEXT} {name}`);
    await expect(dialog.getByText(t('management.page.translations.added', { added: 'name' }))).toBeVisible();
    await dialog.getByRole('button', { name: label('save'), exact: true }).click();
    await expect(field).toBeVisible();
    expect(await findAccessibilityViolations(page, { selector: '[role=dialog]' })).toEqual([]);
  });

  await test.step('a preview appears in this browser tab only', async () => {
    await field.fill('Previewed');
    await dialog.getByRole('button', { name: label('show-preview'), exact: true }).click();
    await expect(findMenu(page)).toContainText('Previewed');
    await expect(findMenu(secondTab)).not.toContainText('Previewed');
  });

  await test.step('a saved text appears in both browser tabs', async () => {
    await field.fill(TEXT);
    await dialog.getByRole('button', { name: label('save'), exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(findMenu(page)).toContainText(TEXT);
    await expect(findMenu(secondTab)).toContainText(TEXT);
    await expect(page.getByRole('row').filter({ hasText: TEXT }).getByText(label('changed'))).toBeVisible();
  });

  await test.step('a reset restores the built-in text in both browser tabs', async () => {
    await open();
    await dialog.getByRole('button', { name: label('reset'), exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(findMenu(page)).not.toContainText(TEXT);
    await expect(findMenu(secondTab)).not.toContainText(TEXT);
  });
  expect(await findAccessibilityViolations(page)).toEqual([]);
});

test('a model writes a draft, which users see only after an admin approves it', async ({
  page,
  t,
  startSignedIn,
}) => {
  const label = (id: string) => t(`management.page.translations.${id}`);
  const dialog = page.getByRole('dialog');
  const row = page.getByRole('row').filter({ hasText: ID });
  const name = `Texts ${Date.now().toString(36)}`;
  const modelServer = await startModelServer();
  const { token } = await callServer(loginCall, ADMIN);
  const connection = await callServer(
    connectionCalls.create,
    {
      slug: name.toLowerCase().replace(' ', '-'),
      name,
      protocol: 'openai',
      address: `${modelServer.address}/v1`,
      auth: 'bearer',
      secret: MODEL_SERVER_TOKEN,
      certificate: '',
      timeout: 20,
      isEnabled: true,
      models: [{ key: 'chat', model: 'chat', task: 'keywords', inputs: {}, outputs: {}, numbers: 'FP64' }],
    },
    { token },
  );
  const readServedText = async () => (await callServer(i18nListCall, {}))['fr-FR']?.[ID];
  const reply = (text: string) =>
    modelServer.chatReplies.push(JSON.stringify({ translations: [{ id: ID, text }] }));
  try {
    await startSignedIn(page, { at: `/admin/system/translations?locale=fr-FR&keyword=${ID}` });

    await test.step('the draft of one message, which the model corrects once, is not served', async () => {
      reply('{wrong}');
      reply('Les libellés');
      await row.getByRole('button').first().click();
      await dialog.getByLabel(label('model'), { exact: true }).selectOption({ label: `${name}: chat` });
      await dialog.getByRole('button', { name: label('write-draft'), exact: true }).click();
      await expect(dialog.getByRole('textbox')).toHaveValue('Les libellés');
      await expect(dialog.getByText(label('draft-note'))).toBeVisible();
      expect(await findAccessibilityViolations(page, { selector: '[role=dialog]' })).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(row.getByText(label('draft'), { exact: true })).toBeVisible();
      expect(await readServedText()).toBeUndefined();
    });

    await test.step('drafts of many messages can be started only if a message is missing or stale', async () => {
      await page.getByRole('button', { name: label('open-drafts'), exact: true }).click();
      await expect(dialog.getByText(label('no-matches'))).toBeVisible();
      await expect(dialog.getByRole('button', { name: label('start-drafts'), exact: true })).toBeDisabled();
      expect(await findAccessibilityViolations(page, { selector: '[role=dialog]' })).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    });

    await test.step('an approved draft is served', async () => {
      await row.getByRole('checkbox').check();
      await page.getByRole('button', { name: label('approve-drafts'), exact: true }).click();
      await dialog.getByRole('button', { name: label('approve'), exact: true }).click();
      await expect(row.getByText(label('changed'), { exact: true })).toBeVisible();
      expect(await readServedText()).toBe('Les libellés');
    });

    await test.step('a reset restores the built-in text', async () => {
      await row.getByRole('button').first().click();
      await dialog.getByRole('button', { name: label('reset'), exact: true }).click();
      await expect(dialog).toHaveCount(0);
      expect(await readServedText()).toBeUndefined();
    });
    expect(await findAccessibilityViolations(page)).toEqual([]);
  } finally {
    await callServer(connectionCalls.remove, { ids: [connection.id] }, { token });
    await modelServer.close();
  }
});

for (const [format, change] of [
  [
    'CSV',
    (file: string) => file.replace(/^(management\.page\.translations\.reason,Reason,).*$/m, '$1Zażalenie'),
  ],
  [
    'XLIFF 2.1',
    (file: string) =>
      file.replace(
        /(management\.page\.translations\.reason">\s*<segment[^>]*>\s*<source>Reason<\/source>\s*<target>)[^<]*/,
        '$1Zażalenie',
      ),
  ],
  [
    'PO (gettext)',
    (file: string) =>
      file.replace(
        /(management\.page\.translations\.reason"\s*msgid "Reason"\s*msgstr )".*"/,
        '$1"Zażalenie"',
      ),
  ],
] as const) {
  test(`exports and imports the file of a language as ${format}`, async ({ page, t, startSignedIn }) => {
    const label = (id: string) => t(`management.page.translations.${id}`);
    await startSignedIn(page, { at: '/admin/system/translations?locale=pl-PL' });
    await page.getByRole('button', { name: label('export'), exact: true }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: format, exact: true }).click();
    const file = await download;
    const content = await readFile(await file.path(), 'utf8');
    const changed = change(content);
    expect(changed).not.toBe(content);

    const dialog = page.getByRole('dialog');
    const importFile = async (text: string) => {
      await page.getByRole('button', { name: label('import'), exact: true }).click();
      const buffer = Buffer.from(text);
      const upload = { name: file.suggestedFilename(), mimeType: 'text/plain', buffer };
      await dialog.locator('input[type=file]').setInputFiles(upload);
      await dialog.getByRole('button', { name: label('import-submit'), exact: true }).click();
    };
    const findImportMessage = (count: string) => dialog.getByText(new RegExp(`: ${count}\\.`)).first();
    await importFile(changed);
    await expect(findImportMessage('1')).toBeVisible();
    await dialog
      .getByRole('button', { name: label('close'), exact: true })
      .last()
      .click();
    await page.goto('/admin/system/translations?locale=pl-PL&keyword=management.page.translations.reason');
    const row = page.getByRole('row').filter({ hasText: 'Zażalenie' });
    await expect(row).toBeVisible();

    await test.step('a file in another language is rejected, and the translation is reset', async () => {
      await importFile(changed.replaceAll('pl-PL', 'fr-FR'));
      await expect(dialog.getByText('fr-FR')).toBeVisible();
      await dialog
        .getByRole('button', { name: label('close'), exact: true })
        .last()
        .click();
      await row.getByRole('button').first().click();
      await dialog.getByRole('button', { name: label('reset'), exact: true }).click();
      await expect(row).toHaveCount(0);
    });
  });
}
