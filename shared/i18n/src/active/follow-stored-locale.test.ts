// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type MessageServer, startMessageServer } from '../testing/message-server.ts';
import { type OpenPage, openPage } from '../testing/open-page.ts';

const USER = '0b9f4c1e-6d0a-4c38-9a53-0d1b4a6f7e21';
const getStorageKey = (user: string) => `admin-plus-test:${user}:i18n-locale`;

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
const getLocale = () => page.appStore.get(page.localeAtom);

describe('page language', () => {
  it('follows the choice made in another browser tab', async () => {
    await page.startLocale(page.deployment);
    window.dispatchEvent(
      new StorageEvent('storage', {
        key: getStorageKey('ghost-uuid'),
        newValue: '"en-US"',
        storageArea: localStorage,
      }),
    );
    await expect.poll(getLocale).toBe('en-US');
  });

  it('changes at sign-in to the one that the user chose before', async () => {
    localStorage.setItem(getStorageKey(USER), '"en-US"');
    await page.startLocale(page.deployment);
    await signIn();
    await expect.poll(getLocale).toBe('en-US');
    expect(localStorage.getItem(getStorageKey('ghost-uuid'))).toBe('"zh-CN"');
  });

  it('stays the one that was chosen on the sign-in page, and is stored for the user', async () => {
    localStorage.setItem(getStorageKey(USER), '"zh-CN"');
    await page.startLocale(page.deployment);
    await page.appStore.set(page.switchLocaleAtom, 'en-US');
    await signIn();
    expect(getLocale()).toBe('en-US');
    expect(localStorage.getItem(getStorageKey(USER))).toBe('"en-US"');
  });

  it('stays for a user who never chose a language, and after signing out', async () => {
    await page.startLocale(page.deployment);
    await signIn();
    expect(getLocale()).toBe('zh-CN');
    await page.appStore.set(page.switchLocaleAtom, 'en-US');
    await page.appStore.set(page.signOutAtom);
    expect(getLocale()).toBe('en-US');
    expect(localStorage.getItem(getStorageKey('ghost-uuid'))).toBe('"en-US"');
  });
});
