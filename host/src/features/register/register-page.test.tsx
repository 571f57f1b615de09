import { ERROR_CODES } from '@atrium/contract';
import { appStore, isSignedInAtom } from '@atrium/runtime';
import { renderWithAtrium, startTestApi, type TestApi, type TestResponse } from '@atrium/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HOST_CATALOGS } from '../../components/host-catalogs.ts';
import { solveChallenge } from './captcha/solve-challenge.ts';
import { RegisterPage } from './register-page.tsx';

const SESSION = {
  uuid: '018f2a70-0000-7000-8000-000000000002',
  token: 't',
  refreshToken: 'r',
  info: { name: 'Bea', avatar: '', access: ['user'] },
};

/** Replaces the worker, because jsdom has none. Solves the challenge in the page. */
class WorkerInPage extends EventTarget {
  postMessage(challenge: string): void {
    solveChallenge(challenge).then((solution) =>
      this.dispatchEvent(new MessageEvent('message', { data: { solution } })),
    );
  }
  terminate(): void {}
}

let api: TestApi;
let respond: () => TestResponse;
let challenge: () => Promise<TestResponse>;

beforeEach(async () => {
  vi.stubGlobal('Worker', WorkerInPage);
  respond = () => ({ code: 0, data: SESSION });
  challenge = async () => {
    const challenge = await createChallenge({ algorithm: 'PBKDF2/SHA-256', cost: 10, counter: 5, deriveKey });
    return { code: 0, data: { challenge: JSON.stringify({ ...challenge, signature: 'signed' }) } };
  };
  api = await startTestApi({
    '/api/register': () => respond(),
    '/api/captcha/challenge': () => challenge(),
  });
});

afterEach(async () => {
  vi.unstubAllGlobals();
  await api.close();
});

async function fillForm(user: ReturnType<typeof userEvent.setup>, deployment = api.deployment) {
  await renderWithAtrium(<RegisterPage />, {
    catalogs: { host: HOST_CATALOGS },
    locale: 'en-US',
    path: '/register',
    deployment,
  });
  screen.getByLabelText('Email').focus();
  await user.keyboard('bea@example.org{Tab}four plain words here{Tab}{Tab}138 0013 8000');
}

function listRegistrations() {
  return api.requested.filter(({ path }) => path === '/api/register').map(({ body }) => body);
}

describe('the registration page', () => {
  it('registers by keyboard alone and solves the challenge automatically', async () => {
    const user = userEvent.setup();
    await fillForm(user);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(appStore.get(isSignedInAtom)).toBe(true));
    expect(listRegistrations()).toEqual([
      {
        mail: 'bea@example.org',
        password: 'four plain words here',
        mobile: '+8613800138000',
        captcha: expect.any(String),
      },
    ]);
  });

  it('registers without a mobile number, unless the deployment requires one', async () => {
    const user = userEvent.setup();
    await fillForm(user);
    await user.clear(screen.getByLabelText('Mobile number'));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(listRegistrations()).toHaveLength(1));
    expect(listRegistrations()[0]).not.toHaveProperty('mobile');
  });

  it('requires a mobile number if the deployment does', async () => {
    const user = userEvent.setup();
    const { features } = api.deployment;
    await fillForm(user, { ...api.deployment, features: { ...features, requireMobile: true } });
    await user.clear(screen.getByLabelText('Mobile number'));
    await user.keyboard('{Enter}');
    await screen.findByText('Enter your mobile number');
    expect(listRegistrations()).toEqual([]);
  });

  it('can verify before it is submitted, and shows the result', async () => {
    const user = userEvent.setup();
    await fillForm(user);
    await user.click(screen.getByRole('button', { name: 'Verification: Verify that you are human' }));
    await screen.findByRole('button', { name: 'Verification: Verified' });
  });

  it('shows and focuses the field that the server rejects, and gets a new challenge for the next attempt', async () => {
    respond = () => ({
      code: 2003,
      msg: 'Taken',
      fields: [{ field: 'mail', msg: 'This address is registered' }],
    });
    const user = userEvent.setup();
    await fillForm(user);
    await user.keyboard('{Enter}');
    await screen.findByText('This address is registered');
    const mail = screen.getByLabelText('Email');
    await waitFor(() => expect(document.activeElement).toBe(mail));
    respond = () => ({ code: 0, data: SESSION });
    await user.type(mail, 'x{Enter}');
    await waitFor(() => expect(listRegistrations()).toHaveLength(2));
    const [first, second] = listRegistrations() as { captcha: string }[];
    expect(first?.captcha).not.toBe(second?.captcha);
  });

  it('says that the user must confirm the address by the mailed link', async () => {
    respond = () => ({ code: ERROR_CODES.mailUnconfirmed, msg: 'Confirm' });
    const user = userEvent.setup();
    await fillForm(user);
    await user.keyboard('{Enter}');
    await screen.findByRole('heading', { name: 'Check your email' });
    screen.getByText(/We sent an email to bea@example.org/);
    screen.getByRole('button', { name: 'Send again' });
    expect(screen.queryByLabelText('Email')).toBeNull();
  });

  it('shows that verification failed and can be retried', async () => {
    challenge = async () => ({ status: 503 });
    const user = userEvent.setup();
    await fillForm(user);
    await user.keyboard('{Enter}');
    await screen.findByRole('button', { name: 'Verification: Verification failed. Try again.' });
    expect(screen.getByRole('alert').textContent).toBe('Service unavailable');
    expect(listRegistrations()).toEqual([]);
  });

  it('shows the password strength during typing', async () => {
    const user = userEvent.setup();
    await fillForm(user);
    expect(screen.getByText('Password strength: Strong')).toBeTruthy();
  });
});
