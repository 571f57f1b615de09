import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { AppKind, TaskId } from '@atrium/contract';
import type { Locator, Page } from 'playwright/test';
import { expect, type Language, test } from './journey.ts';
import { drawNote } from './lib/data/draw-note.ts';
import { navigateTo } from './lib/routes/navigate-to.ts';
import { registerUser } from './lib/session/register-user.ts';

type Say = (id: string, values?: Readonly<Record<string, string | number>>) => string;

/** Creates an app on the page: a target of the task and a name. The app then opens. */
async function makeApp(page: Page, say: Say, kind: AppKind, task: TaskId, name: string): Promise<void> {
  const button = (id: string) => page.getByRole('button', { name: say(id), exact: true });
  await navigateTo(page, `/admin/assets/assets?kind=${kind}`);
  await page
    .getByRole('main')
    .getByRole('button', { name: say('assets.page.assets.create') })
    .first()
    .click();
  await page
    .getByRole('radio', { name: say(`tasks.component.name.${task}`) })
    .first()
    .check();
  await page.getByLabel(say('assets.page.app-create.name'), { exact: true }).fill(name);
  await button('assets.page.app-create.create').click();
  await page.waitForURL(new RegExp(`/admin/assets/${kind}App/[0-9a-f-]{36}`));
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

async function run(page: Page, say: Say): Promise<Locator> {
  await page.getByRole('button', { name: say('assets.page.app.run'), exact: true }).click();
  const result = page.getByRole('region', { name: say('tasks.component.result.label') });
  await expect(result).toBeVisible({ timeout: 60_000 });
  return result;
}

const KEY_NAME = 'program';

/** Creates a key for the open app and runs the JavaScript program of its API tab. Returns the outputs. */
async function callByKey(
  page: Page,
  say: Say,
  files: Readonly<Record<string, Buffer>> = {},
): Promise<unknown> {
  const dialog = page.getByRole('dialog');
  await page.getByRole('tab', { name: say('assets.page.app.tab-api'), exact: true }).click();
  await page.getByRole('button', { name: say('assets.page.api.create'), exact: true }).click();
  await dialog.getByLabel(say('assets.page.api.name'), { exact: true }).fill(KEY_NAME);
  await dialog.getByRole('button', { name: say('assets.page.api.create'), exact: true }).click();
  const secret = await dialog.getByText(/^ak_/).innerText();
  await dialog.getByRole('button', { name: say('assets.page.api.secret-done'), exact: true }).click();
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

/** The history of the open app, with its one run. */
async function findInHistory(page: Page, say: Say): Promise<Locator> {
  await page.getByRole('tab', { name: say('assets.page.app.tab-history'), exact: true }).click();
  const row = page
    .getByRole('table', { name: say('assets.page.history.label') })
    .getByRole('row')
    .filter({ hasText: say('assets.page.history.status-succeeded') });
  await expect(row).toHaveCount(1);
  return row;
}

/** A working day in each language; actions on an app as a whole run in one of them. */
const DAYS = {
  'zh-CN': {
    apps: { ocr: '读便条', forecast: '看明年', entities: '找名字' },
    text: '请写信到 someone@example.com，或致电 138 0013 8000。',
    isWhole: true,
  },
  'en-US': {
    apps: { ocr: 'Read notes', forecast: 'Next year', entities: 'Find names' },
    text: 'Please write to someone@example.com, or call +86 138 0013 8000.',
    isWhole: false,
  },
} as const satisfies Record<Language, object>;

for (const language of ['zh-CN', 'en-US'] as const satisfies readonly Language[]) {
  const { apps, text, isWhole } = DAYS[language];
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('a user creates an app of each kind, runs it on their own input, and finds the runs in the history', async ({
      page,
      say,
      startSignedIn,
    }) => {
      await startSignedIn(page, { as: await registerUser() });
      await expect(page.getByText(say('assets.page.assets.empty'))).toBeVisible();

      await test.step("an image app reads the user's own image", async () => {
        await makeApp(page, say, 'recognition', 'ocr', apps.ocr);
        const note = await drawNote(page, 'Meeting moved to Friday');
        await page
          .getByLabel(say('tasks.component.input.image'), { exact: true })
          .setInputFiles({ name: 'note.png', mimeType: 'image/png', buffer: note });
        await expect(page.getByText('note.png')).toBeVisible();
        await expect(await run(page, say)).toContainText(/Friday/);
        await findInHistory(page, say);
        if (isWhole) {
          const outputs = await callByKey(page, say, { 'image.png': note });
          expect(outputs).toMatchObject({ text: expect.stringContaining('Friday') });
        }
      });

      await test.step("a forecast app continues the user's own series", async () => {
        await makeApp(page, say, 'algorithm', 'forecast', apps.forecast);
        const months = Array.from({ length: 36 }, (_, month) => 100 + month + (month % 12) * 5);
        await page.getByLabel(say('tasks.component.input.series'), { exact: true }).fill(months.join(', '));
        await page.getByLabel(say('tasks.component.series.season'), { exact: true }).fill('12');
        const result = await run(page, say);
        await result.getByRole('radio', { name: say('tasks.component.result.table'), exact: true }).check();
        await expect(result.getByRole('row')).not.toHaveCount(1);
        await findInHistory(page, say);
        if (isWhole) expect(await callByKey(page, say)).toMatchObject({ mean: expect.any(Array) });
      });

      await test.step("an entity app finds names in the user's own text", async () => {
        await makeApp(page, say, 'nlp', 'entities', apps.entities);
        if (isWhole) await storeEverything(page, say);
        await page.getByLabel(say('tasks.component.input.text'), { exact: true }).fill(text);
        await expect(await run(page, say)).toContainText('someone@example.com');
        const good = page.getByRole('button', { name: say('assets.page.app.feedback-good'), exact: true });
        await good.click();
        await expect(good).toHaveAttribute('aria-pressed', 'true');
        await expect(await findInHistory(page, say)).toContainText(say('assets.page.app.feedback-good'));
      });

      if (isWhole) {
        await test.step('a stored input runs again', () => runAgain(page, say, text));
        await test.step('a program calls the app with a key until the user revokes it', async () => {
          expect(await callByKey(page, say)).toMatchObject({ entities: expect.any(Array) });
          await page
            .getByRole('button', { name: say('assets.page.api.revoke-of', { name: KEY_NAME }) })
            .click();
          const revoke = say('assets.page.api.revoke');
          await page.getByRole('dialog').getByRole('button', { name: revoke, exact: true }).click();
          await expect(page.getByText(say('assets.page.api.revoked'), { exact: true })).toBeVisible();
          await page.getByRole('tab', { name: say('assets.page.app.tab-run'), exact: true }).click();
        });
        await test.step('a deleted app is restored', () => removeAndRestore(page, say));
      }
      await navigateTo(page, '/admin/assets/assets');
      for (const name of Object.values(apps)) {
        await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();
      }
    });
  });
}

