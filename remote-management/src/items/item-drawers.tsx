import { usePaneAtomValue, useSetPaneAtom } from '@atrium/runtime';
import { useLingui } from '@lingui/react/macro';
import { GuardedDrawer } from '../drawer/guarded-drawer.tsx';
import { closeItemDrawerAtom, itemDrawerAtom } from './item-atoms.ts';
import { ItemTransitionConfirmation } from './item-transition-confirmation.tsx';
import { RevisionList } from './revisions/revision-list.tsx';
import { TestPanel } from './test-run/test-panel.tsx';

/** The drawer or the confirmation that is open over the item list. */
export function ItemDrawers() {
  const { t } = useLingui();
  const state = usePaneAtomValue(itemDrawerAtom);
  const closeDrawer = useSetPaneAtom(closeItemDrawerAtom);
  const name = state.kind === 'none' ? '' : state.item.name;
  return (
    <>
      {state.kind === 'transition' ? (
        <ItemTransitionConfirmation item={state.item} transition={state.transition} />
      ) : null}
      <GuardedDrawer
        isOpen={state.kind === 'test' || state.kind === 'revisions'}
        isWide
        title={
          state.kind === 'test'
            ? t({ id: 'management.component.items.test-title', message: `Test “${name}”` })
            : t({ id: 'management.component.items.revisions-title', message: `Revisions of “${name}”` })
        }
        onClose={closeDrawer}
      >
        {() => (
          <>
            {state.kind === 'test' ? <TestPanel item={state.item} /> : null}
            {state.kind === 'revisions' ? <RevisionList item={state.item} /> : null}
          </>
        )}
      </GuardedDrawer>
    </>
  );
}
