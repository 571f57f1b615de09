import { ERROR_CODES } from '@atrium/contract';
import { appStore, isSignedInAtom, signInAtom, signOutAtom } from '@atrium/runtime';
import {
  renderWithAtrium,
  startTestApi,
  type TestApi,
  type TestResponse,
  testDeployment,
} from '@atrium/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { HOST_CATALOGS } from '../../components/host-catalogs.ts';
import { LoginPage } from './login-page.tsx';

const SESSION = {
  uuid: '018f2a70-0000-7000-8000-000000000001',
  token: 't',
  refreshToken: 'r',
  info: { name: 'Ada', avatar: '', access: ['user'] },
};

let api: TestApi;
let respond: () => TestResponse;
let respondToCode: () => TestResponse;

beforeEach(async () => {
  respond = () => ({ code: 0, data: SESSION });
  respondToCode = () => ({ code: 0, data: SESSION });
  api = await startTestApi({
    '/api/login': () => respond(),
    '/api/account/confirmation': () => ({ code: 0, data: { done: true } }),
    '/api/login/second': () => respondToCode(),
    '/api/login/enroll': () => ({ code: 0, data: { secret: 'JBSWY3DP', uri: 'otpauth://totp/Atrium:ada' } }),
  });
});

afterEach(() => api.close());

function show(locale: 'zh-CN' | 'en-US' = 'en-US', path = '/login') {
  return renderWithAtrium(<LoginPage />, {
    catalogs: { host: HOST_CATALOGS },
    locale,
    path,
    deployment: api.deployment,
  });
}

/** Enters the password of a user whose sign-in requires a second step. */
async function openSecondStep(kind: 'code' | 'enroll') {
  respond = () => ({
    code: ERROR_CODES.secondStepRequired,
    msg: 'Enter the code',
    data: { step: 's', kind },
  });
  const user = userEvent.setup();
  await show();
  await user.type(screen.getByLabelText('Username, email or mobile number'), 'ada');
  await user.type(screen.getByLabelText('Password'), 'secret words{Enter}');
  return user;
}

describe('the second step', () => {
  afterEach(() => act(() => appStore.set(signOutAtom)));

  it('focuses the code, shows a wrong one at its field, and signs in with the right one', async () => {
    respondToCode = () => ({
      code: ERROR_CODES.codeWrong,
      msg: 'Wrong',
      fields: [{ field: 'code', msg: 'This code is wrong or was used before' }],
    });
    const user = await openSecondStep('code');
    const code = await screen.findByLabelText('Verification code');
    expect(document.activeElement).toBe(code);
    screen.getByRole('heading', { name: 'Two-factor authentication' });
    await user.keyboard('{Enter}');
    await screen.findByText('Enter the code');
    await user.keyboard('123456{Enter}');
    await screen.findByText('This code is wrong or was used before');
    expect(appStore.get(isSignedInAtom)).toBe(false);
    respondToCode = () => ({ code: 0, data: SESSION });
    await user.clear(code);
    await user.keyboard(' 654321 {Enter}');
    await waitFor(() => expect(appStore.get(isSignedInAtom)).toBe(true));
    expect(api.requested.at(-1)).toEqual({ path: '/api/login/second', body: { step: 's', code: '654321' } });
  });

  it('shows that the sign-in has expired, and returns to the password', async () => {
    respondToCode = () => ({
      code: ERROR_CODES.signInExpired,
      msg: 'This sign-in has expired. Sign in again.',
    });
    const user = await openSecondStep('code');
    await user.type(await screen.findByLabelText('Verification code'), '123456{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toBe('This sign-in has expired. Sign in again.'),
    );
    await user.click(screen.getByRole('link', { name: 'Back to sign-in' }));
    expect(screen.getByLabelText('Password')).toHaveProperty('value', '');
  });

  it('sets up an authenticator app, and signs in after it has shown the recovery codes', async () => {
    respondToCode = () => ({ code: 0, data: { ...SESSION, recoveryCodes: ['aaaa-bbbb', 'cccc-dddd'] } });
    const user = await openSecondStep('enroll');
    await user.click(await screen.findByRole('button', { name: 'Set up' }));
    await screen.findByRole('img', { name: 'QR code for the authenticator app' });
    expect(screen.getByText('JBSW Y3DP')).toBeTruthy();
    await user.type(screen.getByLabelText('Verification code'), '123456{Enter}');
    const codes = await screen.findByRole('list', { name: 'Recovery codes' });
    expect(codes.textContent).toBe('aaaa-bbbbcccc-dddd');
    expect(appStore.get(isSignedInAtom)).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(appStore.get(isSignedInAtom)).toBe(true));
  });
});

