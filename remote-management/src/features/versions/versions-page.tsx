import { TASKS, type TaskId } from '@atrium/contract';
import { BusinessError, useLoad, usePane } from '@atrium/runtime';
import { Button, SafeLink, Spin } from '@atrium/ui/base';
import { StateView } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useMemo } from 'react';
import { ALGORITHMS } from '../../addresses.ts';
import { AlgorithmProvider } from './algorithm-context.ts';
import { algorithmLoad } from './version-atoms.ts';
import { VersionsTable } from './versions-table.tsx';

/** The versions of one algorithm, and where its aliases point. */
export function VersionsPage() {
  const { i18n, t } = useLingui();
  const { location, setTitle } = usePane();
  const id = location.params.id ?? '';
  const { data, error, reload } = useLoad(
    algorithmLoad,
    useMemo(() => ({ id }), [id]),
  );
  const algorithm = data?.id === id ? data : undefined;
  const name = algorithm?.name;
  const title = name && t({ id: 'management.page.versions.title', message: `Versions of ${name}` });
  useEffect(() => {
    setTitle(title, i18n.locale);
    return () => setTitle(undefined);
  }, [title, i18n.locale, setTitle]);
  if (algorithm) {
    const task = isTask(algorithm.task) ? algorithm.task : undefined;
    return (
      <AlgorithmProvider value={{ algorithm, task, reload }}>
        <VersionsTable />
      </AlgorithmProvider>
    );
  }
  if (error instanceof BusinessError) {
    return (
      <StateView
        kind="missing"
        place="page"
        title={t({ id: 'management.page.versions.missing', message: 'There is no such algorithm' })}
        line={t({ id: 'management.page.versions.missing-line', message: 'It may have been removed.' })}
        action={
          <SafeLink to={ALGORITHMS}>
            {t({ id: 'management.page.versions.to-algorithms', message: 'Back to the algorithms' })}
          </SafeLink>
        }
      />
    );
  }
  if (!error) return <Spin />;
  return (
    <StateView
      kind="failure"
      place="page"
      title={t({ id: 'management.page.versions.failed', message: 'This algorithm could not be read' })}
      action={
        <Button onClick={() => void reload()}>
          {t({ id: 'management.page.versions.retry', message: 'Try again' })}
        </Button>
      }
    />
  );
}

function isTask(task: string): task is TaskId {
  return Object.hasOwn(TASKS, task);
}
