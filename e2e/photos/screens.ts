import { readFile } from 'node:fs/promises';
import {
  type AppKind,
  algorithmListCall,
  assetsListCall,
  batchCalls,
  loginCall,
  ROUTES,
} from '@atrium/contract';
import type { Locator, Page } from 'playwright/test';
import { createLabelModel } from 'server/testing';
import type { Translate } from '../lib/messages/translate.ts';
import { callServer } from '../lib/server/call-server.ts';
import { ADMIN } from '../lib/server/environment.ts';
import { registerUserWithSecondFactor } from '../lib/session/register-user-with-second-factor.ts';
import type { Credentials } from '../lib/session/store-session.ts';
import { TRAINED_SLUGS, TRAINING_TABLE } from './add-models.ts';

/** One state of one page. */
export interface Screen {
  readonly name: string;
  readonly path: string;
  /** Brings the open page into the state, such as an open drawer. */
  prepare?(page: Page, t: Translate): Promise<void>;
  /** Whether the page never becomes idle in this state, for example because a request never ends. */
  readonly staysBusy?: boolean;
}

/** The pages before sign-in. */
export async function listPublicScreens(url: string): Promise<readonly Screen[]> {
  const { testUser } = await registerUserWithSecondFactor(url);
  return [
    { name: 'main', path: ROUTES.index },
    { name: 'sign-in', path: ROUTES.login },
    {
      name: 'second-step',
      path: ROUTES.login,
      prepare: async (page, t) => {
        await enterPassword(page, t, testUser);
        await page.getByLabel(t('host.page.second-step.code'), { exact: true }).waitFor();
      },
    },
    { name: 'register', path: ROUTES.register },
    { name: 'forgot', path: ROUTES.forgotPassword },
    { name: 'forgot-sent', path: ROUTES.forgotPassword, prepare: requestLink },
    { name: 'reset', path: `${ROUTES.resetPassword}#token=demo` },
    { name: 'forbidden', path: ROUTES.forbidden },
    { name: 'not-found', path: '/no/such/page' },
    { name: 'server-error', path: ROUTES.serverError },
  ];
}

const ALGORITHMS = '/admin/algorithm/algorithms';
const DATA_SETS = '/admin/evaluation/data-sets';
const CONNECTIONS = '/admin/system/connections';
const USERS = '/admin/system/users';
const GROUPS = '/admin/system/groups';
const AUDIT = '/admin/system/audit';
const MODELS = '/admin/system/models';
const TRANSLATIONS = '/admin/system/translations';
const ACCOUNT_KEYS = '/admin/assets/keys';

const SAMPLES = new URL('../../server/src/seed/samples/', import.meta.url);

/**
 * The pages for an admin. The pages of an app use an app with batches if there is one. The pages of versions use the
 * first published algorithm and the trained ones.
 */
