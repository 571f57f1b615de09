import {
  type AlgorithmVersion,
  type AlgorithmVersionDetail,
  isTransitionAllowed,
  VERSION_TRANSITIONS,
  type VersionTransition,
  versionDetailCall,
} from '@atrium/contract';
import { request, usePane, useSetPaneAtom } from '@atrium/runtime';
import type { RowAction, SelectionAction } from '@atrium/table';
import { IconEdit, IconEye, IconTags } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { useVersionLabels } from './use-version-labels.ts';
import { openVersionDrawerAtom } from './version-atoms.ts';

const readVersion = ({ id }: AlgorithmVersion): Promise<AlgorithmVersionDetail> =>
  request(versionDetailCall, { id });

/** Returns a function that returns whether the status of a version allows a transition. */
const createOfferCheck =
  (transition: VersionTransition) =>
  ({ status }: AlgorithmVersion): boolean =>
    isTransitionAllowed(VERSION_TRANSITIONS, transition, status);

/** Returns the actions on one version. If a version cannot be loaded, a toast reports it and no drawer opens. */
export function useVersionActions(): readonly RowAction<AlgorithmVersion>[] {
  const { t } = useLingui();
  const openDrawer = useSetPaneAtom(openVersionDrawerAtom);
  const { transitions } = useVersionLabels();
  const openVersion = (kind: 'view' | 'edit') => (row: AlgorithmVersion) =>
    void readVersion(row).then(
      (version) => openDrawer({ kind, version }),
      () => undefined,
    );
  return [
    {
      key: 'view',
      label: t({ id: 'management.page.versions.view', message: 'View' }),
      icon: <IconEye aria-hidden />,
      run: openVersion('view'),
    },
    {
      key: 'validate',
      label: t({ id: 'management.page.versions.validate', message: 'Validate' }),
      isOffered: createOfferCheck('validate'),
      // The view contains the button that starts the validation.
      run: openVersion('view'),
    },
    {
      key: 'alias',
      label: t({ id: 'management.page.versions.set-alias', message: 'Set alias' }),
      icon: <IconTags aria-hidden />,
      isOffered: ({ status }) => status === 'ready',
      run: (version) => openDrawer({ kind: 'alias', version }),
    },
    {
      key: 'edit',
      label: t({ id: 'management.page.versions.edit', message: 'Edit' }),
      icon: <IconEdit aria-hidden />,
      isOffered: createOfferCheck('edit'),
      run: openVersion('edit'),
    },
    ...(['restore', 'archive'] as const).map((transition) => ({
      key: transition,
      label: transitions[transition],
      isDangerous: transition === 'archive',
      isOffered: createOfferCheck(transition),
      run: (version: AlgorithmVersion) => openDrawer({ kind: 'transition', transition, version }),
    })),
  ];
}

/** Returns the action that compares the two selected versions. */
export function useCompareAction(): readonly SelectionAction<AlgorithmVersion>[] {
  const { t } = useLingui();
  const { toasts } = usePane();
  const openDrawer = useSetPaneAtom(openVersionDrawerAtom);
  return [
    {
      key: 'compare',
      label: t({ id: 'management.page.versions.compare', message: 'Compare' }),
      run: (scope) => {
        const [first, second, ...more] = scope.kind === 'rows' ? scope.keys : [];
        if (first && second && more.length === 0) openDrawer({ kind: 'compare', ids: [first, second] });
        else {
          toasts.info(
            t({ id: 'management.page.versions.compare-two', message: 'Select two versions to compare' }),
          );
        }
      },
    },
  ];
}
