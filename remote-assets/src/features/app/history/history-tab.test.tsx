import { ERROR_CODES } from '@atrium/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { APP_ID as id } from '../../../app.fixture.ts';
import { run, showApp, storedRun } from '../shown-app.fixture.tsx';

/** A run whose input and output were not stored. */
const withoutPayload = {
  ...storedRun,
  task: 'tokenize',
  isWithheld: false,
  input: null,
  outputs: null,
  file: null,
};

test('opens a stored run from the history, runs it again on another revision, and marks what changes', async () => {
  let isChanged = false;
  const outputs = { tokens: [{ text: '存下', tag: 'v', start: 0, end: 2 }] };
  const detail = {
    ...storedRun,
    task: 'tokenize',
    isWithheld: false,
    input: { kind: 'text', text: '存下的文本' },
    outputs: run.outputs,
    file: null,
  };
  const { lastBody } = await showApp({
    tab: 'history',
    responses: {
      '/api/app/invocation/list': () => ({ code: 0, data: { list: [storedRun], total: 1 } }),
      '/api/app/invocation/detail': () => ({ code: 0, data: detail }),
      '/api/app/invocation/again': () => ({ code: 0, data: isChanged ? { ...run, outputs } : run }),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: /^View run at .*$/ }));
  await expect.poll(() => lastBody('/api/app/invocation/list')).toMatchObject({ filters: { appId: [id] } });
  expect(screen.getByRole('cell', { name: '我来到北京' })).toBeTruthy();
  expect(await screen.findByText('存下的文本')).toBeTruthy();
  await screen.findByRole('option', { name: 'Revision 1 (fixed)' });
  await userEvent.selectOptions(screen.getByLabelText('Version'), 'revision:1');
  await userEvent.click(screen.getByRole('button', { name: 'Run again with this input' }));
  expect(await screen.findByText(/Duration: 1\.5 ms/)).toBeTruthy();
  await expect.poll(() => lastBody('/api/app/invocation/again')).toEqual({ id, version: 'revision:1' });
  expect(screen.getByText('Same result')).toBeTruthy();
  isChanged = true;
  await userEvent.click(screen.getByRole('button', { name: 'Run again with this input' }));
  expect(await screen.findByText('1 token added, 3 removed')).toBeTruthy();
  expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([
    '存 Removed: Pronoun',
    '下的 Removed: Verb',
    '文本 Removed: Proper noun',
    '存下 Added: Verb',
  ]);
  expect(screen.getAllByRole('radio', { name: 'Changes', checked: true })).toHaveLength(2);
  await userEvent.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  const opener = screen.getByRole('button', { name: /^View run at .*$/ });
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

test('opens the run that the address names, and removes it from the address on Close', async () => {
  const { pane, lastBody } = await showApp({
    tab: 'history',
    query: `&run=${storedRun.id}`,
    responses: {
      '/api/app/invocation/list': () => ({ code: 0, data: { list: [], total: 0 } }),
      '/api/app/invocation/detail': () => ({ code: 0, data: withoutPayload }),
    },
  });
  expect(await screen.findByRole('dialog', { name: 'Run' })).toBeTruthy();
  await waitFor(() => expect(lastBody('/api/app/invocation/detail')).toEqual({ id }));
  const [closeInHead, closeInFooter] = await screen.findAllByRole('button', { name: 'Close' });
  expect(closeInHead).toBeTruthy();
  await userEvent.click(closeInFooter as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(pane.location.query).toEqual({ tab: 'history' });
});

test('shows the next run in the same drawer when the user presses J', async () => {
  const next = { ...storedRun, id: `${storedRun.id.slice(0, -1)}f` };
  const { pane, lastBody } = await showApp({
    tab: 'history',
    query: `&run=${storedRun.id}`,
    responses: {
      '/api/app/invocation/list': () => ({ code: 0, data: { list: [storedRun, next], total: 2 } }),
      '/api/app/invocation/detail': () => ({ code: 0, data: withoutPayload }),
    },
  });
  const dialog = await screen.findByRole('dialog', { name: 'Run' });
  await waitFor(() =>
    expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Next row (J)' }).disabled).toBe(
      false,
    ),
  );
  await userEvent.keyboard('j');
  await waitFor(() => expect(lastBody('/api/app/invocation/detail')).toEqual({ id: next.id }));
  expect(pane.location.query.run).toBe(next.id);
  expect(screen.getByRole('dialog', { name: 'Run' })).toBe(dialog);
});

test('shows the cost of runs if it is known', async () => {
  const unpriced = { ...storedRun, id: `${id.slice(0, -1)}0`, inputTokens: 12, cost: null, currency: null };
  const priced = { ...storedRun, inputTokens: 1200, outputTokens: 34, cost: 0.25, currency: 'EUR' };
  const detail = { ...priced, task: 'tokenize', isWithheld: false, input: null, outputs: null, file: null };
  await showApp({
    tab: 'history',
    responses: {
      '/api/app/invocation/list': () => ({ code: 0, data: { list: [priced, unpriced], total: 2 } }),
      '/api/app/invocation/detail': () => ({ code: 0, data: detail }),
    },
  });
  expect(await screen.findByRole('columnheader', { name: 'Cost' })).toBeTruthy();
  expect(screen.getByRole('row', { name: /wang 2\.0 ms €0\.25/ })).toBeTruthy();
  expect(screen.getByRole('row', { name: /wang 2\.0 ms – –/ })).toBeTruthy();
  await userEvent.click(screen.getAllByRole('button', { name: /^View run at .*$/ })[0] as HTMLElement);
  const details = within(await screen.findByRole('dialog'));
  expect((await details.findByText('Input tokens')).nextElementSibling?.textContent).toBe('1,200');
  expect(details.getByText('Cost').nextElementSibling?.textContent).toBe('€0.25');
});

test('shows no duration for runs that have not ended or are lost', async () => {
  const running = { ...storedRun, status: 'running', queueMs: null, runMs: null, snippet: null };
  const lost = { ...running, id: `${id.slice(0, -1)}0`, status: 'lost' };
  await showApp({
    tab: 'history',
    responses: {
      '/api/app/invocation/list': () => ({ code: 0, data: { list: [running, lost], total: 2 } }),
    },
  });
  expect(await screen.findByRole('row', { name: /Running v2 wang – –/ })).toBeTruthy();
  expect(screen.getByRole('row', { name: /Interrupted v2 wang – –/ })).toBeTruthy();
});

test('shows why a run failed, and shows its tabular input as a table', async () => {
  const input = { kind: 'table', columns: ['身高'], rows: [[170], ['不详']] };
  const failed = { ...storedRun, status: 'rejected', errorCode: ERROR_CODES.rowsTooFew };
  await showApp({
    tab: 'history',
    responses: {
      '/api/app/invocation/list': () => ({ code: 0, data: { list: [failed], total: 1 } }),
      '/api/app/invocation/detail': () => ({
        code: 0,
        data: { ...failed, task: 'cluster', isWithheld: false, input, outputs: null, file: null },
      }),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: /^View run at .*$/ }));
  expect(await screen.findByText(`Too few rows (${ERROR_CODES.rowsTooFew})`)).toBeTruthy();
  expect(screen.getByRole('row', { name: '2 不详' })).toBeTruthy();
});

test.each([
  ['metadata', 'Run app', { tab: '' }],
  ['none', 'Open settings', { tab: 'settings' }],
] as const)(
  'an empty history with the log policy “%s” offers the button “%s”',
  async (logPolicy, name, query) => {
    const { pane } = await showApp({
      app: { logPolicy },
      tab: 'history',
      responses: { '/api/app/invocation/list': () => ({ code: 0, data: { list: [], total: 0 } }) },
    });
    await userEvent.click(await screen.findByRole('button', { name }));
    expect(pane.navigations).toEqual([JSON.stringify(query)]);
  },
);

test('shows an admin the input of another user’s run only after a reason is stated', async () => {
  const withheld = {
    ...storedRun,
    task: 'tokenize',
    isWithheld: true,
    input: null,
    outputs: null,
    file: null,
  };
  await showApp({
    tab: 'history',
    responses: {
      '/api/app/invocation/list': () => ({ code: 0, data: { list: [storedRun], total: 1 } }),
      '/api/app/invocation/detail': (body) => ({
        code: 0,
        data:
          (body as { reason?: string }).reason === '投诉核查'
            ? { ...withheld, isWithheld: false, input: { kind: 'text', text: '别人的文本' } }
            : withheld,
      }),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: /^View run at .*$/ }));
  await userEvent.type(await screen.findByLabelText('Reason for viewing the input and output'), '投诉核查');
  expect(screen.queryByText('别人的文本')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show input and output' }));
  expect(await screen.findByText('别人的文本')).toBeTruthy();
});

const listed = { '/api/app/invocation/list': () => ({ code: 0, data: { list: [storedRun], total: 1 } }) };
const openFirst = async () =>
  userEvent.click(await screen.findByRole('button', { name: /^View run at .*$/ }));

test('says that input and output of a run were not stored', async () => {
  const bare = { ...storedRun, task: 'tokenize', isWithheld: false, input: null, outputs: null, file: null };
  await showApp({
    tab: 'history',
    responses: { ...listed, '/api/app/invocation/detail': () => ({ code: 0, data: bare }) },
  });
  await openFirst();
  expect(await screen.findByText('Input and output were not stored.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Run again with this input' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Open settings' }));
  expect(await screen.findByLabelText('Stored run data')).toBeTruthy();
});

test('shows why a stored input cannot be run again, and keeps the stored output on screen', async () => {
  const detail = {
    ...storedRun,
    task: 'tokenize',
    isWithheld: false,
    input: { kind: 'text', text: '存下的文本' },
    outputs: run.outputs,
    file: null,
  };
  await showApp({
    tab: 'history',
    responses: {
      ...listed,
      '/api/app/invocation/detail': () => ({ code: 0, data: detail }),
      '/api/app/invocation/again': () => ({ code: ERROR_CODES.engineUnavailable, msg: 'Engine unavailable' }),
    },
  });
  await openFirst();
  await userEvent.click(await screen.findByRole('button', { name: 'Run again with this input' }));
  expect(await screen.findByText('Engine unavailable')).toBeTruthy();
  expect(screen.getByText('存下的文本')).toBeTruthy();
  expect(screen.queryByText(/Duration: 1\.5 ms/)).toBeNull();
});

test('shows the input image of a run', async () => {
  const urls: Blob[] = [];
  Object.assign(URL, {
    createObjectURL: (file: Blob) => `blob:${urls.push(file)}`,
    revokeObjectURL: () => {},
  });
  const detail = {
    ...storedRun,
    kind: 'recognition',
    task: 'ocr',
    isWithheld: false,
    input: { kind: 'image' },
    outputs: null,
    file: { mediaType: 'image/png', data: btoa('pixels') },
  };
  await showApp({
    tab: 'history',
    responses: { ...listed, '/api/app/invocation/detail': () => ({ code: 0, data: detail }) },
  });
  await openFirst();
  await waitFor(() => expect(document.querySelector('img')?.src).toBe('blob:1'));
  expect(urls[0]?.type).toBe('image/png');
  expect(await urls[0]?.text()).toBe('pixels');
});

test('stores feedback on an earlier run', async () => {
  let feedback: number | null = null;
  const detail = () => ({
    ...storedRun,
    feedback,
    task: 'tokenize',
    isWithheld: false,
    input: null,
    outputs: null,
    file: null,
  });
  const { lastBody, pane } = await showApp({
    tab: 'history',
    responses: {
      ...listed,
      '/api/app/invocation/detail': () => ({ code: 0, data: detail() }),
      '/api/app/invocation/feedback': (body) => {
        ({ feedback } = body as { feedback: number | null });
        return { code: 0, data: { ...storedRun, feedback } };
      },
    },
  });
  await openFirst();
  await userEvent.click(await screen.findByRole('button', { name: 'Not useful', pressed: false }));
  expect(await screen.findByRole('button', { name: 'Not useful', pressed: true })).toBeTruthy();
  await expect.poll(() => lastBody('/api/app/invocation/feedback')).toEqual({ id, feedback: -1 });
  expect(pane.shownToasts).toEqual(['success: Feedback saved']);
});

test('offers to try again if the runs cannot be loaded', async () => {
  let isDown = true;
  await showApp({
    tab: 'history',
    responses: {
      '/api/app/invocation/list': () =>
        isDown ? { status: 500 } : { code: 0, data: { list: [storedRun], total: 1 } },
    },
  });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  isDown = false;
  await userEvent.click(retry);
  expect(await screen.findByRole('button', { name: /^View run at .*$/ })).toBeTruthy();
});