export async function listConsoleScreens(
  url: string,
  offersLayoutSettings: boolean,
): Promise<readonly Screen[]> {
  const options = { url, token: (await callServer(loginCall, ADMIN, { url })).token };
  const { list } = await callServer(algorithmListCall, { filters: { status: ['published'] } }, options);
  // Returns the address of an algorithm's versions as a list, which is empty if the deployment lacks the algorithm.
  const listVersionsPaths = async (slug: string) => {
    const found = await callServer(algorithmListCall, { keyword: slug }, options);
    return found.list.slice(0, 1).map(({ id }) => `/admin/algorithm/algorithm/versions/${id}`);
  };
  const [classify, cluster, anomaly] = await Promise.all(
    [TRAINED_SLUGS.classify, TRAINED_SLUGS.cluster, TRAINED_SLUGS.anomaly].map(listVersionsPaths),
  );
  const apps = await Promise.all(
    (['nlp', 'recognition', 'algorithm'] as const).map(async (kind) => {
      const found = await callServer(
        assetsListCall,
        { filters: { kind: [kind], status: ['active'] } },
        options,
      );
      const candidates = await Promise.all(
        found.list.map(async ({ id }) => ({
          id,
          ...(await callServer(batchCalls.list, { appId: id }, options)),
        })),
      );
      const app = candidates.find((candidate) => candidate.list.length > 0) ?? candidates[0];
      return app ? listAppScreens(kind, `/admin/assets/${kind}App/${app.id}`, app.list) : [];
    }),
  );
  return [
    { name: 'dashboard', path: ROUTES.console },
    { name: 'dashboard-month', path: `${ROUTES.console}?period=month` },
    { name: 'runs', path: '/admin/dashboard/runs' },
    { name: 'log', path: ROUTES.log },
    { name: 'audit', path: AUDIT },
    { name: 'audit-panel', path: AUDIT, prepare: openFirstRow },
    { name: 'assets', path: ROUTES.assets },
    { name: 'algorithms', path: ALGORITHMS },
    { name: 'algorithm-panel', path: ALGORITHMS, prepare: openFirstRow },
    { name: 'algorithm-form', path: ALGORITHMS, prepare: openDialogOf('table.component.toolbar.add') },
    { name: 'algorithm-import', path: ALGORITHMS, prepare: openDialogOf('table.component.toolbar.import') },
    { name: 'algorithm-export', path: ALGORITHMS, prepare: openDialogOf('table.component.toolbar.export') },
    {
      name: 'algorithm-definition',
      path: ALGORITHMS,
      prepare: openDialogOf('management.component.definition.import'),
    },
    { name: 'algorithm-columns', path: ALGORITHMS, prepare: openDialogOf('table.component.toolbar.columns') },
    { name: 'algorithm-print', path: ALGORITHMS, prepare: openPrintPreview, staysBusy: true },
    ...list.slice(0, 1).flatMap(({ id }) => listVersionScreens(`/admin/algorithm/algorithm/versions/${id}`)),
    ...(classify ?? []).flatMap(listTrainingScreens),
    ...(cluster ?? []).map((path) => ({ name: 'cluster-report', path, prepare: openTraining })),
    ...(anomaly ?? []).map((path) => ({ name: 'anomaly-report', path, prepare: openTraining })),
    { name: 'recognitions', path: '/admin/recognition/recognitions' },
    {
      name: 'recognition-form',
      path: '/admin/recognition/recognitions',
      prepare: openItemForm,
    },
    { name: 'recognition-panel', path: '/admin/recognition/recognitions', prepare: openFirstRow },
    { name: 'nlp-items', path: '/admin/nlp/nlps' },
    { name: 'nlp-item-panel', path: '/admin/nlp/nlps', prepare: openFirstRow },
    { name: 'users', path: USERS },
    { name: 'user-form', path: USERS, prepare: openDialogOf('table.component.toolbar.add') },
    { name: 'user-panel', path: USERS, prepare: openFirstRow },
    { name: 'groups', path: GROUPS },
    { name: 'group-form', path: GROUPS, prepare: openDialogOf('table.component.toolbar.add') },
    { name: 'group-members', path: GROUPS, prepare: openMembers },
    { name: 'roles', path: '/admin/system/roles' },
    { name: 'role-form', path: '/admin/system/roles', prepare: openDialogOf('table.component.toolbar.add') },
    { name: 'provisioning', path: '/admin/system/provisioning' },
    { name: 'data-sets', path: DATA_SETS },
    { name: 'data-set-panel', path: DATA_SETS, prepare: openFirstRow },
    { name: 'data-set-form', path: DATA_SETS, prepare: openDialogOf('table.component.toolbar.add') },
    { name: 'data-set-images', path: DATA_SETS, prepare: addImages },
    { name: 'evaluations', path: DATA_SETS, prepare: openEvaluations },
    { name: 'connections', path: CONNECTIONS },
    { name: 'connection-panel', path: CONNECTIONS, prepare: openFirstRow },
    { name: 'connection-form', path: CONNECTIONS, prepare: openDialogOf('table.component.toolbar.add') },
    { name: 'connection-prices', path: CONNECTIONS, prepare: enterPrices },
    { name: 'connection-try', path: CONNECTIONS, prepare: (page, t) => tryModel(page, t) },
    {
      name: 'connection-try-loading',
      path: CONNECTIONS,
      prepare: (page, t) => tryModel(page, t, 'loads'),
      staysBusy: true,
    },
    { name: 'connection-test', path: CONNECTIONS, prepare: testConnection },
    { name: 'models', path: MODELS },
    { name: 'model-panel', path: MODELS, prepare: openFirstRow },
    { name: 'model-upload', path: MODELS, prepare: (page, t) => openModelFile(page, t) },
    {
      name: 'model-try-loading',
      path: MODELS,
      prepare: (page, t) => openModelFile(page, t, 'loads'),
      staysBusy: true,
    },
    { name: 'model-try-failed', path: MODELS, prepare: (page, t) => openModelFile(page, t, 'fails') },
    { name: 'translations', path: TRANSLATIONS },
    { name: 'translation-form', path: TRANSLATIONS, prepare: openTranslation },
    {
      name: 'translation-plural-form',
      path: `${TRANSLATIONS}?keyword=table.component.selection.count`,
      prepare: openTranslation,
    },
    {
      name: 'translation-import',
      path: TRANSLATIONS,
      prepare: openDialogOf('management.page.translations.import'),
    },
    ...(['nlp', 'recognition', 'algorithm'] as const).map((kind) => ({
      name: `${kind}-app-create`,
      path: `/admin/assets/${kind}App/create`,
    })),
    ...apps.flat(),
    { name: 'account-keys', path: ACCOUNT_KEYS },
    { name: 'account-key-form', path: ACCOUNT_KEYS, prepare: openDialogOf('assets.page.api.create') },
    { name: 'register-result', path: ROUTES.registerResult },
    { name: 'user-setting', path: ROUTES.userSetting },
    { name: 'account-setting', path: ROUTES.accountSetting },
    { name: 'account-end', path: ROUTES.accountSetting, prepare: startDeletion },
    { name: 'second-factor', path: ROUTES.accountSetting, prepare: startSecondFactor },
    { name: 'search', path: ROUTES.assets, prepare: async (page) => page.keyboard.press('Control+k') },
    { name: 'notices', path: ROUTES.assets, prepare: openNotices },
    { name: 'user-menu', path: ROUTES.assets, prepare: openUserMenu },
    ...(offersLayoutSettings
      ? [
          {
            name: 'layout-settings',
            path: ROUTES.assets,
            prepare: openDialogOf('host.component.layout-settings.title'),
          },
        ]
      : []),
  ];
}

