import { ITEM_TRANSITIONS, isTransitionAllowed } from '@atrium/contract';
import { request, useSetPaneAtom } from '@atrium/runtime';
import type { RowAction } from '@atrium/table';
import { useLingui } from '@lingui/react/macro';
import { useExportAction } from '../definition/use-export-action.ts';
import { useAlgorithmLabels } from '../use-algorithm-labels.ts';
import { isPublishable } from './is-publishable.ts';
import { openItemDrawerAtom } from './item-atoms.ts';
import { type ItemRow, useItemSources } from './item-sources.ts';

/** Returns the actions on an item other than editing and removing it. */
export function useItemActions(): readonly RowAction<ItemRow>[] {
  const { t } = useLingui();
  const { transitions } = useAlgorithmLabels();
  const { calls, kind } = useItemSources();
  const openDrawer = useSetPaneAtom(openItemDrawerAtom);
  const exportAction = useExportAction<ItemRow>(kind);
  return [
    {
      key: 'test',
      label: t({ id: 'management.component.items.test', message: 'Test' }),
      isOffered: ({ status }) => status !== 'archived',
      run: ({ id }) =>
        // A toast has already reported a failed request.
        void request(calls.detail, { id }).then(
          (item) => openDrawer({ kind: 'test', item }),
          () => undefined,
        ),
    },
    {
      key: 'revisions',
      label: t({ id: 'management.component.items.revisions', message: 'Revisions' }),
      run: (item) => openDrawer({ kind: 'revisions', item }),
    },
    exportAction,
    ...(['publish', 'disable', 'archive'] as const).map((transition) => ({
      key: transition,
      label: transitions[transition],
      isDangerous: transition !== 'publish',
      isOffered: (item: ItemRow) =>
        transition === 'publish'
          ? isPublishable(item)
          : isTransitionAllowed(ITEM_TRANSITIONS, transition, item.status),
      run: (item: ItemRow) => openDrawer({ kind: 'transition', item, transition }),
    })),
  ];
}
