import { LIMITS, ROLES, roleCalls } from '@atrium/contract';
import { useCall } from '@atrium/runtime';
import { useUserLabels } from './use-user-labels.ts';

/** Returns the built-in roles and the custom ones, with their names. */
export function useRoleChoices(): readonly { readonly value: string; readonly label: string }[] {
  const { roles } = useUserLabels();
  const { data } = useCall(roleCalls.list, {
    pageSize: LIMITS.unpagedListSize,
    sort: { field: 'name', order: 'ascend' },
  });
  const custom = data?.list.map(({ id, name }) => ({ value: id, label: name })) ?? [];
  return [...ROLES.map((value) => ({ value, label: roles[value] })), ...custom];
}