function listAppScreens(
  kind: AppKind,
  path: string,
  batches: readonly { readonly id: string; readonly status: string }[],
): readonly Screen[] {
  const run: Screen = { name: `${kind}-app-run`, path, prepare: runSample };
  if (kind !== 'nlp') return [run];
  const toTabScreen = (tab: string): Screen => ({ name: `app-${tab}`, path: `${path}?tab=${tab}` });
  const batchScreens = (['finished', 'running'] as const).flatMap((status) => {
    const id = batches.find((batch) => batch.status === status)?.id;
    return id === undefined ? [] : [{ name: `app-batch-${status}`, path: `${path}?tab=batch&batch=${id}` }];
  });
  return [
    // Before the first run, so that these tabs are empty in the empty deployment.
    ...['history', 'usage'].map(toTabScreen),
    run,
    ...['batch', 'api', 'settings'].map(toTabScreen),
    { name: 'app-batch-new', path: `${path}?tab=batch&batch=new`, prepare: openBatchFile },
    ...batchScreens,
    { name: 'app-share', path, prepare: openShares },
    { name: 'app-run-panel', path: `${path}?tab=history`, prepare: openFirstRun },
    { name: 'app-key-form', path: `${path}?tab=api`, prepare: openDialogOf('assets.page.api.create') },
  ];
}

function listVersionScreens(path: string): readonly Screen[] {
  return [
    { name: 'versions', path },
    { name: 'version-form', path, prepare: openDialogOf('management.page.versions.create') },
    { name: 'version-aliases', path, prepare: openDialogOf('management.page.versions.alias-history') },
    { name: 'version-panel', path, prepare: openFirstRow },
  ];
}

