import { renderWithAtrium, startTestApi, type TestApi, type TestResponse } from '@atrium/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { HOST_CATALOGS } from '../../components/host-catalogs.ts';
import { ForgotPage } from './forgot-page.tsx';

let api: TestApi;
let respond: () => TestResponse;

beforeEach(async () => {
  respond = () => ({ code: 0, data: { done: true } });
  api = await startTestApi({ '/api/account/forgot': () => respond() });
});

afterEach(() => api.close());

function show(sendsMail: boolean) {
  return renderWithAtrium(<ForgotPage />, {
    catalogs: { host: HOST_CATALOGS },
    locale: 'en-US',
    path: '/forgot',
    deployment: { ...api.deployment, sendsMail },
  });
}

describe('the page for a forgotten password', () => {
  it('requests a link by keyboard alone', async () => {
    const user = userEvent.setup();
    await show(true);
    screen.getByLabelText('Username, email or mobile number').focus();
    await user.keyboard(' ada@example.com {Enter}');
    await screen.findByRole('heading', { name: 'Check your email' });
    screen.getByText('If the account exists, we have sent a link to the email address of the account.');
    expect(api.requested).toEqual([{ path: '/api/account/forgot', body: { account: 'ada@example.com' } }]);
  });

  it("shows the server's message, and keeps the input", async () => {
    respond = () => ({ code: 3020, msg: 'Too many emails were requested' });
    const user = userEvent.setup();
    await show(true);
    await user.type(screen.getByLabelText('Username, email or mobile number'), 'ada{Enter}');
    await screen.findByText('Too many emails were requested');
    expect(screen.getByLabelText('Username, email or mobile number')).toHaveProperty('value', 'ada');
  });

  it('refers the user to an admin if the server sends no mail', async () => {
    await show(false);
    expect(screen.getByRole('status').textContent).toBe(
      'This server sends no email. Ask an admin for a reset link.',
    );
    expect(screen.queryByRole('button', { name: 'Send link' })).toBeNull();
  });
});