describe('an email address that is not confirmed', () => {
  afterEach(() => act(() => appStore.set(signOutAtom)));

  it('is reported after the sign-in attempt, and its link can be sent again', async () => {
    respond = () => ({ code: ERROR_CODES.mailUnconfirmed, msg: 'Confirm your email address' });
    const user = userEvent.setup();
    await show();
    await user.type(screen.getByLabelText('Username, email or mobile number'), ' ada ');
    await user.type(screen.getByLabelText('Password'), 'secret words{Enter}');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Confirm your email address'));
    await user.click(await screen.findByRole('button', { name: 'Send again' }));
    await screen.findByText('The link is on its way. It can be used once and expires in 24 hours.');
    expect(api.requested.at(-1)).toEqual({ path: '/api/account/confirmation', body: { account: ' ada ' } });
  });

  it('is confirmed by a sign-in with the token of the link', async () => {
    const user = userEvent.setup();
    await show('en-US', '/login#confirm=abc');
    await user.type(screen.getByLabelText('Username, email or mobile number'), 'ada');
    await user.type(screen.getByLabelText('Password'), 'secret words{Enter}');
    await waitFor(() => expect(appStore.get(isSignedInAtom)).toBe(true));
    expect(api.requested.at(-1)?.body).toMatchObject({ account: 'ada', confirmation: 'abc' });
  });
});

describe('the sign-in page', () => {
  it('signs in by keyboard alone, and remembers the user by default', async () => {
    const user = userEvent.setup();
    await show();
    screen.getByLabelText('Username, email or mobile number').focus();
    await user.keyboard(' ada{Tab}secret words{Enter}');
    await waitFor(() => expect(appStore.get(isSignedInAtom)).toBe(true));
    expect(api.requested).toEqual([
      { path: '/api/login', body: { account: 'ada', password: 'secret words', remember: true } },
    ]);
  });

  it.each([
    ['en-US', 'Sign in', 'Username, email or mobile number', 'Enter your username'],
    ['zh-CN', '登录', '账号、邮箱或手机号', '请输入账号'],
  ] as const)(
    'shows a missing account at its field in %s, and focuses the field',
    async (locale, button, label, error) => {
      const user = userEvent.setup();
      await show(locale);
      await user.click(screen.getByRole('button', { name: button }));
      const account = screen.getByLabelText(label);
      expect(account).toHaveProperty('ariaInvalid', 'true');
      expect(screen.getByText(error).id).toBe(account.getAttribute('aria-describedby'));
      expect(document.activeElement).toBe(account);
      expect(api.requested).toEqual([]);
    },
  );

  it("shows the server's message in the form, without a toast, and does not clear the fields", async () => {
    respond = () => ({ code: 2001, msg: 'Incorrect username or password' });
    const user = userEvent.setup();
    await show();
    await user.type(screen.getByLabelText('Username, email or mobile number'), 'ada');
    await user.type(screen.getByLabelText('Password'), 'wrong words{Enter}');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Incorrect username or password'));
    expect(screen.getByLabelText('Password')).toHaveProperty('value', 'wrong words');
  });

  it('shows the message of a status error', async () => {
    respond = () => ({ status: 503 });
    const user = userEvent.setup();
    await show();
    await user.type(screen.getByLabelText('Username, email or mobile number'), 'ada');
    await user.type(screen.getByLabelText('Password'), 'secret words{Enter}');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Service unavailable'));
  });

  it.each([
    ['en-US', 'Your session has ended. Sign in again.'],
    ['zh-CN', '登录已失效，请重新登录。'],
  ] as const)(
    'shows the message about a session that ended without a sign-out only once in %s',
    async (locale, message) => {
      const first = await show(locale);
      await act(() => appStore.set(signInAtom, { account: 'ada', password: 'secret words', remember: true }));
      for (const pair of document.cookie.split('; ')) document.cookie = `${pair}; max-age=0; path=/`;
      act(() => void window.dispatchEvent(new Event('focus')));
      expect(screen.getByRole('alert').textContent).toBe(message);
      first.unmount();
      await show(locale);
      expect(screen.getByRole('alert').textContent).toBe('');
    },
  );

  it('shows no message after a sign-out', async () => {
    await show();
    await act(() => appStore.set(signInAtom, { account: 'ada', password: 'secret words', remember: true }));
    await act(() => appStore.set(signOutAtom));
    expect(screen.getByRole('alert').textContent).toBe('');
  });

  it('offers other sign-in methods only when the deployment has some', async () => {
    const { unmount } = await show();
    expect(screen.queryByText('Other sign-in methods')).toBeNull();
    unmount();
    const signInMethods = [
      { name: 'Company login', address: '/sso/start' },
      { name: 'Directory', address: '/sign-in/directory', provider: 'directory' },
    ];
    const deployment = testDeployment({ signInMethods });
    await renderWithAtrium(<LoginPage />, { deployment, locale: 'en-US', path: '/login?redirect=%2Fx' });
    expect(screen.getByRole('link', { name: 'Company login' }).getAttribute('href')).toBe('/sso/start');
    const provider = screen.getByRole('link', { name: 'Directory' });
    expect(provider.getAttribute('href')).toBe('/sign-in/directory?redirect=%2Fx');
  });
});