function listTrainingScreens(path: string): readonly Screen[] {
  return [
    { name: 'trained-versions', path },
    { name: 'training-form', path, prepare: openTrainingFile },
    { name: 'training-report', path, prepare: openTraining },
    {
      name: 'trainings-loading',
      path,
      prepare: (page, t) => openTrainings(page, t, 'loads'),
      staysBusy: true,
    },
    { name: 'trainings-failed', path, prepare: (page, t) => openTrainings(page, t, 'fails') },
  ];
}

/** Returns a function that clicks the button with the text of a message and waits for its dialog. */
function openDialogOf(id: string): NonNullable<Screen['prepare']> {
  return (page, t) => openDialog(page, findButton(page, t(id)));
}

function findButton(page: Page, name: string): Locator {
  return page.getByRole('button', { name, exact: true }).first();
}

async function openDialog(page: Page, opener: Locator): Promise<void> {
  await opener.click();
  await page.getByRole('dialog').waitFor();
}

/** Opens the print preview of a list and waits for its rows. The browser may never report its frame as idle. */
async function openPrintPreview(page: Page, t: Translate): Promise<void> {
  await openDialog(page, findButton(page, t('table.component.toolbar.print')));
  await page.getByRole('dialog').frameLocator('iframe').getByRole('row').nth(1).waitFor();
}

/** Opens the form of a new item. The fields of the engine's parameters load last. */
async function openItemForm(page: Page, t: Translate): Promise<void> {
  await openDialog(page, findButton(page, t('table.component.toolbar.add')));
  await page
    .getByRole('region', { name: t('management.component.items.parameters'), exact: true })
    .locator('input, select')
    .first()
    .waitFor();
}

/** Opens the report of the first evaluation of the first data set, if the list has a data set. */
async function openEvaluations(page: Page, t: Translate): Promise<void> {
  if (!(await chooseForFirst(page, t, t('management.page.data-sets.evaluate')))) return;
  const view = page.getByRole('dialog').getByRole('button', { name: t('management.page.data-sets.view') });
  await view.first().click();
}

/** Chooses a file for a new batch. Its last row has no text, so the page shows a warning. */
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

