import { ERROR_CODES } from '@atrium/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { APP_ID as id } from '../../../app.fixture.ts';
import { showApp } from '../shown-app.fixture.tsx';

const key = {
  id,
  appId: id,
  name: 'CI',
  prefix: 'ak_123456789',
  scopes: ['invoke', 'read'],
  perMinute: 60,
  perDay: 10_000,
  atOnce: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  expiresAt: '2999-01-01T00:00:00.000Z',
  lastUsedAt: null,
  revokedAt: null,
};
const revoked = { ...key, id: id.replace(/.$/, '2'), name: 'Old', revokedAt: '2026-01-02T00:00:00.000Z' };
const expired = { ...key, id: id.replace(/.$/, '3'), name: 'Past', expiresAt: '2026-01-02T00:00:00.000Z' };

const listKeys = (list: readonly object[]) => ({ '/api/app/key/list': () => ({ code: 0, data: { list } }) });

test('lists the keys, and offers actions for active keys only', async () => {
  await showApp({ tab: 'api', responses: listKeys([key, revoked, expired]) });
  const row = await screen.findByRole('row', {
    name: /CI.*ak_123456789….*Active.*Run.*Requests per minute: 60/,
  });
  expect(within(row).getByRole('button', { name: 'Revoke CI' })).toBeTruthy();
  expect(screen.getByRole('row', { name: /Old.*Revoked/ })).toBeTruthy();
  expect(screen.getByRole('row', { name: /Past.*Expired/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /(Old|Past)/ })).toBeNull();
});

test('creates a key with its limits, and shows the secret once', async () => {
  let attempts = 0;
  const { lastBody } = await showApp({
    tab: 'api',
    responses: {
      ...listKeys([]),
      '/api/app/key/create': () => {
        attempts += 1;
        return attempts === 1
          ? { code: ERROR_CODES.keyLimit, msg: 'Too many keys' }
          : { code: 0, data: { key, secret: 'ak_the-secret' } };
      },
    },
  });
  expect(await screen.findByText('No API keys yet')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Create key' }));
  const dialog = await screen.findByRole('dialog');
  const confirm = within(dialog).getByRole('button', { name: 'Create key' });
  await userEvent.click(confirm);
  expect(await within(dialog).findByText('Enter a name')).toBeTruthy();
  await userEvent.type(within(dialog).getByLabelText('Name'), ' CI ');
  await userEvent.selectOptions(within(dialog).getByLabelText('Valid for'), '30 days');
  await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Read app details and usage' }));
  const perMinute = within(dialog).getByLabelText('Requests per minute');
  await userEvent.clear(perMinute);
  await userEvent.type(perMinute, '7000');
  await userEvent.click(confirm);
  expect(await within(dialog).findByText('Enter a whole number from 1 to 6,000')).toBeTruthy();
  await userEvent.clear(perMinute);
  await userEvent.type(perMinute, '5');
  await userEvent.click(confirm);
  expect(await within(dialog).findByText('Too many keys')).toBeTruthy();
  await userEvent.click(confirm);
  expect(await screen.findByText('ak_the-secret')).toBeTruthy();
  await expect
    .poll(() => lastBody('/api/app/key/create'))
    .toEqual({
      appId: id,
      name: 'CI',
      scopes: ['invoke', 'batch'],
      days: 30,
      perMinute: 5,
      perDay: 10_000,
    });
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByText('ak_the-secret')).toBeNull());
});

test('rotates a key with an overlap, and revokes a key after confirmation', async () => {
  const { lastBody, pane } = await showApp({
    tab: 'api',
    responses: {
      ...listKeys([key]),
      '/api/app/key/rotate': () => ({ code: 0, data: { key, secret: 'ak_next' } }),
      '/api/app/key/revoke': () => ({ code: 0, data: revoked }),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Rotate CI' }));
  await userEvent.selectOptions(await screen.findByLabelText('Old key'), 'Works for 7 more days');
  await userEvent.click(screen.getByRole('button', { name: 'Rotate' }));
  expect(await screen.findByText('ak_next')).toBeTruthy();
  await expect.poll(() => lastBody('/api/app/key/rotate')).toEqual({ id, overlapHours: 168 });
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  await userEvent.click(screen.getByRole('button', { name: 'Revoke CI' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Revoke' }));
  await waitFor(() => expect(pane.shownToasts).toEqual(['success: Key revoked']));
  await expect.poll(() => lastBody('/api/app/key/revoke')).toEqual({ id });
});

test('shows example programs, and the values that other clients need', async () => {
  await showApp({ tab: 'api', responses: listKeys([]) });
  const panel = await screen.findByText(/^curl /);
  expect(panel.textContent).toContain(`/v1/apps/${id}/invoke`);
  expect(screen.getByText('App ID (use it as the model name)').nextElementSibling?.textContent).toBe(id);
  expect(screen.getByText('OpenAI API base URL').nextElementSibling?.textContent).toMatch(/^http.*\/v1$/);
  expect(await screen.findByRole('button', { name: 'Copy Open Inference Protocol v2 server' })).toBeTruthy();
  await userEvent.click(screen.getByRole('tab', { name: 'Python' }));
  expect(screen.getByText(/urllib\.request/).textContent).toContain('ATRIUM_API_KEY');
});

test('copies the secret of a new key', async () => {
  const copied: string[] = [];
  Object.assign(navigator, { clipboard: { writeText: async (text: string) => void copied.push(text) } });
  await showApp({
    tab: 'api',
    responses: {
      ...listKeys([]),
      '/api/app/key/create': () => ({ code: 0, data: { key, secret: 'ak_the-secret' } }),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Create key' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Name'), 'CI{Enter}');
  fireEvent.click(await screen.findByRole('button', { name: 'Copy API key' }));
  await waitFor(() => expect(copied).toEqual(['ak_the-secret']));
});

test.each([
  ['Rotate CI', 'Rotate', '/api/app/key/rotate'],
  ['Revoke CI', 'Revoke', '/api/app/key/revoke'],
])('shows why the server rejects “%s”, and keeps the key in the list', async (action, confirm, path) => {
  const { pane } = await showApp({
    tab: 'api',
    responses: { ...listKeys([key]), [path]: () => ({ code: ERROR_CODES.notFound, msg: 'Key not found' }) },
  });
  await userEvent.click(await screen.findByRole('button', { name: action }));
  await userEvent.click(await screen.findByRole('button', { name: confirm }));
  await waitFor(() => expect(pane.shownToasts).toEqual(['error: Key not found']));
  expect(screen.getByRole('row', { name: /CI.*Active/ })).toBeTruthy();
  expect(screen.queryByText(/^ak_next/)).toBeNull();
});

test('offers to try again if the keys cannot be loaded', async () => {
  let isDown = true;
  await showApp({
    tab: 'api',
    responses: {
      '/api/app/key/list': () => (isDown ? { status: 500 } : { code: 0, data: { list: [key] } }),
    },
  });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  isDown = false;
  await userEvent.click(retry);
  expect(await screen.findByRole('row', { name: /CI/ })).toBeTruthy();
});
