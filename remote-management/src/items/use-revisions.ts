import { request, useCall, usePane, useSetPaneAtom, useSubmission } from '@atrium/runtime';
import { useTable } from '@atrium/table';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { endItemTaskAtom } from './item-atoms.ts';
import type { ItemRow } from './item-desk.ts';
import { useItemDesk } from './item-desk-context.ts';

/** The revisions of an item, newest first, and a way to restore one of them. */
export function useRevisions(item: ItemRow) {
  const { t } = useLingui();
  const { calls } = useItemDesk();
  const { notices } = usePane();
  const { reload } = useTable<ItemRow>();
  const end = useSetPaneAtom(endItemTaskAtom);
  const [refusal, setRefusal] = useState<string>();
  const { isRunning, submit } = useSubmission();
  const revisions = useCall(calls.revisions, { id: item.id });
  return {
    revisions,
    refusal,
    isRestoring: isRunning,
    async restore(to: number) {
      setRefusal(undefined);
      const { id, revision, name } = item;
      const restored = await submit(
        () => request(calls.restoreRevision, { id, revision, to }, { isSilent: true }),
        (error) => setRefusal(error.msg),
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
