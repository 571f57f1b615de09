import { algorithmDetailCall, TASKS, type TaskId } from '@atrium/contract';
import { BusinessError, useCall, usePane } from '@atrium/runtime';
import { addChineseLatinSpaces } from '@atrium/table';
import { SafeLink } from '@atrium/ui/base';
import { StateView } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { ALGORITHMS_ADDRESS } from '../../addresses.ts';
import { LoadedSection } from '../../drawer/loaded-section.tsx';
import { AlgorithmProvider } from './algorithm-context.ts';
import { VersionsTable } from './versions-table.tsx';

/** The versions of one algorithm, and its aliases. */
export function VersionsPage() {
  const { i18n, t } = useLingui();
  const { location, setTitle } = usePane();
  const id = location.params.id ?? '';
  const loaded = useCall(algorithmDetailCall, { id });
  const { data: algorithm, error, reload } = loaded;
  const name = algorithm?.name;
  const title =
    name &&
    addChineseLatinSpaces(t({ id: 'management.page.versions.title', message: `Versions of ${name}` }));
  useEffect(() => {
    setTitle(title, i18n.locale);
    return () => setTitle(undefined);
  }, [title, i18n.locale, setTitle]);
  if (!algorithm && error instanceof BusinessError) {
    return (
      <StateView
        kind="missing"
        place="page"
        title={t({ id: 'management.page.versions.missing', message: 'Algorithm not found' })}
        description={t({
          id: 'management.page.versions.missing-description',
          message: 'It may have been deleted.',
        })}
        action={
          <SafeLink to={ALGORITHMS_ADDRESS}>
            {t({ id: 'management.page.versions.to-algorithms', message: 'Back to algorithms' })}
          </SafeLink>
        }
      />
    );
  }
  return (
    <LoadedSection
      loaded={loaded}
      place="page"
      failureTitle={t({ id: 'management.page.versions.failed', message: 'Failed to load this algorithm' })}
    >
      {(shown) => (
        <AlgorithmProvider
          value={{ algorithm: shown, task: isTask(shown.task) ? shown.task : undefined, reload }}
        >
          <VersionsTable />
        </AlgorithmProvider>
      )}
    </LoadedSection>
  );
}

function isTask(task: string): task is TaskId {
  return Object.hasOwn(TASKS, task);
}
