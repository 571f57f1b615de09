// @vitest-environment jsdom
import { type DataSet, ERROR_CODES } from '@atrium/contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { APP_ID as id } from '../../../../app.fixture.ts';
import { signInAsAdmin } from '../../../../sign-in-as-admin.fixture.ts';
import { showApp, storedRun } from '../../shown-app.fixture.tsx';
import { createDataSet } from './data-set.fixture.ts';

const UPDATE = '/api/dataset/update';
const IMAGE = '/api/dataset/image/create';

const dataSet = createDataSet({ columns: ['text', 'expected'], rows: [['old', 'neutral']] });
const detail = {
  ...storedRun,
  task: 'sentiment',
  isWithheld: false,
  input: { kind: 'text', text: '很好' },
  outputs: { label: 'negative', score: -0.4 },
  file: null,
};

/** Shows the run, and opens the form for its example. */
async function openForm({
  run = detail as object,
  dataSets = [dataSet],
  responses = {},
}: {
  readonly run?: object;
  readonly dataSets?: readonly DataSet[];
  readonly responses?: NonNullable<Parameters<typeof showApp>[0]>['responses'];
} = {}) {
  await signInAsAdmin();
  const shown = await showApp({
    tab: 'history',
    query: `&run=${storedRun.id}`,
    responses: {
      '/api/app/invocation/list': () => ({ code: 0, data: { list: [], total: 0 } }),
      '/api/app/invocation/detail': () => ({ code: 0, data: run }),
      '/api/dataset/list': () => ({ code: 0, data: { list: dataSets, total: dataSets.length } }),
      '/api/dataset/detail': () => ({ code: 0, data: dataSets[0] }),
      [UPDATE]: () => ({ code: 0, data: dataSets[0] }),
      ...responses,
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Correct the result' }));
  return { ...shown, form: within(screen.getByRole('region', { name: 'Add to a data set' })) };
}

test('adds a text with its corrected result to the end of a data set, and links to it', async () => {
  const { form, lastBody, pane } = await openForm();
  const expected = await form.findByLabelText('Expected result');
  await expect.poll(() => lastBody('/api/dataset/list')).toMatchObject({ filters: { task: ['sentiment'] } });
  expect((expected as HTMLSelectElement).value).toBe('negative');
  await userEvent.selectOptions(expected, 'Positive');
  await userEvent.type(form.getByLabelText(/^Text/), '！');
  await userEvent.click(form.getByRole('button', { name: 'Add to data set' }));
  const link = await form.findByRole('link', { name: 'View data set' });
  expect(link.getAttribute('href')).toBe(`/admin/evaluation/data-sets?keyword=${encodeURIComponent('评论')}`);
  const { rowCount: _, createdAt: __, updatedAt: ___, ...rest } = dataSet;
  await expect
    .poll(() => lastBody(UPDATE))
    .toMatchObject({
      id: rest.id,
      revision: 3,
      gate: rest.gate,
      content: {
        columns: ['text', 'expected'],
        rows: [
          ['old', 'neutral'],
          ['很好！', 'positive'],
        ],
      },
    });
  expect(pane.shownToasts).toEqual(['success: Example added']);
});

test('loads the data set again if another user has changed it, and keeps the edited example', async () => {
  let current = dataSet;
  const { form, lastBody } = await openForm({
    responses: {
      '/api/dataset/detail': () => ({ code: 0, data: current }),
      [UPDATE]: (body) =>
        (body as DataSet).revision === 3
          ? { code: ERROR_CODES.revisionStale, msg: 'Stale', data: { current, changed: ['content'] } }
          : { code: 0, data: current },
    },
  });
  await userEvent.selectOptions(await form.findByLabelText('Expected result'), 'Positive');
  current = { ...dataSet, revision: 4, content: { ...dataSet.content, rows: [['new', 'neutral']] } };
  await userEvent.click(form.getByRole('button', { name: 'Add to data set' }));
  expect(await form.findByText(/^Another user has changed the data set/)).toBeTruthy();
  await userEvent.click(form.getByRole('button', { name: 'Add to data set' }));
  expect(await form.findByRole('link', { name: 'View data set' })).toBeTruthy();
  await expect
    .poll(() => lastBody(UPDATE))
    .toMatchObject({
      revision: 4,
      content: {
        rows: [
          ['new', 'neutral'],
          ['很好', 'positive'],
        ],
      },
    });
});

test('rejects an empty text at its field', async () => {
  const { form, lastBody } = await openForm();
  await userEvent.clear(await form.findByLabelText(/^Text/));
  await userEvent.click(form.getByRole('button', { name: 'Add to data set' }));
  expect(await form.findByText('Enter a text of at most 2,000 characters.')).toBeTruthy();
  expect(lastBody(UPDATE)).toBeUndefined();
});

test('adds the image of a run with its corrected text', async () => {
  const old = [id, 'old.png', 'Old'];
  const images = createDataSet({ columns: ['image', 'file', 'expected'], rows: [old] }, { task: 'ocr' });
  const imageId = id.replace(/.$/, '5');
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => {} });
  const { form, lastBody } = await openForm({
    run: {
      ...detail,
      kind: 'recognition',
      task: 'ocr',
      input: { kind: 'image' },
      outputs: { text: 'Total 17', lines: [] },
      file: { mediaType: 'image/png', data: btoa('pixels') },
    },
    dataSets: [images],
    responses: { [IMAGE]: () => ({ code: 0, data: { id: imageId } }) },
  });
  const expected = await form.findByLabelText('Expected result');
  await userEvent.clear(expected);
  await userEvent.type(expected, 'Total 12');
  await userEvent.click(form.getByRole('button', { name: 'Add to data set' }));
  await form.findByRole('link', { name: 'View data set' });
  await expect
    .poll(() => lastBody(UPDATE))
    .toMatchObject({
      content: { rows: [old, [imageId, `run-${id}.png`, 'Total 12']] },
    });
});

test('links to the data sets if the task has none', async () => {
  const { form } = await openForm({ dataSets: [] });
  const link = await form.findByRole('link', { name: 'Create a data set' });
  expect(link.getAttribute('href')).toBe('/admin/evaluation/data-sets');
});

test('asks for the data set if there are several', async () => {
  const { form } = await openForm({ dataSets: [dataSet, { ...dataSet, id, name: '更多' }] });
  const choice = await form.findByLabelText(/^Data set/);
  expect(form.queryByLabelText('Expected result')).toBeNull();
  await userEvent.selectOptions(choice, '评论');
  expect(await form.findByLabelText('Expected result')).toBeTruthy();
  await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('button', { name: 'Correct the result' })).toBeTruthy();
});
