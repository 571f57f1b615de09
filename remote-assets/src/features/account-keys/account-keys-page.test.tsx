import { renderWithAtrium, startTestApi } from '@atrium/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { APP_ID as id } from '../../app.fixture.ts';
import { catalogs } from '../../catalogs.ts';
import { withLazyMessages } from '../../lazy-messages.ts';

const key = {
  ...{ id, appId: null, name: 'laptop', prefix: 'ak_123456789', scopes: ['invoke'], perMinute: 60 },
  ...{
    perDay: 10_000,
    atOnce: null,
    createdAt: '2026-01-01T00:00:00.000Z',
    expiresAt: '2999-01-01T00:00:00.000Z',
  },
  ...{ lastUsedAt: null, revokedAt: null },
};

test('lists, creates and revokes the keys of the account', async () => {
  const bodies: unknown[] = [];
  let list = [key];
  const api = await startTestApi({
    '/api/app/key/list': (body) => {
      bodies.push(body);
      return { code: 0, data: { list } };
    },
    '/api/app/key/create': (body) => {
      bodies.push(body);
      return { code: 0, data: { key, secret: 'ak_the-secret' } };
    },
    '/api/app/key/revoke': () => {
      list = [];
      return { code: 0, data: key };
    },
  });
  const { AccountKeysPage } = await withLazyMessages(import('./account-keys-page.tsx'));
  await renderWithAtrium(<AccountKeysPage />, {
    catalogs: { assets: catalogs },
    path: '/admin/assets/keys',
    deployment: api.deployment,
  });
  expect(await screen.findByRole('row', { name: /laptop.*Active.*Run/ })).toBeTruthy();
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Account API keys']);
  await userEvent.click(screen.getByRole('button', { name: 'Create key' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByLabelText('Manage keys, import and export app definitions'));
  await userEvent.type(dialog.getByLabelText('Name'), 'CI{Enter}');
  expect(await screen.findByText('ak_the-secret')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  await userEvent.click(screen.getByRole('button', { name: 'Revoke laptop' }));
  expect(await screen.findByText(/can no longer call your apps/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText('No API keys yet')).toBeTruthy();
  expect(bodies[0]).toEqual({});
  expect(bodies[1]).toEqual({
    ...{ name: 'CI', scopes: ['invoke', 'read', 'batch', 'manage'], days: 90, perMinute: 60, perDay: 10_000 },
  });
  await waitFor(() => expect(screen.queryByRole('row')).toBeNull());
  await api.close();
});
