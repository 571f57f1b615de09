import type { ShareKind } from '@atrium/contract';
import { useLingui } from '@lingui/react/macro';

/** Returns the labels of the kinds of holders of a share. */
export function useHolderKindLabels(): Readonly<Record<Exclude<ShareKind, 'everyone'>, string>> {
  const { t } = useLingui();
  return {
    user: t({ id: 'assets.page.share.kind-user', message: 'User' }),
    group: t({ id: 'assets.page.share.kind-group', message: 'Group' }),
  };
}
