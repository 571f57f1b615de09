import { ERROR_CODES, LIMITS, type MenuItem, menuListCall } from '@atrium/contract';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { menuEntries } from '../../database/schema/menu-entries.ts';
import { addUser } from '../../testing/add-user.ts';
import { startTestServer, type TestServer } from '../../testing/index.ts';
import { signInAs } from '../../testing/sign-in-as.ts';

const SIDER = [
  { path: '/admin/dashboard', title: 'dashboard', auth: ['admin'] },
  { path: '/admin/assets/assets', title: 'assets', auth: ['user', 'admin'] },
];

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await addUser(server.database, { account: 'mei' });
});

afterAll(() => server.close());

async function loadSideMenu(account: string, password?: string) {
  const { token } = await signInAs(server, account, password);
  return (await server.call(menuListCall, { header: [], sider: SIDER }, { token })).data;
}

test('without stored entries, the menu is the sent menu filtered by role, without badges', async () => {
  const menu = await loadSideMenu('mei');
  expect(menu).toEqual({
    header: [],
    sider: [SIDER[1]],
    headerMenuBadge: null,
    siderMenuBadge: null,
    forbidden: [],
  });
  expect((await loadSideMenu('admin', server.adminPassword)).sider).toEqual(SIDER);
});

test('adds stored entries and badges for users who may see them', async () => {
  await server.database.insert(menuEntries).values([
    { id: v7(), menu: 'sider', position: 1, item: { path: '/news', title: 'News' }, badge: 'new' },
    {
      id: v7(),
      menu: 'sider',
      position: 2,
      item: { path: '/audit', title: 'A', auth: ['admin'] },
      badge: '9',
    },
  ]);
  const menu = await loadSideMenu('mei');
  expect(menu.sider.map((item) => item.path)).toEqual(['/admin/assets/assets', '/news']);
  expect(menu.siderMenuBadge).toEqual({ '/news': 'new' });
  expect(menu.forbidden).toEqual(['/audit']);
  expect((await loadSideMenu('admin', server.adminPassword)).forbidden).toEqual([]);
});

test('a menu entry for an external site includes its address', async () => {
  const frame = { address: 'https://docs.example/', hasMargin: false, showsCopyright: false };
  const item = { path: '/admin/docs', title: 'Docs', frame };
  await server.database.insert(menuEntries).values([{ id: v7(), menu: 'sider', position: 3, item }]);
  expect((await loadSideMenu('mei')).sider).toContainEqual(item);
});

test('skips a stored entry that breaks the schema, and still returns the menu', async () => {
  const broken = [
    { path: '/broken', title: 7 },
    createNestedEntry(LIMITS.menuDepth + 1),
    { path: '/good', title: 'Good' },
  ] as unknown as MenuItem[];
  await server.database
    .insert(menuEntries)
    .values(broken.map((item, index) => ({ id: v7(), menu: 'sider' as const, position: 10 + index, item })));
  const paths = (await loadSideMenu('mei')).sider.map((item) => item.path);
  expect(paths).toContain('/good');
  expect(paths).not.toContain('/broken');
  expect(paths).not.toContain('/nested');
});

test('adds a stored entry at the end when its position would nest the menu too deeply', async () => {
  const { token } = await signInAs(server, 'mei');
  const deep = createNestedEntry(LIMITS.menuDepth - 1, '/moved');
  await server.database.insert(menuEntries).values([{ id: v7(), menu: 'header', position: 1, item: deep }]);
  const child = { path: '/moved', title: 'Moved' };
  const header = [
    { path: '/one', title: 'One', children: [{ path: '/two', title: 'Two', children: [child] }] },
  ];
  const { data } = await server.call(menuListCall, { header, sider: [] }, { token });
  expect(data.header).toEqual([...header, deep]);
});

test.each([
  ['too many entries in one list', Array.from({ length: 30_000 }, () => ({ path: '/a', title: 'a' }))],
  ['too many entries in all lists', [createWideEntry(LIMITS.menuEntries)]],
  ['entries that are no entries', Array.from({ length: 900_000 }, () => 0)],
  ['too many levels', [createNestedEntry(1_000)]],
])('rejects a menu with %s immediately', async (_, sider) => {
  const { token } = await signInAs(server, 'mei');
  const startedAt = process.cpuUsage();
  const { envelope } = await server.call(menuListCall, { header: [], sider: sider as MenuItem[] }, { token });
  const { user } = process.cpuUsage(startedAt);
  expect(envelope?.code).toBe(ERROR_CODES.invalid);
  expect(envelope?.fields?.[0]?.field).toMatch(/^sider/);
  expect(user / 1_000).toBeLessThan(600);
});

function createNestedEntry(levels: number, path = '/nested'): MenuItem {
  let entry: MenuItem = { path: `${path}/leaf`, title: 'leaf' };
  for (let level = 1; level < levels; level += 1) entry = { path, title: 'level', children: [entry] };
  return entry;
}

function createWideEntry(children: number): MenuItem {
  const child = { path: '/child', title: 'child' };
  return { path: '/wide', title: 'wide', children: Array.from({ length: children }, () => child) };
}
