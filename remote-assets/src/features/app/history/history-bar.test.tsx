// @vitest-environment jsdom
import { ERROR_CODES } from '@atrium/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { APP_ID as id } from '../../../app.fixture.ts';
import { showApp, storedRun } from '../shown-app.fixture.tsx';

const LIST = '/api/app/invocation/list';
const CLEAR = '/api/app/invocation/clear';
const listRuns = (total: number) => ({
  [LIST]: () => ({ code: 0, data: { list: total ? [storedRun] : [], total } }),
});

test.each([
  ['none', 'Runs are not stored.'],
  ['metadata', 'Runs are stored without inputs and outputs for 7 days.'],
  ['full', 'Runs are stored with inputs and outputs for 7 days.'],
] as const)('says what the log policy “%s” stores', async (logPolicy, text) => {
  await showApp({ tab: 'history', app: { logPolicy, retentionDays: 7 }, responses: listRuns(1) });
  expect(await screen.findByText(text)).toBeTruthy();
});

test('filters by status and by feedback, and starts at the first page', async () => {
  const { pane } = await showApp({ tab: 'history', responses: listRuns(1) });
  await userEvent.selectOptions(await screen.findByLabelText('Status'), 'Timed out');
  await userEvent.selectOptions(screen.getByLabelText('Feedback'), 'Not useful');
  const [byStatus, byFeedback] = pane.navigations.map((move) => JSON.parse(move));
  expect(byStatus).toMatchObject({ status: 'timeout', page: '' });
  expect(byFeedback).toMatchObject({ feedback: '-1', page: '' });
});

test('offers to clear the filters if no run matches them', async () => {
  const { lastBody, pane } = await showApp({ tab: 'history&status=lost', responses: listRuns(0) });
  expect(await screen.findByText('No runs match the filters')).toBeTruthy();
  await expect.poll(() => lastBody(LIST)).toMatchObject({ filters: { status: ['lost'], appId: [id] } });
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(JSON.parse(pane.navigations[0] ?? '')).toMatchObject({ status: '' });
});

test('clears the history after confirmation only, and reloads the list', async () => {
  let total = 1;
  const { lastBody, pane } = await showApp({
    tab: 'history',
    responses: {
      [LIST]: () => ({ code: 0, data: { list: total ? [storedRun] : [], total } }),
      [CLEAR]: () => {
        total = 0;
        return { code: 0, data: { done: true } };
      },
    },
  });
  await screen.findByRole('button', { name: /^View run at / });
  const opener = screen.getByRole('button', { name: 'Clear history' });
  await userEvent.click(opener);
  let dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(lastBody(CLEAR)).toBeUndefined();
  await userEvent.click(opener);
  dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Clear history' }));
  expect(await screen.findByText('No runs yet')).toBeTruthy();
  expect(pane.shownToasts).toEqual(['success: History cleared']);
  await expect.poll(() => lastBody(CLEAR)).toEqual({ appId: id });
  await waitFor(() => expect((opener as HTMLButtonElement).disabled).toBe(true));
});

test('keeps the runs on screen if the server does not clear them', async () => {
  const { pane } = await showApp({
    tab: 'history',
    responses: { ...listRuns(1), [CLEAR]: () => ({ code: ERROR_CODES.notFound, msg: 'App not found' }) },
  });
  await screen.findByRole('button', { name: /^View run at / });
  await userEvent.click(screen.getByRole('button', { name: 'Clear history' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Clear history' }));
  await waitFor(() => expect(pane.shownToasts).toEqual(['error: App not found']));
  expect(await screen.findByRole('button', { name: /^View run at / })).toBeTruthy();
});
