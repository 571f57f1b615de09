import { type AlgorithmVersion, type BodyOf, versionListCall, versionName } from '@atrium/contract';
import { request } from '@atrium/runtime';
import { addChineseLatinSpaces, type RowSource, TableScreen } from '@atrium/table';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useAlgorithmLabels } from '../../use-algorithm-labels.ts';
import { useAlgorithm } from './algorithm-context.ts';
import { CreateVersionButton } from './create-version-button.tsx';
import { TrainVersionButton, useIsTrainingPrimary } from './training/train-version-button.tsx';
import { useCompareAction, useVersionActions } from './use-version-actions.tsx';
import { useVersionColumns } from './use-version-columns.tsx';
import { VersionDrawers } from './version-drawers.tsx';
import { VersionTools } from './version-tools.tsx';

/** The list of versions, with all actions on them. */
export function VersionsTable() {
  const { t } = useLingui();
  const { algorithm } = useAlgorithm();
  const { tasks, statuses } = useAlgorithmLabels();
  const { id, name, slug } = algorithm;
  const source = useMemo(() => createSource(id), [id]);
  return (
    <TableScreen
      definition={{
        name: 'management-versions',
        title: addChineseLatinSpaces(
          t({ id: 'management.page.versions.title', message: `Versions of ${name}` }),
        ),
        description: [slug, tasks[algorithm.task], statuses[algorithm.status]].join(' · '),
        empty: {
          title: t({ id: 'management.page.versions.empty', message: 'No versions yet' }),
          description: t({
            id: 'management.page.versions.empty-description',
            message: 'Create a version, validate it with a sample, then point the “production” alias at it.',
          }),
        },
        rowKey: (version) => version.id,
        rowName: ({ number }) => versionName(number),
        source,
        columns: useVersionColumns(),
        rowActions: useVersionActions(),
        selectionActions: useCompareAction(),
        tools: <VersionTools />,
        createAction: useIsTrainingPrimary() ? <TrainVersionButton /> : <CreateVersionButton />,
      }}
    >
      <VersionDrawers />
    </TableScreen>
  );
}

function createSource(algorithmId: string): RowSource<AlgorithmVersion> {
  return {
    list: (query, options) =>
      request(versionListCall, { ...query, algorithmId } as BodyOf<typeof versionListCall>, options),
  };
}
