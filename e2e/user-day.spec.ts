import { readFile } from 'node:fs/promises';
import { type AppKind, appCalls, type TaskId, type TaskInput } from '@atrium/contract';
import type { Locator, Page } from 'playwright/test';
import { drawNote } from './lib/data/draw-note.ts';
import { listTestLanguages } from './lib/messages/list-test-languages.ts';
import {
  executeSnippet,
  findMissingProgram,
  SNIPPET_LANGUAGES,
  type SnippetLanguage,
} from './lib/programs/execute-snippet.ts';
import { invokeApp } from './lib/programs/invoke-app.ts';
import { navigateTo } from './lib/routes/navigate-to.ts';
import { callServer } from './lib/server/call-server.ts';
import { registerUser, type TestUser } from './lib/session/register-user.ts';
import { expect, type Language, test } from './test.ts';

type Translate = (id: string, values?: Readonly<Record<string, string | number>>) => string;

/**
 * Creates an app from the first target of a task, on the page for new apps, and gives it the name. The app then opens.
 */
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
  await page.getByRole('textbox', { name: t('assets.page.app-create.name'), exact: true }).fill(name);
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

/** Creates a key for the open app on its API tab. Returns the secret. */
async function createKey(page: Page, t: Translate): Promise<string> {
  const dialog = page.getByRole('dialog');
  await openTab(page, t, 'api');
  await page.getByRole('button', { name: t('assets.page.api.create'), exact: true }).click();
  await dialog.getByLabel(t('assets.page.api.name'), { exact: true }).fill(KEY_NAME);
  await dialog.getByRole('button', { name: t('assets.page.api.create'), exact: true }).click();
  const secret = await dialog.getByText(/^ak_/).innerText();
  await dialog.getByRole('button', { name: t('assets.page.api.secret-done'), exact: true }).click();
  return secret;
}

interface Snippet {
  readonly language: SnippetLanguage;
  readonly program: string;
}

/**
 * Returns the programs of the API tab in all languages. Leaves out a program that needs software which the machine
 * lacks, and says so in the output of the test.
 */
async function readSnippets(page: Page, t: Translate): Promise<readonly Snippet[]> {
  const part = page.getByRole('region', { name: t('assets.page.api.snippets'), exact: true });
  const code = part.locator('pre code');
  const snippets: Snippet[] = [];
  for (const language of SNIPPET_LANGUAGES) {
    await part.getByRole('tab', { name: language.name, exact: true }).click();
    await expect(code).toHaveText(language.pattern);
    const program = await code.innerText();
    const missing = await findMissingProgram(language, program);
    if (missing === undefined) snippets.push({ language, program });
    else reportSkipped(`The ${language.name} snippet was not executed, because ${missing} is not installed.`);
  }
  return snippets;
}

function reportSkipped(description: string): void {
  test.info().annotations.push({ type: 'skipped', description });
  process.stdout.write(`${description}\n`);
}

async function openTab(page: Page, t: Translate, name: string): Promise<void> {
  await page.getByRole('tab', { name: t(`assets.page.app.tab-${name}`), exact: true }).click();
}

/** The open app, and an input for it in the form in which calls send it. */
interface OpenApp {
  readonly kind: AppKind;
  readonly name: string;
  readonly input: TaskInput;
  readonly image?: Buffer;
  /** What the outputs of every run match. */
  readonly outputs: Readonly<Record<string, unknown>>;
}

/**
 * Runs the open app by key until it reaches its limit, shares it with `other`, pauses it, deletes it and restores it.
 * Returns a function that runs the app by key.
 */
