import { type AlgorithmVersion, versionArchiveCall, versionName, versionRestoreCall } from '@atrium/contract';
import { request, usePane, useSetPaneAtom } from '@atrium/runtime';
import { useLingui } from '@lingui/react/macro';
import { Confirmation } from '../../drawer/confirmation.tsx';
import { useRefresh } from './use-refresh.ts';
import { useVersionLabels } from './use-version-labels.ts';
import { closeVersionDrawerAtom } from './version-atoms.ts';

interface VersionTransitionConfirmationProps {
  readonly transition: 'archive' | 'restore';
  readonly version: AlgorithmVersion;
}

const CALLS = { archive: versionArchiveCall, restore: versionRestoreCall } as const;

/** Asks for confirmation before a version is archived or restored. */
export function VersionTransitionConfirmation({ transition, version }: VersionTransitionConfirmationProps) {
  const { t } = useLingui();
  const { toasts } = usePane();
  const { transitions, statuses } = useVersionLabels();
  const closeDrawer = useSetPaneAtom(closeVersionDrawerAtom);
  const refresh = useRefresh();
  const action = transitions[transition];
  const number = versionName(version.number);
  const state = statuses[transition === 'archive' ? 'archived' : 'ready'];
  return (
    <Confirmation
      title={t({ id: 'management.page.versions.transition-title', message: `${action} ${number}?` })}
      confirm={action}
      isDangerous={transition === 'archive'}
      act={() => request(CALLS[transition], { id: version.id }, { isSilent: true })}
      onClose={closeDrawer}
      onDone={() => {
        closeDrawer();
        toasts.success(
          t({ id: 'management.page.versions.moved', message: `Status of ${number} changed to ${state}` }),
        );
        refresh();
      }}
    >
      <p>
        {transition === 'archive'
          ? t({
              id: 'management.page.versions.archive-description',
              message: 'Aliases cannot point at an archived version. You can restore it later.',
            })
          : t({
              id: 'management.page.versions.restore-description',
              message: 'The version becomes ready again.',
            })}
      </p>
    </Confirmation>
  );
}
