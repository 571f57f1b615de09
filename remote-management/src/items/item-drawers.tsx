import { usePaneAtomValue, useSetPaneAtom } from '@atrium/runtime';
import { useLingui } from '@lingui/react/macro';
import { GuardedDrawer } from '../drawer/guarded-drawer.tsx';
import { endItemTaskAtom, itemTaskAtom } from './item-atoms.ts';
import { ItemTransitionQuestion } from './item-transition-question.tsx';
import { RevisionList } from './revisions/revision-list.tsx';
import { TestPanel } from './test-run/test-panel.tsx';

/** The drawer with the open task of the item list. */
export function ItemDrawers() {
  const { t } = useLingui();
  const task = usePaneAtomValue(itemTaskAtom);
  const end = useSetPaneAtom(endItemTaskAtom);
  const name = task.kind === 'none' ? '' : task.item.name;
  return (
    <>
      {task.kind === 'transition' ? (
        <ItemTransitionQuestion item={task.item} transition={task.transition} />
      ) : null}
      <GuardedDrawer
        isOpen={task.kind === 'test' || task.kind === 'revisions'}
        isWide
        title={
          task.kind === 'test'
            ? t({ id: 'management.component.items.test-title', message: `Test “${name}”` })
            : t({ id: 'management.component.items.revisions-title', message: `Revisions of “${name}”` })
        }
        onClose={end}
      >
        {() => (
          <>
            {task.kind === 'test' ? <TestPanel item={task.item} /> : null}
            {task.kind === 'revisions' ? <RevisionList item={task.item} /> : null}
          </>
        )}
      </GuardedDrawer>
    </>
  );
}