async function testActions(page: Page, t: Translate, other: TestUser, app: OpenApp) {
  const { kind, name, input, image } = app;
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const file = image && new Blob([Buffer.from(image)], { type: 'image/png' });
  const button = (message: string, values?: Readonly<Record<string, string>>) =>
    page.getByRole('button', { name: t(`assets.page.${message}`, values), exact: true });
  const dialog = page.getByRole('dialog');
  const secret = await createKey(page, t);
  const invoke = () => invokeApp({ id, secret, input, image: file });

  await test.step('programs run the app until they reach its limit', async () => {
    const snippets = await readSnippets(page, t);
    const limit = snippets.length;
    await openTab(page, t, 'settings');
    await setDailyLimit(page, t, String(limit));
    const files = image ? { 'image.png': image } : {};
    const outputs = await Promise.all(
      snippets.map(({ language, program }) => executeSnippet(language, program, { secret, files })),
    );
    for (const output of outputs) expect(output).toMatchObject(app.outputs);
    const rejected = await invoke();
    expect(rejected).toMatchObject({ status: 429, code: 'quota_day' });
    expect(rejected.retryAfter).toBeGreaterThan(0);
    await openTab(page, t, 'usage');
    const limitMessage = t('assets.page.usage.app-limit-reached', { app: name, limit });
    await expect(page.getByText(limitMessage, { exact: true })).toBeVisible();
    const table = page.getByRole('table', { name: t('assets.page.usage.by-key'), exact: true });
    const runs = table.getByRole('row').filter({ hasText: KEY_NAME }).getByRole('cell').first();
    await expect(runs).toHaveText(String(limit));
    await openTab(page, t, 'settings');
    await setDailyLimit(page, t, '');
  });

  await test.step('the app is shared', async () => {
    await button('share.share').click();
    await dialog.getByLabel(t('assets.page.share.search'), { exact: true }).fill(other.account);
    await page.keyboard.press('Enter');
    await button('share.share-with', { name: other.name }).click();
    await expect(dialog.getByLabel(t('assets.page.share.level-of', { name: other.name }))).toHaveValue('use');
    await button('history.close').last().click();
  });

  await test.step('runs by key are rejected while the app is paused or deleted', async () => {
    await button('app.pause').click();
    await expect(button('app.activate')).toBeVisible();
    expect(await invoke()).toMatchObject({ status: 409, code: 'app_paused' });
    await button('app.activate').click();
    await expect(button('app.pause')).toBeVisible();
    await button('settings.remove').click();
    await dialog.getByRole('button', { name: t('assets.page.settings.remove'), exact: true }).click();
    await expect(button('app.restore')).toBeVisible();
    expect(await invoke()).toMatchObject({ status: 404 });
  });

  await test.step('another user runs the restored app', async () => {
    await button('app.restore').click();
    await expect(button('settings.remove')).toBeVisible();
    const { token } = other.session;
    const { outputs } = await callServer(appCalls[kind].run, { id, input }, { token, file });
    expect(outputs).toMatchObject(app.outputs);
  });
  return invoke;
}

/** Sets the daily limit of the open app in the form of its settings. */
async function setDailyLimit(page: Page, t: Translate, limit: string): Promise<void> {
  const save = page.getByRole('button', { name: t('assets.page.settings.save'), exact: true });
  await page.getByRole('spinbutton', { name: t('assets.page.settings.per-day'), exact: true }).fill(limit);
  await save.click();
  await expect(save).toBeDisabled();
}

/** Opens the history of the app and returns the row of its only run. */
async function openHistoryRow(page: Page, t: Translate): Promise<Locator> {
  await openTab(page, t, 'history');
  const row = page
    .getByRole('table', { name: t('assets.page.history.label') })
    .getByRole('row')
    .filter({ hasText: t('assets.page.history.status-succeeded') });
  await expect(row).toHaveCount(1);
  return row;
}

/**
 * What the user enters in each language. Only one language also tests the actions on an app, which do not depend on the
 * language.
 */
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

