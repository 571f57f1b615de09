import { mayVisit } from '@atrium/contract';
import { expect, test } from 'vitest';
import { createForbiddenRoutes, createFrameRoutes } from './create-frame-routes.ts';

const frame = { address: 'https://docs.example/' };

test('entries that show an external site become pages', () => {
  const items = [
    { path: '/admin/assets/assets', title: 'Assets' },
    { path: '/admin/docs', title: 'Docs', icon: 'link', auth: ['admin'], frame },
  ];
  expect(createFrameRoutes(items)).toEqual([
    { path: '/admin/docs', name: '/admin/docs', title: 'Docs', icon: 'link', access: ['admin'], frame },
  ]);
});

test.each(['/login', '/', 'https://docs.example/', '/admin/:any', '/admin/*', '#docs', '/setting/user'])(
  'an entry with the path %s becomes no page',
  (path) => {
    expect(createFrameRoutes([{ path, title: 'Docs', frame }])).toEqual([]);
  },
);

test.each([
  [['admin'], undefined, ['admin'], true],
  [['admin'], undefined, ['user'], false],
  [undefined, ['admin'], ['user'], false],
  [['admin'], ['user'], ['user'], false],
  [['admin'], ['user'], ['admin'], false],
  [['admin', 'user'], ['user'], ['user'], true],
])(
  'with the roles %j of the group and %j of the entry, %j may open the page: %j',
  (group, own, access, isOpen) => {
    const children = [{ path: '/admin/docs', title: 'Docs', auth: own, frame }];
    const [route] = createFrameRoutes([{ path: '/admin/help', title: 'Help', auth: group, children }]);
    expect(mayVisit(route?.access, access)).toBe(isOpen);
  },
);

test('an entry for other roles becomes a page that no one may open, unless it would replace a page of the host', () => {
  const routes = createForbiddenRoutes(['/admin/board', '/login', '/admin/*', '/setting/user']);
  expect(routes.map(({ path }) => path)).toEqual(['/admin/board']);
  expect(routes.some(({ access }) => mayVisit(access, ['user', 'admin']))).toBe(false);
});
