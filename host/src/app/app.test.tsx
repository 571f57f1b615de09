import { registerCatalog, startLocale, switchLocaleAtom } from '@atrium/i18n';
import {
  appStore,
  configureRuntime,
  HttpStatusError,
  notify,
  reportRequestErrorAtom,
  saveUserInfoAtom,
  signInAtom,
  signOutAtom,
} from '@atrium/runtime';
import { startTestApi, type TestApi } from '@atrium/testing';
import { act, configure, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HOST_CATALOGS } from '../components/host-catalogs.ts';
import { createConsoleHistory } from '../navigation/history/console-history.ts';
import { type Remotes, startRemotes } from '../remotes/testing/start-remotes.ts';
import { App } from './app.tsx';

// jsdom has no workers.
vi.mock('../shell/prepare-formats.ts', () => ({ prepareFormats: () => undefined }));

configure({ asyncUtilTimeout: 20_000 });

const INFO = { name: 'Ada', avatar: '', access: ['user' as const] };
const SESSION = { uuid: '018f2a70-0000-7000-8000-000000000007', token: 't', refreshToken: 'r', info: INFO };

let api: TestApi;
let remotes: Remotes;

beforeEach(async () => {
  localStorage.clear();
  remotes = await startRemotes();
  remotes.publish('remote_assets', '1', {
    descriptor: {
      namespaces: ['/admin/assets'],
      routes: [
        {
          path: '/admin/assets/assets',
          name: 'remote-assets-page',
          title: 'Things',
          access: ['user', 'admin'],
        },
      ],
      menu: [{ path: '/admin/assets/assets', title: 'Things', auth: ['user', 'admin'] }],
    },
  });
  remotes.publish('remote_secret', '1', {
    descriptor: {
      namespaces: ['/admin/secret'],
      routes: [{ path: '/admin/secret/page', name: 'secret', title: 'Secrets', access: ['admin'] }],
      menu: [{ path: '/admin/secret/page', title: 'Secrets', auth: ['admin'] }],
    },
  });
  api = await startTestApi({
    '/api/login': () => ({ code: 0, data: SESSION }),
    '/api/logout': () => ({ code: 0, data: { done: true } }),
    '/api/system/menu/list': (body) => ({
      code: 0,
      data: {
        header: [],
        sider: [...(body as { sider: object[] }).sider, { path: '/admin/news', title: 'News' }],
        siderMenuBadge: { '/admin/news': '7' },
        forbidden: ['/admin/board', '/admin/assets/assets'],
      },
    }),
  });
  configureRuntime({ ...api.deployment, remotes: `${remotes.url}/remotes.json` });
});

afterEach(async () => {
  await act(() => appStore.set(signOutAtom));
  await Promise.all([api.close(), remotes.close()]);
});

async function open(path: string): Promise<ReturnType<typeof userEvent.setup>> {
  window.history.replaceState(null, '', path);
  await registerCatalog('host', HOST_CATALOGS);
  await startLocale(api.deployment);
  await appStore.set(switchLocaleAtom, 'en-US');
  render(<App history={createConsoleHistory(window)} />);
  return userEvent.setup();
}

function signIn(): Promise<unknown> {
  return appStore.set(signInAtom, { account: 'ada', password: 'secret words', remember: true });
}

const getAddress = (): string => window.location.pathname + window.location.search;

test('sends a visitor without a session to sign-in, and then to the requested page', async () => {
  const user = await open('/admin/assets/assets?page=2');
  await user.type(await screen.findByLabelText('Username, email or mobile number'), 'ada');
  expect(getAddress()).toBe(`/login?redirect=${encodeURIComponent('/admin/assets/assets?page=2')}`);
  expect(document.title).toBe('Sign in - Atrium');
  // Only the addresses of pages are requested. No file and no name of a remote is loaded.
  expect(remotes.requests).toEqual(['/routes.json']);
  await user.type(screen.getByLabelText('Password'), 'secret words{Enter}');
  await waitFor(() => expect(getAddress()).toBe('/admin/assets/assets?page=2'));
  await waitFor(() => expect(document.title).toBe('Things - Atrium'));
});

test("requests the server's menu once for each sign-in, with the console's own entries", async () => {
  const user = await open('/login');
  await user.type(await screen.findByLabelText('Username, email or mobile number'), 'ada');
  await user.type(screen.getByLabelText('Password'), 'secret words{Enter}');
  await screen.findByRole('navigation', { name: 'Main navigation' });
  const listMenuRequests = () => api.requested.filter(({ path }) => path === '/api/system/menu/list');
  await waitFor(() => expect(listMenuRequests()).not.toEqual([]));
  // By now, the server has received every earlier request.
  await act(() => appStore.set(signOutAtom));
  expect(listMenuRequests()).toHaveLength(1);
  expect(listMenuRequests()[0]?.body).toMatchObject({
    header: [{ name: 'workspace' }, { name: 'platform' }],
    sider: [{ path: '/admin/assets/assets' }, { path: '/admin/secret/page' }],
  });
});

test('redirects to the index page when the requested page is not in the console', async () => {
  await signIn();
  await open('/login?redirect=//evil.example');
  await waitFor(() => expect(getAddress()).toBe('/admin/assets/assets'));
});

