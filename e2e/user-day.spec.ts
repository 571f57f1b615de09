import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { AppKind, TaskId } from '@atrium/contract';
import type { Locator, Page } from 'playwright/test';
import { drawNote } from './lib/data/draw-note.ts';
import { chooseLanguages } from './lib/messages/choose-languages.ts';
import { navigateTo } from './lib/routes/navigate-to.ts';
import { registerUser } from './lib/session/register-user.ts';
import { expect, type Language, test } from './test.ts';

type Translate = (id: string, values?: Readonly<Record<string, string | number>>) => string;

/** Creates an app on the page: a target of the task and a name. The app then opens. */
async function createApp(page: Page, t: Translate, kind: AppKind, task: TaskId, name: string): Promise<void> {
  const button = (id: string) => page.getByRole('button', { name: t(id), exact: true });
  await navigateTo(page, `/admin/assets/assets?kind=${kind}`);
  await page
    .getByRole('main')
    .getByRole('button', { name: t('assets.page.assets.create') })
    .first()
    .click();
  await page
    .getByRole('radio', { name: t(`tasks.component.name.${task}`) })
    .first()
    .check();
  await page.getByLabel(t('assets.page.app-create.name'), { exact: true }).fill(name);
  await button('assets.page.app-create.create').click();
  await page.waitForURL(new RegExp(`/admin/assets/${kind}App/[0-9a-f-]{36}`));
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

async function runApp(page: Page, t: Translate): Promise<Locator> {
  await page.getByRole('button', { name: t('assets.page.app.run'), exact: true }).click();
  const result = page.getByRole('region', { name: t('tasks.component.result.label') });
  await expect(result).toBeVisible({ timeout: 60_000 });
  return result;
}

const KEY_NAME = 'program';

/** Creates a key for the open app and runs the JavaScript program of its API tab. Returns the outputs. */
async function callByKey(
  page: Page,
  t: Translate,
  files: Readonly<Record<string, Buffer>> = {},
): Promise<unknown> {
  const dialog = page.getByRole('dialog');
  await page.getByRole('tab', { name: t('assets.page.app.tab-api'), exact: true }).click();
  await page.getByRole('button', { name: t('assets.page.api.create'), exact: true }).click();
  await dialog.getByLabel(t('assets.page.api.name'), { exact: true }).fill(KEY_NAME);
  await dialog.getByRole('button', { name: t('assets.page.api.create'), exact: true }).click();
  const secret = await dialog.getByText(/^ak_/).innerText();
  await dialog.getByRole('button', { name: t('assets.page.api.secret-done'), exact: true }).click();
  await page.getByRole('tab', { name: 'JavaScript', exact: true }).click();
  const program = await page
    .getByText(/await fetch/)
    .filter({ visible: true })
    .innerText();
  const folder = await mkdtemp(join(tmpdir(), 'atrium-program-'));
  try {
    await writeFile(join(folder, 'program.mjs'), program);
    for (const [name, bytes] of Object.entries(files)) await writeFile(join(folder, name), bytes);
    const env = { ATRIUM_API_KEY: secret };
    const { stdout } = await promisify(execFile)(process.execPath, ['program.mjs'], { cwd: folder, env });
    return JSON.parse(stdout) as unknown;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Opens the history of the app and returns the row of its only run. */
async function openHistoryRow(page: Page, t: Translate): Promise<Locator> {
  await page.getByRole('tab', { name: t('assets.page.app.tab-history'), exact: true }).click();
  const row = page
    .getByRole('table', { name: t('assets.page.history.label') })
    .getByRole('row')
    .filter({ hasText: t('assets.page.history.status-succeeded') });
  await expect(row).toHaveCount(1);
  return row;
}

/** What the user enters in each language. Only one language also tests the actions on an app. */
const INPUTS = {
  'zh-CN': {
    apps: { ocr: '读便条', forecast: '看明年', entities: '找名字' },
    text: '请写信到 someone@example.com，或致电 138 0013 8000。',
    testsActions: true,
  },
  'en-US': {
    apps: { ocr: 'Read notes', forecast: 'Next year', entities: 'Find names' },
    text: 'Please write to someone@example.com, or call +86 138 0013 8000.',
    testsActions: false,
  },
} as const satisfies Record<Language, object>;

for (const language of chooseLanguages('zh-CN')) {
  const { apps, text, testsActions } = INPUTS[language];
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('a user creates an app of each kind, runs it on new input, and finds the runs in the history', async ({
      page,
      t,
      startSignedIn,
    }) => {
      await startSignedIn(page, { as: await registerUser() });
      await expect(page.getByText(t('assets.page.assets.empty'))).toBeVisible();

      await test.step("an image app reads the user's own image", async () => {
        await createApp(page, t, 'recognition', 'ocr', apps.ocr);
        const note = await drawNote(page, 'Meeting moved to Friday');
        await page
          .getByLabel(t('tasks.component.input.image'), { exact: true })
          .setInputFiles({ name: 'note.png', mimeType: 'image/png', buffer: note });
        await expect(page.getByText('note.png')).toBeVisible();
        await expect(await runApp(page, t)).toContainText(/Friday/);
        await openHistoryRow(page, t);
        if (testsActions) {
          const outputs = await callByKey(page, t, { 'image.png': note });
          expect(outputs).toMatchObject({ text: expect.stringContaining('Friday') });
        }
      });

      await test.step("a forecast app continues the user's own series", async () => {
        await createApp(page, t, 'algorithm', 'forecast', apps.forecast);
        const months = Array.from({ length: 36 }, (_, month) => 100 + month + (month % 12) * 5);
        if (testsActions) await openSeries(page, t, months);
        else
          await page.getByLabel(t('tasks.component.input.series'), { exact: true }).fill(months.join(', '));
        await page.getByLabel(t('tasks.component.series.season'), { exact: true }).fill('12');
        const result = await runApp(page, t);
        await result.getByRole('radio', { name: t('tasks.component.result.table'), exact: true }).check();
        await expect(result.getByRole('row')).not.toHaveCount(1);
        if (testsActions)
          expect(await downloadCsv(page, t)).toMatch(/^\ufeffstep,date,mean,lower,upper\r\n1,2027-01/);
        await openHistoryRow(page, t);
        if (testsActions) expect(await callByKey(page, t)).toMatchObject({ mean: expect.any(Array) });
      });

      await test.step("an entity app finds names in the user's own text", async () => {
        await createApp(page, t, 'nlp', 'entities', apps.entities);
        await page.getByLabel(t('tasks.component.input.text'), { exact: true }).fill(text);
        await expect(await runApp(page, t)).toContainText('someone@example.com');
        const feedbackButton = page.getByRole('button', {
          name: t('assets.page.app.feedback-good'),
          exact: true,
        });
        await feedbackButton.click();
        await expect(feedbackButton).toHaveAttribute('aria-pressed', 'true');
        await expect(await openHistoryRow(page, t)).toContainText(t('assets.page.app.feedback-good'));
      });

      if (testsActions) {
        await test.step('a stored input runs again', () => runAgain(page, t, text));
        await test.step('a program calls the app with a key until the user revokes it', async () => {
          expect(await callByKey(page, t)).toMatchObject({ entities: expect.any(Array) });
          await page
            .getByRole('button', { name: t('assets.page.api.revoke-of', { name: KEY_NAME }) })
            .click();
          const revoke = t('assets.page.api.revoke');
          await page.getByRole('dialog').getByRole('button', { name: revoke, exact: true }).click();
          await expect(page.getByText(t('assets.page.api.revoked'), { exact: true })).toBeVisible();
          await page.getByRole('tab', { name: t('assets.page.app.tab-run'), exact: true }).click();
        });
        await test.step('a deleted app is restored', () => removeAndRestore(page, t));
      }
      await navigateTo(page, '/admin/assets/assets');
      for (const name of Object.values(apps)) {
        await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();
      }
    });
  });
}

/** Opens a file with months and sales, and takes the sales as the series. */
async function openSeries(page: Page, t: Translate, sales: readonly number[]): Promise<void> {
  const lines = sales.map(
    (value, index) => `${2024 + Math.floor(index / 12)}-${(index % 12) + 1}\t${value},5`,
  );
  const buffer = Buffer.from(['month\tsales', ...lines].join('\n'));
  await page.locator('input[type=file]').setInputFiles({ name: 'sales.tsv', mimeType: 'text/plain', buffer });
  const file = page.getByRole('region', { name: t('tasks.component.file.label'), exact: true });
  await expect(
    file.getByLabel(t('tasks.component.file.series-column'), { exact: true }).locator('option:checked'),
  ).toHaveText('sales');
  await expect(page.getByLabel(t('tasks.component.input.series'), { exact: true })).toHaveValue(/^100\.5, /);
}

async function downloadCsv(page: Page, t: Translate): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: t('tasks.component.result.csv'), exact: true }).click();
  return readFile(await (await download).path(), 'utf8');
}

async function runAgain(page: Page, t: Translate, text: string): Promise<void> {
  await (await openHistoryRow(page, t)).getByRole('button').click();
  const panel = page.getByRole('dialog', { name: t('assets.page.history.one') });
  await expect(panel.getByLabel(t('tasks.component.input.text'), { exact: true })).toHaveValue(text);
  await panel.getByRole('button', { name: t('assets.page.history.again'), exact: true }).click();
  await expect(panel.getByRole('region', { name: t('tasks.component.result.label') })).toHaveCount(2);
  await panel.getByRole('button', { name: t('assets.page.history.close'), exact: true }).click();
  await expect(panel).toHaveCount(0);
}

async function removeAndRestore(page: Page, t: Translate): Promise<void> {
  await page.getByRole('tab', { name: t('assets.page.app.tab-settings'), exact: true }).click();
  const remove = page.getByRole('button', { name: t('assets.page.settings.remove'), exact: true });
  await remove.click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('assets.page.settings.remove'), exact: true })
    .click();
  await page.getByRole('button', { name: t('assets.page.app.restore'), exact: true }).click();
  await expect(remove).toBeVisible();
}
