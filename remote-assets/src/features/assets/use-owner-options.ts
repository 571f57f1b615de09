import { LIMITS, type ListBody, userListCall } from '@atrium/contract';
import { useAppAtomValue, useCall, userIdAtom } from '@atrium/runtime';
import { useLingui } from '@lingui/react/macro';

const ALL_USERS: ListBody = { pageSize: LIMITS.unpagedListSize };

interface OwnerOption {
  readonly value: string;
  readonly label: string;
}

/** Returns the users whose apps an admin can list. The signed-in admin comes first. */
export function useOwnerOptions(): readonly OwnerOption[] {
  const { t } = useLingui();
  const ownId = useAppAtomValue(userIdAtom);
  const { data } = useCall(userListCall, ALL_USERS);
  const others = (data?.list ?? []).filter(({ id }) => id !== ownId);
  return [
    { value: ownId, label: t({ id: 'assets.page.assets.mine', message: 'My apps' }) },
    ...others.map(({ id, name, account }) => ({ value: id, label: name || account })),
  ];
}
