import type { UserRow } from '@atrium/contract';
import { renderWithAtrium, startTestApi, type TestApi } from '@atrium/testing';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
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

let api: TestApi;

afterEach(async () => {
  cleanup();
  await api.close();
});

test('adds a user, and shows the link for the first password', async () => {
  const link = { path: '/reset#token=once', expiresAt: '2026-01-02T00:00:00.000Z' };
  api = await startTestApi({
    '/api/user/list': () => ({ code: 0, data: { list: [li], total: 1 } }),
    '/api/role/list': () => ({ code: 0, data: { list: [], total: 0 } }),
    '/api/user/create': () => ({ code: 0, data: { user: li, ...link } }),
  });
  await renderWithAtrium(<UsersPage />, { catalogs: { management: catalogs }, deployment: api.deployment });
  await userEvent.click(await screen.findByRole('button', { name: 'Add' }));
  const form = within(await screen.findByRole('dialog'));
  await userEvent.type(form.getByLabelText('Name'), '李娜');
  await userEvent.type(form.getByLabelText('Username'), 'li.na');
  await userEvent.type(form.getByLabelText('Email'), 'li@example.com');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  const field = await screen.findByLabelText<HTMLInputElement>('Invitation link');
  expect(screen.getByRole('dialog', { name: 'User added' }).textContent).toContain('Send this link to');
  expect(field.value).toBe(new URL(link.path, location.origin).href);
  expect(api.requested.find(({ path }) => path === '/api/user/create')?.body).toEqual({
    account: 'li.na',
    mail: 'li@example.com',
    name: '李娜',
    access: ['user'],
  });
});
