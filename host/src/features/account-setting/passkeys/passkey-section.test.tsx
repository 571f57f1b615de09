import { ERROR_CODES } from '@atrium/contract';
import { renderWithAtrium, startTestApi, type TestApi, type TestResponse } from '@atrium/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HOST_CATALOGS } from '../../../components/host-catalogs.ts';
import { PasskeySection } from './passkey-section.tsx';

const ID = '018f2a70-0000-7000-8000-00000000000a';
const LAPTOP = {
  id: ID,
  name: 'Laptop',
  isSynced: true,
  createdAt: '2026-03-01T08:00:00.000Z',
  lastUsedAt: null,
};

let api: TestApi;
let list: object[];
let respondToRemoval: () => TestResponse;

beforeEach(async () => {
  list = [LAPTOP];
  respondToRemoval = () => {
    list = [];
    return { code: 0, data: { done: true } };
  };
  api = await startTestApi({
    '/api/account/passkey/list': () => ({ code: 0, data: { list } }),
    '/api/account/passkey/start': () => ({ code: 0, data: { options: '{}', flow: 'sealed' } }),
    '/api/account/passkey/rename': (body) => {
      list = [{ ...LAPTOP, name: (body as { name: string }).name }];
      return { code: 0, data: { done: true } };
    },
    '/api/account/passkey/remove': () => respondToRemoval(),
  });
});

afterEach(async () => {
  vi.unstubAllGlobals();
  await api.close();
});

async function show(deployment: object = { hasPasskeys: true }) {
  const { pane } = await renderWithAtrium(<PasskeySection className={undefined} />, {
    catalogs: { host: HOST_CATALOGS },
    locale: 'en-US',
    deployment: { ...api.deployment, ...deployment },
  });
  return { pane, user: userEvent.setup() };
}

describe('the passkeys in the account settings', () => {
  it('are not shown if the deployment does not offer them', async () => {
    await show({ hasPasskeys: undefined });
    expect(screen.queryByRole('region')).toBeNull();
    expect(api.requested).toEqual([]);
  });

  it('show whether they are used and synced, and can be renamed', async () => {
    const { user } = await show();
    expect((await screen.findByRole('listitem')).textContent).toMatch(
      /^Laptop.*Not used yet.*Synced across devices/,
    );
    await user.click(screen.getByRole('button', { name: 'Rename Laptop' }));
    const field = screen.getByLabelText('New name');
    await waitFor(() => expect(document.activeElement).toBe(field));
    await user.clear(field);
    await user.keyboard('{Enter}');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await user.type(field, ' Work laptop {Enter}');
    await screen.findByRole('button', { name: 'Rename Work laptop' });
  });

  it('are removed after a confirmation', async () => {
    const { user, pane } = await show();
    await user.click(await screen.findByRole('button', { name: 'Remove Laptop' }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Remove Laptop' }));
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull());
    expect(pane.shownToasts).toEqual(['success: Laptop removed']);
  });

  it('are not removed if one is the only way to sign in, and the reason is shown', async () => {
    respondToRemoval = () => ({
      code: ERROR_CODES.lastSignInMethod,
      msg: 'This is your only way to sign in.',
    });
    const { user } = await show();
    await user.click(await screen.findByRole('button', { name: 'Remove Laptop' }));
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    await screen.findByText('This is your only way to sign in.');
  });

  it('show why the browser did not create one', async () => {
    vi.stubGlobal('PublicKeyCredential', () => undefined);
    const create = () => Promise.reject(new DOMException('No', 'NotAllowedError'));
    vi.stubGlobal('navigator', { userAgent: 'Firefox/130 Linux', credentials: { create } });
    const options = { challenge: 'AAAA', user: { id: 'AAAA' }, rp: {}, pubKeyCredParams: [] };
    await api.close();
    api = await startTestApi({
      '/api/account/passkey/list': () => ({ code: 0, data: { list: [] } }),
      '/api/account/passkey/start': () => ({
        code: 0,
        data: { options: JSON.stringify(options), flow: 's' },
      }),
    });
    const { user } = await show();
    const name = await screen.findByLabelText('Name of the passkey');
    expect(name).toHaveProperty('value', 'Firefox 130 · Linux');
    await user.click(screen.getByRole('button', { name: 'Add a passkey' }));
    await screen.findByText(/canceled or timed out/);
  });
});
