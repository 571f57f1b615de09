import { request, useCall, usePane, useSetPaneAtom } from '@atrium/runtime';
import { useTable } from '@atrium/table';
import { useLingui } from '@lingui/react/macro';
import { useAction } from '../../drawer/use-action.ts';
import { closeItemDrawerAtom } from '../item-atoms.ts';
import { type ItemRow, useItemSources } from '../item-sources.ts';

/** Returns the revisions of an item, newest first, and a function that stores one of them again as a new revision. */
export function useRevisions(item: ItemRow) {
  const { t } = useLingui();
  const { calls } = useItemSources();
  const { toasts } = usePane();
  const { reload } = useTable<ItemRow>();
  const closeDrawer = useSetPaneAtom(closeItemDrawerAtom);
  const { isRunning, error, run } = useAction();
  const revisions = useCall(calls.revisions, { id: item.id });
  return {
    revisions,
    errorMessage: error?.msg,
    isRestoring: isRunning,
    async restore(to: number) {
      const { id, revision, name } = item;
      const restored = await run(() =>
        request(calls.restoreRevision, { id, revision, to }, { isSilent: true }),
      );
      if (!restored) return;
      closeDrawer();
      toasts.success(
        t({
          id: 'management.component.items.restored',
          message: `Restored “${name}” to revision ${to}, saved as a new revision`,
        }),
      );
      void reload();
    },
  };
}
