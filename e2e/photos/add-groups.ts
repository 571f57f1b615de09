import { assetsListCall, groupCalls, shareCalls, userListCall } from '@atrium/contract';
import type { CallDemo } from './call-demo.ts';
import type { DemoNames } from './demo-names.ts';

/** Creates groups with members, and shares apps with groups, with a user and with all users. */
export async function addGroups(call: CallDemo, { groups }: DemoNames): Promise<void> {
  const { list: users } = await call(userListCall, { keyword: 'person', pageSize: 100 });
  const groupIds: string[] = [];
  // The first group has the most members. It is created last, because the list shows the newest group first. The last
  // group stays empty.
  for (const [index, name] of [...groups.entries()].reverse()) {
    const { id: groupId } = await call(groupCalls.create, { name });
    const userIds = users
      .filter((_, position) => index === 0 || position % groups.length === index)
      .map(({ id }) => id);
    if (index < groups.length - 1) await call(groupCalls.addMembers, { groupId, userIds });
    groupIds.push(groupId);
  }
  const { list: apps } = await call(assetsListCall, { filters: { status: ['active'] }, pageSize: 100 });
  for (const [index, { id: appId }] of apps.entries()) {
    const [holderId, userId] = [groupIds[index % groupIds.length], users[index % users.length]?.id];
    if (holderId) await call(shareCalls.set, { appId, kind: 'group', holderId, level: 'view' });
    if (userId) await call(shareCalls.set, { appId, kind: 'user', holderId: userId, level: 'edit' });
    if (index % 3 === 0) await call(shareCalls.set, { appId, kind: 'everyone', level: 'use' });
  }
}