async function enterPassword(page: Page, t: Translate, { account, password }: Credentials): Promise<void> {
  await page.getByLabel(t('host.page.login.account'), { exact: true }).fill(account);
  await page.getByLabel(t('host.page.login.password'), { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

/** Requests a reset link, if the server sends mail. */
async function requestLink(page: Page, t: Translate): Promise<void> {
  const account = page.getByLabel(t('host.page.login.account'), { exact: true });
  if (!(await account.isVisible())) return;
  await account.fill('nobody');
  await page.keyboard.press('Enter');
  await page.getByText(t('host.page.forgot.sent')).waitFor();
}

/** Starts to set up a second factor, and scrolls to its QR code. */
async function startSecondFactor(page: Page, t: Translate): Promise<void> {
  const title = t('host.page.account-setting.factor-title');
  const section = page.getByRole('region', { name: title, exact: true });
  const label = t('host.page.account-setting.factor-password');
  await section.getByLabel(label, { exact: true }).fill(ADMIN.password);
  await page.keyboard.press('Enter');
  await page.getByRole('img', { name: t('host.page.second-step.qr') }).scrollIntoViewIfNeeded();
}

/** Opens the form that deletes the account, at the end of the page. */
async function startDeletion(page: Page, t: Translate): Promise<void> {
  await findButton(page, t('host.page.account-setting.delete-open')).click();
  const title = t('host.page.account-setting.delete-title');
  const section = page.getByRole('region', { name: title, exact: true });
  await section.getByRole('button').last().scrollIntoViewIfNeeded();
}

/** Opens the form for a training and chooses a file with a table. */
async function openTrainingFile(page: Page, t: Translate): Promise<void> {
  await openDialog(page, findButton(page, t('management.page.training.train')));
  const file = { name: 'iris.csv', mimeType: 'text/csv', buffer: await readFile(TRAINING_TABLE) };
  await page.getByRole('dialog').locator('input[type=file]').setInputFiles(file);
  await page
    .getByRole('dialog')
    .getByRole('region', { name: t('tasks.component.file.label') })
    .waitFor();
}

/** Opens the report of the first training in the list. */
async function openTraining(page: Page, t: Translate): Promise<void> {
  await openDialog(page, findButton(page, t('management.page.training.trainings')));
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('management.page.training.view') })
    .first()
    .click();
}

/**
 * Opens the list of trainings while its request waits, or after it failed. A request waits if its handler neither
 * continues nor aborts it.
 */
async function openTrainings(page: Page, t: Translate, state: 'loads' | 'fails'): Promise<void> {
  await page.route('**/api/training/list', (route) => (state === 'fails' ? route.abort() : undefined));
  await openDialog(page, findButton(page, t('management.page.training.trainings')));
}

/**
 * Chooses a model file and tries the model on its sample. Without `state`, waits for the result. With it, the request
 * waits or fails.
 */
async function openModelFile(page: Page, t: Translate, state?: 'loads' | 'fails'): Promise<void> {
  if (state) await page.route('**/api/onnx/try', (route) => (state === 'fails' ? route.abort() : undefined));
  await openDialog(page, findButton(page, t('management.page.models.upload')));
  const buffer = Buffer.from(createLabelModel());
  const dialog = page.getByRole('dialog');
  await dialog
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'pump.onnx', mimeType: 'application/octet-stream', buffer });
  const button = dialog.getByRole('button', { name: t('management.page.models.try'), exact: true });
  await button.click();
  const result = dialog.getByRole('region', { name: t('tasks.component.result.label'), exact: true });
  if (state === undefined)
    await result.getByRole('button', { name: t('charts.component.tools.png-label'), exact: true }).waitFor();
  else if (state === 'fails') await dialog.getByText(t('management.component.action.try-failed')).waitFor();
}

async function testConnection(page: Page, t: Translate): Promise<void> {
  await chooseForFirst(page, t, t('management.page.connections.diagnose'));
}

/** Opens the form of a data set with images and the expected result of one. */
async function addImages(page: Page, t: Translate): Promise<void> {
  await openDialog(page, findButton(page, t('table.component.toolbar.add')));
  const dialog = page.getByRole('dialog');
  await dialog
    .getByLabel(t('management.page.data-sets.name'), { exact: true })
    .fill(t('management.page.data-sets.image'));
  await dialog.getByLabel(t('management.page.data-sets.task'), { exact: true }).selectOption('ocr');
  const images = await Promise.all(
    ['receipt-en.png', 'notice-zh.png'].map(async (name) => ({
      name,
      mimeType: 'image/png',
      buffer: await readFile(new URL(name, SAMPLES)),
    })),
  );
  const results = {
    name: 'results.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('file,expected\nreceipt-en.png,TOTAL 12.40'),
  };
  await dialog.locator('input[type=file]').setInputFiles([...images, results]);
  await dialog.locator('img').last().scrollIntoViewIfNeeded();
}

/** Opens the form of a new connection, and enters a chat model with an invalid price. */
async function enterPrices(page: Page, t: Translate): Promise<void> {
  const label = (id: string) => t(`management.page.connections.${id}`);
  await openDialog(page, findButton(page, t('table.component.toolbar.add')));
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(label('name'), { exact: true }).fill('Chat');
  await dialog.getByLabel(label('slug'), { exact: true }).fill('chat');
  await dialog.getByLabel(label('protocol'), { exact: true }).selectOption('openai');
  await dialog.getByLabel(label('address'), { exact: true }).fill('http://127.0.0.1:9/v1');
  await dialog.getByRole('button', { name: label('add-model'), exact: true }).click();
  await dialog.getByLabel(label('model-name'), { exact: true }).fill('qwen3-8b');
  await dialog.getByLabel(label('price-input'), { exact: true }).fill('0.2');
  await dialog.getByLabel(label('price-output'), { exact: true }).fill('free');
  await dialog.getByText(label('price-hint')).scrollIntoViewIfNeeded();
}

