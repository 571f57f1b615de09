import { request, useCall, usePane, useSetPaneAtom, useSubmission } from '@atrium/runtime';
import { useTable } from '@atrium/table';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { endItemTaskAtom } from '../item-atoms.ts';
import { type ItemRow, useItemSources } from '../item-sources.ts';

/** The revisions of an item, newest first, and a way to restore one of them. */
export function useRevisions(item: ItemRow) {
  const { t } = useLingui();
  const { calls } = useItemSources();
  const { notices } = usePane();
  const { reload } = useTable<ItemRow>();
  const end = useSetPaneAtom(endItemTaskAtom);
  const [errorMessage, setErrorMessage] = useState<string>();
  const { isRunning, submit } = useSubmission();
  const revisions = useCall(calls.revisions, { id: item.id });
  return {
    revisions,
    errorMessage,
    isRestoring: isRunning,
    async restore(to: number) {
      setErrorMessage(undefined);
      const { id, revision, name } = item;
      const restored = await submit(
        () => request(calls.restoreRevision, { id, revision, to }, { isSilent: true }),
        (error) => setErrorMessage(error.msg),
      );
      if (!restored) return;
      end();
      notices.success(
        t({
          id: 'management.component.items.restored',
          message: `Restored “${name}” to revision ${to}, saved as a new revision`,
        }),
      );
      void reload();
    },
  };
}
