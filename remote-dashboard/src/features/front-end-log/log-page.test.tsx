import { appStore, clearLogAtom, configureRuntime, signInAtom, writeLogAtom } from '@atrium/runtime';
import { renderWithAtrium, startTestApi } from '@atrium/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { catalogs } from '../../catalogs.ts';
import { LogPage } from './log-page.tsx';

afterEach(() => {
  cleanup();
  appStore.set(clearLogAtom);
});

const show = () => renderWithAtrium(<LogPage />, { catalogs: { dashboard: catalogs } });

const log = (message: string, type: 'info' | 'error' = 'info') =>
  act(() => appStore.set(writeLogAtom, { message, type, extra: { page: 'x' } }));

test('lists entries newest first, and clears them', async () => {
  await show();
  expect(await screen.findByText('No log entries')).toBeTruthy();
  log('first');
  log('second', 'error');
  const names = () => screen.queryAllByRole('rowheader').map((cell) => cell.textContent);
  await waitFor(() => expect(names()).toEqual(['second', 'first']));
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(await screen.findByText('No log entries')).toBeTruthy();
});

test('shows only the end of the token in the details of an entry', async () => {
  const session = {
    uuid: '01890000-0000-7000-8000-000000000001',
    token: 'a-token-nobody-may-read-9f2c',
    refreshToken: 'another-one',
    info: { name: 'wang', avatar: '', access: ['user'] },
  };
  const api = await startTestApi({ '/api/login': () => ({ code: 0, data: session }) });
  configureRuntime(api.deployment);
  await appStore.set(signInAtom, { account: 'wang', password: 'riverbank-lamp', remember: false });
  await api.close();
  await show();
  log('stored entry');
  const [newest] = await screen.findAllByRole('button', { name: /^View / });
  if (!newest) throw new Error('The entry is not listed.');
  await userEvent.click(newest);
  const dialog = within(await screen.findByRole('dialog', { name: 'Log entry' }));
  expect(dialog.getByText('Token (last 4 characters)').nextElementSibling?.textContent).toBe('…9f2c');
  expect(dialog.getByText('User').nextElementSibling?.textContent).toBe('wang');
  expect(document.documentElement.innerHTML).not.toContain('a-token-nobody-may-read');
});
