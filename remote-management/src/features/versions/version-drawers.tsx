import { versionName } from '@atrium/contract';
import { usePaneAtomValue, useSetPaneAtom } from '@atrium/runtime';
import { useLingui } from '@lingui/react/macro';
import { CloseFooter } from '../../drawer/close-footer.tsx';
import { GuardedDrawer } from '../../drawer/guarded-drawer.tsx';
import { AliasForm } from './aliases/alias-form.tsx';
import { AliasPanel } from './aliases/alias-panel.tsx';
import { CompareView } from './compare/compare-view.tsx';
import { VersionForm } from './form/version-form.tsx';
import { useTrainableTask } from './training/train-version-button.tsx';
import { TrainingForm } from './training/training-form.tsx';
import { TrainingList } from './training/training-list.tsx';
import { closeVersionDrawerAtom, versionDrawerAtom } from './version-atoms.ts';
import { VersionTransitionConfirmation } from './version-transition-confirmation.tsx';
import { VersionViewDrawer } from './view/version-view-drawer.tsx';

/** The contents without a form. The drawer shows a Close button below them. */
const KINDS_WITHOUT_FORM: ReadonlySet<string> = new Set(['aliases', 'trainings', 'compare']);

/** The drawer or the confirmation that is open over the version list. */
export function VersionDrawers() {
  const state = usePaneAtomValue(versionDrawerAtom);
  const closeDrawer = useSetPaneAtom(closeVersionDrawerAtom);
  const title = useDrawerTitle();
  const trainableTask = useTrainableTask();
  if (state.kind === 'transition')
    return <VersionTransitionConfirmation transition={state.transition} version={state.version} />;
  if (state.kind === 'view') {
    return <VersionViewDrawer version={state.version} onClose={closeDrawer} />;
  }
  return (
    <GuardedDrawer
      isOpen={state.kind !== 'none'}
      title={title}
      isWide={state.kind !== 'alias'}
      onClose={closeDrawer}
    >
      {(cancel) => (
        <div key={state.kind} ref={scrollToTop}>
          {state.kind === 'create' ? <VersionForm base={state.base} onCancel={cancel} /> : null}
          {state.kind === 'edit' ? (
            <VersionForm base={state.version} edited={state.version} onCancel={cancel} />
          ) : null}
          {state.kind === 'alias' ? <AliasForm version={state.version} onCancel={cancel} /> : null}
          {state.kind === 'aliases' ? <AliasPanel /> : null}
          {state.kind === 'train' && trainableTask ? (
            <TrainingForm task={trainableTask} onCancel={cancel} />
          ) : null}
          {state.kind === 'trainings' ? <TrainingList /> : null}
          {state.kind === 'compare' ? <CompareView ids={state.ids} /> : null}
          {KINDS_WITHOUT_FORM.has(state.kind) ? <CloseFooter onClose={cancel} /> : null}
        </div>
      )}
    </GuardedDrawer>
  );
}

/** Scrolls the drawer to its top, because the previous content may have been scrolled. */
function scrollToTop(content: HTMLElement | null): void {
  content?.parentElement?.scrollTo?.({ top: 0 });
}

function useDrawerTitle(): string {
  const { t } = useLingui();
  const state = usePaneAtomValue(versionDrawerAtom);
  const number = 'version' in state ? versionName(state.version.number) : '';
  switch (state.kind) {
    case 'create':
      return t({ id: 'management.page.versions.create', message: 'Create version' });
    case 'edit':
      return t({ id: 'management.page.versions.edit-title', message: `Edit ${number}` });
    case 'alias':
      return t({ id: 'management.page.versions.alias-title', message: `Point an alias at ${number}` });
    case 'aliases':
      return t({ id: 'management.page.versions.alias-history', message: 'Aliases and history' });
    case 'train':
      return t({ id: 'management.page.training.train', message: 'Train new version' });
    case 'trainings':
      return t({ id: 'management.page.training.trainings', message: 'Training jobs' });
    case 'compare':
      return t({ id: 'management.page.versions.compare-title', message: 'Compare versions' });
    default:
      return '';
  }
}
