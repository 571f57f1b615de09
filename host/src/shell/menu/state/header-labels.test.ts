import type { MenuItem } from '@atrium/contract';
import { describe, expect, test } from 'vitest';
import { filterVisibleMenu } from './filter-visible-menu.ts';
import { createHeaderMenu, filterByLabel } from './header-labels.ts';

const assets: MenuItem = { path: '/admin/assets/assets', title: 'Assets', header: 'workspace' };
const system: MenuItem = {
  path: '/admin/system',
  title: 'System',
  auth: ['admin'],
  header: 'platform',
  children: [{ path: '/admin/system/users', title: 'Users', auth: ['admin'] }],
};
const news: MenuItem = { path: '/admin/news', title: 'News' };
const workspace: MenuItem = { path: '#workspace', name: 'workspace', title: 'Workspace' };
const platform: MenuItem = { path: '#platform', name: 'platform', title: 'Platform' };

function buildHeader(
  access: readonly string[],
  defined: readonly MenuItem[],
  allEntries: readonly MenuItem[],
) {
  return createHeaderMenu(defined, filterVisibleMenu(allEntries, access), allEntries, access).map(
    ({ path, title }) => [path, title],
  );
}

describe('the header menu', () => {
  test('opens the first page under each label that has entries for the user', () => {
    const allEntries = [assets, system, news];
    expect(buildHeader(['admin'], [workspace, platform], allEntries)).toEqual([
      ['/admin/assets/assets', 'Workspace'],
      ['/admin/system/users', 'Platform'],
    ]);
    expect(buildHeader(['user'], [workspace, platform], allEntries)).toEqual([
      ['/admin/assets/assets', 'Workspace'],
    ]);
  });

  test('contains its own pages, also external ones, if the user has the required role', () => {
    const docs = { path: 'https://docs.example/', title: 'Docs' };
    const audit = { path: '/admin/audit', title: 'Audit', auth: ['admin'] };
    expect(buildHeader(['user'], [docs, audit], [])).toEqual([['https://docs.example/', 'Docs']]);
    const more = { path: '/admin/more', title: 'More', children: [docs, audit] };
    expect(createHeaderMenu([more], [], [], ['user'])).toEqual([{ ...more, children: [docs] }]);
  });

  test('has an entry for a label that is used but not defined', () => {
    const lab: MenuItem = { path: '/admin/lab/one', title: 'One', header: 'Lab' };
    expect(buildHeader(['user'], [workspace], [lab])).toEqual([['/admin/lab/one', 'Lab']]);
  });
});

describe('the side menu', () => {
  test('contains the entries of the chosen label, and those without a label', () => {
    expect(filterByLabel([assets, system, news], 'platform')).toEqual([system, news]);
  });

  test('contains all entries if there is no label', () => {
    expect(filterByLabel([assets, system, news], undefined)).toHaveLength(3);
  });
});
