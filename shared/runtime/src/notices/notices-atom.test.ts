// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { closeTabs, openTab, setCookies, type Tab } from '../testing/open-tab.ts';

let tab: Tab;

beforeEach(async () => {
  tab = await openTab('http://127.0.0.1:9');
});

afterEach(closeTabs);

const listTitles = () => tab.appStore.get(tab.noticesAtom).map(({ title }) => title);
const countUnread = () => tab.appStore.get(tab.noticesAtom).filter(({ isRead }) => !isRead).length;

it('lists notices newest first, without duplicates', () => {
  tab.appStore.set(tab.postNoticeAtom, { id: 'a', title: 'First', kind: 'info' });
  tab.appStore.set(tab.postNoticeAtom, { id: 'b', title: 'Second', kind: 'info' });
  tab.appStore.set(tab.postNoticeAtom, { id: 'a', title: 'First, corrected', kind: 'warning' });
  expect(listTitles()).toEqual(['Second', 'First, corrected']);
});

it('the notice list contains the newest fifty', () => {
  for (let count = 1; count <= 51; count += 1) {
    tab.appStore.set(tab.postNoticeAtom, { id: `${count}`, title: `${count}`, kind: 'info' });
  }
  expect(listTitles()).toHaveLength(50);
  expect(listTitles()[0]).toBe('51');
});

it('remembers read notices, even after a reload', async () => {
  tab.appStore.set(tab.postNoticeAtom, { id: 'a', title: 'First', kind: 'info' });
  expect(countUnread()).toBe(1);
  tab.appStore.set(tab.markNoticesReadAtom);
  expect(countUnread()).toBe(0);
  tab = await openTab('http://127.0.0.1:9');
  tab.appStore.set(tab.postNoticeAtom, { id: 'a', title: 'First', kind: 'info' });
  tab.appStore.set(tab.postNoticeAtom, { id: 'b', title: 'Second', kind: 'info' });
  expect(countUnread()).toBe(1);
});

it('removes withdrawn notices from the list', () => {
  tab.appStore.set(tab.postNoticeAtom, { id: 'a', title: 'First', kind: 'info' });
  tab.appStore.set(tab.withdrawNoticeAtom, 'a');
  expect(listTitles()).toEqual([]);
});

it('shows no notices of another user', () => {
  tab.appStore.set(tab.postNoticeAtom, { id: 'a', title: 'First', kind: 'info' });
  setCookies('u2');
  tab.appStore.set(tab.syncSessionAtom);
  expect(listTitles()).toEqual([]);
});
