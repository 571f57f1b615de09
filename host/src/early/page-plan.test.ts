import { expect, test } from 'vitest';
import { findRouteName } from './page-plan.ts';

const routes = {
  '/admin/apps': 'apps',
  '/admin/apps/:id': 'app',
  '/admin/apps/new': 'new-app',
  '/admin/apps/:id/runs/:run': 'run',
};

test.each([
  ['/admin/apps', 'apps'],
  ['/admin/apps/', 'apps'],
  ['/admin/apps/7', 'app'],
  ['/admin/apps/new', 'new-app'],
  ['/admin/apps/7/runs/8', 'run'],
  ['/admin', undefined],
  ['/admin/apps/7/runs', undefined],
])('the route of %s is %s', (pathname, route) => {
  expect(findRouteName(routes, pathname)).toBe(route);
});
