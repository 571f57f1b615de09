import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright/test';
import { createTestDatabase, startTestPostgres } from 'server/testing';
import { createTranslate, type Language, type Translate } from '../lib/messages/translate.ts';
import { waitForPaint } from '../lib/page/wait-for-paint.ts';
import { ADMIN, ROOT } from '../lib/server/environment.ts';
import { findBrowser } from '../lib/server/find-browser.ts';
import { startConsole } from '../lib/server/start-console.ts';
import { storeSession } from '../lib/session/store-session.ts';
import { createContactSheet } from './create-contact-sheet.ts';
import { DEMO_NAMES } from './demo-names.ts';
import { fillDemo } from './fill-demo.ts';
import { insertRuns } from './insert-runs.ts';
import { listConsoleScreens, listPublicScreens, type Screen } from './screens.ts';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 360, height: 740 },
] as const;
const THEMES = ['light', 'dark'] as const;
const LANGUAGES = ['en-US', 'zh-CN'] as const satisfies readonly Language[];
const CONTENTS = ['full', 'empty'] as const;
/** Two processes of this program need different ports. */
const PORT = Number(process.env.ATRIUM_PHOTOS_PORT ?? 4690);

/**
 * The empty deployment shows the layout settings and offers no mail. The full one offers mail, but no mail server
 * listens at this address.
 */
const SETTINGS = {
  full: {
    ATRIUM_SMTP_URL: 'smtp://127.0.0.1:9',
    ATRIUM_MAIL_FROM: 'Atrium <atrium@example.com>',
    ATRIUM_PUBLIC_URL: `http://127.0.0.1:${PORT}`,
  },
  empty: { ATRIUM_FEATURES: 'layoutSettings=true' },
} as const;

// An empty value selects everything, because every text includes it.
const { values: options } = parseArgs({
  options: {
    /** Only the screens whose names contain one of these texts, separated by commas. */
    screen: { type: 'string', default: '' },
    /** Only `en-US` or `zh-CN`. */
    language: { type: 'string', default: '' },
    /** Only `full` or `empty`. */
    content: { type: 'string', default: '' },
    /** Only `light` or `dark`. */
    theme: { type: 'string', default: '' },
    /** Only this width, such as 360. */
    width: { type: 'string', default: '' },
    /** Only the screenshots of the README, without a watermark. */
    docs: { type: 'boolean', default: false },
  },
});
const folder = join(ROOT, '.atrium', 'photos');

// The program takes screenshots of every screen of the built product, with and without records, in both languages and
// themes and in three widths, and creates one contact sheet for each screen. It prints the warnings and errors that a
// page prints.

const postgres = await startTestPostgres();
const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-dev-shm-usage'],
});
try {
  for (const content of CONTENTS.filter((value) => value.includes(options.docs ? 'full' : options.content))) {
    for (const language of LANGUAGES.filter((value) => value.includes(options.language))) {
      await takeDeploymentScreenshots(browser, content, language);
    }
  }
} finally {
  await browser.close();
  await postgres.stop();
}

/** Starts a deployment, takes the screenshots of its screens, and stops it. */
async function takeDeploymentScreenshots(
  browser: Browser,
  content: (typeof CONTENTS)[number],
  language: Language,
): Promise<void> {
  const database = await createTestDatabase(postgres.url);
  const dataDir = await mkdtemp(join(tmpdir(), 'atrium-photos-'));
  await chmod(dataDir, 0o755);
  const env = {
    DATABASE_URL: database.url,
    ATRIUM_DEFAULT_LOCALE: language,
    ATRIUM_CONNECTION_ADDRESSES: '127.0.0.1',
    ...SETTINGS[content],
    ...(options.docs ? { ATRIUM_FEATURES: 'watermark=false' } : {}),
  };
  const deployment = await startConsole({ port: PORT, dataDir, env });
  try {
    if (content === 'full') {
      await fillDemo(deployment.url, language);
      await insertRuns(database.pool, DEMO_NAMES[language].inputText);
    }
    const t = await createTranslate(language);
    const context = await browser.newContext({
      baseURL: deployment.url,
      locale: language,
      timezoneId: 'Asia/Shanghai',
      reducedMotion: 'reduce',
      viewport: SIZES[0],
    });
    const target = join(folder, content, language);
    await mkdir(target, { recursive: true });
    const page = await context.newPage();
    if (options.docs) {
      await storeSession(page, deployment.url, ADMIN);
      await takeDocsScreenshot(page, language);
      return;
    }
    for (const screen of await listPublicScreens(deployment.url))
      await takeScreenshots(context, screen, t, target);
    await storeSession(page, deployment.url, ADMIN);
    await page.close();
    const offersLayoutSettings = content === 'empty';
    for (const screen of await listConsoleScreens(deployment.url, offersLayoutSettings))
      await takeScreenshots(context, screen, t, target);
    await context.close();
  } finally {
    await deployment.stop();
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function takeScreenshots(
  context: BrowserContext,
  screen: Screen,
  t: Translate,
  target: string,
): Promise<void> {
  if (!options.screen.split(',').some((part) => screen.name.includes(part))) return;
  const page = await context.newPage();
  page.on('console', (message) => {
    if (/error|warning/.test(message.type())) report(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => report(error.message));
  const report = (line: string) => globalThis.console.error(`${target} ${screen.name}: ${line}`);
  const files: string[] = [];
  try {
    await page.goto(screen.path);
    await waitUntilIdle(page);
    for (const size of SIZES.filter(({ width }) => String(width).includes(options.width))) {
      await page.setViewportSize(size);
      if (screen.prepare) {
        await page.goto(screen.path);
        await waitUntilIdle(page);
        await screen.prepare(page, t);
        if (!screen.staysBusy) await waitUntilIdle(page);
      }
      for (const theme of THEMES.filter((value) => value.includes(options.theme))) {
        await page.emulateMedia({ colorScheme: theme });
        await waitForPaint(page);
        const file = join(target, `${screen.name}-${size.width}-${theme}.png`);
        await page.screenshot({ path: file, animations: 'disabled' });
        files.push(file);
      }
    }
    await createContactSheet(page, files, join(target, `sheet-${screen.name}.png`));
  } catch (error) {
    report(String(error));
  } finally {
    await page.close();
  }
}

/** Takes the screenshot of the README in this language: the dashboard with the runs of a week. */
async function takeDocsScreenshot(page: Page, language: Language): Promise<void> {
  await page.goto('/admin/dashboard/console?period=week');
  await waitUntilIdle(page);
  const name = language === 'en-US' ? 'console.png' : `console.${language}.png`;
  await page.screenshot({ path: join(ROOT, 'docs', name), animations: 'disabled' });
}

async function waitUntilIdle(page: Page): Promise<void> {
  await page.getByRole('main').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
  await waitForPaint(page);
}
