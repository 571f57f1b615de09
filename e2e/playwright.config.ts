import { defineConfig } from 'playwright/test';
import { CONSOLE_PORT, CONSOLE_URL } from './lib/server/environment.ts';
import { findBrowser } from './lib/server/find-browser.ts';

const executablePath = findBrowser();

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: `./test-results/${CONSOLE_PORT}`,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  workers: 2,
  fullyParallel: false,
  // On a busy machine, a test may fail once. The report lists tests that passed only at the second attempt.
  retries: process.env.CI === undefined ? 0 : 1,
  forbidOnly: process.env.CI !== undefined,
  reporter: 'list',
  globalSetup: './lib/server/global-setup.ts',
  use: {
    baseURL: CONSOLE_URL,
    viewport: { width: 1440, height: 900 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    // Without motion, pages need a third less time. A test about motion turns it on.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      // Without a Unicode locale, Chromium does not give files Chinese names.
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
      args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
    },
  },
});
