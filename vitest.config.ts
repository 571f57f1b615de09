import { globSync, readFileSync } from 'node:fs';
import { atriumVitest } from '@atrium/build/vitest';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';

const limits = {
  testTimeout: 60_000,
  hookTimeout: 120_000,
  // One second, the default, is too short on a busy machine.
  expect: { poll: { timeout: 10_000 } },
  pool: 'forks' as const,
  // On a busy machine, a test may fail once. The report marks tests that passed only at the second attempt.
  retry: process.env.CI === undefined ? 0 : 1,
};
const exclude = ['**/node_modules/**', '**/dist/**'];

const WEB =
  '{host,remote-*,shared/{runtime,i18n,ui,table,charts,definitions,task-views,testing,workbench}}/{src,.}/**/*';

/** The options of packages that run in a browser. */
const browser = {
  ...limits,
  globals: true,
  setupFiles: ['./shared/build/src/jsdom-setup.ts'],
  exclude: [...exclude, 'shared/i18n/tools/**', 'shared/testing/node/**'],
};

/** Test files that do not affect each other share a process, which halves the CPU time of a small file. */
const shared = { isolate: false };

/** `.test.ts` files whose first line requires a DOM. */
const domTests = globSync(`${WEB}.test.ts`, { exclude: (name) => name === 'node_modules' }).filter((file) =>
  readFileSync(file, 'utf8').startsWith('// @vitest-environment jsdom'),
);

/** `.test.ts` files that need no DOM. */
const logic: TestProjectConfiguration = {
  plugins: atriumVitest(),
  test: {
    ...browser,
    ...shared,
    name: 'logic',
    environment: 'node',
    include: [`${WEB}.test.ts`],
    exclude: [...browser.exclude, ...domTests],
  },
};

/** `.test.ts` files that need a DOM. Files share a process only with files of the same environment. */
const dom: TestProjectConfiguration = {
  plugins: atriumVitest(),
  test: { ...browser, ...shared, name: 'dom', environment: 'jsdom', include: domTests },
};

/** View tests. The files of a process share its window and the libraries, but not the modules of the console. */
const views: TestProjectConfiguration = {
  plugins: atriumVitest(),
  test: {
    ...browser,
    ...shared,
    name: 'views',
    setupFiles: [...browser.setupFiles, './shared/testing/src/view-setup.ts'],
    environment: 'jsdom',
    include: [`${WEB}.test.tsx`],
    exclude: [...browser.exclude, '**/*.server.test.tsx'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
};

/** Pages against the real server, which runs in its own process. */
const pages: TestProjectConfiguration = {
  plugins: atriumVitest(),
  test: {
    ...browser,
    name: 'pages',
    environment: 'jsdom',
    include: ['remote-*/src/**/*.server.test.tsx'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
    globalSetup: ['./server/src/testing/console/global-setup.ts'],
  },
};

/** Packages that run under Node without a database. */
const tools: TestProjectConfiguration = {
  plugins: atriumVitest(),
  test: {
    ...limits,
    ...shared,
    name: 'tools',
    environment: 'node',
    include: [
      '{tools,deploy,shared/{contract,build,faults,spreadsheet,testing/node,i18n/tools}}/**/*.test.ts',
    ],
    exclude,
  },
};

/** The server, against real PostgreSQL: one PostgreSQL process for all files, and a database for each file. */
const server: TestProjectConfiguration = {
  test: {
    ...limits,
    ...shared,
    name: 'server',
    environment: 'node',
    include: ['{server,cli}/**/*.test.ts'],
    exclude,
    globalSetup: ['./server/src/testing/global-setup.ts'],
  },
};

export default defineConfig({ test: { maxWorkers: 2, projects: [logic, dom, views, pages, tools, server] } });
