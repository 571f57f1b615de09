import type { ShareKind } from '@atrium/contract';
import { useLingui } from '@lingui/react/macro';

/** Returns the names of those with whom an app is shared. */
export function useHolderKinds(): Readonly<Record<Exclude<ShareKind, 'everyone'>, string>> {
  const { t } = useLingui();
  return {
    user: t({ id: 'assets.page.share.kind-user', message: 'User' }),
    group: t({ id: 'assets.page.share.kind-group', message: 'Group' }),
  };
}
