import { type AlgorithmVersion, versionName } from '@atrium/contract';
import { getEngineShortName } from '@atrium/contract/text';
import { useFormat } from '@atrium/i18n';
import type { ColumnDefinition } from '@atrium/table';
import { Tag } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { useAlgorithm } from './algorithm-context.ts';
import { useEngines } from './use-engines.ts';
import { useVersionLabels } from './use-version-labels.ts';
import styles from './versions.module.css';

/** Returns the columns of the list of versions. */
export function useVersionColumns(): readonly ColumnDefinition<AlgorithmVersion>[] {
  const { t } = useLingui();
  const format = useFormat();
  const { statusChoices } = useVersionLabels();
  const { task } = useAlgorithm();
  const engineNames = new Map(
    useEngines(task).engines?.map(({ id, name }) => [id, getEngineShortName(name)]),
  );
  return [
    {
      key: 'number',
      title: t({ id: 'management.page.versions.number', message: 'Version' }),
      kind: 'number',
      isName: true,
      isSortable: true,
      align: 'start',
      width: 104,
      render: ({ number }) => versionName(number),
    },
    {
      key: 'status',
      title: t({ id: 'management.page.versions.status', message: 'Status' }),
      kind: 'select',
      width: 120,
      options: statusChoices,
      isSortable: true,
      isSearchable: true,
    },
    {
      key: 'aliases',
      title: t({ id: 'management.page.versions.aliases', message: 'Aliases' }),
      kind: 'tags',
      width: 140,
      render: ({ aliases }) =>
        aliases.length === 0 ? (
          '–'
        ) : (
          <span title={format.list(aliases)}>
            {aliases.map((alias) => (
              <Tag key={alias} size="small" color="arcoblue" className={`${styles.alias}`}>
                {alias}
              </Tag>
            ))}
          </span>
        ),
    },
    {
      key: 'engineId',
      title: t({ id: 'management.page.versions.engine', message: 'Engine' }),
      kind: 'text',
      isSortable: true,
      width: 150,
      value: ({ engineId }) => engineNames.get(engineId) ?? engineId,
      render: ({ engineId }) => <bdi translate="no">{engineNames.get(engineId) ?? engineId}</bdi>,
    },
    {
      key: 'runMs',
      title: t({ id: 'management.page.versions.run-time', message: 'Sample run time' }),
      kind: 'number',
      width: 150,
      isHidden: true,
      value: ({ metrics }) => metrics?.runMs,
      render: ({ metrics }) => format.duration(metrics?.runMs),
    },
    {
      key: 'note',
      title: t({ id: 'management.page.versions.note', message: 'Change note' }),
      kind: 'text',
      width: 136,
    },
    {
      key: 'createdBy',
      title: t({ id: 'management.page.versions.created-by', message: 'Created by' }),
      kind: 'text',
      width: 110,
      isHidden: true,
      value: ({ createdByName }) => createdByName,
    },
    {
      key: 'updatedAt',
      title: t({ id: 'management.page.versions.updated-at', message: 'Updated' }),
      kind: 'date',
      isSortable: true,
      isSearchable: true,
    },
  ];
}
