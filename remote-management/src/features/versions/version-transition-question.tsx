import { type AlgorithmVersion, versionArchiveCall, versionName, versionRestoreCall } from '@atrium/contract';
import { request, usePane, useSetPaneAtom } from '@atrium/runtime';
import { useLingui } from '@lingui/react/macro';
import { Question } from '../../drawer/question.tsx';
import { useRefresh } from './use-refresh.ts';
import { useVersionLabels } from './use-version-labels.ts';
import { endVersionTaskAtom } from './version-atoms.ts';

interface VersionTransitionQuestionProps {
  readonly move: 'archive' | 'restore';
  readonly version: AlgorithmVersion;
}

const CALLS = { archive: versionArchiveCall, restore: versionRestoreCall } as const;

/** Asks for confirmation before a version is archived or restored. */
export function VersionTransitionQuestion({ move, version }: VersionTransitionQuestionProps) {
  const { t } = useLingui();
  const { notices } = usePane();
  const { moves, statuses } = useVersionLabels();
  const end = useSetPaneAtom(endVersionTaskAtom);
  const refresh = useRefresh();
  const action = moves[move];
  const number = versionName(version.number);
  const state = statuses[move === 'archive' ? 'archived' : 'ready'];
  return (
    <Question
      title={t({ id: 'management.page.versions.move-title', message: `${action} ${number}?` })}
      confirm={action}
      isDangerous={move === 'archive'}
      act={() => request(CALLS[move], { id: version.id }, { isSilent: true })}
      onClose={end}
      onDone={() => {
        end();
        notices.success(
          t({ id: 'management.page.versions.moved', message: `Status of ${number} changed to ${state}` }),
        );
        refresh();
      }}
    >
      <p>
        {move === 'archive'
          ? t({
              id: 'management.page.versions.archive-line',
              message: 'Aliases cannot point at an archived version. You can restore it later.',
            })
          : t({
              id: 'management.page.versions.restore-line',
              message: 'The version becomes ready again.',
            })}
      </p>
    </Question>
  );
}
