import type { ScimToken } from '@atrium/contract';
import { renderWithAtrium, startTestApi, type TestApi } from '@atrium/testing';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { catalogs } from '../../catalogs.ts';
import { ProvisioningPage } from './provisioning-page.tsx';

const token: ScimToken = {
  id: '01890000-0000-7000-8000-000000000001',
  name: 'Entra ID',
  prefix: 'scim_abcdefg',
  createdAt: '2026-01-01T00:00:00.000Z',
  createdBy: null,
  updatedAt: '2026-01-01T00:00:00.000Z',
  updatedBy: null,
  revision: 1,
  expiresAt: '2027-01-01T00:00:00.000Z',
  lastUsedAt: null,
};

let api: TestApi;

afterEach(async () => {
  cleanup();
  await api.close();
});

test('adds a token, and shows the address and the secret once', async () => {
  api = await startTestApi({
    '/api/scim/token/list': () => ({ code: 0, data: { list: [token], total: 1 } }),
    '/api/scim/token/create': () => ({ code: 0, data: { token, secret: 'scim_once' } }),
  });
  await renderWithAtrium(<ProvisioningPage />, {
    catalogs: { management: catalogs },
    deployment: api.deployment,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Add' }));
  const form = within(await screen.findByRole('dialog'));
  await userEvent.type(form.getByLabelText('Name'), 'Entra ID');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Token added' }));
  expect(drawer.getByLabelText<HTMLInputElement>('Token').value).toBe('scim_once');
  expect(drawer.getByLabelText<HTMLInputElement>('SCIM address').value).toBe(`${location.origin}/scim/v2`);
  expect(api.requested.find(({ path }) => path === '/api/scim/token/create')?.body).toEqual({
    name: 'Entra ID',
    days: 365,
  });
});
