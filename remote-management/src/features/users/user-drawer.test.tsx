import { ERROR_CODES, type UserRow } from '@atrium/contract';
import { appStore, setPaneDirtyAtom } from '@atrium/runtime';
import {
  createTestPane,
  renderWithAtrium,
  startTestApi,
  type TestApi,
  type TestResponse,
} from '@atrium/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { catalogs } from '../../catalogs.ts';
import { UsersPage } from './users-page.tsx';

const li: UserRow = {
  id: '01890000-0000-7000-8000-000000000001',
  account: 'li.na',
  mail: 'li@example.com',
  name: '李娜',
  access: ['user'],
  status: 'active',
  createdAt: '2026-01-01T00:00:00.000Z',
};
const editor = {
  id: '01890000-0000-7000-8000-000000000002',
  name: 'NLP editor',
  description: '',
  permissions: ['nlp-items'],
  userCount: 0,
  createdAt: li.createdAt,
  createdBy: null,
  updatedAt: li.createdAt,
  updatedBy: null,
  revision: 1,
};
const LINK = { path: '/reset#token=once', expiresAt: '2026-01-02T00:00:00.000Z' };

let api: TestApi;

afterEach(async () => {
  cleanup();
  appStore.set(setPaneDirtyAtom, 'test', false);
  vi.restoreAllMocks();
  await api.close();
});

/** Opens the drawer of a row action, in a pane whose dirty flag the runtime sees. */
async function open(
  action: string,
  responses: Record<string, (body: unknown) => TestResponse>,
  deployment: { readonly sendsMail?: boolean } = {},
) {
  api = await startTestApi({
    '/api/user/list': () => ({ code: 0, data: { list: [li], total: 1 } }),
    '/api/user/devices': () => ({ code: 0, data: { list: [] } }),
    '/api/group/list': () => ({ code: 0, data: { list: [], total: 0 } }),
    '/api/role/list': () => ({ code: 0, data: { list: [editor], total: 1 } }),
    ...responses,
  });
  const pane = createTestPane();
  await renderWithAtrium(<UsersPage />, {
    catalogs: { management: catalogs },
    deployment: { ...api.deployment, ...deployment },
    pane: { ...pane, setDirty: (isDirty) => appStore.set(setPaneDirtyAtom, 'test', isDirty) },
  });
  if (action === 'Roles and status') {
    await userEvent.click(await screen.findByRole('button', { name: 'Edit roles and status 李娜' }));
  } else {
    await userEvent.click(await screen.findByRole('button', { name: 'More actions for 李娜' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: action }));
  }
  return { pane, drawer: within(await screen.findByRole('dialog', { name: action })) };
}

const findRequestBodies = (path: string) =>
  api.requested.filter((one) => one.path === path).map(({ body }) => body);

