import { ERROR_CODES } from '@atrium/contract';
import { appStore, isSignedInAtom, signOutAtom } from '@atrium/runtime';
import { renderWithAtrium, startTestApi, type TestApi } from '@atrium/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HOST_CATALOGS } from '../host-catalogs.ts';
import { PasskeySignIn } from './passkey-sign-in.tsx';

const SESSION = {
  uuid: '018f2a70-0000-7000-8000-000000000001',
  token: 't',
  refreshToken: 'r',
  info: { name: 'Ada', avatar: '', access: ['user'] },
};
const BYTES = new Uint8Array([1, 2, 3]).buffer;

let api: TestApi;
let hasPasskeys: boolean;
let isRejected: boolean;
/** The requests for a passkey that the page has sent to the browser: `conditional` for a suggestion. */
let requests: (string | undefined)[];
let chooseSuggestion: () => void;

/**
 * Acts as a browser. A suggestion waits until the user chooses it or another request ends it. The user cancels every
 * other request.
 */
function getPasskey({ mediation, signal }: CredentialRequestOptions): Promise<unknown> {
  requests.push(mediation);
  if (mediation !== 'conditional') return Promise.reject(new DOMException('Canceled', 'NotAllowedError'));
  return new Promise((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
    chooseSuggestion = () =>
      resolve({
        id: 'id',
        rawId: BYTES,
        type: 'public-key',
        response: { clientDataJSON: BYTES, authenticatorData: BYTES, signature: BYTES },
        getClientExtensionResults: () => ({}),
      });
  });
}

beforeEach(async () => {
  hasPasskeys = true;
  isRejected = false;
  requests = [];
  const isConditionalMediationAvailable = () => Promise.resolve(true);
  vi.stubGlobal(
    'PublicKeyCredential',
    Object.assign(() => undefined, { isConditionalMediationAvailable }),
  );
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get: getPasskey } });
  api = await startTestApi({
    '/api/login/passkey/start': (body) =>
      hasPasskeys || !(body as { isSuggestion?: boolean }).isSuggestion
        ? { code: 0, data: { options: JSON.stringify({ challenge: 'AAAA' }), flow: 'sealed' } }
        : { code: ERROR_CODES.passkeyUnknown, msg: 'Unknown' },
    '/api/login/passkey': () =>
      isRejected ? { code: ERROR_CODES.passkeyUnknown, msg: 'Unknown' } : { code: 0, data: SESSION },
  });
});

afterEach(async () => {
  await act(() => appStore.set(signOutAtom));
  Reflect.deleteProperty(navigator, 'credentials');
  vi.unstubAllGlobals();
  await api.close();
});

async function show(): Promise<void> {
  const page = (
    <>
      <input aria-label="Account" autoComplete="username webauthn" />
      <PasskeySignIn isRemembered />
    </>
  );
  const options = { catalogs: { host: HOST_CATALOGS }, locale: 'en-US', deployment: api.deployment } as const;
  await renderWithAtrium(page, options);
}

const press = () => userEvent.click(screen.getByRole('button', { name: 'Sign in with a passkey' }));

it('signs in with a passkey that the browser suggests', async () => {
  await show();
  await waitFor(() => expect(requests).toEqual(['conditional']));
  chooseSuggestion();
  await waitFor(() => expect(appStore.get(isSignedInAtom)).toBe(true));
  expect(api.requested.at(-1)).toMatchObject({
    path: '/api/login/passkey',
    body: { flow: 'sealed', remember: true },
  });
});

it('suggests passkeys again after the user has canceled the request of the button', async () => {
  await show();
  await waitFor(() => expect(requests).toEqual(['conditional']));
  await press();
  await screen.findByText('No passkey was used. The request was canceled or timed out.');
  await waitFor(() => expect(requests).toEqual(['conditional', undefined, 'conditional']));
});

it('suggests passkeys again after the server has rejected a suggested passkey', async () => {
  isRejected = true;
  await show();
  await waitFor(() => expect(requests).toEqual(['conditional']));
  chooseSuggestion();
  await waitFor(() => expect(requests).toEqual(['conditional', 'conditional']));
});

it('gives a suggestion a new challenge before the old one expires', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    await show();
    await vi.waitFor(() => expect(requests).toEqual(['conditional']));
    await act(() => vi.advanceTimersByTimeAsync(4 * 60_000));
    await vi.waitFor(() => expect(requests).toEqual(['conditional', 'conditional']));
  } finally {
    vi.useRealTimers();
  }
});

it('suggests no passkeys if no user has one, and the button still works', async () => {
  hasPasskeys = false;
  await show();
  await waitFor(() => expect(api.requested).toHaveLength(1));
  await press();
  await waitFor(() => expect(requests).toEqual([undefined]));
});
