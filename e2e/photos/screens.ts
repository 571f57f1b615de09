import { type AppKind, algorithmListCall, assetsListCall, loginCall, ROUTES } from '@atrium/contract';
import type { Locator, Page } from 'playwright/test';
import type { Translate } from '../lib/messages/translate.ts';
import { callServer } from '../lib/server/call-server.ts';
import { ADMIN } from '../lib/server/environment.ts';

/** One state of one page. */
export interface Screen {
  readonly name: string;
  readonly path: string;
  /** Brings the opened page into the state, such as an open drawer. */
  prepare?(page: Page, t: Translate): Promise<void>;
}

/** The pages before sign-in. */
export const PUBLIC_SCREENS: readonly Screen[] = [
  { name: 'sign-in', path: '/login' },
  { name: 'register', path: '/register' },
  { name: 'forgot', path: '/forgot' },
  { name: 'forbidden', path: ROUTES.forbidden },
  { name: 'not-found', path: '/no/such/page' },
  { name: 'server-error', path: ROUTES.serverError },
];

const ALGORITHMS = '/admin/algorithm/algorithms';

/** The pages for an admin. Those of an app or an algorithm show the first one of the installation. */
export async function listConsoleScreens(url: string): Promise<readonly Screen[]> {
  const { token } = await callServer(loginCall, ADMIN, { url });
  const { list } = await callServer(
    algorithmListCall,
    { filters: { status: ['published'] } },
    { url, token },
  );
  const apps = await Promise.all(
    (['nlp', 'recognition', 'algorithm'] as const).map(async (kind) => {
      const found = await callServer(
        assetsListCall,
        { filters: { kind: [kind], status: ['active'] } },
        { url, token },
      );
      const id = found.list[0]?.id;
      return id === undefined ? [] : listAppScreens(kind, `/admin/assets/${kind}App/${id}`);
    }),
  );
  return [
    { name: 'dashboard', path: ROUTES.console },
    { name: 'dashboard-month', path: `${ROUTES.console}?period=month` },
    { name: 'runs', path: '/admin/dashboard/runs' },
    { name: 'log', path: ROUTES.log },
    { name: 'audit', path: '/admin/system/audit' },
    { name: 'assets', path: ROUTES.assets },
    { name: 'algorithms', path: ALGORITHMS },
    { name: 'algorithm-panel', path: ALGORITHMS, prepare: openFirstRow },
    {
      name: 'algorithm-form',
      path: ALGORITHMS,
      prepare: async (page, t) =>
        openDialog(page, page.getByRole('button', { name: t('table.component.toolbar.add'), exact: true })),
    },
    ...list.slice(0, 1).map(({ id }) => ({
      name: 'versions',
      path: `/admin/algorithm/algorithm/versions/${id}`,
    })),
    { name: 'recognitions', path: '/admin/recognition/recognitions' },
    { name: 'nlp-items', path: '/admin/nlp/nlps' },
    { name: 'nlp-item-panel', path: '/admin/nlp/nlps', prepare: openFirstRow },
    { name: 'users', path: '/admin/system/users' },
    { name: 'groups', path: '/admin/system/groups' },
    { name: 'data-sets', path: '/admin/evaluation/data-sets' },
    {
      name: 'data-set-form',
      path: '/admin/evaluation/data-sets',
      prepare: async (page, t) =>
        openDialog(page, page.getByRole('button', { name: t('table.component.toolbar.add'), exact: true })),
    },
    { name: 'evaluations', path: '/admin/evaluation/data-sets', prepare: openEvaluations },
    { name: 'connections', path: '/admin/system/connections' },
    { name: 'models', path: '/admin/system/models' },
    {
      name: 'connection-form',
      path: '/admin/system/connections',
      prepare: async (page, t) =>
        openDialog(page, page.getByRole('button', { name: t('table.component.toolbar.add'), exact: true })),
    },
    ...(['nlp', 'recognition', 'algorithm'] as const).map((kind) => ({
      name: `${kind}-app-create`,
      path: `/admin/assets/${kind}App/create`,
    })),
    ...apps.flat(),
    { name: 'user-setting', path: ROUTES.userSetting },
    { name: 'account-setting', path: ROUTES.accountSetting },
    { name: 'search', path: ROUTES.assets, prepare: async (page) => page.keyboard.press('Control+k') },
  ];
}

function listAppScreens(kind: AppKind, path: string): readonly Screen[] {
  const run: Screen = { name: `${kind}-app-run`, path, prepare: runSample };
  if (kind !== 'nlp') return [run];
  const tabs = ['batch', 'history', 'api', 'settings'] as const;
  return [
    run,
    ...tabs.map((tab) => ({ name: `app-${tab}`, path: `${path}?tab=${tab}` })),
    { name: 'app-batch-new', path: `${path}?tab=batch&batch=new`, prepare: openBatchFile },
    { name: 'app-batch-detail', path: `${path}?tab=batch`, prepare: openLastBatch },
  ];
}

async function openDialog(page: Page, opener: Locator): Promise<void> {
  await opener.click();
  await page.getByRole('dialog').waitFor();
}

async function openEvaluations(page: Page, t: Translate): Promise<void> {
  const more = page.getByRole('row').nth(1).getByRole('button').last();
  if (!(await more.isVisible())) return;
  await more.click();
  const entry = page.getByRole('menuitem', { name: t('management.page.data-sets.evaluate'), exact: true });
  await openDialog(page, entry);
  const view = page.getByRole('dialog').getByRole('button', { name: t('management.page.data-sets.view') });
  if (await view.first().isVisible()) await view.first().click();
}

async function openBatchFile(page: Page, t: Translate): Promise<void> {
  const rows = [
    'id,text',
    ...Array.from({ length: 40 }, (_, row) => `${row + 1},早上好 good morning`),
    '41,',
  ];
  const file = { name: 'reviews.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByText(t('assets.page.batch.empty-inputs', { empty: 1 })).waitFor();
}

/** Opens the oldest batch, if there is one. */
async function openLastBatch(page: Page, t: Translate): Promise<void> {
  const view = page.getByRole('main').getByRole('button', { name: t('assets.page.batch.open') });
  if (!(await view.last().isVisible())) return;
  await view.last().click();
  await page.getByRole('main').getByRole('progressbar').waitFor();
}

async function openFirstRow(page: Page): Promise<void> {
  const row = page.getByRole('row').nth(1);
  // An empty list has no row to open, and a phone shows cards.
  if (!(await row.isVisible())) return;
  await openDialog(page, row.getByRole('cell').nth(2));
}

/** Runs the sample that the page of an app begins with. */
async function runSample(page: Page, t: Translate): Promise<void> {
  await page.getByRole('button', { name: t('assets.page.app.run'), exact: true }).click();
  await page.getByRole('main').getByRole('status').filter({ hasText: /\d/ }).first().waitFor();
}
