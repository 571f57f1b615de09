import { ERROR_CODES } from '@atrium/contract';
import { appStore, isSignedInAtom, signOutAtom } from '@atrium/runtime';
import { renderWithAtrium, startTestApi, type TestApi, type TestResponse } from '@atrium/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { HOST_CATALOGS } from '../../components/host-catalogs.ts';
import { takePendingFlow } from '../../components/provider-flow/pending-flow.ts';
import { ProviderSignInPage } from './provider-sign-in-page.tsx';

const SESSION = {
  uuid: '018f2a70-0000-7000-8000-000000000001',
  token: 't',
  refreshToken: 'r',
  info: { name: 'Ada', avatar: '', access: ['user'] },
};
const SIGNED_IN = { code: 0, data: SESSION };
const RETURNED = '/sign-in/company?code=c&state=s';

let api: TestApi;
let start: () => TestResponse;
let finish: () => TestResponse;
let prove: () => TestResponse;

beforeEach(async () => {
  // jsdom opens no other page, but it can change the hash of the current one.
  const address = `${window.location.origin}${window.location.pathname}#provider`;
  start = () => ({ code: 0, data: { address, flow: 'sealed' } });
  finish = () => SIGNED_IN;
  prove = () => SIGNED_IN;
  api = await startTestApi({
    '/api/login/provider/start': () => start(),
    '/api/login/provider/finish': () => finish(),
    '/api/login/provider/prove': () => prove(),
  });
});

afterEach(async () => {
  await act(() => appStore.set(signOutAtom));
  sessionStorage.clear();
  window.location.hash = '';
  await api.close();
});

async function show(path: string) {
  const signInMethods = [{ name: 'Company login', address: '/sign-in/company', provider: 'company' }];
  await renderWithAtrium(<ProviderSignInPage />, {
    catalogs: { host: HOST_CATALOGS },
    path,
    deployment: { ...api.deployment, signInMethods },
  });
  return userEvent.setup();
}

/** Shows the page as it is when the provider sends the browser back. */
async function showReturn() {
  const pending = { flow: 'sealed', search: '?redirect=%2Fx', isLink: false };
  sessionStorage.setItem('provider-flow', JSON.stringify(pending));
  return await show(RETURNED);
}

function listPaths(): readonly string[] {
  return api.requested.map(({ path }) => path);
}

const waitForSignIn = () => waitFor(() => expect(appStore.get(isSignedInAtom)).toBe(true));

describe('the page of a sign-in provider', () => {
  it('redirects to the provider, and stores the pending flow in this browser tab, from which it can be taken once', async () => {
    await show('/sign-in/company?redirect=%2Fx');
    screen.getByRole('heading', { name: 'Sign in with Company login' });
    await waitFor(() => expect(window.location.hash).toBe('#provider'));
    expect(takePendingFlow()).toEqual({ flow: 'sealed', search: '?redirect=%2Fx', isLink: false });
    expect(takePendingFlow()).toBeUndefined();
  });

  it('shows that the provider is down, and tries again', async () => {
    start = () => ({ code: ERROR_CODES.providerDown, msg: 'Company login does not respond' });
    const user = await show('/sign-in/company');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Company login does not respond'));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(listPaths()).toHaveLength(2));
    expect(appStore.get(isSignedInAtom)).toBe(false);
  });

  it('finishes the sign-in with the response of the provider', async () => {
    await showReturn();
    await waitForSignIn();
    expect(api.requested).toEqual([
      { path: '/api/login/provider/finish', body: { flow: 'sealed', response: '?code=c&state=s' } },
    ]);
  });

  it('sends nothing to the server if this browser tab did not start the sign-in', async () => {
    await show(RETURNED);
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toBe(
        'This sign-in has expired or was started in another browser tab.',
      ),
    );
    expect(listPaths()).toEqual([]);
  });

  it('shows the error if the server rejects the response, and a new attempt keeps the redirect', async () => {
    finish = () => ({ code: ERROR_CODES.providerRejected, msg: 'The sign-in is not complete' });
    const user = await showReturn();
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('The sign-in is not complete'));
    expect(appStore.get(isSignedInAtom)).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(takePendingFlow()?.search).toBe('?redirect=%2Fx'));
  });

  it('requests the password of the user who has the email address, and links the account', async () => {
    const data = { mail: 'ada@example.com', claim: 'claimed' };
    finish = () => ({ code: ERROR_CODES.linkRequired, msg: 'Enter the password', data });
    const msg = 'Wrong password';
    prove = () => ({ code: ERROR_CODES.credentialsWrong, msg, fields: [{ field: 'password', msg }] });
    const user = await showReturn();
    await screen.findByText(/ada@example.com/);
    const password = screen.getByLabelText('Password');
    await user.type(password, 'wrong words{Enter}');
    await screen.findByText(msg);
    prove = () => SIGNED_IN;
    await user.clear(password);
    await user.type(password, 'right words{Enter}');
    await waitForSignIn();
    const body = { claim: 'claimed', password: 'right words' };
    expect(api.requested.at(-1)).toEqual({ path: '/api/login/provider/prove', body });
  });

  it('requests the code of the second factor', async () => {
    const data = { step: 's', kind: 'code' };
    finish = () => ({ code: ERROR_CODES.secondStepRequired, msg: 'Enter the code', data });
    await showReturn();
    await screen.findByLabelText('Verification code');
    expect(appStore.get(isSignedInAtom)).toBe(false);
  });
});
