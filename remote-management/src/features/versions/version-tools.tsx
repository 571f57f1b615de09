import { type AlgorithmVersion, versionDetailCall } from '@atrium/contract';
import { request, usePane, useSetPaneAtom } from '@atrium/runtime';
import { useTable } from '@atrium/table';
import { Button } from '@atrium/ui/base';
import { IconHistory, IconPlus } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { useAlgorithm } from './algorithm-context.ts';
import { beginVersionTaskAtom } from './version-atoms.ts';

/**
 * Creates a version that starts with the content of the newest one, and opens the aliases with their history. The
 * address `?new=version` starts a version at once.
 */
export function VersionTools() {
  const { t } = useLingui();
  const { algorithm, task } = useAlgorithm();
  const { page } = useTable<AlgorithmVersion>();
  const begin = useSetPaneAtom(beginVersionTaskAtom);
  const create = async () => {
    const [newest] = [...(page?.list ?? [])].sort((one, other) => other.number - one.number);
    try {
      const base = newest && (await request(versionDetailCall, { id: newest.id }));
      begin({ kind: 'create', base });
    } catch {
      // A toast has already reported it.
    }
  };
  const canCreate = task !== undefined && algorithm.status !== 'archived';
  const { location, navigator } = usePane();
  const isRequested = location.query.new === 'version' && page !== undefined;
  const start = useEffectEvent(() => {
    navigator.setQuery({ new: '' }, { replace: true });
    if (canCreate) void create();
  });
  useEffect(() => {
    if (isRequested) start();
  }, [isRequested]);
  return (
    <>
      <Button icon={<IconHistory />} onClick={() => begin({ kind: 'aliases' })}>
        {t({ id: 'management.page.versions.alias-history', message: 'Aliases and history' })}
      </Button>
      {canCreate ? (
        <Button type="primary" icon={<IconPlus />} onClick={() => void create()}>
          {t({ id: 'management.page.versions.create', message: 'Create version' })}
        </Button>
      ) : null}
    </>
  );
}
