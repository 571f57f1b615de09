// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type MessageServer, startMessageServer } from '../testing/message-server.ts';
import { type OpenPage, openPage } from '../testing/open-page.ts';

const USER = '0b9f4c1e-6d0a-4c38-9a53-0d1b4a6f7e21';
const storedFor = (user: string) => `admin-plus-test:${user}:i18n-locale`;

let server: MessageServer;
let page: OpenPage;

beforeEach(async () => {
  localStorage.clear();
  server = await startMessageServer(async (path) => (path === '/api/login' ? session : {}));
  page = await openPage({ server, features: { remoteMessages: false } });
});

afterEach(async () => {
  await page.appStore.set(page.signOutAtom);
  await server.close();
});

const session = {
  uuid: USER,
  token: 'token',
  refreshToken: 'refresh',
  info: { name: 'Ann', avatar: '', access: ['user'], account: 'ann' },
};
const signIn = () =>
  page.appStore.set(page.signInAtom, { account: 'ann', password: 'password', remember: false });
const locale = () => page.appStore.get(page.localeAtom);

describe('page language', () => {
  it('follows the choice made in another browser tab', async () => {
    await page.startLocale(page.deployment);
    window.dispatchEvent(
      new StorageEvent('storage', {
        key: storedFor('ghost-uuid'),
        newValue: '"en-US"',
        storageArea: localStorage,
      }),
    );
    await expect.poll(locale).toBe('en-US');
  });

  it('changes to the one that the user chose before, when the user signs in', async () => {
    localStorage.setItem(storedFor(USER), '"en-US"');
    await page.startLocale(page.deployment);
    await signIn();
    await expect.poll(locale).toBe('en-US');
    expect(localStorage.getItem(storedFor('ghost-uuid'))).toBe('"zh-CN"');
  });

  it('stays the one chosen on the sign-in page, and is stored for the user', async () => {
    localStorage.setItem(storedFor(USER), '"zh-CN"');
    await page.startLocale(page.deployment);
    await page.appStore.set(page.switchLocaleAtom, 'en-US');
    await signIn();
    expect(locale()).toBe('en-US');
    expect(localStorage.getItem(storedFor(USER))).toBe('"en-US"');
  });

  it('stays for a user who never chose a language, and after signing out', async () => {
    await page.startLocale(page.deployment);
    await signIn();
    expect(locale()).toBe('zh-CN');
    await page.appStore.set(page.switchLocaleAtom, 'en-US');
    await page.appStore.set(page.signOutAtom);
    expect(locale()).toBe('en-US');
    expect(localStorage.getItem(storedFor('ghost-uuid'))).toBe('"en-US"');
  });
});
