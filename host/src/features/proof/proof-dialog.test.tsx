import { renderWithAtrium, startTestApi, type TestApi } from '@atrium/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { HOST_CATALOGS } from '../../components/host-catalogs.ts';
import { ProofDialog } from './proof-dialog.tsx';

let api: TestApi;
let methods: { password: boolean; code: boolean; passkey: boolean };
let settled: boolean[];

beforeEach(async () => {
  settled = [];
  methods = { password: true, code: true, passkey: false };
  api = await startTestApi({
    '/api/account/proof/methods': () => ({ code: 0, data: methods }),
    '/api/account/proof': (body) =>
      (body as { password?: string }).password === 'wrong words'
        ? { code: 2001, msg: 'Wrong', fields: [{ field: 'password', msg: 'This is not your password' }] }
        : { code: 0, data: { done: true } },
  });
});

afterEach(() => api.close());

async function show() {
  const request = { settle: (isProven: boolean) => void settled.push(isProven) };
  await renderWithAtrium(<ProofDialog request={request} />, {
    catalogs: { host: HOST_CATALOGS },
    locale: 'en-US',
    deployment: api.deployment,
  });
  return userEvent.setup();
}

describe('the dialog that asks for a proof', () => {
  it('shows a wrong password at its field, and continues after the right one', async () => {
    const user = await show();
    const password = await screen.findByLabelText('Your password');
    await waitFor(() => expect(document.activeElement).toBe(password));
    await user.keyboard('wrong words{Enter}');
    await screen.findByText('This is not your password');
    await user.clear(password);
    await user.keyboard('right words{Enter}');
    await waitFor(() => expect(settled).toEqual([true]));
  });

  it('accepts a code instead of the password', async () => {
    const user = await show();
    await user.click(await screen.findByRole('button', { name: 'Use a code' }));
    await user.type(screen.getByLabelText('Verification code'), '123456{Enter}');
    await waitFor(() => expect(settled).toEqual([true]));
    expect(api.requested.at(-1)).toEqual({ path: '/api/account/proof', body: { code: '123456' } });
  });

  it('reports that there is no proof when the user cancels', async () => {
    const user = await show();
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(settled).toEqual([false]);
  });

  it('says what to do if the user has no way to confirm', async () => {
    methods = { password: false, code: false, passkey: false };
    await show();
    await screen.findByText(/Sign out, sign in again/);
    expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
  });
});
