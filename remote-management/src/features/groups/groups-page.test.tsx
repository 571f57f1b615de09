// @vitest-environment jsdom
import { type Group, type GroupMember, LIMITS, type UserRow } from '@atrium/contract';
import { renderWithAtrium, startTestApi, type TestApi } from '@atrium/testing';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { catalogs } from '../../catalogs.ts';
import { GroupsPage } from './groups-page.tsx';

const ID = '01890000-0000-7000-8000-000000000001';
const at = '2026-01-01T00:00:00.000Z';
const group: Group = {
  id: ID,
  createdAt: at,
  createdBy: null,
  updatedAt: at,
  updatedBy: null,
  revision: 1,
  name: 'Readers',
  description: 'Who read',
  memberCount: 0,
};
const user: UserRow = {
  id: ID,
  account: 'mei',
  mail: 'mei@example.com',
  name: 'Mei Lin',
  createdAt: at,
  access: ['user'],
  status: 'active',
};

let api: TestApi;

afterEach(async () => {
  cleanup();
  await api.close();
});

const createMember = (name: string): GroupMember => ({
  id: ID,
  account: name.toLowerCase(),
  name,
  status: 'active',
  addedAt: at,
});

/**
 * Shows a group. Each page of the list contains one of `members`. In the total, a member counts as many times as
 * `weights` states, so that two members are sufficient for two pages.
 */
async function show(members: GroupMember[] = [], weights: readonly number[] = [1]) {
  const change = () => ({ code: 0, data: { ...group, memberCount: members.length } });
  const getTotal = () => members.reduce((sum, _, index) => sum + (weights[index] ?? 1), 0);
  api = await startTestApi({
    '/api/group/list': () => ({ code: 0, data: { list: [group], total: 1 } }),
    '/api/user/list': () => ({ code: 0, data: { list: [user], total: 1 } }),
    '/api/group/member/list': (body) => {
      const { page } = body as { readonly page: number };
      return { code: 0, data: { list: members.slice(page - 1, page), total: getTotal() } };
    },
    '/api/group/member/add': () => {
      members.push({ ...createMember('Mei Lin'), account: 'mei' });
      return change();
    },
    '/api/group/member/remove': () => {
      members.pop();
      return change();
    },
  });
  await renderWithAtrium(<GroupsPage />, {
    catalogs: { management: catalogs },
    deployment: api.deployment,
  });
  const row = await screen.findByRole('row', { name: /Readers/ });
  await userEvent.click(within(row).getByRole('button', { name: /^More actions/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Members' }));
  return within(await screen.findByRole('dialog', { name: /Members of “Readers”/ }));
}

const bodyOf = (path: string) => api.requested.findLast((one) => one.path === path)?.body;

test('adds a user that a search finds, and removes the user from the group', async () => {
  const drawer = await show();
  expect(await drawer.findByText('No members yet')).toBeTruthy();
  await userEvent.type(drawer.getByLabelText('Add a user'), 'mei{Enter}');
  await userEvent.click(await drawer.findByRole('button', { name: 'Add Mei Lin' }));
  expect(bodyOf('/api/user/list')).toMatchObject({ keyword: 'mei', filters: { status: ['active'] } });
  expect(bodyOf('/api/group/member/add')).toEqual({ groupId: ID, userIds: [ID] });
  await userEvent.click(await drawer.findByRole('button', { name: 'Remove Mei Lin' }));
  expect(bodyOf('/api/group/member/remove')).toEqual({ groupId: ID, userIds: [ID] });
  expect(await drawer.findByText('No members yet')).toBeTruthy();
});

test('shows the page before the last one after its only member is removed', async () => {
  const drawer = await show([createMember('Ada'), createMember('Mei')], [LIMITS.pageSize, 1]);
  await userEvent.click(await drawer.findByRole('button', { name: 'Next' }));
  await userEvent.click(await drawer.findByRole('button', { name: 'Remove Mei' }));
  expect(await drawer.findByRole('button', { name: 'Remove Ada' })).toBeTruthy();
  expect(drawer.queryByRole('button', { name: 'Remove Mei' })).toBeNull();
});
