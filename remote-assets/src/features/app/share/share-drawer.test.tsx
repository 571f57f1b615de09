// @vitest-environment jsdom
import { ERROR_CODES, type Share } from '@atrium/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { APP_ID } from '../../../app.fixture.ts';
import { showApp } from '../shown-app.fixture.tsx';

const OTHER = APP_ID.replace(/1$/, '2');
const share: Share = {
  ...{ id: OTHER, kind: 'user', holderId: OTHER, name: 'Mei Lin', level: 'use' },
  createdAt: '2026-01-01T00:00:00.000Z',
};

async function openDrawer(list: readonly Share[], responses: Parameters<typeof showApp>[0] = {}) {
  const shown = await showApp({
    ...responses,
    responses: {
      '/api/app/share/list': () => ({ code: 0, data: { list } }),
      '/api/app/share/search': () => ({
        code: 0,
        data: { list: [{ kind: 'group', id: OTHER, name: 'Readers' }] },
      }),
      '/api/app/share/set': () => ({ code: 0, data: share }),
      '/api/app/share/remove': () => ({ code: 0, data: { done: true } }),
      ...responses.responses,
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Share' }));
  return { ...shown, drawer: within(await screen.findByRole('dialog', { name: 'Share “我的分词”' })) };
}

test('finds a group, and shares the app with it at the chosen level', async () => {
  const { drawer, lastBody } = await openDrawer([]);
  const field = await drawer.findByLabelText('User or group');
  await userEvent.type(field, 'r{Enter}');
  expect(await drawer.findByText('Enter at least two characters')).toBeTruthy();
  await userEvent.type(field, 'e{Enter}');
  await userEvent.selectOptions(drawer.getByLabelText('Access level'), 'Can edit');
  await userEvent.click(await drawer.findByRole('button', { name: 'Share with Readers' }));
  await expect.poll(() => lastBody('/api/app/share/search')).toEqual({ appId: APP_ID, keyword: 're' });
  await expect
    .poll(() => lastBody('/api/app/share/set'))
    .toEqual({
      ...{ appId: APP_ID, kind: 'group', holderId: OTHER, level: 'edit' },
    });
});

test('changes the level of a share, removes it, and opens the app to all users', async () => {
  const { drawer, lastBody } = await openDrawer([share]);
  await userEvent.selectOptions(await drawer.findByLabelText('Access level of Mei Lin'), 'Can view runs');
  await expect
    .poll(() => lastBody('/api/app/share/set'))
    .toMatchObject({ kind: 'user', holderId: OTHER, level: 'view' });
  await userEvent.click(drawer.getByRole('button', { name: 'Remove the access of Mei Lin' }));
  await expect.poll(() => lastBody('/api/app/share/remove')).toEqual({ id: OTHER });
  await userEvent.click(drawer.getByLabelText('All signed-in users can use this app'));
  await expect
    .poll(() => lastBody('/api/app/share/set'))
    .toEqual({ appId: APP_ID, kind: 'everyone', level: 'use' });
});

test('marks a found user who already has access', async () => {
  const { drawer } = await openDrawer([share], {
    responses: {
      '/api/app/share/search': () => ({
        code: 0,
        data: { list: [{ kind: 'user', id: OTHER, name: 'Mei Lin' }] },
      }),
    },
  });
  await userEvent.type(await drawer.findByLabelText('User or group'), 'mei{Enter}');
  const found = within(await drawer.findByRole('list', { name: 'Search results' }));
  expect(await found.findByText('Has access')).toBeTruthy();
  expect(found.queryByRole('button')).toBeNull();
});

test('shows why an app cannot be shared', async () => {
  const { drawer } = await openDrawer([], {
    responses: { '/api/app/share/set': () => ({ code: ERROR_CODES.shareLimit, msg: 'Too many shares' }) },
  });
  await userEvent.click(await drawer.findByLabelText('All signed-in users can use this app'));
  await expect.poll(() => drawer.queryByRole('alert')?.textContent).toBe('Too many shares');
});

test('shows the owner, but no settings, keys or share button to a user who may only use the app', async () => {
  await showApp({ app: { level: 'use' }, tab: 'api' });
  expect(await screen.findByText('Owner: wang')).toBeTruthy();
  expect(screen.getByText('Can use')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
  expect(screen.queryByRole('tab', { name: 'Settings' })).toBeNull();
  expect(await screen.findByText(/Ask wang for a key/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Create key' })).toBeNull();
});

test('informs a user of a shared app that others can read the input', async () => {
  await showApp({ app: { level: 'use', logPolicy: 'full' } });
  expect(await screen.findByText(/^Inputs and outputs are stored. wang and users/)).toBeTruthy();
});

test('lets a user with the level “edit” change the app, but not share or delete it', async () => {
  await showApp({ app: { level: 'edit' }, tab: 'settings' });
  expect(await screen.findByRole('button', { name: 'Pause' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
  expect(screen.queryByRole('button', { name: /Delete/ })).toBeNull();
});

test('closes with the last button of the drawer', async () => {
  const { drawer } = await openDrawer([share]);
  const buttons = await drawer.findAllByRole('button', { name: 'Close' });
  expect(buttons.at(-1)?.textContent).toBe('Close');
  await userEvent.click(buttons.at(-1) ?? document.body);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
