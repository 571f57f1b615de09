import { appStore, configureRuntime, isSignedInAtom, signInAtom } from '@atrium/runtime';
import { renderWithAtrium, startTestApi, type TestApi } from '@atrium/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HOST_CATALOGS } from '../../components/host-catalogs.ts';
import { SignOutDialog } from './sign-out-dialog.tsx';

const SESSION = {
  uuid: '018f2a70-0000-7000-8000-000000000004',
  token: 't',
  refreshToken: 'r',
  info: { name: 'Ada', avatar: '', access: ['user'] },
};

let api: TestApi;

beforeEach(async () => {
  api = await startTestApi({
    '/api/login': () => ({ code: 0, data: SESSION }),
    '/api/logout': () => ({ code: 0, data: { done: true } }),
  });
  configureRuntime(api.deployment);
  await appStore.set(signInAtom, { account: 'ada', password: 'secret words', remember: true });
});

afterEach(() => api.close());

async function show(locale: 'zh-CN' | 'en-US') {
  const onClose = vi.fn();
  await renderWithAtrium(<SignOutDialog isOpen onClose={onClose} />, {
    catalogs: { host: HOST_CATALOGS },
    locale,
    deployment: api.deployment,
  });
  return { onClose, user: userEvent.setup() };
}

describe('signing out', () => {
  it.each([
    [
      'en-US',
      'Logout confirmation',
      'Are you sure you are logged out of your current account? Open tabs and personal settings will be saved.',
    ],
    ['zh-CN', '退出登录确认', '确定要退出当前账号吗？已打开的标签页和个人设置将会保留。'],
  ] as const)('asks for confirmation in %s', async (locale, title, content) => {
    await show(locale);
    expect(await screen.findByRole('dialog', { name: title })).toBeTruthy();
    expect(screen.getByText(content)).toBeTruthy();
  });

  it('leaves the session open when canceled', async () => {
    const { user, onClose } = await show('en-US');
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(onClose).toHaveBeenCalled();
    expect(appStore.get(isSignedInAtom)).toBe(true);
  });

  it('ends the session in the browser and on the server when confirmed', async () => {
    const { user } = await show('en-US');
    await user.click(await screen.findByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(appStore.get(isSignedInAtom)).toBe(false));
    expect(api.requested.map(({ path }) => path)).toContain('/api/logout');
  });
});
