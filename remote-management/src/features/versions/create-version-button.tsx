import { type AlgorithmVersion, versionDetailCall } from '@atrium/contract';
import { request, usePane, useSetPaneAtom } from '@atrium/runtime';
import { useTable } from '@atrium/table';
import { Button } from '@atrium/ui/base';
import { IconPlus } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { useAlgorithm } from './algorithm-context.ts';
import { openVersionDrawerAtom } from './version-atoms.ts';

interface CreateVersionButtonProps {
  /** Whether another button is the primary one. */
  readonly isSecondary?: boolean;
}

/**
 * Opens the form of a new version with the content of the newest version on the loaded page of the list. Hidden if no
 * version can be added to the algorithm.
 */
export function CreateVersionButton({ isSecondary = false }: CreateVersionButtonProps) {
  const { t } = useLingui();
  const create = useCreateVersion();
  if (!create) return null;
  return (
    <Button type={isSecondary ? 'secondary' : 'primary'} icon={<IconPlus />} onClick={() => void create()}>
      {t({ id: 'management.page.versions.create', message: 'Create version' })}
    </Button>
  );
}

/** Opens the form of a new version when the page opens with `?new=version`. */
export function useCreateFromQuery(): void {
  const { page } = useTable<AlgorithmVersion>();
  const { location, navigator } = usePane();
  const create = useCreateVersion();
  // The form starts with the newest version of the list, so the list must have loaded.
  const isRequested = location.query.new === 'version' && page !== undefined;
  const start = useEffectEvent(() => {
    navigator.setQuery({ new: '' }, { replace: true });
    void create?.();
  });
  useEffect(() => {
    if (isRequested) start();
  }, [isRequested]);
}

/** Returns a function that opens the form of a new version. Undefined if no version can be added. */
function useCreateVersion(): (() => Promise<void>) | undefined {
  const { algorithm, task } = useAlgorithm();
  const { page } = useTable<AlgorithmVersion>();
  const openDrawer = useSetPaneAtom(openVersionDrawerAtom);
  if (task === undefined || algorithm.status === 'archived') return undefined;
  return async () => {
    const [newest] = [...(page?.list ?? [])].sort((one, other) => other.number - one.number);
    try {
      const base = newest && (await request(versionDetailCall, { id: newest.id }));
      openDrawer({ kind: 'create', base });
    } catch {
      // A toast has already reported the error.
    }
  };
}
