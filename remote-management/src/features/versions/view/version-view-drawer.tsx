import { type AlgorithmVersionDetail, versionName } from '@atrium/contract';
import { RecordDrawer } from '@atrium/table';
import { useLingui } from '@lingui/react/macro';
import { VersionView } from './version-view.tsx';

interface VersionViewDrawerProps {
  readonly version: AlgorithmVersionDetail;
  onClose(): void;
}

/** The drawer of one version. */
export function VersionViewDrawer({ version, onClose }: VersionViewDrawerProps) {
  const { t } = useLingui();
  const number = versionName(version.number);
  return (
    <RecordDrawer
      row={version}
      title={t({ id: 'management.page.versions.view-title', message: `Version ${number}` })}
      hasOwnActions
      onClose={onClose}
    >
      <VersionView key={version.id} initialVersion={version} onClose={onClose} />
    </RecordDrawer>
  );
}
