import { usePaneAtomValue, useSetPaneAtom } from '@atrium/runtime';
import { useTable } from '@atrium/table';
import { useLingui } from '@lingui/react/macro';
import { GuardedPanel } from '../panel/guarded-panel.tsx';
import { endItemTaskAtom, itemTaskAtom } from './item-atoms.ts';
import type { Item } from './item-desk.ts';
import { ItemTrial } from './item-trial.tsx';
import { MoveItemQuestion } from './move-item-question.tsx';
import { RevisionList } from './revision-list.tsx';

/** What is done to an item beside the list. */
export function ItemPanels() {
  const { t } = useLingui();
  const { reload } = useTable<Item>();
  const task = usePaneAtomValue(itemTaskAtom);
  const end = useSetPaneAtom(endItemTaskAtom);
  const name = task.kind === 'none' ? '' : task.item.name;
  return (
    <>
      {task.kind === 'move' ? <MoveItemQuestion item={task.item} move={task.move} /> : null}
      <GuardedPanel
        isOpen={task.kind === 'test' || task.kind === 'revisions'}
        isWide
        title={
          task.kind === 'test'
            ? t({ id: 'management.component.items.test-title', message: `测试“${name}”` })
            : t({ id: 'management.component.items.revisions-title', message: `“${name}”的修订` })
        }
        onClose={end}
      >
        {() => (
          <>
            {task.kind === 'test' ? <ItemTrial draft={task.item} onPassed={() => void reload()} /> : null}
            {task.kind === 'revisions' ? <RevisionList item={task.item} /> : null}
          </>
        )}
      </GuardedPanel>
    </>
  );
}