/** Makes the open app store the input and output of its runs. */
async function storeEverything(page: Page, say: Say): Promise<void> {
  await page.getByRole('tab', { name: say('assets.page.app.tab-settings'), exact: true }).click();
  await page.getByLabel(say('assets.page.settings.log-policy'), { exact: true }).selectOption('full');
  await page.getByRole('button', { name: say('assets.page.settings.save'), exact: true }).click();
  await expect(page.getByText(say('assets.page.settings.saved'))).toBeVisible();
  await page.getByRole('tab', { name: say('assets.page.app.tab-run'), exact: true }).click();
}

async function runAgain(page: Page, say: Say, text: string): Promise<void> {
  await (await findInHistory(page, say)).getByRole('button').click();
  const panel = page.getByRole('dialog', { name: say('assets.page.history.one') });
  await expect(panel.getByLabel(say('tasks.component.input.text'), { exact: true })).toHaveValue(text);
  await panel.getByRole('button', { name: say('assets.page.history.again'), exact: true }).click();
  await expect(panel.getByRole('region', { name: say('tasks.component.result.label') })).toHaveCount(2);
  await panel.getByRole('button', { name: say('assets.page.history.close'), exact: true }).click();
  await expect(panel).toHaveCount(0);
}

async function removeAndRestore(page: Page, say: Say): Promise<void> {
  await page.getByRole('tab', { name: say('assets.page.app.tab-settings'), exact: true }).click();
  const remove = page.getByRole('button', { name: say('assets.page.settings.remove'), exact: true });
  await remove.click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('assets.page.settings.remove'), exact: true })
    .click();
  await page.getByRole('button', { name: say('assets.page.app.restore'), exact: true }).click();
  await expect(remove).toBeVisible();
}
