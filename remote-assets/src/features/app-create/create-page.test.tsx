import { ERROR_CODES, type Target } from '@atrium/contract';
import { renderWithAtrium, startTestApi, type TestApi } from '@atrium/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { APP_ID, createApp, tokenizer } from '../../app.fixture.ts';
import { catalogs } from '../../catalogs.ts';
import { NlpAppCreatePage } from './create-pages.tsx';

let api: TestApi;

const OTHER_ID = APP_ID.replace(/.$/, '2');
const THIRD_ID = APP_ID.replace(/.$/, '3');

afterEach(async () => {
  cleanup();
  await api.close();
});

async function show(targets: readonly Target[]) {
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => {} });
  let attempts = 0;
  api = await startTestApi({
    '/api/app/target/list': () => ({ code: 0, data: { list: targets } }),
    '/api/sample/file': () => ({ code: 0, data: { mediaType: 'image/png', base64: btoa('bytes') } }),
    '/api/nlpApp/create': () => {
      attempts += 1;
      return attempts === 1
        ? {
            code: ERROR_CODES.nameTaken,
            msg: 'This name is taken',
            fields: [{ field: 'name', msg: 'This name is taken' }],
          }
        : { code: 0, data: createApp() };
    },
  });
  return await renderWithAtrium(<NlpAppCreatePage />, {
    catalogs: { assets: catalogs },
    deployment: api.deployment,
  });
}

test('creates an app from a target and a name, opens it, and shows at the name field that a name is in use', async () => {
  const { pane } = await show([tokenizer]);
  expect(await screen.findByRole('radio', { name: /中文分词/, checked: true })).toBeTruthy();
  expect(api.requested.map(({ body }) => body)).toEqual([{ kind: 'nlp' }]);
  await userEvent.type(screen.getByLabelText('Name'), '我的分词');
  expect(pane.isDirty()).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Create and open' }));
  expect(await screen.findByText('This name is taken')).toBeTruthy();
  expect(pane.navigations).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Create and open' }));
  await waitFor(() => expect(pane.navigations).toEqual([`/admin/assets/nlpApp/${APP_ID}`]));
  expect(api.requested.at(-1)?.body).toMatchObject({ name: '我的分词', logPolicy: 'full' });
  expect(pane.isDirty()).toBe(false);
  expect(pane.shownToasts).toEqual(['success: “我的分词” created']);
});

test('describes a target by its task, the short name of its engine, and its languages', async () => {
  const engines = ['Redaction (patterns with checksums)', 'Tokenization (jieba)'];
  await show(
    engines.map((engineName, index) => ({
      ...tokenizer,
      ...{ id: [OTHER_ID, THIRD_ID][index] ?? '', name: `Target ${index}`, engineName },
      languages: ['zh', 'en'],
    })),
  );
  const [first, second] = await screen.findAllByRole('radio');
  expect(first?.closest('label')?.textContent).toContain('TokenizationEngine: RedactionChinese, English');
  expect(second?.closest('label')?.textContent).toContain('TokenizationChinese, English');
});

test('creates an app that stores only the metadata of its runs', async () => {
  const { pane } = await show([tokenizer]);
  await userEvent.type(await screen.findByLabelText('Name'), '我的分词');
  await userEvent.click(
    screen.getByRole('checkbox', { name: 'Store inputs and outputs of runs for 30 days' }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Create and open' }));
  await screen.findByText('This name is taken');
  await userEvent.click(screen.getByRole('button', { name: 'Create and open' }));
  await waitFor(() => expect(pane.navigations).toHaveLength(1));
  expect(api.requested.at(-1)?.body).toMatchObject({ logPolicy: 'metadata' });
});

test('shows the languages and a sample of each target', async () => {
  const input = { kind: 'table' as const, columns: ['身高', '体重'], rows: [[170, 60]] };
  const image = { input: { kind: 'image' as const }, imageName: 'notice-zh' };
  await show([
    tokenizer,
    { ...tokenizer, id: OTHER_ID, name: 'Clustering', languages: [], sample: { input, imageName: null } },
    { ...tokenizer, id: THIRD_ID, name: '读图', languages: [], sample: image },
  ]);
  expect(await screen.findByRole('radio', { name: /jieba.*Chinese.*你好/ })).toBeTruthy();

  expect(screen.getByRole('radio', { name: /Clustering.*Sample: 1 row \(身高 · 体重\)/ })).toBeTruthy();
  await waitFor(() => expect(document.querySelector('img')?.src).toBe('blob:1'));
});

test('explains what to do without a published target, and links to the other kinds', async () => {
  const { pane } = await show([]);
  expect(await screen.findByText('No published NLP services')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Recognition app' }));
  expect(pane.navigations).toEqual(['/admin/assets/recognitionApp/create']);
});

test('requires a name, and returns to the list of apps on Cancel', async () => {
  const { pane } = await show([tokenizer]);
  await userEvent.click(await screen.findByRole('button', { name: 'Create and open' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')));
  expect(screen.getByLabelText('Name').getAttribute('aria-invalid')).toBe('true');
  expect(api.requested.some(({ path }) => path.endsWith('/create'))).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(pane.navigations).toEqual(['/admin/assets/assets']);
});

test('creates an app on the chosen target', async () => {
  await show([tokenizer, { ...tokenizer, id: OTHER_ID, name: 'Clustering' }]);
  await userEvent.click(await screen.findByRole('radio', { name: /Clustering/ }));
  await userEvent.type(screen.getByLabelText('Name'), '分组');
  await userEvent.type(screen.getByLabelText('Description'), '每周一次');
  await userEvent.click(screen.getByRole('button', { name: 'Create and open' }));
  await screen.findByText('This name is taken');
  expect(api.requested.at(-1)?.body).toMatchObject({
    targetId: OTHER_ID,
    name: '分组',
    description: '每周一次',
  });
});

test('offers to try again if the targets cannot be loaded', async () => {
  let isDown = true;
  api = await startTestApi({
    '/api/app/target/list': () => (isDown ? { status: 500 } : { code: 0, data: { list: [tokenizer] } }),
  });
  await renderWithAtrium(<NlpAppCreatePage />, {
    catalogs: { assets: catalogs },
    deployment: api.deployment,
  });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  isDown = false;
  await userEvent.click(retry);
  expect(await screen.findByRole('radio', { name: /中文分词/, checked: true })).toBeTruthy();
});