test("the address of a page for another role shows 'No access' until the user gets the role", async () => {
  await signIn();
  await open('/admin/secret/page');
  await screen.findByRole('heading', { name: 'No access' });
  await waitFor(() => expect(document.title).toBe('No access - Atrium'));
  const menu = screen.getByRole('navigation', { name: 'Main navigation' });
  expect(within(menu).queryByRole('link', { name: 'Secrets' })).toBeNull();
  act(() => appStore.set(saveUserInfoAtom, { ...INFO, access: ['admin'] }));
  await within(menu).findByRole('link', { name: 'Secrets' });
  expect(screen.queryByRole('heading', { name: 'No access' })).toBeNull();
  await waitFor(() => expect(document.title).toBe('Secrets - Atrium'));
});

test('an unknown address shows the 404 page, with and without a session', async () => {
  await open('/nowhere');
  await screen.findByRole('heading', { name: 'Page does not exist' });
  expect(screen.queryByRole('navigation', { name: 'Main navigation' })).toBeNull();
  await act(signIn);
  await screen.findByRole('navigation', { name: 'Main navigation' });
  await screen.findByRole('heading', { name: 'Page does not exist' });
});

test.each(['/admin/nowhere', '/admin/assets/nowhere', '/setting/nowhere', '/setting'])(
  'a visitor without a session gets the 404 page at %s, where there is no page',
  async (path) => {
    await open(path);
    await screen.findByRole('heading', { name: 'Page does not exist' });
    await waitFor(() =>
      expect([getAddress(), document.title]).toEqual([path, 'Page does not exist - Atrium']),
    );
  },
);

test.each(['/admin', '/admin/redirect/admin/nowhere', '/setting/user', '/admin/secret/page'])(
  'a visitor without a session is sent from %s to sign-in',
  async (path) => {
    await open(path);
    await screen.findByLabelText('Password');
    expect(getAddress()).toBe(`/login?redirect=${encodeURIComponent(path)}`);
  },
);

test('without the list of page addresses, an unknown address is sent to sign-in because it could be a page', async () => {
  configureRuntime({ ...api.deployment, remotes: `${remotes.url}/elsewhere/remotes.json` });
  await open('/admin/nowhere');
  await screen.findByLabelText('Password');
});

test("an entry of the server's menu for another role shows 'No access' instead of 'Page does not exist'", async () => {
  await signIn();
  await open('/admin/board');
  await screen.findByRole('heading', { name: 'No access' });
  await waitFor(() => expect(document.title).toBe('No access - Atrium'));
});

test("the menu contains the remotes' entries and the server's entries with their badges", async () => {
  await signIn();
  await open('/setting/user');
  const menu = await screen.findByRole('navigation', { name: 'Main navigation' });
  // The name of the link can continue with “Unavailable”, because no page of the remote could be loaded.
  const remoteLink = await within(menu).findByRole('link', { name: /^Things/ });
  expect(remoteLink.getAttribute('href')).toBe('/admin/assets/assets');
  await waitFor(() => {
    const news = within(menu).getByRole('link', { name: /^News ?7$/ });
    expect(within(menu).getAllByRole('link').at(-1)).toBe(news);
  });
});

test('signing out goes to sign-in without a redirect address', async () => {
  await signIn();
  await open('/setting/user');
  await screen.findByRole('navigation', { name: 'Main navigation' });
  await act(() => appStore.set(signOutAtom));
  await screen.findByLabelText('Password');
  expect(getAddress()).toBe('/login');
  expect(screen.queryByText('Your session has ended. Sign in again.')).toBeNull();
});

test('signing out in another browser tab goes to sign-in with a redirect back, even when the cookies disappear last', async () => {
  await signIn();
  await open('/setting/user');
  await screen.findByRole('navigation', { name: 'Main navigation' });
  const key = Object.keys(localStorage).find((name) => name.endsWith(':user-info')) ?? '';
  localStorage.removeItem(key);
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: null, storageArea: localStorage }));
  });
  await screen.findByLabelText('Password');
  expect(getAddress()).toBe(`/login?redirect=${encodeURIComponent('/setting/user')}`);
});

test('a session that ends without a sign-out goes to sign-in, which shows the reason', async () => {
  await signIn();
  await open('/setting/user');
  await screen.findByRole('navigation', { name: 'Main navigation' });
  for (const pair of document.cookie.split('; ')) document.cookie = `${pair}; max-age=0; path=/`;
  act(() => void window.dispatchEvent(new Event('focus')));
  await screen.findByText('Your session has ended. Sign in again.');
  expect(getAddress()).toBe(`/login?redirect=${encodeURIComponent('/setting/user')}`);
});

test('a request error shows the message of its status as plain text', async () => {
  await open('/login');
  await screen.findByLabelText('Password');
  act(() => appStore.set(reportRequestErrorAtom, new HttpStatusError(404, 'https://atrium.example/api/x')));
  await screen.findByText('Request address error: https://atrium.example/api/x');
  act(() => notify.error('<b>not markup</b>'));
  await screen.findByText('<b>not markup</b>');
});
