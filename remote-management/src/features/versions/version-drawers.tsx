import { versionName } from '@atrium/contract';
import { usePaneAtomValue, useSetPaneAtom } from '@atrium/runtime';
import { useLingui } from '@lingui/react/macro';
import { GuardedDrawer } from '../../drawer/guarded-drawer.tsx';
import { AliasForm } from './aliases/alias-form.tsx';
import { AliasPanel } from './aliases/alias-panel.tsx';
import { CompareView } from './compare/compare-view.tsx';
import { VersionForm } from './form/version-form.tsx';
import { useTrainedTask } from './training/train-version.tsx';
import { TrainingForm } from './training/training-form.tsx';
import { TrainingList } from './training/training-list.tsx';
import { endVersionTaskAtom, versionTaskAtom } from './version-atoms.ts';
import { VersionTransitionQuestion } from './version-transition-question.tsx';
import { VersionView } from './view/version-view.tsx';

/** The drawer with the open task of the version list. */
export function VersionDrawers() {
  const task = usePaneAtomValue(versionTaskAtom);
  const end = useSetPaneAtom(endVersionTaskAtom);
  const title = useDrawerTitle();
  const trained = useTrainedTask();
  if (task.kind === 'transition')
    return <VersionTransitionQuestion transition={task.transition} version={task.version} />;
  return (
    <GuardedDrawer isOpen={task.kind !== 'none'} title={title} isWide={task.kind !== 'alias'} onClose={end}>
      {(cancel) => (
        <div key={task.kind} ref={showTop}>
          {task.kind === 'create' ? <VersionForm base={task.base} onCancel={cancel} /> : null}
          {task.kind === 'edit' ? (
            <VersionForm base={task.version} edited={task.version} onCancel={cancel} />
          ) : null}
          {task.kind === 'view' ? <VersionView opened={task.version} /> : null}
          {task.kind === 'alias' ? <AliasForm version={task.version} onCancel={cancel} /> : null}
          {task.kind === 'aliases' ? <AliasPanel /> : null}
          {task.kind === 'train' && trained ? <TrainingForm task={trained} onCancel={cancel} /> : null}
          {task.kind === 'trainings' ? <TrainingList /> : null}
          {task.kind === 'compare' ? <CompareView ids={task.ids} /> : null}
        </div>
      )}
    </GuardedDrawer>
  );
}

/** The next content of the drawer starts at its top, wherever the previous one was scrolled. */
function showTop(content: HTMLElement | null): void {
  content?.parentElement?.scrollTo?.({ top: 0 });
}

function useDrawerTitle(): string {
  const { t } = useLingui();
  const task = usePaneAtomValue(versionTaskAtom);
  const number = 'version' in task ? versionName(task.version.number) : '';
  switch (task.kind) {
    case 'create':
      return t({ id: 'management.page.versions.create', message: 'Create version' });
    case 'edit':
      return t({ id: 'management.page.versions.edit-title', message: `Edit ${number}` });
    case 'alias':
      return t({ id: 'management.page.versions.alias-title', message: `Point an alias at ${number}` });
    case 'aliases':
      return t({ id: 'management.page.versions.alias-history', message: 'Aliases and history' });
    case 'train':
      return t({ id: 'management.page.training.train', message: 'Train version' });
    case 'trainings':
      return t({ id: 'management.page.training.trainings', message: 'Trainings' });
    case 'compare':
      return t({ id: 'management.page.versions.compare-title', message: 'Compare versions' });
    default:
      return t({ id: 'management.page.versions.view-title', message: `Version ${number}` });
  }
}
