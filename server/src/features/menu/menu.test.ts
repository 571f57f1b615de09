import { menuListCall } from '@atrium/contract';
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

async function siderOf(account: string, password?: string) {
  const { token } = await signInAs(server, account, password);
  return (await server.call(menuListCall, { header: [], sider: SIDER }, { token })).data;
}

test('without stored entries the menu is what was sent, by role, and there are no badges', async () => {
  const menu = await siderOf('mei');
  expect(menu).toEqual({
    header: [],
    sider: [SIDER[1]],
    headerMenuBadge: null,
    siderMenuBadge: null,
    forbidden: [],
  });
  expect((await siderOf('admin', server.adminPassword)).sider).toEqual(SIDER);
});

test('stored entries and badges are added for whoever may see them', async () => {
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
  const menu = await siderOf('mei');
  expect(menu.sider.map((item) => item.path)).toEqual(['/admin/assets/assets', '/news']);
  expect(menu.siderMenuBadge).toEqual({ '/news': 'new' });
  expect(menu.forbidden).toEqual(['/audit']);
  expect((await siderOf('admin', server.adminPassword)).forbidden).toEqual([]);
});

test('an entry that shows another site keeps what it shows on its way to the console', async () => {
  const frame = { address: 'https://docs.example/', hasMargin: false, showsCopyright: false };
  const item = { path: '/admin/docs', title: 'Docs', frame };
  await server.database.insert(menuEntries).values([{ id: v7(), menu: 'sider', position: 3, item }]);
  expect((await siderOf('mei')).sider).toContainEqual(item);
});
