// @vitest-environment jsdom
import { ERROR_CODES, type ImportedRecord, type ImportPreview } from '@atrium/contract';
import { renderWithAtrium, startTestApi, type TestApi, type TestResponse } from '@atrium/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { ImportDefinition } from './import-definition.tsx';

const PREVIEW: ImportPreview = {
  kind: 'algorithm',
  name: 'kmeans',
  newName: 'kmeans-2',
  isSlug: true,
  creates: [
    { part: 'record', name: 'kmeans-2' },
    { part: 'version', name: 'v1' },
  ],
  missing: [{ part: 'engine', name: 'other-engine', affects: 'v2', isRequired: false }],
};
const RECORD: ImportedRecord = {
  kind: 'algorithm',
  id: '01890000-0000-7000-8000-000000000001',
  name: 'own-slug',
  unvalidated: [1],
};

let api: TestApi;

afterEach(async () => {
  cleanup();
  await api.close();
});

async function show(responses: Record<string, (body: unknown) => TestResponse>) {
  api = await startTestApi(responses);
  const imported: ImportedRecord[] = [];
  const { pane } = await renderWithAtrium(
    <ImportDefinition kind="algorithm" label="Import it" onImported={(record) => imported.push(record)} />,
    { deployment: api.deployment },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Import it' }));
  const choose = async () =>
    userEvent.upload(await screen.findByLabelText(/^File/), new File(['{}'], 'kmeans.json'));
  return { pane, imported, choose };
}

test('shows what an import creates and leaves out, and imports under the entered slug', async () => {
  const sent: unknown[] = [];
  const { imported, choose } = await show({
    '/api/algorithm/file/preview': () => ({ code: 0, data: PREVIEW }),
    '/api/algorithm/file/import': (body) => {
      sent.push(body);
      return { code: 0, data: RECORD };
    },
  });
  await choose();
  const created = await screen.findByRole('list', { name: 'Also creates' });
  expect(within(created).getByText('v1')).toBeTruthy();
  expect(screen.getByText('v2: Engine: other-engine')).toBeTruthy();
  expect(screen.getByText('“kmeans” is already taken, so a number was added')).toBeTruthy();
  const slug = screen.getByLabelText<HTMLInputElement>(/^Slug/);
  expect(slug.value).toBe('kmeans-2');
  await userEvent.clear(slug);
  await userEvent.type(slug, 'own-slug');
  await userEvent.click(screen.getByRole('button', { name: 'Import' }));
  await waitFor(() => expect(imported).toEqual([RECORD]));
  expect(sent).toEqual([{ name: 'own-slug' }]);
});

test('cannot import while a required part is missing', async () => {
  const missing = [{ part: 'target' as const, name: 'words', affects: '', isRequired: true }];
  const { choose } = await show({
    '/api/algorithm/file/preview': () => ({ code: 0, data: { ...PREVIEW, missing } }),
  });
  await choose();
  expect(await screen.findByText('Published AI service “words”')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Import' }).disabled).toBe(true);
});

test('shows why the server rejects a file', async () => {
  const { choose } = await show({
    '/api/algorithm/file/preview': () => ({ code: ERROR_CODES.portableVersion, msg: 'Too new' }),
  });
  await choose();
  expect(await screen.findByText('Too new')).toBeTruthy();
});