/** Tries a model whose server does not respond, while the request waits or after it failed. */
async function tryModel(page: Page, t: Translate, state: 'loads' | 'fails' = 'fails'): Promise<void> {
  if (state === 'loads') await page.route('**/api/connection/try', () => undefined);
  await enterPrices(page, t);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('management.page.connections.price-output'), { exact: true }).fill('0.6');
  const button = dialog.getByRole('button', { name: t('management.page.connections.try'), exact: true });
  await dialog.locator('textarea').last().fill('It works well.');
  await button.click();
  if (state === 'loads') await button.scrollIntoViewIfNeeded();
  else await dialog.getByRole('status').last().scrollIntoViewIfNeeded();
}

async function openMembers(page: Page, t: Translate): Promise<void> {
  await chooseForFirst(page, t, t('management.page.groups.members'));
}

/** Searches for a user in the drawer that shares an app, and shows what the search finds. */
async function openShares(page: Page, t: Translate): Promise<void> {
  await openDialog(page, findButton(page, t('assets.page.share.share')));
  await page.getByLabel(t('assets.page.share.search'), { exact: true }).fill('person1');
  await page.keyboard.press('Enter');
  const found = page.getByRole('list', { name: t('assets.page.share.found') });
  // A deployment without records has no other user.
  await found.or(page.getByText(t('assets.page.share.none-found'), { exact: true })).waitFor();
}

/** Opens a dialog from the menu of the first record. Returns whether the list has a record. */
async function chooseForFirst(page: Page, t: Translate, name: string): Promise<boolean> {
  const records = page.getByRole('main').locator('tbody tr, li:has(h2)').filter({ visible: true });
  // Without the name of a record, the text is a part of the label of each record's menu.
  const label = t('table.component.row.more', { name: '' }).trim();
  const more = records.first().getByRole('button', { name: label });
  if (!(await more.isVisible())) return false;
  await more.click();
  await openDialog(page, page.getByRole('menuitem', { name, exact: true }));
  return true;
}

/** Opens the form of the first message in the list. On a phone, the button is in the menu of the message's card. */
async function openTranslation(page: Page, t: Translate): Promise<void> {
  const edit = page.getByRole('row').nth(1).getByRole('button').last();
  if (await edit.isVisible()) {
    await openDialog(page, edit);
    return;
  }
  const card = page
    .getByRole('list', { name: t('management.page.translations.title') })
    .getByRole('listitem');
  await card.first().getByRole('button').last().click();
  await openDialog(page, page.getByRole('menuitem').first());
}

async function openNotices(page: Page, t: Translate): Promise<void> {
  await openDialog(page, page.getByRole('button', { name: t('host.component.notices.title') }).first());
}

async function openUserMenu(page: Page, t: Translate): Promise<void> {
  await page.getByRole('button', { name: t('host.component.user-menu.label', { name: '' }).trim() }).click();
  await page.getByRole('menu').waitFor();
}

/** Opens the first run in the history of an app, if there is one. */
async function openFirstRun(page: Page, t: Translate): Promise<void> {
  const view = page
    .getByRole('main')
    .getByRole('button', { name: t('assets.page.history.open') })
    .first();
  if (await view.isVisible()) await openDialog(page, view);
}

/** Opens the drawer of the first record, if the list has one. */
async function openFirstRow(page: Page, t: Translate): Promise<void> {
  const row = page.getByRole('row').nth(1);
  if (await row.isVisible()) await openDialog(page, row.getByRole('cell').nth(2));
  else await chooseForFirst(page, t, t('table.component.row.view'));
}

/** Runs the sample that the page of an app initially contains. */
async function runSample(page: Page, t: Translate): Promise<void> {
  await page.getByRole('button', { name: t('assets.page.app.run'), exact: true }).click();
  await page.getByRole('main').getByRole('status').filter({ hasText: /\d/ }).first().waitFor();
}
