import { request, usePane, useSetPaneAtom, useSubmission } from '@atrium/runtime';
import { useTable } from '@atrium/table';
import { useLingui } from '@lingui/react/macro';
import { useCallback, useState } from 'react';
import { useAnswer } from '../panel/use-answer.ts';
import { endItemTaskAtom } from './item-atoms.ts';
import type { ItemRow } from './item-desk.ts';
import { useItemDesk } from './item-desk-context.ts';

/** The revisions of an item, newest first, and the way back to one of them. */
export function useRevisions(item: ItemRow) {
  const { t } = useLingui();
  const { calls } = useItemDesk();
  const { notices } = usePane();
  const { reload } = useTable<ItemRow>();
  const end = useSetPaneAtom(endItemTaskAtom);
  const [refusal, setRefusal] = useState<string>();
  const { isRunning, submit } = useSubmission();
  const ask = useCallback(
    (signal: AbortSignal) => request(calls.revisions, { id: item.id }, { signal }),
    [calls, item.id],
  );
  const { data, hasFailed, retry } = useAnswer(ask);
  return {
    list: data?.list,
    hasFailed,
    retry,
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
          message: `“${name}” is back at revision ${to}, stored as a new revision`,
        }),
      );
      void reload();
    },
  };
}
