import { ITEM_MOVES, mayMove } from '@atrium/contract';
import { request, useSetPaneAtom } from '@atrium/runtime';
import type { RowAction } from '@atrium/table';
import { useLingui } from '@lingui/react/macro';
import { useAlgorithmLabels } from '../use-algorithm-labels.ts';
import { beginItemTaskAtom } from './item-atoms.ts';
import { type ItemRow, useItemSources } from './item-sources.ts';
import { mayPublish } from './may-publish.ts';

/** Returns the actions on an item other than editing and removing it. */
export function useItemActions(): readonly RowAction<ItemRow>[] {
  const { t } = useLingui();
  const { moves } = useAlgorithmLabels();
  const { calls } = useItemSources();
  const begin = useSetPaneAtom(beginItemTaskAtom);
  return [
    {
      key: 'test',
      label: t({ id: 'management.component.items.test', message: 'Test' }),
      isOffered: ({ status }) => status !== 'archived',
      run: ({ id }) =>
        // The failed request has already been reported.
        void request(calls.detail, { id }).then(
          (item) => begin({ kind: 'test', item }),
          () => undefined,
        ),
    },
    {
      key: 'revisions',
      label: t({ id: 'management.component.items.revisions', message: 'Revisions' }),
      run: (item) => begin({ kind: 'revisions', item }),
    },
    ...(['publish', 'disable', 'archive'] as const).map((move) => ({
      key: move,
      label: moves[move],
      isDangerous: move === 'archive',
      isOffered: (item: ItemRow) =>
        move === 'publish' ? mayPublish(item) : mayMove(ITEM_MOVES, move, item.status),
      run: (item: ItemRow) => begin({ kind: 'move', item, move }),
    })),
  ];
}
