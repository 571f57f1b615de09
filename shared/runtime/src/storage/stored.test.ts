// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { number, object, string } from 'zod/mini';
import { closeTabs, openTab, setCookies, type Tab } from '../testing/open-tab.ts';
import { USER_ID } from '../testing/session-server.ts';

const schema = object({ size: number() });
let tab: Tab;

beforeEach(async () => {
  tab = await openTab('http://127.0.0.1:9');
});

afterEach(closeTabs);

function signedIn(uuid: string): void {
  setCookies(uuid);
  window.dispatchEvent(new Event('focus'));
}

describe('a stored value', () => {
  it('uses the prefix, the anonymous user and its key while no user is signed in', () => {
    tab.writeStored('user', 'thing', schema, { size: 3 });
    expect(localStorage.getItem('admin-plus-test:ghost-uuid:thing')).toBe('{"size":3}');
    expect(tab.readStored('user', 'thing', schema)).toEqual({ size: 3 });
  });

  it('belongs to one user', () => {
    tab.writeStored('user', 'thing', schema, { size: 3 });
    signedIn(USER_ID);
    expect(tab.readStored('user', 'thing', schema)).toBeUndefined();
    tab.writeStored('user', 'thing', schema, { size: 4 });
    expect(localStorage.getItem(`admin-plus-test:${USER_ID}:thing`)).toBe('{"size":4}');
  });

  it('is shared by all users if public', () => {
    tab.writeStored('public', 'thing', schema, { size: 3 });
    signedIn(USER_ID);
    expect(tab.readStored('public', 'thing', schema)).toEqual({ size: 3 });
    expect(localStorage.getItem('admin-plus-test:public:thing')).toBe('{"size":3}');
  });

  it('is gone after removal', () => {
    tab.writeStored('user', 'thing', schema, { size: 3 });
    tab.writeStored('user', 'thing', schema, undefined);
    expect(tab.readStored('user', 'thing', schema)).toBeUndefined();
    expect(localStorage.getItem('admin-plus-test:ghost-uuid:thing')).toBeNull();
  });

  it.each(['', '{', 'null', '{"size":"big"}', '\u0000'])('is ignored if it is corrupt (%j)', (text) => {
    localStorage.setItem('admin-plus-test:ghost-uuid:thing', text);
    expect(tab.readStored('user', 'thing', schema)).toBeUndefined();
  });

  it('stays in memory if storage is full, and no older value returns', () => {
    tab.writeStored('user', 'thing', schema, { size: 3 });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    tab.writeStored('user', 'thing', schema, { size: 4 });
    expect(tab.readStored('user', 'thing', schema)).toEqual({ size: 4 });
    expect(localStorage.getItem('admin-plus-test:ghost-uuid:thing')).toBeNull();
  });

  it('stays in memory if storage is disabled', () => {
    const access = vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    tab.writeStored('user', 'thing', schema, { size: 4 });
    expect(tab.readStored('user', 'thing', schema)).toEqual({ size: 4 });
    access.mockRestore();
    expect(localStorage.length).toBe(0);
  });
});

describe('a stored atom', () => {
  it('follows the writes of another browser tab, and ignores foreign keys', () => {
    const nameAtom = tab.storedAtom({ scope: 'user', key: 'name', schema: string(), initial: 'none' });
    const seen: string[] = [];
    tab.appStore.sub(nameAtom, () => seen.push(tab.appStore.get(nameAtom)));
    window.dispatchEvent(new StorageEvent('storage', { key: 'elsewhere', newValue: '"x"' }));
    const key = 'admin-plus-test:ghost-uuid:name';
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: '"theirs"' }));
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(seen).toEqual(['theirs', 'none']);
  });

  it('follows the signed-in user, and starts from the choice of the anonymous user only if inherited', () => {
    const ownAtom = tab.storedAtom({ scope: 'user', key: 'own', schema: string(), initial: 'none' });
    const options = { scope: 'user', key: 'kept', schema: string(), initial: 'none' } as const;
    const storedAtom = tab.storedAtom({ ...options, isInherited: true });
    tab.appStore.set(ownAtom, 'ghost');
    tab.appStore.set(storedAtom, 'ghost');
    signedIn(USER_ID);
    expect(tab.appStore.get(ownAtom)).toBe('none');
    expect(tab.appStore.get(storedAtom)).toBe('ghost');
    tab.appStore.set(storedAtom, 'mine');
    expect(tab.appStore.get(storedAtom)).toBe('mine');
  });
});
