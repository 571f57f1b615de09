import { ITEM_MOVES, type PublicationMove } from '@atrium/contract';
import { request, usePane, useSetPaneAtom } from '@atrium/runtime';
import { useTable } from '@atrium/table';
import { useLingui } from '@lingui/react/macro';
import { Question } from '../panel/question.tsx';
import { useAlgorithmLabels } from '../use-algorithm-labels.ts';
import { endItemTaskAtom } from './item-atoms.ts';
import { type ItemRow, useItemSources } from './item-sources.ts';

interface ItemTransitionQuestionProps {
  readonly item: ItemRow;
  readonly move: PublicationMove;
}

/** Asks for confirmation before an item is published, disabled or archived. */
export function ItemTransitionQuestion({ item, move }: ItemTransitionQuestionProps) {
  const { t } = useLingui();
  const { notices } = usePane();
  const { calls } = useItemSources();
  const { moves, statuses } = useAlgorithmLabels();
  const { reload } = useTable<ItemRow>();
  const end = useSetPaneAtom(endItemTaskAtom);
  const { id, name, revision } = item;
  const lines: Readonly<Record<PublicationMove, string>> = {
    publish: t({
      id: 'management.component.items.publish-line',
      message: `Revision ${revision} becomes available to users. Apps that follow production use it immediately.`,
    }),
    disable: t({
      id: 'management.component.items.disable-line',
      message: 'Apps that use this item stop running until it is published again.',
    }),
    archive: t({
      id: 'management.component.items.archive-line',
      message: 'An archived item cannot be published again or restored.',
    }),
  };
  const action = moves[move];
  const silent = { isSilent: true };
  return (
    <Question
      title={t({ id: 'management.component.items.move-title', message: `${action} “${name}”?` })}
      confirm={action}
      isDangerous={move !== 'publish'}
      act={() =>
        move === 'publish'
          ? request(calls.publish, { id, revision }, silent)
          : request(calls[move], { id }, silent)
      }
      onClose={end}
      onDone={() => {
        const state = statuses[ITEM_MOVES[move].to];
        end();
        notices.success(
          t({ id: 'management.component.items.moved', message: `Status of “${name}” changed to ${state}` }),
        );
        void reload();
      }}
    >
      <p>{lines[move]}</p>
    </Question>
  );
}
