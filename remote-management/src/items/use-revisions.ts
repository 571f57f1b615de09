import type { ItemRevision } from '@atrium/contract';
import { request, usePane, useSetPaneAtom, useSubmission } from '@atrium/runtime';
import { useTable } from '@atrium/table';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { endItemTaskAtom } from './item-atoms.ts';
import type { Item } from './item-desk.ts';
import { useItemDesk } from './item-desk-context.ts';

/** The revisions of an item, newest first, and the way back to one of them. */
export function useRevisions(item: Item) {
  const { t } = useLingui();
  const { calls } = useItemDesk();
  const { notices } = usePane();
  const { reload } = useTable<Item>();
  const end = useSetPaneAtom(endItemTaskAtom);
  const [list, setList] = useState<readonly ItemRevision[]>();
  const [refusal, setRefusal] = useState<string>();
  const { isRunning, submit } = useSubmission();
  useEffect(() => {
    const asked = new AbortController();
    request(calls.revisions, { id: item.id }, { signal: asked.signal }).then(
      (answer) => setList(answer.list),
      // A failure is told by a popup, and there is nothing to show then.
      () => undefined,
    );
    return () => asked.abort();
  }, [calls, item.id]);
  return {
    list,
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
          message: `“${name}”已恢复到修订 ${to}，并存为新的修订`,
        }),
      );
      void reload();
    },
  };
}