for (const language of listTestLanguages('zh-CN')) {
  const { apps, text, testsActions } = INPUTS[language];
  test.describe(`in ${language}`, () => {
    test.use({ language });
    // The test uses apps of all three kinds, and runs three programs for each.
    test.describe.configure({ timeout: 240_000 });

    test('a user creates an app of each kind, runs it on new input, and finds the runs in the history', async ({
      page,
      t,
      startSignedIn,
    }) => {
      await startSignedIn(page, { as: await registerUser() });
      const other = testsActions ? await registerUser() : undefined;
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
        if (other) {
          const outputs = { text: expect.stringContaining('Friday') };
          const input = { kind: 'image' } as const;
          await testActions(page, t, other, {
            kind: 'recognition',
            name: apps.ocr,
            input,
            image: note,
            outputs,
          });
        }
      });

      await test.step("a forecast app continues the user's own series", async () => {
        await createApp(page, t, 'algorithm', 'forecast', apps.forecast);
        const months = Array.from({ length: 36 }, (_, month) => 100 + month + (month % 12) * 5);
        if (other) await openSeries(page, t, months);
        else
          await page.getByLabel(t('tasks.component.input.series'), { exact: true }).fill(months.join(', '));
        await page.getByLabel(t('tasks.component.series.season'), { exact: true }).fill('12');
        const result = await runApp(page, t);
        await result.getByRole('radio', { name: t('tasks.component.result.table'), exact: true }).check();
        await expect(result.getByRole('row')).not.toHaveCount(1);
        if (other)
          expect(await downloadCsv(page, t)).toMatch(/^\ufeffstep,date,mean,lower,upper\r\n1,2027-01/);
        await openHistoryRow(page, t);
        if (other) {
          const outputs = { mean: expect.any(Array) };
          const input = { kind: 'series', values: months, horizon: 6, season: 12 } as const;
          await testActions(page, t, other, { kind: 'algorithm', name: apps.forecast, input, outputs });
        }
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

      if (other) {
        await test.step('a stored input runs again', () => runAgain(page, t, text));
        await test.step('the runs are downloaded', async () => {
          const csv = await downloadRuns(page, t, 'CSV');
          expect(csv).toMatch(/^\ufeffid,createdAt,/);
          expect(csv).toContain('someone@example.com');
          const outputs = { entities: expect.any(Array) };
          const exported = { status: 'succeeded', input: { kind: 'text', text }, output: outputs };
          expect(JSON.parse(await downloadRuns(page, t, 'JSON'))).toMatchObject([exported, exported]);
        });
        await test.step('programs and another user run the app until the user revokes the key', async () => {
          const outputs = { entities: expect.any(Array) };
          const input = { kind: 'text', text } as const;
          const invoke = await testActions(page, t, other, {
            kind: 'nlp',
            name: apps.entities,
            input,
            outputs,
          });
          await openTab(page, t, 'api');
          await page
            .getByRole('button', { name: t('assets.page.api.revoke-of', { name: KEY_NAME }) })
            .click();
          const revoke = t('assets.page.api.revoke');
          await page.getByRole('dialog').getByRole('button', { name: revoke, exact: true }).click();
          await expect(page.getByText(t('assets.page.api.revoked'), { exact: true })).toBeVisible();
          expect(await invoke()).toMatchObject({ status: 401, code: 'invalid_api_key' });
        });
      }
      await navigateTo(page, '/admin/assets/assets');
      for (const name of Object.values(apps)) {
        await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();
      }
    });
  });
}

/** Opens a file with months and sales, and takes the sales as the series. The file has decimal commas. */
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
  const result = page.getByRole('region', { name: t('tasks.component.result.label') });
  await result.getByRole('button', { name: t('tasks.component.result.csv'), exact: true }).click();
  return readFile(await (await download).path(), 'utf8');
}

/** Downloads all runs of the open history. */
async function downloadRuns(page: Page, t: Translate, format: 'CSV' | 'JSON'): Promise<string> {
  await page.getByRole('button', { name: t('assets.page.history.export'), exact: true }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: format, exact: true }).click();
  return readFile(await (await download).path(), 'utf8');
}

async function runAgain(page: Page, t: Translate, text: string): Promise<void> {
  await (await openHistoryRow(page, t)).getByRole('button').click();
  const panel = page.getByRole('dialog', { name: t('assets.page.history.one') });
  await expect(panel.getByLabel(t('tasks.component.input.text'), { exact: true })).toHaveValue(text);
  await panel.getByRole('button', { name: t('assets.page.history.again'), exact: true }).click();
  await expect(panel.getByRole('region', { name: t('tasks.component.result.label') })).toHaveCount(2);
  await expect(panel.getByText(t('tasks.component.comparison.same'), { exact: true })).toBeVisible();
  await panel
    .getByRole('button', { name: t('assets.page.history.close'), exact: true })
    .last()
    .click();
  await expect(panel).toHaveCount(0);
}
