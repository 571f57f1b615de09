import type { SearchSource } from '@atrium/contract';
import { LocaleProvider, registerCatalog, startLocale, switchLocaleAtom } from '@atrium/i18n';
import { appStore, configureRuntime, saveMenuAtom, signInAtom, signOutAtom } from '@atrium/runtime';
import { startTestApi, type TestApi } from '@atrium/testing';
import { act, configure, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'jotai';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { HOST_CATALOGS } from '../../../components/host-catalogs.ts';
import { replaceRecordsAtom } from '../../../remotes/state/records-atom.ts';
import { newRecord } from '../../../remotes/state/remote-record.ts';
import type { SearchItem } from '../search-item.ts';
import { forgetChoicesAtom, rememberChoiceAtom } from '../sources/recent-atoms.ts';
import { Palette } from './palette.tsx';

configure({ asyncUtilTimeout: 15_000 });

const APP = { id: '7', kind: 'nlp', name: '发票识别', targetName: 'Invoices' };

let api: TestApi;
let uuid: string;
const onChoose = vi.fn<(item: SearchItem) => void>();

beforeEach(async () => {
  localStorage.clear();
  uuid = '018f2a70-0000-7000-8000-000000000007';
  onChoose.mockClear();
  api = await startTestApi({
    '/api/login': () => ({
      code: 0,
      data: {
        uuid,
        token: 't',
        refreshToken: 'r',
        info: { name: 'Ada', avatar: '', access: ['user'] },
      },
    }),
    '/api/logout': () => ({ code: 0, data: { done: true } }),
    '/api/assets/list': () => ({ code: 0, data: { list: [APP], total: 1 } }),
  });
  configureRuntime(api.deployment);
  await registerCatalog('host', HOST_CATALOGS);
  await startLocale(api.deployment);
  await appStore.set(switchLocaleAtom, 'en-US');
  await appStore.set(signInAtom, { account: 'ada', password: 'secret words', remember: true });
  appStore.set(saveMenuAtom, {
    header: [],
    sider: [
      { path: '/admin/assets/assets', title: 'Assets' },
      { path: '/admin/algorithms', title: 'Algorithms', auth: ['admin'] },
      { path: '/admin/system', title: 'System', children: [{ path: '/admin/system/news', title: '新闻' }] },
    ],
  });
});

afterEach(async () => {
  act(() => appStore.set(replaceRecordsAtom, []));
  await act(() => appStore.set(signOutAtom));
  await api.close();
});

function show() {
  render(
    <Provider store={appStore}>
      <LocaleProvider>
        <Palette choose={onChoose} requestSignOut={() => undefined} close={() => undefined} />
      </LocaleProvider>
    </Provider>,
  );
  return { user: userEvent.setup(), box: screen.getByRole('combobox', { name: 'Search the console' }) };
}

const listOptions = () => screen.queryAllByRole('option').map((option) => option.textContent);
const getActiveOption = () => screen.getByRole('option', { selected: true }).textContent;

test('lists pages and actions before the user types', () => {
  show();
  const pages = screen.getByRole('group', { name: 'Pages' });
  expect(within(pages).getAllByRole('option')[0]?.textContent).toBe('Assets');
  expect(screen.getByRole('group', { name: 'Actions' }).textContent).toContain('Sign out');
  expect(listOptions()).not.toContain('Algorithms');
});

test('finds a page by its pinyin, and Enter opens it', async () => {
  const { user, box } = show();
  await user.type(box, 'xinw');
  const found = await screen.findByRole('option', { name: /新闻/ });
  expect(found.textContent).toBe('新闻System');
  expect(box.getAttribute('aria-activedescendant')).toBe(found.id);
  await user.keyboard('{Enter}');
  expect(onChoose.mock.calls[0]?.[0].target).toEqual({ kind: 'page', to: '/admin/system/news' });
});

test('the arrow keys wrap around, and typing restarts at the first item', async () => {
  const { user, box } = show();
  const all = listOptions();
  await user.type(box, '{ArrowUp}');
  expect(getActiveOption()).toBe(all.at(-1));
  await user.keyboard('{ArrowDown}');
  expect(getActiveOption()).toBe(all[0]);
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(getActiveOption()).toBe(all[2]);
  await user.keyboard('sign out');
  expect(getActiveOption()).toBe(listOptions()[0]);
});

test('lists earlier choices first, for the user who made them', async () => {
  const news: SearchItem = {
    id: 'page:/admin/system/news',
    title: '新闻',
    target: { kind: 'page', to: '/' },
  };
  appStore.set(rememberChoiceAtom, news);
  show();
  const recent = screen.getByRole('group', { name: 'Recent' });
  expect(within(recent).getByRole('option').textContent).toBe('新闻System');
  uuid = '018f2a70-0000-7000-8000-000000000008';
  await act(() => appStore.set(signInAtom, { account: 'bea', password: 'secret words', remember: true }));
  expect(screen.queryByRole('group', { name: 'Recent' })).toBeNull();
});

test('earlier choices can be cleared', async () => {
  const news: SearchItem = {
    id: 'page:/admin/system/news',
    title: '新闻',
    target: { kind: 'page', to: '/' },
  };
  appStore.set(rememberChoiceAtom, news);
  show();
  act(() => appStore.set(forgetChoicesAtom));
  expect(screen.queryByRole('group', { name: 'Recent' })).toBeNull();
});

test('an empty result shows a message', async () => {
  const { user, box } = show();
  await user.type(box, 'zzzz');
  expect(screen.getByRole('status').textContent).toBe('No results for “zzzz”');
  expect(listOptions()).toEqual([]);
  expect(box.getAttribute('aria-expanded')).toBe('false');
  await user.keyboard('{Enter}');
  expect(onChoose).not.toHaveBeenCalled();
});

describe('records', () => {
  test('appear in groups when the user stops typing, and open the page of the record', async () => {
    addSource({
      list: '/api/assets/list',
      title: 'Apps',
      detail: 'targetName',
      to: '/admin/assets/{kind}App/{id}',
    });
    const { user, box } = show();
    await user.type(box, ' fapiao ');
    const group = await screen.findByRole('group', { name: 'Apps' });
    expect(within(group).getByRole('option').textContent).toBe('发票识别Invoices');
    expect(listListRequests().at(-1)).toEqual({ keyword: 'fapiao', pageSize: 5 });
    await user.keyboard('{Enter}');
    expect(onChoose.mock.calls[0]?.[0]).toMatchObject({
      id: 'record:/api/assets/list:7',
      target: { kind: 'page', to: '/admin/assets/nlpApp/7' },
    });
  });

  test('are found by a command and a name', async () => {
    const to = '/admin/assets/{kind}App/{id}';
    addSource({
      list: '/api/assets/list',
      title: 'Apps',
      to,
      commands: [{ title: 'Run {name}', to: `${to}?run=1` }],
    });
    const { user, box } = show();
    await user.type(box, 'run fapiao');
    expect((await screen.findByRole('option')).textContent).toBe('Run 发票识别');
    expect(listListRequests().at(-1)).toEqual({ keyword: 'fapiao', pageSize: 5 });
    await user.keyboard('{Enter}');
    expect(onChoose.mock.calls[0]?.[0]).toMatchObject({ target: { to: '/admin/assets/nlpApp/7?run=1' } });
  });

  test('are not requested for other text if they can be found only by their complete id', async () => {
    addSource({ list: '/api/assets/list', title: 'Runs', to: '/{id}', isFoundById: true });
    const { user, box } = show();
    await user.type(box, 'zzzz');
    await screen.findByText('No results for “zzzz”');
    expect(listListRequests()).toEqual([]);
    await user.clear(box);
    await user.type(box, uuid);
    expect(await screen.findByRole('option', { name: '发票识别' })).toBeTruthy();
    expect(listListRequests().at(-1)).toEqual({ keyword: uuid, pageSize: 5 });
  });

  test('are not requested for users of other roles', async () => {
    addSource({ list: '/api/assets/list', title: 'Apps', to: '/{id}', access: ['admin'] });
    const { user, box } = show();
    await user.type(box, 'zzzz');
    expect(screen.getByRole('status').textContent).toBe('No results for “zzzz”');
    expect(listListRequests()).toEqual([]);
  });

  test('do not replace the other results if they fail to load, and a message says so', async () => {
    addSource({ list: '/api/missing/list', title: 'Apps', to: '/{id}' });
    const { user, box } = show();
    await user.type(box, 'Assets');
    await screen.findByText('Some records cannot be searched right now');
    expect(listOptions()).toEqual(['Assets']);
  });
});

/** Registers a remote with a search source. */
function addSource(source: Omit<SearchSource, 'name'>): void {
  const descriptor = {
    name: 'remote_assets',
    contract: '^1.0.0',
    namespaces: [],
    routes: [],
    menu: [],
    messages: 'assets',
    titles: {},
    search: [{ ...source, name: 'name' } as SearchSource],
  };
  const current = { version: '1', base: './', integrity: '', federation: 'remote_assets_1', descriptor };
  const pointer = { name: 'remote_assets', current, previous: null };
  appStore.set(replaceRecordsAtom, [{ ...newRecord('remote_assets', []), pointer }]);
}

const listListRequests = () =>
  api.requested.filter(({ path }) => path.endsWith('/list')).map(({ body }) => body);
