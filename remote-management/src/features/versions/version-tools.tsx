import { useSetPaneAtom } from '@atrium/runtime';
import { Button } from '@atrium/ui/base';
import { IconHistory } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { useRequestedVersion } from './create-version.tsx';
import { beginVersionTaskAtom } from './version-atoms.ts';

/** Opens the aliases with their history. */
export function VersionTools() {
  const { t } = useLingui();
  const begin = useSetPaneAtom(beginVersionTaskAtom);
  useRequestedVersion();
  return (
    <Button icon={<IconHistory />} onClick={() => begin({ kind: 'aliases' })}>
      {t({ id: 'management.page.versions.alias-history', message: 'Aliases and history' })}
    </Button>
  );
}