describe('the form of roles and status', { timeout: 60_000 }, () => {
  test('shows the groups of the user', async () => {
    const stamps = { createdAt: li.createdAt, createdBy: null, updatedAt: li.createdAt, updatedBy: null };
    const group = { ...stamps, id: li.id, revision: 1, name: 'Readers', description: '', memberCount: 1 };
    const { drawer } = await open('Roles and status', {
      '/api/group/list': () => ({ code: 0, data: { list: [group], total: 1 } }),
    });
    const link = await drawer.findByRole('link', { name: 'Readers' });
    expect(link.getAttribute('href')).toBe('/admin/system/groups?keyword=Readers');
    expect(findRequestBodies('/api/group/list')).toMatchObject([{ memberId: li.id }]);
  });

  test('lists the signed-in devices of the user, and signs the user out on all of them', async () => {
    const device = {
      id: '01890000-0000-7000-8000-000000000003',
      device: 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0',
      address: '192.0.2.7',
      createdAt: li.createdAt,
      lastUsedAt: li.createdAt,
    };
    let devices = [device];
    const { drawer, pane } = await open('Roles and status', {
      '/api/user/devices': () => ({ code: 0, data: { list: devices } }),
      '/api/user/signOut': () => {
        devices = [];
        return { code: 0, data: { done: true } };
      },
    });
    const text = (await drawer.findByText('Firefox 130 · Linux')).closest('li')?.textContent;
    expect(text).toContain('192.0.2.7');
    await userEvent.click(drawer.getByRole('button', { name: 'Sign out on all devices' }));
    await drawer.findByText('This user is not signed in.');
    expect(pane.shownToasts).toEqual(['success: 李娜 signed out on all devices']);
    expect(findRequestBodies('/api/user/signOut')).toEqual([{ id: li.id }]);
  });

  test('saves the chosen roles and status, and loads the list again', async () => {
    const { drawer, pane } = await open('Roles and status', {
      '/api/user/update': () => ({ code: 0, data: li }),
    });
    const box = (name: string) => drawer.getByRole<HTMLInputElement>('checkbox', { name });
    expect([box('User').checked, box('Admin').checked, box('Can sign in').checked]).toEqual([
      true,
      false,
      true,
    ]);
    await userEvent.click(box('Admin'));
    await userEvent.click(await drawer.findByRole('checkbox', { name: 'NLP editor' }));
    await userEvent.click(box('Can sign in'));
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(pane.shownToasts).toEqual(['success: Roles and status of 李娜 saved']));
    expect(findRequestBodies('/api/user/update')).toEqual([
      { id: li.id, access: ['user', 'admin', editor.id], status: 'disabled' },
    ]);
    await waitFor(() => expect(findRequestBodies('/api/user/list')).toHaveLength(2));
  });

  test('stays open with the server’s message if the change is rejected', async () => {
    const { drawer } = await open('Roles and status', {
      '/api/user/update': () => ({ code: ERROR_CODES.invalid, msg: 'The last admin' }),
    });
    await userEvent.click(drawer.getByRole('checkbox', { name: 'User' }));
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
    expect(await drawer.findByText('The last admin')).toBeTruthy();
    expect(drawer.getByRole<HTMLInputElement>('checkbox', { name: 'User' }).checked).toBe(false);
  });

  test('discards unsaved changes only after a confirmation', async () => {
    const { drawer } = await open('Roles and status', {});
    await userEvent.click(drawer.getByRole('checkbox', { name: 'User' }));
    await userEvent.click(drawer.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await drawer.findByRole('button', { name: 'Keep editing' }));
    expect(drawer.queryByText('Discard unsaved changes?')).toBeNull();
    await userEvent.click(drawer.getByRole('button', { name: 'Close' }));
    expect(await drawer.findByText('Discard unsaved changes?')).toBeTruthy();
    await userEvent.click(drawer.getByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Roles and status' })).toBeNull());
    expect(findRequestBodies('/api/user/update')).toEqual([]);
  });

  test('closes immediately without changes', async () => {
    const { drawer } = await open('Roles and status', {});
    await userEvent.click(drawer.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Roles and status' })).toBeNull());
  });
});

describe('a link to reset a password', { timeout: 60_000 }, () => {
  test('is issued when the admin asks for it, and can be copied', async () => {
    const { drawer, pane } = await open('Reset password', {
      '/api/user/resetPassword': () => ({ code: 0, data: LINK }),
    });
    expect(findRequestBodies('/api/user/resetPassword')).toEqual([]);
    await userEvent.click(drawer.getByRole('button', { name: 'Create link' }));
    const address = new URL(LINK.path, location.origin).href;
    expect((await drawer.findByLabelText<HTMLInputElement>('Reset link')).value).toBe(address);
    expect(findRequestBodies('/api/user/resetPassword')).toEqual([{ id: li.id }]);
    // `setup` adds a clipboard to the page.
    const user = userEvent.setup();
    await user.click(drawer.getByRole('button', { name: 'Copy' }));
    await waitFor(() => expect(pane.shownToasts).toEqual(['success: Link copied']));
    expect(await navigator.clipboard.readText()).toBe(address);
  });

  test('must be copied manually if the browser does not copy it', async () => {
    const { drawer, pane } = await open('Reset password', {
      '/api/user/resetPassword': () => ({ code: 0, data: LINK }),
    });
    await userEvent.click(drawer.getByRole('button', { name: 'Create link' }));
    await drawer.findByLabelText('Reset link');
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    document.execCommand = () => false;
    await user.click(drawer.getByRole('button', { name: 'Copy' }));
    await waitFor(() => expect(pane.shownToasts[0]).toMatch(/^warning: Failed to copy/));
  });

  test('is mailed to the user if the server sends mail', async () => {
    const { drawer, pane } = await open(
      'Reset password',
      { '/api/user/mailLink': () => ({ code: 0, data: { done: true } }) },
      { sendsMail: true },
    );
    await userEvent.click(drawer.getByRole('button', { name: 'Email the link' }));
    await waitFor(() => expect(pane.shownToasts).toEqual(['success: Email to li@example.com is on its way']));
    expect(findRequestBodies('/api/user/mailLink')).toEqual([{ id: li.id, kind: 'reset' }]);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Reset password' })).toBeNull());
  });

  test('is not mailed if the server sends no mail', async () => {
    const { drawer } = await open('Reset password', {});
    expect(drawer.queryByRole('button', { name: 'Email the link' })).toBeNull();
  });

  test('is not shown if the server does not issue it, and the server’s message is shown instead', async () => {
    const { drawer } = await open('Reset password', {
      '/api/user/resetPassword': () => ({ code: ERROR_CODES.notFound, msg: 'The user does not exist' }),
    });
    await userEvent.click(drawer.getByRole('button', { name: 'Create link' }));
    expect(await drawer.findByText('The user does not exist')).toBeTruthy();
    expect(drawer.queryByLabelText('Reset link')).toBeNull();
  });
});

describe('the reset of a second factor', () => {
  test('is offered only for users who have one, and loads the list again', async () => {
    let hasSecondFactor = true;
    api = await startTestApi({
      '/api/user/list': () => ({ code: 0, data: { list: [{ ...li, hasSecondFactor }], total: 1 } }),
      '/api/user/resetFactor': () => {
        hasSecondFactor = false;
        return { code: 0, data: { done: true } };
      },
    });
    const pane = createTestPane();
    await renderWithAtrium(<UsersPage />, {
      catalogs: { management: catalogs },
      deployment: api.deployment,
      pane,
    });
    await userEvent.click(await screen.findByRole('button', { name: 'More actions for 李娜' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Reset two-factor authentication' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Reset two-factor authentication' }));
    await userEvent.click(drawer.getByRole('button', { name: 'Reset two-factor authentication' }));
    await waitFor(() =>
      expect(pane.shownToasts).toEqual(['success: Two-factor authentication of 李娜 reset']),
    );
    expect(findRequestBodies('/api/user/resetFactor')).toEqual([{ id: li.id }]);
    await userEvent.click(await screen.findByRole('button', { name: 'More actions for 李娜' }));
    expect(await screen.findByRole('menuitem', { name: 'Reset password' })).toBeDefined();
    expect(screen.queryByRole('menuitem', { name: 'Reset two-factor authentication' })).toBeNull();
  });
});
