import { renderWithAtrium, startTestApi, type TestApi, type TestResponse } from '@atrium/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { HOST_CATALOGS } from '../../components/host-catalogs.ts';
import { AccountSettingPage } from './account-setting-page.tsx';

const HERE = '018f2a70-0000-7000-8000-00000000000a';
const THERE = '018f2a70-0000-7000-8000-00000000000b';
const device = (id: string, name: string) => ({
  id,
  device: name,
  address: '192.0.2.7',
  createdAt: '2026-03-01T08:00:00.000Z',
  lastUsedAt: '2026-03-01T09:00:00.000Z',
});

let api: TestApi;
let devices: { id: string }[];
let list: () => TestResponse;

beforeEach(async () => {
  devices = [device(THERE, 'Firefox/130 Linux'), device(HERE, 'Chrome/128 Windows')];
  list = () => ({ code: 0, data: { list: devices, currentId: HERE } });
  api = await startTestApi({
    '/api/account/sessions': () => list(),
    '/api/account/revoke': (body) => {
      devices = devices.filter(({ id }) => id !== (body as { id: string }).id);
      return { code: 0, data: { done: true } };
    },
    '/api/account/password': (body) =>
      (body as { current: string }).current === 'right words'
        ? { code: 0, data: { done: true } }
        : { code: 2001, msg: 'Wrong', fields: [{ field: 'current', msg: 'This is not your password' }] },
  });
});

afterEach(() => api.close());

async function show() {
  const { pane } = await renderWithAtrium(<AccountSettingPage />, {
    catalogs: { host: HOST_CATALOGS },
    locale: 'en-US',
    path: '/setting/account',
    deployment: api.deployment,
  });
  return { pane, user: userEvent.setup() };
}

describe('account settings', () => {
  it('list the signed-in devices, this one first, and sign out any other', async () => {
    const { pane, user } = await show();
    const rows = await screen.findAllByRole('listitem');
    expect(rows[0]?.textContent).toContain('Chrome 128 · Windows');
    expect(rows[0]?.textContent).toContain('This device');
    await user.click(screen.getByRole('button', { name: 'Sign out Firefox 130 · Linux' }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
    expect(pane.shownToasts).toEqual(['success: Firefox 130 · Linux signed out']);
  });

  it('show an error when the devices cannot be loaded, and retry', async () => {
    const works = list;
    list = () => ({ status: 503 });
    const { user } = await show();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    list = works;
    await user.click(retry);
    expect(await screen.findAllByRole('listitem')).toHaveLength(2);
  });

  it('change the password if the current password is right, and show an error at its field otherwise', async () => {
    const { pane, user } = await show();
    await user.type(screen.getByLabelText('Current password'), 'wrong words');
    await user.type(screen.getByLabelText('New password'), 'a whole new set of words{Enter}');
    await screen.findByText('This is not your password');
    expect(pane.isDirty()).toBe(true);
    await user.clear(screen.getByLabelText('Current password'));
    await user.type(screen.getByLabelText('Current password'), 'right words{Enter}');
    await waitFor(() =>
      expect(pane.shownToasts).toEqual(['success: Password changed. Other devices are signed out.']),
    );
    expect(screen.getByLabelText('New password')).toHaveProperty('value', '');
    expect(pane.isDirty()).toBe(false);
  });
});
