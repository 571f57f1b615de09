import { appStore, signInAtom, userInfoAtom } from '@atrium/runtime';
import { renderWithAtrium, startTestApi, type TestApi, type TestResponse } from '@atrium/testing';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { HOST_CATALOGS } from '../../components/host-catalogs.ts';
import { AccountSettingPage } from './account-setting-page.tsx';

const CURRENT_ID = '018f2a70-0000-7000-8000-00000000000a';
const OTHER_ID = '018f2a70-0000-7000-8000-00000000000b';
const device = (id: string, name: string) => ({
  id,
  device: name,
  address: '192.0.2.7',
  createdAt: '2026-03-01T08:00:00.000Z',
  lastUsedAt: '2026-03-01T09:00:00.000Z',
});

let api: TestApi;
let deletion: TestResponse;
let devices: { id: string }[];
let list: () => TestResponse;
let factor: { isOn: boolean; isRequired: boolean; recoveryCodeCount: number };

beforeEach(async () => {
  devices = [device(OTHER_ID, 'Firefox/130 Linux'), device(CURRENT_ID, 'Chrome/128 Windows')];
  list = () => ({ code: 0, data: { list: devices, currentId: CURRENT_ID } });
  factor = { isOn: false, isRequired: false, recoveryCodeCount: 0 };
  deletion = { code: 0, data: { done: true } };
  api = await startTestApi({
    '/api/account/delete': () => deletion,
    '/api/account/mail/change': () => ({ code: 0, data: {} }),
    '/api/account/mail/confirm': () => ({
      code: 0,
      data: { name: 'Ada', account: 'ada', avatar: '', access: ['user'], mail: 'new@example.com' },
    }),
    '/api/login': () => ({
      code: 0,
      data: {
        uuid: CURRENT_ID,
        token: 'token',
        refreshToken: 'refresh',
        info: { name: 'Ada', account: 'ada', avatar: '', access: ['user'] },
      },
    }),
    '/api/account/sessions': () => list(),
    '/api/account/factor': () => ({ code: 0, data: factor }),
    '/api/account/factor/start': () => ({
      code: 0,
      data: { secret: 'JBSWY3DP', uri: 'otpauth://totp/Atrium:ada' },
    }),
    '/api/account/factor/confirm': () => {
      factor = { ...factor, isOn: true, recoveryCodeCount: 2 };
      return { code: 0, data: { recoveryCodes: ['aaaa-bbbb', 'cccc-dddd'] } };
    },
    '/api/account/factor/remove': () => {
      factor = { ...factor, isOn: false, recoveryCodeCount: 0 };
      return { code: 0, data: { done: true } };
    },
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
  it('list the signed-in devices, the current one first, and can sign out the others', async () => {
    const { pane, user } = await show();
    const rows = await screen.findAllByRole('listitem');
    expect(rows[0]?.textContent).toContain('Chrome 128 · Windows');
    expect(rows[0]?.textContent).toContain('This device');
    await user.click(screen.getByRole('button', { name: 'Sign out Firefox 130 · Linux' }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
    expect(pane.shownToasts).toEqual(['success: Firefox 130 · Linux signed out']);
  });

  it('show an error when the devices cannot be loaded, and retry', async () => {
    const listDevices = list;
    list = () => ({ status: 503 });
    const { user } = await show();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    list = listDevices;
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

  it('set up a second factor, show its recovery codes once, and turn it off', async () => {
    const { pane, user } = await show();
    await user.type(await screen.findByLabelText('Your password'), 'right words{Enter}');
    await screen.findByText('JBSW Y3DP');
    await user.type(screen.getByLabelText('Verification code'), '123456{Enter}');
    const codes = await screen.findByRole('list', { name: 'Recovery codes' });
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    await screen.findByText('Copied');
    expect(await navigator.clipboard.readText()).toBe('aaaa-bbbb\ncccc-dddd\n');
    const file = screen.getByRole<HTMLAnchorElement>('link', { name: 'Download' });
    expect(decodeURIComponent(file.href)).toBe('data:text/plain;charset=utf-8,aaaa-bbbb\ncccc-dddd\n');
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await screen.findByText('Two-factor authentication is on. Unused recovery codes: 2');
    expect(codes.isConnected).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Turn off' }));
    await user.keyboard('right words{Tab}');
    await user.type(screen.getByLabelText('Verification code'), '654321{Enter}');
    await waitFor(() => expect(pane.shownToasts).toEqual(['success: Two-factor authentication turned off']));
    await screen.findByRole('button', { name: 'Set up' });
    expect(api.requested.find(({ path }) => path === '/api/account/factor/remove')?.body).toEqual({
      password: 'right words',
      code: '654321',
    });
  });

  it('do not turn off a second factor that a role requires', async () => {
    factor = { isOn: true, isRequired: true, recoveryCodeCount: 9 };
    await show();
    await screen.findByText('Your role requires two-factor authentication.');
    expect(screen.queryByRole('button', { name: 'Turn off' })).toBeNull();
  });

  it('request a link to a new email address, and change the address when the link is opened', async () => {
    const { user } = await show();
    await user.type(screen.getByLabelText('New email address'), 'new@example.com{Enter}');
    await screen.findByText(
      'We sent an email to new@example.com. Open its link in this browser within a day.',
    );
    cleanup();
    history.replaceState({}, '', '/setting/account#mail=abc');
    const opened = await show();
    history.replaceState({}, '', '/');
    await act(() => appStore.set(signInAtom, { account: 'ada', password: 'secret words', remember: true }));
    await opened.user.click(screen.getByRole('button', { name: 'Confirm new email address' }));
    await screen.findByText('new@example.com');
    await screen.findByLabelText('New email address');
    expect(opened.pane.shownToasts).toEqual(['success: Email address changed']);
    expect(api.requested.find(({ path }) => path === '/api/account/mail/confirm')?.body).toEqual({
      token: 'abc',
    });
  });

  it('delete the account, transfer its apps to a new owner, and sign the user out', async () => {
    deletion = { code: 2078, msg: 'Nobody', fields: [{ field: 'newOwner', msg: 'No such user' }] };
    const { user } = await show();
    await act(() => appStore.set(signInAtom, { account: 'ada', password: 'secret words', remember: true }));
    await user.click(screen.getByRole('button', { name: 'Delete account' }));
    await user.click(screen.getByRole('radio', { name: 'Transfer' }));
    const confirmation = screen.getByLabelText('Enter ada to confirm');
    await user.type(confirmation, 'adam{Enter}');
    await screen.findByText('Enter the new owner');
    screen.getByText('This is not your username');
    await user.type(screen.getByLabelText('Username or email of the new owner'), 'grace');
    await user.clear(confirmation);
    await user.type(confirmation, 'ada{Enter}');
    await screen.findByText('No such user');
    deletion = { code: 0, data: { done: true } };
    await user.click(screen.getByRole('button', { name: 'Delete my account' }));
    await waitFor(() => expect(appStore.get(userInfoAtom)).toBeUndefined());
    expect(api.requested.findLast(({ path }) => path === '/api/account/delete')?.body).toEqual({
      apps: 'transfer',
      newOwner: 'grace',
    });
  });
});
